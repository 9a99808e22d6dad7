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
    """Note that the game is in this position, and tell whether it is new, or how it was come back
    to: by the rules alone (`FORCED`), by choices (`CHOSEN`), or after it was settled
    (`SETTLED`)."""
    happened = game.state.happened
    now = game.state.decisions * 2
    place = ("position", key_of(position))
    for seat, answers in enumerate(game.state.answered):
        happened[(*place, seat)] = answers
    before = happened.get(place, -1)
    happened[place] = now
    if before < 0:
        return NEW
    if before == now:
        return FORCED
    if before % 2:
        return SETTLED
    if before <= happened.get("loop settled", -1):
        return NEW  # on the way of a loop that was settled just now: its last round
    happened[place] = now + 1  # whoever hears CHOSEN settles it
    happened["loop settled"] = now
    return CHOSEN


def stoppers(game: Game, position: Any) -> tuple[int, ...]:
    """Who could have gone another way since this position was met last: the players who
    were asked something in between. To be asked before `meet`, which counts from here."""
    place = ("position", key_of(position))
    happened = game.state.happened
    return tuple(
        [
            seat
            for seat, answers in enumerate(game.state.answered)
            if answers > happened.get((*place, seat), answers)
        ]
    )


def leave(game: Game) -> None:
    """Forget the positions met so far, since somebody does something else: met again, they are
    new."""
    happened = game.state.happened
    for key in [key for key in happened if key[0] == "position"]:
        del happened[key]
    happened.pop("loop settled", None)


def answers_then(game: Game, position: Any) -> tuple[int, ...]:
    """How many answers each player had given when this position was met last (or have given
    now, if it is new). To be asked before `meet`."""
    place = ("position", key_of(position))
    happened = game.state.happened
    return tuple(
        [happened.get((*place, seat), now) for seat, now in enumerate(game.state.answered)]
    )


def declare(game: Game, position: Any, what: Any, rounds: int) -> None:
    """Note that what leads from this position back to it will be done so many times more."""
    game.state.happened[("rounds", key_of(position), what)] = rounds


def go_round(game: Game, position: Any, what: Any) -> None:
    """Count one round that was declared as done."""
    key = ("rounds", key_of(position), what)
    happened = game.state.happened
    if key in happened:
        happened[key] -= 1


def rounds_left(game: Game, position: Any, what: Any) -> int | None:
    """How often it will still be done, as declared: with none left, something else has to
    be done here. None: nobody has declared anything."""
    return game.state.happened.get(("rounds", key_of(position), what))
