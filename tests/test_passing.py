"""Passing for a player: by settings and public facts; what demands a choice is always asked."""

from __future__ import annotations

import pytest

from headjudge.kernel.decision import NO, PASS, YES, Decision
from headjudge.kernel.game import Game
from headjudge.passing import (
    Passed,
    Settings,
    Stop,
    is_stopped,
    next_stop,
    passed_for,
    place_in_turn,
)
from tests.kernel.harbor.table import given, ship, side

ANSWER = Settings("answer")


def asked(decision: Decision, hand: int = 1) -> Game:
    """A game in which this is asked; the player has so many cards in hand."""
    game = given(side(hand=[ship() for _card in range(hand)])).game
    game.state.decision = decision
    return game


def window(*options: tuple[str | int, ...], secret: bool = False) -> Decision:
    return Decision(0, "halt", (*options, PASS), "1-1", secret=secret)


def test_nothing_is_passed_without_a_setting() -> None:
    assert passed_for(asked(window()), Settings()) is None


def test_a_window_with_nothing_to_answer_is_passed_until_something_can() -> None:
    assert passed_for(asked(window()), ANSWER) == Passed(0, "answer", True)
    assert passed_for(asked(window(("card", 0))), ANSWER) is None


def test_that_nothing_can_answer_is_public_only_if_no_hand_decides_it() -> None:
    hidden = passed_for(asked(window(secret=True)), ANSWER)
    assert hidden is not None and not hidden.public
    empty = passed_for(asked(window(secret=True), hand=0), ANSWER)
    assert empty is not None and empty.public


def test_a_turn_is_passed_whatever_could_answer_and_no_longer() -> None:
    game = asked(window(("card", 0)))
    this = Settings("turn", game.state.turn)
    assert passed_for(game, this) == Passed(1, "turn", True)
    game.state.turn += 1
    assert passed_for(game, this) is None


@pytest.mark.parametrize("until", ["answer", "turn"])
def test_what_demands_a_choice_is_always_asked(until: str) -> None:
    for decision in (
        Decision(0, "halt", (YES, NO), "1-1"),
        Decision(0, "halt", (("card", 0), ("card", 1)), "1-1"),
        Decision(0, "halt", (("card", 0), ("card", 1), PASS), "1-1", least=2, most=2),
    ):
        game = asked(decision)
        settings = Settings("turn", game.state.turn) if until == "turn" else ANSWER
        assert passed_for(game, settings) is None


def test_at_a_stop_the_player_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asked(window())
    monkeypatch.setattr(Game, "path", lambda _game: ("6", "7-5", "7-5-1"))
    assert passed_for(game, Settings("answer", stops=("7-5",))) is None
    assert passed_for(game, Settings("answer", stops=("7-6",))) is not None


def test_a_stop_is_at_the_rules_under_it() -> None:
    assert is_stopped(("7", "7.5.1"), ("7.5",))
    assert not is_stopped(("7", "7.51"), ("7.5",))


PARTS = ("6.3", "6.4", "7.3", "7.5")


@pytest.mark.parametrize(
    ("path", "at"),
    [(("6.4.1",), 1), (("6", "7.5.2", "9.1"), 3), (("9.1",), -1), (("6.3", "7.3.1"), 2)],
)
def test_the_innermost_rule_says_where_in_the_turn_it_is(path: tuple[str, ...], at: int) -> None:
    assert place_in_turn(path, PARTS) == at


@pytest.mark.parametrize(
    ("settings", "stop"),
    [
        (Settings(), Stop("question")),
        (Settings("answer"), Stop("answer")),
        (Settings("answer", stops=("7.5", "7.3")), Stop("stop", "7.3")),
        (Settings("answer", stops=("6.3",)), Stop("answer")),
        (Settings("turn", 0, ("7.5",)), Stop("question")),
    ],
)
def test_where_the_game_stops_next_follows_from_settings_and_the_turn(
    settings: Settings, stop: Stop, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = asked(window())
    game.state.turn = 3
    monkeypatch.setattr(Game, "path", lambda _game: ("6.4", "6.4.1"))
    assert next_stop(game, settings, PARTS) == stop
    assert next_stop(game, Settings("turn", 3), PARTS) == Stop("turn")
