"""What is cited is what runs: the path of every log entry is the rules that were under way, as a
witness saw it that knows nothing of what the game itself keeps for its paths."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.kernel.game import Game
from headjudge.kernel.log import path_of
from tests.figures import Figure
from tests.reliability.play import TITLES, answer_in, begin
from tests.reliability.witness import Path, Witness

RELOADED = 20  # after so many answers each time the game is saved and goes on from there


def played(title: str, number: int, path: Callable[[Game, str], Path] = Game.steps) -> Witness:
    """Game `number`, watched to its end. In every other one what is watched is saved and loaded
    again and again."""
    begun, rng = begin(title, number)
    witness = Witness(begun, path)
    game = witness.game
    while game.result is None:
        if number % 2 and game.state.decisions % RELOADED == RELOADED - 1:
            game = witness.reload()
        game.answer(*answer_in(number, game, rng))
    return witness


@pytest.mark.parametrize("title", TITLES)
def test_the_path_of_every_entry_is_what_was_under_way(title: str, figure: Figure) -> None:
    entries = 0
    for number in range(figure(quick=4, gate=50, long=500)):
        witness = played(title, number)
        wrong = [(entry.message, entry.path, seen) for entry, seen in witness.wrong]
        assert wrong[:5] == [], f"game {number}"
        entries += witness.entries
    assert entries > 500


def before_the_next(game: Game, rule: str) -> Path:
    """The step before the next one: not the running step once it was told where to go on."""
    found: list[str] = []
    for frame in game.state.frames:
        steps = game.rules.procedures[frame.procedure].steps
        if frame.step > 0 and found[-1:] != [steps[frame.step - 1].number]:
            found.append(steps[frame.step - 1].number)
    return tuple(found)


def path(game: Game, rule: str) -> Path:
    """The path that is right."""
    return path_of(Game.steps(game, rule))


def without_the_outermost(game: Game, rule: str) -> Path:
    return path(game, rule)[1:]


def outermost_alone(game: Game, rule: str) -> Path:
    return path(game, rule)[:1]


def last_two_swapped(game: Game, rule: str) -> Path:
    right = path(game, rule)
    return right[:-2] + right[:-3:-1]


def one_number_more(game: Game, rule: str) -> Path:
    """A number that no book has."""
    return (*path(game, ""), "99.9")


BUSY = 1  # a game in which many steps of every title are told to run again, or to go elsewhere
PLANTS = (
    before_the_next, without_the_outermost, outermost_alone, last_two_swapped, one_number_more,
)  # fmt: skip


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("plant", PLANTS)
def test_a_wrong_path_is_noticed(title: str, plant: Callable[[Game, str], Path]) -> None:
    """The check can fail: each of these ways to cite is wrong in many entries of a game, citing the
    step before the next one in all that steps tell after they were told to run again."""
    witness = played(title, BUSY, plant)
    assert len(witness.wrong) * 20 > witness.entries > 100
