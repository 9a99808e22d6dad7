"""Chapter 9: priority, and when the gate resolves on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.rulings.book.stock import (
    DEEP_BREATH,
    OLD_GUARD,
    PEBBLE,
    QUICK_IDEA,
    SECOND_BREATH,
    actions,
    begun,
    choose,
    hurt,
    instant,
    p,
    standard,
)
from tests.games.gateruler.table import Side, Table

Prepare = Callable[[Table], None] | None
CULL_SPARK = standard("Cull Spark", "Choose 1 enemy unit and deal 1 damage to it.")
SIDE_SPARK = instant("Side Spark", "Choose 1 enemy unit and deal 1 damage to it.")


def in_the_gate(you: Side, them: Side, answer: Card, prepare: Prepare = None) -> Table:
    """Cull Spark, P2's Second Breath and P1's answer lie in the gate, and all have passed but
    P2."""
    table = begun(you, them, prepare=prepare)
    table.you.plays(CULL_SPARK)
    target = table.them.attack(1)
    assert target is not None
    choose(table.you, target)
    assert table.asked == "you"
    table.you.passes()
    table.them.plays(SECOND_BREATH)
    table.them.passes()
    table.you.plays(answer)
    choose(table.you, target)
    while table.asked == "you":
        table.you.passes()
    return table


@pytest.mark.rule("gateruler:9-4f")
@pytest.mark.rule("gateruler:9-4c")
def test_r59_no_priority_between_two_resolutions() -> None:
    """Three things resolve in a row, the topmost first, as long as nothing new comes into the
    gate."""
    table = in_the_gate(
        p(hand=[CULL_SPARK], set=[SECOND_BREATH], damage=1),
        p(attack={1: PEBBLE}, set=[SECOND_BREATH, QUICK_IDEA], damage=1),
        SECOND_BREATH,
    )
    assert len(table.waiting) == 3 and ("play", "Quick Idea") in actions(table.them)
    table.them.passes()
    assert table.waiting == [] and table.asked == "you"
    assert table.you.damage == [] and table.them.damage == [] and table.them.attack(1) is None
    assert table.you.graveyard == [PEBBLE, SECOND_BREATH, CULL_SPARK]


@pytest.mark.rule("gateruler:9-4f")
@pytest.mark.rule("gateruler:9-3b")
def test_r60_unless_something_was_added() -> None:
    """The Guard's ability comes into the gate: players have priority again, the active player
    first. What is left resolves afterwards; Cull Spark has lost its target."""
    table = in_the_gate(
        p(hand=[CULL_SPARK], set=[SIDE_SPARK, QUICK_IDEA], damage=1),
        p(attack={1: OLD_GUARD}, set=[SECOND_BREATH, QUICK_IDEA], damage=1),
        SIDE_SPARK,
        lambda table: hurt(table.them, 1, 1),
    )
    table.them.passes()
    assert table.them.graveyard == [OLD_GUARD]
    assert len(table.waiting) == 3 and table.asked == "you"
    assert len(table.them.damage) == 1 and table.them.hand == []
    table.you.passes()
    assert ("play", "Quick Idea") in actions(table.them)
    table.them.passes()
    assert table.waiting == [] and len(table.them.hand) == 1 and table.them.damage == []
    assert table.you.graveyard[-1] == CULL_SPARK


@pytest.mark.rule("gateruler:9-3f")
@pytest.mark.rule("gateruler:9-3g-1")
@pytest.mark.rule("gateruler:9-3g-2")
def test_r61_who_is_asked_when() -> None:
    """Whoever acts keeps the priority; after two passes in a row nobody is asked again."""
    table = begun(
        you=p(set=[SECOND_BREATH, QUICK_IDEA], damage=1),
        them=p(hand=[DEEP_BREATH], set=[SECOND_BREATH]), turn_of="them",
    )  # fmt: skip
    table.them.plays(DEEP_BREATH)
    assert table.asked == "them"
    table.them.passes()
    table.you.plays(SECOND_BREATH)
    assert table.asked == "you"
    table.you.passes()
    assert table.asked == "them" and ("play", "Second Breath") in actions(table.them)
    table.them.passes()
    assert table.waiting == [] and table.you.damage == [] and len(table.them.hand) == 3
    assert table.asked == "them"
