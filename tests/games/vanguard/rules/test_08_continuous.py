"""8.7, 8.8. Applying continuous effects; final information."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import PLAIN_VANGUARD, given, rested, seats, side, trigger, unit
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    told,
    until,
    when,
)

A = unit("Ada", grade=1, power=7000)
B = unit("Bodo", grade=2, power=9000)
C = unit("Cora", grade=3, power=11000)
PLAIN_B = unit("Bald", grade=2, icons=[])
WHO = pytest.mark.parametrize("who", ["you", "them"])
SELF = t.Self()
EVERY_MINE = t.Every(YOUR_REAR_GUARDS)
DROP = t.Cards(("drop",), t.YOU)
OTHER_CLAN = "Genesis"


def cont(what: t.Object, name: str, operation: str, operand: Any, *while_: t.Condition) -> Any:
    """A continuous ability of a unit."""
    return t.Continuous((t.Change(what, name, operation, operand),), while_)


def mine(*filters: t.Filter) -> t.Every:
    return t.Every(t.Cards(("rear-guard",), t.YOU, filters))


# 8.7.1. The order


@WHO
@pytest.mark.rule("vanguard:8.7.1", "vanguard:8.7.1.1")
def test_changes_are_applied_to_what_is_printed(who: str) -> None:
    leader = unit("Leader", cont(EVERY_MINE, "power", "add", 2000), grade=3)
    second = unit("Second", cont(EVERY_MINE, "power", "add", -3000))
    table = given(**seats(who, side(vanguard=leader, circles={1: A, 2: second})), turn_of=who)
    assert table.player(who).power(A) == 7000 + 2000 - 3000
    assert table.player(who).value(A, "grade") == 1


def test_8_7_1_1_a_number_can_fall_below_zero() -> None:
    weak = unit("Weak", cont(SELF, "power", "add", -9000), power=5000)
    table = given(you=side(circles={1: weak}))
    assert table.you.power(weak) == -4000


@WHO
@pytest.mark.rule("vanguard:8.7.1.2", "vanguard:8.7.1.3")
def test_what_changes_no_number_is_applied_first(who: str) -> None:
    """Units of grade 3 get a clan; a unit that an effect makes one of grade 3 is of grade 2
    when that is looked at."""
    grade_3 = t.Compare("grade", "==", 3)
    herald = unit("Herald", cont(mine(grade_3), "clan", "gain", (OTHER_CLAN,)), grade=3)
    grown = unit("Grown", cont(SELF, "grade", "add", 1), grade=2)
    table = given(**seats(who, side(vanguard=herald, circles={1: grown, 2: C})), turn_of=who)
    me = table.player(who)
    assert me.value(grown, "grade") == 3
    assert OTHER_CLAN not in me.value(grown, "clan")
    assert OTHER_CLAN in me.value(C, "clan")


@WHO
@pytest.mark.rule("vanguard:8.7.1.2", "vanguard:8.7.1.3")
def test_what_changes_a_number_sees_what_was_changed_before(who: str) -> None:
    of_clan = cont(mine(v.Clan((OTHER_CLAN,))), "power", "add", 5000)
    herald = unit("Herald", of_clan, grade=3)
    turncoat = unit("Turncoat", cont(SELF, "clan", "gain", (OTHER_CLAN,)), power=7000)
    table = given(**seats(who, side(vanguard=herald, circles={1: turncoat, 2: A})), turn_of=who)
    assert table.player(who).power(turncoat) == 12000
    assert table.player(who).power(A) == 7000


# 8.7.2. Dependency and time stamps


@WHO
def test_8_7_2_an_effect_that_depends_on_another_is_applied_after_it(who: str) -> None:
    """The older effect looks at what the younger changes."""
    strong = t.Compare("power", ">=", 10000)
    herald = unit("Herald", cont(mine(strong), "power", "add", 2000), grade=3)
    drummer = unit("Drummer", cont(mine(t.Other()), "power", "add", 3000), power=5000)
    table = given(**seats(who, side(vanguard=herald, circles={1: A}, hand=[drummer])), turn_of=who)
    me = table.player(who)
    assert me.power(A) == 7000
    me.calls(drummer, 2)
    assert me.power(A) == 12000


def gives(icon: str) -> Any:
    return cont(EVERY_MINE, "icons", "gain", (icon,))


LOSES_BOOST = until("turn", t.Change(EVERY_MINE, "icons", "lose", ("boost",)))


@WHO
@pytest.mark.rule("vanguard:8.7.2.1", "vanguard:8.7.2.1.1")
def test_the_effect_with_the_later_time_stamp_is_applied_last(who: str) -> None:
    """A unit that came after the effect gives back what it took."""
    giver = unit("Giver", gives("boost"))
    _table, me, _them = obeyed(who, LOSES_BOOST, mine=side(circles={1: PLAIN_B}, hand=[giver]))
    assert me.value(PLAIN_B, "icons") == ()
    me.calls(giver, 2)
    assert me.value(PLAIN_B, "icons") == ("boost",)


@pytest.mark.rule("vanguard:8.7.2.1", "vanguard:8.7.2.1.1")
def test_one_that_was_there_before_does_not() -> None:
    giver = unit("Giver", gives("boost"))
    table = given(you=side(vanguard=told(LOSES_BOOST), circles={1: PLAIN_B, 2: giver}))
    assert table.you.value(PLAIN_B, "icons") == ("boost",)
    assert table.you.vanguard is not None
    table.you.uses(table.you.vanguard)
    assert table.you.value(PLAIN_B, "icons") == ()


def test_8_7_2_1_1_moving_from_circle_to_circle_does_not_make_an_ability_younger() -> None:
    giver = unit("Giver", gives("boost"))
    _table, me, _them = obeyed("you", LOSES_BOOST, mine=side(circles={1: PLAIN_B, 2: giver}))
    me.exchanges(2)
    assert me.circle(5) is giver
    assert me.value(PLAIN_B, "icons") == ()


@WHO
def test_8_7_2_1_1_of_two_units_the_one_that_came_later_to_the_field(who: str) -> None:
    giver = unit("Giver", gives("boost"))
    taker = unit("Taker", cont(EVERY_MINE, "icons", "lose", ("boost",)))
    for first, second, icons in ((giver, taker, ()), (taker, giver, ("boost",))):
        hand = [first, second]
        table = given(**seats(who, side(circles={1: PLAIN_B}, hand=hand)), turn_of=who)
        me = table.player(who)
        me.calls(first, 5)
        me.calls(second, 2)
        assert me.value(PLAIN_B, "icons") == icons


def test_8_7_2_1_1_1_any_other_effect_is_as_old_as_the_playing_of_its_ability() -> None:
    """It calls the giver itself, after it was played, and only then takes."""
    giver = unit("Giver", gives("boost"))
    from_drop = v.Call(one(DROP), v.Circles(columns=("right",), front=True))
    _table, me, _them = obeyed(
        "you", from_drop, LOSES_BOOST, mine=side(circles={1: PLAIN_B}, drop=[giver])
    )
    assert me.circle(2) is giver
    assert me.value(PLAIN_B, "icons") == ("boost",)


# 8.7.3. Effects of abilities that were played


@WHO
def test_8_7_3_a_change_does_not_reach_cards_that_came_later(who: str) -> None:
    _table, me, _them = obeyed(who, gets(EVERY_MINE, 3000), mine=side(circles={1: A}, hand=[B]))
    me.calls(B, 2)
    assert me.power(A) == 10000
    assert me.power(B) == 9000


def test_8_7_3_it_follows_a_card_from_circle_to_circle() -> None:
    _table, me, _them = obeyed("you", gets(EVERY_MINE, 3000), mine=side(circles={1: A}))
    me.exchanges(1)
    assert me.circle(3) is A
    assert me.power(A) == 10000


def test_8_7_3_a_card_that_left_and_came_back_is_another() -> None:
    _table, me, _them = obeyed(
        "you", gets(EVERY_MINE, 3000), t.Put(EVERY_MINE, "hand"), mine=side(circles={1: A})
    )
    me.calls(A, 1)
    assert me.power(A) == 7000


SQUIRE = trigger("draw", "Squire")


@WHO
def test_8_7_3_1_what_changes_the_rules_reaches_cards_that_come_later(who: str) -> None:
    speaker = unit(
        "Speaker", grade=3,
        text="[ACT](VC):Until end of turn, your opponent cannot call grade 0 cards from hand to "
        "(GC).",
    )  # fmt: skip
    table = given(**seats(who, side(vanguard=speaker), side(hand=[SQUIRE, A])), turn_of=who)
    me, them = table.player(who), table.player(other(who))
    me.uses(speaker)
    me.passes()
    table.begins("battle phase")
    me.attacks(speaker, PLAIN_VANGUARD)
    assert them.offers("guard") == [A]
    assert them.why_not("guard", SQUIRE) == "1.3.3"
    them.passes()


def test_8_7_3_1_units_called_later_cannot_attack_either() -> None:
    speaker = told(t.Lasting("turn", t.Forbid(t.Pattern("attack", YOUR_REAR_GUARDS))))
    table = given(you=side(vanguard=speaker, circles={1: A}, hand=[B]), them=side(hand=[A]))
    table.you.uses(speaker)
    table.you.calls(B, 2)
    table.you.passes()
    table.begins("battle phase")
    table.you.chooses("attack")
    assert table.prompt == "guard", "nobody is asked who attacks: it can only be the vanguard"
    table.them.passes()


def test_8_7_3_1_one_about_a_single_card_is_about_that_card() -> None:
    speaker = told(t.Lasting("turn", t.Forbid(t.Pattern("attack", SELF))))
    table = given(you=side(vanguard=speaker, circles={1: A}))
    table.you.uses(speaker)
    table.you.passes()
    table.begins("battle phase")
    table.you.attacks(A, PLAIN_VANGUARD)
    assert table.them.damage == []


# 8.7.4, 8.7.5. Cards that enter a zone


@WHO
def test_8_7_4_a_card_is_changed_the_moment_it_comes_into_the_zone(who: str) -> None:
    herald = unit("Herald", cont(EVERY_MINE, "power", "add", 2000), grade=3)
    table = given(**seats(who, side(vanguard=herald, hand=[A])), turn_of=who)
    me = table.player(who)
    assert me.power(A) == 7000
    me.calls(A, 1)
    assert me.power(A) == 9000


@WHO
@pytest.mark.parametrize(("least", "drawn"), [(9000, [B]), (9001, [])])
def test_8_7_5_a_trigger_sees_a_card_that_arrives_as_it_is_changed_there(
    who: str, least: int, drawn: list[Card]
) -> None:
    herald = unit("Herald", cont(EVERY_MINE, "power", "add", 2000), grade=3)
    strong = t.Cards(("rear-guard",), t.YOU, (t.Compare("power", ">=", least),))
    greeter = unit("Greeter", when("place", t.Draw(1), what=strong), power=1000)
    table = given(
        **seats(who, side(vanguard=herald, circles={2: greeter}, hand=[A], deck=[B])), turn_of=who
    )
    table.player(who).calls(A, 1)
    assert table.player(who).hand == drawn


# 8.7.6. Nullifying


def nullifying(*effects: t.Effect) -> Card:
    """A unit of the opponent that nullifies what is done to theirs when such is placed."""
    nullifies = v.Nullify(t.Every(YOUR_REAR_GUARDS))
    return unit(
        "Breaker",
        t.Auto(t.Pattern("place", t.Cards(("rear-guard",), t.OPPONENT)), (nullifies, *effects)),
        grade=3,
    )


WEAKER = gets(t.Every(THEIR_REAR_GUARDS), -3000)


@WHO
def test_8_7_6_a_nullified_effect_ends_although_it_was_applied(who: str) -> None:
    table = given(
        **seats(who, side(vanguard=told(WEAKER), hand=[B]),
                side(vanguard=nullifying(), circles={1: A})), turn_of=who,
    )  # fmt: skip
    me, them = table.player(who), table.player(other(who))
    assert me.vanguard is not None
    me.uses(me.vanguard)
    assert them.power(A) == 4000
    me.calls(B, 1)
    assert them.power(A) == 7000


def test_8_7_6_an_ability_can_name_the_card_it_is_about() -> None:
    text = (
        "[AUTO](VC):When your opponent's unit is placed on (RC), choose one of your rear-guards, "
        "and nullify the effects of your opponent's cards on it."
    )

    def weaken(name: str) -> t.Lasting:
        return gets(t.Every(t.Cards(("rear-guard",), t.OPPONENT, (t.Named((name,)),))), -3000)

    speaker, second = told(weaken("Ada")), unit("Second", v.Act((), (weaken("Bodo"),)))
    table = given(
        you=side(vanguard=speaker, circles={1: second}, hand=[C]),
        them=side(vanguard=unit("Breaker", text=text, grade=3), circles={1: A, 2: B}),
    )
    table.you.uses(speaker)
    table.you.uses(second)
    table.you.calls(C, 2)
    table.them.chooses(B)
    assert table.them.power(A) == 4000
    assert table.them.power(B) == 9000


def test_8_7_6_effects_of_ones_own_and_on_other_cards_go_on() -> None:
    """Nor does the breaker end what works without being laid on a card."""
    speaker = told(gets(SELF, 5000), WEAKER_VANGUARD)
    table = given(
        you=side(vanguard=speaker, hand=[B]),
        them=side(vanguard=nullifying(), circles={1: A}),
    )
    table.you.uses(speaker)
    table.you.calls(B, 1)
    assert table.you.power(speaker) == 16000
    assert table.them.vanguard is not None
    assert table.them.power(table.them.vanguard) == 10000


WEAKER_VANGUARD = gets(t.Every(t.Cards(("vanguard",), t.OPPONENT)), -1000)


def test_8_7_6_1_it_ends_as_a_whole() -> None:
    """Both numbers, and on all cards."""
    both = t.Lasting(
        "turn",
        t.Continuous(
            (
                t.Change(t.Every(THEIR_REAR_GUARDS), "power", "add", -3000),
                t.Change(t.Every(t.Cards(("field",), t.OPPONENT)), "critical", "add", 1),
                t.Change(SELF, "power", "add", 2000),
            )
        ),
    )
    speaker = told(both)
    breaker = nullifying()
    table = given(you=side(vanguard=speaker, hand=[B]), them=side(vanguard=breaker, circles={1: A}))
    table.you.uses(speaker)
    assert table.you.power(speaker) == 13000
    assert table.them.value(breaker, "critical") == 2
    table.you.calls(B, 1)
    assert table.them.power(A) == 7000
    assert table.them.value(A, "critical") == table.them.value(breaker, "critical") == 1
    assert table.you.power(speaker) == 11000


def test_8_7_6_1_an_effect_of_another_playing_goes_on() -> None:
    second = unit("Second", v.Act((), (gets(SELF, 4000),)), power=7000)
    speaker = told(WEAKER)
    table = given(
        you=side(vanguard=speaker, circles={1: second}, hand=[B]),
        them=side(vanguard=nullifying(), circles={1: A}),
    )
    table.you.uses(speaker)
    table.you.uses(second)
    table.you.calls(B, 2)
    assert table.them.power(A) == 7000
    assert table.you.power(second) == 11000


# 8.8. Final information


@WHO
def test_8_8_1_of_a_card_that_left_the_information_it_had_counts(who: str) -> None:
    """It was of grade 3 on the field, and is of grade 1 in the drop zone."""
    brown = unit("Brown", text="[CONT](RC):This unit gets grade +2.", grade=1)
    _table, me, _them = obeyed(
        who, v.Retire(one(YOUR_REAR_GUARDS)), t.Draw(t.Of("grade", t.It())),
        mine=side(circles={1: brown}),
    )  # fmt: skip
    assert me.drop == [brown]
    assert len(me.hand) == 3


@pytest.mark.parametrize(("lies", "drawn"), [(rested(A), [B]), (A, [])])
def test_8_8_1_and_how_it_lay(lies: Any, drawn: list[Card]) -> None:
    rests = t.Is(t.It(), (t.Upright(False),))
    _table, me, _them = obeyed(
        "you", v.Retire(one(YOUR_REAR_GUARDS)), t.If(rests, (t.Draw(1),)),
        mine=side(circles={1: lies}, deck=[B]),
    )  # fmt: skip
    assert me.hand == drawn


def test_8_8_1_of_one_that_moved_to_another_circle_it_is_as_it_is_there() -> None:
    """It has more power in the front row, where it was."""
    proud = unit("Proud", cont(SELF, "grade", "add", 1, t.Is(SELF, (v.Row(True),))), grade=1)
    behind = v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(columns=("left",), front=False))
    _table, me, _them = obeyed(
        "you", behind, t.Draw(t.Of("grade", t.It())), mine=side(circles={1: proud})
    )
    assert me.circle(3) is proud
    assert len(me.hand) == 1


def test_8_8_1_of_one_that_is_still_there_it_is_as_it_is_now() -> None:
    """Given a grade by the same effect."""
    _table, me, _them = obeyed(
        "you", t.Choose(one(YOUR_REAR_GUARDS)), gets(t.It(), 1, name="grade"),
        t.Draw(t.Of("grade", t.It())), mine=side(circles={1: A}),
    )  # fmt: skip
    assert len(me.hand) == 2
