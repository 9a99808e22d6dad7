"""4.1 and 4.2. Areas in general, and who may look into them."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Player,
    after,
    battle,
    given,
    monster,
    seats,
    side,
    strategy,
    told,
)
from tests.games.table import other

BOTH_SEATS = pytest.mark.parametrize("who", ["you", "them"])
BATTLE = t.Type(("battle",))
HAND = t.Cards(("hand",), t.YOU)
MINE = t.Cards(("zone",), t.YOU, (BATTLE,))
THEIRS = t.Cards(("zone",), t.OPPONENT, (BATTLE,))


def seen_in(viewer: Player, kind: str, whose: Player) -> list[str]:
    """The numbers of the cards that a player sees in an area, those in order in order."""
    return [
        entry["number"]
        for zone in viewer.sees()["zones"]
        if zone["kind"] == kind and zone["seat"] == whose.seat
        for entry in zone["cards"]
    ]


def counted_in(viewer: Player, kind: str, whose: Player) -> int:
    return sum(
        zone["count"]
        for zone in viewer.sees()["zones"]
        if zone["kind"] == kind and zone["seat"] == whose.seat
    )


def numbers(*cards: Any) -> list[str]:
    return [card.number for card in cards]


# 4.1.1. To each their own


@pytest.mark.parametrize("kind", ["monster deck", "invading", "deck", "hand", "discard"])
def test_4_1_1_each_player_has_one_area_of_each_sort(kind: str) -> None:
    areas = [
        (z.LAYOUT.seat[zone], z.LAYOUT.number[zone])
        for zone in range(z.LAYOUT.total)
        if z.LAYOUT.kind[zone] == kind
    ]
    assert areas == [(0, 1), (1, 1)]


@BOTH_SEATS
def test_4_1_1_what_enters_one_players_area_is_not_in_the_others(who: str) -> None:
    card = battle()
    table = after("Draw 1 card.", **seats(who, side(deck=[card])), turn_of=who)
    assert table.player(who).hand == [card]
    assert table.player(other(who)).hand == []


# 4.1.2. Public and hidden areas


@BOTH_SEATS
def test_4_1_2_1_a_card_that_enters_a_public_area_is_seen_by_all(who: str) -> None:
    card = battle()
    table = after("Discard 1 card.", **seats(who, side(hand=[card])), turn_of=who)
    for viewer in (table.you, table.them):
        assert card.number in seen_in(viewer, "discard", table.player(who))


@BOTH_SEATS
def test_4_1_2_1_a_card_that_enters_a_hidden_area_is_not(who: str) -> None:
    card = battle()
    table = after("Draw 1 card.", **seats(who, side(deck=[card])), turn_of=who)
    assert seen_in(table.player(other(who)), "hand", table.player(who)) == []
    assert seen_in(table.player(who), "hand", table.player(who)) == numbers(card)


@BOTH_SEATS
@pytest.mark.parametrize("kind", ["deck", "hand", "monster deck", "discard"])
def test_4_1_2_2_everybody_may_count_the_cards_of_every_area(who: str, kind: str) -> None:
    three = [battle(), battle(), battle()]
    ranks = [monster(), monster(), monster()]
    table = given(**seats(who, side(deck=three, hand=three, discard=three, monsters=ranks)))
    for viewer in (table.you, table.them):
        assert counted_in(viewer, kind, table.player(who)) == 3


# 4.1.2.3. No guarantee in hidden areas

FIND_RED = told(t.Put(t.Pick(1, t.Cards(("hand",), t.YOU, (t.Color(("red",)),))), "deck top"))


def test_4_1_2_3_a_player_may_act_as_if_such_a_card_were_not_there() -> None:
    red, blue = battle(colors=["red"]), battle(colors=["blue"])
    table = after(FIND_RED, side(hand=[red, blue]))
    table.you.chooses()
    assert table.you.hand == [red, blue]


def test_4_1_2_3_or_own_that_it_is() -> None:
    red, blue = battle(colors=["red"]), battle(colors=["blue"])
    table = after(FIND_RED, side(hand=[red, blue]))
    table.you.chooses(red)
    assert table.you.deck == [red]


def test_4_1_2_3_the_question_is_asked_all_the_same_if_there_is_none() -> None:
    """Otherwise the silence would tell the opponent."""
    blue = battle(colors=["blue"])
    table = after(FIND_RED, side(hand=[blue]))
    assert table.you.offered == []
    table.you.chooses()
    assert table.you.hand == [blue]


def test_4_1_2_3_a_demand_for_just_any_card_must_be_met() -> None:
    one, two = battle(), battle()
    table = after("Discard 1 card.", side(hand=[one, two]))
    assert table.asks is not None
    assert table.asks.least == 1
    table.you.chooses(two)


def test_4_1_2_3_among_cards_that_are_revealed_to_all_it_must_be_met_too() -> None:
    red, also, blue = battle(colors=["red"]), battle(colors=["red"]), battle(colors=["blue"])
    deck = t.Cards(("deck",), t.YOU, (t.Among("revealed"), t.Color(("red",))))
    order = told(t.Reveal(t.TopOf(3), "revealed"), t.Put(t.Pick(1, deck), "hand"))
    table = after(order, side(deck=[red, blue, also]))
    assert table.asks is not None
    assert table.asks.least == 1
    table.you.chooses(also)
    assert table.you.hand == [also]


def test_4_1_2_3_but_not_among_cards_that_only_one_player_looks_at() -> None:
    red, also = battle(colors=["red"]), battle(colors=["red"])
    deck = t.Cards(("deck",), t.YOU, (t.Among("seen"), t.Color(("red",))))
    order = told(t.Look(t.TopOf(2), "seen"), t.Put(t.Pick(1, deck), "hand"))
    table = after(order, side(deck=[red, also]))
    assert table.asks is not None
    assert table.asks.least == 0
    table.you.chooses()


def test_4_1_2_3_in_public_areas_a_card_that_is_there_is_there() -> None:
    red, also = battle(colors=["red"]), battle(colors=["red"])
    pile = t.Cards(("discard",), t.YOU, (t.Color(("red",)),))
    table = after(told(t.Put(t.Pick(1, pile), "hand")), side(discard=[red, also]))
    assert table.asks is not None
    assert table.asks.least == 1
    table.you.chooses(red)


# 4.1.3. Order


def test_4_1_3_the_order_of_a_deck_stays_as_it_is() -> None:
    cards = [battle(), battle(), battle()]
    last = battle()
    table = after("Draw 1 card. Put 1 card in your hand on top of your deck.", side(deck=cards))
    assert table.you.deck == cards
    table = after("Draw 2 cards.", side(deck=[*cards, last]))
    assert table.you.hand == cards[:2]
    assert table.you.deck == [cards[2], last]


def test_4_1_3_an_instruction_may_change_it() -> None:
    top, under = battle(), battle()
    table = after(
        "Put 1 card in your hand on the bottom of your deck.", side(hand=[top], deck=[under])
    )
    assert table.you.deck == [under, top]


# 4.1.4. A moved card is a new card

STRENGTHEN = (
    t.Choose(t.Pick(1, MINE)),
    t.Lasting("turn", t.Continuous((t.Change(t.It(), "counter_power", "add", 3000),))),
)


def test_4_1_4_a_card_that_left_and_came_back_is_a_new_card() -> None:
    card = battle(power=1000)
    back = told(t.Put(t.Every(MINE), "hand"))
    table = after(told(*STRENGTHEN), side(zones={3: card}, hand=[back]), side(position=5))
    assert table.you.total == 4000
    table.you.plays(back, zone=2)
    table.you.plays(card, zone=3)
    assert table.you.total == 1000


def test_4_1_4_from_zone_to_zone_it_stays_the_same_card() -> None:
    card = battle(power=1000)
    move = told(v.MoveTo(t.Every(MINE), v.Zones(t.YOU, (6,))))
    table = after(told(*STRENGTHEN), side(zones={3: card}, hand=[move]))
    table.you.plays(move, zone=2)
    assert table.you.zone(6) is card
    assert table.you.total == 4000


def test_4_1_4_what_spoke_of_the_card_does_not_find_the_new_one() -> None:
    """An ability waits for the destroyed card, which meanwhile went into the deck."""
    gone = battle("Gone", text="[Revenge] Return this card to your hand.")
    sweeper = battle(
        "Sweeper",
        "Whenever one of your battle cards is [Destroy], return all cards in your discard pile "
        "to your deck then shuffle.",
    )
    table = after(
        told(t.Destroy(t.Every(t.Cards(("zone",), t.YOU, (t.Named(("Gone",)),))))),
        side(zones={3: gone, 4: sweeper}),
    )
    table.you.chooses(sweeper)
    assert table.you.hand == []
    assert gone in table.you.deck


def test_4_1_4_1_an_effect_finds_the_card_that_it_moved_itself() -> None:
    card, other_card = battle(), battle()
    table = after(
        told(t.Put(t.Pick(1, MINE), "hand"), t.Discard(t.It())),
        side(zones={3: card}, hand=[other_card]),
    )
    assert table.you.hand == [other_card]
    assert table.you.discard == [card]


def test_4_1_4_1_not_a_card_that_the_rules_have_moved_since() -> None:
    """It is crushed in the zone it was moved to; in the discard pile it is another card."""
    card = battle()
    order = told(
        t.Choose(t.Pick(1, MINE)),
        v.MoveTo(t.It(), v.Zones(t.YOU, (4,))),
        t.Put(t.It(), "hand"),
    )
    table = after(order, side(zones={3: card}, position=4))
    assert table.you.discard == [card]
    assert table.you.hand == []


# 4.1.5. Several cards at once

BURY = told(t.Put(t.Every(t.Cards(("discard",), t.YOU)), "deck top"))
BURY_THEIRS = told(t.Put(t.Every(t.Cards(("discard",), t.OPPONENT)), "deck bottom"))


@BOTH_SEATS
def test_4_1_5_the_player_of_the_area_decides_the_order(who: str) -> None:
    one, two, three, old = battle("One"), battle("Two"), battle("Three"), battle("Old")
    table = after(BURY, **seats(who, side(discard=[one, two, three], deck=[old])), turn_of=who)
    table.player(who).chooses(three, one, two)
    assert table.player(who).deck == [three, one, two, old]


@BOTH_SEATS
def test_4_1_5_also_where_the_opponents_effect_does_it(who: str) -> None:
    one, two, old = battle("One"), battle("Two"), battle("Old")
    table = after(
        BURY_THEIRS, **seats(who, theirs=side(discard=[one, two], deck=[old])), turn_of=who
    )
    table.player(other(who)).chooses(two, one)
    assert table.player(other(who)).deck == [old, two, one]


@BOTH_SEATS
@pytest.mark.rule("godzilla:4.1.5", "godzilla:1.3.4")
def test_each_player_decides_for_their_own_area_the_turn_player_first(who: str) -> None:
    mine, theirs = [battle("A"), battle("B")], [battle("C"), battle("D")]
    order = told(t.Put(t.Every(t.Cards(("zone",), t.EACH, (BATTLE,))), "deck top"))
    table = after(
        order,
        **seats(
            who, side(zones={3: mine[0], 5: mine[1]}), side(zones={3: theirs[0], 5: theirs[1]})
        ),
        turn_of=who,
    )
    table.player(who).chooses(mine[1], mine[0])
    assert table.player(who).deck == []  # they move at the same time
    table.player(other(who)).chooses(theirs[1], theirs[0])
    assert table.player(who).deck == [mine[1], mine[0]]
    assert table.player(other(who)).deck == [theirs[1], theirs[0]]


def test_4_1_5_the_cards_of_a_stack_are_ordered_as_well() -> None:
    low, top = battle("Low"), battle("Top")
    table = after(told(t.Put(t.Every(MINE), "deck bottom")), side(zones={3: top}, under={3: [low]}))
    table.you.chooses(low, top)
    assert table.you.deck == [low, top]


def test_4_1_5_so_are_cards_put_under_a_card() -> None:
    one, two, host = battle("One"), battle("Two"), battle("Host")
    pile = t.Every(t.Cards(("discard",), t.YOU))
    table = after(told(t.PutUnder(pile, t.Every(MINE))), side(zones={3: host}, discard=[one, two]))
    table.you.chooses(two, one)
    assert table.you.under(3) == [two, one]


def test_4_1_5_one_card_or_an_area_without_order_needs_no_decision() -> None:
    one, two = battle(), battle()
    table = after(BURY, side(discard=[one]))
    assert table.you.deck == [one]
    table = after(told(t.Put(t.Every(MINE), "hand")), side(zones={3: one, 4: two}))
    assert table.you.hand == [one, two]


def test_4_1_5_what_is_shuffled_anyway_needs_no_order() -> None:
    cards = [battle() for _ in range(5)]
    table = after(
        "Return all cards in your discard pile to your deck then shuffle.", side(discard=cards)
    )
    assert len(table.you.deck) == 5


@BOTH_SEATS
def test_4_1_5_1_nobody_else_learns_the_order(who: str) -> None:
    one, two = battle("One"), battle("Two")
    table = after(BURY, **seats(who, side(discard=[one, two])), turn_of=who)
    table.player(who).chooses(two, one)
    assert seen_in(table.player(who), "deck", table.player(who)) == numbers(two, one)
    assert seen_in(table.player(other(who)), "deck", table.player(who)) == []


@BOTH_SEATS
@pytest.mark.rule("godzilla:4.1.5.1")
def test_the_log_does_not_tell_the_order_either(who: str) -> None:
    logs = []
    for first in (0, 1):
        cards = [battle("One", number="T-1"), battle("Two", number="T-2")]
        order = told(t.Put(t.Every(t.Cards(("discard",), t.YOU)), "deck top"))
        table = after(order, **seats(who, side(discard=cards)), turn_of=who)
        table.player(who).chooses(cards[first], cards[1 - first])
        seat = table.player(other(who)).seat
        log = table.game.seen_log(seat)
        logs.append(
            [entry["arguments"]["card"]["number"] for entry in log if entry["message"] == "put"]
        )
    assert logs[0] == logs[1] == ["T-1", "T-2"]


def test_4_1_5_1_with_one_card_there_is_no_order_to_hide() -> None:
    card = battle()
    table = after(BURY, side(discard=[card], deck=[battle()]))
    assert seen_in(table.them, "deck", table.you) == numbers(card)


# 4.1.6 and 4.1.7. Whose area


@BOTH_SEATS
def test_4_1_6_an_area_without_an_owner_named_is_the_masters(who: str) -> None:
    mine, theirs = battle(), battle()
    table = after(
        "Discard 1 card.", **seats(who, side(hand=[mine]), side(hand=[theirs])), turn_of=who
    )
    assert mine in table.player(who).discard
    assert table.player(other(who)).hand == [theirs]


@BOTH_SEATS
def test_4_1_6_an_area_of_the_opponents_is_named(who: str) -> None:
    mine, theirs = battle(), battle()
    table = after(
        "Your opponent discards 1 card in their hand.",
        **seats(who, side(hand=[mine]), side(hand=[theirs])),
        turn_of=who,
    )
    assert table.player(who).hand == [mine]
    assert table.player(other(who)).discard == [theirs]


SWAPPING = t.Swap(t.Together((t.Pick(1, MINE), t.Pick(1, THEIRS))))


@BOTH_SEATS
@pytest.mark.parametrize(
    ("to", "area"), [("hand", "hand"), ("discard", "discard"), ("deck top", "deck")]
)
def test_4_1_7_outside_the_zones_a_card_goes_to_its_owners_area(
    who: str, to: str, area: str
) -> None:
    """Your card stands in the other player's zone when it leaves the field."""
    mine, theirs = battle("Mine"), battle("Theirs")
    table = after(
        told(SWAPPING, t.Put(t.Every(THEIRS), to)),
        **seats(who, side(zones={3: mine}), side(zones={5: theirs})),
        turn_of=who,
    )
    assert mine in getattr(table.player(who), area)
    assert getattr(table.player(other(who)), area) == []
    assert table.player(who).zone(3) is theirs


