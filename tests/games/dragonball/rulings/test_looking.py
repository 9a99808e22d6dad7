"""11-6. Cards that a skill looks at or searches through: which are taken, and what becomes of
the others."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import fighter
from tests.games.dragonball.table import Player, Table, battle_card, given, side
from tests.games.dragonball.told import seen_in

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)
KARROW = battle_card("Karrow", character=["Karrow"], energy_cost=0)
LOOK = "[Auto] When you play this card, look at up to 3 cards from the top of your deck, choose "


def looked(text: str, *deck: Card) -> tuple[Table, Player]:
    """A card with this text was played, and three cards are looked at."""
    seer = fighter("Seer", text)
    table = given(side(hand=[seer], deck=deck))
    table.you.plays(seer)
    table.you.chooses(3)
    return table, table.you


# -- the remaining cards ----------------------------------------------------------------


@pytest.mark.rule("dragonball:8-10-1", "dragonball:11-6-2")
def test_the_card_added_to_the_hand_is_not_one_of_the_remaining() -> None:
    """Q. I add one of three cards to my hand. Does it go to the bottom with the rest?  A. No."""
    _table, you = looked(
        LOOK + "up to 1 <Karrow> among them and add it to your hand, then place the remaining "
        "cards at the bottom of your deck in any order.",
        A, KARROW, B,
    )  # fmt: skip
    you.chooses(KARROW)
    you.chooses(B, A)
    assert you.hand == [KARROW] and you.deck[-2:] == [B, A]


@pytest.mark.rule("dragonball:8-10-1")
def test_the_card_just_played_is_not_one_of_the_remaining() -> None:
    _table, you = looked(
        LOOK + "up to 1 <Karrow> among them and play it, then place the remaining cards in your "
        "Drop Area.",
        A, KARROW, B,
    )  # fmt: skip
    you.chooses(KARROW)
    assert you.battle[-1] is KARROW and you.drop == [A, B]


@pytest.mark.rule("dragonball:8-10-1")
def test_if_none_is_chosen_all_of_them_remain() -> None:
    _table, you = looked(
        LOOK + "up to 1 <Karrow> among them and play it, then place the remaining cards in your "
        "Drop Area.",
        A, KARROW, B,
    )  # fmt: skip
    you.chooses()
    assert KARROW not in you.battle and you.drop == [A, KARROW, B]


@pytest.mark.rule("dragonball:8-10-1", "dragonball:11-6-2")
@pytest.mark.parametrize(
    ("number", "them"), [("up to 1", "it"), ("up to 2", "them"), ("any number of", "them")]
)
def test_the_opponent_is_not_told_whether_a_card_looked_at_fits(number: str, them: str) -> None:
    """Q. None of the cards I see is a <Karrow>. Does my opponent learn that?  A. No."""
    text = f"{number} <Karrow> among them and add {them} to your hand, then place the remaining "
    said: list[str] = []
    for deck in ((A, KARROW, B), (A, B, B)):
        table, you = looked(LOOK + text + "cards in your Drop Area.", *deck)
        assert table.game.decision is not None and table.game.decision.seat == you.seat
        view = table.game.view(1 - you.seat)
        said.append(repr((view["decision"], view["path"])))
        you.chooses()
        assert you.drop == list(deck) and you.hand == []
    assert said[0] == said[1]


@pytest.mark.rule("dragonball:8-10-1", "dragonball:11-6-2")
def test_a_card_that_could_not_be_played_is_one_of_the_remaining() -> None:
    """Q. The card I chose can't be played from my deck.  A. Then it remains with the others."""
    proud = fighter(
        "Karrow", "[Permanent] This card can only be played from your hand.", character=["Karrow"]
    )
    _table, you = looked(
        LOOK + "up to 1 <Karrow> among them and play it, then place the remaining cards in your "
        "Drop Area.",
        A, proud, B,
    )  # fmt: skip
    you.chooses(proud)
    assert proud not in you.battle and you.drop == [A, proud, B]


@pytest.mark.rule("dragonball:8-10-1")
def test_the_card_put_back_on_top_is_not_one_of_the_remaining() -> None:
    _table, you = looked(
        LOOK + "up to 1 card among them and place it on top of your deck, then place the "
        "remaining cards at the bottom of your deck in any order.",
        A, KARROW, B,
    )  # fmt: skip
    you.chooses(B)
    you.chooses(KARROW, A)
    assert you.deck[0] is B and you.deck[-2:] == [KARROW, A]


@pytest.mark.rule("dragonball:8-10-1")
def test_the_card_looked_at_is_asked_about_where_it_went() -> None:
    """Q. I may put the card I see into my drop area. Which card is "it" then?  A. The same."""
    for card, drawn in ((KARROW, 1), (A, 0)):
        seer = fighter(
            "Seer",
            "[Auto] When you play this card, look at the top card of your deck. You may place it "
            "in your Drop Area. If it is a <Karrow> card, draw 1 card.",
        )
        table = given(side(hand=[seer], deck=[card]))
        table.you.plays(seer)
        table.you.says("yes")
        assert table.you.drop == [card] and len(table.you.hand) == drawn


# -- what a text says nothing more of -----------------------------------------------------

KNOWN = (
    "[Auto] When you play this card, choose up to 1 <Karrow> from your deck and add it to your "
    "hand."
)


def nobody_knows(table: Table, kind: str) -> bool:
    """Whether neither player can read a card in your area of that kind."""
    return not seen_in(table.you, kind, 0) and not seen_in(table.them, kind, 0)


