"""3-3, 15-7, 15-30, 15-33. Ready and exhausted, face up and face down."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import gear
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.overview import is_no_change
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.kernel.triggers import IN_VAIN, hear
from headjudge.rulebook.citation import fact, rule

READY: Final = 0
EXHAUSTED: Final = 1


@rule("15-7a")
def ready_happens(game: Game, event: Event) -> None:
    """An exhausted card becomes ready."""
    turn(game, event, READY)


@rule("15-7b")
def exhaust_happens(game: Game, event: Event) -> None:
    """A ready card becomes exhausted."""
    turn(game, event, EXHAUSTED)


def turn(game: Game, event: Event, rest: int) -> None:
    card = event.card
    if lies_so(game, card, rest) or is_held_in_defense(game, card, rest):
        event.amount = IN_VAIN
        return
    becomes(game, card, rest)
    other = gear.partner(game, card)
    if other >= 0:
        becomes(game, other, rest)


@rule("3-3a-2")
def becomes(game: Game, card: int, rest: int) -> None:
    """A card that becomes ready is no longer exhausted, and the other way round."""
    game.turn_to(card, rest)
    u.count_hp_anew(game)


@rule("15-7c", without=False)
def lies_so(game: Game, card: int, rest: int) -> bool:
    """A card that is ready is not readied, nor one that is exhausted exhausted."""
    return is_no_change(game.state.rest[card], rest)


def is_held_in_defense(game: Game, card: int, rest: int) -> bool:
    """3-9c. In a defense zone only a geared-up pair can be ready."""
    place = game.state.place[card]
    return rest == READY and z.is_defense(place) and not gear.is_geared_up(game, card)


def flip_up_happens(game: Game, event: Event) -> None:
    """A face-down card is turned face up."""
    flip(game, event, 0)


@rule("15-33a")
def flip_down_happens(game: Game, event: Event) -> None:
    """A face-up card is turned face down."""
    flip(game, event, FACE_DOWN)


def flip(game: Game, event: Event, face: int) -> None:
    if shows(game, event.card, face):
        event.amount = IN_VAIN
        return
    turn_over(game, event.card, face)
    if z.is_front(game.state.place[event.card]):
        game.state.alert = True  # 14-19e-1: what is no unit may lie open there now
        if not HAS_ENTERED_BEFORE:
            hear(game, event.with_(kind="enter"))


# 14-19f: a face-down unit that is turned up does not enter play
HAS_ENTERED_BEFORE: Final[bool] = fact("14-19f", True, without=False)


@rule("3-3b-2")
def turn_over(game: Game, card: int, face: int) -> None:
    """A card that becomes face up is no longer face down, and the other way round."""
    game.flip(card, face)
    u.count_hp_anew(game)


@rule("15-33b", without=False)
def shows(game: Game, card: int, face: int) -> bool:
    """Of a card that is face down already nothing is flipped; nor of one that is face up."""
    return is_no_change(game.state.face[card] == FACE_DOWN, face == FACE_DOWN)
