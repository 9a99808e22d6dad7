"""What may be chosen to be done, and what becomes of cards that a skill sends away."""

from __future__ import annotations

import pytest

from tests.games.dragonball.rulings.cards import device, fighter
from tests.games.dragonball.table import battle_card, given, rested, side

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)
UUBA = battle_card("Uuba", energy_cost=0)

# -- "you may choose ... and play it" -------------------------------------------------

FRIEND = (
    "[Auto] When you play this card, you may choose 1 {Uuba} from your hand and play it. If you do "
    "so, both that card and this card gain +5000 power for the duration of the turn."
)


def test_one_may_play_a_friend_and_both_gain() -> None:
    host = fighter("Host", FRIEND)
    table = given(side(hand=[host, UUBA]))
    table.you.plays(host)
    table.you.says("yes")
    table.you.chooses(UUBA)
    assert (table.you.power(host), table.you.power(UUBA)) == (15000, 15000)


def test_without_the_friend_nobody_gains() -> None:
    host = fighter("Host", FRIEND)
    table = given(side(hand=[host, A]))
    table.you.plays(host)
    assert table.you.offered == ["no"]
    table.you.says("no")
    assert table.you.power(host) == 10000


PAYS = (
    "[Activate: Main] Look at up to 2 cards from the top of your deck and choose up to 1 《Oath》 "
    "among them. You may play that card by paying its energy cost. Then, shuffle your deck."
)
SWORN = battle_card("Sworn", traits=["Oath"], energy_cost=1)


def test_a_card_that_has_to_be_paid_for_may_be_played_with_the_energy() -> None:
    seer = device("Seer", PAYS)
    table = given(side(hand=[seer], deck=[SWORN], energy=1))
    table.you.uses(seer)
    table.you.chooses(2)
    table.you.chooses(SWORN)
    table.you.says("yes")
    assert (table.you.battle, table.you.active_energy) == ([SWORN], [])


def test_without_the_energy_one_is_asked_all_the_same_since_nobody_sees_the_card() -> None:
    seer = device("Seer", PAYS)
    table = given(side(hand=[seer], deck=[SWORN]))
    table.you.uses(seer)
    table.you.chooses(2)
    table.you.chooses(SWORN)
    assert table.you.offered == ["no"]
    table.you.says("no")
    assert table.you.battle == []


def test_if_none_was_chosen_there_is_nothing_to_play() -> None:
    seer = device("Seer", PAYS)
    table = given(side(hand=[seer], deck=[SWORN], energy=1))
    table.you.uses(seer)
    table.you.chooses(2)
    table.you.chooses()
    assert table.prompt == "main"
    assert len(table.you.active_energy) == 1


# -- this card and another, and back later --------------------------------------------

GHOST = (
    "[Auto] When your opponent attacks with one of their cards, you may send this card and 1 card "
    "from your hand to your Warp. If you do so, negate the attack, then play this card from your "
    "Warp at the start of your next Main Phase."
)


def test_a_card_comes_back_from_where_it_sent_itself() -> None:
    ghost = fighter("Ghost", GHOST)
    table = given(side(battle=[A]), side(battle=[ghost], hand=[B, B]), phase="turn", turn_of="them")
    table.you.passes()
    table.you.attacks(A, table.them.leader)
    table.them.says("yes")
    table.them.chooses(B)
    assert sorted([card.name for card in table.them.warp]) == ["Bodo", "Ghost"]
    table.you.passes()
    table.them.passes()
    assert table.them.battle == [ghost]


def test_with_an_empty_hand_it_cannot_go() -> None:
    """8-4-2-2 for a price that is offered: all of it, or none."""
    ghost = fighter("Ghost", GHOST)
    table = given(side(battle=[A]), side(battle=[ghost]))
    table.you.attacks(A, table.them.leader)
    assert table.them.battle == [ghost]
    table.leave_open()


# -- comboing by a skill --------------------------------------------------------------

CATCH = (
    "[Auto] When this card attacks, your opponent chooses 1 card from their hand and sends it to "
    "their Warp. If that card was a Battle Card, combo with it in your Combo Area."
)


@pytest.mark.rule("dragonball:3-7-3-1")
def test_a_card_without_combo_power_is_not_comboed_with_by_a_skill_either() -> None:
    dull = battle_card("Dull", combo_cost=None, combo_power=None)
    catcher = fighter("Catcher", CATCH)
    table = given(side(battle=[catcher]), side(hand=[dull]))
    table.you.attacks(catcher, table.them.leader)
    assert (table.you.combo, table.them.warp) == ([], [dull])


def test_one_with_it_is() -> None:
    catcher = fighter("Catcher", CATCH)
    table = given(side(battle=[catcher], hand=[A]), side(hand=[B]))
    table.you.attacks(catcher, table.them.leader)
    assert table.you.combo == [B]
    table.leave_open()


# -- a price is paid with cards that it can be paid with --------------------------------

STIR = (
    "[Activate: Main] You may choose 1 {Old Kiln} in your Battle Area and switch it to Active "
    "Mode. If you do, draw 1 card."
)
KILN = battle_card("Old Kiln")


def test_a_card_that_is_active_already_is_not_switched() -> None:
    """Q. The Kiln is active. Do I draw?  A. No: nothing was done (1-3-2-1)."""
    stir = device("Stir", STIR)
    table = given(side(hand=[stir], battle=[KILN], deck=[A]))
    table.you.uses(stir)
    assert table.you.hand == []


def test_of_two_the_resting_one_has_to_be_chosen() -> None:
    stir = device("Stir", STIR)
    table = given(side(hand=[stir], battle=[KILN, rested(KILN)], deck=[A]))
    table.you.uses(stir)
    table.you.says("yes")
    assert table.you.hand == [A]
    assert table.game.state.rest[table.you.find(KILN)] == 0


DUO = (
    "[Activate: Main] Choose this card and 1 《Duo》 in your Battle Area and switch them to Rest "
    "Mode: Draw 1 card."
)


@pytest.mark.rule("dragonball:8-4-2-2")
def test_a_card_does_not_pay_twice() -> None:
    """Q. It is a 《Duo》 itself. Is that enough?  A. No: this card and another one."""
    one = fighter("One", DUO, traits=["Duo"])
    other = battle_card("Other", traits=["Duo"])
    assert not given(side(battle=[one])).you.can("activate", one, 0)
    table = given(side(battle=[one, other], deck=[A]))
    table.you.uses(one)
    assert table.you.hand == [A]
    assert not table.you.is_active(one) and not table.you.is_active(other)
