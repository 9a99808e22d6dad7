"""Card files: TOML, ours or a stranger's, read strictly and only up to a size.

A game says what a card's record holds and what its numbers may be; what is the same for
every game's files is here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language import budget, toml_files
from headjudge.language.phrases import Unreadable
from headjudge.language.worded import worded

# What is larger than any real set is refused.
MOST_BYTES: Final = 8_000_000
MOST_CARDS: Final = 10_000
MOST_TEXT: Final = 4_000

TEXTS: Final = ("text", "clause")  # what the fields that hold texts begin with
# Signs that tell a terminal what to do, or turn the order of the others round.
NO_WORD: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_NO_TEXT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Numbered(Protocol):
    """A card's record, whatever else it holds."""

    @property
    def number(self) -> str: ...


P = TypeVar("P", bound=Numbered)


class CardFile(msgspec.Struct, Generic[P], forbid_unknown_fields=True, frozen=True):
    """A card file: the records of its cards."""

    card: list[P]


def records_in(data: str, form: type[P]) -> list[P]:
    """The records, of this form, of a card file; a `BadCard` names the field that is wrong."""
    kind: Any = CardFile
    if len(data) > MOST_BYTES:
        raise worded(BadCard, "large cards", "file", n=MOST_BYTES)
    try:
        file: CardFile[P] = msgspec.convert(toml_files.loads(data), kind[form])
    except (ValueError, msgspec.ValidationError, RecursionError) as error:
        raise BadCard(str(error), field="file") from error
    return file.card


def numbered(cards: list[P], rule: str, apart: str = "") -> Iterator[tuple[P, str]]:
    """Each card, with the name of its place in a message: not too many, each with a number of
    its own, without the sign that sets `apart` what a game numbers after a card."""
    if len(cards) > MOST_CARDS:
        raise worded(BadCard, "many cards", "card", n=MOST_CARDS)
    seen: set[str] = set()
    for card in cards:
        number = card.number
        at = f"card {number!r}"
        if not number or number in seen or (apart and apart in number):
            raise worded(BadCard, "no own number", at, rule)
        seen.add(number)
        check_signs(card, at)
        yield card, at


def check_signs(record: Any, at: str) -> None:
    """Every word of a record can be printed on a line; only texts have several lines."""
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if type(value) is str:
            wrong = _NO_TEXT if name.startswith(TEXTS) else NO_WORD
            if wrong.search(value):
                raise worded(BadCard, "no sign", f"{at}.{name}")
        elif isinstance(value, msgspec.Struct):
            check_signs(value, f"{at}.{name}")
        elif isinstance(value, list | tuple | dict):
            for each in (*value, *value.values()) if isinstance(value, dict) else value:
                if isinstance(each, msgspec.Struct):
                    check_signs(each, f"{at}.{name}")
                elif isinstance(each, str) and NO_WORD.search(each):
                    raise worded(BadCard, "no sign", f"{at}.{name}")


def printable(words: str) -> str:
    """Words of a stranger's file, fit to be shown on a line."""
    return NO_WORD.sub("?", words)


def check_texts(texts: tuple[str, ...], at: str, rule: str) -> None:
    """No text is longer than any that is printed."""
    for text in texts:
        if len(text) > MOST_TEXT:
            raise worded(BadCard, "long text", f"{at}.text", rule, n=MOST_TEXT)


def shipped(package: str, folder: str) -> dict[str, str]:
    """The TOML files in a folder of a game's package, by name."""
    there = resources.files(package) / folder
    if not there.is_dir():
        return {}
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(there.iterdir(), key=str)
        if path.name.endswith(".toml")
    }


def unreadable(cards: list[P], compiled: Callable[[P], Any]) -> dict[str, HeadjudgeError]:
    """The cards whose texts are not read whole, by number, and why."""
    result: dict[str, HeadjudgeError] = {}
    with budget.of_file() as left:
        for card in cards:
            try:
                compiled(card)
            except Unreadable as error:
                result[card.number] = error
            left.check()
    return result
