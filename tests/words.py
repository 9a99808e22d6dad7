"""The words of a game about the cards that ship."""

from __future__ import annotations

from typing import Any

from headjudge import games


def shipped_words(title: str) -> Any:
    package = games.load(title)
    return package.wording(package.rules().shipped)
