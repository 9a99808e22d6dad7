"""10.1 to 10.8, 10.19, 10.32, 10.36. Drawing, discarding, retiring, placing, riding, calling,
healing, binding, moving and removing."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    down,
    g_unit,
    given,
    rested,
    seats,
    side,
    unit,
    up,
)
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, gets, obeyed, one, when

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
DROP = t.Cards(("drop",), t.YOU)
DECK = t.Cards(("deck",), t.YOU)


@WHO
def test_10_2_1_to_draw_is_to_take_the_top_card_into_the_hand(who: str) -> None:
    _table, me, them = obeyed(who, t.Draw(1), mine=side(deck=[A, B]))
    assert me.hand == [A]
    assert me.deck[0] is B
    assert them.hand == []


@WHO
def test_10_3_1_to_discard_is_to_put_a_card_from_the_hand_into_the_drop_zone(who: str) -> None:
    _table, me, _them = obeyed(who, t.Discard(one(HAND)), mine=side(hand=[A, B]))
    me.chooses(B)
    assert me.hand == [A]
    assert me.drop == [B]


@pytest.mark.rule("vanguard:10.3.1", "vanguard:10.3.1.1")
def test_a_discard_can_be_a_cost() -> None:
    _table, me, _them = obeyed(
        "you", t.Draw(1), cost=(t.Discard(one(HAND)),), mine=side(hand=[A], deck=[B])
    )
    assert me.drop == [A]
    assert me.hand == [B]


def test_10_3_1_2_it_is_a_discard_also_if_the_opponent_chose_the_card() -> None:
    theirs = t.Cards(("hand",), t.OPPONENT)
    grieves = unit("Griever", when("put", t.Draw(1), what=t.Cards(("hand",), t.YOU), to=("drop",)))
    _table, me, them = obeyed(
        "you", t.Discard(one(theirs, by=t.OPPONENT)),
        theirs=side(hand=[A, B], circles={1: grieves}, deck=[C]),
    )  # fmt: skip
    them.chooses(A)
    assert them.drop == [A]
    assert them.hand == [B, C]
    assert me.drop == []


@WHO
def test_10_4_1_to_retire_is_to_put_a_unit_from_the_field_into_the_drop_zone(who: str) -> None:
    _table, me, them = obeyed(
        who, v.Retire(one(THEIR_REAR_GUARDS)), mine=side(circles={1: C}),
        theirs=side(circles={1: A, 2: B}),
    )  # fmt: skip
    assert me.offered == [A, B]
    me.chooses(A)
    assert them.drop == [A]
    assert them.circle(1) is None
    assert them.circle(2) is B


def test_10_4_1_a_card_of_a_hand_is_not_retired() -> None:
    _table, me, _them = obeyed("you", v.Retire(t.Every(HAND)), mine=side(hand=[A]))
    assert me.hand == [A]


def test_10_4_2_a_unit_that_an_effect_puts_from_the_field_into_the_drop_zone_is_retired() -> None:
    mourner = unit("Mourner", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)))
    _table, me, _them = obeyed(
        "you", t.Put(one(t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada",)),))), "drop"),
        mine=side(circles={1: A, 2: mourner}, deck=[B]),
    )  # fmt: skip
    assert me.drop == [A]
    assert me.hand == [B]


def test_10_4_2_one_that_returns_to_the_hand_is_not() -> None:
    mourner = unit("Mourner", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)))
    _table, me, _them = obeyed(
        "you", t.Put(one(t.Cards(("rear-guard",), t.YOU, (t.Named(("Ada",)),))), "hand"),
        mine=side(circles={1: A, 2: mourner}, deck=[B]),
    )  # fmt: skip
    assert me.hand == [A]


# 10.5. Place


@WHO
@pytest.mark.rule("vanguard:10.5.1", "vanguard:10.5.1.1")
def test_a_card_that_comes_to_a_circle_is_placed_whether_played_or_not(who: str) -> None:
    greeter = unit("Greeter", when("place", t.Draw(1), to=("rear-guard",)))
    table = given(**seats(who, side(hand=[greeter], deck=[A])), turn_of=who)
    me = table.player(who)
    me.calls(greeter, 1)
    assert me.hand == [A]
    _table, me, _them = obeyed(who, v.Call(one(DROP)), mine=side(drop=[greeter], deck=[A]))
    me.chooses(1)
    assert me.circle(1) is greeter
    assert me.hand == [A]


def test_10_5_1_from_circle_to_circle_it_is_not_placed() -> None:
    greeter = unit("Greeter", when("place", t.Draw(1), to=("rear-guard",)))
    table = given(you=side(circles={1: greeter}))
    table.you.exchanges(1)
    assert table.you.circle(3) is greeter
    assert table.you.hand == []


# 10.6. Ride


@WHO
def test_10_6_1_a_ride_brings_a_card_to_the_vanguard_circle_and_the_old_to_the_soul(
    who: str,
) -> None:
    table = given(**seats(who, side(vanguard=A, hand=[B])), turn_of=who, phase="ride phase")
    me = table.player(who)
    me.rides(B)
    assert me.vanguard is B
    assert me.soul == [A]


@pytest.mark.rule("vanguard:10.6.1", "vanguard:10.6.1.1")
def test_a_superior_ride_is_a_ride() -> None:
    cheers = unit(
        "Cheerer", when("place", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), cause="ride")
    )
    table, me, _them = obeyed(
        "you", v.Ride(one(DROP)), mine=side(drop=[C], circles={1: cheers}, deck=[A])
    )
    assert me.vanguard is C
    assert [card.name for card in me.soul] == ["Speaker"]
    assert me.hand == [A]
    assert table.asks is not None


def test_10_6_1_a_card_of_the_g_zone_does_not_ride() -> None:
    G = g_unit("Gale")
    _table, me, _them = obeyed(
        "you", v.Ride(one(t.Cards(("G",), t.YOU))), mine=side(g_zone=[up(G)])
    )
    assert me.vanguard is not None
    assert me.vanguard.name == "Speaker"
    assert me.g_zone == [G]


@WHO
def test_10_6_1_2_riding_over_a_legion_sends_both_to_the_soul(who: str) -> None:
    ridden = t.Pattern("leave", t.Self(), to=("soul",), cause="ride")
    mate = unit("Mate", t.Auto(ridden, (t.Draw(1),), on_leaving=True), grade=2)
    leader = unit("Leader", grade=3)
    table = given(
        **seats(who, side(vanguard=[leader, mate], hand=[C])), turn_of=who, phase="ride phase"
    )
    me = table.player(who)
    me.rides(C)
    assert me.vanguards == [C]
    assert sorted([card.name for card in me.soul]) == ["Leader", "Mate"]
    assert len(me.hand) == 1


@WHO
@pytest.mark.rule("vanguard:10.6.1.3", "vanguard:10.6.1.4")
def test_a_g_unit_ridden_over_goes_to_the_g_zone_and_its_heart_to_the_soul(who: str) -> None:
    G = g_unit("Gale", v.Act((), (v.Ride(one(DROP)),)))
    sees = unit("Seer", when("leave", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), to=("soul",)))
    mine = side(vanguard=G, hearts=[A], drop=[C], circles={1: sees})
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.uses(G)
    assert me.hand == []
    assert me.vanguards == [C]
    assert me.g_zone == [G]
    assert me.face_down("G") == []
    assert me.soul == [A]
    assert me.hearts == []


# 10.7. Call


@WHO
@pytest.mark.rule("vanguard:10.7.1", "vanguard:10.7.1.1", "vanguard:10.7.1.1.1")
def test_to_call_is_to_choose_cards_and_a_circle_for_each(who: str) -> None:
    _table, me, _them = obeyed(who, v.Call(t.Pick(2, DROP)), mine=side(drop=[A, B, C]))
    me.chooses(A, C)
    me.chooses(1)
    assert me.offered == [2, 3, 4, 5]
    me.chooses(2)
    assert me.circle(1) is A
    assert me.circle(2) is C
    assert me.drop == [B]


def test_10_7_1_a_unit_on_a_circle_is_not_called() -> None:
    _table, me, _them = obeyed("you", v.Call(one(YOUR_REAR_GUARDS)), mine=side(circles={1: A}))
    assert me.circle(1) is A


def test_10_7_1_1_1_1_cards_called_together_do_not_go_to_one_circle() -> None:
    front = v.Circles(front=True)
    _table, me, _them = obeyed("you", v.Call(t.Every(DROP), front), mine=side(drop=[A, B, C]))
    me.chooses(1)
    assert me.circle(1) is A
    assert me.circle(2) is B
    assert me.drop == [C]


@WHO
def test_10_7_1_1_1_2_a_normal_call_is_of_one_card(who: str) -> None:
    table = given(**seats(who, side(hand=[A, A, B])), turn_of=who)
    me = table.player(who)
    me.calls(A, 1)
    assert me.hand == [A, B]
    assert me.circle(1) is A
    assert [me.circle(number) for number in (2, 3, 4, 5)] == [None] * 4


def test_10_7_1_1_2_all_are_placed_at_the_same_time() -> None:
    sees = t.Cards(("rear-guard",), t.YOU, (t.Other(),))
    watcher = when("place", t.Draw(1), what=sees)
    twins = [unit("Twin one", watcher), unit("Twin two", watcher)]
    _table, me, _them = obeyed("you", v.Call(t.Every(DROP)), mine=side(drop=twins))
    me.chooses(1)
    me.chooses(2)
    for _each in range(2):
        if me.table.prompt == "standby":
            me.table.answer(0)
    assert len(me.hand) == 2


@WHO
def test_10_7_1_3_1_units_superior_called_as_guardians_rest_and_guard(who: str) -> None:
    guard = unit("Sudden Guard", grade=1)
    calls = when("attacked", v.Call(one(DROP), v.Circles(kinds=("guardian",))))
    target = unit("Target", calls, grade=3)
    table = given(
        **seats(who, side(vanguard=C), side(vanguard=target, drop=[guard], hand=[A])),
        turn_of=who, phase="battle phase",
    )  # fmt: skip
    me, them = table.player(who), table.player("them" if who == "you" else "you")
    me.attacks(C, target)
    assert them.guardians == [guard]
    assert not them.stands(guard)
    assert them.power(target) == 11000 + 5000
    table.leave_open()


@WHO
def test_10_7_1_4_a_card_is_known_before_its_circle_is_chosen(who: str) -> None:
    table, me, them = obeyed(who, v.Call(t.TopOf(1)), mine=side(deck=[A]))
    assert table.prompt == "circle"
    card = me.find(A)
    assert table.game.state.known[card] == 0b111
    assert A.number in str(me.sees())
    assert A.number in str(them.sees())
    me.chooses(4)
    assert me.circle(4) is A
    assert table.game.state.face[card] == 0


def test_10_7_1_4_also_one_taken_at_random_from_a_hand() -> None:
    table, me, _them = obeyed("you", v.Call(t.AtRandom(1, HAND)), mine=side(hand=[A, B, C]))
    assert table.prompt == "circle"
    known = [card for card in (A, B, C) if table.game.state.known[me.find(card)] == 0b111]
    assert len(known) == 1
    me.chooses(2)
    assert me.circle(2) is known[0]
    assert len(me.hand) == 2


# 10.8. Heal


@WHO
def test_10_8_1_to_heal_is_to_put_a_card_from_the_damage_zone_into_the_drop_zone(
    who: str,
) -> None:
    damage = t.Cards(("damage",), t.YOU)
    _table, me, _them = obeyed(who, v.Heal(one(damage)), mine=side(damage=[A, down(B)], hand=[C]))
    me.chooses(B)
    assert me.damage == [A]
    assert me.drop == [B]


def test_10_8_1_what_is_not_in_the_damage_zone_is_not_healed() -> None:
    _table, me, _them = obeyed("you", v.Heal(t.Every(HAND)), mine=side(hand=[A]))
    assert me.hand == [A]
    assert me.drop == []


# 10.19. Bind


@WHO
def test_10_19_1_a_bound_card_goes_to_the_bind_zone_of_its_owner(who: str) -> None:
    _table, me, them = obeyed(who, v.Bind(one(THEIR_REAR_GUARDS)), theirs=side(circles={1: A}))
    assert them.bind == [A]
    assert me.bind == []
    assert them.face_down("bind") == []


def test_10_19_1_it_may_be_bound_face_down() -> None:
    _table, me, _them = obeyed("you", v.Bind(t.TopOf(1), down=True), mine=side(deck=[A]))
    assert me.bind == [A]
    assert me.face_down("bind") == [A]


# 10.32. To move


@WHO
@pytest.mark.rule("vanguard:10.32.1")
def test_to_move_is_to_go_from_circle_to_circle(who: str) -> None:
    mover = unit("Mover", when("move", t.Draw(1)))
    _table, me, _them = obeyed(
        who, v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(open=True)),
        mine=side(circles={1: mover}, deck=[B]),
    )  # fmt: skip
    assert me.offered == [2, 3, 4, 5]
    me.chooses(5)
    assert me.circle(5) is mover
    assert me.hand == [B]


def test_10_32_1_a_unit_that_moves_is_the_same_card() -> None:
    _table, me, _them = obeyed(
        "you",
        gets(t.Every(YOUR_REAR_GUARDS), 2000),
        v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(open=True)),
        mine=side(circles={1: rested(A)}),
    )
    me.chooses(3)
    assert me.power(A) == 9000
    assert not me.stands(A)


@WHO
def test_10_32_2_to_exchange_and_to_intercept_is_to_move(who: str) -> None:
    mover = unit("Mover", when("move", t.Draw(1)), grade=2)
    table = given(**seats(who, side(circles={1: mover}, deck=[A])), turn_of=who)
    me = table.player(who)
    me.exchanges(1)
    assert me.hand == [A]
    table = given(
        **seats(who, side(circles={1: mover}, deck=[A]), side(vanguard=C)),
        turn_of="them" if who == "you" else "you", phase="battle phase",
    )  # fmt: skip
    me, them = table.player(who), table.player("them" if who == "you" else "you")
    them.attacks(C, PLAIN_VANGUARD)
    me.intercepts(mover)
    assert me.guardians == [mover]
    assert me.hand == [A]
    table.leave_open()


@pytest.mark.rule("vanguard:10.32.3")
def test_to_call_and_to_ride_is_not_to_move() -> None:
    mover = unit("Mover", when("move", t.Draw(1)), grade=3)
    table = given(you=side(hand=[mover]))
    table.you.calls(mover, 1)
    assert table.you.hand == []
    _table, me, _them = obeyed("you", v.Ride(one(DROP)), mine=side(drop=[mover]))
    assert me.vanguard is mover
    assert me.hand == []


@WHO
def test_10_32_4_a_g_unit_whose_circle_another_unit_moves_to_returns_to_the_g_zone(
    who: str,
) -> None:
    to_vanguard = v.Circles(kinds=("vanguard",))
    G = g_unit("Gale", v.Act((), (v.MoveTo(one(YOUR_REAR_GUARDS), to_vanguard),)))
    sees = unit("Seer", when("leave", t.Draw(1), what=t.Cards(("vanguard",), t.YOU), to=("soul",)))
    table = given(**seats(who, side(vanguard=G, circles={1: C, 2: sees})), turn_of=who)
    me = table.player(who)
    me.uses(G)
    me.chooses(C)
    assert me.hand == []
    assert me.vanguard is C
    assert me.g_zone == [G]
    assert me.soul == []


# 10.36. To remove


@WHO
def test_10_36_1_a_removed_card_goes_to_the_removal_zone_of_its_owner(who: str) -> None:
    _table, me, them = obeyed(who, v.Remove(one(THEIR_REAR_GUARDS)), theirs=side(circles={1: A}))
    assert them.removed == [A]
    assert me.removed == []
