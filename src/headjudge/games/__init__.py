"""The games. Each is a package that knows its own rulebook and no other game.

A game's package has `rules()`, `decks()`, `read_deck(text)`, `violations(deck, edition)`,
`DECK_FORM`, how its decks are written, `DECK_MAKING`, how decks are made of a pool, and `Wording`,
its words about the cards of a pool.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel.errors import UnknownGame
from headjudge.language.worded import worded

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

NAMES: Final = ("godzilla", "vanguard", "dragonball", "gateruler")


class Games(ModuleType):
    """The type of this package, which can be called: `headjudge.games()` names the games."""

    __file__: str
    NAMES: tuple[str, ...]
    load: Callable[[str], ModuleType]
    wording: Callable[[Game], Any]

    def __call__(self) -> tuple[str, ...]:
        """The names of the games."""
        return NAMES


sys.modules[__name__].__class__ = Games


def load(name: str) -> ModuleType:
    """A game's package, imported when it is first asked for."""
    if name not in NAMES:
        raise worded(UnknownGame, "no game", "game", name=repr(name), known=", ".join(NAMES))
    return import_module(f"headjudge.games.{name}")


def wording(game: Game) -> Any:
    """The words for a game under way and the cards it is played with."""
    return load(game.rules.name).Wording(game.pool)
