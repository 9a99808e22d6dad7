"""Why a value is what it is: printed, now, and which cards make it so, for who may know them."""

from __future__ import annotations

from typing import Any

import pytest

import headjudge
from headjudge import why_values
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.reasons import why_value
from headjudge.language import terms as t
from tests.kernel.harbor.table import given, ship, side
from tests.reliability.play import TITLES
from tests.reliability.swaps import swap
from tests.test_scenes import played

YOURS = t.Cards(("berth",), t.YOU)


def test_the_changes_come_in_order_with_their_cards() -> None:
    brig = ship("Brig", power=2)
    flag = ship("Flag", t.Continuous((t.Change(t.Every(YOURS), "power", "add", 3),)))
    table = given(side(berth=[brig, flag]))
    found = why_value(table.game, 1, table.at(brig), "power")
    assert (found.printed, found.now, found.others) == (2, 5, False)
    (change,) = found.changes
    assert (change.source, change.operation, change.operand) == (table.at(flag), "add", 3)


def test_a_card_in_hand_is_as_printed_and_an_unknown_one_is_refused() -> None:
    brig = ship("Brig", power=2)
    table = given(side(hand=[brig]))
    found = why_value(table.game, 0, table.at(brig), "power")
    assert (found.printed, found.now, found.changes) == (2, 2, ())
    with pytest.raises(HeadjudgeError, match="not known"):
        why_value(table.game, 1, table.at(brig), "power")
    with pytest.raises(HeadjudgeError, match="no value"):
        why_value(table.game, 0, table.at(brig), "colour")


def test_of_an_unknown_cards_change_only_that_there_is_one_is_told() -> None:
    brig = ship("Brig", power=2)
    flag = ship("Flag", t.Continuous((t.Change(t.Every(YOURS), "power", "add", 3),)))
    table = given(side(berth=[brig, flag]))
    card = table.at(flag)
    table.game.hide(card, 1 << 1)
    found = why_value(table.game, 1, table.at(brig), "power")
    assert (found.now, found.changes, found.others) == (5, (), True)
    assert len(why_value(table.game, 0, table.at(brig), "power").changes) == 1


@pytest.mark.parametrize("title", TITLES)
def test_every_value_that_differs_from_the_printed_one_has_a_reason(title: str) -> None:
    told = 0
    for match in played(title, 6):
        view = match.view(2)
        for card in [card for zone in view["zones"] for card in zone["cards"] if "values" in card]:
            for name, now in card["values"].items():
                found = match.why_value(2, card["handle"], name)
                assert found.now == now
                if found.printed != now:
                    assert found.changes and all(change.text for change in found.changes)
                    assert match.why_value(2, card["handle"], name, "ja").changes
                    told += 1
    assert told or title in ("godzilla", "gateruler")


def values_told(game: Game, viewer: int) -> list[Any]:
    """All that a viewer is told of the values of cards that something changes."""
    view = game.view(viewer)
    return [
        [
            (value.name, value.printed, value.now, value.lines())
            for value in why_values.why_changed(game, viewer, card["handle"])
        ]
        for zone in view["zones"]
        for card in zone["cards"]
        if "values" in card
    ]


@pytest.mark.parametrize("title", TITLES)
def test_why_a_value_is_so_tells_nothing_hidden(title: str) -> None:
    tally = swap(title, 40, 3_000, also=values_told)
    assert not tally.differences, "\n".join(tally.differences)


def test_a_handle_that_nobody_gave_is_refused() -> None:
    match = headjudge.start("godzilla", ("ember_rush", "drowned_choir"), seed=1)
    for handle in (0, 999):
        with pytest.raises(HeadjudgeError):
            match.why_value(0, handle, "rank")
