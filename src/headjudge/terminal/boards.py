"""Which module draws which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.text import Text


def drawer(game: str) -> Any:
    return import_module(f"headjudge.terminal.{game}")


def board(view: dict[str, Any], lang: str, titles: tuple[str, str]) -> list[Text]:
    found: list[Text] = drawer(view["game"]).board(view, lang, titles)
    return found


def main_options(view: dict[str, Any], lang: str, rows: int) -> list[str]:
    found: list[str] = drawer(view["game"]).main_options(view, lang, rows)
    return found


def resolving(view: dict[str, Any], lang: str) -> str:
    return str(drawer(view["game"]).resolving(view, lang))
