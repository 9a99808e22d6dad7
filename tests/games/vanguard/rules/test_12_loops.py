"""12.1. Loops."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import given, rested, seats, side, unit
from tests.games.vanguard.told import YOUR_REAR_GUARDS, gets, obeyed, one, when

WHO = pytest.mark.parametrize("who", ["you", "them"])
ME = t.Every(t.Cards(("rear-guard",), t.YOU, (t.Named(("Wheel",)),)))


@WHO
@pytest.mark.rule("vanguard:12.1.1", "vanguard:12.1.1.1")
def test_a_loop_that_nobody_can_stop_draws_the_game(who: str) -> None:
    wheel = unit("Wheel", when("rest", t.ToStand(t.Self())), when("stand", t.ToRest(t.Self())))
    table, _me, _them = obeyed(who, t.ToRest(one(YOUR_REAR_GUARDS)), mine=side(circles={1: wheel}))
    assert table.result == ("draw", "12.1.1.1")
    assert len(table.logged("ability")) < 100


@WHO
@pytest.mark.rule("vanguard:12.1.1.1")
def test_one_that_comes_to_an_end_does_not(who: str) -> None:
    stops = t.Auto(t.Pattern("rest", t.Self()), (t.ToStand(t.Self()),), (v.Once(),))
    wheel = unit("Wheel", stops, when("stand", t.ToRest(t.Self())))
    table, me, _them = obeyed(who, t.ToRest(one(YOUR_REAR_GUARDS)), mine=side(circles={1: wheel}))
    assert table.result is None
    assert not me.stands(wheel)


@WHO
@pytest.mark.rule("vanguard:12.1.1.2")
def test_an_action_that_leads_round_to_the_same_position_is_offered_once_more(who: str) -> None:
    turner = unit("Turner", v.Act((), (t.ToRest(t.Self()),)), v.Act((), (t.ToStand(t.Self()),)))
    table = given(**seats(who, side(circles={1: turner})), turn_of=who)
    me = table.player(who)
    for _round in range(2):
        me.uses(turner, 0)
        me.uses(turner, 1)
    assert table.asks is not None
    assert not [o for o in table.asks.options if o[0] == "act" and o[2] == 0]
    assert [o for o in table.asks.options if o[0] == "exchange"]


@WHO
@pytest.mark.rule("vanguard:12.1.1.2")
def test_to_exchange_back_and_forth_is_such_a_loop(who: str) -> None:
    """Q. How often may I exchange the same two circles?  A. After a round I may go on and stop at
    either position; what leads round a third time is no longer offered."""
    table = given(**seats(who, side(circles={1: unit("Mover")})), turn_of=who)
    me = table.player(who)
    for _time in range(4):
        me.exchanges(1)
    assert table.asks is not None
    assert not [o for o in table.asks.options if o[0] == "exchange"]


@WHO
@pytest.mark.rule("vanguard:12.1.1.2", "vanguard:12.1.1.4")
def test_many_rounds_of_a_gain_are_one_gain_of_as_much(who: str) -> None:
    """The book's example: power +1000 two hundred times is power +200000, at once."""
    grower = unit("Grower", v.Act((), (gets(t.Self(), 1000),)))
    table = given(**seats(who, side(circles={1: grower})), turn_of=who)
    me = table.player(who)
    me.uses(grower)
    assert me.power(grower) == 8000
    me.uses(grower)
    assert table.prompt == "loop-times"
    effects = len(table.game.state.effects)
    me.chooses(200)
    assert me.power(grower) == 8000 + 200000
    assert len(table.game.state.effects) == effects + 1
    assert table.prompt == "main"


@WHO
@pytest.mark.rule("vanguard:12.1.1.4")
def test_rounds_that_were_named_count_as_rounds_when_more_are_named(who: str) -> None:
    """Q. I named 100 rounds of +1000, and now name 50 more.  A. Each of them is +1000 again."""
    grower = unit("Grower", v.Act((), (gets(t.Self(), 1000),)))
    table = given(**seats(who, side(circles={1: grower})), turn_of=who)
    me = table.player(who)
    me.uses(grower)
    for number, power in ((100, 108000), (50, 158000), (0, 158000), (2, 160000)):
        me.uses(grower)
        me.chooses(number)
        assert me.power(grower) == power


def test_12_1_1_4_no_round_adds_nothing() -> None:
    grower = unit("Grower", v.Act((), (gets(t.Self(), 1000),)))
    table = given(you=side(circles={1: grower}))
    table.you.uses(grower)
    table.you.uses(grower)
    table.you.chooses(0)
    assert table.you.power(grower) == 8000


@pytest.mark.rule("vanguard:12.1.1")
@WHO
def test_12_1_1_3_if_both_could_stop_it_both_name_a_number(who: str) -> None:
    ask_me = t.May((t.ToStand(t.Self()),))
    ask_them = t.May((t.ToRest(t.Self()),), who=t.OPPONENT)
    wheel = unit("Wheel", when("rest", ask_me), when("stand", ask_them))
    table, me, them = obeyed(who, t.ToRest(one(YOUR_REAR_GUARDS)), mine=side(circles={1: wheel}))
    asked: list[str] = []
    while table.prompt == "may":
        asker = me if table.asks is not None and table.asks.seat == me.seat else them
        asker.says("yes")
        if table.prompt == "loop-times":
            break
    assert table.prompt == "loop-times"
    me.chooses(5)
    asked.append("me")
    assert table.prompt == "loop-times"
    them.chooses(2)
    asked.append("them")
    assert [entry.amount for entry in table.logged("loop")] == [2]
    while table.prompt == "may":
        asker = me if table.asks is not None and table.asks.seat == me.seat else them
        asker.says("no")
    assert table.result is None
    assert asked == ["me", "them"]


@WHO
@pytest.mark.rule("vanguard:12.1.1.1", "vanguard:12.1.1.3")
def test_a_settled_loop_that_comes_round_again_draws_the_game(who: str) -> None:
    ask_me = t.May((t.ToStand(t.Self()),))
    wheel = unit("Wheel", when("rest", ask_me), when("stand", t.ToRest(t.Self())))
    table, me, _them = obeyed(who, t.ToRest(one(YOUR_REAR_GUARDS)), mine=side(circles={1: wheel}))
    while table.prompt == "may":
        me.says("yes")
    me.chooses(1)
    while table.prompt == "may":
        me.says("yes")
    assert table.result == ("draw", "12.1.1.1")


@WHO
def test_12_1_1_2_if_one_player_could_stop_it_that_player_alone_names_a_number(who: str) -> None:
    ask_me = t.May((t.ToStand(t.Self()),))
    wheel = unit("Wheel", when("rest", ask_me), when("stand", t.ToRest(t.Self())))
    table, me, _them = obeyed(who, t.ToRest(ME), mine=side(circles={1: wheel, 2: rested(unit())}))
    while table.prompt == "may":
        me.says("yes")
    assert table.prompt == "loop-times"
    me.chooses(3)
    assert table.prompt == "may"
    me.says("no")
    assert table.prompt == "main"
    assert table.player(other(who)).hand == []
