"""1-3-1. What cards say against the rules: how they are played, combo, awaken and counter."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import chief, device, fighter
from tests.games.dragonball.table import battle_card, given, leader, rested, side

A = battle_card("Ada", energy_cost=0)
B = battle_card("Bodo", energy_cost=0)

# -- only one of a name ---------------------------------------------------------------

ONLY = "[Permanent] Only 1 {Lone Wolf} can be played in your Battle Area."


def test_a_second_one_of_that_name_cannot_be_played() -> None:
    wolf = fighter("Lone Wolf", ONLY)
    table = given(side(battle=[wolf], hand=[wolf, A]))
    assert table.you.offers("play") == [A]


def test_the_first_one_can_and_so_can_the_other_player_s() -> None:
    wolf = fighter("Lone Wolf", ONLY)
    table = given(side(hand=[wolf]), side(battle=[wolf]))
    table.you.plays(wolf)
    assert table.you.battle == [wolf]


def test_nor_by_a_skill_nor_by_gaining_control() -> None:
    wolf = fighter("Lone Wolf", ONLY)
    call = device(
        "Call", "[Activate: Main] Choose 1 《Pack》 card from your Drop Area and play it."
    )
    lure = device(
        "Lure", "[Activate: Main] Choose 1 of your opponent's Battle Cards and gain control of it."
    )
    packed = fighter("Lone Wolf", ONLY, traits=["Pack"])
    table = given(side(battle=[wolf], hand=[call, lure], drop=[packed]), side(battle=[wolf]))
    table.you.uses(call)
    table.you.uses(lure)
    assert table.you.battle == [wolf]
    assert (table.you.drop[0], table.them.battle) == (packed, [wolf])


# -- only if, only from ---------------------------------------------------------------

RED_ONLY = "[Permanent] You can't play this card from any area unless your Leader Card is red."
PLAYS_FROM_DROP = "[Activate: Main] Choose 1 《Oath》 card from your Drop Area and play it."


def test_a_card_that_wants_a_red_leader_is_played_under_one() -> None:
    sworn = fighter("Sworn", RED_ONLY)
    table = given(side(hand=[sworn]))
    table.you.plays(sworn)
    assert table.you.battle == [sworn]


def test_and_not_under_another_from_whatever_area() -> None:
    sworn = fighter("Sworn", RED_ONLY, traits=["Oath"])
    raise_ = device("Raise", PLAYS_FROM_DROP)
    table = given(side(leader=leader(color=["blue"]), hand=[sworn, raise_], drop=[sworn]))
    assert table.you.why_not("play", sworn) == "1-3-1"
    table.you.uses(raise_)
    assert table.you.battle == []
    assert table.you.drop == [sworn, raise_]


def test_a_card_for_energy_areas_is_played_from_there_only() -> None:
    root = fighter(
        "Root",
        "[Permanent] This card can only be played from Energy Areas.",
        traits=["Oath"],
    )
    grow = device("Grow", "[Activate: Main] Choose 1 《Oath》 card in your energy and play it.")
    raise_ = device("Raise", PLAYS_FROM_DROP)
    table = given(side(hand=[root, grow, raise_], energy=[root], drop=[root]))
    assert table.you.offers("play") == []
    table.you.uses(raise_)
    assert table.you.battle == []
    table.you.uses(grow)
    assert table.you.battle == [root]


# -- attacking and comboing otherwise -------------------------------------------------


def test_a_card_may_be_let_attack_active_cards_for_the_turn() -> None:
    hunter = device(
        "Scent",
        "[Activate: Main] Choose 1 of your Battle Cards, and it can attack Battle Cards in Active "
        "Mode for the duration of the turn.",
    )
    table = given(side(battle=[A, B], hand=[hunter]), side(battle=[B]))
    table.you.uses(hunter)
    table.you.chooses(A)
    assert table.you.can("attack", A, B)
    assert not table.you.can("attack", B, B)


COMBOS = (
    "[Permanent] You can combo with this card from your Battle Area even when it is in Rest Mode."
)


def test_a_card_may_combo_at_rest_if_it_says_so() -> None:
    lazy = fighter("Lazy", COMBOS)
    other = battle_card("Other")
    table = given(side(battle=[A, rested(lazy), rested(other)]))
    table.you.attacks(A, table.them.leader)
    assert table.you.offers("combo") == [lazy]
    table.you.combos(lazy)
    assert table.you.drop == [lazy]


# -- awakening earlier ----------------------------------------------------------------

EARLY = (
    "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.\n"
    "[Permanent] If <Karrow> is in your Battle Area, you can activate this card's [Awaken] when "
    "your life is at 6 or less."
)
KARROW = battle_card("Karrow", character=["Karrow"])


def test_a_leader_may_awaken_earlier_with_a_friend() -> None:
    early = chief(EARLY)
    table = given(side(leader=early, battle=[KARROW], life=6))
    table.you.uses(early)
    table.you.says("yes")
    assert table.you.leader.name == "Chief, awakened"


def test_but_not_without_nor_earlier_still() -> None:
    early = chief(EARLY)
    assert not given(side(leader=early, life=6)).you.can("activate", early, 0)
    assert not given(side(leader=early, battle=[KARROW], life=7)).you.can("activate", early, 0)
    assert given(side(leader=early, life=4)).you.can("activate", early, 0)


# -- countering for another price -----------------------------------------------------

FREE = (
    "[Counter: Attack] Negate the attack.\n"
    "[Permanent] You can activate this card's [Counter] skill from your hand by adding a card from "
    "your life to your hand instead of paying its energy cost."
)


@pytest.mark.rule("dragonball:1-3-1", "dragonball:10-10-1")
def test_a_counter_paid_with_life_for_want_of_energy() -> None:
    shield = device("Shield", FREE, energy_cost=2)
    table = given(side(battle=[A]), side(hand=[shield], life=[B, B, B]))
    table.you.attacks(A, table.them.leader)
    table.them.counters(shield)
    table.them.chooses(B)
    assert (table.them.hand, len(table.them.life)) == ([B], 2)
    assert table.them.drop == [shield]
    assert table.prompt == "main"


@pytest.mark.rule("dragonball:1-3-1", "dragonball:10-10-1")
def test_with_the_energy_one_may_pay_it_all_the_same() -> None:
    shield = device("Shield", FREE, energy_cost=1)
    table = given(side(battle=[A]), side(hand=[shield], energy=1))
    table.you.attacks(A, table.them.leader)
    table.them.counters(shield)
    table.them.says("no")
    assert (table.them.active_energy, len(table.them.life)) == ([], 8)


def test_without_either_it_cannot_be_activated() -> None:
    shield = device("Shield", "[Counter: Attack] Negate the attack.", energy_cost=1)
    table = given(side(battle=[A]), side(hand=[shield]), windows=True)
    table.you.attacks(A, table.them.leader)
    assert table.them.offered == ["pass"]
    table.leave_open()


# -- played in Rest Mode ----------------------------------------------------------------

TIRES = device("Tire", "[Counter: Play] The Battle Card played is played in Rest Mode.")
CUB = battle_card("Cub", character=["Cub"], energy_cost=0)
KIT = battle_card("Kit", character=["Kit"], energy_cost=0)
GROWN = fighter("Grown", "[Evolve] <Cub>")
FOREIGN = fighter("Foreign", "[Xeno-Evolve] <Cub>")
PAIR = fighter("Pair", "[Union-Potara] ① : <Cub> and <Kit>")


@pytest.mark.rule("dragonball:1-3-1", "dragonball:9-4-2")
@pytest.mark.parametrize("played", [GROWN, FOREIGN, PAIR])
@pytest.mark.parametrize("countered", [True, False])
def test_a_card_is_played_in_rest_mode_on_top_of_another_too(played: Card, countered: bool) -> None:
    """Q. I evolve my active card, and they counter: "is played in Rest Mode". The rules have it
    take over the position of the card below.  A. The counter's text goes before the rules."""
    table = given(side(battle=[CUB, KIT], hand=[played], energy=1), side(hand=[TIRES]))
    table.you.uses(played)
    if countered:
        table.them.counters(TIRES)
    else:
        table.them.passes()
        table.them.passes()
    assert table.you.battle[-1] is played
    assert table.you.is_active(played) is not countered


@pytest.mark.rule("dragonball:9-4-2")
def test_without_the_counter_it_takes_over_the_position_of_the_card_below() -> None:
    table = given(side(battle=[rested(CUB)], hand=[GROWN]))
    table.you.uses(GROWN)
    assert table.you.battle == [GROWN] and not table.you.is_active(GROWN)
