"""Loops: the same position again.

A game says what makes its positions comparable and what its rulebook does about a
loop; the kernel remembers where it has been this turn.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

NEW: Final = 0  # a position not met before this turn
FORCED: Final = 1  # met again, and nobody was asked anything in between
CHOSEN: Final = 2  # met again by way of somebody's choices
SETTLED: Final = 3  # met again although the players had settled the loop


def key_of(position: Any) -> int:
    """A number for a position, the same on every machine."""
    return int.from_bytes(blake2b(repr(position).encode(), digest_size=8).digest(), "big")


def meet(game: Game, position: Any) -> int:
    """Come to a position, and say how it was come to."""
    happened = game.state.happened
    place = ("position", key_of(position))
    before = happened.get(place, -1)
    happened[place] = game.state.decisions * 2
    if before < 0:
        return NEW
    if before == game.state.decisions * 2:
        return FORCED
    if before % 2:
        return SETTLED
    happened[place] += 1  # whoever hears CHOSEN settles it
    return CHOSEN
