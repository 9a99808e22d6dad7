"""Players that play by themselves, ours and anybody's.

A player receives what its seat may see (`match.view(seat)`, the open decision with it)
and returns the numbers of the options it takes. It knows nothing else. `make` makes one: by name,
from a file or a module that the user names, or from an installed package.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.shapes import View
from headjudge.players.asking import BotFault, Player, UnknownPlayer, ask, told
from headjudge.players.finding import described, find, located, unknown
from headjudge.players.greedy import GreedyPlayer
from headjudge.players.hosting import HostedPlayer
from headjudge.players.random import RandomPlayer

_PLAYERS: Final[dict[str, type[RandomPlayer] | type[GreedyPlayer]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}
NAMES: Final = tuple(_PLAYERS)


def built_in(name: str, seed: int = 0) -> RandomPlayer | GreedyPlayer:
    """One of our own players. No other name does anything: this is for names from files."""
    if name not in _PLAYERS:
        known = ", ".join(NAMES)
        said = f"no player {name!r}; there is {known}"
        raise unknown("player no name", said, name=repr(name), known=known)
    return _PLAYERS[name](seed)


def make(spec: str, seed: int = 0, seconds: float = 0.0) -> Player:
    """A player: "greedy", "my_bot.py:MyBot", "package.module:Class", or a name that an installed
    package has under the entry point `headjudge.players`.

    What is named so is the user's own code and runs with the user's rights: never pass a name that
    comes from a file of somebody else's. Its class is called with `seed=` if it takes that. With
    `seconds` a player that is not ours gets a process of its own and so much time for a decision.
    """
    if spec in _PLAYERS:
        return built_in(spec, seed)
    if seconds > 0:
        return HostedPlayer(located(spec), seed, seconds)
    return find(spec, NAMES)(seed)


__all__ = [
    "NAMES",
    "BotFault",
    "GreedyPlayer",
    "HostedPlayer",
    "Player",
    "RandomPlayer",
    "UnknownPlayer",
    "View",
    "ask",
    "built_in",
    "described",
    "make",
    "told",
]
