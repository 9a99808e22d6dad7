"""Whose turn it is, and how often something may be done.

Harbor 6 and 8-1 do what vanguard 12.4 and 12.5, gateruler 14-7 and 15-24 and dragonball
10-11 ask for.
"""

from __future__ import annotations

import pytest

from headjudge.kernel import timing
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.kernel.harbor import ships
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.table import Table, given, ship, side


def order(table: Table, turns: int) -> list[int]:
    """Whose the next turns are."""
    fork = table.game.fork()
    return [timing.take_turn(fork) for _ in range(turns)]


def test_6_1_1_players_take_turns() -> None:
    assert order(given(), 4) == [1, 0, 1, 0]


def test_6_2_an_extra_turn_comes_at_once_and_then_the_order_goes_on() -> None:
    table = given()
    timing.extra_turn(table.game, 0)
    assert order(table, 4) == [0, 1, 0, 1]


def test_6_2_of_several_extra_turns_the_last_one_added_comes_first() -> None:
    """Mine, yours, mine were added in this order: mine, yours, mine, and then your own."""
    table = given()
    for seat in (0, 1, 0):
        timing.extra_turn(table.game, seat)
    assert order(table, 6) == [0, 1, 0, 1, 0, 1]
    table = given()
    for seat in (1, 1, 0):
        timing.extra_turn(table.game, seat)
    assert order(table, 6) == [0, 1, 1, 1, 0, 1]


def test_6_2_an_extra_turn_added_in_an_extra_turn_comes_before_what_was_to_come() -> None:
    table = given()
    timing.extra_turn(table.game, 0)
    timing.extra_turn(table.game, 1)
    assert timing.take_turn(table.game) == 1
    timing.extra_turn(table.game, 0)
    assert order(table, 4) == [0, 0, 1, 0]


def test_6_3_a_skipped_turn_is_left_out() -> None:
    table = given()
    timing.skip_turn(table.game, 1)
    assert order(table, 3) == [0, 1, 0]
    table = given()
    timing.skip_turn(table.game, 0)
    assert order(table, 4) == [1, 1, 0, 1]
    timing.skip_turn(table.game, 0)
    assert order(table, 4) == [1, 1, 1, 0]


def test_6_3_a_skipped_turn_may_be_an_extra_one() -> None:
    table = given()
    timing.extra_turn(table.game, 0)
    timing.skip_turn(table.game, 0)
    assert order(table, 3) == [1, 0, 1]


def test_2_13_a_card_gives_an_extra_turn() -> None:
    bell = ship("Bell", w.Order((w.ExtraTurn(), w.SkipTurn())))
    table = given(side(berth=[bell]), turn_of=1)
    table.begins("turn")
    assert table.game.state.turn_player == 0
    table.answer(0, ("use", table.at(bell), 0))
    table.passes(0, 1)  # resolve
    table.passes(0, 1)  # end of the turn
    assert (table.game.state.turn, table.game.state.turn_player) == (3, 0)
    table.passes(0, 1)
    assert table.game.state.turn_player == 0, "the other player's turn was left out"
    table.passes(0, 1)
    assert table.game.state.turn_player == 1


def test_6_2_1_a_turn_can_end_in_the_middle_of_everything() -> None:
    end = ship("End", w.Order((w.EndTurn(), w.Gain(9)), instant=True))
    low = ship("Low", w.Order((w.Gain(1),), instant=True))
    brig = ship("Brig")
    table = given(side(berth=[end, low], hand=[brig]), turn_of=1)
    table.begins("turn")
    table.answer(0, ("play", table.at(brig), -1))
    table.answer(0, ("use", table.at(low), 0))
    table.answer(0, ("use", table.at(end), 0))
    table.passes(0, 1)
    assert table.game.state.stack == []
    assert table.cards("wreck") == [brig], "what was on the mast is struck"
    assert table.game.state.numbers[0]["coins"] == 0, "what was under way is not finished"
    assert table.game.state.turn_player == 1
    assert table.game.path() == ("6-1-2", "9-1-1", "9-2-4")


def test_nothing_goes_back_to_what_is_not_under_way() -> None:
    table = given()
    depth = len(table.game.state.frames)
    with pytest.raises(HeadjudgeError, match="turn is not under way"):
        table.game.back_to("turn", "6-1-3")
    assert len(table.game.state.frames) == depth


# -- limits


def uses(table: Table, card: int, times: int) -> None:
    for _ in range(times):
        table.answer(table.asked.seat, ("use", card, 0))


def offered(table: Table) -> list[int]:
    return [int(option[1]) for option in table.asked.options if option[0] == "use"]


def test_8_1_2_once_a_turn_is_once_a_turn() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), limit=1, instant=True))
    table = given(side(berth=[tug]), turn_of=1)
    table.begins("turn")
    uses(table, table.at(tug), 1)
    assert offered(table) == []
    table.passes(0, 1, 0, 1)
    table.passes(1)
    assert offered(table) == [table.at(tug)], "a new turn"


def test_8_1_2_once_a_game_is_once_a_game() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), limit=1, per="game", instant=True))
    table = given(side(berth=[tug]), turn_of=1)
    table.begins("turn")
    uses(table, table.at(tug), 1)
    table.passes(0, 1, 0, 1)
    table.passes(1)
    assert offered(table) == []


def test_8_1_1_two_ships_have_a_limit_each() -> None:
    order = w.Order((w.Gain(1),), limit=1, instant=True)
    one, two = ship("One", order), ship("Two", order)
    table = given(side(berth=[one, two]))
    table.begins("mast")
    uses(table, table.at(one), 1)
    assert offered(table) == [table.at(two)]


def test_8_1_1_orders_of_one_name_share_it() -> None:
    order = w.Order((w.Gain(1),), limit=1, instant=True, called="Toll")
    one, two = ship("One", order), ship("Two", order)
    table = given(side(berth=[one, two]), side(berth=[ship("Three", order)]))
    table.begins("mast")
    uses(table, table.at(one), 1)
    assert offered(table) == []
    table.passes(0)
    assert len(offered(table)) == 1, "each player for themselves"


def test_8_1_1_an_abilitys_own_limit_goes_with_it_to_another_player() -> None:
    own = w.Order((w.Gain(1),), limit=1, instant=True)
    named = w.Order((w.Gain(1),), limit=1, instant=True, called="Toll")
    one, two = ship("One", own), ship("Two", named)
    table = given(side(berth=[one, two]), side(berth=[ship("Theirs")]))
    table.begins("mast")
    uses(table, table.at(one), 1)
    uses(table, table.at(two), 1)
    for each in (one, two):
        ships.give_command(table.game, table.at(each), 1, table.at(one))
    table.passes(0)
    assert offered(table) == [table.at(two)]


def test_8_1_1_a_ship_that_left_and_came_back_is_a_new_one() -> None:
    tug = ship("Tug", w.Order((w.Gain(1),), limit=1, instant=True))
    table = given(side(berth=[tug]))
    table.begins("mast")
    uses(table, table.at(tug), 1)
    table.game.put(table.at(tug), z.zone("hand"))
    table.game.put(table.at(tug), z.zone("berth"))
    table.passes(0, 1)
    assert offered(table) == [table.at(tug)]


def test_an_ability_stands_by_once_for_each_time() -> None:
    heard = t.Auto(t.Pattern("bell"), (t.Draw(1),))
    table = given(side(berth=[ship("Clerk", heard)]))
    table.does(Event("bell", 0), Event("bell", 0))
    assert table.standing() == ["Clerk", "Clerk"]
