"""Chapter 10: keywords of battle."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    COLD_WELCOME,
    FALLEN_GUARD,
    FILLER,
    HOOK,
    LOUD_FEAST,
    MUD_WALL,
    RAM,
    ROW,
    SILL,
    a,
    attack,
    b,
    battle,
    ends_turn,
    given,
    sizes,
)
from tests.games.dragonball.table import fought, rested

TWIN_FANG = battle(
    "Twin Fang",
    "blue",
    "4(BB)",
    15000,
    "[Double Strike]\n[Critical]",
)


@pytest.mark.rule("dragonball:10-6-1", "dragonball:10-7-1", "dragonball:4-10-2-2")
def test_r88_critical_with_double_strike_double_strike_twice() -> None:
    """[Double Strike] turns 1 damage into 2; a second one finds 2, not 1, and changes nothing
    (10-7-1); [Critical] sends every card of that damage to the Drop Area (10-6-1)."""
    table = given(a(battle=[TWIN_FANG], hand=[LOUD_FEAST], energy="R"), b())
    table.you.uses(LOUD_FEAST)
    table.you.chooses(TWIN_FANG)
    attack(table, TWIN_FANG, SILL)
    assert sizes(table.them) == [6, 0, 30, 2]


QUICK_HERON = battle("Quick Heron", "blue", "3(B)", 15000, "[Dual Attack]")


@pytest.mark.rule("dragonball:10-8-1", "dragonball:10-8-1-1", "dragonball:7-1-4-4")
def test_r89_dual_attack_also_after_a_negated_attack() -> None:
    """The keyword asks only that the card attacked, and works X-1 = 1 time per turn (10-8-1,
    10-8-1-1); a negated attack also ends in the end of the battle (7-1-4-4)."""
    table = given(a(battle=[QUICK_HERON]), b(hand=[MUD_WALL], energy="R"))
    table.you.attacks(QUICK_HERON, SILL)
    table.them.counters(MUD_WALL)
    assert table.you.is_active(QUICK_HERON)
    attack(table, QUICK_HERON, SILL)
    assert len(table.them.life) == 7
    assert not table.you.is_active(QUICK_HERON)
    assert QUICK_HERON not in table.you.offers("attack")


THORN = battle("Thorn", "green", "3(G)", 25000, "[Revenge]")
MISTY = battle("Misty", "blue", "4(B)", 30000, "[Barrier]")


@pytest.mark.rule("dragonball:10-9-1", "dragonball:10-16-1")
def test_r90_revenge() -> None:
    """[Revenge] answers an attack by a Battle Card whether or not its card survives (10-9-1);
    nothing is chosen, so [Barrier] does not matter (10-16-1)."""
    table = given(a(battle=[RAM, MISTY]), b(battle=[rested(THORN)]))
    attack(table, ROW, THORN)
    assert table.you.leader is ROW and table.them.battle == [THORN]
    assert table.you.battle == [RAM, MISTY]
    attack(table, RAM, THORN)
    assert (table.you.drop, table.them.battle) == ([RAM], [THORN])
    attack(table, MISTY, THORN)
    assert (table.you.drop, table.them.drop) == ([RAM, MISTY], [THORN])


NETTLE = battle(
    "Nettle",
    "green",
    "2(G)",
    10000,
    "[Blocker]\n[Revenge]",
)
GOLEM = battle("Golem", "blue", "5(B)", 20000, "[Indestructible]")


@pytest.mark.rule("dragonball:10-9-1", "dragonball:10-4-1", "dragonball:10-12-1")
def test_r91_revenge_by_way_of_a_block_and_against_indestructible() -> None:
    """Being KO-ed in battle by a Battle Card also sets off [Revenge] (10-9-1); an
    [Indestructible] card cannot be KO-ed by a skill of the owner's opponent (10-12-1)."""
    for attacker, dropped in ((RAM, [RAM]), (GOLEM, [])):
        table = given(a(battle=[attacker]), b(battle=[NETTLE]))
        table.you.attacks(attacker, SILL)
        table.them.says("yes")
        fought(table)
        assert table.prompt == "main"
        assert (table.you.drop, table.them.drop) == (dropped, [NETTLE])
        assert len(table.them.life) == 8
    assert table.you.battle == [GOLEM] and not table.you.is_active(GOLEM)


PIT_BOSS = battle(
    "Pit Boss",
    "red",
    "3(R)",
    15000,
    "[Activate Main] [Once per turn] Choose 1 of your Battle Cards other than this "
    "card and place it in its owner's Drop Area : Draw 2 cards.",
)


