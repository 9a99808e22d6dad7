"""8.6. Automatic abilities: when they trigger, and what they see."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import g_unit, given, seats, side, unit
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    told,
    when,
)

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
SELF = t.Self()
HAND = t.Cards(("hand",), t.YOU)
DROP = t.Cards(("drop",), t.YOU)
EVERY_THEIRS = t.Every(THEIR_REAR_GUARDS)
EVERY_MINE = t.Every(YOUR_REAR_GUARDS)
FREE_G = g_unit("Gust", v.StrideSkill(()))


# 8.6.2, 8.6.3. Standing by and being played


@WHO
def test_8_6_2_an_ability_whose_condition_is_met_stands_by_and_is_played(who: str) -> None:
    greeter = unit("Greeter", text="[AUTO]:When this unit is placed on (RC), draw a card.")
    table = given(**seats(who, side(hand=[greeter, A], deck=[B])), turn_of=who)
    me = table.player(who)
    me.calls(A, 2)
    assert me.hand == [greeter], "that was another unit"
    me.calls(greeter, 1)
    assert me.hand == [B]
    assert len(table.logged("standby")) == 1


def test_8_6_2_it_triggers_only_in_its_zone() -> None:
    text = "[AUTO](VC):When your other unit is placed on (RC), draw a card."
    proud = unit("Proud", text=text, grade=3)
    table = given(you=side(vanguard=proud, hand=[A], deck=[B]))
    table.you.calls(A, 1)
    assert table.you.hand == [B]
    table = given(you=side(circles={2: proud}, hand=[A], deck=[B]))
    table.you.calls(A, 1)
    assert table.you.hand == []


@WHO
def test_8_6_2_1_met_several_times_it_stands_by_as_many_times(who: str) -> None:
    mourner = unit(
        "Mourner", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)), grade=3
    )
    table = given(
        **seats(who, side(vanguard=told(v.Retire(EVERY_THEIRS))),
                side(vanguard=mourner, circles={1: A, 2: B}, deck=[C, C, A])), turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    assert me.vanguard is not None
    me.uses(me.vanguard)
    while table.prompt == "standby":
        them.chooses(mourner)
    assert them.hand == [C, C]


def test_8_6_2_1_met_once_it_stands_by_once() -> None:
    mourner = unit(
        "Mourner", when("leave", t.Draw(1), what=YOUR_REAR_GUARDS, to=("drop",)), grade=3
    )
    table, _me, them = obeyed(
        "you", v.Retire(one(THEIR_REAR_GUARDS)), theirs=side(vanguard=mourner, circles={1: A})
    )
    assert len(them.hand) == 1
    assert len(table.logged("standby")) == 1


def test_8_6_3_an_ability_that_cannot_be_used_is_not_played() -> None:
    """Two stand by; the first one played says that it cannot be used any more this turn."""
    mourner = unit(
        "Mourner",
        when(
            "leave", t.Draw(1), v.CannotBeUsed("turn"), what=YOUR_REAR_GUARDS, to=("drop",),
        ),
        grade=3,
    )  # fmt: skip
    table = given(
        you=side(vanguard=told(v.Retire(EVERY_THEIRS))),
        them=side(vanguard=mourner, circles={1: A, 2: B}, deck=[C, C]),
    )
    assert table.you.vanguard is not None
    table.you.uses(table.you.vanguard)
    table.them.chooses(mourner)
    assert table.them.hand == [C]
    assert table.game.state.standby == []


def test_8_6_3_after_it_has_resolved_it_stands_by_one_time_less() -> None:
    greeter = unit("Greeter", when("place", t.Draw(1)))
    table = given(you=side(hand=[greeter], deck=[A, B]))
    table.you.calls(greeter, 1)
    assert table.game.state.standby == []
    assert table.you.hand == [A]


@WHO
def test_8_6_3_1_what_stands_by_must_be_played_and_only_the_order_is_free(who: str) -> None:
    placed = t.Pattern("place", SELF)
    eager = unit("Eager", t.Auto(placed, (v.SoulCharge(1),)), t.Auto(placed, (t.Draw(1),)))
    table = given(**seats(who, side(hand=[eager], deck=[A, B])), turn_of=who)
    me = table.player(who)
    me.calls(eager, 1)
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (1, 1)
    me.chooses(eager)
    assert me.soul == [A]
    assert me.hand == [B]


# 8.6.5. The information of a card that moved


def brown(**fields: Any) -> Card:
    """A unit that is of grade 3 while it is on a circle, and of grade 1 otherwise."""
    return unit("Brown", text="[CONT](VC/RC/GC):This unit gets grade +2.", grade=1, **fields)


GRADE_3 = (t.Compare("grade", "==", 3),)
GRADE_1 = (t.Compare("grade", "==", 1),)


def mourner(filters: tuple[t.Filter, ...], to: str) -> Card:
    of = t.Cards(("rear-guard",), t.YOU, filters)
    return unit("Mourner", when("leave", v.SoulCharge(1), what=of, to=(to,)), grade=3)


@WHO
@pytest.mark.parametrize(("filters", "charged"), [(GRADE_3, [B]), (GRADE_1, [])])
def test_8_6_5_1_1_from_a_public_zone_to_a_hidden_one_it_is_as_it_was_in_the_public_one(
    who: str, filters: tuple[t.Filter, ...], charged: list[Card]
) -> None:
    table = given(
        **seats(who, side(vanguard=told(t.Put(EVERY_THEIRS, "hand"))),
                side(vanguard=mourner(filters, "hand"), circles={1: brown()}, deck=[B])),
        turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    assert me.vanguard is not None
    me.uses(me.vanguard)
    assert them.soul == charged


@pytest.mark.parametrize(("filters", "charged"), [(GRADE_3, [B]), (GRADE_1, [])])
def test_8_6_5_1_1_from_a_hidden_zone_to_a_public_one_it_is_as_it_is_in_the_public_one(
    filters: tuple[t.Filter, ...], charged: list[Card]
) -> None:
    of = t.Cards(("rear-guard",), t.YOU, filters)
    greeter = unit("Greeter", when("place", v.SoulCharge(1), what=of), grade=3)
    called = brown()
    table = given(you=side(vanguard=greeter, hand=[called], deck=[B]))
    table.you.calls(called, 1)
    assert table.you.soul == charged


@WHO
@pytest.mark.parametrize(("filters", "charged"), [(GRADE_3, [B]), (GRADE_1, [])])
def test_8_6_5_1_2_from_the_field_it_is_as_it_was_on_the_field(
    who: str, filters: tuple[t.Filter, ...], charged: list[Card]
) -> None:
    table = given(
        **seats(who, side(vanguard=told(v.Retire(EVERY_THEIRS))),
                side(vanguard=mourner(filters, "drop"), circles={1: brown()}, deck=[B])),
        turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    assert me.vanguard is not None
    me.uses(me.vanguard)
    assert them.soul == charged


def in_bind_zone() -> Card:
    """A card that is of grade 3 while it is bound."""
    grows = t.Continuous((t.Change(SELF, "grade", "add", 2),), where=("bind",))
    return unit("Grower", grows, grade=1)


@pytest.mark.parametrize(("filters", "charged"), [(GRADE_3, [B]), (GRADE_1, [])])
def test_8_6_5_1_1_also_if_it_was_not_on_the_field(
    filters: tuple[t.Filter, ...], charged: list[Card]
) -> None:
    witness = unit("Witness", when("put", v.SoulCharge(1), what=of_bind(filters), to=("hand",)))
    _table, me, _them = obeyed(
        "you", t.Put(one(of_bind(())), "hand"),
        mine=side(bind=[in_bind_zone()], circles={1: witness}, deck=[B]),
    )  # fmt: skip
    assert len(me.hand) == 1
    assert me.soul == charged


def of_bind(filters: tuple[t.Filter, ...]) -> t.Cards:
    return t.Cards(("bind",), t.YOU, filters)


@pytest.mark.parametrize(("filters", "charged"), [(GRADE_3, [B]), (GRADE_1, [])])
def test_8_6_5_1_3_from_one_public_zone_to_another_it_is_as_it_is_in_the_new_one(
    filters: tuple[t.Filter, ...], charged: list[Card]
) -> None:
    of = t.Cards(("drop",), t.YOU, filters)
    witness = unit("Witness", when("put", v.SoulCharge(1), what=of, to=("bind",)))
    _table, me, _them = obeyed(
        "you", v.Bind(one(DROP)), mine=side(drop=[in_bind_zone()], circles={1: witness}, deck=[B])
    )
    assert me.soul == charged


@WHO
@pytest.mark.parametrize("how", ["normal", "superior"])
def test_8_6_5_1_4_a_ridden_unit_has_its_ability_about_that_until_it_is_resolved(
    who: str, how: str
) -> None:
    ridden = unit(
        "Ridden",
        t.Auto(t.Pattern("leave", SELF, to=("soul",), cause="ride"), (t.Draw(1),), on_leaving=True),
        v.Act((), (v.Ride(one(HAND)),)),
        grade=2,
    )
    phase = "ride phase" if how == "normal" else "main phase"
    table = given(**seats(who, side(vanguard=ridden, hand=[C], deck=[A])), turn_of=who, phase=phase)
    me = table.player(who)
    if how == "normal":
        me.rides(C)
    else:
        me.uses(ridden)
    assert me.vanguard is C
    assert me.soul == [ridden]
    assert me.hand == [A]


def test_8_6_5_1_4_of_its_other_abilities_it_has_none() -> None:
    """The same event befalls another unit later: the card in the soul does not hear it."""
    ridden = unit("Ridden", when("place", t.Draw(1), what=YOUR_REAR_GUARDS), grade=2)
    table = given(you=side(vanguard=C, soul=[ridden], hand=[A]))
    table.you.calls(A, 1)
    assert table.you.hand == []


@WHO
def test_8_6_5_1_5_a_unit_that_becomes_a_heart_has_its_ability_about_that(who: str) -> None:
    strided = unit(
        "Strided", t.Auto(t.Pattern("heart", SELF), (t.Draw(1),), on_leaving=True), grade=3
    )
    table = given(
        **seats(who, side(vanguard=strided, g_zone=[FREE_G], deck=[A])), turn_of=who,
        phase="ride phase",
    )  # fmt: skip
    me = table.player(who)
    me.strides(FREE_G)
    assert me.hearts == [strided]
    assert me.hand == [A]


def test_8_6_5_1_5_of_its_other_abilities_a_heart_has_none() -> None:
    strided = unit("Strided", when("place", t.Draw(1), what=YOUR_REAR_GUARDS), grade=3)
    table = given(you=side(vanguard=FREE_G, hearts=[strided], hand=[A]))
    table.you.calls(A, 1)
    assert table.you.hand == []


# 8.6.6. Timed triggers


def later(*do: t.Effect, until: str = "once", kind: str = "place") -> t.Lasting:
    """When a unit of yours is placed next (or each time until then), do that."""
    return t.Lasting(until, t.Auto(t.Pattern(kind, YOUR_REAR_GUARDS), do))


@WHO
@pytest.mark.rule("vanguard:8.6.6", "vanguard:8.6.6.1")
def test_an_effect_can_leave_an_ability_for_later_which_triggers_once(who: str) -> None:
    _table, me, _them = obeyed(who, later(v.SoulCharge(1)), mine=side(hand=[A, B], deck=[C, C]))
    assert me.soul == []
    me.calls(A, 1)
    assert me.soul == [C]
    me.calls(B, 2)
    assert me.soul == [C]


def test_8_6_6_1_unless_it_says_more() -> None:
    _table, me, _them = obeyed(
        "you", later(v.SoulCharge(1), until="turn"), mine=side(hand=[A, B], deck=[C, C])
    )
    me.calls(A, 1)
    me.calls(B, 2)
    assert me.soul == [C, C]


def test_8_6_6_at_the_end_of_the_turn() -> None:
    speaker = unit("Speaker", grade=3, text="[ACT](VC):At the end of that turn, draw a card.")
    table = given(you=side(vanguard=speaker, deck=[A]))
    table.you.uses(speaker)
    assert table.you.hand == []
    table.you.passes()
    table.begins("end phase")
    assert table.you.hand == [A]


# 8.6.7. Situation triggers


def when_empty_handed(*do: t.Effect) -> t.Auto:
    return t.Auto(t.Situation(t.Relation(t.Count(HAND), "==", 0)), do)


@pytest.mark.rule("vanguard:3.5.1")
@WHO
@pytest.mark.rule("vanguard:8.6.7", "vanguard:8.6.7.1")
def test_an_ability_can_trigger_on_a_situation_once_when_it_comes_about(who: str) -> None:
    lone = unit("Lone", when_empty_handed(v.SoulCharge(1), t.Draw(1)), grade=3)
    table = given(**seats(who, side(vanguard=lone, hand=[A, B], deck=[C, A, B])), turn_of=who)
    me = table.player(who)
    me.calls(A, 1)
    assert me.soul == []
    me.calls(B, 2)
    assert me.soul == [C]
    assert me.hand == [A]
    assert len(table.logged("standby")) == 1


def test_8_6_7_1_if_it_is_still_so_after_the_ability_resolved_it_triggers_again() -> None:
    """Until there are three cards in the soul."""
    few = t.Relation(t.Count(t.Cards(("soul",), t.YOU)), "<=", 2)
    lone = unit("Lone", t.Auto(t.Situation(few), (v.SoulCharge(1),)), grade=3)
    table = given(you=side(vanguard=lone, deck=[A, B, C]))
    assert table.you.soul == [A, B, C]
    assert len(table.logged("standby")) == 3


# 8.6.8. Cards that have moved


@WHO
def test_8_6_8_an_ability_is_played_even_if_its_card_has_moved_since(who: str) -> None:
    """The unit was retired by the opponent's ability that the same event set off."""
    greeter = unit("Greeter", when("place", t.Draw(1)), when("place", v.SoulCharge(1)))
    mine = side(vanguard=told(v.Call(one(DROP)), v.Retire(EVERY_MINE)), drop=[greeter],
                deck=[A, B])  # fmt: skip
    table = given(**seats(who, mine), turn_of=who)
    me = table.player(who)
    assert me.vanguard is not None
    me.uses(me.vanguard)
    me.chooses(1)
    assert me.drop == [greeter]
    me.chooses(greeter)
    assert len(me.hand) == len(me.soul) == 1


def test_8_6_8_what_cannot_be_done_because_it_moved_is_not_done() -> None:
    """The unit would give itself power, and is not there any more."""
    greeter = unit("Greeter", when("place", gets(SELF, 5000)), power=7000)
    _table, me, _them = obeyed(
        "you", v.Call(one(DROP)), v.Retire(EVERY_MINE), mine=side(drop=[greeter])
    )
    me.chooses(1)
    assert me.drop == [greeter]
    assert me.power(greeter) == 7000
