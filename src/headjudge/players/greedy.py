"""The player that takes what looks best now, by a few rules of thumb for each game.

A game's rules of thumb are in its `bot/greedy.py`: `scores(view, chance)` says of each option how
good it looks, 0 if it is not worth taking, or answers at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, cast

from headjudge.kernel.errors import UnknownGame
from headjudge.kernel.shapes import View

# A score for each option, or the numbers of those to take.
Scores = Callable[[dict[str, Any], Random], list[float] | tuple[int, ...]]


@cache
def rules_of_thumb(game: str) -> Scores:
    """How a game is played, from a module that is imported when it is first asked for."""
    try:
        scores: Scores = import_module(f"headjudge.games.{game}.bot.greedy").scores
    except ModuleNotFoundError as error:
        raise UnknownGame(f"greedy does not know {game!r} yet", field="players") from error
    return scores


def best(scores: list[float], least: int, most: int, chance: Random) -> tuple[int, ...]:
    """The highest scores: as many as must be, then those that are worth something."""
    shuffled = list(range(len(scores)))
    chance.shuffle(shuffled)
    order = sorted(shuffled, key=scores.__getitem__, reverse=True)
    wanted = [index for place, index in enumerate(order) if place < least or scores[index] > 0]
    return tuple(wanted[:most])


class GreedyPlayer:
    """Takes the options with the best scores; of equal ones any."""

    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, view: View | dict[str, Any]) -> tuple[int, ...]:
        """The numbers of the options to take."""
        seen = cast("dict[str, Any]", view)
        found = rules_of_thumb(seen["game"])(seen, self.chance)
        if isinstance(found, tuple):
            return found
        return best(found, seen["decision"]["least"], seen["decision"]["most"], self.chance)