@pytest.mark.rule("dragonball:10-12-1", "dragonball:8-4-2")
def test_r92_indestructible_does_not_protect_from_ones_own_skills() -> None:
    """The keyword holds against the opponent's skills and battle results only (10-12-1)."""
    there = a(battle=[GOLEM, PIT_BOSS])
    theirs = b(battle=[FALLEN_GUARD], hand=[HOOK], energy="BB")
    table = given(there, theirs)
    table.you.uses(PIT_BOSS)
    assert (table.you.battle, table.you.drop) == ([PIT_BOSS], [GOLEM])
    assert table.logged("KO") == []
    assert len(table.you.hand) == 2
    table = given(there, theirs)
    ends_turn(table)
    table.them.passes()
    table.them.uses(HOOK)
    assert set(table.them.offered) == {GOLEM, PIT_BOSS}
    table.them.chooses(GOLEM)
    assert table.you.battle == [GOLEM, PIT_BOSS]
    assert len(table.them.hand) == 2, "for the turn, and by the Hook"


SUDDEN_SHIELD = battle(
    "Sudden Shield",
    "green",
    "3(G)",
    15000,
    "[Counter Attack] Play this card from your hand.",
)


@pytest.mark.rule("dragonball:10-10-2", "dragonball:10-10-3-2")
def test_r93_counter_only_from_the_hand_only_against_the_opponent() -> None:
    """[Counter] is activated from the hand (10-10-2), and [Counter Attack] becomes pending when
    the opponent attacks (10-10-3-2)."""
    table = given(
        a(hand=[MUD_WALL], energy="R"), b(battle=[SUDDEN_SHIELD], energy="GGG"), windows=True
    )
    table.you.attacks(ROW, SILL)
    assert table.prompt != "counter", "B holds no card, and A's own attack is not A's to counter"
    fought(table)
    assert len(table.them.life) == 7
    assert table.you.hand == [MUD_WALL]
    table = given(a(), b(hand=[SUDDEN_SHIELD], energy="GGG"))
    table.you.attacks(ROW, SILL)
    table.them.counters(SUDDEN_SHIELD)
    assert table.them.battle == [SUDDEN_SHIELD]
    fought(table)


SMOOTH_STONE = battle("Smooth Stone", "red", "3(R)", 15000, "[Deflect]")


@pytest.mark.rule("dragonball:10-22-1", "dragonball:10-22-2", "dragonball:10-10-3-1")
def test_r94_deflect() -> None:
    """[Deflect] makes the card unaffected by [Counter Play] skills, from the declaration on,
    before it is in the Battle Area (10-22-1, 10-22-2); it does not forbid activating them."""
    table = given(a(hand=[SMOOTH_STONE], energy="RRR"), b(hand=[COLD_WELCOME], energy="Y"))
    table.you.plays(SMOOTH_STONE)
    table.them.counters(COLD_WELCOME)
    assert (table.them.drop, table.them.active_energy) == ([COLD_WELCOME], [])
    assert table.you.is_active(SMOOTH_STONE)
    assert SMOOTH_STONE in table.you.offers("attack")


DRUMMER = battle(
    "Drummer",
    "red",
    "2(R)",
    10000,
    "[Activate Main] [Once per turn] Place 1 card from your hand in the Drop Area : "
    "This card gains +5000 power for the duration of the turn.",
)
WHITTLER = battle(
    "Whittler",
    "red",
    "2(R)",
    10000,
    "[Activate Main] Place 1 card from your hand in the Drop Area : This card gains "
    "+5000 power for the duration of the turn.",
)


@pytest.mark.rule("dragonball:10-11-2", "dragonball:10-11-3")
def test_r95_once_per_turn_is_counted_per_card() -> None:
    """The limit is set for each skill of each card (10-11-2); without it a skill may be used as
    often as it can be paid (10-11-3)."""
    table = given(a(battle=[DRUMMER, DRUMMER, WHITTLER], hand=[FILLER] * 4), b())
    for card in (DRUMMER, DRUMMER, WHITTLER, WHITTLER):
        some = len(table.you.hand) > 1
        table.you.uses(card)
        if some:
            table.you.chooses(FILLER)
        if card is WHITTLER:
            assert DRUMMER not in table.you.offers("activate")
    drummers = [table.game.value(each, "power") for each in table.you._all(DRUMMER)]
    assert drummers == [15000, 15000]
    assert table.you.power(WHITTLER) == 20000
    assert table.you.hand == [] and table.you.offers("activate") == []
