"""8-6. Which events set a skill off, as texts call them."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import device, fighter
from tests.games.dragonball.table import PLAIN, battle_card, given, side

KARROW = battle_card("Karrow", character=["Karrow"], energy_cost=0)
ADA = battle_card("Ada", energy_cost=0)
RAISE = device("Raise", "[Activate: Main] Choose 1 Battle Card from your Drop Area and play it.")


# -- cards that are played --------------------------------------------------------------


@pytest.mark.rule("dragonball:8-6-1", "dragonball:3-6-3")
@pytest.mark.parametrize("article", ["a <Karrow>", "a <Karrow> card", "<Karrow>"])
def test_a_card_of_a_sort_is_played_in_your_battle_area(article: str) -> None:
    """From the hand or by a skill, but no other card, and none of theirs."""
    host = fighter("Host", f"[Auto] When {article} is played in your Battle Area, draw 1 card.")
    table = given(side(battle=[host], hand=[ADA, KARROW, RAISE], drop=[KARROW]))
    table.you.plays(ADA)
    assert len(table.you.hand) == 2
    table.you.plays(KARROW)
    assert len(table.you.hand) == 2
    table.you.uses(RAISE)
    assert len(table.you.hand) == 2 and table.you.battle == [host, ADA, KARROW, KARROW]
    table = given(side(hand=[KARROW]), side(battle=[host]))
    table.you.plays(KARROW)
    assert table.them.hand == []


@pytest.mark.rule("dragonball:8-6-1")
def test_an_article_fits_the_name() -> None:
    host = fighter(
        "Host", "[Auto] When an <Oma> Battle Card is played in your Battle Area, draw 1 card."
    )
    oma = battle_card("Oma", character=["Oma"], energy_cost=0)
    table = given(side(battle=[host], hand=[oma]))
    table.you.plays(oma)
    assert table.you.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-1")
@pytest.mark.parametrize("article", ["a <Karrow>", "an <Oma> or <Karrow> card", "<Karrow>"])
def test_a_card_of_a_sort_is_played_from_your_hand(article: str) -> None:
    """And not from elsewhere."""
    host = fighter("Host", f"[Auto] When {article} is played from your hand, draw 1 card.")
    table = given(side(battle=[host], hand=[ADA, KARROW, RAISE], drop=[KARROW]))
    table.you.plays(ADA)
    table.you.uses(RAISE)
    assert table.you.hand == [KARROW], "from the drop area"
    table.you.plays(KARROW)
    assert table.you.hand == [PLAIN]


@pytest.mark.rule("dragonball:8-6-1")
def test_the_card_that_was_played_is_the_one_spoken_of() -> None:
    host = fighter(
        "Host",
        "[Auto] When a <Karrow> is played from your hand, it gets +5000 power for the duration of "
        "the turn.",
    )
    table = given(side(battle=[host, ADA], hand=[KARROW]))
    table.you.plays(KARROW)
    assert [table.you.power(card) for card in (KARROW, ADA)] == [15000, 10000]


@pytest.mark.rule("dragonball:8-6-1")
def test_a_card_is_played_from_your_drop_area() -> None:
    host = fighter("Host", "[Auto] When you play a <Karrow> from your Drop Area, draw 1 card.")
    table = given(side(battle=[host], hand=[KARROW, RAISE], drop=[KARROW]))
    table.you.plays(KARROW)
    assert table.you.hand == [RAISE]
    table.you.uses(RAISE)
    assert table.you.hand == [PLAIN]
