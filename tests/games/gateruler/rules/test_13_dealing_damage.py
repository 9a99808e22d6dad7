"""13-2, 13-8. Dealing damage."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.c13_damage import ruler_damage as c13_damage_ruler_damage
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import Player, Table, attacking, field, given, ruler, side, unit
from tests.games.gateruler.told import ALL_UNITS, THEIR_UNITS, act, obeyed, seats, when
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
YOUR_RULER = t.Every(t.Cards(("ruler",), t.OPPONENT))
TO_UNITS = t.Every(THEIR_UNITS)


def ruler_damage(player: Player) -> int:
    """The current ruler damage, which is there until rules effects are applied."""
    return int(player.table.game.state.numbers[player.seat][c13_damage_ruler_damage.RULER_DAMAGE])


def look(table: Table) -> None:
    """Nothing is left to be done here."""
    assert table.prompt == "act"


# 13-2a. What damage is


@BOTH
@pytest.mark.parametrize(("cause", "drawn"), [("combat", 1), ("effect", 0)])
def test_13_2a_damage_knows_its_sort(who: str, cause: str, drawn: int) -> None:
    """Two abilities listen, each for one sort; the unit is attacked."""
    hears = t.Auto(t.Pattern("damage", t.Self(), cause=cause), (t.Draw(1),))
    bear, fox = unit("Bear", hears, hp=9), unit("Fox", atk=1)
    table = attacking(**seats(who, side(attack={1: fox}), side(attack={1: bear})), turn_of=who)
    table.player(who).attacks(fox, 1)
    assert len(table.player(other(who)).hand) == drawn


@BOTH
def test_13_2a_and_its_source(who: str) -> None:
    """An ability about damage of units does not hear that of a ruler."""
    from_unit = t.Is(t.EventSource(), (t.Type(("unit",)),))
    hears = t.Auto(t.Pattern("damage", t.Self(), only_if=from_unit), (t.Draw(1),))
    bear = unit("Bear", hears, hp=9)
    _table, _me, them = obeyed(who, v.DealDamage(TO_UNITS, 1), theirs=side(attack={1: bear}))
    assert them.damage_on(bear) == 1 and them.hand == []
    archer = unit("Archer", act(v.DealDamage(TO_UNITS, 1)))
    table = given(
        **seats(who, side(attack={1: archer}), side(attack={1: bear})), turn_of=who
    )  # fmt: skip
    table.player(who).uses(archer)
    assert len(table.player(other(who)).hand) == 1


# 13-2b. Rulers and units


@BOTH
@pytest.mark.rule("gateruler:13-2b-1", "gateruler:13-4a")
def test_13_2b_1_damage_to_a_ruler_is_added_to_its_current_ruler_damage(who: str) -> None:
    """An effect goes on after it has dealt damage: both come to one sum."""
    twice = (v.DealDamage(YOUR_RULER, 2), v.DealDamage(YOUR_RULER, 1))
    _table, _me, them = obeyed(who, *twice)
    assert len(them.damage) == 3 and ruler_damage(them) == 0


@BOTH
@pytest.mark.rule("gateruler:13-4a")
def test_13_4a_it_is_there_before_it_becomes_cards(who: str) -> None:
    """DEVIATIONS 13-4a: it was dealt at once. There is a choice in the middle of the effect; so
    far nothing has come of the damage."""
    pause = t.May((t.Draw(1),))
    table, me, them = obeyed(who, v.DealDamage(YOUR_RULER, 2), pause)
    assert table.prompt == "may" and ruler_damage(them) == 2 and them.damage == []
    me.says("no")
    assert ruler_damage(them) == 0 and len(them.damage) == 2


@BOTH
@pytest.mark.rule("gateruler:13-2b-2", "gateruler:13-7a")
def test_13_2b_2_damage_to_a_unit_is_added_to_its_current_damage(who: str) -> None:
    """DEVIATIONS 13-7a: at once, without a process."""
    bear = unit("Bear", hp=9)
    twice = (v.DealDamage(TO_UNITS, 2), v.DealDamage(TO_UNITS, 1))
    table, _me, them = obeyed(who, *twice, theirs=side(attack={1: bear}))
    assert them.damage_on(bear) == 3 and them.attack(1) == bear
    look(table)


@BOTH
def test_13_7a_each_unit_has_its_own(who: str) -> None:
    bear, wolf = unit("Bear", hp=9), unit("Wolf", hp=3)
    weak = v.Target(t.Pick(1, THEIR_UNITS))
    table, me, them = obeyed(
        who, weak, v.DealDamage(t.It(), 3), theirs=side(attack={1: bear, 2: wolf})
    )
    me.chooses(wolf)
    assert them.graveyard == [wolf] and them.damage_on(bear) == 0


@BOTH
def test_13_2b_3_the_amount_is_changed_as_it_is_dealt(who: str) -> None:
    double = v.DamageChange(t.Pattern("damage", t.Self()), "times", 2)
    bear = unit("Bear", double, hp=9)
    _table, _me, them = obeyed(who, v.DealDamage(TO_UNITS, 2), theirs=side(attack={1: bear}))
    assert them.damage_on(bear) == 4


@BOTH
def test_13_2b_3_so_is_damage_to_a_ruler(who: str) -> None:
    thick = ruler("Thick", v.DamageChange(t.Pattern("damage", t.Self()), "less", 1))
    _table, _me, them = obeyed(who, v.DealDamage(YOUR_RULER, 3), theirs=side(ruler=thick))
    assert len(them.damage) == 2


# 13-2c. Dealing, and being dealt


@BOTH
def test_13_2c_who_deals_and_who_is_dealt_damage_hear_of_it(who: str) -> None:
    fox = unit("Fox", when("deal damage", t.Draw(1)))
    bear = unit("Bear", when("damage", t.Draw(2)), hp=9)
    table = attacking(**seats(who, side(attack={1: fox}), side(attack={1: bear})), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(fox, 1)
    assert (len(me.hand), len(them.hand)) == (1, 2)


@BOTH
def test_13_2c_damage_of_nought_is_not_dealt(who: str) -> None:
    fox = unit("Fox", when("deal damage", t.Draw(1)), atk=0)
    bear = unit("Bear", when("damage", t.Draw(2)))
    table = attacking(**seats(who, side(attack={1: fox}), side(attack={1: bear})), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.attacks(fox, 1)
    assert (me.hand, them.hand) == ([], []) and them.damage_on(bear) == 0


@BOTH
def test_13_2c_nor_is_what_was_reduced_to_nought(who: str) -> None:
    mine = t.Pattern("damage", t.Self())
    bear = unit("Bear", v.DamageChange(mine, "less", 3), when("damage", t.Draw(2)))
    _table, _me, them = obeyed(who, v.DealDamage(TO_UNITS, 3), theirs=side(attack={1: bear}))
    assert them.hand == [] and them.damage_on(bear) == 0


def test_13_2c_an_atk_below_nought_deals_nothing() -> None:
    """And heals nothing either."""
    weaken = t.Continuous((t.Change(t.Every(ALL_UNITS), "atk", "add", -5),))
    fox, bear = unit("Fox"), unit("Bear", when("damage", t.Draw(2)))
    table = attacking(side(attack={1: fox}), side(attack={1: bear}, field=[field("Fog", weaken)]))
    table.you.attacks(fox, 1)
    assert table.them.hand == [] and table.them.damage_on(bear) == 0


# 13-8. Anything else


@BOTH
def test_13_8a_what_is_neither_ruler_nor_unit_is_dealt_no_damage(who: str) -> None:
    hill = field("Hill", when("damage", t.Draw(1)))
    fields = t.Every(t.Cards(("field",), t.OPPONENT))
    table, _me, them = obeyed(who, v.DealDamage(fields, 3), theirs=side(field=[hill]))
    assert them.hand == [] and them.fields == [hill] and them.damage == []
    assert table.logged("damage") == []


def test_13_8a_a_unit_card_out_of_play_is_no_unit() -> None:
    ghost = unit("Ghost", hp=1)
    dead = t.Every(t.Cards(("graveyard",), t.OPPONENT))
    table, _me, them = obeyed("you", v.DealDamage(dead, 3), theirs=side(graveyard=[ghost]))
    assert them.graveyard == [ghost] and table.logged("damage") == []
