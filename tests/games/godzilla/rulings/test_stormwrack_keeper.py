"""HJ1-159, Stormwrack Keeper: strategy cards may go under it instead of being discarded."""

from __future__ import annotations

import pytest

from tests.games.godzilla.table import Player, Table, after, given, shipped, side, strategy


def starts_turn(*strategies: str, theirs: bool = False) -> tuple[Table, Player]:
    """The start phase of a player with the keeper in zone 2 and strategy cards of a turn ago."""
    keeper = shipped("Stormwrack Keeper")
    cards = {at: strategy(name, "Draw 1 card.") for at, name in enumerate(strategies, 1)}
    mine, other = side(zones={2: keeper}), side()
    (other if theirs else mine).adds(strategies=cards)
    turn_of = "them" if theirs else "you"
    table = given(you=mine, them=other, phase="start phase", turn_of=turn_of)
    return table, table.you


@pytest.mark.rule("godzilla:10.9.1")
def test_a_strategy_card_goes_under_the_keeper() -> None:
    """Q. My start phase would discard my strategy card (7.2.3). May it go under the keeper?
    A. Yes, and each card under it is worth 1000 counter power."""
    table, you = starts_turn("Tide Chart")
    you.says("yes")
    assert [card.name for card in you.under(2)] == ["Tide Chart"]
    assert you.discard == []
    assert you.value(shipped("Stormwrack Keeper"), "counter_power") == 6000
    table.leave_open()


@pytest.mark.rule("godzilla:10.2.1.3.2")
def test_one_may_also_let_it_be_discarded() -> None:
    table, you = starts_turn("Tide Chart")
    you.says("no")
    assert you.under(2) == []
    assert [card.name for card in you.discard] == ["Tide Chart"]
    table.leave_open()


@pytest.mark.rule("godzilla:10.9.1")
def test_each_of_several_is_asked_about() -> None:
    table, you = starts_turn("Tide Chart", "Storm Lamp")
    you.says("yes")
    you.says("no")
    assert len(you.under(2)) == 1
    assert len(you.discard) == 1
    table.leave_open()


@pytest.mark.rule("godzilla:4.1.6")
def test_only_the_master_s_own_strategy_cards() -> None:
    """Q. My opponent's strategy card is discarded. Is that one mine to keep?  A. No: yours."""
    table, you = starts_turn("Tide Chart", theirs=True)
    assert table.asks is None
    assert you.under(2) == []
    assert [card.name for card in table.them.discard] == ["Tide Chart"]


@pytest.mark.rule("godzilla:5.12.1.1")
def test_also_if_an_effect_destroys_it() -> None:
    """Q. An effect destroys my strategy card: is it discarded from the strategy zone?
    A. Yes, that is what destroying it is."""
    keeper, chart = shipped("Stormwrack Keeper"), strategy("Tide Chart", "Draw 1 card.")
    table = after(
        "[Destroy] 1 of your opponent's strategy cards.",
        them=side(zones={2: keeper}, strategies={1: chart}),
    )
    table.them.says("yes")
    assert table.them.under(2) == [chart]
    assert table.them.strategy(1) is None
