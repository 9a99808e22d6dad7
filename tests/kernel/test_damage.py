"""Damage: to several at once, replaced in the book's order, prevented and divided.

Harbor 7 does what gateruler 13 and 14-14 and vanguard 9.6 and 10.33 ask for.
"""

from __future__ import annotations

from dataclasses import replace

from headjudge.kernel.state import Effect, Event
from headjudge.language import terms as t
from tests.kernel.harbor import damage
from tests.kernel.harbor import words as w
from tests.kernel.harbor.table import Table, given, ship, side

MINE = t.Cards(("berth",), t.YOU)
ANY = t.Pattern("damage")
ON_MINE = t.Pattern("damage", MINE)


def hit(table: Table, amounts: dict[int, int], by: int = 1) -> None:
    table.does(
        *[
            Event("damage", table.game.master(card), card, -1, amount, -1, by)
            for card, amount in amounts.items()
        ]
    )


def dealt(table: Table) -> dict[int, int]:
    return {entry.card: entry.amount for entry in table.logged("damage")}


def test_7_1_1_several_ships_are_hit_at_the_same_time_and_sink_together() -> None:
    one, two = ship("One", power=2), ship("Two", power=2)
    table = given(side(berth=[one, two]))
    hit(table, {table.at(one): 2, table.at(two): 2})
    assert table.cards("berth") == [one]
    table.begins("check")
    assert table.cards("wreck") == [one, two]


def test_7_1_2_no_damage_is_no_event() -> None:
    heard = t.Auto(ANY, (t.Draw(1),))
    one = ship("One", heard)
    table = given(side(berth=[one]))
    damage.deal(table.game, [table.at(one)], 0, -1, 1)
    damage.deal(table.game, [table.at(one)], -3, -1, 1)
    assert table.standing() == []
    assert dealt(table) == {}


def test_7_1_3_damage_reduced_to_nothing_was_not_dealt() -> None:
    heard = t.Auto(ANY, (t.Draw(1),))
    one = ship("One", heard, w.OnDamage(ON_MINE, "less", 5))
    table = given(side(berth=[one]))
    hit(table, {table.at(one): 3})
    assert table.standing() == []
    assert dealt(table) == {}


def test_7_2_1_doubling_comes_before_lessening_whoever_would_like_it_otherwise() -> None:
    double = ship("Double", w.OnDamage(ANY, "times", 2))
    armour = ship("Armour", w.OnDamage(ON_MINE, "less", 3), power=99)
    table = given(side(berth=[armour]), side(berth=[double]))
    hit(table, {table.at(armour): 4})
    assert dealt(table) == {table.at(armour): 5}, "nobody was asked: one of each kind"


def test_7_2_2_the_player_who_is_hit_orders_what_lessens_it() -> None:
    less = ship("Less", w.OnDamage(ON_MINE, "less", 1), power=99)
    fixed = ship("Fixed", w.OnDamage(ON_MINE, "becomes", 4), power=99)
    for first, expected in ((0, 4), (1, 3)):
        table = given(side(berth=[less, fixed]))
        hit(table, {table.at(less): 9})
        assert table.asked.seat == 0
        table.answer(0, table.asked.options[first])
        assert dealt(table) == {table.at(less): expected}


def test_7_2_2_the_player_who_deals_it_orders_what_multiplies_it() -> None:
    double = ship("Double", w.OnDamage(ANY, "times", 2))
    triple = ship("Triple", w.OnDamage(ANY, "times", 3))
    goal = ship("Goal", power=99)
    table = given(side(berth=[goal]), side(berth=[double, triple]))
    hit(table, {table.at(goal): 1})
    assert table.asked.seat == 1
    table.answer(1, table.asked.options[1])
    assert dealt(table) == {table.at(goal): 6}, "each of them once"


def test_7_3_2_a_shield_is_divided_point_by_point_among_all_that_is_hit() -> None:
    one, two = ship("One", power=99), ship("Two", power=99)
    guard = ship("Guard", w.Shield(ON_MINE, "shield", 3), power=99)
    table = given(side(berth=[one, two, guard]))
    a, b = table.at(one), table.at(two)
    hit(table, {a: 2, b: 2})
    assert table.asked.prompt == "shield"
    table.answer(0, ("hit", 1, b))
    table.answer(0, ("hit", 0, a))
    table.answer(0, ("hit", 1, b))
    assert dealt(table) == {a: 1}, "the other damage is gone altogether"


def test_7_3_2_a_shield_for_a_single_hit_asks_nothing() -> None:
    one = ship("One", w.Shield(ON_MINE, "shield", 3), power=99)
    table = given(side(berth=[one]))
    hit(table, {table.at(one): 5})
    assert table.halted
    assert dealt(table) == {table.at(one): 2}


def test_7_3_2_a_shield_protects_its_own_players_ships() -> None:
    one, goal = ship("One", w.Shield(ON_MINE, "shield", 2), power=99), ship("Goal", power=99)
    table = given(side(berth=[one]), side(berth=[goal]))
    hit(table, {table.at(one): 1, table.at(goal): 2})
    assert dealt(table) == {table.at(goal): 2}


def test_7_3_2_a_shield_once_begun_is_not_begun_again_for_the_next_of_them() -> None:
    one, two = ship("One", power=99), ship("Two", power=99)
    guard = ship("Guard", w.Shield(ON_MINE, "shield", 1), power=99)
    table = given(side(berth=[one, two, guard]))
    hit(table, {table.at(one): 2, table.at(two): 2})
    table.answer(0, ("hit", 0, table.at(one)))
    assert dealt(table) == {table.at(one): 1, table.at(two): 2}


def test_14_14e_a_replacement_for_the_next_time_is_used_up_by_it() -> None:
    goal = ship("Goal", w.OnDamage(t.Pattern("never"), "becomes", 0), power=99)
    table = given(side(berth=[goal]))
    game, card = table.game, table.at(goal)
    game.survey = replace(game.survey, guarded_kinds=game.survey.guarded_kinds | {"damage"})
    once = w.OnDamage(ON_MINE, "becomes", 1)
    game.lasting(
        Effect(game.state.next_number(), once, card, game.state.identity[card], 0, 1, "once")
    )
    hit(table, {card: 5})
    hit(table, {card: 5})
    assert [entry.amount for entry in table.logged("damage")] == [1, 5]


def test_7_2_an_optional_replacement_may_be_declined() -> None:
    for said, expected in ((("yes",), 1), (("no",), 5)):
        goal = ship("Goal", w.OnDamage(ON_MINE, "becomes", 1, optional=True), power=99)
        table = given(side(berth=[goal]))
        hit(table, {table.at(goal): 5})
        table.answer(0, said)
        assert dealt(table) == {table.at(goal): expected}


def test_1_3_1_what_is_forbidden_is_not_even_replaced() -> None:
    safe = t.Forbid(t.Pattern("damage", t.Self()))
    goal = ship("Goal", safe, w.OnDamage(ON_MINE, "times", 2), power=99)
    other = ship("Other", power=99)
    table = given(side(berth=[goal, other]))
    hit(table, {table.at(goal): 1, table.at(other): 1})
    assert dealt(table) == {table.at(other): 2}
