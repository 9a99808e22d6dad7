"""4.5, 4.6. The field and its circles."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import circles
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.sight import seen_in
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    g_unit,
    given,
    locked,
    rested,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import YOUR_REAR_GUARDS, gets, obeyed, one, when

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", power=7000)
B = unit("Bodo", power=7000)
C = unit("Cora", power=7000)
VANGUARD_CIRCLE = 0
GUARDIAN_CIRCLE = 6
DROP = t.Cards(("drop",), t.YOU)


def circle(seat: int, number: int) -> int:
    """A circle of a player: 0 the vanguard's, 1 to 5 the rear-guards', 6 the guardians'."""
    return seat * z.SIZE + number


# 4.5. Field


@BOTH
def test_4_5_2_whatever_is_on_one_of_the_seven_circles_is_on_the_field(who: str) -> None:
    """A text about all units reaches those on every circle."""
    units = {number: unit(f"Unit {number}", power=1000) for number in z.NUMBERS}
    wall = unit("Wall", power=1000)
    more = t.Continuous((t.Change(t.Every(t.Cards(("field",), t.YOU)), "power", "add", 500),))
    leader = unit("Leader", more, grade=3, power=1000)
    mine = side(vanguard=leader, circles=dict(units), guardians=[wall])
    table = battle(**seats(who, mine), turn_of=who)
    me = table.player(who)
    assert [me.power(card) for card in (leader, *units.values(), wall)] == [1500] * 7


@BOTH
def test_4_5_3_the_field_is_open_to_all(who: str) -> None:
    boss = unit("Boss", grade=3)
    table = given(**seats(who, side(vanguard=boss)))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "vanguard", table.player(who).seat) == [boss.number]


# 4.6. Circles


@BOTH
def test_4_6_1_a_player_has_seven_circles(who: str) -> None:
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    me = table.player(who)
    me.does("call", A)
    assert me.offered == [1, 2, 3, 4, 5]  # those that are neither the vanguard's nor guardians'
    me.chooses(5)
    assert me.circle(5) is A
    assert len([zone for zone in range(z.SIZE) if z.LAYOUT.field[zone]]) == 7


COLUMNS = {1: "left", 3: "left", 0: "center", 4: "center", 2: "right", 5: "right", 6: ""}


@BOTH
@pytest.mark.parametrize("side_", ["left", "center", "right"])
def test_4_6_2_a_front_circle_and_the_one_behind_it_are_a_column(who: str, side_: str) -> None:
    units = {number: unit(f"Unit {number}", power=1000) for number in z.NUMBERS}
    cards = t.Cards(("rear-guard",), t.YOU, (v.Column(side_),))
    _table, me, _them = obeyed(who, gets(t.Every(cards), 500), mine=side(circles=dict(units)))
    assert [number for number, card in units.items() if me.power(card) == 1500] == [
        number for number in z.NUMBERS if COLUMNS[number] == side_
    ]


@pytest.mark.rule("vanguard:4.6.2")
def test_the_guardian_circle_is_in_no_column() -> None:
    for number in range(7):
        in_column = circles.is_same_column(circle(0, GUARDIAN_CIRCLE), circle(0, number))
        assert not in_column


@BOTH
@pytest.mark.parametrize(
    ("mine", "theirs"), [(1, [2, 5]), (2, [1, 3]), (3, [2, 5]), (4, [0, 4]), (5, [1, 3])]
)
def test_4_6_2_1_your_left_column_is_the_right_one_of_your_opponent(
    who: str, mine: int, theirs: list[int]
) -> None:
    """A unit weakens all of the opponent's units in its own column."""
    units = {number: unit(f"Unit {number}", power=5000) for number in z.NUMBERS}
    weaker = t.Change(
        t.Every(t.Cards(("vanguard", "rear-guard"), t.OPPONENT, (t.Placed("column", t.Self()),))),
        "power", "add", -1000,
    )  # fmt: skip
    weakener = unit("Weakener", t.Continuous((weaker,)))
    boss = unit("Boss", grade=3, power=5000)
    table = given(
        **seats(who, side(circles={mine: weakener}), side(vanguard=boss, circles=dict(units)))
    )
    them = table.player(other(who))
    weak = [number for number, card in ({0: boss} | units).items() if them.power(card) == 4000]
    assert weak == theirs


