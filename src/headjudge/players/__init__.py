"""Players that play by themselves.

A player receives what its seat may see (`match.view(seat)`, the open decision with it)
and returns the numbers of the options it takes. It knows nothing else.
"""

from __future__ import annotations

from typing import Final, Protocol

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.shapes import View
from headjudge.players.greedy import GreedyPlayer
from headjudge.players.random import RandomPlayer


class Player(Protocol):
    """Whoever answers decisions."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View) -> tuple[int, ...]:
        """The numbers of the chosen options of the view's open decision."""
        ...


class UnknownPlayer(HeadjudgeError):
    """No such player."""


_PLAYERS: Final[dict[str, type[RandomPlayer] | type[GreedyPlayer]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}
NAMES: Final = tuple(_PLAYERS)


def make(name: str, seed: int = 0) -> RandomPlayer | GreedyPlayer:
    """The player of that name. The same seed and the same views give the same answers."""
    if name not in _PLAYERS:
        raise UnknownPlayer(f"no player {name!r}; there is {', '.join(NAMES)}", field="players")
    return _PLAYERS[name](seed)


__all__ = ["NAMES", "GreedyPlayer", "Player", "RandomPlayer", "UnknownPlayer", "View", "make"]
