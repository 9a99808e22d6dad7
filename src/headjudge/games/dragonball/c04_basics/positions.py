"""4-8. Card positions: Active Mode and Rest Mode."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import is_no_change
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language.book import Turning
from headjudge.rulebook.citation import rule

ACTIVE_MODE: Final = 0
REST_MODE: Final = 1


def active_happens(game: Game, event: Event) -> None:
    """A card is switched to Active Mode."""
    turn_card(game, event, ACTIVE_MODE)


def rest_happens(game: Game, event: Event) -> None:
    """A card is switched to Rest Mode."""
    turn_card(game, event, REST_MODE)


@rule("4-8-1")
def turn_card(game: Game, event: Event, mode: int) -> None:
    """Switch a card to a mode. A card that is in that mode already is not switched."""
    if is_in_mode(game, event.card, mode):
        event.changed_nothing = True
    else:
        game.turn_to(event.card, mode)


def is_in_mode(game: Game, card: int, mode: int) -> bool:
    """Whether a card is in this mode, so that to switch it would change nothing."""
    return is_no_change(game.state.rest[card], mode)


TURNING: Final = Turning("active", "rest", is_in_mode)
