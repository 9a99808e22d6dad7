"""13-4b, 13-7b. Healing rulers and units."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Player, Table, attacking, given, ruler, side, unit
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_UNITS,
    act,
    at,
    obeyed,
    printed,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
MY_RULER = t.Every(t.Cards(("ruler",), t.YOU))
MINE = t.Every(YOUR_UNITS)
ADA, BOB, CYD = unit("Ada"), unit("Bob"), unit("Cyd")
BEAR = unit("Bear", hp=9)


# 13-4b. Rulers


@BOTH
def test_13_4b_healing_life_puts_damage_cards_into_the_graveyard(who: str) -> None:
    table, me, them = obeyed(who, v.HealLife(2), mine=side(damage=[ADA, BOB, CYD]))
    assert (table.prompt, table.asked) == ("heal", who)
    me.chooses(ADA, CYD)
    assert me.damage == [BOB] and set(me.graveyard) == {ADA, CYD} and me.life == 7
    assert them.graveyard == []


@BOTH
def test_13_4b_as_many_as_there_are(who: str) -> None:
    _table, me, _them = obeyed(who, v.HealLife(3), mine=side(damage=[ADA, BOB]))
    assert me.damage == [] and me.life == 8


@BOTH
def test_13_4b_nothing_is_healed_where_there_is_none(who: str) -> None:
    table, me, _them = obeyed(who, v.HealLife(0), v.HealLife(3))
    assert table.prompt == "act" and me.life == 8 and me.graveyard == []


@BOTH
def test_13_4b_1_current_ruler_damage_is_not_healed(who: str) -> None:
    """Dealt and healed in one effect: a card that was there before is healed, and the new
    damage comes."""
    hit_and_heal = (v.DealDamage(MY_RULER, 2), v.HealLife(2))
    mine = side(deck=[ADA, BOB], damage=[CYD])
    table, me, _them = obeyed(who, *hit_and_heal, mine=mine)
    assert me.graveyard == [CYD] and me.damage == [ADA, BOB]
    assert table.game.state.numbers[me.seat][ruler_damage.RULER_DAMAGE] == 0


# 13-7b. Units


@BOTH
@pytest.mark.parametrize(("number", "left"), [(0, 4), (1, 3), (4, 0), (9, 0)])
def test_13_7b_healing_a_unit_lowers_its_current_damage(who: str, number: int, left: int) -> None:
    """But never below nought."""
    hit_and_heal = (v.DealDamage(MINE, 4), v.Heal(MINE, number))
    _table, me, _them = obeyed(who, *hit_and_heal, mine=side(attack={1: BEAR}))
    assert me.damage_on(BEAR) == left


@BOTH
def test_13_7b_a_unit_without_damage_is_not_healed(who: str) -> None:
    bear = unit("Bear", when("heal", t.Draw(1)), hp=9)
    _table, me, _them = obeyed(who, v.Heal(MINE, 3), mine=side(attack={1: bear}))
    assert me.hand == []
    hit_and_heal = (v.DealDamage(MINE, 1), v.Heal(MINE, 3))
    _table, me, _them = obeyed(who, *hit_and_heal, mine=side(attack={1: bear}))
    assert len(me.hand) == 1


@BOTH
def test_13_7b_it_does_not_bring_back_what_was_destroyed(who: str) -> None:
    hit_and_heal = (v.DealDamage(MINE, 3), v.Heal(MINE, 3))
    _table, me, _them = obeyed(who, *hit_and_heal, mine=side(attack={1: ADA}))
    assert me.graveyard == [ADA] and me.attack(1) is None


# 13-7b-1. What was dealt in a certain way


def dealt(who: str, text: str, *hits: int) -> tuple[Table, Player, Player]:
    """A unit was dealt so much damage, time after time; then this is done."""
    patch: tuple[Any, ...] = printed(f"Standard Action: {text}")
    hurts = tuple([v.DealDamage(t.Self(), each) for each in hits])
    bear = unit("Bear", *patch, act(*hurts), hp=9)
    table = given(**seats(who, side(attack={1: bear})), turn_of=who)
    me = table.player(who)
    me.uses(bear, 1)
    assert me.damage_on(bear) == sum(hits)
    me.uses(bear, 0)
    return table, me, table.player(other(who))


def the_bear(player: Player) -> Card:
    bear = player.attack(1)
    assert bear is not None
    return bear


@BOTH
@pytest.mark.parametrize("chosen", [2, 3])
def test_13_7b_1_of_2_and_3_damage_dealt_separately_either_is_healed(who: str, chosen: int) -> None:
    """The official example."""
    table, me, _them = dealt(who, "Heal damage dealt to this.", 2, 3)
    assert (table.prompt, table.asked) == ("heal damage", who) and me.offered == [2, 3]
    me.chooses(chosen)
    assert me.damage_on(the_bear(me)) == 5 - chosen


@BOTH
def test_13_7b_1_any_such_damage_is_all_of_it(who: str) -> None:
    table, me, _them = dealt(who, "Heal any damage dealt to this.", 2, 3)
    assert table.prompt == "act" and me.damage_on(the_bear(me)) == 0


def test_13_7b_1_what_was_healed_so_is_not_healed_so_again() -> None:
    """DEVIATIONS 13-7b-1."""
    _table, me, _them = dealt("you", "Heal damage dealt to this.", 2, 3)
    me.chooses(3)
    me.uses(the_bear(me), 0)
    assert me.damage_on(the_bear(me)) == 0, "the other one, and there was no choice"


def test_13_7b_1_two_dealings_of_the_same_amount_are_two() -> None:
    _table, me, _them = dealt("you", "Heal damage dealt to this.", 2, 2)
    assert me.damage_on(the_bear(me)) == 2
    me.uses(the_bear(me), 0)
    assert me.damage_on(the_bear(me)) == 0


def test_13_7b_1_without_such_damage_nothing_is_healed() -> None:
    table, me, _them = dealt("you", "Heal combat damage dealt to this.", 2, 3)
    assert table.prompt == "act" and me.damage_on(the_bear(me)) == 5


def test_13_7b_1_nor_is_what_was_dealt_in_an_earlier_phase() -> None:
    """Damage of the main phase stays; that of the attack phase is healed at its end."""
    heals = at("end attack phase", v.HealDealing(t.Self(), every=True))
    bear, fox = unit("Bear", heals, hp=9), unit("Fox", atk=2)
    storm = ruler("Storm", act(v.DealDamage(t.Every(THEIR_UNITS), 1)))
    table = given(side(ruler=storm, attack={1: fox}), side(attack={1: bear}))
    table.you.uses(storm)
    table.you.passes()
    table.begins("attack phase", attacks=0)
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 3
    table.you.passes()
    assert table.them.damage_on(bear) == 1


def test_13_7b_1_combat_damage_is_told_from_other_damage() -> None:
    heals = at("end attack phase", v.HealDealing(t.Self(), "combat"))
    shot = t.Auto(t.Pattern("attack", t.Self()), (v.DealDamage(t.Every(THEIR_UNITS), 1),))
    bear, fox = unit("Bear", heals, hp=9), unit("Fox", shot, atk=3)
    table = attacking(side(attack={1: fox}), side(attack={1: bear}))
    table.you.attacks(fox, 1)
    assert table.them.damage_on(bear) == 4
    table.you.passes()
    assert table.them.damage_on(bear) == 1
