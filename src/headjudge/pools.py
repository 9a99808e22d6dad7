"""Pools of cards from files: ours, or another's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from headjudge import games
from headjudge.kernel.errors import BadCard
from headjudge.kernel.pool import Pool
from headjudge.language import budget, card_maps
from headjudge.language.candidates import Candidate
from headjudge.language.card_maps import CardMap
from headjudge.language.nearest import nearest
from headjudge.language.phrases import Unreadable
from headjudge.language.pools import Maker
from headjudge.language.verdicts import Verdict, verdict
from headjudge.reading import read_text


def pool(game: str, *files: str | Path, map: str | Path = "") -> Pool:
    """The cards of a game that ship, and those of these files (TOML, JSON or CSV; see
    `candidates_in`).

    A card whose record leaves something open is not in the pool; a deck that names it is told
    why. A text is read when a deck first uses its card. A file that cannot be read, and a number
    that has different contents in two places, is a `BadCard`.
    """
    return with_files(games.load(game).rules().shipped, *files, map=map)


def with_files(known: Pool, *files: str | Path, map: str | Path = "") -> Pool:
    """A pool with the cards of these files as well."""
    for file in files:
        known = with_candidates(known, candidates_in(known.game, file, map), str(file))
    return known


def candidates_in(game: str, file: str | Path, map: str | Path = "") -> list[Candidate]:
    """The cards of a file: our TOML, the JSON forms that a game knows, or CSV and JSON of other
    makers with a map, in a line (`name=Name,text=Effect`) or as the name of a TOML file. A
    `BadCard` names the file and what is wrong with it."""
    text = read_text(str(file), "cards")
    candidates = games.load(game).candidates
    given = str(map)
    known = card_maps.fields_of(games.load(game).maker.form)
    try:
        if not given and not card_maps.is_table(str(file)):
            found: list[Candidate] = candidates.read(text.removeprefix("\ufeff"))
        else:
            records = card_maps.mapped(text, _card_map(given, known), known)
            found = candidates.of_records(records)
    except BadCard as error:
        place = str(file) if error.field in ("", "file") else f"{file}: {error.field}"
        field = error.field if error.field.startswith("map") else place
        raise BadCard(
            error.message, field=field, rule=error.rule, key=error.key, **error.arguments
        ) from error
    return found


def _card_map(given: str, known: Mapping[str, str]) -> CardMap:
    """A map, from a line or from the file of that name."""
    if "=" in given and not given.endswith(".toml"):
        return card_maps.parse_map(given, known)
    return card_maps.read_map(read_text(given, "map") if given else "", known)


def with_file(game: str, known: Pool, text: str, origin: str) -> Pool:
    """A pool with the cards of a file's text (TOML or JSON) as well."""
    return with_candidates(known, games.load(game).candidates.read(text), origin)


def with_candidates(known: Pool, candidates: list[Candidate], origin: str) -> Pool:
    """A pool with these cards of a file as well, as far as their records are whole."""
    maker: Maker[Any] = games.load(known.game).maker
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


def nearest_wordings(game: str, printed: Any, lang: str) -> list[str]:
    """The wordings nearest to where the reading of a card's text stops; none, if it is read."""
    package: Any = games.load(game)
    texts = [each.texts[lang] for each in package.rules().shipped.values()]
    try:
        package.candidates.READINGS[lang](printed)
    except Unreadable as stopped:
        return nearest(stopped, texts, package.candidates.reader(printed, lang))
    except (ValueError, KeyError, TypeError, RecursionError):
        return []
    return []
