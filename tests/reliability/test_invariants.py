"""Promise 7: the rules hold. After every event of random games the state makes sense;
at every decision a fork equals the original and JSON comes back identical."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import headjudge
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, State
from tests.reliability.play import TITLES, answer_for, begin

GAMES = 500


def hold(game: Game, cards: list[str]) -> None:
    """What is true after every event."""
    state = game.state
    placed: dict[int, int] = {}
    for zone, there in enumerate(state.zones):
        for card in there:
            assert card not in placed, "a card in two zones"
            placed[card] = zone
    for card in range(len(state.printed)):
        assert state.place[card] == placed.get(card, -1)
        if state.origin[card] >= 0:
            assert state.place[card] >= 0, "a card vanished"
        host = state.host[card]
        if host >= 0:
            assert state.place[host] == state.place[card], "under a card that is elsewhere"
            assert state.host[host] < 0, "under a card that is itself under one"
    assert numbers(state) == cards
    game_holds(game)


def numbers(state: State) -> list[str]:
    """The cards that began in decks, whichever of their sides they show (`#2`: the other)."""
    cards = zip(state.printed, state.origin, strict=True)
    return [card.number.partition("#")[0] for card, origin in cards if origin >= 0]


def game_holds(game: Game) -> None:
    """And what is true of this title."""
    if game.rules.name == "godzilla":
        for row in game.state.numbers:
            assert 1 <= row["position"] <= 8
            assert row["rage"] >= 0


def watched(game: Game) -> list[int]:
    """Check after every event from now on; the list counts them."""
    cards = numbers(game.state)
    count = [0]
    rules = copy.copy(game.rules)

    def checking(happens: Callable[[Game, Event], None]) -> Callable[[Game, Event], None]:
        def both(which: Game, event: Event) -> None:
            happens(which, event)
            hold(which, cards)
            count[0] += 1

        return both

    rules.happen = {kind: checking(function) for kind, function in game.rules.happen.items()}
    game.rules = rules
    return count


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(8))
def test_every_event_leaves_a_state_that_makes_sense(title: str, part: int, long: int) -> None:
    events = 0
    for number in range(part, GAMES * long, 8):
        game, rng = begin(title, number, log=False)
        count = watched(game)
        while game.result is None:
            decision: Any = game.decision
            assert decision.options or decision.most == 0, "nothing to choose from"
            assert 0 <= decision.least <= decision.most <= max(len(decision.options), 0)
            assert len(set(decision.options)) == len(decision.options)
            picks = answer_for(game, rng)
            if game.state.decisions % 25 == number % 25:
                go_on_alike(game, picks)
            game.answer(*picks)
        events += count[0]
        assert game.result.rule
    assert events > 1000


def go_on_alike(game: Game, picks: tuple[int, ...]) -> None:
    """A fork and the saved game go on as the original does, and change nothing about it."""
    before = game.state_hash()
    fork = game.fork()
    text = game.to_json()
    loaded = headjudge.from_json(text)
    assert loaded.state_hash() == before
    assert loaded.to_json() == text
    assert repr(loaded.decision) == repr(game.decision)
    fork.answer(*picks)
    assert game.state_hash() == before
    loaded.answer(*picks)
    assert fork.state_hash() == loaded.state_hash()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(4))
def test_a_fork_and_a_saved_game_go_on_alike(title: str, part: int, long: int) -> None:
    """At every decision of some games; of all five hundred here and there, above."""
    for number in range(part, 60 * long, 4):
        game, rng = begin(title, number, log=False)
        while game.result is None:
            picks = answer_for(game, rng)
            fork = game.fork()
            go_on_alike(game, picks)
            game.answer(*picks)
            fork.answer(*picks)
            assert fork.state_hash() == game.state_hash()
