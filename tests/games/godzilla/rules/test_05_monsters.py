"""5.13 Advance and retreat, 5.14 invade, 5.15 counter, 5.16 engage."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games.godzilla.table import (
    after,
    battle,
    given,
    having,
    monster,
    side,
    told,
)


def rage_for_each(kind: str, whose: str = t.YOU) -> Card:
    """A battle card whose master's rage tells how often a monster did that."""
    pattern = t.Pattern(kind, v.Monster(whose))
    return having(battle(), t.Auto(pattern, (v.ChangeRage(t.YOU, 1, True),)))


# 5.13. Advance


def test_5_13_1_a_monster_advances_to_the_zone_with_the_next_higher_number() -> None:
    table = after("Advance your monster card by 1 zone.", side(position=3))
    assert table.you.position == 4


def test_5_13_1_several_zones_are_advanced_one_by_one() -> None:
    """Every zone on the way is entered: the battle card in it is crushed (11.3)."""
    crushed = battle()
    table = after("Advance your monster card by 3 zones.", side(position=2, zones={4: crushed}))
    assert table.you.position == 5
    assert table.you.discard == [crushed]


def test_5_13_1_the_other_players_monster_can_be_told_to_advance() -> None:
    table = after("Advance your opponent's monster card by 1 zone.", them=side(position=3))
    assert table.them.position == 4
    assert table.you.position == 1


@pytest.mark.parametrize("number", [0, -2])
def test_5_13_1_by_no_zone_or_fewer_it_stays(number: int) -> None:
    table = after(told(v.Advance(v.Monster(t.YOU), number)), side(position=3))
    assert table.you.position == 3


@pytest.mark.parametrize("guard", [True, False])
def test_5_13_1_1_1_an_effect_does_not_advance_a_monster_out_of_zone_8(guard: bool) -> None:
    table = after(
        "Advance your monster card by 1 zone.",
        side(position=8),
        side(zones={8: battle()} if guard else {}),
    )
    assert table.you.position == 8
    assert table.result is None


def test_5_13_1_1_1_a_battle_card_in_the_other_zone_8_stops_an_invasion() -> None:
    card, guard = battle(), battle()
    table = given(you=side(hand=[card], position=8), them=side(zones={8: guard}))
    table.you.invades_with(card)
    assert table.you.position == 8
    assert table.result is None


@pytest.mark.parametrize("number", [3, 7])
def test_5_13_1_1_1_a_battle_card_in_another_zone_stops_nothing(number: int) -> None:
    card = battle()
    table = given(you=side(hand=[card], position=8), them=side(zones={number: battle()}))
    table.you.invades_with(card)
    assert table.result == ("you", "5.13.1.1.2")


def test_5_13_1_1_1_an_invading_monster_in_the_other_zone_8_stops_nothing() -> None:
    card = battle()
    table = given(you=side(hand=[card], position=8), them=side(position=8))
    table.you.invades_with(card)
    assert table.result == ("you", "5.13.1.1.2")


@pytest.mark.rule("godzilla:1.2.1.1")
@pytest.mark.parametrize("turn_of", ["you", "them"])
def test_5_13_1_1_2_a_monster_that_invades_out_of_zone_8_wins_the_game(turn_of: str) -> None:
    card = battle()
    table = given(
        you=side(hand=[card], position=8), them=side(hand=[card], position=8), turn_of=turn_of
    )
    player = table.you if turn_of == "you" else table.them
    player.invades_with(card)
    assert table.result == (turn_of, "5.13.1.1.2")


def test_5_13_1_1_2_an_invasion_may_enter_zone_8_and_go_on_to_win() -> None:
    card = battle(invasion=2)
    table = given(you=side(hand=[card], position=7))
    table.you.invades_with(card)
    assert table.result == ("you", "5.13.1.1.2")


def test_5_13_1_1_2_an_invasion_that_only_reaches_zone_8_does_not_win() -> None:
    card = battle(invasion=1)
    table = given(you=side(hand=[card], position=7))
    table.you.invades_with(card)
    assert table.you.position == 8
    assert table.result is None


TO_ZONE_5 = "Advance your monster card to zone 5."


@pytest.mark.rule("godzilla:5.13.1.2.2")
def test_5_13_1_2_a_monster_told_to_advance_to_a_zone_advances_until_it_is_there() -> None:
    counter = rage_for_each("advance")
    table = after(TO_ZONE_5, side(position=3, zones={8: counter}))
    table.you.chooses(counter)
    assert table.you.position == 5
    assert table.you.rage == 2


