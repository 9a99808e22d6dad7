"""Which cards of a file are playable, and why the others are not.

A game says how another's record becomes one of its own, and what compiling a card is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language.candidates import Candidate, Refusal, records
from headjudge.language.phrases import Unreadable

MOST_CHARACTERS: Final = 200  # of what a refusal says


def read(
    data: str,
    candidate: Callable[[dict[str, Any], str, set[str]], Candidate],
    place: str = "#{}",
) -> list[Candidate]:
    """The cards of a file in either form, each with its number, or else its `place`."""
    seen: set[str] = set()
    found: list[Candidate] = []
    for at, record in enumerate(records(data)):
        where = place.format(at + 1)
        if isinstance(record, dict):
            found.append(candidate(record, where, seen))
        else:
            found.append(Candidate(where, "", "", None, "a table of fields"))
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
) -> Candidate:
    """One card: as it is printed, if its record can be read, and by this rule no other card
    has its number."""
    said = {lang: text.strip() for lang, text in texts.items() if isinstance(text, str)}
    try:
        found = printed()
        if number in seen:
            raise BadCard("every card needs a number of its own", rule=rule)
    except (msgspec.ValidationError, HeadjudgeError, ValueError) as error:
        return Candidate(number, name, wording, None, str(error), said)
    seen.add(number)
    return Candidate(number, name, wording, found, "", said, assumed)


def refusal(card: Candidate, compiles: Callable[[Any], None]) -> Refusal | None:
    """Why a card does not compile; None: it does."""
    if card.printed is None:
        return Refusal(card.id, card.name, 0, card.problem, card.wording)
    column = 0
    try:
        compiles(card.printed)
    except Unreadable as error:
        column, why = error.column + 1, error.clause
    except (HeadjudgeError, ValueError, KeyError, TypeError, RecursionError) as error:
        why = f"{type(error).__name__}: {error}"[:MOST_CHARACTERS]
    else:
        return None
    return Refusal(card.id, card.name, column, why, card.wording)
