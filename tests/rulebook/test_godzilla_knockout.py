"""A sample of rules is knocked out in every run: the tests must notice each.

All of them: `headjudge rules knockout godzilla`.
"""

from __future__ import annotations

from headjudge.rulebook import book
from headjudge.rulebook.knockout import knockout

OPERATIVE = ("procedure", "restriction", "keyword", "rule-action")
EVERY = 24


def test_a_sample_of_rules_is_missed_when_it_is_taken_out() -> None:
    rules = book.load("godzilla").rules
    operative = [number for number, rule in rules.items() if rule.kind in OPERATIVE]
    outcomes = knockout("godzilla", operative[5::EVERY], workers=1, limit=120)
    assert len(outcomes) >= 12
    assert [outcome for outcome in outcomes if outcome.verdict != "killed"] == []
