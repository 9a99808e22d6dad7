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
from headjudge.language import playable
from headjudge.language.candidates import Candidate, Refusal, same

__all__ = ["Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))
# A note of the publisher's page above the text, about what a new printing changed.
_NOTE: Final = re.compile(r"\AUpdated:[^\n]*\n?")


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    return playable.read(data, _candidate)


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    fields = _ours(record) if "id" in record else record

    def printed() -> Printed:
        found = msgspec.convert(fields, Printed)
        check([found])
        return found

    number = str(fields.get("number", place))
    return playable.candidate(number, str(fields.get("name", "")), "", seen, printed, "2.13.1")


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
    """Why a card does not compile."""
    return playable.refusal(card, compiles)


def compiles(printed: Printed) -> None:
    """What compiles must also say itself back."""
    compile_card(printed)
    compile_other_side(printed)
    for source in _texts(printed):
        same(text.say_normal(text.read(source)), text.normalise(source))


def _texts(printed: Printed) -> list[str]:
    other = printed.other_side
    return [printed.text] if other is None else [printed.text, other.text]


def text_of(card: Candidate, lang: str) -> str:
    """The text of a card; this game's cards are read in English."""
    return "" if card.printed is None else str(card.printed.text).strip()