@pytest.mark.rule("dragonball:11-6-3", "dragonball:3-2-2")
@pytest.mark.parametrize("then", ["", " Then, shuffle your deck."])
def test_a_deck_that_was_searched_is_shuffled_once_whether_or_not_the_text_says_so(
    then: str,
) -> None:
    """Q. The card I search with does not say "shuffle". Do I know my deck now?  A. No."""
    seeker = fighter("Seeker", KNOWN + then)
    table = given(side(hand=[seeker], deck=[A, KARROW, B]))
    table.you.plays(seeker)
    assert seen_in(table.you, "deck", 0), "while searching its player looks at all of it"
    table.you.chooses(KARROW)
    assert table.you.hand == [KARROW] and len(table.logged("shuffle")) == 1
    assert nobody_knows(table, "deck")


@pytest.mark.rule("dragonball:11-6-3")
def test_it_is_shuffled_even_if_nothing_was_found() -> None:
    """Whether there was such a card is for nobody else to see: its player says so."""
    seeker = fighter("Seeker", KNOWN)
    table = given(side(hand=[seeker], deck=[A, B]))
    table.you.plays(seeker)
    assert table.you.offered == ["pass"]
    table.you.passes()
    assert len(table.logged("shuffle")) == 1 and nobody_knows(table, "deck")


@pytest.mark.rule("dragonball:11-6-3", "dragonball:3-9-2")
def test_a_life_area_that_was_searched_is_shuffled_too() -> None:
    seeker = fighter(
        "Seeker",
        "[Auto] When you play this card, choose up to 1 <Karrow> from your life and add it to "
        "your hand.",
    )
    table = given(side(hand=[seeker], life=[A, KARROW, B]))
    table.you.plays(seeker)
    table.you.chooses(KARROW)
    assert len(table.logged("shuffle")) == 1
    assert nobody_knows(table, "life")


@pytest.mark.rule("dragonball:11-6-3")
def test_what_the_search_has_put_on_top_stays_there() -> None:
    seeker = fighter(
        "Seeker",
        "[Auto] When you play this card, choose up to 1 <Karrow> from your deck and place it on "
        "top of your deck.",
    )
    table = given(side(hand=[seeker], deck=[A, KARROW, B]))
    table.you.plays(seeker)
    table.you.chooses(KARROW)
    assert table.you.deck[0] is KARROW and len(table.logged("shuffle")) == 1
    assert seen_in(table.you, "deck", 0) == [KARROW.number]


@pytest.mark.rule("dragonball:11-6-3", "dragonball:3-3-2")
@pytest.mark.parametrize("then", ["", " Then, shuffle any areas you looked through."])
def test_a_hand_is_not_shuffled_for_its_player_sees_it_anyway(then: str) -> None:
    seeker = fighter(
        "Seeker",
        "[Auto] When you play this card, choose up to 1 <Karrow> from your hand or deck and play "
        "it." + then,
    )
    table = given(side(hand=[seeker, A, KARROW], deck=[B]))
    table.you.plays(seeker)
    table.you.chooses(KARROW)
    assert seen_in(table.you, "hand", 0) == [A.number]
    assert [entry.arguments["to"].zone for entry in table.logged("shuffle")] == [a.deck_area(0)]


@pytest.mark.rule("dragonball:11-6-3", "dragonball:3-2-2")
def test_cards_that_were_looked_at_and_left_are_shuffled() -> None:
    """Q. I look at three cards and take one; of the others nothing is said.  A. Shuffle."""
    table, you = looked(LOOK + "up to 1 <Karrow> among them and add it to your hand.", A, KARROW, B)
    you.chooses(KARROW)
    assert you.hand == [KARROW] and len(table.logged("shuffle")) == 1
    assert nobody_knows(table, "deck")


@pytest.mark.rule("dragonball:11-6-3")
def test_if_all_were_taken_there_is_nothing_to_shuffle() -> None:
    table, you = looked(LOOK + "up to 3 cards among them and add them to your hand.", A, KARROW, B)
    you.chooses(A, KARROW, B)
    assert len(you.hand) == 3 and not table.logged("shuffle")


@pytest.mark.rule("dragonball:11-6-3")
def test_what_a_text_speaks_of_stays_where_the_text_leaves_it() -> None:
    """Q. I may put the top card into my drop area, and do not.  A. It stays, and I know it."""
    seer = fighter(
        "Seer",
        "[Auto] When you play this card, look at the top card of your deck. You may place it in "
        "your Drop Area.",
    )
    table = given(side(hand=[seer], deck=[KARROW]))
    table.you.plays(seer)
    table.you.says("no")
    assert table.you.deck[0] is KARROW and not table.logged("shuffle")
    assert seen_in(table.you, "deck", 0) == [KARROW.number]


# -- what a hand holds -------------------------------------------------------------------


def test_whether_another_card_of_the_hand_would_fit_is_for_its_player_to_say() -> None:
    """Q. My opponent may choose cards of their hand up to a total cost of 3. They chose one of
    cost 2; do I learn whether they hold one of cost 1?  A. No: they are asked in any case."""
    text = (
        "[Auto] When you play this card, choose any number of Battle Cards in your hand of which "
        "the total cost adds up to 3 or less and place them in your Drop Area."
    )
    seer, two = fighter("Seer", text), battle_card("Two", energy_cost=2)
    one, four = battle_card("One", energy_cost=1), battle_card("Four", energy_cost=4)
    for held, offered in ((one, [one, "pass"]), (four, ["pass"])):
        table = given(side(hand=[seer, two, held]))
        table.you.plays(seer)
        table.you.chooses(two)
        assert table.you.offered == offered
        table.you.passes()
        assert table.you.drop == [two]
