"""Deck files: TOML, ours or a stranger's, read strictly; which cards they name.

A game says what a deck holds and which rules it must keep; what is the same for every
game's decks is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import msgspec

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import Argument, BadDeck, HeadjudgeError
from headjudge.kernel.pool import Brings, Pool, used
from headjudge.language import toml_files
from headjudge.language.phrases import Unreadable
from headjudge.language.worded import worded

MOST_BYTES: Final = 100_000
MOST_COPIES: Final = 200
MOST_REMEMBERED: Final = 256

D = TypeVar("D")


class Violation(HeadjudgeError):
    """One way in which a deck breaks the rules."""


def violation(
    key: str, field: str, rule: str = "", package: str = "", **arguments: Argument
) -> Violation:
    """A violation with the English sentence for this key; `package`: the game whose words have
    it."""
    return worded(Violation, key, field, rule, package, **arguments)


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
    """Refuse a deck that names a card less often than once, or more often than any deck does."""
    for number, count in counts.items():
        if not 1 <= count <= MOST_COPIES:
            raise BadDeck(f"{field}.{number}: a count from 1 to {MOST_COPIES}, not {count}")


def check_known(numbers: Iterable[str], pool: Pool, brings: Brings) -> None:
    """Refuse a deck with cards that do not exist, or whose texts, or those of what they bring
    along, cannot be read."""
    found: list[HeadjudgeError] = []
    for number in sorted(set(numbers)):
        if number not in pool.records:
            why = pool.incomplete.get(number)
            place = f"deck.{number}"
            if why is None:
                found.append(violation("unknown card", place, number=number))
            else:
                found.append(violation("open card", place, number=number, why=why))
            continue
        try:
            used(pool, [pool[number]], brings)
        except Unreadable as error:
            found.append(
                violation(
                    "unread card",
                    f"deck.{number}",
                    number=number,
                    clause=repr(error.clause),
                    column=error.column + 1,
                )
            )
    if found:
        raise BadDeck("; ".join([str(each) for each in found]), tuple(found))


def in_order(counts: dict[str, int], pool: Pool) -> list[Card]:
    """The cards of a table of counts by their numbers, not as written: a record keeps no order of a
    table."""
    return [pool[number] for number in sorted(counts) for _copy in range(counts[number])]


def violations(
    deck: D, pool: Pool, broken: Callable[[D, Pool], list[HeadjudgeError]]
) -> list[HeadjudgeError]:
    """What is wrong with a deck: which rules are `broken`, or which of its cards do not exist.
    A deck that was found legal is not looked at again: the pool keeps it, and so its id."""
    legal: dict[int, D] = pool.cache.setdefault("legal decks", {})
    if id(deck) in legal:
        return []
    try:
        found = broken(deck, pool)
    except BadDeck as error:
        return list(error.violations)
    if not found:
        if len(legal) >= MOST_REMEMBERED:
            legal.clear()
        legal[id(deck)] = deck
    return found
