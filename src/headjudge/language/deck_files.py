"""Deck files: TOML, ours or a stranger's, read strictly; which cards they name.

A game says what a deck holds and which rules it must keep; what is the same for every
game's decks is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

import msgspec

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck, HeadjudgeError
from headjudge.language import toml_files

MOST_BYTES: Final = 100_000
MOST_COPIES: Final = 200
MOST_REMEMBERED: Final = 256

D = TypeVar("D")


class Violation(HeadjudgeError):
    """One way in which a deck breaks the rules."""


def read(data: str, form: Callable[[object], D]) -> D:
    """A deck from its TOML text; a `BadDeck` names the field that is wrong."""
    if len(data) > MOST_BYTES:
        raise BadDeck(f"a deck file larger than {MOST_BYTES} bytes")
    try:
        return form(toml_files.loads(data))
    except (ValueError, RecursionError) as error:
        raise BadDeck(str(error)) from error


def convert(data: object, form: type[D]) -> D:
    """A deck from plain data, as records hold it."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadDeck(str(error)) from error


def check_counts(field: str, counts: dict[str, int]) -> None:
    """How often a file names a card: a number that makes sense."""
    for number, count in counts.items():
        if not 1 <= count <= MOST_COPIES:
            raise BadDeck(f"{field}.{number}: a count from 1 to {MOST_COPIES}, not {count}")


def check_known(numbers: Iterable[str], known: dict[str, Card]) -> None:
    """All these cards exist."""
    unknown = sorted({number for number in numbers if number not in known})
    if unknown:
        raise BadDeck(
            f"unknown cards: {', '.join(unknown)}",
            tuple([Violation(f"unknown card {n}", field=f"deck.{n}") for n in unknown]),
        )


def in_order(counts: dict[str, int], known: dict[str, Card]) -> list[Card]:
    """By number, not as written: a record keeps no order of a table."""
    return [known[number] for number in sorted(counts) for _copy in range(counts[number])]


class Legal(Generic[D]):
    """Decks that were found legal, so that they are not checked again. Holding them keeps
    their ids theirs."""

    __slots__ = ("_decks",)

    def __init__(self) -> None:
        self._decks: dict[int, D] = {}

    def violations(
        self, deck: D, broken: Callable[[D], list[HeadjudgeError]]
    ) -> list[HeadjudgeError]:
        """What is wrong with a deck: what is `broken`, or which of its cards do not exist."""
        if id(deck) in self._decks:
            return []
        try:
            found = broken(deck)
        except BadDeck as error:
            return list(error.violations)
        if not found:
            if len(self._decks) >= MOST_REMEMBERED:
                self._decks.clear()
            self._decks[id(deck)] = deck
        return found
