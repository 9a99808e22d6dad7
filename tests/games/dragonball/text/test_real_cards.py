"""How much of real card text is read. The cards lie beside the project, never in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from headjudge.games.dragonball.language import candidates
from headjudge.games.dragonball.language import text as card_text
from headjudge.language.verdicts import COMPILED, verdict

CARDS = Path(__file__).parents[4] / ".." / "shared" / "cards" / "dragonball.json"

pytestmark = pytest.mark.skipif(
    not CARDS.exists(), reason="the real cards are not here: ../shared/cards/dragonball.json"
)


@cache
def found() -> tuple[candidates.Candidate, ...]:
    return tuple(candidates.read(CARDS.read_text(encoding="utf-8")))


def test_most_cards_are_read_and_each_that_is_says_itself_back() -> None:
    assert len(found()) > 700
    made = [verdict(card, candidates.READINGS) for card in found()]
    assert all(each.kind == COMPILED or each.column > 0 for each in made)
    read = [card for card, each in zip(found(), made, strict=True) if each.kind == COMPILED]
    assert len(read) / len(found()) >= 0.5
    for card in read[::8]:  # as it is printed, too
        for text in candidates.texts_of(card.printed):
            said = card_text.say(card_text.read(text))
            assert card_text.normalise(said) == card_text.normalise(text)


def test_all_records_are_cards() -> None:
    assert [card.problem for card in found() if card.printed is None] == []
