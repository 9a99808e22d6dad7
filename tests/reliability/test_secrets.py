"""Promises 1 to 3 and 11: nobody learns what they may not know.

At each decision all that a viewer cannot know is dealt anew; every byte that viewer
gets must stay the same, and so must what a bot in that seat would answer.
"""

from __future__ import annotations

import msgspec
import pytest

from headjudge.kernel.errors import IllegalAnswer
from headjudge.kernel.game import Game
from tests.at_random import redealt
from tests.figures import Figure
from tests.reliability.play import TITLES, decisions, everything


def complaint(game: Game, picks: tuple[int, ...]) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(*picks)
    return str(caught.value)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(4))
def test_what_a_viewer_gets_does_not_depend_on_what_they_cannot_know(
    title: str, part: int, figure: Figure
) -> None:
    differences = changed = 0
    for number in range(part, figure(quick=4, gate=40, long=10_000), 4):
        since = 0
        for game, rng in decisions(title, number):
            for viewer in range(game.state.seats + 1):
                other = redealt(game, viewer, rng.getrandbits(64))
                changed += other.state.printed != game.state.printed
                mine = msgspec.json.encode(everything(game, viewer, since))
                theirs = msgspec.json.encode(everything(other, viewer, since))
                differences += mine != theirs
                assert mine == theirs, (number, game.state.decisions, viewer)
            since = len(game.log or ())
    assert differences == 0
    assert changed > 20  # the re-deals were real


@pytest.mark.parametrize("title", TITLES)
def test_errors_tell_nothing_either(title: str) -> None:
    for number in range(6):
        for game, rng in decisions(title, number):
            if game.decision is None:
                continue
            asked = game.decision.seat
            other = redealt(game, asked, rng.getrandbits(64))
            wrong = (len(game.decision.options),)
            assert complaint(game, wrong) == complaint(other, wrong)


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
