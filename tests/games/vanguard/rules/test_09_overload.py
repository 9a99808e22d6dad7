"""9.3. Too many units on a circle."""

from __future__ import annotations

import pytest

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from tests.games.table import other
from tests.games.vanguard.table import (
    PLAIN,
    PLAIN_VANGUARD,
    Player,
    Table,
    given,
    locked,
    seats,
    side,
    unit,
)
from tests.games.vanguard.told import YOUR_REAR_GUARDS, obeyed, one

BOTH = pytest.mark.parametrize("who", ["you", "them"])
# of whom the unit is, in whose turn it is
TURNS = pytest.mark.parametrize("turn_of", ["you", "them"])

First = unit("First", grade=1)
Second = unit("Second", grade=2)
Third = unit("Third", grade=3)
Leader = unit("Leader", grade=3)
Mate = unit("Mate", grade=2)
Twin = unit("Twin", grade=2)


def crowded(
    who: str,
    turn_of: str,
    cards: list[Card],
    legion: tuple[Card, ...] = (),
    together: tuple[Card, ...] = (),
) -> tuple[Table, Player]:
    """That player's vanguard circle holds these cards, placed one after the other. `legion`:
    a leader, and its mates; `together`: those placed last, at the same time. The next check
    timing has come."""
    table = given(**seats(who, side(vanguard=[], soul=cards)), phase="", turn_of=turn_of)
    player = table.player(who)
    state = table.game.state
    for card in cards:
        table.game.put(player.find(card), z.vanguard_circle(player.seat))
    for mate in legion[1:]:
        links.link(table.game, u.LEGION, player.find(mate), player.find(legion[0]), player.seat)
    stamp = state.tick()
    for card in together:
        state.stamp[player.find(card)] = stamp
    table.begins("main phase")
    return table, player


# 9.3.1, 9.3.3. Vanguards


@BOTH
@TURNS
def test_9_3_1_of_several_vanguards_the_one_last_placed_stays(who: str, turn_of: str) -> None:
    table, player = crowded(who, turn_of, [First, Third, Second])
    assert table.prompt == "main"
    assert player.vanguards == [Second]
    assert player.soul == [First, Third]
    assert player.drop == []


@BOTH
def test_9_3_1_a_rear_guard_that_moves_to_the_vanguard_circle_takes_the_place(who: str) -> None:
    """That is no ride, but the old vanguard goes to the soul."""
    order = v.MoveTo(one(YOUR_REAR_GUARDS), v.Circles(kinds=("vanguard",)))
    table, player, _ = obeyed(who, order, mine=side(circles={1: Second}))
    assert player.vanguards == [Second]
    assert [card.name for card in player.soul] == ["Speaker"]
    assert not [entry for entry in table.logged("place") if entry.cause == "ride"]


@BOTH
@TURNS
def test_9_3_3_of_vanguards_placed_last_together_their_player_chooses(
    who: str, turn_of: str
) -> None:
    table, player = crowded(who, turn_of, [First, Second, Third], together=(Second, Third))
    assert table.prompt == "overload"
    assert table.asks is not None
    assert table.asks.rule == "9.3.3"
    assert player.offered == [Second, Third]
    player.chooses(Second)
    assert player.vanguards == [Second]
    assert sorted(card.name for card in player.soul) == ["First", "Third"]


# 9.3.2, 9.3.4. Mates


@BOTH
@TURNS
def test_9_3_2_of_several_mates_the_one_last_placed_stays(who: str, turn_of: str) -> None:
    table, player = crowded(who, turn_of, [Leader, Mate, Twin], legion=(Leader, Mate, Twin))
    assert table.prompt == "main"
    assert player.vanguards == [Leader, Twin]
    assert player.soul == [Mate]
    assert u.associate_of(table.game, player.find(Leader)) == player.find(Twin)


@BOTH
def test_9_3_2_one_leader_and_one_mate_are_not_too_many(who: str) -> None:
    _, player = crowded(who, who, [Leader, Mate], legion=(Leader, Mate))
    assert player.vanguards == [Leader, Mate]
    assert player.soul == []


