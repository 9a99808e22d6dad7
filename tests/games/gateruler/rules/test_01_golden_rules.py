"""1-5. The golden rules."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.gateruler.c05_preparation import deck
from headjudge.games.gateruler.c05_preparation.rulers import DeckPart
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.log import Amount, Player
from headjudge.language import terms as t
from tests.games.gateruler.table import (
    DRAWER,
    PLAIN,
    event,
    exhausted,
    given,
    ruler,
    side,
    start,
    unit,
)
from tests.games.gateruler.told import (
    THEIR_UNITS,
    YOUR_HAND,
    YOUR_UNITS,
    act,
    at,
    changes,
    knows,
    obeyed,
    printed,
    said,
    seats,
    when,
)
from tests.games.table import other

BOTH = pytest.mark.parametrize("who", ["you", "them"])
A = unit("Ada")
B = unit("Bodo")
C = unit("Cora")


# 1-5a. Text over rules


def fifty(many: Card) -> list[Card]:
    """A deck with eight copies of a card and nothing else against the rules."""
    return [*[many] * 8, *[unit(f"Filler {kind}") for kind in range(42)]]


def test_1_5a_a_card_may_say_that_a_deck_holds_more_of_it() -> None:
    swarm = unit("Swarm", *printed("You may have up to 8 copies of this in your deck."))
    assert deck.violations_of(ruler(deck=DeckPart(copies=3)), None, fifty(swarm)) == []


def test_1_5a_a_card_whose_text_says_nothing_keeps_to_the_rules() -> None:
    found = deck.violations_of(ruler(deck=DeckPart(copies=3)), None, fifty(A))
    assert [each.rule for each in found] == ["5-2c-1d"]


# 1-5b. The impossible, and as much as possible


@BOTH
def test_1_5b_of_what_can_be_done_only_in_part_that_part_is_done(who: str) -> None:
    _table, _me, they = obeyed(who, t.Destroy(t.Pick(2, THEIR_UNITS)), theirs=side(attack={1: A}))
    assert they.graveyard == [A]


@BOTH
def test_1_5b_what_cannot_be_done_at_all_is_skipped_and_the_rest_is_done(who: str) -> None:
    _table, me, they = obeyed(who, t.Destroy(t.Pick(1, THEIR_UNITS)), t.Draw(1))
    assert (me.hand, they.graveyard) == ([PLAIN], [])


def test_1_5b_with_enough_cards_no_more_are_taken_than_called_for() -> None:
    theirs = side(attack={1: A, 2: B, 3: C})
    _table, me, they = obeyed("you", t.Destroy(t.Pick(2, THEIR_UNITS)), theirs=theirs)
    me.chooses(A, C)
    assert they.graveyard == [A, C] and they.attack(2) == B


@BOTH
def test_1_5b_1_a_thing_to_be_done_so_often_is_done_as_often_as_it_can_be(who: str) -> None:
    """Five cards are to be discarded, three are there."""
    mine = side(hand=[A, B, C])
    _table, me, _they = obeyed(who, t.Discard(t.Pick(5, YOUR_HAND)), mine=mine)
    assert sorted(card.name for card in me.graveyard) == ["Ada", "Bodo", "Cora"]


def test_1_5b_1_more_cards_to_be_drawn_than_the_deck_has() -> None:
    table, me, _they = obeyed("you", t.Draw(5), mine=side(deck=[A, B], deck_of_plain=0))
    assert me.hand == [A, B] and me.deck == []
    assert table.result == ("them", "12-2a-2")


def test_1_5b_1_from_an_empty_deck_nothing_is_drawn_and_the_rest_is_done() -> None:
    mine = side(deck=[A], deck_of_plain=0, attack={1: B})
    _table, me, _they = obeyed("you", t.Draw(2), t.Destroy(t.Every(YOUR_UNITS)), mine=mine)
    assert (me.hand, me.graveyard) == ([A], [B])


# 1-5b-2. Nothing is done zero times, and never the opposite


def fewer(number: int) -> t.Plus:
    """A number of a text that comes to this and less: your damage, minus so many."""
    return t.Plus(t.Count(t.Cards(("damage",), t.YOU)), -number)


@pytest.mark.parametrize("number", [0, -2])
@pytest.mark.parametrize(
    "effect",
    [
        lambda n: t.Draw(n),
        lambda n: t.Put(t.Pick(n, YOUR_HAND), "graveyard"),
        lambda n: t.Put(t.TopOf(n), "graveyard"),
        lambda n: t.ForEach(n, (t.Draw(1),)),
        lambda n: v.DealDamage(t.Every(t.Cards(("ruler",), t.YOU)), n),
        lambda n: v.HealLife(n),
        lambda n: v.Drive(n),
    ],
    ids=["draw", "put", "mill", "for each", "damage", "heal", "drive"],
)
def test_1_5b_2_nothing_is_done_zero_times_or_fewer(effect: Any, number: int) -> None:
    mine = side(hand=[A], damage=1, deck=[B, C])
    _table, me, _they = obeyed("you", effect(fewer(1 - number)), mine=mine)
    assert (me.hand, me.deck[:2], me.graveyard) == ([A], [B, C], [])
    assert (len(me.damage), me.drive) == (1, [])


@pytest.mark.parametrize("number", [1, 2])
def test_1_5b_2_once_or_more_it_is_done(number: int) -> None:
    _table, me, _they = obeyed("you", t.Draw(fewer(0)), mine=side(damage=number, deck=[B, C]))
    assert me.hand == [B, C][:number]


@BOTH
def test_1_5b_2_to_draw_fewer_than_no_cards_is_not_to_put_cards_back(who: str) -> None:
    _table, me, _they = obeyed(who, t.Draw(fewer(3)), mine=side(hand=[A], damage=1))
    assert me.hand == [A] and len(me.deck) == 10


# 1-5c. No change is no event

HEARS = unit("Hearer", when("exhaust", t.Draw(1), what=t.Every(YOUR_UNITS)))


@BOTH
@pytest.mark.parametrize(("lies", "drawn"), [(exhausted(A), 0), (A, 1)], ids=["so", "not so"])
def test_1_5c_what_is_so_already_does_not_become_so_again(who: str, lies: Any, drawn: int) -> None:
    exhaust = t.ToRest(t.Pick(1, t.Cards(("unit",), t.YOU, (t.Not(t.Named(("Hearer",))),))))
    table, me, _they = obeyed(who, exhaust, mine=side(attack={1: lies, 2: HEARS}))
    assert (len(me.hand), len(table.logged("exhaust"))) == (drawn, drawn)
    assert not me.is_ready(A)


def test_1_5c_a_cost_is_not_paid_by_what_is_so_already() -> None:
    for lies, can in ((A, True), (exhausted(A), False)):
        payer = ruler("Payer", act(t.Draw(1), cost=(t.ToRest(t.Every(YOUR_UNITS)),)))
        table = given(side(ruler=payer, attack={1: lies}))
        assert table.you.can("ability", payer, 0) == can


# 1-5d. "Cannot" wins


@BOTH
def test_1_5d_what_one_effect_demands_and_another_forbids_is_not_done(who: str) -> None:
    stays = unit("Stayer", t.Forbid(t.Pattern("destroy", t.Self())))
    theirs = side(attack={1: stays, 2: A})
    _table, _me, they = obeyed(who, t.Destroy(t.Every(THEIR_UNITS)), theirs=theirs)
    assert (they.attack(1), they.graveyard) == (stays, [A])


@BOTH
def test_1_5d_without_the_prohibition_it_is_done(who: str) -> None:
    theirs = side(attack={1: B, 2: A})
    _table, _me, they = obeyed(who, t.Destroy(t.Every(THEIR_UNITS)), theirs=theirs)
    assert they.graveyard == [B, A]


def test_1_5d_drawing_that_is_forbidden() -> None:
    miser = ruler("Miser", t.Forbid(t.Pattern("draw", who=t.OPPONENT)))
    _table, me, they = obeyed("you", t.Draw(2, t.EACH), theirs=side(ruler=miser))
    assert (me.hand, len(they.hand)) == ([], 2)


# 1-5e. Naming a number


@BOTH
def test_1_5e_a_number_to_choose_is_zero_or_a_positive_whole_number(who: str) -> None:
    name = (v.ChooseNumber(3), t.Draw(v.ChosenNumber()))
    _table, me, _they = obeyed(who, *name)
    assert me.offered == [0, 1, 2, 3]
    me.chooses(2)
    assert len(me.hand) == 2


def test_1_5e_zero_may_be_chosen() -> None:
    name = (v.ChooseNumber(3), t.Draw(v.ChosenNumber()))
    _table, me, _they = obeyed("you", *name)
    me.chooses(0)
    assert me.hand == []


# 1-5f. To be, and not to be

MOLE = unit("Mole", attributes=["Earth", "Beast"])
ROCK = unit("Rock", attributes=["Earth"])
OWL = unit("Owl", attributes=["Beast"])


@BOTH
def test_1_5f_one_of_several_attributes_is_enough_to_be_of_that_kind(who: str) -> None:
    """The book's example: an Earth Beast is of Earth, though it is a Beast too."""
    earth = t.Cards(("unit",), t.OPPONENT, (v.Attribute(("Earth",)),))
    theirs = side(attack={1: MOLE, 2: ROCK, 3: OWL})
    _table, _me, they = obeyed(who, t.Destroy(t.Every(earth)), theirs=theirs)
    assert they.graveyard == [MOLE, ROCK]


