"""Which module draws which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rich.text import Text

from headjudge.language.speech import Speech
from headjudge.terminal.screen import WIDTH

# Questions whose options a game's own module sets out.
SET_OUT: Final = {"gateruler": ("act", "attack")}


def sets_out(view: dict[str, Any]) -> bool:
    """Whether the game's own module sets out the options of the open question."""
    return view["decision"]["prompt"] in SET_OUT.get(view["game"], ("main",))


def drawer(game: str) -> Any:
    return import_module(f"headjudge.terminal.{game}")


def board(
    words: Speech[Any], view: dict[str, Any], lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """The board on a screen so wide."""
    found: list[Text] = drawer(view["game"]).board(words, view, lang, titles, width)
    return found


def main_options(
    words: Speech[Any],
    view: dict[str, Any],
    lang: str,
    rows: int,
    labels: list[int],
    width: int = WIDTH,
) -> list[str]:
    """The options that the game's own module sets out, on about so many rows. `labels`: the
    number of each."""
    found: list[str] = drawer(view["game"]).main_options(words, view, lang, rows, labels, width)
    return found


def headlines(game: str) -> tuple[str, ...]:
    """The messages of the log that matter most to who was away, the most telling first."""
    found: tuple[str, ...] = drawer(game).HEADLINES
    return found


def facts(words: Speech[Any], view: dict[str, Any], number: str, lang: str) -> str:
    """What is printed on a card and counts in play, in short."""
    return str(drawer(view["game"]).facts(words, number, lang)).rstrip()


def resolving(words: Speech[Any], view: dict[str, Any], lang: str) -> str:
    return str(drawer(view["game"]).resolving(words, view, lang))
