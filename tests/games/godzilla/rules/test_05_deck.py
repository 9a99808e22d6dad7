"""5.4 Draw, 5.5 look at the top, 5.8 search, 5.10 reveal."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import IllegalAnswer
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    Player,
    after,
    battle,
    given,
    having,
    monster,
    side,
    strategy,
    told,
)

EDITIONS = ("ja-1.04", "en-1.01")


def rage_for_each(**kind: Any) -> Card:
    """A battle card that says how often something has happened."""
    return having(battle(), t.Auto(t.Pattern(**kind), (v.ChangeRage(t.YOU, 1, True),)))


def seen_in_deck(viewer: Player, owner: Player) -> list[str]:
    """The card numbers of a deck that this player knows, from the top."""
    return [
        card["number"]
        for zone in viewer.sees()["zones"]
        if zone["kind"] == "deck" and zone["seat"] == owner.seat
        for card in zone["cards"]
    ]


def numbers(*cards: Card) -> list[str]:
    return [card.number for card in cards]


# 5.4. Draw


def test_5_4_1_a_drawn_card_goes_from_the_top_of_the_deck_to_the_hand() -> None:
    top, next_ = battle(), battle()
    table = after("Draw 1 card.", side(deck=[top, next_]))
    assert table.you.hand == [top]
    assert table.you.deck == [next_]


def test_5_4_1_the_player_told_draws_from_their_own_deck() -> None:
    mine, theirs = battle(), battle()
    table = after("Your opponent draws 1 card.", side(deck=[mine]), side(deck=[theirs]))
    assert table.them.hand == [theirs]
    assert table.you.hand == []


def test_5_4_2_drawing_several_is_drawing_one_card_so_many_times() -> None:
    cards = [battle() for _ in range(4)]
    counter = rage_for_each(kind="draw", who=t.YOU)
    table = after("Draw 3 cards.", side(deck=cards, zones={2: counter}))
    table.you.chooses(counter)
    table.you.chooses(counter)  # the last of three plays itself
    assert table.you.hand == cards[:3]
    assert table.you.rage == 3


def test_5_4_2_the_deck_gives_out_in_between_and_the_draw_goes_on_after_the_reshuffle() -> None:
    last, old = battle(), battle()
    table = after("Draw 2 cards.", side(deck=[last], discard=[old]))
    assert table.you.hand == [last, old]


def test_5_4_2_with_no_card_left_anywhere_no_more_is_drawn() -> None:
    last = battle()
    table = after("Draw 3 cards.", side(deck=[last]))
    assert table.you.hand == [last]


@pytest.mark.parametrize("number", [0, -1])
def test_5_4_2_drawing_none_or_fewer_draws_nothing(number: int) -> None:
    card = battle()
    table = after(told(t.Draw(number)), side(deck=[card]))
    assert table.you.deck == [card]


@pytest.mark.rule("godzilla:5.4.3.3", "godzilla:5.4.3.4")
def test_5_4_3_up_to_so_many_cards_are_drawn_one_by_one() -> None:
    cards = [battle() for _ in range(3)]
    table = after("Draw up to 2 cards.", side(deck=cards))
    table.you.says("yes")
    assert table.you.hand == cards[:1]
    table.you.says("yes")
    assert table.you.hand == cards[:2]


@pytest.mark.parametrize("number", [0, -2])
def test_5_4_3_1_up_to_no_card_nobody_is_asked(number: int) -> None:
    card = battle()
    table = after(told(t.Draw(number, up_to=True)), side(deck=[card]))
    assert table.you.deck == [card]


def test_5_4_3_2_the_player_may_stop_before_the_first_card() -> None:
    cards = [battle(), battle()]
    table = after("Draw up to 2 cards.", side(deck=cards))
    table.you.says("no")
    assert table.you.deck == cards


def test_5_4_3_2_the_player_may_stop_after_seeing_a_card() -> None:
    cards = [battle(), battle(), battle()]
    table = after("Your opponent draws up to 3 cards.", them=side(deck=cards))
    table.them.says("yes")
    table.them.says("no")
    assert table.them.hand == cards[:1]


# 5.5. Look at the top


def test_5_5_1_the_player_comes_to_know_the_top_cards() -> None:
    cards = [battle() for _ in range(3)]
    table = after("Look at the top 2 cards of your deck.", side(deck=cards))
    assert seen_in_deck(table.you, table.you) == numbers(*cards[:2])
    assert seen_in_deck(table.them, table.you) == []
    assert table.you.deck == cards


def test_5_5_1_a_short_deck_is_looked_at_whole() -> None:
    card = battle()
    table = after("Look at the top 2 cards of your deck.", side(deck=[card]))
    assert seen_in_deck(table.you, table.you) == numbers(card)


UP_TO_THREE = "Look at up to 3 cards from the top of your deck."


@pytest.mark.rule("godzilla:5.5.2.2", "godzilla:5.5.2.4", "godzilla:5.5.2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_5_5_2_up_to_so_many_cards_are_looked_at_one_by_one(edition: str) -> None:
    """The English edition shows the cards above again each time: the same knowledge."""
    cards = [battle() for _ in range(4)]
    table = after(UP_TO_THREE, side(deck=cards), edition=edition)
    for at in (1, 2, 3):
        table.you.says("yes")
        assert seen_in_deck(table.you, table.you) == numbers(*cards[:at])
    assert seen_in_deck(table.them, table.you) == []


@pytest.mark.parametrize("number", [0, -1])
def test_5_5_2_1_up_to_no_card_nobody_is_asked(number: int) -> None:
    table = after(told(t.Look(t.TopOf(number), up_to=True)), side(deck=[battle()]))
    assert seen_in_deck(table.you, table.you) == []


def test_5_5_2_3_the_player_may_stop_after_any_card() -> None:
    cards = [battle() for _ in range(3)]
    table = after(UP_TO_THREE, side(deck=cards))
    table.you.says("yes")
    table.you.says("no")
    assert seen_in_deck(table.you, table.you) == numbers(cards[0])


def test_5_5_2_3_where_the_deck_ends_there_is_nothing_to_ask() -> None:
    cards = [battle(), battle()]
    table = after(UP_TO_THREE, side(deck=cards))
    table.you.says("yes")
    table.you.says("yes")
    assert seen_in_deck(table.you, table.you) == numbers(*cards)


@pytest.mark.rule("godzilla:5.5.2.4")
def test_the_effect_goes_on_with_the_cards_that_were_looked_at() -> None:
    first, second, third = battle(), battle(), battle()
    table = after(
        f"{UP_TO_THREE} Put any number on top of your deck in any order, and send the rest to "
        "your discard pile.",
        side(deck=[first, second, third]),
    )
    table.you.says("yes")
    table.you.says("yes")
    table.you.says("no")
    assert table.you.offered == [first, second]
    table.you.chooses(second)
    assert table.you.deck == [second, third]
    assert table.you.discard == [first]


# 5.8. Search

FOR_A_BATTLE_CARD = (
    "Search your deck for 1 battle card, add it to your hand, then shuffle your deck."
)
FOR_TWO_CARDS = "Search your deck for 2 cards, add them to your hand, then shuffle your deck."


def test_5_8_1_the_player_sees_the_whole_deck_and_chooses_the_card_asked_for() -> None:
    wanted, other, hidden = battle(), monster(), strategy()
    table = after(FOR_A_BATTLE_CARD, side(deck=[other, wanted, hidden]))
    assert seen_in_deck(table.you, table.you) == numbers(other, wanted, hidden)
    assert seen_in_deck(table.them, table.you) == []
    assert table.you.offered == [wanted]
    table.you.chooses(wanted)
    assert table.you.hand == [wanted]
    assert sorted(table.you.deck, key=id) == sorted([other, hidden], key=id)


def test_5_8_1_two_sorts_of_cards_are_looked_for_in_turn() -> None:
    plan, beast, other = strategy(), monster(), battle()
    table = after(
        "Search your deck for up to 1 strategy card and up to 1 monster card, add them to your "
        "hand, then shuffle your deck.",
        side(deck=[plan, beast, other]),
    )
    table.you.chooses(plan)
    table.you.chooses(beast)
    assert table.you.hand == [plan, beast]
    assert table.you.deck == [other]


def test_5_8_1_1_asked_for_a_number_only_the_player_must_take_that_number() -> None:
    cards = [battle(), battle(), battle()]
    table = after(FOR_TWO_CARDS, side(deck=cards))
    with pytest.raises(IllegalAnswer):
        table.you.chooses(cards[0])
    table.you.chooses(cards[0], cards[2])
    assert table.you.hand == [cards[0], cards[2]]


def test_5_8_1_1_of_up_to_so_many_the_player_may_take_fewer() -> None:
    cards = [battle(), battle(), battle()]
    table = after(
        "Search your deck for up to 2 cards, add them to your hand, then shuffle your deck.",
        side(deck=cards),
    )
    table.you.chooses()
    assert table.you.hand == []


def test_5_8_1_1_1_a_deck_with_fewer_cards_is_taken_whole() -> None:
    card = battle()
    table = after(FOR_TWO_CARDS, side(deck=[card]))
    with pytest.raises(IllegalAnswer):
        table.you.chooses()
    table.you.chooses(card)
    assert table.you.hand == [card]
    assert table.you.deck == []


def test_5_8_1_1_1_an_empty_deck_is_searched_in_vain() -> None:
    card = battle()
    table = after(FOR_TWO_CARDS, side(hand=[card]))
    assert table.you.hand == [card]


def test_5_8_1_2_asked_for_more_than_a_number_the_player_may_fail_to_find() -> None:
    wanted = battle()
    table = after(FOR_A_BATTLE_CARD, side(deck=[wanted]))
    table.you.chooses()
    assert table.you.hand == []
    assert table.you.deck == [wanted]


@pytest.mark.rule("godzilla:5.8.1.2")
def test_what_was_not_found_is_not_the_card_that_searched() -> None:
    """Q. My card searches as it enters and finds nothing. Does "it" go to my hand?  A. No."""
    card = battle(text=f"[Enter] {FOR_A_BATTLE_CARD}")
    table = given(you=side(hand=[card], deck=[strategy()]))
    table.you.plays(card, zone=2)
    table.you.passes()
    assert table.you.zone(2) is card


# 5.10. Reveal


def test_5_10_1_everybody_sees_a_revealed_card() -> None:
    top, next_ = battle(), battle()
    table = after("Reveal the top card of your deck.", side(deck=[top, next_]))
    assert seen_in_deck(table.you, table.you) == numbers(top)
    assert seen_in_deck(table.them, table.you) == numbers(top)


def test_5_10_1_among_revealed_cards_nobody_can_fail_to_find() -> None:
    """All can see that such a card is there (4.1.2.3), so it has to be taken."""
    wanted, other = battle(), battle()
    table = after(
        "Reveal the top 3 cards of your deck. Add 1 battle card among them to your hand, then "
        "send the rest to your discard pile.",
        side(deck=[strategy(), wanted, other, battle()]),
    )
    assert table.you.offered == [wanted, other]
    with pytest.raises(IllegalAnswer):
        table.you.chooses()
    table.you.chooses(wanted)
    assert table.you.hand == [wanted]
    assert len(table.you.discard) == 2


def faces(viewer: Player) -> list[str]:
    return [
        card["number"]
        for zone in viewer.sees()["zones"]
        for card in zone["cards"]
        if card.get("face") == "revealed"
    ]


REVEAL_TWO = "Reveal the top 2 cards of your deck. Add up to 1 battle card among them to your hand."


def test_5_10_1_1_a_card_is_revealed_until_the_effect_is_over() -> None:
    first, second = battle(), battle()
    table = after(REVEAL_TWO, side(deck=[first, second]))
    assert faces(table.them) == numbers(first, second)
    table.you.chooses()
    assert faces(table.them) == []
    assert seen_in_deck(table.them, table.you) == numbers(first, second)  # nobody forgets


def test_5_10_1_1_a_card_that_moves_is_no_longer_revealed() -> None:
    first, second, hidden = battle(), battle(), battle()
    table = after(
        "Reveal the top 2 cards of your deck. Add 1 battle card among them to your hand. "
        "Draw up to 1 card.",
        side(deck=[first, second, hidden]),
    )
    table.you.chooses(first)
    assert faces(table.them) == numbers(second)
    table.you.says("no")
    assert faces(table.them) == []
