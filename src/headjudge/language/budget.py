"""How much reading a text, and a whole file, may take before it is refused.

Reading and saying count their steps. Printed texts need some thousands at most; a text made to
be read in countless ways runs out of them and is refused like any other that cannot be read. What
a file's texts need beyond what is usual for their length is counted too: a few slow texts are
refused one by one, many of them as a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from headjudge.kernel.errors import BadCard
from headjudge.language.worded import worded

MOST_STEPS: Final = 20_000  # of one text
MOST_EXCESS: Final = 30_000  # of a file: steps beyond what is usual
USUAL_STEPS: Final = 1_000  # of a text, however short
USUAL_STEPS_PER_CHARACTER: Final = 6
MOST_USUAL_STEPS: Final = 8_000


class TooManyReadings(Exception):
    """The text can be read in more ways than anyone will follow."""


class Budget:
    """Steps that are left, of a text or of a file."""

    __slots__ = ("given", "left")

    def __init__(self, steps: int) -> None:
        self.given = steps
        self.left = steps

    def check(self) -> None:
        """Refuse the file if its texts have taken too long together."""
        if self.left < 0:
            raise worded(BadCard, "slow texts", "file")


_texts: Final[list[Budget]] = []
_files: Final[list[Budget]] = []


def spend() -> None:
    """One more step of the text that is being read."""
    if _texts:
        budget = _texts[-1]
        budget.left -= 1
        if budget.left < 0:
            raise TooManyReadings


@contextmanager
def of_text(length: int) -> Iterator[None]:
    """A text of this length is read; within another text, as part of it."""
    if _texts:
        yield
        return
    budget = Budget(MOST_STEPS)
    _texts.append(budget)
    try:
        yield
    finally:
        _texts.pop()
        usual = min(MOST_USUAL_STEPS, USUAL_STEPS + USUAL_STEPS_PER_CHARACTER * length)
        if _files:
            _files[-1].left -= max(0, budget.given - budget.left - usual)


@contextmanager
def of_file() -> Iterator[Budget]:
    """The texts of a file are read, one after the other."""
    budget = Budget(MOST_EXCESS)
    _files.append(budget)
    try:
        yield budget
    finally:
        _files.remove(budget)
