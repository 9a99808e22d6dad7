"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from headjudge.games.vanguard.c02_cards.clans import NATIONS
from headjudge.games.vanguard.c02_cards.printed import (
    TYPES,
    Printed,
    Side,
    check_card,
    compile_card,
    compile_other_side,
    power_of,
)
from headjudge.games.vanguard.language import text
from headjudge.games.vanguard.language.text import english
from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate, records, same
from headjudge.language.nearest import Reader
from headjudge.language.verdicts import Readings

__all__ = ["ASSUMED", "READINGS", "Candidate", "of_records", "read", "reader"]

_KNOWN: Final = tuple(field.name for field in msgspec.structs.fields(Printed))
# A note of the publisher's page above the text, about what a new printing changed.
_NOTE: Final = re.compile(r"\AUpdated:[^\n]*\n?")
_NO_CLAN: Final = "-"  # what stands for a clan where there is none
_GUARDIAN: Final = "[g guardian]"  # what a line of a G guardian's text begins with


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    return of_records(records(data))


def of_records(found: list[Any]) -> list[Candidate]:
    """The cards of these records, ours or another's."""
    return playable.read(found, _candidate)


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    fields = _ours(record) if "id" in record else record
    filled = _usual(fields) if "id" in record else {}

    def printed() -> Printed:
        if "id" in record:
            _check_complete(record, fields | filled)
        found = msgspec.convert(fields | filled, Printed)
        check_card([found])
        for side, at in ((found, ""), (found.other_side, "other_side.")):
            if side is not None:
                check_figures(side, at)
        return found

    number, name = str(fields.get("number") or place), str(fields.get("name", ""))
    return playable.candidate(
        number, name, "", seen, printed, "2.13.1",
        {"en": _all_text(fields, "text"), "ja": _all_text(fields, "text_ja")}, tuple(filled),
        str(fields.get("type", "")),
    )  # fmt: skip


def _all_text(fields: dict[str, Any], name: str) -> str:
    """The texts of both sides, as far as they are there."""
    other = fields.get("other_side")
    found = [fields.get(name), other.get(name) if isinstance(other, dict) else None]
    return "\n".join([each for each in found if isinstance(each, str)])


# What no card has. The book gives no bounds; these hold for every card that is printed.
POWER_STEP: Final = 1_000
SHIELD_STEP: Final = 5_000
MOST_CRITICAL: Final = 9


def check_figures(side: Side, at: str) -> None:
    """Figures that no card can have are mistakes of the record: columns that have shifted."""
    if power_of(side.power) % POWER_STEP:
        raise BadCard("a power is in whole thousands", field=f"{at}power", rule="2.5.1")
    if (side.shield or 0) % SHIELD_STEP:
        raise BadCard("a shield is in steps of 5000", field=f"{at}shield", rule="2.6.1")
    if side.critical > MOST_CRITICAL:
        raise BadCard(f"no critical is over {MOST_CRITICAL}", field=f"{at}critical", rule="2.7.1")


# -- another's records ------------------------------------------------------------------


def _ours(record: dict[str, Any]) -> dict[str, Any]:
    """Another's record in our fields: `Normal Unit`, one clan, one race, one icon. A nation
    that stands for a clan is the nation of a card without a clan (2.17.4.2)."""
    fields: dict[str, Any] = {}
    for key, value in record.items():
        if key in _KNOWN and value is not None:
            fields[key] = [value] if key in ("clan", "race") and isinstance(value, str) else value
    fields["number"] = record["id"]
    fields["type"] = str(record.get("type", "")).removesuffix(" Unit")
    if fields["type"] != "G":
        fields["type"] = fields["type"].lower()
    clans = fields.get("clan")
    if isinstance(clans, list) and len(clans) == 1:
        if clans[0] in tuple(NATIONS):
            fields |= {"clan": [], "nation": clans}
        elif clans[0] == _NO_CLAN:
            fields["clan"] = []
    if record.get("skill_icon"):
        fields["icons"] = [str(record["skill_icon"]).replace("_", " ")]
    fields["text"] = _NOTE.sub("", str(record.get("text", "")))
    return fields


# What is filled in where another's record leaves it out, by which rule; English and Japanese.
ASSUMED: Final = {
    "icons": (
        "boost on grade 0 and 1, intercept on 2, twin drive on 3 and higher, triple drive on "
        "G units of grade 4, none on a G guardian",
        "グレード0と1はブースト、2はインターセプト、3以上はツインドライブ、グレード4のGユニットは"
        "トリプルドライブ、Gガーディアンはなし",
    ),
    "critical": ("1", "1"),
    "race": (
        "none, so that no text about a race means the card",
        "なし(種族についてのテキストはこのカードを指しません)",
    ),
    "power": ("0 on a G guardian", "Gガーディアンは0"),
    "shield": ("none", "なし"),
}
_ICON_OF_GRADE: Final = {0: "boost", 1: "boost", 2: "intercept"}
_FROM_GRADE_3: Final = "twin drive"
_OF_G_UNIT: Final = (4, "triple drive")
# G units, and normal units of grade 3 and higher, are printed without a shield (3.11.2).
_SHIELDLESS: Final = 3


def _usual(fields: dict[str, Any]) -> dict[str, Any]:
    """What is printed on every card of such a type and grade, where a record leaves it out."""
    filled: dict[str, Any] = {}
    grade, type_ = fields.get("grade"), fields["type"]
    if not isinstance(grade, int) or type_ not in TYPES:
        return filled
    lines = fields["text"].casefold().splitlines()
    guards = type_ == "G" and any([line.startswith(_GUARDIAN) for line in lines])
    if "icons" not in fields:
        icon = _usual_icon(type_, grade)
        if guards:
            filled["icons"] = []
        elif icon:
            filled["icons"] = [icon]
    if "critical" not in fields:
        filled["critical"] = 1
    if "race" not in fields:
        filled["race"] = []
    if guards and "power" not in fields:
        filled["power"] = 0
    if "shield" not in fields and type_ != "G" and grade < _SHIELDLESS:
        filled["shield"] = None
    return filled


def _usual_icon(type_: str, grade: int) -> str:
    """The skill icon of all cards of this type and grade; "": there is no such rule."""
    if type_ == "G":
        return _OF_G_UNIT[1] if grade == _OF_G_UNIT[0] else ""
    return _ICON_OF_GRADE.get(grade, _FROM_GRADE_3)


def _check_complete(record: dict[str, Any], fields: dict[str, Any]) -> None:
    """A record that leaves open what no rule fills in is refused."""
    open_ = record.get("trigger_candidates")
    if open_ and not fields.get("trigger"):
        known = " or ".join([str(each) for each in open_])
        raise BadCard(f"the record leaves open which icon it is: {known}", field="trigger")
    for name in ("grade", "power", "icons"):
        if name not in fields and fields["type"] in TYPES:
            raise BadCard("the record has none", field=name)


# -- which compile ----------------------------------------------------------------------


def compiles(printed: Printed) -> None:
    """What compiles must also say itself back."""
    compile_card(printed)
    compile_other_side(printed)
    for source in _texts(printed):
        same(text.say_normal(text.read(source)), text.normalise(source))


def _texts(printed: Printed) -> list[str]:
    other = printed.other_side
    return [printed.text] if other is None else [printed.text, other.text]


READINGS: Final[Readings] = {"en": compiles}


def reader(printed: Printed, lang: str) -> Reader:
    """How texts such as this card's are read."""
    return Reader(text.read, english.grammar())
