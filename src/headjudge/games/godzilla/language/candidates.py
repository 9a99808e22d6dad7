"""Cards that want to be playable, from our own card files or from another's records."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import msgspec

from headjudge.games.godzilla.c02_cards import Printed, check_cards, printed_cards, read_in
from headjudge.games.godzilla.language import text
from headjudge.games.godzilla.language.text.english import grammar as english_grammar
from headjudge.games.godzilla.language.text.japanese import grammar as japanese_grammar
from headjudge.kernel.errors import BadCard
from headjudge.language import playable
from headjudge.language.candidates import Candidate, records, same
from headjudge.language.nearest import Reader
from headjudge.language.verdicts import Readings

__all__ = ["ASSUMED", "READINGS", "Candidate", "of_records", "read", "reader"]

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
    return of_records(records(data))


def of_records(found: list[Any]) -> list[Candidate]:
    """The cards of these records, ours or another's. What is called by a Japanese word is known
    by its English one wherever a record here, or of the cards that ship, has both."""
    words = words_ja([*map(msgspec.to_builtins, printed_cards()), *found])
    return playable.read(found, partial(_candidate, words))


def words_ja(found: list[Any]) -> dict[str, str]:
    """Japanese names and traits and the English ones they stand for, in these records."""
    words: dict[str, str] = {}
    for record in found:
        if not isinstance(record, dict):
            continue
        pairs = [(record.get("name_ja"), record.get("name"))]
        traits, traits_ja = record.get("traits"), record.get("traits_ja")
        if isinstance(traits, list) and isinstance(traits_ja, list):
            pairs += zip(traits_ja, traits, strict=False)
        for ja, en in pairs:
            if isinstance(ja, str) and isinstance(en, str) and ja and en:
                words.setdefault(ja, en)
    return words


def _candidate(
    words: dict[str, str], record: dict[str, Any], place: str, seen: set[str]
) -> Candidate:
    """The candidate that a record is, ours or another's; `seen` has the numbers that came
    before."""
    fields: dict[str, Any] = {}
    for key, value in record.items():
        name = _FIELDS.get(key, key)
        if name in _KNOWN and value is not None:
            fields[name] = value.lower() if name in _LOWERED and isinstance(value, str) else value
    _translate(fields, words)
    filled = _usual(fields) if "id" in record else {}

    def printed() -> Printed:
        found = msgspec.convert(fields | filled, Printed)
        check_cards([found])
        check_figures(found, "id" in record and "counter_power" not in fields | filled)
        return found

    return playable.candidate(
        str(fields.get("number") or place), str(fields.get("name", "")),
        str(record.get("wording", "")), seen, printed, "2.11.2",
        {"en": record.get("text"), "ja": record.get("text_ja")}, tuple(filled),
        str(fields.get("type", "")),
    )  # fmt: skip


def _translate(fields: dict[str, Any], words: dict[str, str]) -> None:
    """A card that has Japanese words alone is known by the English ones, as far as there are
    any; a Japanese text brings along what its words stand for."""
    if not fields.get("name") and isinstance(fields.get("name_ja"), str):
        fields["name"] = words.get(fields["name_ja"], fields["name_ja"])
    traits = fields.get("traits_ja")
    if not fields.get("traits") and isinstance(traits, list):
        fields["traits"] = [words.get(ja, ja) if isinstance(ja, str) else ja for ja in traits]
    said = fields.get("text_ja")
    if isinstance(said, str) and "words_ja" not in fields:
        used = {ja: en for ja, en in words.items() if ja in said and ja != en}
        if used:
            fields["words_ja"] = used


# What is filled in where another's record leaves it out, by which rule; English and Japanese.
ASSUMED: Final = {
    "invasion": ("0, as there is no icon", "アイコンがないので0"),
    "threat": ("X, which its text says", "テキストにあるX"),
    "counter_power": ("X, which its text says", "テキストにあるX"),
}
# How a text says what a figure that is printed as X comes to.
_X: Final = {
    "threat": ("threat level x", "脅威度X"),
    "counter_power": ("counter power x", "撃退力X"),
}
_OF_TYPE: Final = {"monster": "threat", "battle": "counter_power"}


def _usual(fields: dict[str, Any]) -> dict[str, Any]:
    """What a record may leave out: an icon that is not there, a figure that the text says."""
    filled: dict[str, Any] = {}
    name = _OF_TYPE.get(str(fields.get("type")))
    if name is not None and name not in fields:
        english, japanese = _X[name]
        said, said_ja = str(fields.get("text", "")), str(fields.get("text_ja", ""))
        if english in said.casefold() or japanese in said_ja:
            filled[name] = "X"
    if "invasion" not in fields:
        filled["invasion"] = 0
    return filled


def check_figures(card: Printed, no_counter_power: bool) -> None:
    """Figures that are missing, or that no card of this type has."""
    if card.type == "monster" and card.threat == 0:
        raise BadCard("a monster has a threat level", field="threat", rule="2.6.1")
    if card.type == "battle" and no_counter_power:
        raise BadCard("the record has none", field="counter_power", rule="2.7.1")
    if card.type != "monster" and card.threat != 0:
        raise BadCard("monsters alone have one", field="threat", rule="2.6.1")
    if card.type != "battle" and card.counter_power != 0:
        raise BadCard("battle cards alone have one", field="counter_power", rule="2.7.1")


def compiles(lang: str, printed: Printed) -> None:
    """What compiles must also say itself back."""
    read_in(printed, lang)
    source = printed.text if lang == "en" else printed.text_ja
    if source.strip():
        wanted = text.normalise(source, lang)
        abilities = text.read(source, lang, printed.type)  # names as printed, to compare
        same(text.say_normal(abilities, lang, printed.type), wanted)


def reader(printed: Printed, lang: str) -> Reader:
    """How texts such as this card's are read."""
    grammar = english_grammar() if lang == "en" else japanese_grammar()
    return Reader(lambda source: text.read(source, lang, printed.type), grammar)


READINGS: Final[Readings] = {"en": partial(compiles, "en"), "ja": partial(compiles, "ja")}