@BOTH
@pytest.mark.parametrize(("front", "numbers"), [(True, [0, 1, 2]), (False, [3, 4, 5])])
def test_4_6_3_three_circles_in_front_and_three_behind_are_a_row(
    who: str, front: bool, numbers: list[int]
) -> None:
    units = {number: unit(f"Unit {number}", power=1000) for number in z.NUMBERS}
    cards = t.Cards(("field",), t.YOU, (v.Row(front),))
    _table, me, _them = obeyed(who, gets(t.Every(cards), 500), mine=side(circles=dict(units)))
    changed = [number for number, card in units.items() if me.power(card) == 1500]
    if me.vanguard is not None and me.power(me.vanguard) == 11500:
        changed = [0, *changed]
    assert changed == numbers


# 4.6.4 to 4.6.7. Types


@BOTH
def test_4_6_4_the_circle_in_the_front_center_is_the_vanguard_circle(who: str) -> None:
    table = given(**seats(who), phase="")
    seat = table.player(who).seat
    zone = circle(seat, VANGUARD_CIRCLE)
    assert u.type_of_circle(table.game, zone) == "vanguard"
    assert circles.is_front(zone)
    assert circles.column_of(zone, seat) == circles.CENTER


@BOTH
def test_4_6_5_the_circle_far_in_front_is_the_guardian_circle(who: str) -> None:
    table = given(**seats(who), phase="")
    zone = circle(table.player(who).seat, GUARDIAN_CIRCLE)
    assert u.type_of_circle(table.game, zone) == "guardian"
    assert not circles.is_front(zone)
    assert not circles.is_back(zone)


@BOTH
def test_4_6_6_the_other_five_are_rear_guard_circles(who: str) -> None:
    """Empty, or with a card face up."""
    table = given(**seats(who, side(circles={1: A, 2: locked(B)})), phase="")
    seat = table.player(who).seat
    types = [u.type_of_circle(table.game, circle(seat, number)) for number in z.NUMBERS]
    assert types == ["rear-guard", "lock", "rear-guard", "rear-guard", "rear-guard"]


def moved(who: str, frm: int, to: int, card: Any) -> Any:
    """A unit has moved by an effect from one circle to another."""
    mine: dict[str, Any] = {"circles": {}}
    if frm == VANGUARD_CIRCLE:
        mine["vanguard"] = card
    elif frm == GUARDIAN_CIRCLE:
        mine["guardians"] = [card]
    else:
        mine["circles"] = {frm: card}
    table = battle(**seats(who, side(**mine)), turn_of=who)
    me = table.player(who)
    game = table.game
    printed = card.card if hasattr(card, "card") else card
    game.do(Event("move", me.seat, me.find(printed), circle(me.seat, to), cause="effect"))
    return me


@BOTH
def test_4_6_4_1_a_card_that_comes_to_the_vanguard_circle_stands(who: str) -> None:
    """A resting rear-guard that moves there, and one that rides over a resting vanguard."""
    assert moved(who, 1, VANGUARD_CIRCLE, rested(A)).stands(A)
    boss = unit("Boss", grade=3)
    mine = side(vanguard=rested(PLAIN_VANGUARD), hand=[boss])
    table = given(**seats(who, mine), turn_of=who, phase="ride phase")
    table.player(who).rides(boss)
    assert table.player(who).stands(boss)


