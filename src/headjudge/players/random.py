"""The player that takes any legal answer, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from headjudge.kernel.shapes import View


class RandomPlayer:
    name: Final = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)  # noqa: S311 - a bot's whim, not a secret

    def choose(self, view: View | dict[str, Any]) -> tuple[int, ...]:
        decision = view["decision"]
        if decision is None:
            return ()
        return self.pick(len(decision["options"]), decision["least"], decision["most"])

    def pick(self, count: int, least: int, most: int) -> tuple[int, ...]:
        """Some of so many options: only their number matters to this player."""
        if least == most == 1:
            return (self.chance.randrange(count),)
        wanted = least if least == most else self.chance.randint(least, most)
        return tuple(self.chance.sample(range(count), wanted))
