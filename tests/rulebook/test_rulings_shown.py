"""The rulings that show a rule, in whichever language their lines are written."""

from __future__ import annotations

from headjudge.rulebook.evidence import shown_by_rulings


def test_the_rules_of_a_japanese_ruling_are_counted() -> None:
    text = "ゲーム harbor\n裁定 一\nルール 6-2、6-3\nruling Two\nrules 7-1, 7-2\n"
    found = [(each.number, each.node) for each in shown_by_rulings("harbor", "a", text)]
    assert found == [("6-2", "a::一"), ("6-3", "a::一"), ("7-1", "a::Two"), ("7-2", "a::Two")]
    assert not list(shown_by_rulings("other", "a", text))
