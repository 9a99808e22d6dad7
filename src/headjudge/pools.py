"""Pools of cards from files: ours, or another's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from headjudge import games
from headjudge.kernel.pool import Pool
from headjudge.language import budget
from headjudge.language.candidates import Candidate
from headjudge.language.pools import Maker
from headjudge.language.verdicts import Verdict, verdict
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
        {each.id: each.why for each in candidates if each.printed is None},
    )


def verdicts(game: str, candidates: Iterable[Candidate], lang: str = "en") -> Iterator[Verdict]:
    """What becomes of each of these cards of one file: compiled, refused or incomplete. Where a
    card has texts in two languages, this one is read first. A file whose texts together take too
    long to read is a `BadCard`."""
    readings = games.load(game).candidates.READINGS
    with budget.of_file() as left:
        for each in candidates:
            yield verdict(each, readings, lang)
            left.check()
