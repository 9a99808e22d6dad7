"""7. Progression of the game."""

from __future__ import annotations

from tests.games.godzilla.table import battle, given, monster, side


def test_7_2_2_the_turn_player_draws_as_many_cards_as_the_rank_of_the_opposing_monster() -> None:
    cards = [battle(), battle(), battle(), battle()]
    table = given(
        you=side(deck=cards), them=side(stack=[monster(rank=3)]), phase="start phase"
    )
    assert table.you.hand == cards[:3]
    assert table.you.deck == cards[3:]


def test_7_4_3_a_total_equal_to_the_threat_level_counters_the_monster() -> None:
    new = monster("Next", rank=2)
    table = given(
        you=side(zones={1: battle(power=3000), 2: battle(power=2000)}),
        them=side(stack=[monster(threat=5000)], monsters=[new], position=7),
        phase="counter phase",
    )
    assert table.them.monster is new
    assert table.them.position == 4


def test_7_4_3_a_total_below_the_threat_level_counters_nothing() -> None:
    old = monster(threat=5001)
    table = given(
        you=side(zones={1: battle(power=3000), 2: battle(power=2000)}),
        them=side(stack=[old], monsters=[monster(rank=2)], position=7),
        phase="counter phase",
    )
    assert table.them.monster is old
    assert table.them.position == 7


def test_8_6_1_an_invasion_costs_a_card_and_advances_by_its_icon() -> None:
    card = battle(invasion=2)
    table = given(you=side(hand=[card], position=3))
    table.you.invades_with(card)
    assert table.you.position == 5
    assert table.you.discard == [card]
