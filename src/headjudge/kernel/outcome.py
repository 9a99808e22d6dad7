"""How a game ends: winning, losing, giving up.

Whoever wins or loses is marked when it happens, and then the game ends at once. The rules of
each step are the game's own: its procedure "outcome" labels these functions with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.kernel.events import touching
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame

SEATS: Final = (0, 1)


def win_or_lose(game: Game, frame: Frame) -> None:
    """Let whoever wins or loses do so at the same time, unless an effect forbids it."""
    vars = frame.vars
    game.do(
        *[Event("win", seat, cause=vars["rule"]) for seat in vars["won"]],
        *[Event("lose", seat, cause=vars["rule"]) for seat in vars["lost"]],
    )


def win_happens(game: Game, event: Event) -> None:
    """Mark that a player has won."""
    game.mark(("won", event.seat))


def lose_happens(game: Game, event: Event) -> None:
    """Mark that a player has lost."""
    game.mark(("lost", event.seat))


def nobody_is_left(won: list[int], lost: list[int]) -> bool:
    """Whether it is a draw: all players lose together, or (where a book is silent) win together."""
    return len(lost) == len(SEATS) or len(won) == len(SEATS)


def end_at_once(
    game: Game, number: str, is_draw: Callable[[list[int], list[int]], bool], draw: str
) -> None:
    """End the game now, by the rule with this number, or by the rule of a draw. A player whose
    opponent alone has lost has won."""
    won = [seat for seat in SEATS if game.happened(("won", seat))]
    lost = [seat for seat in SEATS if game.happened(("lost", seat))]
    if is_draw(won, lost):
        game.end(None, draw)
    elif won or lost:
        game.end(won[0] if won else 1 - lost[0], number)


def concede(game: Game, seat: int, number: str, is_free: bool) -> None:
    """Let a player give up, who loses at once; where giving up is not free, an effect that forbids
    losing forbids it."""
    if is_free or not touching(game, Event("lose", seat), "forbid"):
        game.end(1 - seat, number)
