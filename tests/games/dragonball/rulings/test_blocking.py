"""10-4. [Blocker]: it is activated by switching the card to Rest Mode, or not at all."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card
from tests.games.dragonball.rulings.cards import fighter
from tests.games.dragonball.table import (
    PLAIN,
    PLAIN_LEADER,
    Given,
    Table,
    battle_card,
    fought,
    given,
    rested,
    side,
)

RAIDER = battle_card("Raider", energy_cost=0)
WALL = fighter("Wall", "[Blocker]", power=20000)
SCOUT = fighter("Scout", "[Auto] When your opponent activates [Blocker], draw 1 card.")


def attacked(blocker: Given, hand: list[Card], windows: bool = False) -> Table:
    """Your Raider attacks their leader, whom a blocker could protect; you have a Scout."""
    table = given(
        side(battle=[RAIDER, SCOUT], hand=hand, deck=[PLAIN]),
        side(battle=[blocker]),
        windows=windows,
    )
    table.you.attacks(RAIDER, PLAIN_LEADER)
    return table


@pytest.mark.rule("dragonball:10-4-1")
def test_a_blocker_that_blocks_is_activated() -> None:
    table = attacked(WALL, [])
    table.them.says("yes")
    assert table.you.hand == [PLAIN] and table.them.guards(WALL)
    fought(table)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:8-4-2-2")
def test_a_blocker_that_rests_is_not_activated() -> None:
    """Q. Their [Blocker] lies in Rest Mode. Has it been activated?  A. No: it cannot be switched
    to Rest Mode any more."""
    table = attacked(rested(WALL), [])
    assert table.you.hand == [] and table.them.guards(PLAIN_LEADER)
    fought(table)


@pytest.mark.rule("dragonball:10-4-1")
def test_a_blocker_whose_master_declines_is_not_activated() -> None:
    table = attacked(WALL, [])
    table.them.says("no")
    assert table.you.hand == [] and table.them.is_active(WALL)
    fought(table)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:8-5-2-4")
def test_the_attacker_may_counter_once_the_block_is_declared() -> None:
    """Q. When can I answer the [Blocker]?  A. When it is activated: its card rests already."""
    table = attacked(WALL, [PLAIN], windows=True)
    assert (table.asked, table.asks and table.asks.rule) == ("them", "10-4-1")
    table.them.says("yes")
    assert (table.asked, table.prompt) == ("you", "counter")
    assert not table.them.is_active(WALL) and table.them.guards(PLAIN_LEADER)
    table.you.passes()
    assert table.them.guards(WALL)
    table.leave_open()


@pytest.mark.rule("dragonball:10-4-1", "dragonball:8-5-2-4")
@pytest.mark.parametrize("blocker", [WALL, rested(WALL)])
def test_without_a_block_there_is_nothing_to_counter(blocker: Given) -> None:
    table = attacked(blocker, [PLAIN], windows=True)
    if blocker is WALL:
        table.them.says("no")
    assert (table.asked, table.prompt) == ("you", "combo"), "the Offence Step has begun"
    fought(table)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:8-6-4-1")
@pytest.mark.parametrize("ban", [True, False])
def test_a_blocker_that_cannot_be_activated_is_not_asked_about(ban: bool) -> None:
    word = "[Blocker]" if ban else "[Counter]"
    warden = fighter("Warden", f"[Permanent] Your opponent can't activate {word}.")
    table = given(side(battle=[RAIDER, warden]), side(battle=[WALL]))
    table.you.attacks(RAIDER, PLAIN_LEADER)
    if not ban:
        assert (table.asked, table.prompt) == ("them", "block")
        table.them.says("no")
    assert table.them.is_active(WALL) and table.prompt == "combo"
    fought(table)


@pytest.mark.rule("dragonball:10-4-1", "dragonball:8-6-7")
def test_a_blocker_that_has_left_cannot_be_switched_to_rest_mode() -> None:
    """Q. My skill returned their blocker to the hand when I attacked.  A. It does not block."""
    hook = fighter(
        "Hook",
        "[Auto] When this card attacks, choose 1 of your opponent's Battle Cards and return it to "
        "its owner's hand.",
    )
    table = given(side(battle=[hook]), side(battle=[WALL]))
    table.you.attacks(hook, PLAIN_LEADER)
    assert table.them.hand == [WALL] and table.prompt == "combo"
    fought(table)
    assert len(table.them.life) == 7


@pytest.mark.rule("dragonball:10-4-2")
def test_a_block_is_negated_after_it_was_made() -> None:
    """The card that blocked stays in Rest Mode: that was how it was activated."""
    breaker = fighter("Breaker", "[Auto] When your opponent activates [Blocker], negate that "
                      "[Blocker].")  # fmt: skip
    table = given(side(battle=[RAIDER, breaker]), side(battle=[WALL]))
    table.you.attacks(RAIDER, PLAIN_LEADER)
    table.them.says("yes")
    assert table.them.guards(PLAIN_LEADER) and not table.them.is_active(WALL)
    fought(table)
    assert len(table.them.life) == 7
