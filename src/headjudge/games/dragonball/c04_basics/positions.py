"""4-8. Card positions: Active Mode and Rest Mode."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import is_no_change
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.language.moving import EVENT_FOR
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
    if is_no_change(game.state.rest[event.card], mode):
        event.changed_nothing = True
    else:
        game.turn_to(event.card, mode)


@means(FILTERS, v.Mode)
def is_mode(context: Context, term: v.Mode, ref: Ref) -> bool:
    """Whether a card is in the mode that the filter asks for; of a card that has left, whether it
    was."""
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    return (rest == 0) == term.active


@means(EVENT_FOR, v.SwitchActive)
def event_of_switch_active(context: Context, term: v.SwitchActive, card: int) -> Event | None:
    """Switching this card to Active Mode is an event, if the card is in Rest Mode."""
    there = is_no_change(context.game.state.rest[card], ACTIVE_MODE)
    return None if there else turned(context, "active", card)


@means(EVENT_FOR, v.SwitchRest)
def event_of_switch_rest(context: Context, term: v.SwitchRest, card: int) -> Event | None:
    """Switching this card to Rest Mode is an event, if the card is in Active Mode."""
    there = is_no_change(context.game.state.rest[card], REST_MODE)
    return None if there else turned(context, "rest", card)


def turned(context: Context, kind: str, card: int) -> Event:
    """The event of this kind that a skill brings about on a card where it is."""
    master = masters.master(context.game, card)
    return Event(kind, master, card, -1, 0, context.source, context.seat, "effect")
