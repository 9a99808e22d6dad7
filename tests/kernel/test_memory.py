"""What is remembered beside the cards: every verb lets values be worked out anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from tests.kernel.harbor.table import given

FRAME = Frame("raid", 0, {"raider": 1})


@pytest.mark.parametrize(
    ("verb", "looked_at", "wanted"),
    [
        (lambda game: game.set_number(0, "rum", 3), lambda game: game.state.numbers[0]["rum"], 3),
        (lambda game: game.add_number(1, "rum", 2), lambda game: game.state.numbers[1]["rum"], 2),
        (lambda game: game.mark("sailed"), lambda game: game.happened("sailed"), 1),
        (lambda game: game.set_mark("sailed", 5), lambda game: game.happened("sailed"), 5),
        (lambda game: game.set_limit("sunk"), lambda game: game.state.limits["sunk"], 1),
        (lambda game: game.set_roles(FRAME, raider=2), lambda game: FRAME.vars["raider"], 2),
    ],
)  # fmt: skip
def test_what_is_written_is_there_and_values_are_worked_out_anew(
    verb: Callable[[Game], None], looked_at: Callable[[Game], object], wanted: object
) -> None:
    game = given().game
    before = game.derived()
    verb(game)
    assert looked_at(game) == wanted
    assert game.derived() is not before


def test_a_number_that_is_dropped_and_a_mark_that_is_cleared_are_gone() -> None:
    game = given().game
    game.set_number(0, "rum", 3)
    game.mark("sailed")
    before = game.state.revision
    game.drop_number(0, "rum")
    game.clear_mark("sailed")
    assert "rum" not in game.state.numbers[0]
    assert not game.happened("sailed")
    assert game.state.revision == before + 2


def test_a_mark_that_is_not_there_is_cleared_for_nothing() -> None:
    game = given().game
    before = game.derived()
    game.clear_mark("sailed")
    game.keep_effects(list(game.state.effects))
    assert game.derived() is before


def test_an_interruption_comes_before_the_next_step() -> None:
    game = given().game
    game.state.alert = False
    game.interrupt_soon()
    assert game.state.alert
