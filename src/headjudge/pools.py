"""Pools of cards from files: ours, or another's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from headjudge import games
from headjudge.kernel.pool import Pool
from headjudge.language.pools import Maker
from headjudge.reading import read_text


def pool(game: str, *files: str | Path) -> Pool:
    """The cards of a game that ship, and those of these files (TOML or JSON).

    A card whose record leaves something open is not in the pool; a deck that names it is told
    why. A text is read when a deck first uses its card. A file that cannot be read, and a number
    that has different contents in two places, is a `BadCard`.
    """
    found: Pool = games.load(game).rules().shipped
    for file in files:
        found = with_file(game, found, read_text(str(file), "cards"), str(file))
    return found


def with_file(game: str, known: Pool, text: str, origin: str) -> Pool:
    """A pool with the cards of a file's text as well."""
    package: Any = games.load(game)
    maker: Maker[Any] = package.MAKER
    candidates = package.candidates.read(text)
    return maker.more(
        known,
        [each.printed for each in candidates if each.printed is not None],
        origin,
        {each.id: each.problem for each in candidates if each.printed is None},
    )
