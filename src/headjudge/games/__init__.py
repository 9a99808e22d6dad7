"""The games. Each is a package that knows its own rulebook and no other game, and shows one
value of itself to the rest of the program: its `TITLE` (`language/title.py`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel.errors import HeadjudgeError, UnknownGame
from headjudge.language.title import Title
from headjudge.language.worded import worded

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

NAMES: Final = ("godzilla", "vanguard", "dragonball", "gateruler")
ADDED: Final[dict[str, Title]] = {}  # games that are not part of the project, by name


class Games(ModuleType):
    """The type of this package, which can be called: `headjudge.games()` names the games."""

    __file__: str
    NAMES: tuple[str, ...]
    load: Callable[[str], Title]
    add: Callable[[Title], None]
    wording: Callable[[Game], Any]

    def __call__(self) -> tuple[str, ...]:
        """The names of the games."""
        return NAMES


sys.modules[__name__].__class__ = Games


def load(name: str) -> Title:
    """A game by its name. A game of the project is imported when it is first asked for."""
    if name in ADDED:
        return ADDED[name]
    if name not in NAMES:
        raise worded(UnknownGame, "no game", "game", name=repr(name), known=", ".join(NAMES))
    found: Title = import_module(f"headjudge.games.{name}").TITLE
    return found


def add(title: Title) -> None:
    """A game that is not part of the project can be started, loaded and replayed from now on."""
    ADDED[title.name] = title


def wording(game: Game) -> Any:
    """The words for a game under way and the cards it is played with; a `HeadjudgeError`, if its
    title has none."""
    title = load(game.rules.name)
    if title.wording is None:
        raise HeadjudgeError(f"{title.name} has no words (`Title.wording`)", field="wording")
    return title.wording(game.pool)
