"""10.4. Check timing and play timing."""

from __future__ import annotations

import pytest

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from tests.games.godzilla.table import battle, given, having, monster, on_turn, side, strategy

BOTH = pytest.mark.parametrize("who", ["you", "them"])
DRAW = "[Enter] Draw 1 card."


# 10.4.1, 10.4.3. The check timing


@BOTH
def test_10_4_1_1_rule_actions_come_before_automatic_abilities(who: str) -> None:
    """The card it was played upon is gone when it is looked for."""
    scout = battle(text="[Enter] If there are 2 or more battle cards in your zones, draw 1 card.")
    old = battle()
    _table, own, _other = on_turn(who, side(hand=[scout], zones={4: old}, deck=[battle()]))
    own.plays(scout, zone=4)
    assert own.discard == [old]
    assert own.hand == []


def test_10_4_1_1_without_a_rule_action_they_see_both() -> None:
    scout = battle(text="[Enter] If there are 2 or more battle cards in your zones, draw 1 card.")
    drawn = battle()
    table = given(you=side(hand=[scout], zones={4: battle()}, deck=[drawn]))
    table.you.plays(scout, zone=5)
    assert table.you.hand == [drawn]


@BOTH
def test_10_4_3_a_check_timing_occurs(who: str) -> None:
    scout, drawn = battle(text=DRAW), battle()
    _table, own, _other = on_turn(who, side(hand=[scout], deck=[drawn]))
    own.plays(scout, zone=4)
    assert own.hand == [drawn]


def test_10_4_3_1_rule_actions_go_on_until_none_is_due() -> None:
    """Instead of being destroyed a card moves to an occupied zone: too many cards there."""
    moves = v.MoveTo(t.Self(), v.Zones(t.YOU, (5,)))
    old = having(battle("Old"), t.Replacement(t.Pattern("destroy", t.Self()), (moves,)))
    host, new = battle("Host"), battle("New")
    table = given(you=side(hand=[new], zones={4: old, 5: host}))
    table.you.plays(new, zone=4)
    assert table.you.zone_cards(4) == [new]
    assert table.you.zone_cards(5) == [old]
    assert table.you.discard == [host]


def test_10_4_3_1_all_that_are_due_are_carried_out_at_the_same_time() -> None:
    left, right = battle("Left"), battle("Right")
    table = given(you=side(zones={4: [left, battle()], 5: [right, battle()]}))
    assert table.you.discard == [left, right]
    assert len({entry.path for entry in table.logged("destroy")}) == 1


@BOTH
def test_10_4_3_2_the_turn_player_chooses_which_of_their_abilities_is_played(who: str) -> None:
    scribe = battle("Scribe", "At the beginning of your main phase, draw 1 card.")
    angry = battle(
        "Angry", "At the beginning of your main phase, increase your monster card's [Rage] by 1."
    )
    drawn = battle()
    _table, own, _other = on_turn(who, side(zones={4: scribe, 5: angry}, deck=[drawn]))
    assert own.offered == [scribe, angry]
    assert (own.rage, own.hand) == (0, [])
    own.chooses(angry)
    assert (own.rage, own.hand) == (1, [drawn])


@BOTH
def test_10_4_3_3_the_other_players_abilities_come_after_the_turn_players(who: str) -> None:
    text = "At the beginning of the main phase, [Destroy] all of your opponent's battle cards."
    _table, own, other = on_turn(
        who, side(zones={4: battle(text=text)}), side(zones={4: battle(text=text)})
    )
    assert [e.seat for e in _table.logged("ability")] == [own.seat, other.seat]
    assert len(own.discard) == len(other.discard) == 1


@BOTH
def test_10_4_3_3_the_other_player_chooses_among_theirs(who: str) -> None:
    one = battle("One", "At the beginning of your opponent's main phase, draw 1 card.")
    two = battle("Two", "At the beginning of your opponent's main phase, draw 1 card.")
    _table, _own, other = on_turn(
        who, side(), side(zones={4: one, 5: two}, deck=[battle(), battle()])
    )
    assert other.offered == [one, two]
    other.chooses(two)
    assert len(other.hand) == 2


def test_10_4_3_3_a_new_ability_of_the_turn_player_comes_before_the_others_next() -> None:
    """After each ability the check starts over."""
    loss = "Whenever one of your battle cards is [Destroy], draw 1 card."
    begins = "At the beginning of your opponent's main phase,"
    hit = f"{begins} [Destroy] 1 of your opponent's battle cards."
    griever, first, second = battle("Griever", loss), battle("A"), battle("B")
    hitter = battle("X", hit)
    table = given(
        you=side(zones={3: griever, 4: first, 5: second}, deck=[battle(), battle()]),
        them=side(zones={3: hitter, 4: battle("Y", hit)}),
    )
    table.them.chooses(hitter)
    table.them.chooses(first)
    assert len(table.you.hand) == 1
    table.them.chooses(second)
    assert len(table.you.hand) == 2


def test_10_4_3_4_with_nothing_left_to_do_the_check_timing_ends() -> None:
    scout = battle(text=DRAW)
    table = given(you=side(hand=[scout], deck=[battle()]))
    table.you.plays(scout, zone=4)
    assert table.game.path() == ("7.3.2", "10.4.4.2")


# 10.4.4. The play timing


@BOTH
def test_10_4_4_the_turn_player_is_given_a_play_timing(who: str) -> None:
    table, own, _other = on_turn(who, side(hand=[battle()]))
    assert table.asks is not None
    assert (table.asks.seat, table.asks.prompt) == (own.seat, "main")


def test_10_4_4_1_a_check_timing_comes_before_the_first_choice() -> None:
    old, new = battle(), battle()
    table = given(you=side(zones={4: [old, new]}), phase="")
    table.begins("play timing", seat=0)
    assert table.you.zone_cards(4) == [new]


def test_10_4_4_1_and_before_every_other() -> None:
    scout, drawn = battle(text=DRAW), battle()
    table = given(you=side(hand=[scout], deck=[drawn]))
    table.you.plays(scout, zone=4)
    assert table.asks is not None
    assert drawn in table.you.offered


@BOTH
def test_10_4_4_2_after_an_action_the_player_is_given_a_play_timing_again(who: str) -> None:
    one, two, three = battle(), battle(), monster(rank=4)
    table, own, _other = on_turn(who, side(hand=[one, two, three]))
    own.plays(one, zone=4)
    own.plays(two, zone=5)
    own.gains_rage_with(three)
    assert table.asks is not None
    assert (own.zone(4), own.zone(5), own.rage) == (one, two, 1)


def test_10_4_4_2_only_what_can_be_done_now_is_offered() -> None:
    heavy, plan = battle(rank=8), strategy(rank=8)
    table = given(you=side(hand=[heavy, plan]))
    assert table.you.offered == [heavy, plan, "pass"]
    assert table.asks is not None
    assert {option[0] for option in table.asks.options} == {"invade", "pass"}


@BOTH
def test_10_4_4_3_doing_nothing_ends_the_play_timing(who: str) -> None:
    table, own, _other = on_turn(who, side(hand=[battle()]))
    own.passes()
    assert table.halted
