"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.games.vanguard import text
from headjudge.games.vanguard.cards import (
    Printed,
    check,
    compile_card,
    compile_other_side,
)
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language.candidates import Candidate, Refusal, records, same
from headjudge.language.phrases import Unreadable

__all__ = ["Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))
# A note of the publisher's page above the text, about what a new printing changed.
_NOTE: Final = re.compile(r"\AUpdated:[^\n]*\n?")


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    seen: set[str] = set()
    return [_candidate(record, at, seen) for at, record in enumerate(records(data))]


def _candidate(record: Any, at: int, seen: set[str]) -> Candidate:
    if not isinstance(record, dict):
        return Candidate(f"#{at + 1}", "", "", None, "a table of fields")
    fields = _ours(record) if "id" in record else record
    number = str(fields.get("number", f"#{at + 1}"))
    name = str(fields.get("name", ""))
    try:
        printed = msgspec.convert(fields, Printed)
        check([printed])
        if number in seen:
            raise BadCard("every card needs a number of its own", rule="2.13.1")
    except (msgspec.ValidationError, HeadjudgeError) as error:
        return Candidate(number, name, "", None, str(error))
    seen.add(number)
    return Candidate(number, name, "", printed)


def _ours(record: dict[str, Any]) -> dict[str, Any]:
    """Another's record in our fields: `Normal Unit`, one clan, one race, one icon."""
    fields: dict[str, Any] = {"grade": 0, "power": 0}
    for key, value in record.items():
        if key in _KNOWN and value is not None:
            fields[key] = [value] if key in ("clan", "race") and isinstance(value, str) else value
    fields["number"] = record["id"]
    fields["type"] = str(record.get("type", "")).removesuffix(" Unit")
    if fields["type"] != "G":
        fields["type"] = fields["type"].lower()
    if record.get("skill_icon"):
        fields["icons"] = [str(record["skill_icon"]).replace("_", " ")]
    candidates = record.get("trigger_candidates")  # the icon is one of these
    if candidates and not fields.get("trigger"):
        fields["trigger"] = candidates[0]
    fields["text"] = _NOTE.sub("", str(record.get("text", "")))
    return fields


def refusals(cards: list[Candidate], lang: str) -> Iterator[Refusal | None]:
    """For each card: None if it compiles, or why it does not."""
    for card in cards:
        yield refusal(card, lang)


def refusal(card: Candidate, lang: str = "en") -> Refusal | None:
    """Why a card does not compile. What compiles must also say itself back."""
    if card.printed is None:
        return Refusal(card.id, card.name, 0, card.problem)
    try:
        compile_card(card.printed)
        compile_other_side(card.printed)
        for source in _texts(card.printed):
            same(text.say_normal(text.read(source)), text.normalise(source))
    except Unreadable as error:
        return Refusal(card.id, card.name, error.column + 1, error.clause)
    except (HeadjudgeError, ValueError, KeyError, TypeError, RecursionError) as error:
        return Refusal(card.id, card.name, 0, f"{type(error).__name__}: {error}"[:200])
    return None


def _texts(printed: Printed) -> list[str]:
    other = printed.other_side
    return [printed.text] if other is None else [printed.text, other.text]


def text_of(card: Candidate, lang: str) -> str:
    """The text of a card; this game's cards are read in English."""
    return "" if card.printed is None else str(card.printed.text).strip()
