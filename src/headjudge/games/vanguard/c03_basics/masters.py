"""3.3, 3.4. Owner and master: who uses a card, an ability, an effect.

The owner of a card is part of the state. Who dominates a unit (10.35) is its master.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c10_actions import domination
from headjudge.kernel.game import Game
from headjudge.kernel.table import Table
from headjudge.rulebook.citation import rule


@rule("3.4.2")
def master_of_zone(table: Table, card: int) -> int:
    """The master of a card is the player whose zone it is in."""
    place = table.state.place[card]
    return z.LAYOUT.seat[place] if place >= 0 else table.state.owner[card]


def master(table: Table, card: int) -> int:
    """The player who uses a card now."""
    if table.state.effects:
        for each in reversed(domination.dominations(table.state)):
            if each.source == card:
                return each.seat
    return master_of_zone(table, card)


@rule("3.4.3")
def master_of_effect(master: int) -> int:
    """The master of what an ability does is the master of the ability."""
    return master


@rule("3.4.4")
def master_of_played(vars: dict[str, Any]) -> int:
    """The master of an activated ability is whoever plays it."""
    return int(vars["seat"])


@rule("3.4.5", "10.35.2.3")
def master_of_automatic(game: Game, card: int) -> int:
    """An automatic ability's master is that of its card."""
    return master(game, card)


@rule("3.4.6")
def master_of_continuous(game: Game, card: int) -> int:
    """A continuous ability's master is that of its card."""
    return master(game, card)


# Units by their master


def by_master(game: Game, seat: int, units_of: Callable[[Game, int], list[int]]) -> list[int]:
    """The units that a player is the master of, among their own and the other player's."""
    there = units_of(game, seat)
    strange = domination.dominations(game.state) if game.state.effects else []
    if not strange:
        return there
    theirs = units_of(game, 1 - seat)
    return [
        *[card for card in there if master(game, card) == seat or not domination.is_lost(card)],
        *[card for card in theirs if master(game, card) == seat and domination.is_gained(card)],
    ]
