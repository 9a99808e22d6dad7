"""Sentences in parts: plain text, names of cards with their handles, numbers of rules.

While a sentence is put together it is a string in which the names of cards stand between marks,
characters that no text of a card may have here: so words and templates treat it as any other
text. `split` takes it apart at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

FIRST: Final = 0xE000  # the mark before the first name; those of the next names follow it
END: Final = "\uf8ff"  # the mark after a name
MOST: Final = 0xF8FF - FIRST  # names that can be marked in one sentence

_MARKS: Final = re.compile("[\ue000-\uf8ff]")
_NAME: Final = re.compile("([\ue000-\uf8fe])([^\ue000-\uf8ff]*)\uf8ff")


@dataclass(frozen=True)
class Span:
    """A part of a sentence. `handles`: the cards that it names, as the viewer calls them, those
    that the viewer cannot name left out; `number`: what is printed on them ("": it names no card);
    `rule`: the number of the rule that it is ("": it is none)."""

    text: str
    handles: tuple[int, ...] = ()
    number: str = ""
    rule: str = ""


class Marked:
    """The names that are marked in one sentence."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[tuple[str, tuple[int, ...]]] = []

    def mark(self, text: str, number: str, handles: Iterable[int]) -> str:
        """The name of cards with this number and these handles, between marks."""
        if len(self.names) >= MOST:
            return plain(text)
        self.names.append((number, tuple([each for each in handles if each])))
        return f"{chr(FIRST + len(self.names) - 1)}{plain(text)}{END}"

    def split(self, text: str) -> tuple[Span, ...]:
        """The parts of a sentence in which names are marked."""
        found: list[Span] = []
        at = 0
        for name in _NAME.finditer(text):
            found.append(Span(plain(text[at : name.start()])))
            number, handles = self.names[ord(name[1]) - FIRST]
            found.append(Span(name[2], handles, number))
            at = name.end()
        found.append(Span(plain(text[at:])))
        return tuple([span for span in found if span.text])


def plain(text: str) -> str:
    """A text without marks."""
    return _MARKS.sub("", text)


def joined(spans: Iterable[Span]) -> str:
    """The sentence as one text."""
    return "".join([span.text for span in spans])


def cited(rules: tuple[str, ...]) -> tuple[Span, ...]:
    """Rules after a sentence, outermost first, in brackets; nothing, if there is none."""
    if not rules:
        return ()
    numbers = [Span(number, rule=number) for number in rules]
    parts = [numbers[0], *[part for each in numbers[1:] for part in (Span(" > "), each)]]
    return (Span("  ["), *parts, Span("]"))
