"""The player that takes what looks best now, by a few rules of thumb for each game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from headjudge.kernel.errors import UnknownGame
from headjudge.players import godzilla

Answer = Callable[[dict[str, Any], Random], tuple[int, ...]]

_GAMES: Final[dict[str, Answer]] = {"godzilla": godzilla.answer}


class GreedyPlayer:
    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, view: dict[str, Any]) -> tuple[int, ...]:
        answer = _GAMES.get(view["game"])
        if answer is None:
            raise UnknownGame(f"greedy does not know {view['game']!r} yet", field="players")
        return answer(view, self.chance)
