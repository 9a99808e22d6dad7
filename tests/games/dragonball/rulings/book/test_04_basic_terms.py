"""Chapter 4: checkpoints, counter timings, drawing and damage."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    ACORN,
    FILLER,
    MUD_WALL,
    RAM,
    SILL,
    TWIN_BLADE,
    a,
    attack,
    b,
    battle,
    extra,
    given,
    known,
    sizes,
)
from tests.games.dragonball.table import fought

HORN_BLOWER = battle(
    "Horn Blower",
    "red",
    "2(R)",
    10000,
    "[Auto] When you play this card, choose up to 1 of your Battle Cards other than "
    "this card and KO it.",
)
ALARM_IMP = battle(
    "Alarm Imp",
    "red",
    "1(R)",
    5000,
    "[Auto] When this card is KO'd, choose up to 1 of your opponent's Battle Cards and KO it.",
)
ECHO_IMP = battle(
    "Echo Imp",
    "red",
    "1(R)",
    5000,
    "[Auto] When one of your opponent's Battle Cards is KO'd, your opponent chooses 1 "
    "card in their hand and places it in their Drop Area.\n"
    "[Auto] When this card is KO'd, draw 1 card.",
)


@pytest.mark.rule(
    "dragonball:4-5-3-1",
    "dragonball:4-5-3-2",
    "dragonball:4-5-3-3",
    "dragonball:4-5-3-4",
    "dragonball:8-6-4",
)
def test_r30_order_of_pending_autos() -> None:
    """At a checkpoint the turn player's pending Autos come first, one at a time, returning to
    the beginning after each (4-5-3-2, 4-5-3-3); a pending Auto outlives its card (8-6-7)."""
    table = given(
        a(battle=[ALARM_IMP], hand=[HORN_BLOWER, FILLER], energy="RR"), b(battle=[ECHO_IMP])
    )
    table.you.plays(HORN_BLOWER)
    assert table.you.offered == [ALARM_IMP]
    table.you.chooses(ALARM_IMP)
    assert table.asked == "you" and table.you.offered == [ECHO_IMP]
    table.you.chooses(ECHO_IMP)
    assert (table.asked, table.prompt) == ("them", "standby")
    assert table.them.offered == [ECHO_IMP, ECHO_IMP]
    table.answer(0)
    assert table.prompt == "main", "there is one card to choose"
    assert set(table.you.drop) == {ALARM_IMP, FILLER} and table.you.hand == []
    assert (table.them.hand, table.them.drop) == ([FILLER], [ECHO_IMP])


BRACE = extra(
    "Brace",
    "red",
    "1(R)",
    "[Counter Attack] Choose up to 1 of your cards and it gets +5000 power for the "
    "duration of the battle.",
)


@pytest.mark.rule(
    "dragonball:4-7-3-2",
    "dragonball:4-7-3-3",
    "dragonball:4-7-3-4",
    "dragonball:4-7-3-5",
    "dragonball:4-7-3-6",
    "dragonball:4-7-2-5",
    "dragonball:10-10-3-2",
)
def test_r31_two_counter_attack_cards_one_attack() -> None:
    """In one counter timing the players activate alternately; as soon as the other one passes,
    everything resolves and the counter timing ends (4-7-3-3, 4-7-3-5, 4-7-3-6), and no new
    one opens inside it (4-7-2-5)."""
    table = given(a(battle=[RAM]), b(hand=[BRACE] * 2, energy="RR"))
    table.you.attacks(RAM, SILL)
    table.them.counters(BRACE)
    table.them.chooses(SILL)
    assert table.them.power(SILL) == 15000
    assert table.prompt != "counter"
    fought(table)
    assert len(table.them.life) == 7
    assert table.them.hand == [BRACE, FILLER]
    assert len(table.them.active_energy) == 1


HUSH = extra(
    "Hush",
    "yellow",
    "1(Y)",
    "[Counter Counter] Place 1 card from your hand in the Drop Area : Negate the [Counter].",
)
STONE_WALL = extra(
    "Stone Wall",
    "red",
    "1(R)",
    "[Counter Attack] Negate the attack. Then, draw 2 cards.",
)


@pytest.mark.rule(
    "dragonball:4-7-3-4",
    "dragonball:4-7-3-5",
    "dragonball:10-10-3-3",
    "dragonball:10-10-3-4",
    "dragonball:10-10-5",
)
def test_r32_a_counter_chain_and_its_order() -> None:
    """A pending counter leaves pending only by activation or at the end of the counter timing
    (10-10-3-4), the right to activate goes to and fro (4-7-3-3, 4-7-3-4), and the last
    activated resolves first (4-7-3-5)."""
    table = given(
        a(battle=[RAM], hand=[HUSH, FILLER], energy="Y"),
        b(hand=[STONE_WALL, MUD_WALL], energy="RR"),
    )
    table.you.attacks(RAM, SILL)
    table.them.counters(STONE_WALL)
    table.you.counters(HUSH)
    assert (table.asked, table.prompt) == ("them", "counter")
    assert MUD_WALL in table.them.offered
    table.them.counters(MUD_WALL)
    assert table.prompt == "main"
    assert table.them.hand == [] and len(table.them.life) == 8
    assert not table.you.is_active(RAM)
    assert set(table.you.drop) == {HUSH, FILLER} and len(table.you.drop) == 2
    assert set(table.them.drop) == {STONE_WALL, MUD_WALL} and len(table.them.drop) == 2
    assert table.you.active_energy == table.them.active_energy == []


@pytest.mark.rule(
    "dragonball:10-10-5", "dragonball:10-10-4", "dragonball:4-7-3-6", "dragonball:8-4-2"
)
def test_r33_a_negated_counter_is_still_spent() -> None:
    """Negating a counter stops its effect from resolving (10-10-5); the costs were paid at
    activation and are not given back (8-4-2), and the card goes to the Drop Area (10-10-4)."""
    table = given(
        a(battle=[RAM], hand=[HUSH, FILLER], energy="Y"), b(hand=[STONE_WALL], energy="R")
    )
    table.you.attacks(RAM, SILL)
    table.them.counters(STONE_WALL)
    table.you.counters(HUSH)
    assert table.prompt != "counter"
    fought(table)
    assert table.them.hand == [FILLER], "the life card alone"
    assert table.them.drop == [STONE_WALL]
    assert table.them.active_energy == []
    assert len(table.them.life) == 7


SIP = extra("Sip", "blue", "1(B)", "[Activate Main] Draw up to 2 cards.")


@pytest.mark.rule("dragonball:4-9-4-1", "dragonball:4-9-4-2", "dragonball:4-9-4-3")
def test_r34_draw_up_to_2_cards() -> None:
    """Drawing up to X is a loop of "may stop, draw one" (4-9-4-1 to 4-9-4-3)."""
    table = given(a(hand=[SIP], energy="B", deck=[RAM, ACORN], size=2), b())
    table.you.uses(SIP)
    assert table.you.offered == ["yes", "no"] and table.you.hand == []
    table.you.says("yes")
    assert table.you.offered == ["yes", "no"] and table.you.hand == [RAM]
    assert known(table.you, "hand", table.you) == [RAM.number]
    table.you.says("no")
    assert sizes(table.you) == [8, 1, 1, 1]
    assert table.result is None
    table = given(a(hand=[SIP], energy="B"), b())
    table.you.uses(SIP)
    table.you.says("no")
    assert table.you.hand == []


@pytest.mark.rule("dragonball:4-10-2-2", "dragonball:10-7-1", "dragonball:9-2-3")
def test_r35_two_damage_on_one_life() -> None:
    """Damage is taken one by one as far as possible (4-10-2-2, 1-3-2) and a life of 0 is a loss
    (9-2-3)."""
    table = given(a(battle=[TWIN_BLADE]), b(life=1))
    attack(table, TWIN_BLADE, SILL)
    assert sizes(table.them) == [0, 1, 30, 0]
    assert table.result == ("you", "9-2-3")


HEX_LANCER = battle(
    "Hex Lancer",
    "red",
    "5(RR)",
    20000,
    "[Critical]\n[Auto] When this card attacks, inflict 1 damage to your opponent.",
)


@pytest.mark.rule("dragonball:4-11-1-1", "dragonball:4-11-1-2", "dragonball:10-6-1")
def test_r36_skill_damage_is_not_an_attack() -> None:
    """[Critical] replaces the destination only for damage this card inflicts by attacking
    (10-6-1); damage from a skill has the card as its source but is not attack damage
    (4-11-1-2)."""
    table = given(a(battle=[HEX_LANCER], hand=[FILLER]), b())
    table.you.attacks(HEX_LANCER, SILL)
    assert table.prompt == "combo"
    assert sizes(table.them) == [7, 1, 30, 0]
    fought(table)
    assert sizes(table.them) == [6, 1, 30, 1]
