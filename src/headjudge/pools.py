"""Pools of cards from files: ours, or another's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from headjudge import games
from headjudge.kernel.errors import BadCard
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
    return with_files(games.load(game).rules().shipped, *files)


def with_files(known: Pool, *files: str | Path) -> Pool:
    """A pool with the cards of these files as well."""
    for file in files:
        known = with_candidates(known, candidates_in(known.game, file), str(file))
    return known


def candidates_in(game: str, file: str | Path) -> list[Candidate]:
    """The cards of a file, each as far as its record can be read. A file that cannot be read at
    all is a `BadCard` that names it."""
    text = read_text(str(file), "cards")
    try:
        found: list[Candidate] = games.load(game).candidates.read(text)
    except BadCard as error:
        raise BadCard(error.message, field=f"{file}: {error.field}", rule=error.rule) from error
    return found


def with_file(game: str, known: Pool, text: str, origin: str) -> Pool:
    """A pool with the cards of a file's text as well."""
    return with_candidates(known, games.load(game).candidates.read(text), origin)


def with_candidates(known: Pool, candidates: list[Candidate], origin: str) -> Pool:
    """A pool with these cards of a file as well."""
    maker: Maker[Any] = games.load(known.game).MAKER
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
