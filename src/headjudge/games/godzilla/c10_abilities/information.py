"""10.6.4.1, 10.10, 10.11. The information of a card that moved or has gone; sources.

The kernel works it out for all games alike; what this book says of it stands here.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.contents import is_on_field
from headjudge.games.godzilla.c10_abilities.effects import with_effects_applied
from headjudge.kernel import moved
from headjudge.kernel.game import Game
from headjudge.kernel.moved import before, where_public
from headjudge.kernel.state import Event, Ref, Standby
from headjudge.rulebook.citation import rule

# 10.6.4.1. The information of a card whose move set an ability off


def seen_as(game: Game, event: Event) -> Ref:
    """The object as which an ability sees a card whose move set it off: as it was before the move,
    or after it."""
    return moved.seen_as(game, event, (in_public, on_the_field, where_it_arrived))


def after(event: Event) -> Ref:
    """The card of an event as the object it is after it moved."""
    return event.card, with_effects_applied(event)


@rule("10.6.4.1.1")
def in_public(event: Event) -> Ref | None:
    """Of a card that moved between a public and a hidden area: as it is in the public one."""
    return where_public(z.LAYOUT, event, after)


@rule("10.6.4.1.2")
def on_the_field(event: Event) -> Ref | None:
    """Of a card that moved to or from the field: as it is there. With another master: as it was
    before."""
    was_there = is_on_field(event.from_zone)
    if was_there == is_on_field(event.zone):
        return before(event) if was_there and has_new_master(event) else None
    return before(event) if was_there else after(event)


@rule("10.6.4.1.3")
def where_it_arrived(event: Event) -> Ref | None:
    """Of a card that moved between public areas: as it is in the new one."""
    return after(event)


def has_new_master(event: Event) -> bool:
    """Whether a card has moved to another player's area."""
    return z.LAYOUT.seat[event.from_zone] != z.LAYOUT.seat[event.zone]


# 10.10. Last known information


@rule("10.10.1")
def remember_card(game: Game, card: int) -> dict[str, Any]:
    """Give the last information of a card that leaves an area: where it was, and those of its
    values that effects had changed. All others are as printed."""
    return c03_players.remember(game, card)


@rule("10.10.1.1")
def zone_of_gone() -> int | None:
    """Where a card is that is no longer on the field: in no zone."""
    return -1


@rule("10.10.1.2")
def last_information(game: Game, ref: Ref) -> dict[str, Any] | None:
    """What is known of a card that has left: its information as it last was there."""
    return game.state.last.get(ref)


@rule("10.10.1.2.1")
def last_zone(game: Game, ref: Ref) -> int:
    """The zone that a card which has left was in, with no time given: the last it was in."""
    return int(game.state.last.get(ref, {}).get("place", -1))


def zone_left(game: Game, ref: Ref, was: bool) -> int:
    """The zone of a card that has left: where it is, or (`was`) where it was."""
    now = zone_of_gone()
    return last_zone(game, ref) if was or now is None else now


# 10.11. Source


@rule("10.11.2")
def source_of(standby: Standby) -> Ref:
    """The source of an ability on standby: the card that has it, or whose ability made it for
    later."""
    return standby.source, standby.identity