@pytest.mark.parametrize("position", [5, 6, 8])
def test_5_13_1_2_1_in_that_zone_or_beyond_it_nothing_is_done(position: int) -> None:
    table = after(TO_ZONE_5, side(position=position, zones={2: rage_for_each("advance")}))
    assert table.you.position == position
    assert table.you.rage == 0


def test_5_13_1_2_2_a_monster_that_cannot_advance_is_not_told_forever() -> None:
    table = after(
        TO_ZONE_5, side(position=3, stack=[monster(text="Your monster card cannot advance.")])
    )
    assert table.you.position == 3


# 5.13.2. Retreat


def test_5_13_2_a_monster_retreats_to_the_zone_with_the_next_lower_number() -> None:
    table = after("Retreat your opponent's monster card by 1 zone.", them=side(position=6))
    assert table.them.position == 5


def test_5_13_2_several_zones_are_retreated_one_by_one() -> None:
    crushed = battle()
    table = after(
        "Retreat your opponent's monster card by 3 zones.",
        them=side(position=6, zones={4: crushed}),
    )
    assert table.them.position == 3
    assert table.them.discard == [crushed]


@pytest.mark.parametrize("number", [0, -1])
def test_5_13_2_by_no_zone_or_fewer_it_stays(number: int) -> None:
    table = after(told(v.Retreat(v.Monster(t.YOU), number)), side(position=3))
    assert table.you.position == 3


def test_5_13_2_1_a_monster_in_zone_1_has_not_retreated() -> None:
    table = after(
        "Retreat your monster card by 1 zone.",
        side(position=1, zones={2: rage_for_each("retreat")}),
    )
    assert table.you.position == 1
    assert table.you.rage == 0


def test_5_13_2_1_a_monster_told_to_go_further_stops_in_zone_1() -> None:
    counter = rage_for_each("retreat")
    table = after("Retreat your monster card by 3 zones.", side(position=2, zones={5: counter}))
    assert table.you.position == 1
    assert table.you.rage == 1


BACK_TO_2 = "Retreat your opponent's monster card to zone 2."


@pytest.mark.rule("godzilla:5.13.2.2.2")
def test_5_13_2_2_a_monster_told_to_retreat_to_a_zone_retreats_until_it_is_there() -> None:
    counter = rage_for_each("retreat", t.OPPONENT)
    table = after(BACK_TO_2, side(zones={8: counter}), side(position=4))
    table.you.chooses(counter)
    assert table.them.position == 2
    assert table.you.rage == 2


@pytest.mark.parametrize("position", [1, 2])
def test_5_13_2_2_1_in_that_zone_or_before_it_nothing_is_done(position: int) -> None:
    counter = rage_for_each("retreat", t.OPPONENT)
    table = after(BACK_TO_2, side(zones={8: counter}), side(position=position))
    assert table.them.position == position
    assert table.you.rage == 0


def test_5_13_3_a_monster_that_stays_in_its_zone_has_not_advanced() -> None:
    card = battle()
    beast = monster(text="[When Invading] Increase your monster card's [Rage] by 1.")
    table = given(you=side(hand=[card], stack=[beast], position=8), them=side(zones={8: battle()}))
    table.you.invades_with(card)
    assert table.you.position == 8
    assert table.you.rage == 0


def test_5_13_3_one_that_leaves_it_has() -> None:
    card = battle(invasion=2)
    beast = monster(text="[When Invading] Increase your monster card's [Rage] by 1.")
    table = given(you=side(hand=[card], stack=[beast], position=7), them=side(zones={8: battle()}))
    table.you.invades_with(card)
    assert table.you.position == 8
    assert table.you.rage == 1  # for zone 8; the second advance moved nothing


# 5.14. Invade


@pytest.mark.rule("godzilla:5.14.1", "godzilla:8.6.1")
def test_a_monster_that_an_effect_advances_does_not_invade() -> None:
    beast = monster(text="When this card invades, increase your monster card's [Rage] by 1.")
    table = after("Advance your monster card by 1 zone.", side(stack=[beast]))
    assert table.you.rage == 0


# 5.15. Counter

COUNTER = "Counter your opponent's monster card."


