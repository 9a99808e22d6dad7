"""Skills about attacks, combos and damage, by their printed text."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import chief, device, fighter
from tests.games.dragonball.table import Table, battle_card, given, side

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)
TESSINE = battle_card("Tessine", character=["Tessine"])


def fight_on(table: Table) -> None:
    """Nobody does anything more in this battle."""
    while table.prompt == "combo":
        table.player(table.asked).passes()


@pytest.mark.rule("dragonball:10-5-6")
def test_a_card_in_the_drop_area_evolves_after_its_combo() -> None:
    late = fighter(
        "Latecomer",
        "[Auto] During your turn, at the end of the battle after you combo with this card, choose "
        "up to 1 <Tessine> in your Battle Area, and evolve it into this card.",
    )
    table = given(side(battle=[A, TESSINE], hand=[late]))
    table.you.attacks(A, table.them.leader)
    table.you.combos(late)
    fight_on(table)
    table.you.chooses(TESSINE)
    assert table.you.under(late) == [TESSINE]
    assert table.you.drop == []


def test_damage_is_replaced_by_cards_of_the_deck() -> None:
    """8-9-1-1: no card of the life goes to the hand then."""
    bowl = chief(
        "[Permanent] If damage is inflicted to your life, place 2 cards from the top of your deck "
        "in the Drop Area instead."
    )
    table = given(side(battle=[A]), side(leader=bowl, deck=[A, B]))
    table.you.attacks(A, bowl)
    fight_on(table)
    assert (len(table.them.life), table.them.drop, table.them.hand) == (8, [A, B], [])


FOG = (
    "[Counter: Attack] Negate the attack, and Battle Cards with energy costs of 2 or less can't "
    "attack until the start of your opponent's next turn."
)


def test_a_fog_covers_cards_that_come_later_and_no_others() -> None:
    fog = device("Fog", FOG)
    dear = battle_card("Dear", energy_cost=3)
    table = given(side(battle=[A, dear], hand=[B]), side(hand=[fog]))
    table.you.attacks(A, table.them.leader)
    table.them.counters(fog)
    table.you.plays(B)
    assert not table.you.can("attack", B, table.them.leader)
    assert table.you.can("attack", dear, table.them.leader)


NEGATES = (
    "[Auto][Once per turn] When your opponent activates [Blocker], you may place 1 red card from "
    "your hand into the Drop Area. If you do so, negate that [Blocker]."
)


@pytest.mark.rule("dragonball:10-4-2")
def test_a_negated_blocker_has_rested_in_vain() -> None:
    wall = fighter("Wall", "[Blocker]")
    boss = chief(NEGATES)
    table = given(side(leader=boss, battle=[A], hand=[B]), side(battle=[wall]))
    table.you.attacks(A, table.them.leader)
    table.them.says("yes")
    table.you.says("yes")
    table.you.chooses(B)
    fight_on(table)
    assert (len(table.them.life), table.them.battle) == (7, [wall])
    assert not table.them.is_active(wall)


def test_a_blocker_that_nobody_negates_is_attacked() -> None:
    wall = fighter("Wall", "[Blocker]")
    boss = chief(NEGATES)
    table = given(side(leader=boss, battle=[A], hand=[B]), side(battle=[wall]))
    table.you.attacks(A, table.them.leader)
    table.them.says("yes")
    table.you.says("no")
    fight_on(table)
    assert (len(table.them.life), table.them.drop) == (8, [wall])


def test_what_went_from_the_deck_is_asked_about() -> None:
    """Q. The card was blue. Do I draw?  A. No."""
    text = (
        "[Auto] When this card attacks, place up to 1 card from the top of your deck in the Drop "
        "Area. If that card is red, draw 1 card."
    )
    for top, drawn in ((A, [B]), (battle_card("Sea", color=["blue"]), [])):
        digger = fighter("Digger", text)
        table = given(side(battle=[digger], deck=[top, B]))
        table.you.attacks(digger, table.them.leader)
        table.you.chooses(1)
        assert table.you.hand == drawn
        table.leave_open()
