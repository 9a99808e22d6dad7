"""8.5.1 to 8.5.3. Playing and resolving cards."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    Player,
    Side,
    Table,
    battle,
    g_unit,
    given,
    locked,
    rested,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import gets, obeyed, one, told, when

ZERO = unit("Zoe", grade=0)
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
SELF = t.Self()
G = g_unit("Gale", v.StrideSkill((t.Discard(one(HAND)),)))
FREE_G = g_unit("Gust", v.StrideSkill(()))
SHIELD = g_unit("Aegis", v.GGuardianSkill((t.Discard(one(HAND)),)), shield=15000)


def riding(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player]:
    table = given(**seats(who, mine, theirs), turn_of=who, phase="ride phase")
    return table, table.player(who)


def striding(who: str, mine: Side, theirs: Side | None = None) -> tuple[Table, Player]:
    """The ride phase, at the stride step."""
    table, me = riding(who, mine, theirs)
    if table.prompt == "ride":
        me.passes()
    return table, me


def seen(player: Player, zone: str, whose: Player) -> list[Any]:
    """The cards of a zone that a player knows, by number."""
    zones = player.sees()["zones"]
    found = [each for each in zones if each["kind"] == zone and each["seat"] == whose.seat]
    return [card.get("number") for card in found[0]["cards"]]


# 8.5.1. What is played


@WHO
def test_8_5_1_a_card_in_hand_does_something_only_when_it_is_played(who: str) -> None:
    busy = unit(
        "Busy", when("place", t.Draw(1)),
        t.Continuous((t.Change(SELF, "power", "add", 1000),), (v.On(("rear-guard",)),)),
        power=7000,
    )  # fmt: skip
    table = given(**seats(who, side(hand=[busy], deck=[A])), turn_of=who)
    me = table.player(who)
    assert me.power(busy) == 7000
    assert me.hand == [busy]
    me.calls(busy, 1)
    assert me.hand == [A]
    assert me.power(busy) == 8000


@WHO
def test_8_5_1_an_activated_ability_does_something_only_when_it_is_played(who: str) -> None:
    speaker = told(gets(SELF, 3000))
    table = given(**seats(who, side(vanguard=speaker)), turn_of=who)
    me = table.player(who)
    assert me.power(speaker) == 11000
    me.uses(speaker)
    assert me.power(speaker) == 14000


def test_8_5_1_a_continuous_ability_is_not_played_and_holds_all_the_time() -> None:
    stout = unit("Stout", text="[CONT](RC):This unit gets [Power]+2000.", power=7000)
    table = given(you=side(circles={1: stout}))
    assert table.you.offers("act") == []
    assert table.you.power(stout) == 9000
    assert table.logged("ability") == []


# 8.5.1.2, 8.5.3.1. Normal ride


@WHO
@pytest.mark.parametrize("lies", ["stands", "rests"])
def test_8_5_1_2_whoever_rides_stands_however_the_old_vanguard_lay(who: str, lies: str) -> None:
    _table, me = riding(who, side(vanguard=rested(B) if lies == "rests" else B, hand=[C]))
    me.rides(C)
    assert me.vanguard is C
    assert me.stands(C)


@WHO
@pytest.mark.rule("vanguard:8.5.3.1", "vanguard:8.5.2", "vanguard:8.5.3")
def test_a_ride_puts_the_card_on_the_vanguard_circle_and_the_old_one_into_the_soul(
    who: str,
) -> None:
    _table, me = riding(who, side(vanguard=B, hand=[C]))
    me.rides(C)
    assert me.vanguards == [C]
    assert me.soul == [B]
    assert me.hand == []


# 8.5.2.1. Choosing and showing the card


@WHO
def test_8_5_2_1_the_card_is_shown_before_anything_is_chosen_for_it(who: str) -> None:
    table = given(**seats(who, side(hand=[A, B])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    assert seen(them, "hand", me) == []
    me.does("call", A)
    assert table.prompt == "circle"
    assert seen(them, "hand", me) == [A.number]
    me.chooses(1)
    assert me.circle(1) is A


@pytest.mark.rule("vanguard:8.5.2.1", "vanguard:8.5.2.1.1.2")
def test_only_a_card_of_the_hand_that_meets_its_condition_can_be_chosen() -> None:
    table = given(you=side(vanguard=A, hand=[A, B], drop=[ZERO]))
    assert table.you.offers("call") == [A]
    assert table.you.why_not("call", ZERO) == "8.5.2.1"
    assert table.you.why_not("call", B) == "8.5.2.1.1.2"


@WHO
@pytest.mark.parametrize(("vanguard", "can"), [(ZERO, [ZERO, A]), (A, [A, B]), (C, [C])])
def test_8_5_2_1_1_1_one_rides_the_same_grade_or_the_next(
    who: str, vanguard: Any, can: list[Any]
) -> None:
    _table, me = riding(who, side(vanguard=vanguard, hand=[ZERO, A, B, C]))
    assert me.offers("ride") == can
    for card in (ZERO, A, B, C):
        assert me.why_not("ride", card) == (None if card in can else "8.5.2.1.1.1")


def test_8_5_2_1_1_1_in_a_legion_the_grade_of_the_leader_counts() -> None:
    _table, me = riding("you", side(vanguard=[B, A], hand=[ZERO, A, B, C]))
    assert me.offers("ride") == [B, C]


def test_8_5_2_1_1_1_the_grade_is_what_it_is_now() -> None:
    grown = unit("Grown", text="[CONT](VC):This unit gets grade +1.", grade=1)
    _table, me = riding("you", side(vanguard=grown, hand=[A, B, C]))
    assert me.offers("ride") == [B, C]


@WHO
@pytest.mark.parametrize(("vanguard", "can"), [(ZERO, [ZERO]), (B, [ZERO, A, B])])
def test_8_5_2_1_1_2_one_calls_no_higher_grade_than_the_vanguards(
    who: str, vanguard: Any, can: list[Any]
) -> None:
    table = given(**seats(who, side(vanguard=vanguard, hand=[ZERO, A, B, C])), turn_of=who)
    me = table.player(who)
    assert me.offers("call") == can
    assert me.why_not("call", C) == "8.5.2.1.1.2"


def test_8_5_2_1_1_2_guardians_too() -> None:
    table = battle(them=side(vanguard=A, hand=[ZERO, A, B]))
    table.you.attacks(PLAIN_VANGUARD, A)
    assert table.them.offers("guard") == [ZERO, A]
    table.them.passes()


@WHO
def test_8_5_2_1_1_3_to_stride_both_vanguards_are_of_grade_3(who: str) -> None:
    _table, me = striding(who, side(vanguard=C, g_zone=[FREE_G]), side(vanguard=C))
    assert me.offers("stride") == [FREE_G]
    for mine, theirs in ((C, B), (B, C)):
        table, me = striding(who, side(vanguard=mine, g_zone=[FREE_G]), side(vanguard=theirs))
        assert table.prompt != "stride"
        assert not me.can("stride", FREE_G)


@pytest.mark.rule("vanguard:11.11.1")
def test_8_5_2_1_1_3_an_ultimate_stride_has_conditions_of_its_own() -> None:
    """Three face-up cards in the G zone, and a vanguard of its nation (10.28.2.1)."""
    last = g_unit("Last", v.StrideSkill((), ultimate=True))
    face_up = [up(g_unit(f"Past {number}")) for number in range(3)]
    _table, me = striding("you", side(vanguard=B, g_zone=[last, *face_up]), side(vanguard=A))
    me.strides(last)
    assert me.vanguard is last


# 8.5.2.2. Choices


@WHO
@pytest.mark.rule("vanguard:8.5.2.2", "vanguard:8.5.2.2.1")
def test_for_a_card_of_the_hand_one_of_the_circles_is_chosen(who: str) -> None:
    mine = side(hand=[A], circles={2: locked(B), 3: C})
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.does("call", A)
    assert me.offered == [1, 3, 4, 5], "not the lock circle"
    me.chooses(4)
    assert me.circle(4) is A


@WHO
@pytest.mark.rule("vanguard:8.5.2.2.1.1", "vanguard:8.5.3.3")
def test_in_the_guard_step_a_card_goes_to_the_guardian_circle_resting(who: str) -> None:
    table = battle(**seats(other(who), None, side(hand=[A, B])), turn_of=other(who))
    me = table.player(who)
    table.player(other(who)).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    assert me.offers("call") == []
    me.guards(A)
    assert table.prompt == "guard", "no circle is asked for"
    assert me.guardians == [A]
    assert not me.stands(A)
    me.passes()


@WHO
def test_8_5_2_2_2_a_card_of_the_g_zone_strides_to_the_vanguard_circle(who: str) -> None:
    _table, me = striding(who, side(vanguard=C, g_zone=[FREE_G]))
    me.strides(FREE_G)
    assert me.vanguards == [FREE_G]


@WHO
def test_8_5_2_2_2_as_a_g_guardian_it_goes_to_the_guardian_circle(who: str) -> None:
    mine = side(hand=[A, B], g_zone=[SHIELD])
    table = battle(**seats(other(who), None, mine), turn_of=other(who))
    me = table.player(who)
    table.player(other(who)).attacks(PLAIN_VANGUARD, PLAIN_VANGUARD)
    me.does("g guardian", SHIELD)
    me.chooses(A)
    assert me.guardians == [SHIELD]
    assert me.drop == [A]
    me.passes()


# 8.5.2.4, 8.5.3.4, 8.5.1.4.1. Normal stride


@WHO
@pytest.mark.rule("vanguard:8.5.2.4", "vanguard:8.5.3.4")
def test_for_a_stride_the_whole_cost_is_paid_and_the_vanguard_becomes_a_heart(who: str) -> None:
    _table, me = striding(who, side(vanguard=C, hand=[A], g_zone=[G]))
    me.strides(G)
    assert me.drop == [A]
    assert me.vanguards == [G]
    assert me.hearts == [C]
    assert me.soul == []


def test_8_5_2_4_who_cannot_pay_it_all_pays_nothing_and_does_not_stride() -> None:
    dear = g_unit("Dear", v.StrideSkill((v.CounterBlast(1), t.Discard(one(HAND)))))
    table, me = striding("you", side(vanguard=C, hand=[A], g_zone=[dear]))
    assert me.offers("stride") == []
    assert me.why_not("stride", dear) == "8.5.2.4"
    me.passes()
    assert me.hand == [A]
    assert me.vanguard is C
    assert table.result is None


@WHO
@pytest.mark.parametrize("lies", ["stands", "rests"])
def test_8_5_1_4_1_a_g_unit_lies_as_the_unit_that_it_strides(who: str, lies: str) -> None:
    mine = side(vanguard=rested(C) if lies == "rests" else C, g_zone=[FREE_G])
    _table, me = striding(who, mine)
    me.strides(FREE_G)
    assert me.stands(FREE_G) == (lies == "stands")


def test_8_5_1_4_1_it_takes_over_nothing_else() -> None:
    """What was laid on the old vanguard stays with that card."""
    early = unit(
        "Early", t.Auto(t.Pattern("begin ride phase"), (gets(SELF, 5000),)), grade=3, power=11000
    )
    _table, me = striding("you", side(vanguard=early, g_zone=[FREE_G]))
    assert me.power(early) == 16000
    me.strides(FREE_G)
    assert me.power(FREE_G) == 15000 + 11000


# 8.5.3. Resolving


@WHO
@pytest.mark.rule("vanguard:8.5.3.2", "vanguard:8.5.3", "vanguard:8.5.2")
def test_a_called_unit_is_put_there_standing(who: str) -> None:
    table = given(**seats(who, side(hand=[A])), turn_of=who)
    me = table.player(who)
    me.calls(A, 3)
    assert me.circle(3) is A
    assert me.stands(A)


def test_8_5_3_2_the_unit_that_was_there_is_put_into_the_drop_zone() -> None:
    table = given(you=side(hand=[A], circles={3: rested(B)}))
    table.you.calls(A, 3)
    assert table.you.circle_cards(3) == [A]
    assert table.you.drop == [B]
    assert table.you.stands(A)


def test_8_5_3_5_an_activated_ability_does_what_its_text_says() -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):Draw a card. [Soul-Charge 1].")
    table = given(you=side(vanguard=speaker, deck=[A, B]))
    table.you.uses(speaker)
    assert table.you.hand == [A]
    assert table.you.soul == [B]


@pytest.mark.rule("vanguard:8.5.3.5", "vanguard:8.6.3")
def test_so_does_an_automatic_one() -> None:
    greeter = unit("Greeter", text="[AUTO]:When this unit is placed on (RC), draw a card.")
    table = given(you=side(hand=[greeter], deck=[A]))
    table.you.calls(greeter, 1)
    assert table.you.hand == [A]


def test_8_5_3_5_it_does_so_once() -> None:
    """An effect that draws is over when it has drawn."""
    _table, me, _them = obeyed("you", t.Draw(1), mine=side(deck=[A, B], hand=[C]))
    me.calls(C, 1)
    assert me.hand == [A]
