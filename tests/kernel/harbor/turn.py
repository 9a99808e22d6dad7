"""6. Turns.

Stands for: extra turns in the book's order, turns left out, and a turn that is ended in
the middle of whatever is under way.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import timing
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import rule


@rule("6-1-1")
def turn_begins(game: Game, frame: Frame) -> None:
    """What the last turn saw is forgotten."""
    timing.take_turn(game)
    game.state.happened.clear()
    game.state.last.clear()
    game.note("turn", game.state.turn_player)


@rule("6-1-2")
def main(game: Game, frame: Frame) -> None:
    """Everything is done by way of the mast."""
    game.call("mast")


@rule("6-1-3")
def turn_ends(game: Game, frame: Frame) -> None:
    """Effects for the turn are over."""
    game.expire("turn")
    game.state.board += 1


@rule("6-1-4")
def next_turn(game: Game, frame: Frame) -> None:
    frame.step = 0


TURN = Procedure("turn", "6-1", "The turn", (turn_begins, main, turn_ends, next_turn))


def end_the_turn(game: Game) -> None:
    """6-2-1. What waits is forgotten, what is on the mast is struck, and whatever is under
    way ends there; the turn goes on at its end."""
    state = game.state
    state.standby.clear()
    state.stack.clear()
    for card in state.zones[z.zone("mast")]:
        owner = state.owner[card]
        game.do(Event("put", owner, card, z.zone("wreck", owner)))
    game.back_to("turn", "6-1-3")


PROCEDURES: Final = (TURN,)
