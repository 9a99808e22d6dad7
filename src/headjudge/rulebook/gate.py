"""The gate: is every rule classified, carried out by code, and shown by a test?

Code cites by decorating (`citation`), tests by their marks and names (`evidence`),
and nobody keeps a list of either. What the gate cannot see for itself, whether a
test would notice that its rule is missing, `knockout` finds out.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.rulebook import evidence
from headjudge.rulebook.book import KINDS, Book, Rule, load
from headjudge.rulebook.citation import Citation, citations, is_cited
from headjudge.rulebook.evidence import HERE, Evidence, Place
from headjudge.rulebook.knockout import Outcome, knockout

__all__ = [
    "HERE",
    "Outcome",
    "Place",
    "Homes",
    "Problem",
    "Row",
    "Survey",
    "Trace",
    "check",
    "homes",
    "knockout",
    "report",
    "survey",
    "table",
    "trace",
]


@dataclass(frozen=True)
class Problem:
    """Something the gate does not let pass. `what` is one word for filters and tests."""

    number: str
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.number}: {self.text}"


@dataclass(frozen=True)
class Survey:
    """A game's rulebook, and all that cites it."""

    book: Book
    code: dict[str, list[Citation]]
    tests: Evidence


@dataclass(frozen=True)
class Row:
    """One chapter of the report. Code and tests are counted over the operative rules."""

    chapter: str
    total: int
    heading: int
    operative: int
    with_code: int
    with_tests: int
    definitions: int
    physical: int


@dataclass(frozen=True)
class Trace:
    """Which numbers random play executed: how often, never, and those no rulebook has."""

    counts: dict[str, int]
    never: tuple[str, ...]
    unknown: tuple[str, ...]


@dataclass(frozen=True)
class Homes:
    """Where the numbers that code cites are cited: in the chapter they belong to, in another
    chapter only, or in no chapter (by the kernel or the card language)."""

    at_home: tuple[str, ...]
    away: tuple[str, ...]
    below: tuple[str, ...]

    def __str__(self) -> str:
        chapters = len(self.at_home) + len(self.away)
        share = 100 * len(self.at_home) / max(1, chapters)
        return (
            f"{len(self.at_home)} of {chapters} numbers ({share:.1f} %) are cited in their chapter,"
            f" {len(self.below)} more by the kernel or the card language"
        )


UNCITED: Final = "the compiled build has no citations: ask the plain build"


def survey(game: str, place: Place = HERE) -> Survey:
    """Read the rulebook, import all of the game's code, read all tests."""
    if not is_cited():
        raise HeadjudgeError(UNCITED)
    book = load(game, place.package)
    _import_all(f"{place.package}.{game}")
    return Survey(book, citations(game), evidence.collect(game, place, book.rules))


def _import_all(package: str) -> None:
    module = importlib.import_module(package)
    for found in pkgutil.iter_modules(module.__path__, f"{package}."):
        if found.ispkg:
            _import_all(found.name)
        else:
            importlib.import_module(found.name)


def check(game: str, place: Place = HERE) -> list[Problem]:
    """Everything that is wrong, in the rulebook's order; numbers that do not exist come last."""
    seen = survey(game, place)
    shown = seen.tests.nodes()
    problems = [*_twice(seen.book)]
    for rule in seen.book.rules.values():
        problems += _of_rule(rule, seen.book, rule.number in seen.code, rule.number in shown)
    for number, places in seen.code.items():
        if number not in seen.book.rules:
            at = ", ".join(f"{each.module}:{each.line} {each.qualname}" for each in places)
            problems.append(Problem(number, "unknown", f"no such rule, cited by {at}"))
    for number, nodes in shown.items():
        if number not in seen.book.rules:
            cited = ", ".join(nodes)
            problems.append(Problem(number, "unknown", f"no such rule, cited by {cited}"))
    problems += _of_results(game, seen.code, place)
    for mark in seen.tests.unreadable:
        text = 'a mark must be plain strings "game:number"'
        problems.append(Problem(f"{mark.file}:{mark.line}", "unreadable", text))
    return problems


def homes(game: str, place: Place = HERE) -> Homes:
    """In which chapters the code stands that cites a game's numbers. A module belongs to a
    chapter by its name or its package's, `c09_gate`."""
    found: dict[str, list[str]] = {"at home": [], "away": [], "below": []}
    seen = survey(game, place)
    for number, cited in seen.code.items():
        if number in seen.book.rules:
            modules = " ".join(each.module for each in cited)
            chapters = {int(chapter) for chapter in re.findall(r"\.c(\d\d)_", modules)}
            own = int(seen.book.rules[number].chapter) in chapters
            found["at home" if own else "away" if chapters else "below"].append(number)
    return Homes(*(tuple(numbers) for numbers in found.values()))


