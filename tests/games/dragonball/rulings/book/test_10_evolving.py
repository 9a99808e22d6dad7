"""Chapter 10: [Evolve] and its kin."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BIG_GUST,
    FILLER,
    LOUD_FEAST,
    ROW,
    SILL,
    TRAINER,
    a,
    attack,
    b,
    battle,
    extra,
    given,
    keywords,
    tired,
)
from tests.games.dragonball.table import fought, stacked

CUB = battle("Cub", "red", "2(R)", 10000, character="Leo")
LION = battle(
    "Lion",
    "red",
    "6(RR)",
    20000,
    "[Evolve] RR : <Leo>\n"
    "[Auto] When you play this card, draw 1 card.\n"
    "[Auto] When a card evolves into this card, draw 1 card.",
    combo=(1, 10000),
    character="Leo",
)


@pytest.mark.rule("dragonball:10-5-1", "dragonball:10-5-3", "dragonball:10-5-4", "dragonball:9-4-2")
def test_r83_evolve_on_a_tired_boosted_card() -> None:
    """The evolved card is played on top and takes over position and effects on power, nothing
    else (10-5-4, 9-4-2); only the skill cost is paid (10-5-1)."""
    table = given(a(battle=[CUB], hand=[LION, LOUD_FEAST], energy="RRR"), b())
    table.you.uses(LOUD_FEAST)
    table.you.chooses(CUB)
    attack(table, CUB, SILL)
    table.you.uses(LION)
    assert (table.asked, table.prompt) == ("you", "standby")
    table.answer(1)
    assert table.you.active_energy == []
    assert table.you.battle == [LION] and table.you.under(LION) == [CUB]
    assert table.you.power(LION) == 25000 and not table.you.is_active(LION)
    assert "Double Strike" not in keywords(table.you, LION)
    assert LION not in table.you.offers("attack")
    assert len(table.you.hand) == 2


SMALL_LEO = battle("Small Leo", "red", "4(R)", 20000, character="Leo")
BIG_LEO = battle("Big Leo", "red", "5(R)", 20000, character="Leo")
BLUE_LEO = battle("Blue Leo", "blue", "5(B)", 20000, character="Leo")
GREAT_LEO = battle(
    "Great Leo",
    "red",
    "7(RRR)",
    30000,
    "[EX-Evolve] R, place 1 card from your hand in the Drop Area : Red <Leo> with an "
    "energy cost of 5 or more.",
    combo=(1, 10000),
    character="Leo",
)


@pytest.mark.rule("dragonball:10-5-1", "dragonball:10-5-2", "dragonball:10-5-3-1")
def test_r84_ex_evolve_without_a_fitting_card() -> None:
    """Without a Battle Card meeting the conditions the skill cannot be activated (10-5-1), and
    it works from the hand only (10-5-2)."""
    for leo, offered in ((SMALL_LEO, False), (BLUE_LEO, False), (BIG_LEO, True)):
        table = given(
            a(battle=[leo], hand=[GREAT_LEO, FILLER], drop=[GREAT_LEO], energy="RRR"), b()
        )
        assert table.you.offers("activate") == [GREAT_LEO] * offered
    table.you.uses(GREAT_LEO)
    assert (table.you.hand, table.you.battle) == ([], [GREAT_LEO])
    assert len(table.you.active_energy) == 2
    assert table.you.drop == [GREAT_LEO, FILLER]
    assert table.you.under(GREAT_LEO) == [BIG_LEO]


LEAVING_CUB = battle(
    "Cub",
    "red",
    "2(R)",
    10000,
    "[Auto] When this card leaves the Battle Area, draw 1 card.",
    character="Leo",
)
PLAIN_LION = battle(
    "Lion",
    "red",
    "6(RR)",
    20000,
    "[Evolve] RR : <Leo>",
    combo=(1, 10000),
    character="Leo",
)
GUST = extra(
    "Gust",
    "blue",
    "2(B)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards with an energy "
    "cost of 3 or less and return it to its owner's hand.",
)


@pytest.mark.rule("dragonball:11-3-5", "dragonball:11-3-2", "dragonball:10-5-4", "dragonball:3-1-4")
def test_r85_an_evolved_card_is_returned_to_the_hand() -> None:
    """Cards under another are part of it and their skills are nullified (11-3-2); when the top
    leaves for anything but the Combo Area they go to the Drop Area without their movement
    Autos (11-3-5)."""
    there = a(battle=[stacked(PLAIN_LION, LEAVING_CUB)])
    table = given(there, b(hand=[GUST], energy="BB"), turn_of="them")
    table.them.uses(GUST)
    assert table.prompt == "main"
    assert table.you.battle == [PLAIN_LION]
    table = given(there, b(hand=[BIG_GUST], energy="BB"), turn_of="them")
    table.them.uses(BIG_GUST)
    assert table.them.offered == [PLAIN_LION]
    table.them.chooses(PLAIN_LION)
    assert (table.you.hand, table.you.drop) == ([PLAIN_LION], [LEAVING_CUB])


@pytest.mark.rule(
    "dragonball:3-1-4", "dragonball:11-3-5", "dragonball:7-4-1-6", "dragonball:10-5-4"
)
def test_r86_an_evolved_card_combos() -> None:
    """A stack is one card (10-5-4); cards beneath fall off only when it goes elsewhere than
    between Battle and Combo Area (11-3-5)."""
    for combos, life in ((2, 7), (3, 8)):
        table = given(
            a(battle=[stacked(PLAIN_LION, CUB)], hand=[FILLER], energy="R"), b(hand=[FILLER] * 3)
        )
        table.you.attacks(ROW, SILL)
        table.you.combos(PLAIN_LION)
        assert table.you.combo == [PLAIN_LION] and table.you.under(PLAIN_LION) == [CUB]
        assert (table.you.drop, table.you.active_energy) == ([], [])
        table.you.passes()
        for _each in range(combos):
            table.them.combos(FILLER)
        fought(table)
        assert len(table.them.life) == life, "20000 against 20000 or 25000"
        assert set(table.you.drop) == {PLAIN_LION, CUB} and len(table.you.drop) == 2


TIME_PUP = battle("Time Pup", "black", "1(-)", 5000, character="Fang")
TIME_WOLF = battle("Time Wolf", "black", "3(-)", 15000, "[Evolve] [two] : <Fang>", character="Fang")
VOID_WOLF = battle(
    "Void Wolf",
    "black",
    "5(-)",
    25000,
    "[Xeno-Evolve] [two] : <Fang>\n[Auto] When a card evolves into this card, draw 1 card.",
    character="Fang",
)


@pytest.mark.rule("dragonball:10-5-5", "dragonball:11-3-5", "dragonball:3-1-4")
def test_r87_xeno_evolve_carries_nothing_over() -> None:
    """The chosen card is sent to the Warp and the new one is played Active, not on top of it
    (10-5-5); what lay beneath goes to the Drop Area (11-3-5), and effects end with the old
    card (3-1-4)."""
    table = given(
        a(leader=TRAINER, battle=[tired(TIME_WOLF, TIME_PUP)], hand=[VOID_WOLF], energy="KK"), b()
    )
    table.you.uses(TRAINER)
    assert table.you.power(TIME_WOLF) == 20000
    table.you.uses(VOID_WOLF)
    assert (table.you.warp, table.you.drop) == ([TIME_WOLF], [TIME_PUP])
    assert table.you.battle == [VOID_WOLF] and table.you.is_active(VOID_WOLF)
    assert table.you.power(VOID_WOLF) == 25000 and table.you.under(VOID_WOLF) == []
    assert VOID_WOLF in table.you.offers("attack")
    assert table.you.hand == [FILLER]
