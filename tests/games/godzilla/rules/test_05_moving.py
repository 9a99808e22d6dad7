"""5.2 Place and move, 5.3 shuffle, 5.6 swap, 5.7 discard."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Table,
    after,
    battle,
    given,
    having,
    monster,
    side,
    strategy,
)

EDITIONS = ("ja-1.04", "en-1.01")


# 5.2. Place, move


def test_5_2_1_a_card_is_placed_in_the_area_named() -> None:
    card, top = battle(), battle()
    table = after(
        "Put 1 battle card from your hand on top of your deck.", side(hand=[card], deck=[top])
    )
    table.you.chooses(card)
    assert table.you.deck == [card, top]
    assert card not in table.you.hand


def test_5_2_1_a_card_is_placed_on_the_bottom_of_the_deck() -> None:
    card, top = battle(), battle()
    table = after(
        "Put 1 card from your discard pile on the bottom of your deck.",
        side(discard=[card], deck=[top]),
    )
    assert table.you.deck == [top, card]


def test_5_2_1_a_battle_card_moves_to_the_zone_chosen() -> None:
    card = battle()
    table = after("Move 1 of your battle cards to an unoccupied zone.", side(zones={2: card}))
    assert 2 not in table.you.offered
    assert 1 not in table.you.offered  # your invading monster is there
    table.you.chooses(6)
    assert table.you.zone(6) is card
    assert table.you.zone(2) is None


def test_5_2_1_two_cards_do_not_move_to_the_same_unoccupied_zone() -> None:
    first, second = battle(), battle()
    table = after(
        "Move up to 2 of your opponent's battle cards to an unoccupied zone.",
        them=side(zones={2: first, 3: second}, position=1),
    )
    table.you.chooses(first, second)
    table.you.chooses(5)
    assert 5 not in table.you.offered
    table.you.chooses(6)
    assert (table.them.zone(5), table.them.zone(6)) == (first, second)


def test_5_2_1_an_invading_monster_moves_by_its_position() -> None:
    beast = monster()
    table = after(
        "Move your opponent's monster card vertically.", them=side(stack=[beast], position=4)
    )
    assert table.them.position == 7
    assert table.them.stack == [beast]
    assert table.them.zone(7) is None


def test_5_2_1_a_monster_with_no_such_zone_stays() -> None:
    table = after("Move your opponent's monster card vertically.", them=side(position=2))
    assert table.them.position == 2


# 5.3. Shuffle


@pytest.mark.rule("godzilla:5.3.1.1")
def test_5_3_1_a_shuffle_puts_all_the_cards_of_the_deck_into_random_order() -> None:
    cards = [battle() for _ in range(20)]
    orders = []
    for seed in (1, 2):
        order = strategy(text="Shuffle your deck.")
        table = given(you=side(hand=[order], deck=cards), them=side(deck=cards), seed=seed)
        table.you.plays(order, zone=1)
        orders.append(table.you.deck)
        assert sorted(table.you.deck, key=id) == sorted(cards, key=id)
        assert table.them.deck == cards
    assert cards not in orders
    assert orders[0] != orders[1]


def test_5_3_1_only_the_cards_told_are_shuffled() -> None:
    cards = [battle() for _ in range(12)]
    table = given(you=side(deck=cards), phase="")
    deck = z.deck_of(0)
    table.game.shuffle(deck, table.game.state.zones[deck][4:])
    assert table.you.deck[:4] == cards[:4]
    assert table.you.deck[4:] != cards[4:]
    assert sorted(table.you.deck, key=id) == sorted(cards, key=id)


def test_5_3_1_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    cards = [battle() for _ in range(5)]
    table = after("Look at the top card of your deck. Shuffle your deck.", side(deck=cards))
    assert known_in_deck(table) == []


def known_in_deck(table: Table) -> list[str]:
    return [
        card["number"]
        for zone in table.you.sees()["zones"]
        if zone["kind"] == "deck" and zone["seat"] == 0
        for card in zone["cards"]
    ]


@pytest.mark.rule("godzilla:5.3.1")
@pytest.mark.parametrize("deck", [[], [battle()]])
def test_5_3_1_2_shuffling_one_card_or_none_is_a_shuffle(deck: list[Card]) -> None:
    hears = having(
        battle(), t.Auto(t.Pattern("shuffle", who=t.YOU), (v.ChangeRage(t.YOU, 1, True),))
    )
    table = after("Shuffle your deck.", side(deck=deck, zones={2: hears}))
    assert table.you.rage == 1
    assert table.you.deck == deck


# 5.6. Swap


def test_5_6_1_swapped_cards_trade_zones() -> None:
    first, second, third = battle(), battle(), battle()
    table = after(
        "Choose 2 of your battle cards and swap their positions.",
        side(zones={2: first, 3: second, 8: third}),
    )
    table.you.chooses(first, third)
    assert (table.you.zone(2), table.you.zone(3), table.you.zone(8)) == (third, second, first)


def test_5_6_1_what_lies_under_a_swapped_card_goes_with_it() -> None:
    first, second, below = battle(), battle(), battle()
    table = after(
        "Choose 2 of your opponent's battle cards and swap their positions.",
        them=side(zones={2: first, 7: second}, under={2: [below]}),
    )
    assert table.them.zone(7) is first
    assert table.them.under(7) == [below]
    assert table.them.zone(2) is second
    assert table.them.under(2) == []


SWAP = t.Swap(
    t.Together(
        (
            t.Pick(1, t.Cards(("zone",), t.YOU, (t.Type(("battle",)),))),
            t.Pick(1, t.Cards(("hand",), t.YOU, (t.Type(("battle",)),))),
        )
    )
)


def swaps_with_hand() -> Card:
    return having(strategy(), t.Keyword("Strategy", None, (SWAP,)))


@pytest.mark.rule("godzilla:5.11.1")
def test_5_6_1_a_card_swapped_from_the_hand_into_a_zone_is_played() -> None:
    old = battle(text="When this card is [Destroy], draw 1 card.")
    new = battle(text="[Enter] Increase your monster card's [Rage] by 1.")
    order = swaps_with_hand()
    table = given(you=side(hand=[order, new], zones={2: old}, deck=[battle()]))
    table.you.plays(order, zone=1)
    table.you.chooses(new)
    assert table.you.zone(2) is new
    assert table.you.hand == [old]
    assert table.you.rage == 1


def test_5_6_2_no_swap_if_one_card_cannot_go_where_the_other_is() -> None:
    fixed = battle(text="This card cannot be moved by your opponent's effects.")
    other = battle()
    table = after(
        "Choose 2 of your opponent's battle cards and swap their positions.",
        them=side(zones={2: fixed, 7: other}),
    )
    assert (table.them.zone(2), table.them.zone(7)) == (fixed, other)


@pytest.mark.parametrize("number", [2, 3])
def test_5_6_2_no_swap_into_an_area_of_another_player(number: int) -> None:
    """Q. My card is in your zone. May you swap it into your hand?  A. No: it would go to
    mine, so it cannot go where the other card is."""
    visitor, new = battle(), battle()
    order = swaps_with_hand()
    table = given(you=side(hand=[order, new]), them=side(zones={5: visitor}))
    card = table.game.state.zones[z.zone_of(1, 5)][0]
    table.game.put(card, z.zone_of(0, number))
    table.you.plays(order, zone=1)
    table.you.chooses(new)
    assert table.you.zone(number) is visitor
    assert table.you.hand == [new]


# 5.7. Discard, send into the discard pile


def test_5_7_1_the_player_chooses_so_many_cards_of_the_hand_to_discard() -> None:
    cards = [battle(), battle(), battle()]
    table = after("Discard 2 cards.", side(hand=list(cards)))
    assert table.you.offered == cards
    table.you.chooses(cards[0], cards[2])
    assert table.you.hand == [cards[1]]
    assert table.you.discard == [cards[0], cards[2]]


def test_5_7_1_the_other_player_chooses_from_their_own_hand() -> None:
    cards = [battle(), battle()]
    table = after("Your opponent discards 1 card from their hand.", them=side(hand=list(cards)))
    table.them.chooses(cards[1])
    assert table.them.hand == [cards[0]]
    assert table.them.discard == [cards[1]]


def test_5_7_1_a_hand_too_small_is_discarded_whole() -> None:
    card = battle()
    table = after("Discard 2 cards.", side(hand=[card]))
    assert table.you.hand == []
    assert table.you.discard == [card]


UNTIL_TWO = "Your opponent discards cards until they have 2 cards remaining in their hand."


def test_5_7_2_the_player_chooses_what_to_keep_and_discards_the_rest() -> None:
    cards = [battle(), battle(), battle(), battle()]
    table = after(UNTIL_TWO, them=side(hand=list(cards)))
    table.them.chooses(cards[1], cards[2])
    assert table.them.hand == [cards[1], cards[2]]
    assert table.them.discard == [cards[0], cards[3]]


@pytest.mark.rule("godzilla:5.7.2")
def test_until_none_remain_the_whole_hand_is_discarded() -> None:
    cards = [battle(), battle()]
    order = having(strategy(), t.Keyword("Strategy", None, (t.DiscardUntil(0, t.OPPONENT),)))
    table = given(you=side(hand=[order]), them=side(hand=cards))
    table.you.plays(order, zone=1)
    assert table.them.hand == []
    assert table.them.discard == cards


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_5_7_2_1_with_no_more_cards_than_that_nothing_is_discarded(
    count: int, edition: str
) -> None:
    """The English edition says so of fewer cards only; of just so many none is left over."""
    cards = [battle() for _ in range(count)]
    table = after(UNTIL_TWO, them=side(hand=list(cards)), edition=edition)
    assert table.them.hand == cards
    assert table.them.discard == []


def test_5_7_3_a_card_is_sent_into_the_discard_pile_from_wherever_it_is() -> None:
    top, second, third = battle(), battle(), battle()
    table = after(
        "Send the top 2 cards of your deck to your discard pile.", side(deck=[top, second, third])
    )
    assert table.you.discard == [top, second]
    assert table.you.deck == [third]


def test_5_7_3_sending_is_not_discarding() -> None:
    hears = having(
        battle(), t.Auto(t.Pattern("discard", who=t.YOU), (v.ChangeRage(t.YOU, 1, True),))
    )
    table = after(
        "Send the top card of your deck to your discard pile.",
        side(deck=[battle()], zones={2: hears}),
    )
    assert table.you.rage == 0


def test_5_7_3_1_only_the_card_told_leaves_the_stack_of_a_monster() -> None:
    first, second, third = monster(), monster(), monster()
    table = after(
        "Send 1 card under your monster card to your discard pile.",
        side(stack=[first, second, third]),
    )
    table.you.chooses(second)
    assert table.you.stack == [first, third]
    assert table.you.discard == [second]


def test_5_7_3_1_when_the_top_card_leaves_the_next_one_is_the_invading_monster() -> None:
    first, second, third = monster(), monster(threat=7000), monster()
    table = given(you=side(stack=[first, second, third], position=4), phase="")
    top = table.game.state.zones[z.invading_of(0)][-1]
    table.game.do(Event("put", 0, top, z.discard_of(0)))
    assert table.you.stack == [first, second]
    assert table.you.discard == [third]
    assert table.you.threat == 7000
    assert table.you.position == 4
