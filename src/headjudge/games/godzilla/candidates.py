"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.games.godzilla import text
from headjudge.games.godzilla.cards import (
    Printed,
    check,
    compile_card,
    words_ja,
)
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language.candidates import Candidate, Refusal, records, same
from headjudge.language.phrases import Unreadable

__all__ = ["Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

# The names that other files give to our fields.
_FIELDS: Final = {
    "id": "number",
    "invasion_icon": "invasion",
    "threat_level": "threat",
}
_LOWERED: Final = ("type",)
_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    seen: set[str] = set()
    return [_candidate(record, at, seen) for at, record in enumerate(records(data))]


def _candidate(record: Any, at: int, seen: set[str]) -> Candidate:
    if not isinstance(record, dict):
        return Candidate(f"#{at + 1}", "", "", None, "a table of fields")
    fields: dict[str, Any] = {}
    for key, value in record.items():
        name = _FIELDS.get(key, key)
        if name in _KNOWN and value is not None:
            fields[name] = value.lower() if name in _LOWERED and isinstance(value, str) else value
    number = str(fields.get("number", f"#{at + 1}"))
    name = str(fields.get("name", ""))
    wording = str(record.get("wording", ""))
    try:
        printed = msgspec.convert(fields, Printed)
        check([printed])
        if number in seen:
            raise BadCard("every card needs a number of its own", rule="2.11.2")
    except (msgspec.ValidationError, HeadjudgeError) as error:
        return Candidate(number, name, wording, None, str(error))
    seen.add(number)
    return Candidate(number, name, wording, printed)


def refusals(cards: list[Candidate], lang: str) -> Iterator[Refusal | None]:
    """For each card: None if it compiles, or why it does not."""
    names = words_ja([card.printed for card in cards if card.printed is not None])
    for card in cards:
        yield refusal(card, lang, names if lang == "ja" else None)


def refusal(card: Candidate, lang: str, names: dict[str, str] | None) -> Refusal | None:
    """Why a card does not compile. What compiles must also say itself back."""
    printed = card.printed
    if printed is None:
        return Refusal(card.id, card.name, 0, card.problem, card.wording)
    source = text_of(card, lang)
    try:
        compile_card(printed, lang, names)
        if source:
            wanted = text.normalise(source, lang)
            abilities = text.read(source, lang, printed.type)  # names as printed, to compare
            said = text.say_normal(abilities, lang, printed.type)
            same(said, wanted)
    except Unreadable as error:
        return Refusal(card.id, card.name, error.column + 1, error.clause, card.wording)
    except (HeadjudgeError, ValueError, KeyError, TypeError, RecursionError) as error:
        return Refusal(
            card.id, card.name, 0, f"{type(error).__name__}: {error}"[:200], card.wording
        )
    return None


def text_of(card: Candidate, lang: str) -> str:
    printed = card.printed
    if printed is None:
        return ""
    return str(printed.text if lang == "en" else printed.text_ja).strip()
