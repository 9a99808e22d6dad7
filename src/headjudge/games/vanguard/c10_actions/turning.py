"""10.12, 10.13, 10.37. Stand and rest, turn face up or down, flip over.

How cards lie is in 3.17; what the two sides of a card are, in 12.10.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c03_basics import orientation
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c10_actions import deletion, locking
from headjudge.games.vanguard.c12_misc import has_two, make_active
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR, event_for
from headjudge.rulebook.citation import rule

# 10.12. Stand and rest


@rule("10.12.1", "3.17.1.1")
def stand_happens(game: Game, event: Event) -> None:
    """A resting card stands."""
    orientation.turn(game, event, orientation.STAND)


# 10.13. Turn face up or down


@rule("10.13.1", "3.17.3.1")
def turn_up_happens(game: Game, event: Event) -> None:
    """A face-down card is turned face up; a locked or deleted one is no longer so."""
    card = event.card
    if u.is_locked(game, card):
        locking.cease_to_be_locked(game, event)
    elif u.is_deleted(game, card):
        deletion.restore_happens(game, event)
    else:
        orientation.turn_face(game, event, 0)


@means(EVENT_FOR, v.TurnUp)
def event_of_turn_up(context: Context, term: v.TurnUp, card: int) -> Event | None:
    """A face-down card is about to be turned face up; None: it lies face up."""
    is_so = orientation.shows(context.game, card, 0)
    return None if is_so else event_for(context, "turn up", card)


@means(EVENT_FOR, v.TurnDown)
def event_of_turn_down(context: Context, term: v.TurnDown, card: int) -> Event | None:
    """A face-up card is about to be turned face down; None: it lies face down."""
    is_so = orientation.shows(context.game, card, FACE_DOWN)
    return None if is_so else event_for(context, "turn down", card)


# 10.37. Flip over


@rule("10.37.1", "10.37.2")
def flip_over_happens(game: Game, event: Event) -> None:
    """Turn a card to its other side; it is not turned face down."""
    card = event.card
    if is_vain(game, card):
        event.changed_nothing = True
        return
    if has_two(game, card):
        make_active(game, card)


@rule("10.37.3")
def is_vain(game: Game, card: int) -> bool:
    """A card with one side is not flipped over."""
    return not has_two(game, card)


@means(EVENT_FOR, v.FlipOver)
def event_of_flip_over(context: Context, term: v.FlipOver, card: int) -> Event | None:
    """A card is about to be flipped over."""
    return event_for(context, "flip over", card)


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"flip over": flip_over_happens}
