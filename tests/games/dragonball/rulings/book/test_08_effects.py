"""Chapter 8: replacements, information and lasting effects."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.book.stock import (
    ACORN,
    FILLER,
    HERALD,
    MUD_WALL,
    RAM,
    ROAD_GUARD,
    ROW,
    SILL,
    a,
    attack,
    b,
    battle,
    chief,
    extra,
    given,
)
from tests.games.dragonball.table import fought, rested

PUFFED_TOAD = battle("Puffed Toad", "green", "3(G)", 15000)
TOAD_KEEPER = battle(
    "Toad Keeper",
    "green",
    "2(G)",
    10000,
    "[Auto] When one of your Battle Cards with 20000 or more power is KO'd, draw 1 card.",
)
PIN = extra(
    "Pin",
    "red",
    "3(R)",
    "[Activate Main] Choose up to 1 of your opponent's Battle Cards and KO it. If "
    "that card has 20000 or more power, draw 2 cards.",
)
FEEDER = chief(
    "Feeder",
    text="[Activate Main] Choose 1 of your opponent's Battle Cards. It gains +5000 power for the "
    "duration of the turn.",
)


@pytest.mark.rule("dragonball:8-6-5-1-2", "dragonball:8-10-1")
def test_r66_power_in_the_battle_area_or_power_in_the_drop_area() -> None:
    """An effect that moves a card and goes on to ask about it uses the final area (8-10-1); an
    Auto triggered by leaving the Battle Area uses the information from there (8-6-5-1-2)."""
    for fed, drawn in ((True, 1), (False, 0)):
        table = given(
            a(leader=FEEDER, hand=[PIN], energy="RRR"), b(battle=[PUFFED_TOAD, TOAD_KEEPER])
        )
        if fed:
            table.you.uses(FEEDER)
            table.you.chooses(PUFFED_TOAD)
            assert table.them.power(PUFFED_TOAD) == 20000
        table.you.uses(PIN)
        table.you.chooses(PUFFED_TOAD)
        assert table.them.drop == [PUFFED_TOAD]
        assert table.you.hand == []
        assert len(table.them.hand) == drawn


GANG_BOSS = battle(
    "Gang Boss",
    "yellow",
    "4(Y)",
    15000,
    "[Permanent] If this card would be KO'd, you may instead place 1 《Gang》 card "
    "other than this card from your Battle Area into your Drop Area.\n"
    "[Auto] When this card is KO'd, draw 1 card.",
    trait="Gang",
)
GANG_RUNT = battle(
    "Gang Runt",
    "yellow",
    "1(Y)",
    5000,
    "[Auto] When this card is KO'd, draw 1 card.",
    trait="Gang",
)
SLAYER = battle(
    "Slayer",
    "red",
    "6(RR)",
    25000,
    "[Auto] When this card KO-s your opponent's Battle Card, draw 1 card.",
)


@pytest.mark.rule("dragonball:8-9-1", "dragonball:8-9-1-1", "dragonball:8-9-3", "dragonball:10-1-2")
def test_r67_replacing_a_ko() -> None:
    """The replaced event never happened (8-9-1-1) and the substitute is not a KO (10-1-2); a
    voluntary replacement that cannot be carried out cannot be applied (8-9-3)."""
    table = given(a(battle=[SLAYER, RAM]), b(battle=[rested(GANG_BOSS), GANG_RUNT]))
    attack(table, SLAYER, GANG_BOSS)
    assert table.asked == "them"
    table.them.says("yes")
    assert table.them.battle == [GANG_BOSS] and not table.them.is_active(GANG_BOSS)
    assert table.them.drop == [GANG_RUNT]
    assert table.you.hand == table.them.hand == []
    attack(table, RAM, GANG_BOSS)
    assert table.prompt == "main"
    assert table.them.drop == [GANG_RUNT, GANG_BOSS]
    assert table.them.hand == [FILLER]


PHOENIX = battle(
    "Phoenix",
    "red",
    "3(R)",
    15000,
    "[Permanent] If this card would be KO'd, you may instead return it to its owner's hand.",
)
SWORN_SHIELD = battle(
    "Sworn Shield",
    "red",
    "2(R)",
    10000,
    "[Permanent] If one of your other Battle Cards would be KO'd, you may instead place this card "
    "in your Drop Area.",
)


@pytest.mark.rule("dragonball:8-9-2", "dragonball:8-9-2-1", "dragonball:8-9-2-3")
def test_r68_two_replacements_for_one_event() -> None:
    """If several replacements fit one event the master of the card concerned decides (8-9-2,
    8-9-2-1); after the first the original event no longer exists (8-9-1-1)."""
    for chosen, said in ((PHOENIX, "yes"), (SWORN_SHIELD, "yes"), (PHOENIX, "no")):
        table = given(a(battle=[RAM]), b(battle=[rested(PHOENIX), SWORN_SHIELD]))
        attack(table, RAM, PHOENIX)
        assert table.asked == "them" and set(table.them.offered) == {PHOENIX, SWORN_SHIELD}
        table.them.chooses(chosen)
        table.them.says(said)
        if said == "no":
            assert table.asked == "them", "the other is still possible"
            table.them.says("no")
            assert (table.them.drop, table.them.battle) == ([PHOENIX], [SWORN_SHIELD])
        elif chosen is PHOENIX:
            assert (table.them.hand, table.them.battle) == ([PHOENIX], [SWORN_SHIELD])
        else:
            assert (table.them.drop, table.them.battle) == ([SWORN_SHIELD], [PHOENIX])
            assert not table.them.is_active(PHOENIX)
        assert table.prompt == "main", "nobody is asked again"
    table = given(a(battle=[RAM]), b(battle=[rested(SWORN_SHIELD)]))
    attack(table, RAM, SWORN_SHIELD)
    assert table.them.drop == [SWORN_SHIELD], "it is no other card"


GAG = extra(
    "Gag",
    "yellow",
    "1(Y)",
    "[Counter Attack] Choose up to 1 of your opponent's Battle Cards and negate its skills for "
    "the duration of the turn.",
)
WAKER = chief(
    "Waker",
    text="[Activate Main] Choose 1 of your Battle Cards and switch it to Active Mode.",
)


@pytest.mark.rule(
    "dragonball:8-6-7",
    "dragonball:8-3-2",
    "dragonball:7-1-1",
    "dragonball:7-1-2",
    "dragonball:7-1-3",
)
def test_r69_skills_negated_while_the_auto_is_pending() -> None:
    """An Auto that was pending when its skill was negated must still be resolved (8-6-7); from
    then on the negated skill does not come into action (8-3-2)."""
    table = given(a(leader=WAKER, battle=[HERALD]), b(hand=[GAG], energy="Y"))
    table.you.attacks(HERALD, SILL)
    table.them.counters(GAG)
    table.them.chooses(HERALD)
    assert table.you.hand == [FILLER]
    fought(table)
    assert len(table.them.life) == 7
    table.you.uses(WAKER)
    attack(table, HERALD, SILL)
    assert table.you.hand == [FILLER]
    assert len(table.them.life) == 6


BEGGAR_KING = battle(
    "Beggar King",
    "green",
    "3(G)",
    15000,
    "[Auto] When there are no cards in your hand, draw 1 card.",
)


@pytest.mark.rule("dragonball:8-6-6", "dragonball:8-6-6-1")
def test_r70_a_situation_as_trigger() -> None:
    """A situation trigger is pending once when the situation arises, and again if it arises
    again after resolving (8-6-6-1)."""
    table = given(a(battle=[BEGGAR_KING], hand=[ACORN], energy="GG", deck=[ACORN]), b())
    table.you.plays(ACORN)
    assert (table.you.hand, len(table.you.deck)) == ([ACORN], 29)
    table.you.plays(ACORN)
    assert (table.you.hand, len(table.you.deck)) == ([FILLER], 28)
    assert table.you.active_energy == []


HOTHOUSE = extra(
    "Hothouse",
    "green",
    "1(G)",
    "[Field]\n[Permanent] All <Sprout> cards in your Battle Area gain +5000 power.",
)
CHOIR_MASTER = battle(
    "Choir Master",
    "green",
    "3(G)",
    15000,
    "[Auto] When you play a Battle Card with 15000 or more power, draw 1 card.",
)
SPROUT = battle("Sprout", "green", "2(G)", 10000, character="Sprout")


@pytest.mark.rule("dragonball:8-8-1-5", "dragonball:8-8-1-5-1")
def test_r71_the_continuous_effect_is_on_before_the_trigger_looks() -> None:
    """Effects on an area apply as soon as a card enters it (8-8-1-5), and a trigger about the
    entering card checks afterwards (8-8-1-5-1)."""
    table = given(a(battle=[CHOIR_MASTER, HOTHOUSE], hand=[SPROUT], energy="GG"), b())
    table.you.plays(SPROUT)
    assert table.you.power(SPROUT) == 15000
    assert table.you.hand == [FILLER]
    table = given(a(battle=[CHOIR_MASTER], hand=[SPROUT], energy="GG"), b())
    table.you.plays(SPROUT)
    assert table.you.power(SPROUT) == 10000
    assert table.you.hand == []


GUST = extra(
    "Gust",
    "blue",
    "1(B)",
    "[Activate Battle] Choose up to 1 of your opponent's Battle Cards and return it "
    "to its owner's hand.",
)


@pytest.mark.rule("dragonball:8-5-4", "dragonball:3-7-2")
def test_r72_battle_cards_means_the_battle_area() -> None:
    """Without further words "Battle Card" in a text means one in the Battle Area (8-5-4)."""
    table = given(a(battle=[rested(ROAD_GUARD)], hand=[FILLER]), b(hand=[GUST, FILLER], energy="B"))
    table.you.attacks(ROW, SILL)
    table.you.combos(FILLER)
    table.them.uses(GUST)
    assert table.them.offered == [ROAD_GUARD]
    table.them.chooses(ROAD_GUARD)
    assert (table.you.hand, table.you.combo) == ([ROAD_GUARD], [FILLER])
    table.them.combos(FILLER)
    fought(table)
    assert len(table.them.life) == 7, "15000 against 15000"


@pytest.mark.rule("dragonball:10-10-3-2", "dragonball:4-7-2-3", "dragonball:8-5-2-4")
def test_r73_a_second_chance_for_counter_attack() -> None:
    """Every activated skill opens a counter timing before it resolves (8-5-2-4, 4-7-2-3), and
    [Counter Attack] becomes pending when the opponent activates a skill that speaks of
    attacking (10-10-3-2)."""
    table = given(a(battle=[HERALD]), b(hand=[MUD_WALL], energy="R"))
    table.you.attacks(HERALD, SILL)
    assert (table.asked, table.prompt) == ("them", "counter")
    table.them.passes()
    assert (table.asked, table.prompt) == ("them", "counter")
    assert table.you.hand == []
    table.them.counters(MUD_WALL)
    assert table.prompt == "main"
    assert table.you.hand == [FILLER]
    assert len(table.them.life) == 8
    table = given(a(battle=[RAM]), b(hand=[MUD_WALL], energy="R"))
    table.you.attacks(RAM, SILL)
    table.them.passes()
    assert table.prompt != "counter"
    fought(table)
    assert len(table.them.life) == 7
