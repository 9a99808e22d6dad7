"""What is printed on cards, as a player's rules of thumb ask for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

F = TypeVar("F")

MOST_REMEMBERED: Final = 10_000


class Remembered(Generic[F]):
    """Works out what a player wants to know of a printed card (an entry of a view's `cards`),
    once for each that is shown again and again."""

    __slots__ = ("known", "make")

    def __init__(self, make: Callable[[dict[str, Any]], F]) -> None:
        self.make = make
        # holding what was shown keeps its id its own
        self.known: dict[int, tuple[dict[str, Any], F]] = {}

    def __call__(self, printed: dict[str, Any]) -> F:
        found = self.known.get(id(printed))
        if found is None:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            found = self.known[id(printed)] = (printed, self.make(printed))
        return found[1]
