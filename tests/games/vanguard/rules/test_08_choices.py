"""8.5.4. Choices that texts ask for."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.vanguard.table import given, seats, side, unit
from tests.games.vanguard.told import THEIR_REAR_GUARDS, YOUR_REAR_GUARDS, obeyed, one, told, when

A = unit("Ada", grade=1)
B = unit("Bodo", grade=2)
C = unit("Cora", grade=3)
WHO = pytest.mark.parametrize("who", ["you", "them"])
HAND = t.Cards(("hand",), t.YOU)
GRADE_3 = (t.Compare("grade", "==", 3),)


@WHO
def test_8_5_4_what_is_to_be_chosen_is_chosen_on_resolution(who: str) -> None:
    speaker = told(v.Retire(one(THEIR_REAR_GUARDS)), cost=(t.Discard(one(HAND)),))
    table = given(
        **seats(who, side(vanguard=speaker, hand=[A, B]), side(circles={1: A, 2: B})), turn_of=who
    )
    me = table.player(who)
    me.uses(speaker)
    assert table.prompt == "discard"
    me.chooses(A)
    assert me.drop == [A], "the cost comes before the choice"
    assert me.offered == [A, B]
    me.chooses(B)
    assert table.player("them" if who == "you" else "you").drop == [B]


def test_8_5_4_a_card_that_came_after_the_ability_triggered_can_be_chosen() -> None:
    """Both abilities trigger together; the first brings the unit that the second retires."""
    placed = t.Pattern("place", t.Self())
    from_drop = v.Call(one(t.Cards(("drop",), t.YOU)), v.Circles(columns=("center",), front=False))
    others = t.Cards(("rear-guard",), t.YOU, (t.Other(),))
    caller = unit("Caller", t.Auto(placed, (from_drop,)), t.Auto(placed, (v.Bind(one(others)),)))
    table = given(you=side(hand=[caller], drop=[A]))
    table.you.calls(caller, 1)
    table.you.chooses(caller)
    assert table.you.bind == [A]


@WHO
def test_8_5_4_1_as_many_must_be_chosen_as_the_text_says(who: str) -> None:
    table, me, them = obeyed(
        who, v.Retire(t.Pick(2, THEIR_REAR_GUARDS)), theirs=side(circles={1: A, 2: B, 3: C})
    )
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (2, 2)
    me.chooses(A, C)
    assert them.drop == [A, C]
    assert them.circle(2) is B


def test_8_5_4_1_nobody_is_asked_whether_to_choose_the_only_one() -> None:
    _table, me, them = obeyed("you", v.Retire(one(THEIR_REAR_GUARDS)), theirs=side(circles={1: A}))
    assert them.drop == [A]
    assert me.offers("call") == []


@pytest.mark.parametrize("chosen", [[], [A], [A, B]])
def test_8_5_4_1_1_of_up_to_so_many_any_number_can_be_chosen(chosen: list[Card]) -> None:
    table, me, them = obeyed(
        "you", v.Retire(t.Pick(2, THEIR_REAR_GUARDS, up_to=True)),
        theirs=side(circles={1: A, 2: B, 3: C}),
    )  # fmt: skip
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (0, 2)
    me.chooses(*chosen)
    assert them.drop == chosen


def test_8_5_4_1_1_if_none_is_chosen_nothing_is_done_to_any() -> None:
    _table, me, them = obeyed(
        "you", t.Choose(t.Pick(1, THEIR_REAR_GUARDS, up_to=True)), v.Retire(t.It()),
        theirs=side(circles={1: A, 2: B}),
    )  # fmt: skip
    me.chooses()
    assert them.drop == []


@WHO
def test_8_5_4_1_2_if_there_are_too_few_all_of_them_are_chosen(who: str) -> None:
    _table, _me, them = obeyed(
        who, v.Retire(t.Pick(3, THEIR_REAR_GUARDS)), theirs=side(circles={1: A, 2: B})
    )
    assert them.drop == [A, B]


def test_8_5_4_1_2_it_is_not_up_to_the_player_how_many() -> None:
    table, me, them = obeyed(
        "you", v.Retire(t.Pick(2, THEIR_REAR_GUARDS)), theirs=side(circles={1: A, 2: B, 3: C})
    )
    assert table.asks is not None
    assert table.asks.least == 2
    me.chooses(B, C)
    assert them.circle(1) is A


@WHO
def test_8_5_4_1_3_if_none_can_be_chosen_what_rests_on_the_choice_is_ignored(who: str) -> None:
    """Not even done to what was chosen before."""
    _table, me, them = obeyed(
        who, t.Choose(one(YOUR_REAR_GUARDS)), t.Choose(one(THEIR_REAR_GUARDS)), v.Retire(t.It()),
        t.Draw(1), mine=side(circles={1: A}, deck=[B]),
    )  # fmt: skip
    assert me.circle(1) is A
    assert me.drop == them.drop == []
    assert me.hand == [B], "the rest is done"


def test_8_5_4_1_3_if_one_can_it_is_done_to_that() -> None:
    _table, me, them = obeyed(
        "you", t.Choose(one(YOUR_REAR_GUARDS)), t.Choose(one(THEIR_REAR_GUARDS)), v.Retire(t.It()),
        mine=side(circles={1: A}), theirs=side(circles={1: B}),
    )  # fmt: skip
    assert me.circle(1) is A
    assert them.drop == [B]


@WHO
def test_8_5_4_1_4_of_hidden_cards_of_a_sort_one_may_choose_none(who: str) -> None:
    cards = t.Cards(("hand",), t.YOU, GRADE_3)
    table, me, _them = obeyed(who, t.Discard(one(cards)), mine=side(hand=[A, C]))
    assert table.asks is not None
    assert (table.asks.least, table.asks.most) == (0, 1)
    assert me.offered == [C]
    me.chooses()
    assert me.hand == [A, C]


def test_8_5_4_1_4_of_any_cards_of_the_hand_one_must() -> None:
    table, me, _them = obeyed("you", t.Discard(one(HAND)), mine=side(hand=[A, C]))
    assert table.asks is not None
    assert table.asks.least == 1
    me.chooses(C)
    assert me.drop == [C]


def test_8_5_4_1_4_the_player_is_asked_even_with_no_such_card() -> None:
    """Otherwise everybody would know."""
    cards = t.Cards(("hand",), t.YOU, GRADE_3)
    table, me, _them = obeyed("you", t.Discard(one(cards)), mine=side(hand=[A]))
    assert table.prompt == "discard"
    me.chooses()
    assert me.hand == [A]


def test_8_5_4_1_4_searching_the_deck_one_may_find_nothing() -> None:
    cards = t.Cards(("deck",), t.YOU, GRADE_3)
    greeter = unit("Greeter", when("place", t.Search(one(cards)), t.Put(t.It(), "hand")))
    table = given(you=side(hand=[greeter], deck=[A, C]))
    table.you.calls(greeter, 1)
    assert table.asks is not None
    assert table.asks.least == 0
    table.you.chooses()
    assert table.you.hand == []


def test_8_5_4_1_4_of_cards_that_all_can_see_one_must_choose() -> None:
    cards = t.Cards(("drop",), t.YOU, GRADE_3)
    _table, me, _them = obeyed("you", t.Put(one(cards), "hand"), mine=side(drop=[A, C]))
    assert me.hand == [C]
