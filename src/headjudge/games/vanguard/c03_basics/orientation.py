"""3.17. Orientation and face: cards stand or rest, and lie face up or face down."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c01_outline import is_no_change
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c10_actions import legion, locking
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language.book import Turning
from headjudge.rulebook.citation import rule

STAND = 0
REST = 1


@rule("3.17.1.2")
def rest_happens(game: Game, event: Event) -> None:
    """A standing card rests."""
    turn(game, event, REST)


def turn(game: Game, event: Event, rest: int) -> None:
    """Turn a card; one that lies so already was not turned, and in a legion neither is one
    whose associate cannot turn."""
    card = event.card
    if (
        lies_so(game, card, rest)
        or u.is_locked(game, card)
        or legion.is_held_by_associate(game, event)
    ):
        event.changed_nothing = True
        return
    game.turn_to(card, rest)
    legion.turn_associate(game, card, rest)


@rule("3.17.2")
def lies_so(game: Game, card: int, rest: int) -> bool:
    """A card that stands is not stood, and one that rests is not rested."""
    return is_no_change(game.state.rest[card], rest)


TURNING: Final = Turning("stand", "rest", lies_so, locking.has_orientation)


@rule("3.17.3.2")
def turn_down_happens(game: Game, event: Event) -> None:
    """A face-up card is turned face down."""
    turn_face(game, event, FACE_DOWN)


def turn_face(game: Game, event: Event, face: int) -> None:
    """Turn a card face up or face down; if it lies so already, nothing was done."""
    if shows(game, event.card, face):
        event.changed_nothing = True
        return
    game.flip(event.card, face)


@rule("3.17.4")
def shows(game: Game, card: int, face: int) -> bool:
    """A card that is face up is not turned face up, nor one that is face down face down."""
    return is_no_change(game.state.face[card] == FACE_DOWN, face == FACE_DOWN)
