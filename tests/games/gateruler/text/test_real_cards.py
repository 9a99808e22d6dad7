"""The few real texts there are. The cards lie beside the project, never in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from headjudge.games.gateruler import candidates
from headjudge.games.gateruler import text as card_text
from headjudge.language.candidates import Candidate

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "gateruler.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/gateruler.json"
)


@cache
def found() -> tuple[Candidate, ...]:
    return tuple(candidates.read(CARDS.read_text(encoding="utf-8")))


def test_every_complete_english_text_is_read_and_says_itself_back() -> None:
    texts = [text for card in found() if (text := candidates.text_of(card, "en"))]
    assert len(texts) >= 4
    for text in texts:
        abilities = card_text.read(text)
        normal = card_text.normalise(text)
        assert card_text.say_normal(abilities) == normal
        assert card_text.normalise(card_text.say(abilities)) == normal


def test_what_is_not_playable_says_why() -> None:
    """Parts of texts, texts in Japanese alone, and a ruler whose life the record lacks."""
    refused = [each for card in found() if (each := candidates.refusal(card)) is not None]
    assert 0 < len(refused) < len(found())
    for each in refused:
        assert each.column == 0
        assert [
            why for why in ("part of its text", "Japanese", "life", "text") if why in each.clause
        ]
