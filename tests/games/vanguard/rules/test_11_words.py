"""11.6.2, 11.12.2, 11.17, 11.23 to 11.28, 11.31, 11.32, 11.38 to 11.41. Words in front of
abilities, and what refers to them."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.vanguard.table import PLAIN, fighting, given, rested, seats, side, unit
from tests.games.vanguard.told import YOUR_REAR_GUARDS, gets, obeyed, one

WHO = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
OWN = t.Cards(("rear-guard",), t.YOU)


# Words that are referred to


@pytest.mark.parametrize(
    "word",
    ["Dominate", "Shadowstitch", "Rush", "Burst", "Magia", "Time Leap", "Bloom", "Homare",
     "Nitou Kaigan", "Rescue"],
)  # fmt: skip
@WHO
@pytest.mark.rule(
    "vanguard:11.17.1.1", "vanguard:11.23.1", "vanguard:11.25.1", "vanguard:11.27.1",
    "vanguard:11.28.1", "vanguard:11.31.1", "vanguard:11.32.1", "vanguard:11.38.1",
    "vanguard:11.40.2", "vanguard:11.41.1", "vanguard:11.41.1.1",
)  # fmt: skip
def test_cards_with_such_an_ability_are_referred_to_by_the_word(word: str, who: str) -> None:
    worded = unit("Worded", t.Auto(t.Pattern("rest", t.Self()), (t.Draw(1),), (v.Label(word),)))
    for written in (word, word.lower()):
        found = t.Cards(("rear-guard",), t.YOU, (v.HasAbility(written),))
        _table, me, _them = obeyed(
            who, gets(t.Every(found), 1000), mine=side(circles={1: worded, 2: A})
        )
        assert me.power(worded) == 8000
        assert me.power(A) == 7000


@WHO
def test_11_17_1_2_rescue_with_any_number_is_rescue(who: str) -> None:
    two = unit("Two", v.Act((), (t.Draw(1),), (v.Label("Rescue", 2),)))
    for filter_, power in ((v.HasAbility("Rescue"), 8000), (v.HasAbility("Rescue", 2), 8000),
                           (v.HasAbility("Rescue", 1), 7000)):  # fmt: skip
        found = t.Cards(("rear-guard",), t.YOU, (filter_,))
        _table, me, _them = obeyed(who, gets(t.Every(found), 1000), mine=side(circles={1: two}))
        assert me.power(two) == power


@WHO
@pytest.mark.parametrize(
    ("word", "number"),
    [("Limit Break", 4), ("Generation Break", 2), ("Shinken Hissatsu", None)],
)
@pytest.mark.rule("vanguard:11.6.2", "vanguard:11.12.2", "vanguard:11.39.2")
def test_units_with_a_break_are_referred_to_by_it(who: str, word: str, number: int | None) -> None:
    breaker = unit("Breaker", v.Act((), (t.Draw(1),), (v.Enabled(word, number),)))
    for asked, power in ((number, 8000), (None, 8000), (9, 7000)):
        found = t.Cards(("rear-guard",), t.YOU, (v.HasAbility(word, asked),))
        _table, me, _them = obeyed(who, gets(t.Every(found), 1000), mine=side(circles={1: breaker}))
        assert me.power(breaker) == power


@WHO
@pytest.mark.rule("vanguard:11.27.1")
def test_rush_waits_for_being_stood_by_an_effect_of_ones_own_card(who: str) -> None:
    pattern = t.Pattern("stand", t.Self(), by=t.YOU)
    rusher = unit("Rusher", t.Auto(pattern, (t.Draw(1),), (v.Label("Rush"),)))
    _table, me, _them = obeyed(
        who, t.ToStand(one(YOUR_REAR_GUARDS)), mine=side(circles={1: rested(rusher)})
    )
    assert len(me.hand) == 1
    table = given(**seats(who, side(circles={1: rested(rusher)})), turn_of=who, phase="stand phase")
    assert table.player(who).stands(rusher)
    assert table.player(who).hand == []


@WHO
@pytest.mark.rule("vanguard:11.41.1")
def test_nitou_kaigan_waits_for_boosting_and_being_boosted(who: str) -> None:
    label = (v.Label("Nitou Kaigan"),)
    long = unit("Long", t.Auto(t.Pattern("boosted", t.Self()), (t.Draw(1),), label), grade=3)
    short = unit("Short", t.Auto(t.Pattern("boost", t.Self()), (t.Draw(1),), label), grade=1)
    table, me, _them = fighting(who, side(circles={1: long, 3: short}), side(circles={1: PLAIN}))
    me.attacks(long, PLAIN, boost=True)
    table.answer(0)
    assert len(me.hand) == 2


# 11.40. Homare


@pytest.mark.rule("vanguard:8.5.2.3")
@WHO
@pytest.mark.rule("vanguard:11.40.1")
def test_of_homare_abilities_one_cost_is_paid_in_a_turn(who: str) -> None:
    homare = (v.Label("Homare"),)
    paid = v.Act((v.SoulBlast(1),), (t.Draw(1),), homare)
    one_, two = unit("Honor", paid), unit("Glory", paid)
    table = given(**seats(who, side(circles={1: one_, 2: two}, soul=[A, A, A])), turn_of=who)
    me = table.player(who)
    me.uses(one_)
    table.answer(0)
    assert me.why_not("act", two, 0) == "11.40.1"
    free = unit("Free", v.Act((v.SoulBlast(1),), (t.Draw(1),)))
    table = given(**seats(who, side(circles={1: free, 2: two}, soul=[A, A, A])), turn_of=who)
    me = table.player(who)
    me.uses(free)
    table.answer(0)
    assert me.can("act", two, 0)


@WHO
@pytest.mark.rule("vanguard:11.40.1")
def test_also_of_automatic_ones(who: str) -> None:
    pay = v.Pay((v.SoulBlast(1),), (t.Draw(1),))
    hears = t.Auto(t.Pattern("rest", t.Self()), (pay,), (v.Label("Homare"),))
    card = unit("Honor", hears, hears, v.Act((), (t.ToRest(t.Self()),)))
    table = given(**seats(who, side(circles={1: card}, soul=[A, A])), turn_of=who)
    me = table.player(who)
    me.uses(card)
    me.says("yes")
    table.answer(0)
    assert len(me.hand) == 1
    assert len(me.soul) == 1
