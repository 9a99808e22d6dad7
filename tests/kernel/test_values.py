"""Values: what each operation makes of a value."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge.kernel.abilities import Abilities
from headjudge.kernel.changes import gained
from headjudge.kernel.layers import altered_abilities, changed_value
from headjudge.language import terms as t
from tests.kernel.harbor.table import given, ship, side

LOUD = t.Auto(t.Pattern("bell"), (t.Draw(1),))
STRONG = t.Continuous((t.Change(t.Self(), "power", "add", 1),))


def test_what_a_card_gains_it_has_once() -> None:
    assert gained(("a",), ("b",)) == ("a", "b")
    assert gained(("a",), ("a",)) == ("a",)


@pytest.mark.parametrize(
    ("now", "operation", "operand", "then"),
    [
        (3, "add", 2, 5),
        (3, "add", -5, -2),
        (3, "set", 0, 0),
        (3, "times", 2, 6),
        (("a", "b"), "lose", ("a", "c"), ("b",)),
        (("a", "b"), "lose-all", None, ()),
        ("red", "set", "blue", "blue"),
    ],
)  # fmt: skip
def test_operations(now: Any, operation: str, operand: Any, then: Any) -> None:
    assert changed_value(now, operation, operand) == then


def test_an_operation_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(ValueError, match="halve"):
        changed_value(3, "halve", 2)
    with pytest.raises(ValueError, match="halve"):
        altered_abilities(given().game, Abilities((LOUD,)), "halve", ())


def test_abilities_are_gained_lost_and_switched_off() -> None:
    game = given().game
    both = altered_abilities(game, Abilities((LOUD,)), "gain", (STRONG,))
    assert both.terms == (LOUD, STRONG)
    assert both.hears == {"bell": (LOUD,)}
    assert both.changes == (STRONG,)
    assert altered_abilities(game, both, "lose", (LOUD,)).terms == (STRONG,)
    assert altered_abilities(game, both, "lose-all", None).terms == ()
    off = altered_abilities(game, both, "switch-off", None)
    assert off.terms == (LOUD, STRONG), "they are there"
    assert (off.hears, off.changes) == ({}, ()), "but do nothing"
    assert altered_abilities(game, off, "switch-on", None).hears == {"bell": (LOUD,)}


def test_a_value_nobody_changes_is_the_printed_one() -> None:
    table = given(side(berth=[ship(strike=4)]))
    assert table.game.value(0, "strike") == 4
    assert "strike" not in table.game.survey.changeable
