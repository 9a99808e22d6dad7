"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from headjudge.games.dragonball.c02_cards.printed import (
    LEADER,
    Printed,
    check_cards,
    compile_back,
    compile_card,
)
from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language.text import english
from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate, records, same
from headjudge.language.nearest import Reader
from headjudge.language.verdicts import Readings
from headjudge.rulebook.citation import rule

__all__ = ["ASSUMED", "READINGS", "Candidate", "of_records", "read", "reader"]

_LETTERS: Final = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
_NOTHING: Final = ("", "-")
_FACES: Final = " // "  # between what two faces of a leader have


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    return of_records(records(data))


def of_records(found: list[Any]) -> list[Candidate]:
    """The cards of these records, ours or another's."""
    return playable.read(found, _candidate)


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    def printed() -> Printed:
        found = msgspec.convert(_fields(record), Printed)
        check_cards([found])
        check_figures(found)
        return found

    number = str(record.get("id") or record.get("number") or place)
    texts = {"en": _all_text(record, "text"), "ja": _all_text(record, "text_ja")}
    return playable.candidate(
        number, str(record.get("name", "")), "", seen, printed, "2-15-1", texts,
        type=str(record.get("type", "")).lower(),
    )  # fmt: skip


MOST_ENERGY: Final = 99  # of an energy cost or a combo cost; the book gives no bound


def check_figures(card: Printed) -> None:
    """Figures that no card can have are mistakes of the record."""
    if not card.color:
        raise BadCard("a card has a colour", field="color", rule="2-4-1-1")
    for side, at in ((card, ""), (card.back, "back.")):
        if side is not None and (side.power or 0) < 0:
            raise BadCard("no power is under 0", field=f"{at}power", rule="2-8-1")
    for name, rule_ in (("energy_cost", "2-11-1"), ("combo_cost", "2-10-1")):
        if (getattr(card, name) or 0) > MOST_ENERGY:
            raise BadCard(f"no cost is over {MOST_ENERGY}", field=name, rule=rule_)
    for name, other in (("combo_cost", "combo_power"), ("combo_power", "combo_cost")):
        if getattr(card, name) is None and getattr(card, other) is not None:
            raise BadCard(f"there is a {other} without it", field=name, rule="2-10-2")


# -- another's records ------------------------------------------------------------------


def _all_text(record: dict[str, Any], name: str) -> str:
    """The skills of both faces, as far as they are there, in our form or another's."""
    back = record.get("back")
    found = [record.get(name), back.get(name) if isinstance(back, dict) else None]
    faces = record.get("skills") if name == "text" else None
    if faces is not None:
        found = []  # the text of another's record has both faces in one line
    for face in faces if isinstance(faces, list) else ():
        found.extend(face if isinstance(face, list) else ())
    return "\n".join([each for each in found if isinstance(each, str) and each not in _NOTHING])


def _fields(record: dict[str, Any]) -> dict[str, Any]:
    """A record in our fields: it is ours; or another's, skill by skill; or another's with the
    names of our fields, energy costs as `3(RR)` and words with capitals."""
    if "id" not in record:
        return record
    if "skills" in record:
        return _ours(record)
    fields = {key: value for key, value in record.items() if key != "id"}
    fields["number"] = record["id"]
    fields["type"] = _text(record, "type").lower()
    sides = [fields]
    if isinstance(fields.get("back"), dict):
        fields["back"] = {**fields["back"]}
        sides.append(fields["back"])
    for side in sides:
        if isinstance(side.get("color"), list):
            side["color"] = [str(each).lower() for each in side["color"]]
    if isinstance(cost := fields.get("energy_cost"), str):
        fields |= _energy_cost(cost)
    return fields


def _energy_cost(cost: str) -> dict[str, Any]:
    """The total cost and the specified cost of what is written as `3(RR)`."""
    total = re.match(r"\d{1,4}", cost)
    return {
        "energy_cost": int(total.group(0)) if total else None,
        "specified_cost": [_LETTERS[letter] for letter in re.findall("[RBGYK]", cost)],
    }


def _ours(record: dict[str, Any]) -> dict[str, Any]:
    """Another's record in our fields: energy costs as `3(RR)`, what two faces have apart by
    a double stroke, what one face has several of by a stroke."""
    type = str(record.get("type", "")).lower()
    front = _face(record, 0, type)
    fields: dict[str, Any] = {"number": record["id"], "type": type, **front}
    if type == LEADER:
        fields["back"] = _face(record, 1, type)
        return fields
    fields |= _energy_cost(_text(record, "energy_cost"))
    for name in ("combo_cost", "combo_power"):
        if (value := _text(record, name)) not in _NOTHING:
            fields[name] = int(value)
    return fields


def _face(record: dict[str, Any], face: int, type: str) -> dict[str, Any]:
    """What one face of a card has."""
    faces = record.get("skills", [])
    skills = faces[face] if isinstance(faces, list) and face < len(faces) else []
    names = _text(record, "name").split(" / ") if type == LEADER else [_text(record, "name")]
    found: dict[str, Any] = {
        "name": str(record.get("name_back", names[-1])) if face else names[0],
        "color": re.split(r"\s*/\s*", _text(record, "color").lower()),
        "text": "\n".join([str(skill) for skill in skills if skill not in _NOTHING]),
    }
    for name, ours in (("character", "character"), ("special_trait", "traits")):
        found[ours] = [
            re.sub(r"\s*:\s*", ": ", each)
            for each in several(_part(record, name, face))
            if each not in _NOTHING
        ]
    if (era := _part(record, "era", face)) not in _NOTHING:
        found["era"] = era
    if (power := _part(record, "power", face)) not in _NOTHING:
        found["power"] = int(power)
    return found


@rule("2-6-3")
def several(listed: str) -> list[str]:
    """Several special traits (or characters) are listed with strokes between them."""
    return listed.split("/")


def _text(record: dict[str, Any], name: str) -> str:
    value = record.get(name)
    return "" if value is None else str(value).strip()


def _part(record: dict[str, Any], name: str, face: int) -> str:
    parts = _text(record, name).split(_FACES)
    return parts[min(face, len(parts) - 1)].strip()


# -- which compile ----------------------------------------------------------------------


def compiles(printed: Printed) -> None:
    """What compiles must also say itself back."""
    compile_card(printed)
    compile_back(printed)
    for source in texts_of(printed):
        same(text.say_normal(text.read(source)), text.normalise(source))


def texts_of(printed: Printed) -> list[str]:
    """The texts of both faces."""
    back = printed.back
    return [printed.text] if back is None else [printed.text, back.text]


ASSUMED: Final[dict[str, tuple[str, str]]] = {}  # no rule fills in what a record leaves out
READINGS: Final[Readings] = {"en": compiles}


def reader(printed: Printed, lang: str) -> Reader:
    """How texts such as this card's are read."""
    return Reader(text.read, english.grammar())
