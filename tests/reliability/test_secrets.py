"""Promises 1 to 3 and 11: nobody learns what they may not know.

`swaps.py` says how games and their twins are compared. That the comparison finds leaks is shown in
`test_planted_leaks.py`.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from headjudge import players
from headjudge.kernel.game import Game
from tests.at_random import redealt
from tests.figures import Figure
from tests.reliability.lessons import Showings
from tests.reliability.play import TITLES, answer_in, begin, decisions
from tests.reliability.swaps import swap

PARTS: Final = 4

# How viewers come to know cards that lie where they cannot look. Cards that are played are
# announced, those that are searched or looked at are seen by one player, those that are revealed,
# or chosen because they are of some sort, by all.
SHOWN_BY: Final = {
    "godzilla": {"5.5.1", "5.8.1", "5.10.1", "12.6.2", "chosen"},
    "vanguard": {
        "3.13.2", "6.4.1.2.4", "6.4.1.2.5", "8.5.2.1", "10.7.1.4", "10.9.1", "10.10.1", "chosen",
    },
    "dragonball": {"1-3-5-1", "6-3-1-2-1-1", "8-5-2-1", "8-5-3-7", "11-2-1", "chosen"},
    "gateruler": {"9-3e", "14-4b-1", "15-3a", "15-5a", "15-5b", "15-6a", "16-15b", "chosen"},
}  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_viewer_gets_does_not_depend_on_what_they_cannot_know(
    title: str, part: int, figure: Figure
) -> None:
    swaps = figure(quick=300, gate=10_000, long=250_000) // PARTS
    tally = swap(title, swaps, part, PARTS)
    assert not tally.differences, "\n".join(tally.differences)
    assert tally.swaps == swaps
    assert tally.compared > 5 * swaps
    assert len(tally.prompts) > figure(
        quick=3, gate=15, long=20
    )  # also in the midst of what is under way


def bots(game: Game, viewer: int) -> list[Any]:
    """What each of the bots in the viewer's seat answers, if it is asked."""
    if game.decision is None or game.decision.seat != viewer:
        return []
    view = game.view(viewer)
    return [players.built_in(name, seed=7).choose(view) for name in players.NAMES]


@pytest.mark.parametrize("title", TITLES)
def test_bots_decide_alike_whatever_they_cannot_know(title: str, figure: Figure) -> None:
    tally = swap(title, figure(quick=60, gate=1_500, long=40_000), 1_000, also=bots)
    assert not tally.differences, "\n".join(tally.differences)


def refusals(game: Game, viewer: int) -> list[Any]:
    """Why the viewer may not do some things with cards they know, at every seventh decision."""
    state, verbs = game.state, game.rules.asking.verbs
    if viewer == state.seats or state.decisions % 7:
        return []
    known = [card for card, bits in enumerate(state.known) if bits >> viewer & 1]
    known = [card for card in known if state.place[card] >= 0][state.decisions % 4 :: 4]
    wished = [verb for verb, sorts in sorted(verbs.items()) if sorts == "c"]
    return [game.why_not(viewer, (verb, card)) for verb in wished for card in known]


@pytest.mark.parametrize("title", TITLES)
def test_why_something_cannot_be_done_tells_nothing_either(title: str, figure: Figure) -> None:
    tally = swap(title, figure(quick=60, gate=600, long=20_000), 2_000, also=refusals)
    assert not tally.differences, "\n".join(tally.differences)


def shown_in(title: str, games: int) -> Showings:
    """Where viewers come to know hidden cards in so many games."""
    with pytest.MonkeyPatch.context() as patch:
        showings = Showings(patch)
        for number in range(games):
            game, rng = begin(title, number, log=False)
            while game.result is None:
                showings.answer(game, answer_in(number, game, rng))
    return showings


@pytest.mark.parametrize("title", TITLES)
def test_hidden_cards_are_shown_only_where_a_rule_says_so(title: str, figure: Figure) -> None:
    showings = shown_in(title, figure(quick=8, gate=60, long=4_000))
    assert set(showings.ways) <= SHOWN_BY[title]
    assert showings.ways.total() > 10


@pytest.mark.parametrize("title", TITLES)
def test_only_the_player_asked_sees_the_options(title: str) -> None:
    for number in range(4):
        for game, _rng in decisions(title, number):
            if game.decision is None:
                continue
            for viewer in range(game.state.seats + 1):
                seen = game.view(viewer)["decision"]
                assert ("options" in seen) == (viewer == game.decision.seat)


@pytest.mark.parametrize("title", TITLES)
def test_handles_name_known_cards_only_and_each_just_one(title: str) -> None:
    for number in range(12):
        for game, _rng in decisions(title, number, log=False):
            state = game.state
            for viewer in range(state.seats + 1):
                row = state.handles[viewer]
                given = [handle for handle in row if handle]
                assert len(given) == len(set(given))
                for card, handle in enumerate(row):
                    assert bool(handle) == bool(state.known[card] >> viewer & 1)


@pytest.mark.parametrize("title", TITLES)
def test_every_card_of_a_view_has_a_key_of_its_own(title: str) -> None:
    """Also cards that the viewer does not know; options name the same elements by the same keys,
    and backs that the zone has room for."""
    unknown = 0
    for number in range(6):
        for game, _rng in decisions(title, number, log=False):
            for viewer in range(game.state.seats + 1):
                view = game.view(viewer)
                cards = [card for zone in view["zones"] for card in zone["cards"]]
                keys = [card["key"] for card in cards]
                assert "" not in keys and len(set(keys)) == len(keys)
                unknown += len([card for card in cards if not card["handle"]])
                room = {
                    (zone["kind"], zone["number"], zone["seat"]): zone["count"] - len(zone["cards"])
                    for zone in view["zones"]
                }
                for option in (view["decision"] or {}).get("options", ()):
                    for each in [option[name] for name in ("card", "other") if name in option]:
                        place, _, count = each["key"].partition("?")
                        if count:
                            kind, zone, seat = place.split(".")
                            assert int(count) < room[kind, int(zone), int(seat)]
                        elif "zone" in each:
                            assert each["key"] in keys
    assert unknown if title == "gateruler" else True


@pytest.mark.parametrize("title", TITLES)
def test_a_redeal_keeps_every_count_and_every_known_card(title: str) -> None:
    for number in range(8):
        for game, rng in decisions(title, number, log=False):
            viewer = rng.randrange(game.state.seats + 1)
            other = redealt(game, viewer, rng.getrandbits(64))
            assert [len(z) for z in other.state.zones] == [len(z) for z in game.state.zones]
            assert sorted(c.number for c in other.state.printed) == sorted(
                c.number for c in game.state.printed
            )
            for card, known in enumerate(game.state.known):
                if known >> viewer & 1:
                    assert other.state.printed[card] is game.state.printed[card]
