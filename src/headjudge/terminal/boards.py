"""Which module draws which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.text import Text

from headjudge.language.speech import Speech
from headjudge.terminal.screen import WIDTH


def board_module(game: str) -> Any:
    """Import the module that draws the boards of a game."""
    return import_module(f"headjudge.terminal.{game}")


def board(
    words: Speech[Any], view: dict[str, Any], lang: str, titles: tuple[str, str], width: int = WIDTH
) -> list[Text]:
    """Draw the board of a view for a screen of this width."""
    found: list[Text] = board_module(view["game"]).board(words, view, lang, titles, width)
    return found


def main_options(
    words: Speech[Any],
    view: dict[str, Any],
    lang: str,
    rows: int,
    labels: list[int],
    width: int = WIDTH,
) -> list[str]:
    """Draw the options that the game's own module sets out, on about so many rows. `labels`: the
    number of each option."""
    found: list[str] = board_module(view["game"]).main_options(
        words, view, lang, rows, labels, width
    )
    return found


def headlines(game: str) -> tuple[str, ...]:
    """List the messages of the log that matter most to a player who was away, the most telling
    first."""
    found: tuple[str, ...] = board_module(game).HEADLINES
    return found


def facts(words: Speech[Any], view: dict[str, Any], number: str, lang: str) -> str:
    """Say in short what is printed on a card and counts in play."""
    return str(board_module(view["game"]).facts(words, number, lang)).rstrip()


def resolving(words: Speech[Any], view: dict[str, Any], lang: str) -> str:
    """Name what is being carried out, for the line above the options; empty, if that is told
    elsewhere."""
    return str(board_module(view["game"]).resolving(words, view, lang))