@BOTH
def test_4_6_5_1_a_card_put_on_the_guardian_circle_rests(who: str) -> None:
    table = battle(**seats(who, theirs=side(hand=[A, B])), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    them.guards(A)
    assert not them.stands(A)
    table.leave_open()
    assert not moved(who, 1, GUARDIAN_CIRCLE, C).stands(C)


@BOTH
def test_4_6_6_1_a_card_that_comes_to_a_rear_guard_circle_stands(who: str) -> None:
    """From the hand, from the vanguard circle, from the guardian circle."""
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    table.player(who).calls(A, 1)
    assert table.player(who).stands(A)
    assert moved(who, VANGUARD_CIRCLE, 2, rested(PLAIN_VANGUARD)).stands(PLAIN_VANGUARD)
    assert moved(who, GUARDIAN_CIRCLE, 2, B).stands(B)


@BOTH
@pytest.mark.parametrize(("lies", "stands"), [(A, True), (rested(A), False)])
def test_4_6_6_2_between_rear_guard_circles_it_keeps_its_orientation(
    who: str, lies: Any, stands: bool
) -> None:
    assert moved(who, 1, 3, lies).stands(A) == stands
    table = given(**seats(who, side(circles={2: lies})), turn_of=who)
    table.player(who).exchanges(2)
    assert table.player(who).circle(5) is A
    assert table.player(who).stands(A) == stands


@BOTH
def test_4_6_7_a_circle_with_a_locked_card_is_a_lock_circle(who: str) -> None:
    """So nothing is called there."""
    table = given(**seats(who, side(circles={2: locked(A)}, hand=[B])), turn_of=who)
    me = table.player(who)
    assert u.type_of_circle(table.game, circle(me.seat, 2)) == "lock"
    me.does("call", B)
    assert me.offered == [1, 3, 4, 5]
    me.chooses(1)


# 4.6.8. What is open, and how many


@BOTH
def test_4_6_8_the_cards_on_circles_are_open_to_all(who: str) -> None:
    table = given(**seats(who, side(circles={1: A, 4: B})))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        numbers = [
            entry["number"]
            for zone in viewer.sees()["zones"]
            if zone["kind"] == "rear-guard" and zone["seat"] == seat
            for entry in zone["cards"]
        ]
        assert numbers == [A.number, B.number]


@BOTH
def test_4_6_8_1_a_card_turned_face_down_on_a_circle_can_still_be_read(who: str) -> None:
    """A deleted vanguard is face down, and everybody knows which it is."""
    delete = v.Delete(t.Every(t.Cards(("vanguard",), t.OPPONENT)))
    boss = unit("Boss", grade=3)
    table, _me, them = obeyed(who, delete, theirs=side(vanguard=boss))
    assert them.face_down("vanguard") == [boss]
    # dealt anew, what a viewer may look at stays the same
    for viewer in (0, 1):
        guess = table.game.determinize(viewer, 5)
        assert guess.state.printed[them.find(boss)] is boss
    assert z.LAYOUT.seen_down[z.vanguard_circle(them.seat)] == z.LAYOUT.everybody


@BOTH
def test_4_6_8_2_vanguard_and_rear_guard_circles_have_room_for_one_card(who: str) -> None:
    """Of two on one circle the one that came first goes."""
    boss = unit("Boss", grade=3)
    table = given(**seats(who, side(circles={1: A}, hand=[B])), turn_of=who)
    me = table.player(who)
    me.calls(B, 1)
    assert me.circle_cards(1) == [B]
    assert me.drop == [A]
    table = given(**seats(who, side(vanguard=boss)), turn_of=who, phase="")
    me = table.player(who)
    table.game.put(table.game.make(C, me.seat, 0), z.vanguard_circle(me.seat))
    table.begins("check timing")
    assert me.vanguards == [C]
    assert me.soul == [boss]


def test_4_6_8_2_on_the_guardian_circle_there_is_room_for_any_number() -> None:
    table = battle(them=side(hand=[A, B, C]))
    table.you.attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    table.them.guards(A)
    table.them.guards(B)
    assert table.them.guardians == [A, B]
    assert table.them.drop == []
    table.leave_open()


# 4.6.9. G units that leave


@BOTH
@pytest.mark.parametrize("verb", [v.Retire, v.Bind, v.Remove], ids=["retire", "bind", "remove"])
def test_4_6_9_a_g_unit_that_leaves_its_circle_goes_to_the_g_zone_face_up(
    who: str, verb: type[t.Action]
) -> None:
    comet = g_unit("Comet")
    _table, me, _them = obeyed(
        who, verb(t.Every(YOUR_REAR_GUARDS)), mine=side(circles={1: comet, 2: A})
    )
    assert me.g_zone == [comet]
    assert me.face_down("G") == []
    assert [*me.drop, *me.bind, *me.removed] == [A]


def test_4_6_9_that_it_was_retired_is_heard_all_the_same() -> None:
    comet = g_unit("Comet", when("leave", t.Draw(1), to=("drop",)))
    hears = unit("Hearer", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)))
    other_g = t.Cards(("rear-guard",), t.YOU, (t.Type(("G",)),))
    _table, me, _them = obeyed(
        "you", v.Retire(one(other_g)), mine=side(circles={1: comet, 2: hears})
    )
    assert me.g_zone == [comet]
    assert me.hand == [PLAIN]


def test_4_6_9_from_one_rear_guard_circle_to_another_it_stays() -> None:
    comet = g_unit("Comet")
    table = given(you=side(circles={1: comet}))
    table.you.exchanges(1)
    assert table.you.circle(3) is comet
    assert table.you.g_zone == []


def test_4_6_9_to_another_circle_it_does_not() -> None:
    comet = g_unit("Comet")
    assert moved("you", 1, GUARDIAN_CIRCLE, comet).g_zone == [comet]
