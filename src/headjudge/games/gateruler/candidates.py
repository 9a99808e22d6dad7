"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.games.gateruler import text
from headjudge.games.gateruler.cards import Printed, check, compile_card
from headjudge.games.gateruler.sheets import sheet_in
from headjudge.kernel.errors import BadCard, HeadjudgeError
from headjudge.language.candidates import Candidate, Refusal, records, same
from headjudge.language.card_files import MOST_BYTES
from headjudge.language.phrases import Unreadable

__all__ = ["Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form; other people's records may lie under `cards`."""
    seen: set[str] = set()
    return [_candidate(record, at, seen) for at, record in enumerate(records(_plain(data)))]


def _plain(data: str) -> str:
    """A file that is a table with notes and a list of cards, as the list alone."""
    if not data.lstrip().startswith("{") or len(data) > MOST_BYTES:
        return data
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadCard(f"not JSON: {error}", field="file") from error
    return json.dumps(whole.get("cards")) if isinstance(whole, dict) else data


def _candidate(record: Any, at: int, seen: set[str]) -> Candidate:
    if not isinstance(record, dict):
        return Candidate(f"({at + 1})", "", "", None, "a table of fields")
    number = str(record.get("number") or record.get("id") or f"({at + 1})")
    name = str(record.get("name", ""))
    try:
        if record.get("truncated"):
            raise BadCard("only a part of its text is there", field="text")
        fields = record if "number" in record else _ours(record, number)
        printed = msgspec.convert(fields, Printed)
        check([printed])
        if number in seen:
            raise BadCard("every card needs a number of its own", rule="2-16a")
    except (msgspec.ValidationError, HeadjudgeError) as error:
        return Candidate(number, name, "", None, str(error))
    seen.add(number)
    return Candidate(number, name, "", printed)


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
    """Why a card does not compile. What compiles must also say itself back."""
    if card.printed is None:
        return Refusal(card.id, card.name, 0, card.problem)
    source = card.printed.text
    if not source and card.printed.text_ja:
        return Refusal(card.id, card.name, 0, "its text is in Japanese alone")
    try:
        compile_card(card.printed)
        same(text.say_normal(text.read(source)), text.normalise(source))
    except Unreadable as error:
        return Refusal(card.id, card.name, error.column + 1, error.clause)
    except (HeadjudgeError, ValueError, KeyError, TypeError, RecursionError) as error:
        return Refusal(card.id, card.name, 0, f"{type(error).__name__}: {error}"[:200])
    return None


def text_of(card: Candidate, lang: str) -> str:
    """The text of a card; this game's cards are read in English."""
    return "" if card.printed is None else str(card.printed.text).strip()
