"""10.22, 10.24, 10.26. Locking, unlocking and deleting."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN_VANGUARD,
    Player,
    g_unit,
    given,
    locked,
    rested,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    until,
    when,
)

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
LOCK_ONE = v.Lock(one(THEIR_REAR_GUARDS))
LOCKED = t.Cards(("locked",), t.OPPONENT)
UNLOCK_ONE = v.Unlock(one(LOCKED))


def circle_type(player: Player, number: int) -> str:
    return u.type_of_circle(player.table.game, z.rear_guard_circle(player.seat, number))


# 10.22. Lock


@WHO
@pytest.mark.rule("vanguard:10.22.1", "vanguard:10.22.2")
def test_a_locked_card_lies_face_down_and_upright_and_is_another_card(who: str) -> None:
    table, _me, them = obeyed(
        who, gets(t.Every(THEIR_REAR_GUARDS), 5000), LOCK_ONE,
        theirs=side(circles={1: rested(A)}),
    )  # fmt: skip
    assert them.is_locked(A)
    assert table.game.state.rest[them.find(A)] == 0
    assert them.power(A) == 0
    assert [each for each in table.game.state.effects if each.cards] != []


def test_10_22_1_a_locked_card_is_not_locked_again() -> None:
    hears = unit("Hearer", when("lock", t.Draw(1), what=t.Cards(("rear-guard",), t.OPPONENT)))
    lock = v.Lock(t.Every(t.Cards(("circles",), t.OPPONENT, (t.Not(v.InState("leader")),))))
    _table, me, them = obeyed(
        "you", lock, mine=side(circles={1: hears}), theirs=side(circles={1: locked(A)})
    )
    assert them.is_locked(A)
    assert me.circle(1) is hears


@WHO
def test_10_22_3_a_locked_card_is_a_card_without_characteristics(who: str) -> None:
    table, _me, them = obeyed(who, LOCK_ONE, theirs=side(circles={1: A}))
    card = them.find(A)
    value = table.game.value
    assert value(card, "name") == ()
    assert value(card, "clan") == ()
    assert value(card, "icons") == ()
    assert (value(card, "power"), value(card, "grade"), value(card, "critical")) == (0, 0, 0)
    assert not u.is_unit(table.game, card)


def test_10_22_3_units_are_not_locked_cards() -> None:
    _table, me, them = obeyed(
        "you", v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: locked(A), 2: B})
    )
    assert them.is_locked(A)
    assert them.circle(2) is None
    assert me.drop == []


def test_10_22_4_a_locked_card_neither_stands_nor_rests() -> None:
    for standing in (True, False):
        cards = t.Cards(("circles",), t.OPPONENT, (t.Upright(standing), v.InState("locked")))
        _table, me, _them = obeyed(
            "you", t.If(t.Relation(t.Count(cards), ">=", 1), (t.Draw(1),)),
            theirs=side(circles={1: locked(A)}),
        )  # fmt: skip
        assert me.hand == []


@WHO
def test_10_22_5_a_locked_card_turned_face_up_for_any_reason_is_unlocked(who: str) -> None:
    hears = unit("Hearer", when("unlock", t.Draw(1), what=t.Cards(("rear-guard",), t.OPPONENT)))
    _table, me, them = obeyed(
        who, v.TurnUp(one(LOCKED)), mine=side(circles={1: hears}),
        theirs=side(circles={1: locked(A)}),
    )  # fmt: skip
    assert not them.is_locked(A)
    assert len(me.hand) == 1
    assert circle_type(them, 1) == "rear-guard"


@WHO
def test_10_22_6_the_circle_of_a_locked_card_is_a_lock_circle(who: str) -> None:
    table = given(**seats(who, side(circles={1: locked(A)}, hand=[B])), turn_of=who)
    me = table.player(who)
    assert circle_type(me, 1) == "lock"
    me.does("call", B)
    assert me.offered == [2, 3, 4, 5]
    me.chooses(2)


def test_10_22_7_a_circle_that_is_no_lock_circle_any_more_is_of_its_former_type() -> None:
    _table, _me, them = obeyed("you", UNLOCK_ONE, theirs=side(circles={3: locked(A)}))
    assert circle_type(them, 3) == "rear-guard"
    assert circle_type(them, 4) == "rear-guard"


@WHO
def test_10_22_8_a_g_unit_that_is_locked_goes_to_the_g_zone_face_up(who: str) -> None:
    G = g_unit("Gale")
    _table, _me, them = obeyed(who, LOCK_ONE, theirs=side(circles={1: G}))
    assert them.circle(1) is None
    assert them.g_zone == [G]
    assert them.face_down("G") == []


@WHO
def test_10_22_9_a_card_put_as_a_locked_card_comes_face_down_and_not_as_a_unit(who: str) -> None:
    greeter = unit("Greeter", when("place", t.Draw(1), to=("rear-guard",)))
    _table, me, _them = obeyed(who, v.Call(t.TopOf(1), locked=True), mine=side(deck=[greeter, A]))
    me.chooses(2)
    assert me.is_locked(greeter)
    assert me.hand == []


def test_10_22_10_a_locked_card_refers_to_no_other_card() -> None:
    grows = t.Continuous((t.Change(t.Every(YOUR_REAR_GUARDS), "power", "add", 3000),))
    helper = unit("Helper", grows)
    table = given(you=side(circles={1: helper, 2: A}))
    assert table.you.power(A) == 10000
    table = given(you=side(circles={1: locked(helper), 2: A}))
    assert table.you.power(A) == 7000


# 10.24. Unlock


@WHO
@pytest.mark.rule("vanguard:10.24.1", "vanguard:10.24.2")
def test_an_unlocked_card_is_face_up_and_not_the_card_it_was(who: str) -> None:
    plus = until("turn", t.Change(t.Every(t.Cards(("circles",), t.OPPONENT)), "power", "add", 1000))
    _table, _me, them = obeyed(who, plus, UNLOCK_ONE, theirs=side(circles={1: locked(A)}))
    assert not them.is_locked(A)
    assert them.power(A) == 7000


@WHO
def test_10_24_1_a_players_locked_cards_come_back_at_the_end_of_the_turn(who: str) -> None:
    table = given(**seats(who, side(circles={1: locked(A)})), turn_of=who, phase="end phase")
    assert not table.player(who).is_locked(A)
    table = given(**seats(who, side(circles={1: locked(A)})), turn_of=other(who), phase="end phase")
    assert table.player(who).is_locked(A)


@WHO
def test_10_24_3_it_stands_but_was_not_stood(who: str) -> None:
    rush = unit("Rusher", when("stand", t.Draw(1)))
    _table, _me, them = obeyed(who, UNLOCK_ONE, theirs=side(circles={1: locked(rush)}))
    assert them.stands(rush)
    assert them.hand == []


@WHO
def test_10_24_4_to_be_unlocked_is_not_to_be_placed(who: str) -> None:
    greeter = unit("Greeter", when("place", t.Draw(1), to=("rear-guard",)))
    _table, _me, them = obeyed(who, UNLOCK_ONE, theirs=side(circles={1: locked(greeter)}))
    assert not them.is_locked(greeter)
    assert them.hand == []


# 10.26. Delete

DELETE = v.Delete(THEIR_VANGUARD)


@WHO
@pytest.mark.rule("vanguard:10.26.1", "vanguard:10.26.2", "vanguard:10.26.3")
def test_a_deleted_unit_is_the_same_unit_face_down_without_text_and_power(who: str) -> None:
    """The book's example: a vanguard with an effect of +2000 on it, and a text that keeps it
    from being boosted, has power 2000 when it is deleted and can be boosted."""
    lonely = t.Forbid(t.Pattern("boosted", t.Self()))
    big = unit("Big", t.Continuous((t.Change(t.Self(), "power", "add", 4000),)), lonely, grade=3)
    table, _me, them = obeyed(
        who, gets(THEIR_VANGUARD, 2000), DELETE, theirs=side(vanguard=rested(big))
    )
    card = them.find(big)
    assert them.power(big) == 2000
    assert them.value(big, "original power") == 0
    assert not them.stands(big)
    assert them.vanguard is big
    assert u.is_deleted(table.game, card)
    assert not u.is_locked(table.game, card)
    assert table.game.abilities(card).terms == ()
    assert them.value(big, "icons") == ("twin drive",)
    assert them.value(big, "name") == ("Big",)


@WHO
def test_10_26_4_a_deleted_unit_battles_like_any_other(who: str) -> None:
    table = given(
        **seats(
            who,
            side(
                circles={1: A},
                vanguard=unit("X", v.Act((), (v.Delete(one(YOUR_REAR_GUARDS)),)), grade=3),
            ),
        ),
        turn_of=who,
    )
    me = table.player(who)
    me.table.answer(0)
    me.passes()
    table.begins("battle phase")
    assert u.is_deleted(table.game, me.find(A))
    me.attacks(A, PLAIN_VANGUARD)
    assert not me.stands(A)


@WHO
def test_10_26_5_a_deleted_unit_turned_face_up_is_not_deleted_any_more(who: str) -> None:
    table, _me, them = obeyed(who, DELETE, v.TurnUp(THEIR_VANGUARD), theirs=side(vanguard=C))
    assert not u.is_deleted(table.game, them.find(C))
    assert them.power(C) == 11000
    table.player(who).passes()
    table.leave_open()


def test_10_26_5_it_is_turned_up_at_the_end_of_its_masters_turn() -> None:
    table, _me, them = obeyed("you", DELETE, theirs=side(vanguard=C), phase="main phase")
    table.you.passes()
    assert table.halted
    table.game.state.turn_player = 1
    table.begins("end phase")
    assert them.power(C) == 11000


def test_10_26_6_everybody_may_look_at_its_face() -> None:
    _table, me, them = obeyed("you", DELETE, theirs=side(vanguard=C))
    assert C.number in str(me.sees())
    assert C.number in str(them.sees())
    assert z.LAYOUT.seen_down[z.vanguard_circle(0)] == 0b111
    assert z.LAYOUT.seen_down[z.rear_guard_circle(1, 1)] == 0b111


@WHO
def test_10_26_7_it_keeps_and_gets_abilities_that_it_is_given(who: str) -> None:
    extra = when("begin main phase", t.Draw(1), what=t.Cards((), t.YOU))
    give = until("turn", t.Change(THEIR_VANGUARD, "abilities", "gain", (extra,)))
    table, _me, them = obeyed(who, give, DELETE, theirs=side(vanguard=C))
    assert table.game.abilities(them.find(C)).terms == (extra,)


@WHO
def test_10_26_8_its_power_can_be_reduced(who: str) -> None:
    _table, _me, them = obeyed(who, gets(THEIR_VANGUARD, -3000), DELETE, theirs=side(vanguard=C))
    assert them.power(C) == -3000


@WHO
def test_10_26_9_what_was_changed_about_it_goes_on_when_it_is_no_longer_deleted(who: str) -> None:
    _table, _me, them = obeyed(
        who, DELETE, gets(THEIR_VANGUARD, 5000), v.TurnUp(THEIR_VANGUARD), theirs=side(vanguard=C)
    )
    assert them.power(C) == 16000


@WHO
def test_10_26_10_a_legion_stays_one(who: str) -> None:
    leader, mate = unit("Leader", grade=3), unit("Mate", grade=2)
    delete = v.Delete(t.Every(t.Cards(("vanguard",), t.OPPONENT)))
    table, _me, them = obeyed(who, delete, theirs=side(vanguard=[leader, mate]))
    assert u.associate_of(table.game, them.find(leader)) == them.find(mate)


@WHO
def test_10_26_11_a_deleted_unit_ridden_over_goes_to_the_soul_face_up(who: str) -> None:
    delete = v.Delete(t.Self())
    D = unit("Doomed", v.Act((), (delete, v.Ride(one(t.Cards(("drop",), t.YOU))))), grade=3)
    table = given(**seats(who, side(vanguard=D, drop=[C])), turn_of=who)
    me = table.player(who)
    me.uses(D)
    assert me.vanguard is C
    assert me.soul == [D]
    assert me.face_down("soul") == []
