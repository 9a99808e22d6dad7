"""The games. Each is a package that knows its own rulebook and no other game.

A game's package has `rules()`, `decks()`, `read_deck(text)`, `violations(deck, edition)`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Final

from headjudge.kernel.errors import UnknownGame

NAMES: Final = ("godzilla", "vanguard", "dragonball", "gateruler")


def load(name: str) -> ModuleType:
    """A game's package, imported when it is first asked for."""
    if name not in NAMES:
        raise UnknownGame(f"no such game: {name!r}; there is {', '.join(NAMES)}", field="game")
    return import_module(f"headjudge.games.{name}")
