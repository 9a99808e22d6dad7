"""12-6. The in-play level cap."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.gateruler.table import Player, Side, Table, event, given, ruler, side, unit
from tests.games.gateruler.told import YOUR_HAND, act, changes, gets, obeyed, seats
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
FOX, BEAR, HERO = unit("Fox", level=1), unit("Bear", level=2), unit("Hero", level=3)
NIL = unit("Nil", level=0)
SHEET: dict[str, Any] = {"level_cap": 5, "pays_levels": False}
CAPPED = ruler("Capped", **SHEET)


def main_phase(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player, Player]:
    table = given(**seats(who, mine, theirs), turn_of=who)
    return table, table.player(who), table.player(other(who))


def asked_for(table: Table) -> tuple[str, str]:
    return table.prompt, table.asked


# 12-6a. The cap


@BOTH
def test_12_6a_1_levels_that_come_to_more_than_the_cap_call_for_a_unit(who: str) -> None:
    mine = side(ruler=CAPPED, attack={1: FOX, 2: BEAR}, hand=[HERO])
    table, me, _them = main_phase(who, mine)
    me.summons(HERO, 3)
    assert asked_for(table) == ("level cap", who)
    me.chooses(BEAR)
    assert me.graveyard == [BEAR] and asked_for(table) == ("act", who)


@BOTH
def test_12_6a_1_levels_equal_to_the_cap_do_not(who: str) -> None:
    table, me, _them = main_phase(who, side(ruler=CAPPED, attack={1: BEAR}, hand=[HERO]))
    me.summons(HERO, 3)
    assert table.prompt == "act" and me.graveyard == []


@pytest.mark.rule("gateruler:14-4b-6a")
@BOTH
def test_12_6a_1_a_ruler_without_a_cap_has_none(who: str) -> None:
    _table, me, _them = main_phase(
        who, side(ruler=ruler(pays_levels=False), attack={1: HERO, 2: HERO}, hand=[HERO])
    )
    me.summons(HERO, 3)
    assert me.graveyard == []


def test_12_6a_1_each_player_is_bound_by_their_own_ruler_alone() -> None:
    theirs = side(ruler=CAPPED, attack={1: HERO})
    table, me, them = main_phase("you", side(attack={1: HERO}, hand=[NIL]), theirs)
    me.summons(NIL, 2)
    assert table.prompt == "act" and me.graveyard == them.graveyard == []


def test_12_6a_1_one_unit_goes_at_a_time_until_it_is_enough() -> None:
    giant = unit("Giant", level=5)
    table, me, _them = main_phase("you", side(ruler=CAPPED, attack={1: FOX, 2: BEAR}, hand=[giant]))
    me.summons(giant, 3)
    me.chooses(FOX)
    assert me.graveyard == [FOX, BEAR], "then there was no choice left"
    assert table.prompt == "act" and me.attack(3) == giant


@BOTH
def test_12_6a_1_players_who_are_both_above_it_choose_in_turn_and_both_go_together(
    who: str,
) -> None:
    """DEVIATIONS 12-6b."""
    grow = gets(t.Every(t.Cards(("unit",), t.EACH)), "level", 3)
    table, me, them = obeyed(
        who, grow, mine=side(attack={1: FOX, 2: BEAR}), theirs=side(ruler=CAPPED, attack={1: FOX,
        2: BEAR}), sheet=SHEET,
    )  # fmt: skip
    assert asked_for(table) == ("level cap", who)
    me.chooses(FOX)
    assert asked_for(table) == ("level cap", other(who)) and me.graveyard == []
    them.chooses(BEAR)
    assert me.graveyard == [FOX] and them.graveyard == [BEAR]
    stamps = [table.game.state.stamp[p.find(c)] for p, c in ((me, FOX), (them, BEAR))]
    assert stamps[0] == stamps[1]


# 12-6b. A unit has entered


@BOTH
def test_12_6b_not_the_unit_that_has_entered(who: str) -> None:
    table, me, _them = main_phase(who, side(ruler=CAPPED, attack={1: FOX, 2: BEAR}, hand=[HERO]))
    me.summons(HERO, 3)
    assert me.offered == [FOX, BEAR]
    me.chooses(FOX)


@BOTH
def test_12_6b_nor_one_of_level_nought(who: str) -> None:
    table, me, _them = main_phase(who, side(ruler=CAPPED, attack={1: HERO, 2: NIL}, hand=[HERO]))
    me.summons(HERO, 3)
    assert me.graveyard == [HERO] and me.attack(1) is None, "there was no choice"


@BOTH
def test_12_6b_the_unit_is_not_destroyed_and_goes_to_its_owners_graveyard(who: str) -> None:
    steal = v.GainControl(t.Every(t.Cards(("unit",), t.OPPONENT)))
    gone = t.Auto(t.Pattern("destroy", t.Self()), (t.Draw(1),), on_leaving=True)
    wolf = unit("Wolf", gone, level=3)
    table, me, them = obeyed(
        who, steal, mine=side(hand=[HERO]), theirs=side(attack={1: wolf}), sheet=SHEET
    )
    me.chooses_zone(1)
    me.summons(HERO, 3)
    assert them.graveyard == [wolf] and me.graveyard == []
    assert me.hand == them.hand == []


def test_12_6b_who_is_too_much_alone_has_to_go() -> None:
    """DEVIATIONS 12-6b: nobody else is left to be chosen."""
    giant = unit("Giant", level=6)
    table, me, _them = main_phase("you", side(ruler=CAPPED, attack={1: NIL}, hand=[giant]))
    me.summons(giant, 3)
    assert me.graveyard == [giant] and me.attack(1) == NIL and table.prompt == "act"


# 12-6b-1. Several have entered together


def all_enter(who: str, *cards: Card, there: Card | None = None) -> tuple[Table, Player]:
    """All these come from the hand at the same time."""
    enter = v.SpecialSummon(t.Every(YOUR_HAND))
    mine = side(hand=cards, attack={} if there is None else {1: there})
    table, me, _them = obeyed(who, enter, mine=mine, sheet=SHEET)
    for at in range(len(cards)):
        me.chooses_zone("defense" if at == len(cards) - 1 else at + 2)
    return table, me


@BOTH
def test_12_6b_1_of_several_that_are_too_much_by_themselves_one_goes(who: str) -> None:
    lion = unit("Lion", level=3)
    _table, me = all_enter(who, HERO, lion, there=FOX)
    assert me.offered == [HERO, lion], "and not the one that was there"
    me.chooses(lion)
    assert me.graveyard == [lion] and me.attack(1) == FOX


@BOTH
def test_12_6b_1_of_several_that_are_not_another_one_goes(who: str) -> None:
    lion = unit("Lion", level=2)
    _table, me = all_enter(who, HERO, lion, there=BEAR)
    assert me.graveyard == [BEAR]


def test_12_6b_1_one_of_level_nought_among_them_is_not_chosen() -> None:
    lion = unit("Lion", level=3)
    _table, me = all_enter("you", HERO, NIL, lion)
    assert me.offered == [HERO, lion]
    me.chooses(HERO)


# 12-6c. For any other reason


@BOTH
def test_12_6c_if_levels_have_grown_any_unit_may_go(who: str) -> None:
    """Also the one that entered last."""
    grow = gets(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))), "level", 3)
    bell = unit("Bell", act(grow), level=0)
    table, me, _them = main_phase(who, side(ruler=CAPPED, attack={1: bell, 2: FOX}, hand=[BEAR]))
    me.summons(BEAR, 3)
    me.uses(bell)
    assert asked_for(table) == ("level cap", who)
    assert me.offered == [FOX, BEAR]
    me.chooses(BEAR)
    assert me.graveyard == [BEAR]


@BOTH
def test_12_6c_so_it_is_if_the_cap_has_fallen(who: str) -> None:
    fall = gets(t.Every(t.Cards(("ruler",), t.OPPONENT)), "level cap", -3)
    theirs = side(ruler=CAPPED, attack={1: BEAR, 2: HERO})
    table, _me, them = obeyed(who, fall, theirs=theirs)
    assert asked_for(table) == ("level cap", other(who))
    them.chooses(HERO)
    assert them.graveyard == [HERO] and them.attack(1) == BEAR


@BOTH
def test_12_6c_or_if_control_of_a_unit_was_gained(who: str) -> None:
    """DEVIATIONS 12-6c: such a unit is in play all the time; it does not enter."""
    steal = v.GainControl(t.Every(t.Cards(("unit",), t.OPPONENT)))
    table, me, _them = obeyed(
        who, steal, mine=side(attack={1: BEAR, 2: FOX}), theirs=side(attack={1: HERO}),
        sheet=SHEET,
    )  # fmt: skip
    me.chooses_zone(3)
    assert HERO in me.offered
    me.chooses(HERO)


def test_12_6c_nor_does_one_of_level_nought_go_then() -> None:
    fall = gets(t.Every(t.Cards(("ruler",), t.YOU)), "level cap", -3)
    table, me, _them = obeyed("you", fall, mine=side(attack={1: HERO, 2: NIL}), sheet=SHEET)
    assert me.graveyard == [HERO] and me.attack(2) == NIL


def test_12_6c_a_cap_below_nought_asks_for_no_more_than_there_is() -> None:
    fall = gets(t.Every(t.Cards(("ruler",), t.YOU)), "level cap", -9)
    table, me, _them = obeyed("you", fall, mine=side(attack={1: FOX, 2: NIL}), sheet=SHEET)
    assert me.graveyard == [FOX] and me.attack(2) == NIL and table.prompt == "act"


def test_12_6c_levels_that_sink_below_nought_make_room() -> None:
    sink = changes(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Fox",)),))), "level", -3)
    fox = unit("Fox", sink, level=1)
    mine = side(ruler=CAPPED, attack={1: fox, 2: HERO}, hand=[BEAR])
    table, me, _them = main_phase("you", mine)
    me.summons(BEAR, 3)
    assert me.value(fox, "level") <= 0 and table.prompt == "act" and me.graveyard == []


def test_12_6c_an_event_counts_for_nothing() -> None:
    word = event("Word", v.EventEffect("standard", (t.Draw(0),)), level=4)
    table, me, _them = main_phase("you", side(ruler=CAPPED, attack={1: HERO}, hand=[word]))
    me.plays(word)
    assert table.prompt == "act" and me.attack(1) == HERO
