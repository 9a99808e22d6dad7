"""What instructions do: drawing up to a number, shuffling into decks, activating skills."""

from __future__ import annotations

from tests.games.dragonball.rulings.cards import device
from tests.games.dragonball.table import battle_card, given, rested, side

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)
C = battle_card("Cilla", energy_cost=0)

# -- drawing and discarding to a number -----------------------------------------------

UNTIL = "[Activate: Main] Draw cards until you have 3 cards in your hand."


def test_cards_are_drawn_until_there_are_so_many() -> None:
    """Q. Does the card that says so count?  A. No: it is in the drop area by then (8-5-2-5-1)."""
    well = device("Well", UNTIL)
    table = given(side(hand=[well, A], deck=[B, C]))
    table.you.uses(well)
    assert table.you.hand == [A, B, C]


def test_with_as_many_or_more_none_is_drawn() -> None:
    well = device("Well", UNTIL)
    table = given(side(hand=[well, A, A, A, A]))
    table.you.uses(well)
    assert table.you.hand == [A, A, A, A]


DOWN_TO = (
    "[Activate: Main] Your opponent places cards from their hand in their Drop Area until they "
    "have 1 cards in hand."
)


def test_whose_hand_it_is_chooses_what_goes() -> None:
    storm = device("Storm", DOWN_TO)
    table = given(side(hand=[storm]), side(hand=[A, B, C]))
    table.you.uses(storm)
    table.them.chooses(A, C)
    assert (table.them.hand, table.them.drop) == ([B], [A, C])


def test_a_hand_that_small_loses_nothing() -> None:
    storm = device("Storm", DOWN_TO)
    table = given(side(hand=[storm]), side(hand=[A]))
    table.you.uses(storm)
    assert table.them.hand == [A]


# -- shuffling ------------------------------------------------------------------------


def test_cards_are_shuffled_into_the_deck() -> None:
    mixer = device(
        "Mixer",
        "[Activate: Main] Choose 2 cards from your hand and shuffle them into your deck. Then, "
        "draw 1 card.",
    )
    table = given(side(hand=[mixer, A, B]))
    table.you.uses(mixer)
    assert len(table.you.deck) == 11 and len(table.you.hand) == 1
    assert len(table.logged("shuffle")) == 1


def test_each_goes_into_its_owner_s_deck() -> None:
    sweep = device(
        "Sweep",
        "[Activate: Main] Choose 1 of your opponent's Battle Cards and shuffle it into their "
        "owners' decks.",
    )
    table = given(side(hand=[sweep]), side(battle=[A]))
    table.you.uses(sweep)
    assert (len(table.them.deck), len(table.you.deck)) == (11, 10)
    assert [entry.seat for entry in table.logged("shuffle")] == [1]


def test_without_a_card_no_deck_is_shuffled() -> None:
    mixer = device(
        "Mixer", "[Activate: Main] Choose 2 cards from your hand and shuffle them into your deck."
    )
    table = given(side(hand=[mixer]))
    table.you.uses(mixer)
    assert table.logged("shuffle") == []


def test_only_the_deck_is_shuffled_where_only_the_deck_is_spoken_of() -> None:
    seeker = device(
        "Seeker",
        "[Activate: Main] Choose up to 1 <Karrow> from your deck or Drop Area and add it to your "
        "hand. Then, shuffle your deck if you looked through it.",
    )
    karrow = battle_card("Karrow", character=["Karrow"])
    table = given(side(hand=[seeker], drop=[karrow, A]))
    table.you.uses(seeker)
    table.you.chooses(karrow)
    assert table.you.hand == [karrow]
    assert [entry.arguments["to"].zone for entry in table.logged("shuffle")] == [4]
    assert table.you.drop == [A, seeker]


# -- whose "up to" --------------------------------------------------------------------


def test_who_places_cards_of_their_deck_says_how_many() -> None:
    mill = device(
        "Mill",
        "[Activate: Main] Your opponent places up to 2 cards from the top of their deck in their "
        "Drop Area.",
    )
    table = given(side(hand=[mill]), side(deck=[A, B, C]))
    table.you.uses(mill)
    table.them.chooses(1)
    assert table.them.drop == [A]


# -- activating another card's skill --------------------------------------------------

RELAY = (
    "[Activate: Main] Choose 1 《Desire》 card in your hand and activate its [Activate: Main] "
    "skill."
)
TWO_SKILLS = (
    "[Permanent] This card gains 《Desire》 in all areas.\n[Activate: Main] Draw 1 card.\n"
    "[Activate: Main] Draw 2 cards."
)


def test_a_skill_is_activated_from_the_hand_and_paid_for() -> None:
    wish = device(
        "Small Wish",
        "[Permanent] This card gains 《Desire》 in all areas.\n[Activate: Main] Draw 2 cards.",
        energy_cost=1,
    )
    relay = device("Relay", RELAY)
    table = given(side(hand=[relay, wish], energy=1, deck=[A, B]))
    table.you.uses(relay)
    table.you.chooses(wish)
    assert (table.you.hand, table.you.active_energy) == ([A, B], [])
    assert table.you.drop == [relay, wish]


def test_a_card_that_cannot_be_paid_for_stays() -> None:
    wish = device(
        "Small Wish",
        "[Permanent] This card gains 《Desire》 in all areas.\n[Activate: Main] Draw 2 cards.",
        energy_cost=1,
    )
    relay = device("Relay", RELAY)
    table = given(side(hand=[relay, wish]))
    table.you.uses(relay)
    table.you.chooses(wish)
    assert table.you.hand == [wish]


def test_of_several_skills_one_is_chosen() -> None:
    wish = device("Great Wish", TWO_SKILLS)
    relay = device("Relay", RELAY)
    table = given(side(hand=[relay, wish], deck=[A, B, C]))
    table.you.uses(relay)
    table.you.chooses(wish)
    table.you.chooses(1)
    assert table.you.hand == [A, B]


# -- times ----------------------------------------------------------------------------

CHAINS = (
    "[Activate: Main] Choose 1 of your opponent's Battle Cards in Rest Mode, and it can't be "
    "switched to Active Mode during your opponent's next Charge Phase."
)


def test_a_chained_card_stays_at_rest_through_the_charge_phase() -> None:
    chains = device("Chains", CHAINS)
    table = given(
        side(hand=[chains]), side(battle=[rested(A), rested(B)]), phase="turn", turn_of="them"
    )
    table.you.passes()
    table.you.uses(chains)
    table.you.chooses(A)
    table.you.passes()
    table.them.passes()
    assert not table.them.is_active(A) and table.them.is_active(B)


def test_but_a_skill_switches_it_afterwards() -> None:
    chains = device("Chains", CHAINS)
    stir = device(
        "Stir", "[Activate: Main] Choose 1 of your Battle Cards and switch it to Active Mode."
    )
    table = given(
        side(hand=[chains]), side(battle=[rested(A)], hand=[stir]), phase="turn", turn_of="them"
    )
    table.you.passes()
    table.you.uses(chains)
    table.you.passes()
    table.them.passes()
    table.them.uses(stir)
    assert table.them.is_active(A)