@BOTH
@TURNS
def test_9_3_4_of_mates_placed_last_together_their_player_chooses(who: str, turn_of: str) -> None:
    table, player = crowded(
        who, turn_of, [Leader, Mate, Twin], legion=(Leader, Mate, Twin), together=(Mate, Twin)
    )
    assert table.prompt == "overload"
    assert table.asks is not None
    assert table.asks.rule == "9.3.4"
    assert player.offered == [Mate, Twin]
    player.chooses(Mate)
    assert player.vanguards == [Leader, Mate]
    assert player.soul == [Twin]


# 9.3.5. A legion and others


@BOTH
@TURNS
def test_9_3_5_beside_a_legion_the_unit_last_placed_stays_alone(who: str, turn_of: str) -> None:
    table, player = crowded(who, turn_of, [Leader, Mate, Third], legion=(Leader, Mate))
    assert table.prompt == "main"
    assert player.vanguards == [Third]
    assert player.soul == [Leader, Mate]


@BOTH
@TURNS
def test_9_3_5_of_those_last_placed_together_their_player_chooses_one(
    who: str, turn_of: str
) -> None:
    """Even one of the legion, which is one no longer."""
    table, player = crowded(
        who, turn_of, [Leader, Mate, Third], legion=(Leader, Mate), together=(Mate, Third)
    )
    assert table.asks is not None
    assert table.asks.rule == "9.3.5"
    assert player.offered == [Mate, Third]
    player.chooses(Mate)
    assert player.vanguards == [Mate]
    assert sorted(card.name for card in player.soul) == ["Leader", "Third"]
    assert u.associate_of(table.game, player.find(Mate)) == -1


# 9.3.6, 9.3.7. Rear-guards


@BOTH
@TURNS
def test_9_3_6_of_several_rear_guards_the_one_last_placed_stays(who: str, turn_of: str) -> None:
    mine = side(circles={2: [First, Third, Second], 3: PLAIN})
    table = given(**seats(who, mine), turn_of=turn_of)
    player = table.player(who)
    assert player.circle_cards(2) == [Second]
    assert player.drop == [First, Third]
    assert player.circle(3) == PLAIN
    assert player.vanguard == PLAIN_VANGUARD


@BOTH
@TURNS
def test_9_3_7_of_rear_guards_placed_last_together_their_player_chooses(
    who: str, turn_of: str
) -> None:
    table = given(
        **seats(who, side(circles={3: [First, Second, Third]})), phase="", turn_of=turn_of
    )
    player = table.player(who)
    state = table.game.state
    state.stamp[player.find(Second)] = state.stamp[player.find(Third)]
    table.begins("main phase")
    assert table.prompt == "overload"
    assert table.asks is not None
    assert table.asks.rule == "9.3.7"
    assert player.offered == [Second, Third]
    player.chooses(Second)
    assert player.circle_cards(3) == [Second]
    assert sorted(card.name for card in player.drop) == ["First", "Third"]


@BOTH
def test_9_3_7_each_player_chooses_for_their_own_circles(who: str) -> None:
    crowd = {1: [First, Second]}
    table = given(**seats(who, side(circles=crowd), side(circles=crowd)), phase="", turn_of=who)
    state = table.game.state
    for player in (table.you, table.them):
        state.stamp[player.find(First)] = state.stamp[player.find(Second)]
    table.begins("main phase")
    for each in (who, other(who)):
        assert table.prompt == "overload"
        table.player(each).chooses(First)
    assert table.you.circle_cards(1) == table.them.circle_cards(1) == [First]


@BOTH
def test_9_3_6_a_locked_card_is_no_unit_and_stays(who: str) -> None:
    table = given(**seats(who, side(circles={1: locked(First)})), turn_of=who)
    player = table.player(who)
    table.game.put(player.find(PLAIN), z.rear_guard_circle(player.seat, 1))
    player.passes()
    table.begins("main phase")
    assert player.circle_cards(1) == [First, PLAIN]
