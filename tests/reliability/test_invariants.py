"""Promise 7: the rules hold. After every event of random games the state makes sense;
at every decision a fork equals the original and JSON comes back identical."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from headjudge import starting
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, State
from tests.at_random import answer_for
from tests.figures import Figure
from tests.reliability.play import TITLES, answer_in, begin


class Watch:
    """Checks a game after every event from now on, and counts them."""

    def __init__(self, game: Game) -> None:
        self.events = 0
        self.cards = numbers(game.state)
        self.printed = game.state.printed[:]
        self.origin = game.state.origin
        happen = {kind: self._checking(each) for kind, each in game.rules.happen.items()}
        game.rules = game.rules.copy()
        game.rules.happen = happen

    def _checking(self, happens: Callable[[Game, Event], None]) -> Callable[[Game, Event], None]:
        def both(game: Game, event: Event) -> None:
            happens(game, event)
            self._hold(game)
            self.events += 1

        return both

    def _hold(self, game: Game) -> None:
        """What is true after every event."""
        state = game.state
        place = [-1] * len(state.printed)
        for zone, there in enumerate(state.zones):
            for card in there:
                place[card] = zone
        assert state.place == place
        nowhere = place.count(-1)
        assert sum(map(len, state.zones)) == len(place) - nowhere, "a card in two zones"
        if nowhere:
            for card, zone in enumerate(place):
                assert zone >= 0 or state.origin[card] < 0, "a card vanished"
        if max(state.host) >= 0:
            for card, host in enumerate(state.host):
                if host >= 0:
                    assert place[host] == place[card], "under a card that is elsewhere"
                    assert state.host[host] < 0, "under a card that is itself under one"
        if state.printed != self.printed or state.origin != self.origin:
            assert numbers(state) == self.cards
            self.printed, self.origin = state.printed[:], state.origin
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


def go_on_alike(game: Game, text: str, picks: tuple[int, ...]) -> str:
    """A fork and the saved game (this text) go on alike, and change nothing about the original:
    the text that it must come to as well."""
    loaded = starting.from_json(text)
    assert loaded.to_json() == text
    assert repr(loaded.decision) == repr(game.decision)
    fork = game.fork()
    fork.rules = loaded.rules  # unwatched
    fork.answer(*picks)
    assert game.to_json() == text
    loaded.answer(*picks)
    after = loaded.to_json()
    assert fork.to_json() == after
    return after


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(8))
def test_every_event_leaves_a_state_that_makes_sense_and_goes_on_alike(
    title: str, part: int, figure: Figure
) -> None:
    """A fork and a saved game are held against the game at every decision of some games, and at
    every 25th of the others."""
    events = 0
    forked = figure(quick=0, gate=24, long=2_000)
    for number in range(part, figure(quick=8, gate=200, long=25_000), 8):
        game, rng = begin(title, number, log=False)
        watch = Watch(game)
        after = ""  # what a fork has come to with the same answer
        while game.result is None:
            decision: Any = game.decision
            assert decision.options or decision.most == 0, "nothing to choose from"
            assert 0 <= decision.least <= decision.most <= max(len(decision.options), 0)
            assert len(set(decision.options)) == len(decision.options)
            picks = answer_in(number, game, rng)
            held = number < forked or game.state.decisions % 25 == number % 25
            if held or after:
                text = game.to_json()
                assert after in ("", text)
                after = go_on_alike(game, text, picks) if held else ""
            game.answer(*picks)
        assert after in ("", game.to_json())
        events += watch.events
        assert game.result.rule
    assert events > figure(quick=20, gate=1000, long=100_000)


@pytest.mark.parametrize("title", TITLES)
def test_what_was_kept_is_what_it_would_come_to_anew(title: str, figure: Figure) -> None:
    """Options and values: a fork starts with nothing that was worked out before."""
    asked = number = changed = 0
    while asked < figure(quick=300, gate=4_000, long=100_000):
        game, rng = begin(title, number, log=False)
        number += 1
        while game.result is None:
            asked += 1
            fork = game.fork()
            fork.ask_again()
            assert repr(fork.decision) == repr(game.decision), (number, game.state.decisions)
            for card in game.rules.active_cards(game):
                for name in sorted(game.survey.changeable - {"abilities"}):
                    now = game.value(card, name)
                    assert now == fork.value(card, name), (number, game.state.decisions, name)
                    changed += now != game.state.printed[card].values[name]
                assert game.abilities(card).terms == fork.abilities(card).terms
            game.answer(*answer_for(game, rng))
    assert changed > figure(quick=5, gate=100, long=1_000)