@BOTH
def test_1_5f_not_to_be_of_a_kind_takes_none_of_it(who: str) -> None:
    """And it does not count as "not a Beast" because it is of Earth."""
    no_beast = t.Cards(("unit",), t.OPPONENT, (t.Not(v.Attribute(("Beast",))),))
    theirs = side(attack={1: MOLE, 2: ROCK, 3: OWL})
    _table, _me, they = obeyed(who, t.Destroy(t.Every(no_beast)), theirs=theirs)
    assert they.graveyard == [ROCK]


# 1-5g. What is not there


@BOTH
def test_1_5g_a_player_without_a_hand_has_no_cards_in_it(who: str) -> None:
    """The book's example: their ruler gives no hand, so the number is 0."""
    theirs = side(ruler=ruler("Handless", hand=False))
    count = t.Count(t.Cards(("hand",), t.OPPONENT))
    table, me, _they = obeyed(who, t.Draw(t.Plus(count, 1)), theirs=theirs)
    assert len(me.hand) == 1 and table.result is None


def test_1_5g_a_number_that_a_card_does_not_have_is_zero() -> None:
    word = event("Word", v.EventEffect("standard", (t.Draw(1),)))
    table = given(side(hand=[word]))
    for name in ("atk", "hp", "stk", "life", "level"):
        assert table.you.value(word, name) == 0
    total = v.SumOf("level", YOUR_HAND)
    _table, me, _they = obeyed("you", t.Draw(total), mine=side(hand=[word]))
    assert me.hand == [word]


