"""How a text says a term: what a term remembers of its text besides its meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

# How a wording is written down: `every§part»phrase¶line@marks^under¦joint`. Saved games and the
# hashes of positions hold that text; nobody else needs to know how it is made.
EVERY = "§"
PART = "»"
LINE = "¶"
MARKS = "@"
UNDER = "^"
JOINT = "¦"


@dataclass(frozen=True, slots=True)
class Wording:
    """Which phrase says a term, and what the text says that is no part of the term's meaning; None:
    the text says nothing of the sort. A term keeps its wording as one text (`str(wording)`)."""

    phrase: str = ""
    marks: str | None = None  # nouns and places, with their positions among the filters
    under: str | None = None  # of an ability: how its conditions are said
    joint: str | None = None  # of an effect: what joins it to the next one
    part: str | None = None  # of the first change of some cards: how the cards are said to get it
    every: str | None = None  # of cards of an event: how all of them are called
    lines: tuple[str, ...] = ()  # of a text of several lines: how the others are said, and where

    @classmethod
    def of(cls, text: str) -> Wording:
        """The wording that was written down as this text."""
        text, joined, joint = text.partition(JOINT)
        text, limited, under = text.partition(UNDER)
        every, called, text = text.rpartition(EVERY)
        part, parted, text = text.rpartition(PART)
        text, marked, marks = text.partition(MARKS)
        phrase, *lines = text.split(LINE)
        return cls(
            phrase,
            marks if marked else None,
            under if limited else None,
            joint if joined else None,
            part if parted else None,
            every if called else None,
            tuple(lines),
        )

    def __str__(self) -> str:
        before = [(self.every, EVERY), (self.part, PART)]
        after = [(MARKS, self.marks), (UNDER, self.under), (JOINT, self.joint)]
        return "".join(
            [
                *[f"{said}{mark}" for said, mark in before if said is not None],
                LINE.join((self.phrase, *self.lines)),
                *[f"{mark}{said}" for mark, said in after if said is not None],
            ]
        )

    def without(self, *parts: str) -> str:
        """What is left without these parts, as one text."""
        gone: dict[str, Any] = dict.fromkeys(parts)
        return str(replace(self, **gone))


def with_marks(text: str, marks: list[str] | str) -> str:
    """A wording with the nouns and places that stood among the filters, if there were any."""
    said = marks if isinstance(marks, str) else ";".join(marks)
    return f"{text}{MARKS}{said}" if said else text
