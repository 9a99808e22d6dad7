"""How much of real card text is read. The cards lie beside the project, never in it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from headjudge.games.vanguard.language import candidates
from headjudge.games.vanguard.language import text as card_text

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "vanguard.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/vanguard.json"
)


@cache
def texts() -> tuple[str, ...]:
    found = candidates.read(CARDS.read_text(encoding="utf-8"))
    return tuple(
        card.texts["en"] for card in found if card.printed is not None and card.texts["en"]
    )


def test_most_texts_are_read_and_each_that_is_says_itself_back() -> None:
    assert len(texts()) > 3_000
    read = 0
    for text, copies in Counter(texts()).items():
        try:
            abilities = card_text.read(text)
        except card_text.Unreadable as refused:
            assert 0 <= refused.column < max(len(refused.text), 1)
            continue
        normal = card_text.normalise(text)
        assert card_text.say_normal(abilities) == normal
        assert card_text.normalise(card_text.say(abilities)) == normal
        read += copies
    assert read / len(texts()) >= 0.6


def test_all_but_a_few_records_are_cards_or_leave_their_trigger_icon_open() -> None:
    found = candidates.read(CARDS.read_text(encoding="utf-8"))
    problems = [card.why for card in found if card.printed is None]
    left_open = [each for each in problems if "leaves open which icon" in each]
    assert len(problems) - len(left_open) < 15
    assert len(left_open) < 250


def test_no_unit_loses_its_skill_icon_for_an_incomplete_record() -> None:
    found = candidates.read(CARDS.read_text(encoding="utf-8"))
    for card in found:
        if card.printed is not None and not card.printed.icons:
            assert card.printed.type == "G" and "g guardian" in card.printed.text.casefold()
