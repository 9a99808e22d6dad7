"""The few real texts there are. The cards lie beside the project, never in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from headjudge.games.gateruler.language import candidates
from headjudge.games.gateruler.language import text as card_text
from headjudge.language.candidates import Candidate
from headjudge.language.verdicts import COMPILED, INCOMPLETE, verdict

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "gateruler.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/gateruler.json"
)


@cache
def found() -> tuple[Candidate, ...]:
    return tuple(candidates.read(CARDS.read_text(encoding="utf-8")))


def test_every_complete_english_text_is_read_and_says_itself_back() -> None:
    texts = [
        card.texts["en"] for card in found() if card.printed is not None and card.texts.get("en")
    ]
    assert len(texts) >= 3
    for text in texts:
        abilities = card_text.read(text)
        normal = card_text.normalise(text)
        assert card_text.say_normal(abilities) == normal
        assert card_text.normalise(card_text.say(abilities)) == normal


def test_what_is_not_playable_says_why() -> None:
    """Parts of texts, texts in Japanese alone, and records that lack what is printed."""
    made = [verdict(card, candidates.READINGS) for card in found()]
    assert {each.kind for each in made} == {COMPILED, INCOMPLETE}
    fields = {each.field for each in made if each.kind == INCOMPLETE}
    assert fields == {"text", "level", "life"}
