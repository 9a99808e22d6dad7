"""Where a text stops making sense: the clause that keeps it from being read.

A text may be readable letter by letter and yet say nothing: it speaks of a card that nobody chose,
or of a cost that is not there. Then the clause is named without which the rest means something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

# What stands before the first clause of a line: icons, zones, costs, a timing.
HEADER: Final = re.compile(r"(?:[A-Z][\w ]*: |\[[^\]]*\]|\([^)]*\)|[:\s])*")
_JOINED: Final = re.compile(r"^(?:then,? |and )+")  # to a clause that is gone
SENTENCE: Final = ". "
CLAUSE: Final = ", "
MOST_TRIES: Final = 16  # of a text that is long

Span = tuple[int, int]


def obstacle(text: str, means_something: Callable[[str], bool]) -> int:
    """The column of the first clause without which the text means something; of the first such
    sentence, if no clause alone is to blame; the last letter, if no sentence is."""
    first = HEADER.match(text)
    start = 0 if first is None else first.end()
    tries = 0
    for sentence in pieces(text, start, len(text), SENTENCE):
        for clause in [*pieces(text, *sentence, CLAUSE), sentence]:
            tries += 1
            if tries > MOST_TRIES:
                return len(text) - 1
            if means_something(without(text, clause)):
                return clause[0]
    return max(len(text) - 1, 0)


def pieces(text: str, start: int, end: int, mark: str) -> Iterator[Span]:
    """The parts of a text between marks; a part ends where its mark begins."""
    while start < end:
        at = text.find(mark, start, end)
        if at < 0:
            yield start, end
            return
        yield start, at
        start = at + len(mark)


def without(text: str, span: Span) -> str:
    """The text that is left when a part is taken out, with the marks it needs."""
    before, after = text[: span[0]], text[span[1] :]
    for mark in (CLAUSE, SENTENCE):
        if after.startswith(mark):
            return before + _JOINED.sub("", after[len(mark) :], count=1)
    before = before.removesuffix(CLAUSE)
    if before.endswith(SENTENCE):
        return before.rstrip()  # the last sentence goes with its full stop
    return before + (after or ".")
