"""What players are asked has words and a rule: over the games of the tests, and at random."""

from __future__ import annotations

import pytest

from headjudge import games
from headjudge.kernel.decision import PASS, Decision
from tests import questions
from tests.figures import Figure
from tests.games.vanguard import table as vanguard
from tests.reliability.play import decisions


@pytest.mark.parametrize("title", games.NAMES)
def test_every_question_of_a_game_has_words_and_a_rule(title: str, figure: Figure) -> None:
    """Each question is checked as it is asked; here it is made sure that there are many."""
    asked: set[tuple[str, str]] = set()
    for number in range(figure(quick=3, gate=10, long=50)):
        for game, _rng in decisions(title, number, log=False):
            decision = game.decision
            if decision is not None:
                questions.check(title, decision)
                asked.add((decision.prompt, decision.rule))
    assert len(asked) > 8, asked


@pytest.mark.parametrize(
    ("prompt", "rule", "why"),
    [
        ("TurnDown", "10.16.1", "the name of a class"),
        ("ponder", "10.16.1", "no words"),
        ("counter-blast", "10.16.77", "no rule"),
        ("counter-blast", "10.16", "a heading"),
    ],
)
def test_a_question_without_words_or_a_rule_is_noticed(prompt: str, rule: str, why: str) -> None:
    questions.check("vanguard", Decision(0, "counter-blast", (PASS,), "10.16.1"))
    with pytest.raises(AssertionError, match=why):
        questions.check("vanguard", Decision(0, prompt, (PASS,), rule))


def test_questions_are_checked_while_tests_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that asks by the name of a class fails the test that plays it."""
    assert vanguard.given().prompt == "main"
    monkeypatch.setattr(questions, "class_names", lambda title: frozenset({"main"}))
    with pytest.raises(AssertionError, match="'main', the name of a class"):
        vanguard.given()
