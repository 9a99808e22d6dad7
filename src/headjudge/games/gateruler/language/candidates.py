"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from headjudge.games.gateruler.c02_cards import Printed, check, compile_card
from headjudge.games.gateruler.c05_preparation.rulers import sheet_of
from headjudge.games.gateruler.language import text
from headjudge.games.gateruler.language.sheets import sheet_in
from headjudge.games.gateruler.language.text import english
from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate, records, same
from headjudge.language.nearest import Reader
from headjudge.language.verdicts import Readings

__all__ = ["ASSUMED", "READINGS", "Candidate", "of_records", "read", "reader"]

_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    return of_records(records(data))


def of_records(found: list[Any]) -> list[Candidate]:
    """The cards of these records, ours or another's."""
    return playable.read(found, _candidate, "({})")


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    number = str(record.get("number") or record.get("id") or place)

    def printed() -> Printed:
        if record.get("truncated"):
            raise BadCard("only a part of its text is there", field="text")
        fields = record if "number" in record else _ours(record, number)
        if "number" not in record:
            _check_complete(fields)
        found = msgspec.convert(fields, Printed)
        check([found])
        if found.type == "unit" and found.hp < 1:
            raise BadCard("a unit has HP", field="hp", rule="2-11a-1")
        if found.ruler is not None:
            sheet_of(found.ruler, "ruler")
        return found

    texts = {"ja": record.get("text_ja")} | {str(record.get("lang", "en")): record.get("text")}
    return playable.candidate(
        number, str(record.get("name", "")), "", seen, printed, "2-16a", texts,
        type=str(record.get("type", "")).lower(),
    )  # fmt: skip


# What is printed on every card of a type, and no rule fills in.
NEEDED: Final = {
    "unit": ("level", "atk", "hp", "stk"),
    "event": ("level",),
    "field": ("level",),
    "ruler": ("life",),
}


def _check_complete(fields: dict[str, Any]) -> None:
    """Another's record that leaves out what is printed on the card is incomplete."""
    for name in NEEDED.get(fields["type"], ()):
        if name not in fields:
            raise BadCard("the record has none", field=name)


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


def compiles(printed: Printed) -> None:
    """What compiles must also say itself back."""
    compile_card(printed)
    same(text.say_normal(text.read(printed.text)), text.normalise(printed.text))


ASSUMED: Final[dict[str, tuple[str, str]]] = {}  # no rule fills in what a record leaves out
READINGS: Final[Readings] = {"en": compiles}


def reader(printed: Printed, lang: str) -> Reader:
    """How texts such as this card's are read."""
    return Reader(text.read, english.grammar())
