"""4.7 to 4.12. The soul, the damage zone, the bind zone, the trigger zone, the G zone and the
removal zone."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.sight import seen_in
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    down,
    g_unit,
    given,
    seats,
    side,
    start,
    trigger,
    unit,
    up,
)
from tests.games.vanguard.told import gets, obeyed, one, told

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", power=7000)
B = unit("Bodo", power=7000)
HAND = t.Cards(("hand",), t.YOU)
BOUND = t.Cards(("bind",), t.YOU)
Comet = g_unit("Comet")
Meteor = g_unit("Meteor")


# 4.7. Soul


@BOTH
def test_4_7_1_the_soul_is_no_part_of_the_field(who: str) -> None:
    """To go there from a circle is to leave the field, and from there to a circle to come."""
    leaves = unit(
        "Leaver", t.Auto(t.Pattern("leave", t.Self(), to=("soul",)), (t.Draw(1),), on_leaving=True)
    )
    _table, me, _them = obeyed(
        who, t.Put(t.Every(t.Cards(("rear-guard",), t.YOU)), "soul"),
        mine=side(circles={1: leaves}),
    )  # fmt: skip
    assert me.soul == [leaves]
    assert len(me.hand) == 1


def test_4_7_1_what_is_there_is_no_unit() -> None:
    _table, me, _them = obeyed(
        "you", gets(t.Every(t.Cards(("field",), t.YOU)), 1000), mine=side(soul=[A])
    )
    assert me.power(A) == 7000
    assert me.power(me.vanguard or A) == 12000


@BOTH
def test_4_7_3_the_soul_is_open_to_all(who: str) -> None:
    table = given(**seats(who, side(soul=[A, B])))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert sorted(seen_in(viewer, "soul", seat)) == sorted([A.number, B.number])
    assert not z.LAYOUT.ordered[z.soul_of(seat)]  # one may rearrange it: its order is nothing


# 4.8. Damage zone


@BOTH
def test_4_8_2_the_damage_zone_is_open_to_all(who: str) -> None:
    table = given(**seats(who, side(damage=[A, B])))
    seat = table.player(who).seat
    for viewer in (table.you, table.them):
        assert sorted(seen_in(viewer, "damage", seat)) == sorted([A.number, B.number])


@BOTH
def test_4_8_2_new_damage_lies_face_up_on_top(who: str) -> None:
    strong = unit("Strong", grade=2, power=30000)
    theirs = side(damage=[down(A)], deck=[B])
    table = battle(**seats(who, side(circles={1: strong}), theirs), turn_of=who)
    table.player(who).attacks(strong, PLAIN_VANGUARD)
    assert table.player(other(who)).damage == [A, B]
    assert table.player(other(who)).face_down("damage") == [A]


@BOTH
def test_4_8_2_1_face_down_damage_can_be_read_by_all(who: str) -> None:
    table = given(**seats(who, side(damage=[down(A)])))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "damage", table.player(who).seat) == [A.number]


CHEERS = "[CONT](Damage zone):All of your units get [Power] +1000."


@BOTH
@pytest.mark.parametrize(("lies_down", "power"), [(False, 12000), (True, 11000)])
def test_4_8_2_2_face_down_damage_does_nothing(who: str, lies_down: bool, power: int) -> None:
    cheerer = unit("Cheerer", text=CHEERS)
    damage: list[Any] = [down(cheerer) if lies_down else cheerer]
    table = given(**seats(who, side(damage=damage)))
    assert table.player(who).power(PLAIN_VANGUARD) == power


def test_4_8_2_2_but_it_can_be_asked_what_it_is() -> None:
    named = t.Cards(("damage",), t.YOU, (t.Named(("Ada",)),))
    _table, me, _them = obeyed("you", v.Heal(one(named)), mine=side(damage=[down(A), B]))
    assert me.drop == [A]


@BOTH
def test_4_8_3_six_cards_lose_the_game(who: str) -> None:
    table = given(**seats(who, side(damage=5)))
    assert table.result is None
    down_too = [down(PLAIN)] * 3
    table = given(**seats(who, side(damage=[*down_too, *[PLAIN] * 3])))
    assert table.result == (other(who), "9.2.2")


# 4.9. Bind zone


@BOTH
def test_4_9_2_face_up_cards_of_the_bind_zone_are_open_to_all(who: str) -> None:
    table = given(**seats(who, side(bind=[A])))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "bind", table.player(who).seat) == [A.number]


@BOTH
def test_4_9_2_1_face_down_ones_their_owner_alone_may_see(who: str) -> None:
    """Bound face down from the hand, or turned face down where it is bound."""
    _table, me, them = obeyed(who, v.Bind(one(HAND), True), mine=side(hand=[A, B]))
    me.chooses(A)
    assert me.face_down("bind") == [A]
    assert seen_in(me, "bind", me.seat) == [A.number]
    assert seen_in(them, "bind", me.seat) == []
    _table, me, them = obeyed(who, v.TurnDown(one(BOUND)), mine=side(bind=[A]))
    assert me.face_down("bind") == [A]


@BOTH
def test_4_9_2_2_a_card_bound_face_down_has_no_characteristics(who: str) -> None:
    """Its numbers count as 0: see DEVIATIONS."""
    speaker = told(
        v.Bind(one(HAND), True), t.Put(one(t.Cards(("bind",), t.YOU, (t.Named(("Ada",)),))), "hand")
    )
    table = given(**seats(who, side(vanguard=speaker, hand=[A])), turn_of=who)
    me = table.player(who)
    me.uses(speaker)
    me.chooses()  # nobody can be held to find such a card, and it cannot be found
    assert me.bind == [A]
    assert me.value(A, "name") == ()
    assert me.value(A, "grade") == 0
    assert me.value(A, "clan") == ()
    assert me.power(A) == 0


def test_4_9_2_2_face_up_it_has_them() -> None:
    speaker = told(
        v.Bind(one(HAND)), t.Put(one(t.Cards(("bind",), t.YOU, (t.Named(("Ada",)),))), "hand")
    )
    table = given(you=side(vanguard=speaker, hand=[A]))
    table.you.uses(speaker)
    assert table.you.hand == [A]


def test_4_9_2_2_nor_can_it_be_given_any() -> None:
    more = t.Change(t.Every(BOUND), "power", "add", 1000)
    giver = unit("Giver", t.Continuous((more,)))
    speaker = told(v.Bind(one(HAND), True))
    table = given(you=side(vanguard=speaker, hand=[A], circles={1: giver}, bind=[B]))
    table.you.uses(speaker)
    assert table.you.power(B) == 8000
    assert table.you.power(A) == 0


@pytest.mark.parametrize(("face_down", "power"), [(False, 12000), (True, 11000)])
def test_4_9_2_2_and_its_text_does_nothing(face_down: bool, power: int) -> None:
    cheerer = unit("Cheerer", text="[CONT](Bind zone):All of your units get [Power] +1000.")
    speaker = told(v.Bind(one(HAND), face_down))
    table = given(you=side(vanguard=speaker, hand=[cheerer]))
    table.you.uses(speaker)
    assert table.you.power(speaker) == power


@BOTH
def test_4_9_3_cards_are_known_by_the_effect_that_bound_them(who: str) -> None:
    """Each of two units takes back what it has bound itself."""
    take = v.Act((), (t.Put(v.BoundBy(t.Self()), "hand"),))
    one_binder = unit("One", v.Act((), (v.Bind(one(HAND)),)), take)
    two_binder = unit("Two", v.Act((), (v.Bind(one(HAND)),)), take)
    mine = side(circles={1: one_binder, 2: two_binder}, hand=[A, B], bind=[PLAIN])
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    me.uses(one_binder)
    me.chooses(B)
    me.uses(two_binder)
    assert me.bind == [PLAIN, B, A]
    me.uses(one_binder, 1)
    assert me.hand == [B]
    me.uses(two_binder, 1)
    assert me.hand == [B, A]
    assert me.bind == [PLAIN]


def test_4_9_3_a_binder_that_has_become_another_card_has_bound_nothing() -> None:
    take = v.Act((), (t.Put(v.BoundBy(t.Self()), "hand"),))
    binder = unit("Binder", v.Act((), (v.Bind(one(HAND)),)), take)
    table = given(you=side(circles={1: binder}, hand=[A]))
    table.you.uses(binder)
    card = table.you.find(binder)
    table.game.put(card, z.drop_of(0))
    table.game.put(card, z.rear_guard_circle(0, 1))
    table.you.uses(binder, 1)
    assert table.you.bind == [A]


# 4.10. Trigger zone

Boss = unit("Boss", grade=3, icons=[])
Wall = unit("Wall", grade=3, power=50000)


@BOTH
def test_4_10_2_a_drive_check_puts_the_card_into_the_trigger_zone_and_then_the_hand(
    who: str,
) -> None:
    bell = trigger("critical")
    mine = side(vanguard=Boss, deck=[bell], circles={1: A})
    table = battle(**seats(who, mine, side(vanguard=Wall)), turn_of=who)
    me = table.player(who)
    me.attacks(Boss, Wall)
    assert me.trigger_zone == [bell]
    assert me.hand == []
    me.chooses(0)
    me.chooses(A)
    assert me.trigger_zone == [bell]  # until the icon is dealt with
    me.chooses(A)
    assert me.trigger_zone == []
    assert me.hand == [bell]


@BOTH
def test_4_10_3_a_damage_check_puts_the_card_into_the_trigger_zone_and_then_the_damage_zone(
    who: str,
) -> None:
    bell, strong = trigger("critical"), unit("Strong", grade=2, power=30000)
    theirs = side(deck=[bell], circles={3: A})
    table = battle(**seats(who, side(circles={1: strong}), theirs), turn_of=who)
    them = table.player(other(who))
    table.player(who).attacks(strong, PLAIN_VANGUARD)
    assert them.trigger_zone == [bell]
    them.chooses(0)
    them.chooses(A)
    assert them.damage == []
    them.chooses(A)
    assert them.trigger_zone == []
    assert them.damage == [bell]


@BOTH
def test_4_10_4_the_trigger_zone_is_open_to_all_and_its_order_stays(who: str) -> None:
    bell = trigger("critical")
    mine = side(vanguard=Boss, deck=[bell], circles={1: A})
    table = battle(**seats(who, mine, side(vanguard=Wall)), turn_of=who)
    me = table.player(who)
    me.attacks(Boss, Wall)
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "trigger", me.seat) == [bell.number]
    table.game.put(table.game.make(B, me.seat, 0), z.trigger_of(me.seat))
    assert me.trigger_zone == [B, bell]  # a new card comes on top
    assert z.LAYOUT.ordered[z.trigger_of(me.seat)]
    table.leave_open()


# 4.11. G zone


@BOTH
def test_4_11_2_face_down_cards_of_the_g_zone_their_player_alone_may_see(who: str) -> None:
    table = given(**seats(who, side(g_zone=[Comet, Meteor])))
    player = table.player(who)
    found = seen_in(player, "G", player.seat)
    assert sorted(found) == sorted([Comet.number, Meteor.number])
    assert seen_in(table.player(other(who)), "G", player.seat) == []


@BOTH
def test_4_11_3_face_up_ones_are_open_to_all(who: str) -> None:
    table = given(**seats(who, side(g_zone=[up(Comet), Meteor])))
    seat = table.player(who).seat
    assert seen_in(table.player(other(who)), "G", seat) == [Comet.number]
    assert len(seen_in(table.player(who), "G", seat)) == 2


def test_4_11_4_at_the_beginning_all_cards_of_the_g_deck_lie_face_down() -> None:
    game = start(seed=3)
    for seat in (0, 1):
        cards = game.state.zones[z.g_zone_of(seat)]
        assert len(cards) == 4
        assert [game.state.face[card] for card in cards] == [1] * 4


# 4.12. Removal zone


@BOTH
def test_4_12_2_removed_cards_are_open_to_all_even_from_a_hand(who: str) -> None:
    table, me, _them = obeyed(who, v.Remove(one(HAND)), mine=side(hand=[A]))
    assert me.removed == [A]
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "removal", me.seat) == [A.number]


@pytest.mark.rule("vanguard:4.12.2")
def test_a_card_that_was_bound_face_down_is_open_when_it_is_removed() -> None:
    _table, me, them = obeyed(
        "you", v.Bind(one(HAND), True), v.Remove(one(BOUND)), mine=side(hand=[A])
    )
    assert seen_in(them, "removal", me.seat) == [A.number]
