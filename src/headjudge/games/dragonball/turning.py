"""4-8. Card positions: Active Mode and Rest Mode."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.overview import is_no_change
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import rule

ACTIVE_MODE: Final = 0
REST_MODE: Final = 1


def active_happens(game: Game, event: Event) -> None:
    """A card is switched to Active Mode."""
    turn(game, event, ACTIVE_MODE)


def rest_happens(game: Game, event: Event) -> None:
    """A card is switched to Rest Mode."""
    turn(game, event, REST_MODE)


@rule("4-8-1")
def turn(game: Game, event: Event, mode: int) -> None:
    """A card is in one of two positions; in the one it is in already it is not put again."""
    if is_no_change(game.state.rest[event.card], mode):
        event.amount = IN_VAIN
    else:
        game.turn_to(event.card, mode)
