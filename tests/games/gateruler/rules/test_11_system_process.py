"""11. The system process: rules effects, then Forced Reveal and automatic abilities."""

from __future__ import annotations

import pytest

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.gateruler.table import charged, event, field, given, side, unit
from tests.games.gateruler.told import ALL_UNITS, obeyed, seats, when
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
NAP = event("Nap", v.EventEffect("instant", (t.Draw(1),)))
DESTROY_ALL = t.Destroy(t.Every(ALL_UNITS))


def when_destroyed(*do: t.Effect) -> t.Auto:
    return t.Auto(t.Pattern("destroy", t.Self()), do, on_leaving=True)


# 11-2a-1. Rules effects


@BOTH
def test_11_2a_1_rules_effects_are_applied_until_none_is_left(who: str) -> None:
    """A unit overlaps another, whose charge is illegal only then."""
    fox, bear, spark = unit("Fox"), unit("Bear"), unit("Spark")
    mine = side(attack={1: charged(bear, spark)}, hand=[fox])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.summons(fox, 1)
    assert me.attack(1) == fox
    assert {each.name for each in me.graveyard} == {"Bear", "Spark"}


def test_11_2a_1_they_come_before_any_ability_is_played() -> None:
    """The ability that its entering triggers is played when the unit is alone in its zone."""
    fox, bear = unit("Fox", when("enter", t.Draw(1))), unit("Bear")
    table = given(side(attack={1: bear}, hand=[fox]), side(set=[NAP]))
    table.you.summons(fox, 1)
    table.them.passes()  # the summoning
    assert table.waiting == ["resolve ability"] and table.prompt == "act"
    assert table.you.graveyard == [bear] and table.you.attack(1) == fox
    table.them.passes()
    assert len(table.you.hand) == 1


# 11-2a-2. Forced Reveal, automatic abilities, events whose condition is met


@BOTH
def test_11_2a_2_the_other_players_abilities_are_played_too(who: str) -> None:
    fox = unit("Fox", when_destroyed(t.Draw(2)))
    table, me, them = obeyed(who, DESTROY_ALL, theirs=side(attack={1: fox}))
    assert len(them.hand) == 2 and me.hand == []


def test_11_2a_2_they_wait_in_the_gate_and_are_not_resolved_at_once() -> None:
    fox = unit("Fox", when_destroyed(t.Draw(2)))
    table, _me, them = obeyed("you", DESTROY_ALL, theirs=side(attack={1: fox}, set=[NAP]))
    them.passes()  # the order
    assert table.waiting == ["resolve ability"] and them.hand == []
    them.passes()
    assert len(them.hand) == 2


def test_11_2a_2_a_card_with_forced_reveal_is_played_beside_automatic_abilities() -> None:
    imp = unit("Imp", t.Keyword("Forced Reveal"))
    bell = field("Bell", t.Auto(t.Pattern("draw", who=t.YOU), (t.Draw(1),), (v.Limit(1, "turn"),)))
    table, me, _them = obeyed(
        "you", t.Draw(1), mine=side(deck=[imp], field=[bell]), theirs=side(set=[NAP])
    )
    table.them.passes()
    me.chooses(imp)
    me.chooses_zone(1)
    assert table.waiting == ["resolve card", "resolve ability"]
    table.resolve()
    assert me.attack(1) == imp


def test_11_2a_2_a_set_event_is_revealed_and_played_when_its_condition_is_met() -> None:
    enters = t.Pattern("enter", t.Cards(("unit",), t.OPPONENT))
    trap = event("Trap", v.EventEffect("when", (t.Draw(3),), enters))
    fox = unit("Fox")
    for answer, drawn in (("standby", 3), ("pass", 0)):
        table = given(side(hand=[fox]), side(set=[trap]))
        table.you.summons(fox, 1)
        assert table.prompt == "standby"
        table.them.chooses(answer)
        assert len(table.them.hand) == drawn


# 11-2a-2a. The order


@BOTH
def test_11_2a_2a_the_active_players_are_played_first_and_so_resolved_last(who: str) -> None:
    fox, bear = unit("Fox", when_destroyed(t.Draw(1))), unit("Bear", when_destroyed(t.Draw(1)))
    table, me, them = obeyed(
        who, DESTROY_ALL, mine=side(attack={1: fox}), theirs=side(attack={1: bear})
    )
    played = [entry.seat for entry in table.logged("play ability")][1:]
    assert played == [me.seat, them.seat]
    assert [entry.seat for entry in table.logged("draw")] == [them.seat, me.seat]


@BOTH
def test_11_2a_2a_of_several_their_controller_chooses_the_order(who: str) -> None:
    draws, mills = when_destroyed(t.Draw(1)), when_destroyed(t.Put(t.TopOf(1), "graveyard"))
    first, second = unit("First"), unit("Second")
    fox, bear = unit("Fox", draws), unit("Bear", mills)
    mine = side(attack={1: fox, 2: bear}, deck=[first, second])
    table, me, _them = obeyed(who, DESTROY_ALL, mine=mine)
    assert (table.prompt, table.asked) == ("standby", who)
    me.chooses(fox)
    assert me.hand == [second] and first in me.graveyard, "what was played last comes first"


# 11-2a-3. Once more


@BOTH
def test_11_2a_3_all_that_has_triggered_is_played_before_anything_else(who: str) -> None:
    """DEVIATIONS 11-2a-2: one by one, and each time everything is looked at again."""
    fox = unit("Fox", when_destroyed(t.Draw(1)))
    mine, theirs = side(attack={1: fox}, set=[NAP]), side(attack={1: fox, 2: fox})
    table, me, them = obeyed(who, DESTROY_ALL, mine=mine, theirs=theirs)
    me.passes()
    assert (table.prompt, table.asked) == ("standby", other(who))
    them.chooses(fox)
    assert (table.prompt, table.asked) == ("act", who), "the first to have priority"
    assert table.waiting == ["resolve ability"] * 3
    table.resolve()
    assert (len(me.hand), len(them.hand)) == (1, 2)


def test_11_2a_3_rules_effects_that_paying_a_cost_makes_due_come_before_the_next_ability() -> None:
    """The cost of the first ability lifts a unit into the hand; its charge goes at once."""
    lift = t.Put(t.Every(t.Cards(("unit",), t.YOU, (t.Named(("Bear",)),))), "hand")
    paid = t.Auto(t.Pattern("enter", t.Self()), (t.Draw(1),), cost=(lift,))
    fox, bear, spark = unit("Fox", paid), unit("Bear"), unit("Spark")
    table = given(side(attack={2: charged(bear, spark)}, hand=[fox], set=[NAP]))
    table.you.summons(fox, 1)
    table.you.passes()
    table.you.says("yes")
    assert table.waiting == ["resolve ability"] and table.prompt == "act"
    assert table.you.hand == [bear] and table.you.graveyard == [spark]
    table.you.passes()
