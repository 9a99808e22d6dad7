"""The player that takes what looks best now, by a few rules of thumb for each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Final, cast

from headjudge.kernel.errors import UnknownGame
from headjudge.kernel.shapes import View

Answer = Callable[[dict[str, Any], Random], tuple[int, ...]]

# The module with the rules of thumb for each game
GAMES: Final = {
    "godzilla": "headjudge.games.godzilla.bot.greedy",
    "vanguard": "headjudge.games.vanguard.bot.greedy",
    "dragonball": "headjudge.games.dragonball.bot.greedy",
    "gateruler": "headjudge.games.gateruler.bot.greedy",
}


@cache
def rules_of_thumb(game: str) -> Answer:
    """How a game is played, from a module that is imported when it is first asked for."""
    if game not in GAMES:
        raise UnknownGame(f"greedy does not know {game!r} yet", field="players")
    answer: Answer = import_module(GAMES[game]).answer
    return answer


class GreedyPlayer:
    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, view: View | dict[str, Any]) -> tuple[int, ...]:
        return rules_of_thumb(view["game"])(cast("dict[str, Any]", view), self.chance)