@BOTH_SEATS
def test_4_1_7_destroyed_it_goes_to_its_owners_discard_pile(who: str) -> None:
    mine, theirs = battle("Mine"), battle("Theirs")
    table = after(
        told(SWAPPING, t.Destroy(t.Every(THEIRS))),
        **seats(who, side(zones={3: mine}), side(zones={5: theirs})),
        turn_of=who,
    )
    assert table.player(who).discard == [mine]
    assert table.player(other(who)).discard == []


@BOTH_SEATS
@pytest.mark.rule("godzilla:4.1.7", "godzilla:3.1.2")
def test_in_a_zone_it_may_be_the_other_players(who: str) -> None:
    mine, theirs = battle("Mine"), battle("Theirs")
    table = after(
        told(SWAPPING),
        **seats(who, side(zones={3: mine}), side(zones={5: theirs})),
        turn_of=who,
    )
    assert table.player(other(who)).zone(5) is mine


# 4.2. Visibility


@BOTH_SEATS
def test_4_2_2_a_card_in_the_public_state_is_read_by_every_player(who: str) -> None:
    plan, card, old = strategy(), battle(), battle()
    table = given(**seats(who, side(strategies={1: plan}, zones={3: card}, discard=[old])))
    for viewer in (table.you, table.them):
        assert seen_in(viewer, "strategy", table.player(who)) == numbers(plan)
        assert seen_in(viewer, "zone", table.player(who)) == numbers(card)
        assert seen_in(viewer, "discard", table.player(who)) == numbers(old)


@BOTH_SEATS
def test_4_2_3_a_card_in_the_hidden_state_is_not(who: str) -> None:
    table = given(**seats(who, side(hand=[battle()], deck=[battle()], monsters=[monster(rank=2)])))
    viewer = table.player(other(who))
    for kind in ("hand", "deck", "monster deck"):
        assert seen_in(viewer, kind, table.player(who)) == []


@pytest.mark.rule("godzilla:4.2.3")
def test_what_a_player_has_seen_go_to_a_hidden_area_they_still_know() -> None:
    """DEVIATIONS: a view holds what its player could have written down."""
    card, unknown = battle(), battle()
    table = after(told(t.Put(t.Every(MINE), "hand")), side(zones={3: card}, hand=[unknown]))
    assert seen_in(table.them, "hand", table.you) == numbers(card)