def _of_results(game: str, code: dict[str, list[Citation]], place: Place) -> Iterator[Problem]:
    """Lines of `without.toml` that name no function that cites the number."""
    for key in evidence.results_without(game, place):
        number, _, name = key.partition(" ")
        if not any(each.qualname == name for each in code.get(number, ())):
            text = f"without.toml: no function {name!r} cites it"
            yield Problem(number, "without", text)


def _of_rule(rule: Rule, book: Book, has_code: bool, has_test: bool) -> Iterator[Problem]:
    number = rule.number
    if rule.kind not in KINDS:
        yield Problem(number, "unclassified", f"{rule.kind!r} is no kind of rule")
    before = _before(number)
    if before and before not in book.rules:
        yield Problem(number, "gap", f"the number before it, {before}, is missing")
    if not rule.editions:
        yield Problem(number, "edition", "belongs to no edition")
    if rule.kind == "physical" and not rule.reason:
        yield Problem(number, "reason", "physical, and does not say why no program can do it")
    if rule.is_operative and not has_code:
        yield Problem(number, "code", "no code carries it out")
    if rule.via:
        yield from _of_via(rule, book)
    elif (rule.is_operative or rule.kind == "definition") and not has_test:
        yield Problem(number, "test", "no test shows it")


def _of_via(rule: Rule, book: Book) -> Iterator[Problem]:
    target = book.rules.get(rule.via)
    if rule.kind != "definition":
        yield Problem(rule.number, "via", "only a definition is tested through another rule")
    elif target is None:
        yield Problem(rule.number, "via", f"tested through {rule.via}, which does not exist")
    elif target.via or not (target.is_operative or target.kind == "definition"):
        yield Problem(rule.number, "via", f"tested through {rule.via}, which has no test itself")


def _before(number: str) -> str:
    """The sibling before: 5.4.1 for 5.4.2, 3-2k for 3-2l; empty for a first one."""
    last = re.fullmatch(r"(.*?)(\d+|[a-z])", number)
    if last is None:
        return ""
    stem, end = last[1], last[2]
    if end.isdigit():
        return f"{stem}{int(end) - 1}" if int(end) > 1 else ""
    return f"{stem}{chr(ord(end) - 1)}" if end > "a" else ""


def _twice(book: Book) -> Iterator[Problem]:
    for edition in book.editions:
        for number, times in Counter(book.numbers(edition)).items():
            if times > 1:
                yield Problem(number, "twice", f"claimed {times} times in edition {edition}")


def report(game: str, place: Place = HERE) -> list[Row]:
    """A row for each chapter, and the sum."""
    seen = survey(game, place)
    shown = seen.tests.nodes()
    chapters: dict[str, list[Rule]] = {}
    for rule in seen.book.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule)
    everything = ("all", list(seen.book.rules.values()))
    return [_row(name, rules, seen.code, shown) for name, rules in (*chapters.items(), everything)]


def _row(
    chapter: str,
    rules: list[Rule],
    code: dict[str, list[Citation]],
    shown: dict[str, tuple[str, ...]],
) -> Row:
    kinds = Counter(rule.kind for rule in rules)
    operative = [rule.number for rule in rules if rule.is_operative]
    return Row(
        chapter=chapter,
        total=len(rules),
        heading=kinds["heading"],
        operative=len(operative),
        with_code=sum(number in code for number in operative),
        with_tests=sum(number in shown for number in operative),
        definitions=kinds["definition"],
        physical=kinds["physical"],
    )


def table(rows: list[Row]) -> str:
    """The report as a table in Markdown."""
    lines = [
        "| chapter | rules | headings | operative | with code | with tests "
        "| definitions | physical |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        cells = (
            row.chapter,
            row.total,
            row.heading,
            row.operative,
            row.with_code,
            row.with_tests,
            row.definitions,
            row.physical,
        )
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return "\n".join(lines)


def trace(
    game: str,
    games: int,
    seed: int,
    play: Callable[[str, int, int], Counter[str]],
    place: Place = HERE,
) -> Trace:
    """Which rules random games execute. `play(game, games, seed)` plays them and counts."""
    book = load(game, place.package)
    counts = play(game, games, seed)
    return Trace(
        counts={number: counts[number] for number in book.rules if counts[number]},
        never=tuple(
            number
            for number, rule in book.rules.items()
            if rule.is_operative and not counts[number]
        ),
        unknown=tuple(sorted(number for number in counts if number not in book.rules)),
    )
