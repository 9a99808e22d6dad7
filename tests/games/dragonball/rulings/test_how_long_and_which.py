"""How long effects last, which cards they are about, and what counts as done by a skill."""

from __future__ import annotations

import pytest

from headjudge.games.dragonball.language import text as card_text
from tests.games.dragonball.rulings.cards import chief, device, fighter
from tests.games.dragonball.table import battle_card, given, leader, rested, side, word

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)

# -- durations ------------------------------------------------------------------------


def test_until_the_start_of_your_next_turn_ends_when_it_starts() -> None:
    """Q. Is it there on their turn?  A. Yes, and gone when yours begins."""
    wall = fighter(
        "Wall",
        "[Auto] When you play this card, until the beginning of your next turn, this card gains "
        "+5000 power.",
    )
    table = given(side(hand=[wall]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.plays(wall)
    table.you.passes()
    assert table.you.power(wall) == 15000
    table.them.passes()
    table.them.passes()
    assert table.you.power(wall) == 10000


def test_until_the_end_of_their_next_turn_ends_with_it() -> None:
    wall = fighter(
        "Wall",
        "[Auto] When you play this card, this card gets +5000 power until the end of your "
        "opponent's next turn.",
    )
    table = given(side(hand=[wall]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.plays(wall)
    table.you.passes()
    assert table.you.power(wall) == 15000
    table.them.passes()
    table.them.passes()
    assert table.you.power(wall) == 10000


# -- prohibitions are for all such cards, values for those there are -------------------

BAN = (
    "[Activate: Main] Draw 1 card, and you can't play red <Karrow> cards for the duration of the "
    "turn."
)
KARROW = battle_card("Karrow", character=["Karrow"], energy_cost=0)


def test_a_card_that_was_not_in_the_hand_yet_cannot_be_played_either() -> None:
    oath = device("Oath", BAN)
    table = given(side(hand=[oath, KARROW, A], deck=[KARROW]))
    table.you.uses(oath)
    assert table.you.hand == [KARROW, A, KARROW]
    assert table.you.offers("play") == [A]


def test_power_is_given_to_those_that_are_there() -> None:
    cheer = device(
        "Cheer",
        "[Activate: Main] All of your Battle Cards get +5000 power for the duration of the turn.",
    )
    table = given(side(hand=[cheer, B], battle=[A]))
    table.you.uses(cheer)
    table.you.plays(B)
    assert (table.you.power(A), table.you.power(B)) == (15000, 10000)


# -- cards without a cost -------------------------------------------------------------


@pytest.mark.rule("dragonball:2-11-2")
def test_a_leader_has_no_energy_cost() -> None:
    """Q. May I choose my leader, with 3 or less?  A. No: it has none."""
    start = device(
        "Start",
        "[Activate: Main] Choose up to 2 of your 《Gear》 cards with energy costs of 3 or less and "
        "switch them to Active Mode.",
    )
    boss = leader("Boss", traits=["Gear"])
    gear = battle_card("Cog", traits=["Gear"], energy_cost=3)
    dear = battle_card("Wheel", traits=["Gear"], energy_cost=4)
    table = given(side(rested(boss), battle=[rested(gear), rested(dear)], hand=[start]))
    table.you.uses(start)
    assert table.you.offered == [gear]
    table.you.chooses(gear)
    assert table.you.is_active(gear)


def test_without_a_cost_in_the_text_the_leader_is_a_card_too() -> None:
    start = device(
        "Start",
        "[Activate: Main] Choose up to 1 of your 《Gear》 cards and switch it to Active Mode.",
    )
    boss = leader("Boss", traits=["Gear"])
    table = given(side(rested(boss), hand=[start]))
    table.you.uses(start)
    table.you.chooses(boss)
    assert table.you.is_active(boss)


# -- the top of a deck as a price -----------------------------------------------------

BURST = "[Auto][Burst 3] When this card attacks, draw 1 card."


@pytest.mark.rule("dragonball:8-4-2-2")
def test_burst_takes_all_its_cards() -> None:
    burst = fighter("Sparks", BURST)
    table = given(side(battle=[burst], deck=[A, A, A, B]))
    table.you.attacks(burst, table.them.leader)
    table.you.says("yes")
    assert (table.you.drop, table.you.hand) == ([A, A, A], [B])
    table.leave_open()


def test_with_fewer_in_the_deck_it_cannot_be_paid() -> None:
    burst = fighter("Sparks", BURST)
    table = given(side(battle=[burst], deck=[A, A], deck_of_plain=0))
    table.you.attacks(burst, table.them.leader)
    assert (table.you.deck, table.you.hand) == ([A, A], [])
    table.leave_open()


# -- done by a skill ------------------------------------------------------------------

REMOVED = "[Auto] When this card is removed from a Battle Area by a skill or KO-ed, draw 1 card."


@pytest.mark.rule("dragonball:9-5-2-1")
@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 of your opponent's Battle Cards and return it to its owner's hand.",
        "Choose 1 of your opponent's Battle Cards and KO it.",
        "Choose 1 of your opponent's Battle Cards, and it gets -10000 power for the duration of "
        "the turn.",
    ],
)
def test_a_card_without_power_was_removed_by_the_skill_that_took_it(text: str) -> None:
    mourned = fighter("Mourned", REMOVED)
    blow = device("Blow", f"[Activate: Main] {text}")
    table = given(side(hand=[blow]), side(battle=[mourned], deck=[A]))
    table.you.uses(blow)
    assert A in table.them.hand


def test_a_card_that_combos_was_not_removed() -> None:
    mourned = fighter("Mourned", REMOVED)
    table = given(side(battle=[A, mourned], deck=[B]))
    table.you.attacks(A, table.them.leader)
    table.you.combos(mourned)
    assert table.you.hand == []


# -- counters against what skills play ------------------------------------------------

RESTS = "[Counter: Play] The Battle Card played is played in Rest Mode."
CALL = "[Activate: Main] Choose 1 《Pack》 card from your hand and play it."


def test_what_a_countered_skill_plays_comes_in_rest_mode() -> None:
    hush, call = device("Hush", RESTS), device("Call", CALL)
    wolf = battle_card("Wolf", traits=["Pack"])
    table = given(side(hand=[call, wolf]), side(hand=[hush]))
    table.you.uses(call)
    table.them.counters(hush)
    table.you.chooses(wolf)
    assert not table.you.is_active(wolf)


@pytest.mark.rule("dragonball:10-22-3")
def test_but_not_a_card_that_deflects() -> None:
    hush, call = device("Hush", RESTS), device("Call", CALL)
    wolf = battle_card("Wolf", word("Deflect"), traits=["Pack"])
    table = given(side(hand=[call, wolf]), side(hand=[hush]))
    table.you.uses(call)
    table.them.counters(hush)
    table.you.chooses(wolf)
    assert table.you.is_active(wolf)


# -- one of each ----------------------------------------------------------------------

BOTH = (
    "[Activate: Main] Choose 1 <Karrow> and <Tessine> card in your Drop Area and place them under "
    "this card: Draw 1 card."
)
TESSINE = battle_card("Tessine", character=["Tessine"])


def test_one_of_two_sorts_joined_by_and_is_one_of_each() -> None:
    pair = fighter("Pair", BOTH)
    table = given(side(battle=[pair], drop=[KARROW, TESSINE]))
    table.you.uses(pair)
    table.you.chooses(TESSINE, KARROW)
    assert set(table.you.under(pair)) == {KARROW, TESSINE}


def test_with_only_one_of_them_there_the_cost_cannot_be_paid() -> None:
    pair = fighter("Pair", BOTH)
    assert not given(side(battle=[pair], drop=[KARROW, KARROW])).you.can("activate", pair, 0)


def test_to_have_both_is_to_have_each() -> None:
    """Such a condition is read only where it says of both that they are there."""
    both = "[Activate: Main] If <Karrow> and <Tessine> are in your Battle Area, draw 1 card."
    sage = chief(both)
    table = given(side(sage, battle=[KARROW, KARROW], deck=[A]))
    table.you.uses(sage)
    assert table.you.hand == []
    with pytest.raises(card_text.Unreadable):
        card_text.read("[Activate: Main] If you have a <Karrow> and <Tessine>, draw 1 card.")
