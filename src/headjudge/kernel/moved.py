"""As which object a card is seen whose move set an ability off: as it was before, or is after.

The books have a list of cases for this; a game gives its own as functions, in the book's order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from headjudge.kernel.state import Event, Ref
from headjudge.kernel.zones import PUBLIC, Layout

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

UNKNOWN: Final = -1  # no object: only what is printed is known of it

Case = Callable[[Event], Ref | None]  # None: the case is another


def seen_as(game: Game, event: Event, cases: tuple[Case, ...]) -> Ref:
    """The card of an event as the first case that holds sees it. One that has not moved, or is
    the same card where it went, is seen as it is."""
    card = event.card
    if not event.became or event.identity == event.became or event.from_zone < 0 or event.zone < 0:
        return game.state.ref(card)
    for case in cases:
        found = case(event)
        if found is not None:
            return found
    return card, UNKNOWN


def before(event: Event) -> Ref:
    """The card of an event as the object it was before it moved."""
    return event.card, event.identity


def where_public(layout: Layout, event: Event, after: Callable[[Event], Ref]) -> Ref | None:
    """A card that moved between a public and a hidden zone, as it was or (`after`) is in the
    public one."""
    was_public = layout.visible[event.from_zone] == PUBLIC
    if was_public == (layout.visible[event.zone] == PUBLIC):
        return None
    return before(event) if was_public else after(event)