def test_5_15_1_an_effect_can_counter_a_monster() -> None:
    old, new = monster(), monster(rank=2)
    table = after(COUNTER, them=side(stack=[old], monsters=[new], position=8))
    assert table.them.position == 3
    assert table.them.stack == [old, new]
    assert table.them.monsters == []


@pytest.mark.parametrize(("here", "behind"), [(6, 5), (7, 4), (8, 3)])
def test_5_15_1_1_from_zones_6_to_8_a_countered_monster_moves_to_the_zone_behind(
    here: int, behind: int
) -> None:
    table = after(COUNTER, them=side(monsters=[monster(rank=2)], position=here))
    assert table.them.position == behind


@pytest.mark.parametrize("here", [1, 3, 5])
def test_5_15_1_1_from_the_other_zones_it_does_not_move(here: int) -> None:
    table = after(COUNTER, them=side(monsters=[monster(rank=2)], position=here))
    assert table.them.position == here


@pytest.mark.rule("godzilla:5.15.1.1")
def test_a_monster_that_moves_as_though_it_were_countered_only_moves() -> None:
    old, new = monster(), monster(rank=2)
    table = after(
        "Move your opponent's monster card as though it were countered.",
        them=side(stack=[old], monsters=[new], position=7),
    )
    assert table.them.position == 4
    assert table.them.stack == [old]


def test_5_15_1_1_moving_back_is_no_retreat() -> None:
    counter = rage_for_each("retreat", t.OPPONENT)
    table = after(COUNTER, side(zones={2: counter}), side(monsters=[monster(rank=2)], position=7))
    assert table.you.rage == 0


def test_5_15_1_2_the_next_monster_is_one_rank_higher_and_shares_a_trait() -> None:
    old = monster(rank=2, traits=["Deep", "Old"])
    same_rank = monster(rank=2, traits=["Deep"])
    too_high = monster(rank=4, traits=["Deep"])
    stranger = monster(rank=3, traits=["High"])
    right = monster(rank=3, traits=["Old", "High"])
    table = after(COUNTER, them=side(stack=[old], monsters=[same_rank, too_high, stranger, right]))
    assert table.them.monster is right


def test_5_15_1_2_its_master_chooses_among_several() -> None:
    first, second = monster(rank=2), monster(rank=2)
    table = after(COUNTER, them=side(monsters=[first, second]))
    assert table.them.offered == [first, second]
    table.them.chooses(second)
    assert table.them.monster is second
    assert table.them.monsters == [first]


@pytest.mark.rule("godzilla:5.11.2")
def test_the_next_monster_is_played() -> None:
    new = monster(rank=2, text="[Enter] Increase your monster card's [Rage] by 1.")
    table = after(COUNTER, them=side(monsters=[new]))
    assert table.them.rage == 1


@pytest.mark.rule("godzilla:1.2.1.2", "godzilla:5.15.1.2.2")
@pytest.mark.parametrize(
    "monsters",
    [[], [monster(rank=3)], [monster(rank=2, traits=["Stranger"])]],
)
def test_5_15_1_2_1_without_a_next_monster_the_player_loses(monsters: list[Card]) -> None:
    table = after(COUNTER, them=side(monsters=monsters))
    assert table.result == ("you", "5.15.1.2.1")


def test_5_15_1_2_1_whoever_counters_their_own_last_monster_loses() -> None:
    table = after("Counter your monster card.")
    assert table.result == ("them", "5.15.1.2.1")


# 5.16. Engage


def test_5_16_1_a_battle_card_that_cannot_engage_adds_no_counter_power() -> None:
    idle = battle(text="This card cannot engage.", power=5000)
    table = given(
        you=side(zones={1: idle, 2: battle(power=4000)}, position=3),
        them=side(stack=[monster(threat=5000)], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.you.total == 4000
    assert table.them.monster.values["rank"] == 1


def test_5_16_1_one_that_can_does() -> None:
    table = given(
        you=side(zones={1: battle(power=5000), 2: battle(power=4000)}, position=3),
        them=side(stack=[monster(threat=5000)], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.them.monster.values["rank"] == 2


def test_5_16_1_a_card_can_keep_the_other_players_cards_from_engaging() -> None:
    table = given(
        you=side(zones={2: battle(text="Your opponent's battle cards cannot engage.")}),
        them=side(zones={2: battle(power=9000)}),
    )
    assert table.them.total == 0
    assert table.you.total == 1000
