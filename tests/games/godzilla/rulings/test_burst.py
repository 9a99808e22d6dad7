"""Rulings on Burst: what a card says of being discarded by it."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import battle, given, monster, side, strategy

EDITIONS = pytest.mark.parametrize("edition", ["ja-1.04", "en-1.01"])
TEXTS = pytest.mark.parametrize(
    ("text", "lang"),
    [
        (
            "[Burst 1] When this card is discarded by the effect of Burst, "
            "increase your monster card's [Rage] by 2.",
            "en",
        ),
        (
            "【強襲1】これが【強襲】の効果で捨て札になった時、"
            "あなたの怪獣カードの【怒り】を2増やす。",
            "ja",
        ),
    ],
)


@EDITIONS
@TEXTS
@pytest.mark.rule("godzilla:12.5.2")
@pytest.mark.rule("godzilla:10.3.4.1")
def test_a_card_hears_that_its_burst_ends(text: str, lang: str, edition: str) -> None:
    """Q. My Burst card is discarded in the end phase. Does its own ability for that work?
    A. Yes: it speaks of just that."""
    flash = monster(text=text, text_ja=text, lang=lang, rank=3)
    deck = [battle() for _ in range(9)]
    table = given(you=side(hand=[flash], deck=deck), edition=edition)
    table.you.bursts(flash)
    assert table.you.rage == 1
    table.you.passes()
    table.begins("end phase")
    assert table.you.discard == [flash]
    assert table.you.rage == 3


@EDITIONS
@TEXTS
@pytest.mark.rule("godzilla:3.2.6")
@pytest.mark.rule("godzilla:12.5.2.1")
def test_a_covered_card_does_not_hear_it(text: str, lang: str, edition: str) -> None:
    """Q. Another monster has come on top of my Burst card. It is discarded from under it: does
    its ability work?  A. No, in neither edition: it was covered."""
    flash = monster(text=text, text_ja=text, lang=lang, rank=3)
    top = monster("Top", rank=3)
    order = strategy(text="Play 1 card named “Top” from your hand.")
    deck = [battle() for _ in range(9)]
    table = given(you=side(hand=[flash, top, order], deck=deck), edition=edition)
    table.you.bursts(flash)
    if edition == "en-1.01":
        table.you.plays(top)  # there 8.5.2 does not limit it
    else:
        table.you.plays(order, zone=1)
        table.you.chooses(top)
    rage = table.you.rage
    table.you.passes()
    table.begins("end phase")
    assert table.you.monster is top
    assert flash in table.you.discard
    assert table.you.rage == rage
