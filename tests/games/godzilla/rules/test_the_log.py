"""What the log tells of the counter phase, of tokens, and of abilities that come to nothing."""

from __future__ import annotations

import pytest

from tests.games.godzilla.rules.test_09_tokens import DRONE
from tests.games.godzilla.table import after, battle, given, monster, side


@pytest.mark.rule("godzilla:7.4.3")
def test_the_counter_power_is_told_card_by_card_against_the_threat_level() -> None:
    """Q. 4000 and 2000 against a threat level of 7000: what does the log say?  A. 4000 + 2000
    against 7000, which is too little."""
    table = given(
        you=side(zones={1: battle(power=4000), 2: battle(power=2000)}),
        them=side(stack=[monster(threat=7000)], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    (entry,) = table.logged("counter power")
    told = entry.arguments
    assert sorted(told["strength"].parts) == [2000, 4000]
    assert (entry.amount, told["total"].number) == (6000, 7000)
    assert told["outcome"].word == "too little"
    assert told["card"].seat == table.them.seat


@pytest.mark.rule("godzilla:7.4.3")
def test_enough_counter_power_is_told_as_enough() -> None:
    table = given(
        you=side(zones={1: battle(power=7000)}),
        them=side(stack=[monster(threat=7000)], monsters=[monster(rank=2)]),
        phase="counter phase",
    )
    assert table.logged("counter power")[0].arguments["outcome"].word == "enough"


@pytest.mark.rule("godzilla:9.1.4.2")
def test_a_token_is_destroyed_first_and_disappears_then() -> None:
    table = after("[Destroy] 1 of your tokens.", side(zones={2: DRONE}))
    logged = [e for e in table.game.log or () if e.message in ("destroy", "disappear")]
    assert [entry.message for entry in logged] == ["destroy", "disappear"]
    moves = [[(m.origin and m.origin.kind, m.to and m.to.kind) for m in e.moves] for e in logged]
    assert moves == [[("zone", "discard")], [("discard", None)]]


@pytest.mark.rule("godzilla:10.7.1")
def test_a_condition_that_is_not_met_is_told() -> None:
    table = after(
        "If you have 2 or more battle cards in your zones, draw 1 card.", side(deck=[battle()])
    )
    assert len(table.logged("unmet")) == 1 and table.logged("draw") == []
