"""The cards the project ships: all read, in both languages, to equal terms."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

import pytest

from headjudge.games.godzilla.language import text as card_text

# These name a trait or a card of other sets, which no card here translates.
FOREIGN_NAMES = {"T-03", "T-04"}


@cache
def cards() -> tuple[dict[str, Any], ...]:
    folder = resources.files("headjudge.games.godzilla") / "cards"
    found: list[dict[str, Any]] = []
    for path in sorted(folder.iterdir(), key=str):
        if path.name.endswith(".toml"):
            found.extend(tomllib.loads(path.read_text(encoding="utf-8"))["card"])
    return tuple(found)


@cache
def names() -> dict[str, str]:
    """Japanese names and traits, and what they are in English."""
    found: dict[str, str] = {}
    for card in cards():
        found[card["name_ja"]] = card["name"]
        found.update(zip(card["traits_ja"], card["traits"], strict=True))
    return found


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_all_are_read_and_say_themselves_back(lang: str) -> None:
    field = "text" if lang == "en" else "text_ja"
    for card in cards():
        read = card_text.read(card[field], lang, card["type"])
        normal = card_text.normalise(card[field], lang)
        assert card_text.say_normal(read, lang, card["type"]) == normal, card["number"]
        said = card_text.say(read, lang, card["type"])
        assert card_text.normalise(said, lang) == normal, card["number"]


def test_both_languages_mean_the_same() -> None:
    for card in cards():
        if card["number"] not in FOREIGN_NAMES:
            english = card_text.read(card["text"], "en", card["type"])
            japanese = card_text.read(card["text_ja"], "ja", card["type"], names())
            assert japanese == english, card["number"]


def test_names_are_put_back_when_said_in_japanese() -> None:
    back = {english: japanese for japanese, english in names().items()}
    for card in cards():
        if card["number"] not in FOREIGN_NAMES:
            read = card_text.read(card["text_ja"], "ja", card["type"], names())
            said = card_text.say_normal(read, "ja", card["type"], back)
            assert said == card_text.normalise(card["text_ja"], "ja"), card["number"]
