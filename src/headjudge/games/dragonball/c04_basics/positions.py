"""4-8. Card positions: Active Mode and Rest Mode."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import is_no_change
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.kernel.triggers import IN_VAIN
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
    """A card is in one of two positions; in the one it is in already it is not put again."""
    if is_no_change(game.state.rest[event.card], mode):
        event.amount = IN_VAIN
    else:
        game.turn_to(event.card, mode)


@means(FILTERS, v.Mode)
def is_mode(context: Context, term: v.Mode, ref: Ref) -> bool:
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    return (rest == 0) == term.active


@means(EVENT_FOR, v.SwitchActive)
def event_of_switch_active(context: Context, term: v.SwitchActive, card: int) -> Event | None:
    there = is_no_change(context.game.state.rest[card], ACTIVE_MODE)
    return None if there else turned(context, "active", card)


@means(EVENT_FOR, v.SwitchRest)
def event_of_switch_rest(context: Context, term: v.SwitchRest, card: int) -> Event | None:
    there = is_no_change(context.game.state.rest[card], REST_MODE)
    return None if there else turned(context, "rest", card)


def turned(context: Context, kind: str, card: int) -> Event:
    master = masters.master(context.game, card)
    return Event(kind, master, card, -1, 0, context.source, context.seat, "effect")
