"""How much of real card text is read. The cards lie beside the project, never in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from headjudge.games.godzilla.language import text as card_text

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "godzilla.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/godzilla.json"
)


@cache
def cards() -> tuple[dict[str, Any], ...]:
    return tuple(json.loads(CARDS.read_text(encoding="utf-8")))


def share(texts: list[tuple[str, str]], lang: str) -> float:
    """Which part of the texts is read. Each that is says itself back."""
    read = 0
    for text, card_type in texts:
        try:
            abilities = card_text.read(text, lang, card_type)
        except card_text.Unreadable:
            continue
        normal = card_text.normalise(text, lang)
        assert card_text.say_normal(abilities, lang, card_type) == normal
        assert card_text.normalise(card_text.say(abilities, lang, card_type), lang) == normal
        read += 1
    return read / len(texts)


def test_printed_english() -> None:
    texts = [
        (card["text"] or "", card["type"]) for card in cards() if card.get("wording") == "printed"
    ]
    assert len(texts) > 200
    assert share(texts, "en") >= 0.97


def test_the_wording_of_others() -> None:
    texts = [
        (card["text"], card["type"])
        for card in cards()
        if card.get("wording") != "printed" and card.get("text")
    ]
    assert share(texts, "en") >= 0.78


def test_japanese() -> None:
    texts = [(card["text_ja"], card["type"]) for card in cards() if card.get("text_ja")]
    assert len(texts) > 300
    assert share(texts, "ja") >= 0.94


def test_most_cards_mean_the_same_in_both_languages() -> None:
    """Where they do not, the two printed texts say different things."""
    names: dict[str, str] = {}
    for card in cards():
        if card.get("name_ja"):
            names.setdefault(card["name_ja"], card["name"])
        if len(card.get("traits_ja") or ()) == len(card.get("traits") or ()):
            for trait_ja, trait in zip(
                card.get("traits_ja") or (), card.get("traits") or (), strict=True
            ):
                names.setdefault(trait_ja, trait)
    equal = different = 0
    for card in cards():
        if card.get("text") and card.get("text_ja"):
            try:
                english = card_text.read(card["text"], "en", card["type"])
                japanese = card_text.read(card["text_ja"], "ja", card["type"], names)
            except card_text.Unreadable:
                continue
            equal += english == japanese
            different += english != japanese
    assert equal / (equal + different) > 0.92
