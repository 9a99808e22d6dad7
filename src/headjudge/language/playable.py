"""The cards of a file, and what is wrong with the records of some of them.

A game says how another's record becomes one of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language.candidates import Candidate
from headjudge.language.card_files import printable
from headjudge.language.worded import worded

# How errors name a field: ours before the message, msgspec's within it.
_OF_CARD: Final = re.compile(r"^card (?:'[^']*'|\"[^\"]*\")\.?")
_MISSING: Final = re.compile(r"field `([^`]*)`")
_AT: Final = re.compile(r" - at `\$\.?([^`]*)`$")


def read(
    records: list[Any],
    candidate: Callable[[dict[str, Any], str, set[str]], Candidate],
    place: str = "#{}",
) -> list[Candidate]:
    """The cards of these records, each with its number, or else its `place`."""
    seen: set[str] = set()
    found: list[Candidate] = []
    for at, record in enumerate(records):
        where = place.format(at + 1)
        if isinstance(record, dict):
            made = candidate(record, where, seen)
            if made.printed is None:
                made = msgspec.structs.replace(made, record=record)
            found.append(made)
        else:
            found.append(Candidate(where, "", "", None, "a table of fields", field="record"))
    return found


def candidate(
    number: str,
    name: str,
    wording: str,
    seen: set[str],
    printed: Callable[[], Any],
    rule: str,
    texts: dict[str, Any],
    assumed: tuple[str, ...] = (),
    type: str = "",
) -> Candidate:
    """One card: as it is printed, if its record can be read, and by this rule no other card
    has its number."""
    said = {lang: text.strip() for lang, text in texts.items() if isinstance(text, str)}
    try:
        found = printed()
        if number in seen:
            raise worded(BadCard, "no own number", "number", rule)
    except (msgspec.ValidationError, HeadjudgeError, ValueError) as error:
        field, problem = [printable(each) for each in what_is_wrong(error)]
        number, name, type = printable(number), printable(name), printable(type)
        return Candidate(number, name, wording, None, problem, said, (), type, field)
    seen.add(number)
    return Candidate(number, name, wording, found, "", said, assumed, type)


def what_is_wrong(error: Exception) -> tuple[str, str]:
    """The field of a record that an error is about, as far as it names one, and what it says."""
    if isinstance(error, HeadjudgeError):
        cited = f" [{error.rule}]" if error.rule else ""
        return _OF_CARD.sub("", error.field), f"{error.message}{cited}"
    message = str(error)
    at, missing = _AT.search(message), _MISSING.search(message)
    path = [at.group(1)] if at else []
    if missing:
        path.append(missing.group(1))
    return ".".join([each for each in path if each]), message[: at.start()] if at else message
