"""Chapter 7: the Damage Step and the end of the battle."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    BATTLE_CRY,
    BIG_BROTHER,
    FALLEN_GUARD,
    FILLER,
    RAM,
    ROW,
    SILL,
    a,
    attack,
    b,
    battle,
    given,
    sizes,
)
from tests.games.dragonball.table import fought, rested

REAPER = battle(
    "Reaper",
    "red",
    "4(R)",
    20000,
    "[Auto][Sparking 5] When this card KO-s your opponent's Battle Card, draw 1 card.",
)
LATE_REAPER = battle(
    "Late Reaper",
    "red",
    "4(R)",
    20000,
    "[Auto][Sparking 5] At the end of the battle after this card attacks, draw 1 card.",
)


@pytest.mark.rule(
    "dragonball:7-4-1-4-2-1", "dragonball:7-4-1-5", "dragonball:7-4-1-6", "dragonball:10-29-1"
)
def test_r54_the_comboed_cards_are_not_in_the_drop_area_yet() -> None:
    """The checkpoint for the KO comes before the Combo Area is emptied (7-4-1-5, 7-4-1-6); the
    end-of-battle trigger comes after (7-4-1-8); [Sparking] counts the owner's Drop Area
    (10-29-1)."""
    for reaper, drawn in ((REAPER, 0), (LATE_REAPER, 1)):
        table = given(
            a(battle=[reaper], drop=[FILLER] * 4, hand=[FILLER]), b(battle=[rested(FALLEN_GUARD)])
        )
        table.you.attacks(reaper, FALLEN_GUARD)
        table.you.combos(FILLER)
        fought(table)
        assert table.them.drop == [FALLEN_GUARD]
        assert sizes(table.you) == [8, drawn, 30 - drawn, 5]
    table = given(a(battle=[REAPER], drop=[FILLER] * 5), b(battle=[rested(FALLEN_GUARD)]))
    attack(table, REAPER, FALLEN_GUARD)
    assert table.you.hand == [FILLER]


PROUD_ELK = battle(
    "Proud Elk",
    "red",
    "3(R)",
    15000,
    "[Auto] At the end of the battle after this card attacks, if this card has 20000 "
    "or more power, draw 1 card.",
)


@pytest.mark.rule("dragonball:7-4-1-7", "dragonball:7-4-1-8", "dragonball:7-4-1-9")
def test_r55_combo_power_is_gone_at_the_end_of_the_battle_battle_long_boosts_are_not() -> None:
    """Combo increases vanish before the end-of-battle trigger, effects for the battle only after
    its checkpoint (7-4-1-7, 7-4-1-8, 7-4-1-9)."""
    hand = [BATTLE_CRY, BIG_BROTHER]
    table = given(a(battle=[PROUD_ELK], hand=hand, energy="RR"), b(hand=[FILLER] * 2))
    table.you.attacks(PROUD_ELK, SILL)
    table.you.combos(BIG_BROTHER)
    table.you.passes()
    table.them.combos(FILLER)
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "25000 against 20000"
    assert table.you.hand == [BATTLE_CRY]
    assert table.you.power(PROUD_ELK) == 15000
    table = given(a(battle=[PROUD_ELK], hand=hand, energy="RR"), b(hand=[FILLER] * 2))
    table.you.attacks(PROUD_ELK, SILL)
    table.you.uses(BATTLE_CRY)
    table.you.chooses(PROUD_ELK)
    assert table.you.power(PROUD_ELK) == 20000
    table.you.passes()
    table.them.combos(FILLER)
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "20000 against 20000"
    assert table.you.hand == [BIG_BROTHER, FILLER]
    assert table.you.power(PROUD_ELK) == 15000


LOYAL_DART = battle(
    "Loyal Dart",
    "yellow",
    "2(Y)",
    10000,
    "[Auto] At the end of the battle after you combo with this card, play this card in Rest Mode.",
)


@pytest.mark.rule("dragonball:7-4-1-6", "dragonball:7-4-1-8-1", "dragonball:2-12-2")
def test_r56_at_the_end_of_the_battle_after_you_combo_with_this_card() -> None:
    """Such skills become pending at the end of the battle although the card was just put into
    the Drop Area (7-4-1-8-1)."""
    table = given(a(hand=[LOYAL_DART]), b(hand=[FILLER]))
    table.you.attacks(ROW, SILL)
    table.you.combos(LOYAL_DART)
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "15000 against 15000"
    assert table.you.battle == [LOYAL_DART] and not table.you.is_active(LOYAL_DART)
    assert (table.you.drop, table.you.energy) == ([], [])
    table = given(a(hand=[FILLER]), b())
    table.you.attacks(ROW, SILL)
    table.you.combos(FILLER)
    fought(table)
    assert (table.you.battle, table.you.drop) == ([], [FILLER])


SLAYER = battle(
    "Slayer",
    "red",
    "6(RR)",
    25000,
    "[Auto] When this card KO-s your opponent's Battle Card, inflict 1 damage to your opponent.",
)
IRON_POT = battle(
    "Iron Pot",
    "red",
    "2(R)",
    15000,
    "[Permanent] During your opponent's turn, this card can't be KO'd in battle.",
)


@pytest.mark.rule(
    "dragonball:7-4-1-4-2", "dragonball:7-4-1-4-2-1", "dragonball:1-3-3", "dragonball:10-1-1"
)
def test_r57_not_ko_ed_so_nobody_ko_ed_it() -> None:
    """A prohibition prevents the KO (1-3-3), and without the KO its trigger does not occur
    (7-4-1-4-2-1)."""
    table = given(a(battle=[SLAYER]), b(battle=[rested(IRON_POT)]))
    attack(table, SLAYER, IRON_POT)
    assert table.them.battle == [IRON_POT] and not table.them.is_active(IRON_POT)
    assert len(table.them.life) == 8
    table = given(a(battle=[SLAYER]), b(battle=[rested(FALLEN_GUARD)]))
    attack(table, SLAYER, FALLEN_GUARD)
    assert table.them.drop == [FALLEN_GUARD]
    assert len(table.them.life) == 7


SUDDEN_SHIELD = battle(
    "Sudden Shield",
    "green",
    "3(G)",
    15000,
    "[Blocker]\n"
    "[Counter Attack] Play this card from your hand.\n"
    "[Auto] When you play this card, draw 1 card.",
)


@pytest.mark.rule(
    "dragonball:7-1-1", "dragonball:7-1-2", "dragonball:10-4-1", "dragonball:7-3-1-2-1"
)
def test_r58_a_blocker_that_arrives_during_the_attack_is_too_late_to_block() -> None:
    """The trigger for [Blocker] occurs with the declaration, before the counter timing (7-1-1,
    7-1-2); the card came only afterwards."""
    table = given(a(battle=[RAM], hand=[FILLER]), b(hand=[SUDDEN_SHIELD], energy="GGG"))
    table.you.attacks(RAM, SILL)
    table.them.counters(SUDDEN_SHIELD)
    assert table.them.battle == [SUDDEN_SHIELD] and table.them.is_active(SUDDEN_SHIELD)
    assert (table.them.drop, table.them.hand) == ([], [FILLER])
    assert (table.asked, table.prompt) == ("you", "combo"), "no [Blocker]"
    table.you.passes()
    assert table.asked == "them"
    assert SUDDEN_SHIELD in table.them.offers("combo")
    fought(table)
    assert len(table.them.life) == 7
    table = given(a(battle=[RAM]), b(battle=[SUDDEN_SHIELD]))
    table.you.attacks(RAM, SILL)
    table.them.says("yes")
    fought(table)
    assert (len(table.them.life), table.them.drop) == (8, [SUDDEN_SHIELD])
