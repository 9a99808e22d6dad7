"""What becomes of each card of a file: compiled, refused or incomplete.

A card is *compiled* if its whole text is read and says itself back, *refused* if its text is not
read (the column and the clause say where), and *incomplete* if its record is not that of a card
(the field that is missing, left open, or has a value that no card can have).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.candidates import Candidate
from headjudge.language.phrases import Unreadable
from headjudge.language.playable import what_is_wrong

COMPILED: Final = "compiled"
REFUSED: Final = "refused"
INCOMPLETE: Final = "incomplete"
LANGUAGES: Final = {"en": "English", "ja": "Japanese"}
MOST_CHARACTERS: Final = 200  # of what is said of an error

# By language, the first of all first: what raises an error if a card is not read in it.
Readings = Mapping[str, Callable[[Any], None]]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a card. `field`: of an incomplete one, which is wrong; `column` (from 1) and
    `clause`: of a refused one, where reading stopped; of an incomplete one `clause` says what is
    wrong. `assumed`: the fields that a rule of the game's filled in. `lang`: the language of the
    text that was read, or that stopped the reading."""

    number: str
    name: str
    kind: Literal["compiled", "refused", "incomplete"]
    type: str = ""
    field: str = ""
    column: int = 0
    clause: str = ""
    assumed: tuple[str, ...] = ()
    has_text: bool = False
    lang: str = ""
    wording: str = ""


def verdict(card: Candidate, readings: Readings, lang: str = "") -> Verdict:
    """What becomes of a card. It is read in this language, if it has such a text; a text that is
    not there or is not read leaves it to the other languages, as it does in play."""
    if card.printed is None:
        return _verdict(card, INCOMPLETE, field=card.field, clause=card.problem)
    order = sorted(readings, key=lambda each: each != lang)
    written = [each for each in order if card.texts.get(each)]
    if not written and any(card.texts.values()):
        wanted = " or ".join([LANGUAGES.get(each, each) for each in readings])
        return _verdict(card, INCOMPLETE, field="text", clause=f"there is none in {wanted}")
    found = [_read(card, readings[each], each) for each in written[:1] or order[:1]]
    for each in written[1:]:
        if found[-1].kind == COMPILED:
            break
        found.append(_read(card, readings[each], each))
    return found[-1] if found[-1].kind == COMPILED else found[0]


def _read(card: Candidate, reading: Callable[[Any], None], lang: str) -> Verdict:
    """What becomes of a card that is read in this language."""
    try:
        reading(card.printed)
    except Unreadable as error:
        return _verdict(card, REFUSED, column=error.column + 1, clause=error.clause, lang=lang)
    except HeadjudgeError as error:
        field, problem = what_is_wrong(error)
        return _verdict(card, INCOMPLETE, field=field, clause=problem)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        why = f"{type(error).__name__}: {error}"[:MOST_CHARACTERS]
        return _verdict(card, REFUSED, column=1, clause=why, lang=lang)
    return _verdict(card, COMPILED, lang=lang, assumed=card.assumed)


def _verdict(
    card: Candidate, kind: Literal["compiled", "refused", "incomplete"], **more: Any
) -> Verdict:
    """The start of a verdict: which card it is, and its type."""
    return Verdict(
        number=card.id,
        name=card.name,
        kind=kind,
        type=card.type,
        has_text=any(card.texts.values()),
        wording=card.wording,
        **more,
    )