def test_1_5g_a_resource_has_no_faction() -> None:
    """The book's example."""
    table = given(side(resources=1))
    resource = table.game.state.zones[table.you.find_zone("resource")][0]
    assert table.game.value(resource, "faction") == ()


# 1-5h. Deciding at the same time

EACH_LOSES_ONE = t.Destroy(t.Pick(1, YOUR_UNITS, by=t.EACH))


@BOTH
def test_1_5h_the_active_player_decides_first(who: str) -> None:
    _table, me, they = obeyed(
        who, EACH_LOSES_ONE, mine=side(attack={1: A, 2: B}), theirs=side(attack={1: C, 2: PLAIN})
    )
    me.chooses(A)
    they.chooses(PLAIN)
    assert (me.graveyard, they.graveyard) == ([A], [PLAIN])


@BOTH
def test_1_5h_the_active_player_is_first_though_the_effect_is_the_others(who: str) -> None:
    hears = unit("Hearer", at("begin main phase", EACH_LOSES_ONE, who=t.OPPONENT))
    table = given(
        **seats(who, side(attack={1: A, 2: B}), side(attack={1: C, 2: hears})), turn_of=who
    )
    table.player(who).chooses(B)
    table.player(other(who)).chooses(C)
    assert (table.player(who).graveyard, table.player(other(who)).graveyard) == ([B], [C])


@BOTH
def test_1_5h_what_needs_no_decision_happens_to_both_at_once(who: str) -> None:
    _table, me, they = obeyed(who, t.Draw(1, t.EACH), mine=side(deck=[A]), theirs=side(deck=[B]))
    assert (me.hand, they.hand) == ([A], [B])


@BOTH
def test_1_5h_choices_that_do_not_bear_on_each_other_are_revealed_together(who: str) -> None:
    """Q. Each player discards a card. Do I see what the active player discards before I choose?
    A. No: both choices are made at the same time."""
    mine, theirs = side(hand=[A, B]), side(hand=[C, PLAIN])
    _table, me, they = said(who, "Each player discards a card.", mine, theirs)
    before = they.sees()["zones"]
    me.chooses(A)
    assert not knows(they, A) and not knows(they, B) and me.graveyard == []
    assert they.sees()["zones"] == before
    they.chooses(C)
    assert (me.graveyard, they.graveyard) == ([A], [C]) and knows(they, A) and knows(me, C)


@BOTH
def test_1_5h_both_heal_together(who: str) -> None:
    """Each player's cards are chosen before any goes to a graveyard."""
    mine, theirs = side(damage=[A, B]), side(damage=[C, PLAIN])
    table, me, they = said(who, "Each player heals 1 life.", mine, theirs)
    me.chooses(A)
    assert table.asked == other(who) and len(me.damage) == 2 and me.graveyard == []
    they.chooses(C)
    assert (me.damage, they.damage) == ([B], [PLAIN])
    assert (me.graveyard, they.graveyard) == ([A], [C])


def test_1_5h_nobody_learns_how_many_cards_the_other_has_put_back_before_both_have() -> None:
    """In the game's preparation, by what the log tells."""
    game = start(3, log=True, rulers=(DRAWER, DRAWER))
    told = []
    while game.decision is not None and game.decision.prompt == "redraw":
        told.append(len([entry for entry in game.log or () if entry.message == "redraw"]))
        game.answer(0, 1)
    assert told == [0, 0]
    redrawn = [entry for entry in game.log or () if entry.message == "redraw"]
    assert [entry.arguments["who"] for entry in redrawn] == [Player(0), Player(1)]
    assert [entry.arguments["amount"] for entry in redrawn] == [Amount(2), Amount(2)]


def test_1_5g_a_missing_number_can_be_added_to() -> None:
    """A ruler without ATK that gets 2 more of it has 2."""
    meek = ruler("Meek", changes(t.Self(), "atk", 2), atk=0)
    assert given(side(ruler=meek)).you.value(meek, "atk") == 2
