"""7.1 to 7.3. The turn, the start phase, the main phase."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])


def other(who: str) -> str:
    return {"you": "them", "them": "you"}[who]


# 7.1. Overview


@BOTH
def test_7_1_1_the_players_take_turns(who: str) -> None:
    table = given(phase="turn", turn_of=other(who))
    player, opponent = getattr(table, who), getattr(table, other(who))
    assert table.asks is not None
    assert table.asks.seat == table.game.state.turn_player == player.seat
    player.passes()
    assert table.asks.seat == table.game.state.turn_player == opponent.seat
    opponent.passes()
    assert table.asks.seat == table.game.state.turn_player == player.seat


def test_7_1_1_what_a_turn_has_seen_is_forgotten_with_the_next_turn() -> None:
    card = battle(invasion=1)
    table = given(
        you=side(hand=[card, card], position=3, deck=[card] * 20),
        them=side(deck=[card] * 20),
        phase="turn",
        turn_of="them",
    )
    table.you.invades_with(card)
    assert table.you.why_not("invade", card) == "8.6.2"
    table.you.passes()
    table.them.passes()
    assert table.you.can("invade", card)


def test_7_1_2_start_main_counter_and_end_phase_come_in_this_order() -> None:
    table = given(phase="turn", turn_of="them")
    table.you.passes()
    phases = [entry.message for entry in table.game.log or () if entry.message.startswith("begin ")]
    assert phases[:4] == [
        "begin start phase",
        "begin main phase",
        "begin counter phase",
        "begin end phase",
    ]


# 7.2. Start phase


def test_7_2_1_what_waits_for_the_start_phase_happens_before_the_draw() -> None:
    first, second, third = battle(), battle(), battle()
    source = battle(
        text="At the beginning of your start phase, send the top card of your deck "
        "to your discard pile."
    )
    table = given(you=side(deck=[first, second, third], zones={2: source}), phase="start phase")
    assert table.you.discard == [first]
    assert table.you.hand == [second]


def test_7_2_1_what_waits_for_your_start_phase_does_not_happen_in_your_opponents() -> None:
    source = battle(text="At the beginning of your start phase, draw 1 card.")
    table = given(you=side(deck=[battle()], zones={2: source}), phase="start phase", turn_of="them")
    assert table.you.hand == []


@BOTH
def test_7_2_2_the_turn_player_draws_as_many_cards_as_the_rank_of_the_opposing_monster(
    who: str,
) -> None:
    cards = [battle(), battle(), battle(), battle()]
    _table, player, opponent = on_turn(
        who,
        side(deck=cards),
        side(stack=[monster(rank=3)], deck=cards),
        phase="start phase",
    )
    assert player.hand == cards[:3]
    assert player.deck == cards[3:]
    assert opponent.hand == []


def test_7_2_2_the_rank_that_counts_is_that_of_the_topmost_monster_card() -> None:
    cards = [battle(), battle(), battle()]
    table = given(
        you=side(deck=cards, stack=[monster(rank=4)]),
        them=side(stack=[monster(rank=1), monster(rank=2)]),
        phase="start phase",
    )
    assert table.you.hand == cards[:2]


@pytest.mark.parametrize(("change", "drawn"), [("+2", 3), ("-1", 0), ("-3", 0)])
def test_7_2_2_a_changed_rank_counts_and_zero_or_less_draws_nothing(
    change: str, drawn: int
) -> None:
    source = battle(text=f"Your opponent's monster card gains {change} rank.")
    table = given(
        you=side(deck=[battle()] * 4, zones={3: source}),
        them=side(stack=[monster(rank=1)]),
        phase="start phase",
    )
    assert len(table.you.hand) == drawn


def test_7_2_2_with_the_deck_and_the_discard_pile_empty_nothing_is_drawn() -> None:
    table = given(them=side(stack=[monster(rank=4)]), phase="start phase")
    assert table.you.hand == []
    assert table.result is None


def test_7_2_3_strategy_cards_of_earlier_turns_go_to_the_discard_pile() -> None:
    one, two = strategy(), strategy()
    theirs = strategy()
    table = given(
        you=side(strategies={1: one, 2: two}),
        them=side(strategies={1: theirs}),
        phase="start phase",
    )
    assert table.you.discard == [one, two]
    assert table.them.strategy(1) is theirs


def test_7_2_3_a_third_strategy_zone_is_cleared_like_the_others() -> None:
    cards = [strategy(), strategy(), strategy()]
    table = given(you=side(strategies={1: cards[0], 2: cards[1], 3: cards[2]}), phase="start phase")
    assert table.you.discard == cards


def test_7_2_3_a_strategy_card_placed_this_turn_stays() -> None:
    new, old = strategy("New"), strategy("Old")
    source = battle(
        text="At the beginning of your start phase, place 1 strategy card from your hand "
        "into your strategy zone and activate it."
    )
    table = given(you=side(hand=[new], zones={4: source}, strategies={2: old}), phase="start phase")
    table.you.chooses(new)
    table.you.chooses(1)
    assert table.you.strategy(1) is new
    assert table.you.discard == [old]


def test_7_2_4_the_turn_players_rage_becomes_zero() -> None:
    table = given(you=side(rage=3), them=side(rage=2), phase="start phase")
    assert table.you.rage == 0
    assert table.them.rage == 2


def test_7_2_4_no_rage_to_lose_is_no_event() -> None:
    table = given(phase="start phase")
    assert table.you.rage == 0
    assert table.logged("rage down") == []


def test_7_2_5_what_the_start_phase_set_off_is_resolved_before_it_ends() -> None:
    drawn, more = battle(), battle()
    card = strategy(
        text="When this card is sent from the strategy zone to your discard pile, draw 1 card."
    )
    table = given(you=side(strategies={1: card}, deck=[drawn, more]), phase="start phase")
    assert table.you.hand == [drawn, more]


# 7.3. Main phase


def test_7_3_1_what_waits_for_the_main_phase_happens_before_the_first_action() -> None:
    source = battle(
        text="At the beginning of your main phase, increase your monster card's [Rage] by 1."
    )
    table = given(you=side(zones={2: source}))
    assert table.asks is not None and table.asks.prompt == "main"
    assert table.you.rage == 1


def test_7_3_1_what_waits_for_your_main_phase_does_not_happen_in_your_opponents() -> None:
    source = battle(
        text="At the beginning of your main phase, increase your monster card's [Rage] by 1."
    )
    table = given(you=side(zones={2: source}), turn_of="them")
    assert table.you.rage == 0


@BOTH
def test_7_3_2_the_turn_player_acts_as_often_as_they_like_and_ends_the_phase(who: str) -> None:
    one, two = battle(), battle()
    table, player, _opponent = on_turn(who, side(hand=[one, two]))
    player.plays(one, zone=2)
    player.plays(two, zone=3)
    assert table.asks is not None and table.asks.seat == player.seat
    player.passes()
    assert table.halted


def test_7_3_2_a_check_timing_comes_before_each_action() -> None:
    drawn = battle()
    card = battle(text="[Enter] Draw 1 card.")
    table = given(you=side(hand=[card], deck=[drawn]))
    table.you.plays(card, zone=2)
    assert table.you.can("play battle", drawn)


# 7.4. Counter phase


def test_7_4_1_what_waits_for_the_counter_phase_happens_before_the_counter_power_is_added() -> None:
    source = battle(
        power=3000,
        text="At the beginning of your counter phase, until end of turn, "
        "this card gains +2000 counter power.",
    )
    new = monster(rank=2)
    table = given(
        you=side(zones={1: source}, position=2),
        them=side(stack=[monster(threat=5000)], monsters=[new]),
        phase="counter phase",
    )
    assert table.them.monster is new


@BOTH
def test_7_4_2_all_battle_cards_in_the_turn_players_zones_are_added_up(who: str) -> None:
    old, new = monster(threat=9000), monster(rank=2)
    table, _player, opponent = on_turn(
        who,
        side(zones={n: battle(power=1000) for n in range(1, 8)}, position=8),
        side(stack=[old], monsters=[new], zones={3: battle(power=9000)}),
        phase="counter phase",
    )
    assert table.logged("counter power")[0].amount == 7000
    assert opponent.monster is old


def test_7_4_2_of_a_stack_only_the_topmost_card_counts() -> None:
    table = given(
        you=side(
            zones={3: battle(power=4000)}, under={3: [battle(power=9000), battle(power=9000)]}
        ),
        phase="",
    )
    assert table.you.total == 4000


def test_7_4_2_negative_counter_power_is_taken_off() -> None:
    weak = battle(power=1000, text="This card gains -3000 counter power.")
    table = given(you=side(zones={2: weak, 3: battle(power=1500)}), phase="")
    assert table.you.total == -500


def test_7_4_2_a_card_of_another_type_in_a_zone_adds_nothing() -> None:
    table = given(you=side(zones={2: monster(threat=8000), 3: battle(power=1500)}), phase="")
    assert table.you.total == 1500


def test_7_4_2_a_text_may_add_to_the_total() -> None:
    flag = battle(power=0, text="Increase your total counter power by 2500.")
    table = given(you=side(zones={2: flag}), them=side(zones={2: battle(power=700)}), phase="")
    assert table.you.total == 2500
    assert table.them.total == 700


def test_7_4_2_1_the_threat_level_of_ones_own_monster_is_not_added() -> None:
    old = monster(threat=5000)
    table = given(
        you=side(stack=[monster(threat=9000)], zones={3: battle(power=1000)}),
        them=side(stack=[old], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.logged("counter power")[0].amount == 1000
    assert table.them.monster is old


@BOTH
def test_7_4_3_a_total_equal_to_the_threat_level_counters_the_monster(who: str) -> None:
    new = monster("Next", rank=2)
    _table, _player, opponent = on_turn(
        who,
        side(zones={2: battle(power=3000), 3: battle(power=2000)}),
        side(stack=[monster(threat=5000)], monsters=[new], position=7),
        phase="counter phase",
    )
    assert opponent.monster is new
    assert opponent.position == 4


def test_7_4_3_a_total_below_the_threat_level_counters_nothing() -> None:
    old = monster(threat=5001)
    table = given(
        you=side(zones={2: battle(power=3000), 3: battle(power=2000)}),
        them=side(stack=[old], monsters=[monster(rank=2)], position=7),
        phase="counter phase",
    )
    assert table.them.monster is old
    assert table.them.position == 7


def test_7_4_3_rage_counts_in_the_threat_level() -> None:
    old = monster(threat=5000)
    table = given(
        you=side(zones={2: battle(power=9999)}),
        them=side(stack=[old], monsters=[monster(rank=2)], rage=1),
        phase="counter phase",
    )
    assert table.them.monster is old


def test_7_4_3_a_threat_level_of_zero_is_reached_without_any_battle_card() -> None:
    new = monster(rank=2)
    table = given(them=side(stack=[monster(threat=0)], monsters=[new]), phase="counter phase")
    assert table.them.monster is new


def test_7_4_3_a_negative_total_does_not_reach_a_threat_level_of_zero() -> None:
    old = monster(threat=0)
    weak = battle(power=1000, text="This card gains -3000 counter power.")
    table = given(
        you=side(zones={2: weak}),
        them=side(stack=[old], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.them.monster is old


def test_7_4_3_only_the_opponents_monster_is_countered() -> None:
    mine = monster(threat=0)
    table = given(
        you=side(stack=[mine], monsters=[monster(rank=2)], zones={2: battle(power=2000)}),
        them=side(zones={2: battle(power=9000)}),
        phase="counter phase",
    )
    assert table.you.monster is mine


def test_7_4_4_what_the_counter_set_off_is_resolved_before_the_phase_ends() -> None:
    drawn = battle()
    source = battle(
        power=5000,
        text="When you successfully counter your opponent's monster card, draw 1 card.",
    )
    table = given(
        you=side(zones={2: source}, deck=[drawn]),
        them=side(stack=[monster(threat=5000)], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.you.hand == [drawn]


def test_7_4_2_cards_that_come_after_the_total_do_not_change_it() -> None:
    """The total is made once; what follows in 7.4.4 counts for nothing."""
    old = monster(threat=5000)
    late = having(
        battle(power=4000),
        t.Auto(t.Pattern("begin counter phase", who=t.OPPONENT), (v.ChangeRage(t.YOU, 1, True),)),
    )
    table = given(
        you=side(zones={2: battle(power=5000)}),
        them=side(stack=[old], monsters=[monster(rank=2)], zones={3: late}),
        phase="counter phase",
    )
    assert table.them.rage == 1
    assert table.them.monster is old
