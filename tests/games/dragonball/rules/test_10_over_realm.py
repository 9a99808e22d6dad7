"""10-15 [Over Realm], 10-25 [Dark Over Realm], 10-26 [Wormhole]."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.dragonball.table import (
    PLAIN,
    battle_card,
    extra_card,
    given,
    leader,
    seats,
    side,
    word,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
EITHER = pytest.mark.parametrize("keyword", ["Over Realm", "Dark Over Realm"])
NIGHT = battle_card("Night", color=["black"])
DUSK = extra_card("Dusk", color=["black", "red"])


def guest(keyword: str, number: int, cost: str = "", name: str = "Guest") -> Card:
    return battle_card(name, *text.read(f"[{keyword} {number}] {cost}"), energy_cost=7)


# 10-15-1, 10-25-1. With so many cards


@pytest.mark.rule("dragonball:10-15-1")
@BOTH
def test_10_15_1_with_so_many_cards_in_ones_own_drop_area(who: str) -> None:
    card = guest("Over Realm", 3)
    for mine, theirs, can in ((2, 3, False), (3, 0, True), (4, 0, True)):
        sides = seats(who, side(hand=[card], drop=mine), side(drop=theirs))
        table = given(turn_of=who, **sides)
        assert table.player(who).can("activate", card, 0) is can
    table = given(turn_of=who, **seats(who, side(hand=[card], drop=2)))
    assert table.player(who).why_not("activate", card, 0) == "10-15-1"


@pytest.mark.rule("dragonball:10-15-1", "dragonball:10-25-1")
@EITHER
def test_10_15_1_with_0_no_card_needs_to_be_there(keyword: str) -> None:
    none, some = guest(keyword, 0, name="None"), guest(keyword, 1, name="Some")
    you = given(side(hand=[none, some])).you
    assert you.can("activate", none, 0) and not you.can("activate", some, 0)


@pytest.mark.rule("dragonball:10-25-1")
@BOTH
def test_10_25_1_only_black_cards_count_for_dark_over_realm(who: str) -> None:
    card = guest("Dark Over Realm", 2)
    for drop, can in (([NIGHT, PLAIN, PLAIN], False), ([NIGHT, DUSK], True), ([], False)):
        table = given(turn_of=who, **seats(who, side(hand=[card], drop=drop)))
        assert table.player(who).can("activate", card, 0) is can


@pytest.mark.rule("dragonball:10-15-1", "dragonball:10-25-1")
@EITHER
def test_10_15_1_the_skill_cost_is_paid_and_it_works_in_the_hand_only(keyword: str) -> None:
    card = guest(keyword, 1, "①")
    assert given(side(hand=[card], drop=[NIGHT], energy=1)).you.can("activate", card, 0)
    assert not given(side(hand=[card], drop=[NIGHT])).you.can("activate", card, 0)
    there = side(battle=[card], drop=[NIGHT, card], warp=[card], energy=1)
    assert given(there).you.why_not("activate", card, 0) == "2-12-2"


# 10-15-3, 10-25-3. The drop area goes to the Warp


@pytest.mark.rule("dragonball:10-15-3", "dragonball:10-25-3")
@EITHER
@BOTH
def test_10_15_3_the_whole_drop_area_goes_to_the_warp(keyword: str, who: str) -> None:
    card = guest(keyword, 1)
    mine = side(hand=[card], drop=[NIGHT, PLAIN, PLAIN])
    table = given(turn_of=who, **seats(who, mine, side(drop=[PLAIN])))
    me = table.player(who)
    me.uses(card)
    assert (me.battle, me.drop, me.hand) == ([card], [], []) and me.is_active(card)
    assert sorted(each.name for each in me.warp) == ["Night", "Plain Fighter", "Plain Fighter"]
    assert table.player(other(who)).drop == [PLAIN]


@pytest.mark.rule("dragonball:10-15-3")
def test_10_15_3_with_nothing_to_send_it_is_played_all_the_same() -> None:
    card = guest("Over Realm", 0)
    table = given(side(hand=[card]))
    table.you.uses(card)
    assert (table.you.battle, table.you.warp) == ([card], [])


# 10-15-4. At the end of the turn


@pytest.mark.rule("dragonball:10-15-4")
@BOTH
def test_10_15_4_at_the_end_of_the_turn_it_goes_to_the_warp(who: str) -> None:
    card = guest("Over Realm", 0)
    table = given(turn_of=who, **seats(who, side(hand=[card])))
    me = table.player(who)
    me.uses(card)
    me.passes()
    assert me.battle == [card]
    table.begins("end phase")
    assert (me.battle, me.warp) == ([], [card])


@pytest.mark.rule("dragonball:10-15-4")
def test_10_15_4_a_card_played_with_dark_over_realm_stays() -> None:
    """Deviation: there is no such rule for [Dark Over Realm], and so it is meant."""
    card = guest("Dark Over Realm", 0)
    table = given(side(hand=[card]))
    table.you.uses(card)
    table.you.passes()
    table.begins("end phase")
    assert (table.you.battle, table.you.warp) == ([card], [])


@pytest.mark.rule("dragonball:10-15-4")
def test_10_15_4_a_card_that_left_and_came_back_is_another_one() -> None:
    card = guest("Over Realm", 0)
    others = t.Every(t.Cards(("battle",), t.YOU))
    again = v.Activate("main", (), (t.Put(others, "hand"), v.Play(t.It())))
    blink = leader("Blink", again)
    table = given(side(blink, hand=[card]))
    table.you.uses(card)
    table.you.uses(blink)
    table.you.passes()
    table.begins("end phase")
    assert table.you.battle == [card]


@pytest.mark.rule("dragonball:10-15-4", "dragonball:11-3-2")
def test_10_15_4_under_another_card_it_is_part_of_that_card() -> None:
    card = battle_card("Guest", word("Over Realm", 0), character=["Ada"])
    grown = battle_card("Grown", *text.read("[Evolve] ① : <Ada>"))
    table = given(side(hand=[card, grown], energy=1))
    table.you.uses(card)
    table.you.uses(grown)
    table.you.passes()
    table.begins("end phase")
    assert table.you.battle == [grown] and table.you.under(grown) == [card]


# 10-15-5, 10-25-4, 10-26. How often a turn


@pytest.mark.rule("dragonball:10-15-5", "dragonball:10-25-4")
@EITHER
@BOTH
def test_10_15_5_both_together_once_a_turn(keyword: str, who: str) -> None:
    first = guest(keyword, 0, name="First")
    more = [guest("Over Realm", 0, name="One"), guest("Dark Over Realm", 0, name="Two")]
    table = given(turn_of=who, **seats(who, side(hand=[first, *more])))
    me = table.player(who)
    assert me.can("activate", more[0], 0) and me.can("activate", more[1], 0)
    me.uses(first)
    for card, rule in zip(more, ("10-15-5", "10-25-4"), strict=True):
        assert me.why_not("activate", card, 0) == rule


@pytest.mark.rule("dragonball:10-15-5")
def test_10_15_5_next_turn_there_is_another() -> None:
    cards = [guest("Over Realm", 0, name="One"), guest("Over Realm", 0, name="Two")]
    table = given(side(hand=cards))
    table.you.uses(cards[0])
    assert not table.you.can("activate", cards[1], 0)
    table.you.passes()
    table.begins("end phase")
    table.begins("turn")
    table.them.passes()
    table.them.passes()
    assert table.asked == "you" and table.prompt == "charge"
    table.you.passes()
    assert table.you.can("activate", cards[1], 0)


HOLE = "[Wormhole]"


@pytest.mark.rule("dragonball:10-26-1")
@pytest.mark.parametrize("holes", [1, 2])
@BOTH
def test_10_26_1_with_a_wormhole_two_a_turn_and_several_add_nothing(holes: int, who: str) -> None:
    cards = [guest("Over Realm", 0, name=f"Guest {number}") for number in range(3)]
    there = [battle_card("Hole", *text.read(HOLE)) for _each in range(holes)]
    table = given(turn_of=who, **seats(who, side(battle=there, hand=cards)))
    me = table.player(who)
    me.uses(cards[0])
    me.uses(cards[1])
    assert not me.can("activate", cards[2], 0)


@pytest.mark.rule("dragonball:10-26-1")
def test_10_26_1_it_has_to_be_in_play_on_ones_own_side_and_not_negated() -> None:
    hole = battle_card("Hole", *text.read(HOLE))
    off = t.Change(t.Every(t.Cards(("battle",), t.YOU)), "abilities", "switch-off")
    null = leader("Null", t.Continuous((off,)))
    cards = [guest("Over Realm", 0, name=f"Guest {number}") for number in range(2)]
    for mine, theirs, can in (
        (side(battle=[hole], hand=cards), side(), True),
        (side(hand=[*cards, hole], drop=[hole]), side(), False),
        (side(hand=cards), side(battle=[hole]), False),
        (side(null, battle=[hole], hand=cards), side(), False),
    ):
        table = given(mine, theirs)
        table.you.uses(cards[0])
        assert table.you.can("activate", cards[1], 0) is can
