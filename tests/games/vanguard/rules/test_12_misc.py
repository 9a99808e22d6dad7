"""12.2 to 12.7, 12.9, 12.11. Miscellaneous."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import timing
from headjudge.language import terms as t
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    battle,
    g_unit,
    given,
    seats,
    side,
    trigger,
    unit,
)
from tests.games.vanguard.told import (
    THEIR_REAR_GUARDS,
    THEIR_VANGUARD,
    YOUR_REAR_GUARDS,
    gets,
    obeyed,
    one,
    when,
)

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
DRAW = t.Draw(1)


# 12.2. Abilities that cannot be used


@WHO
def test_12_2_1_1_an_activated_ability_that_cannot_be_used_cannot_be_played(who: str) -> None:
    card = unit("Once", v.Act((), (DRAW, v.CannotBeUsed("turn"))))
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    me.uses(card)
    assert me.why_not("act", card, 0) == "12.2.1.1"


@WHO
def test_12_2_1_2_an_automatic_ability_that_cannot_be_used_does_not_trigger(who: str) -> None:
    hears = t.Auto(t.Pattern("rest", t.Self()), (DRAW, v.CannotBeUsed("turn")))
    card = unit("Once", hears, v.Act((), (t.ToRest(t.Self()), t.ToStand(t.Self()))))
    table = given(**seats(who, side(circles={1: card}, hand=[A])), turn_of=who)
    me = table.player(who)
    me.uses(card)
    assert len(me.hand) == 2
    me.calls(A, 2)
    me.uses(card)
    assert len(me.hand) == 1


@WHO
def test_12_2_1_3_if_it_stands_by_already_that_is_cancelled(who: str) -> None:
    hears = t.Auto(t.Pattern("rest", t.Cards(("rear-guard",), t.YOU)), (DRAW, v.CannotBeUsed()))
    card = unit("Once", hears)
    _table, me, _them = obeyed(
        who, t.ToRest(t.Every(YOUR_REAR_GUARDS)), mine=side(circles={1: card, 2: A, 3: B})
    )
    me.table.answer(0)
    assert len(me.hand) == 1


# 12.3. Nullifying trigger effects


@WHO
@pytest.mark.rule("vanguard:12.3.1", "vanguard:12.3.2")
def test_nullified_trigger_icons_do_nothing_at_all(who: str) -> None:
    bell = trigger("draw", "Bell")
    hush = unit("Hush", v.NullifyTriggers(t.OPPONENT))
    speaker = unit("Speaker", v.Act((), (v.DealDamage(THEIR_VANGUARD),)), grade=3)
    for circles, hand in (({3: hush}, 0), ({}, 1)):
        mine = side(vanguard=speaker, circles=circles)
        table = given(**seats(who, mine, side(deck=[bell, A])), turn_of=who)
        me, them = table.player(who), table.player(other(who))
        me.uses(speaker)
        while table.prompt.startswith("trigger"):
            table.answer(0)
        assert them.damage == [bell]
        assert len(them.hand) == hand
        assert them.power(PLAIN_VANGUARD) == (16000 if hand else 11000)


# 12.4. Extra turns


@WHO
def test_12_4_1_an_extra_turn_comes_directly_after_this_one(who: str) -> None:
    table, me, _them = obeyed(who, v.ExtraTurn())
    assert timing.take_turn(table.game) == me.seat
    assert timing.take_turn(table.game) == 1 - me.seat


@WHO
def test_12_4_2_of_several_the_last_added_comes_first(who: str) -> None:
    """The book's example: added for the turn player, the other, and the turn player, the
    turns are the turn player's, the other's, the turn player's, and then the other's own."""
    orders = (v.ExtraTurn(), v.ExtraTurn(t.OPPONENT), v.ExtraTurn())
    table, me, _them = obeyed(who, *orders)
    order = [timing.take_turn(table.game) for _turn in range(4)]
    assert order == [me.seat, 1 - me.seat, me.seat, 1 - me.seat]
    table, me, _them = obeyed(who, v.ExtraTurn(), v.ExtraTurn(), v.ExtraTurn(t.OPPONENT))
    order = [timing.take_turn(table.game) for _turn in range(4)]
    assert order == [1 - me.seat, me.seat, me.seat, 1 - me.seat]


# 12.5. Restriction icons


@WHO
def test_12_5_1_1_once_a_turn_also_if_its_requirement_was_not_met(who: str) -> None:
    never = t.Relation(t.Count(t.Cards(("hand",), t.YOU)), ">=", 9)
    card = unit("Once", v.Act((), (t.If(never, (DRAW,)),), (v.Once(),)))
    table = given(**seats(who, side(circles={1: card})), turn_of=who)
    me = table.player(who)
    assert me.can("act", card, 0)
    me.uses(card)
    assert me.hand == []
    assert me.why_not("act", card, 0) == "12.2.1.1"


# 12.6. For each


@WHO
@pytest.mark.rule("vanguard:12.6.1", "vanguard:12.6.2")
def test_for_each_is_that_many_times_and_the_number_is_fixed_first(who: str) -> None:
    count = t.Count(t.Cards(("hand",), t.YOU))
    _table, me, _them = obeyed(who, t.ForEach(count, (DRAW,)), mine=side(hand=[A, A, A]))
    assert len(me.hand) == 6


@WHO
def test_12_6_3_nothing_is_chosen_twice(who: str) -> None:
    each = t.ForEach(2, (t.Choose(one(YOUR_REAR_GUARDS)), gets(t.It(), 1000)))
    _table, me, _them = obeyed(who, each, mine=side(circles={1: A, 2: B, 3: C}))
    me.chooses(B)
    assert me.offered == [A, C]
    me.chooses(A)
    assert [me.power(card) for card in (A, B, C)] == [8000, 10000, 11000]


# 12.7. Names


@WHO
@pytest.mark.rule("vanguard:12.7.1", "vanguard:12.7.2.1", "vanguard:12.7.2.2")
def test_one_name_in_common_is_enough_to_be_of_the_same_name(who: str) -> None:
    shares = t.Cards(("rear-guard",), t.YOU, (t.Shares("name", t.Self()),))
    G = g_unit("Gale", v.StrideSkill(()), v.Act((), (gets(t.Every(shares), 1000),)))
    gale, cora, both = unit("Gale"), unit("Cora"), unit("Gale Cora")
    mine = side(vanguard=C, g_zone=[G], circles={1: gale, 2: cora, 3: both, 4: A})
    table = given(**seats(who, mine), turn_of=who, phase="ride phase")
    me = table.player(who)
    if table.prompt == "ride":
        me.passes()
    me.strides(G)
    table.begins("main phase")
    me.uses(G)
    assert [me.power(card) for card in (gale, cora, both, A)] == [8000, 8000, 7000, 7000]


# 12.9. Boosted


@WHO
def test_12_9_1_a_unit_was_boosted_though_the_booster_has_left(who: str) -> None:
    leave = when("boost", v.Retire(t.Self()))
    booster = unit("Runaway", leave, grade=1)
    proud = t.Auto(
        t.Pattern("attack hits", t.Self(), only_if=t.Is(t.Self(), (v.Role("boosted"),))), (DRAW,)
    )
    attacker = unit("Proud", proud, grade=3)
    theirs = side(circles={1: PLAIN}, hand=[A])
    table = battle(**seats(who, side(circles={1: attacker, 3: booster}), theirs), turn_of=who)
    me = table.player(who)
    me.attacks(attacker, PLAIN, boost=True)
    assert me.drop == [booster]
    assert roles.in_role(table.game, "boosted") == [me.find(attacker)]
    table.player(other(who)).passes()
    assert len(me.hand) == 1


# 12.11. Cannot be affected by effects


@WHO
@pytest.mark.rule("vanguard:12.11.1")
def test_what_cannot_be_affected_keeps_its_information_zone_and_state(who: str) -> None:
    firm = unit("Firm", v.Unaffected(t.Self()))
    _table, _me, them = obeyed(
        who, gets(t.Every(THEIR_REAR_GUARDS), -5000), t.ToRest(t.Every(THEIR_REAR_GUARDS)),
        v.Retire(t.Every(THEIR_REAR_GUARDS)), theirs=side(circles={1: firm, 2: A}),
    )  # fmt: skip
    assert them.power(firm) == 7000
    assert them.stands(firm)
    assert them.circle(1) is firm
    assert them.drop == [A]


@WHO
@pytest.mark.rule("vanguard:12.11.1")
def test_its_own_effects_change_it(who: str) -> None:
    grows = t.Continuous((t.Change(t.Self(), "power", "add", 2000),))
    firm = unit("Firm", v.Unaffected(t.Self()), grows)
    table = given(**seats(who, side(circles={1: firm})), turn_of=who)
    assert table.player(who).power(firm) == 9000


@WHO
@pytest.mark.rule("vanguard:12.11.1")
def test_rules_affect_it_all_the_same(who: str) -> None:
    firm = unit("Firm", v.Unaffected(t.Self()))
    table = given(**seats(who, side(circles={1: firm}, hand=[A])), turn_of=who)
    me = table.player(who)
    me.calls(A, 1)
    assert me.drop == [firm]
