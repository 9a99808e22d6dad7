"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.games.gateruler import text
from headjudge.games.gateruler.cards import Printed, check, compile_card
from headjudge.games.gateruler.sheets import sheet_in
from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate, Refusal, same
from headjudge.language.card_files import MOST_BYTES

__all__ = ["LANGUAGES", "Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

LANGUAGES: Final = ("en",)  # in which texts are read
_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form; other people's records may lie under `cards`."""
    return playable.read(_plain(data), _candidate, "({})")


def _plain(data: str) -> str:
    """A file that is a table with notes and a list of cards, as the list alone."""
    if not data.lstrip().startswith("{") or len(data) > MOST_BYTES:
        return data
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadCard(f"not JSON: {error}", field="file") from error
    return json.dumps(whole.get("cards")) if isinstance(whole, dict) else data


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    number = str(record.get("number") or record.get("id") or place)

    def printed() -> Printed:
        if record.get("truncated"):
            raise BadCard("only a part of its text is there", field="text")
        fields = record if "number" in record else _ours(record, number)
        found = msgspec.convert(fields, Printed)
        check([found])
        return found

    texts = {str(record.get("lang", "en")): record.get("text")}
    return playable.candidate(
        number, str(record.get("name", "")), "", seen, printed, "2-16a", texts
    )


def _ours(record: dict[str, Any], number: str) -> dict[str, Any]:
    """Another's record in our fields: `Unit`, one faction, a text in one language; a ruler's
    zones and rules of deck construction are lines of its text."""
    fields = {key: value for key, value in record.items() if key in _KNOWN and value is not None}
    fields["number"] = number
    fields["type"] = str(record.get("type", "")).lower()
    if isinstance(fields.get("faction"), str):
        fields["faction"] = [fields["faction"]]
    if fields["type"] == "ruler":
        fields["ruler"], fields["text"] = sheet_in(str(record.get("text", "")))
    if record.get("lang", "en") != "en":
        fields["text_ja"] = fields.pop("text", "")
    return fields


def refusals(cards: list[Candidate], lang: str) -> Iterator[Refusal | None]:
    """For each card: None if it compiles, or why it does not."""
    for card in cards:
        yield refusal(card, lang)


def refusal(card: Candidate, lang: str = "en") -> Refusal | None:
    """Why a card does not compile."""
    printed = card.printed
    if printed is not None and not printed.text and printed.text_ja:
        return Refusal(card.id, card.name, 0, "its text is in Japanese alone")
    return playable.refusal(card, compiles)


def compiles(printed: Printed) -> None:
    """What compiles must also say itself back."""
    compile_card(printed)
    same(text.say_normal(text.read(printed.text)), text.normalise(printed.text))


def text_of(card: Candidate, lang: str) -> str:
    """The text of a card; this game's cards are read in English."""
    return "" if card.printed is None else str(card.printed.text).strip()
