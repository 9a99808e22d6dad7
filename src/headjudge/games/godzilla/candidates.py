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
from headjudge.language import playable
from headjudge.language.candidates import Candidate, Refusal, same

__all__ = ["LANGUAGES", "Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

LANGUAGES: Final = ("en", "ja")  # in which texts are read
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
    return playable.read(data, _candidate)


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    fields: dict[str, Any] = {}
    for key, value in record.items():
        name = _FIELDS.get(key, key)
        if name in _KNOWN and value is not None:
            fields[name] = value.lower() if name in _LOWERED and isinstance(value, str) else value

    def printed() -> Printed:
        found = msgspec.convert(fields, Printed)
        check([found])
        return found

    number, wording = str(fields.get("number", place)), str(record.get("wording", ""))
    texts = {"en": record.get("text"), "ja": record.get("text_ja")}
    return playable.candidate(
        number, str(fields.get("name", "")), wording, seen, printed, "2.11.2", texts
    )


def refusals(cards: list[Candidate], lang: str) -> Iterator[Refusal | None]:
    """For each card: None if it compiles, or why it does not."""
    names = words_ja([card.printed for card in cards if card.printed is not None])
    for card in cards:
        yield refusal(card, lang, names if lang == "ja" else None)


def refusal(card: Candidate, lang: str, names: dict[str, str] | None) -> Refusal | None:
    """Why a card does not compile."""

    def compiles(printed: Printed) -> None:
        """What compiles must also say itself back."""
        compile_card(printed, lang, names)
        source = text_of(card, lang)
        if source:
            wanted = text.normalise(source, lang)
            abilities = text.read(source, lang, printed.type)  # names as printed, to compare
            same(text.say_normal(abilities, lang, printed.type), wanted)

    return playable.refusal(card, compiles)


def text_of(card: Candidate, lang: str) -> str:
    printed = card.printed
    if printed is None:
        return ""
    return str(printed.text if lang == "en" else printed.text_ja).strip()
