"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from headjudge.games.dragonball import text
from headjudge.games.dragonball.cards import (
    LEADER,
    Printed,
    check,
    compile_back,
    compile_card,
)
from headjudge.language import playable
from headjudge.language.candidates import Candidate, Refusal, same
from headjudge.rulebook.citation import rule

__all__ = ["LANGUAGES", "Candidate", "Refusal", "read", "refusal", "refusals", "text_of"]

LANGUAGES: Final = ("en",)  # in which texts are read
_LETTERS: Final = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
_NOTHING: Final = ("", "-")
_FACES: Final = " // "  # between what two faces of a leader have


def read(data: str) -> list[Candidate]:
    """The cards of a file in either form."""
    return playable.read(data, _candidate)


def _candidate(record: dict[str, Any], place: str, seen: set[str]) -> Candidate:
    def printed() -> Printed:
        found = msgspec.convert(_ours(record) if "id" in record else record, Printed)
        check([found])
        return found

    number = str(record.get("id", record.get("number", place)))
    texts = {"en": _all_text(record)}
    return playable.candidate(
        number, str(record.get("name", "")), "", seen, printed, "2-15-1", texts
    )


# -- another's records ------------------------------------------------------------------


def _all_text(record: dict[str, Any]) -> str:
    """The skills of both faces, as far as they are there, in our form or another's."""
    back = record.get("back")
    found = [record.get("text"), back.get("text") if isinstance(back, dict) else None]
    faces = record.get("skills")
    for face in faces if isinstance(faces, list) else ():
        found.extend(face if isinstance(face, list) else ())
    return "\n".join([each for each in found if isinstance(each, str) and each not in _NOTHING])


def _ours(record: dict[str, Any]) -> dict[str, Any]:
    """Another's record in our fields: energy costs as `3(RR)`, what two faces have apart by
    a double stroke, what one face has several of by a stroke."""
    type = str(record.get("type", "")).lower()
    front = _face(record, 0, type)
    fields: dict[str, Any] = {"number": record["id"], "type": type, **front}
    if type == LEADER:
        fields["back"] = _face(record, 1, type)
        return fields
    cost = _text(record, "energy_cost")
    total = re.match(r"\d+", cost)
    fields["energy_cost"] = int(total.group(0)) if total else None
    fields["specified_cost"] = [_LETTERS[letter] for letter in re.findall("[RBGYK]", cost)]
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


@rule("2-6-3", without=[])
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
    compile_back(printed)
    for source in texts_of(printed):
        same(text.say_normal(text.read(source)), text.normalise(source))


def texts_of(printed: Printed) -> list[str]:
    """The texts of both faces."""
    back = printed.back
    return [printed.text] if back is None else [printed.text, back.text]


def text_of(card: Candidate, lang: str) -> str:
    """The text of a card; this game's cards are read in English."""
    return "" if card.printed is None else "\n".join(texts_of(card.printed)).strip()
