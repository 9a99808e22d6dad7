"""`headjudge rules`: check, report, show, search, trace, diff, knockout, mutate."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from typing import Any, Final

import click

from headjudge import games
from headjudge.kernel.errors import HeadjudgeError
from headjudge.reading import read_text
from headjudge.rulebook import book, finding, gate
from headjudge.rulebook import mutate as mutation
from headjudge.rulebook.citation import citations, is_cited
from headjudge.rulebook.knockout import ERROR, EXCUSED, KILLED, SURVIVED, TIMEOUT, Outcome
from headjudge.sim import count_rules
from headjudge.terminal.options import (
    edition_option,
    game_argument,
    lang_option,
    pick_edition,
)
from headjudge.terminal.screen import progress_bar
from headjudge.terminal.words import say

RULING: Final = ".ruling::"  # in the name of a test that is a ruling


@click.group()
def rules() -> None:
    """The rulebook: is every rule carried out and tested?"""


@rules.command("check")
@game_argument
def check(game: str) -> int:
    """Fail on a rule that nobody classified, carries out or tests, or that does not exist."""
    games.load(game)
    problems = gate.check(game)
    for problem in problems:
        click.echo(str(problem))
    count = len(book.load(game).rules)
    if problems:
        click.echo(f"{game}: {len(problems)} problems in {count} rules", err=True)
        return 1
    click.echo(f"{game}: {count} rules, nothing missing; {gate.homes(game)}")
    return 0


@rules.command("report")
@click.argument("game", required=False)
def report(game: str | None) -> None:
    """The coverage of each chapter, as a Markdown table."""
    for name in games.NAMES if game is None else (game,):
        games.load(name)
        if game is None:
            click.echo(f"### {book.load(name).title}\n")
        click.echo(gate.table(gate.report(name)))


@rules.command("show")
@game_argument
@click.argument("number", nargs=-1, required=True)
@lang_option
def show(game: str, number: tuple[str, ...], lang: str) -> None:
    """One rule, its number written as you like (7-5, 7.5, rule 7.5): our sentence for it, its
    editions, the rules that go with it, and the code, the tests and the rulings that show it."""
    games.load(game)
    rule = finding.find_rule(game, " ".join(number))
    click.echo(f"{rule.number}  {rule.gloss(lang)}")
    click.echo(say("rule kind", lang, kind=say(f"rule {rule.kind}", lang)))
    for edition in rule.editions:
        said = ", ".join(each for each, _digest in rule.wordings(edition))
        click.echo(say("rule edition", lang, edition=edition, number=said))
    for label, text in (("differs", rule.differs), ("reason", rule.reason), ("via", rule.via)):
        if text:
            click.echo(say(f"rule {label}", lang, text=text))
    try:
        seen = gate.survey(game)
        code, tests = seen.code.get(rule.number, []), seen.tests.nodes().get(rule.number, ())
    except HeadjudgeError:  # an installed package has no tests beside it
        code, tests = citations(game).get(rule.number, []), ()
    for label, numbers in related(game, rule.number):
        for each in numbers:
            text = f"{each}  {book.gloss(game, each, lang)}"
            click.echo(say(f"rule {label}", lang, text=text))
    if not is_cited():
        click.echo(say("rule uncited", lang))
    for place in code if is_cited() else ():
        place_said = f"{place.module}:{place.line} {place.qualname}"
        click.echo(say("rule code", lang, text=place_said))
    for node in tests:
        label = "rule ruling" if RULING in node else "rule test"
        click.echo(say(label, lang, text=node))


def related(game: str, number: str) -> list[tuple[str, tuple[str, ...]]]:
    """The rules that go with a rule, by what they are to it."""
    found = finding.relations(game, number)
    return [
        ("above", found.above),
        ("below", found.below),
        ("to", found.refers_to),
        ("by", found.referred_by),
    ]


@rules.command("search")
@game_argument
@click.argument("words", nargs=-1, required=True)
@click.option("--most", type=click.IntRange(1, 200), default=10, help="How many.")
@lang_option
def search(game: str, words: tuple[str, ...], most: int, lang: str) -> int:
    """The rules that speak of something, in English or Japanese words, best first."""
    games.load(game)
    found = finding.search(game, " ".join(words), most)
    for rule in found:
        click.echo(f"{rule.number}  {rule.gloss(lang)}")
    if not found:
        click.echo(say("rule none", lang))
    return 0 if found else 1


@rules.command("trace")
@game_argument
@click.option("--games", "count", type=click.IntRange(1, 1_000_000), default=100, help="How many.")
@click.option("--seed", type=int, default=0, help="The same seed, the same games.")
@edition_option
def trace(game: str, count: int, seed: int, edition: str | None) -> None:
    """Which rules random games carry out, how often, and which never."""
    chosen = pick_edition(games.load(game), edition)
    found = gate.trace(game, count, seed, partial(_count, edition=chosen))
    for number, times in found.counts.items():
        click.echo(f"{times:>10} {number}")
    for number in found.never:
        click.echo(f"{'never':>10} {number}")
    for number in found.unknown:
        click.echo(f"{'unknown':>10} {number}")
    click.echo(
        f"{count} games: {len(found.counts)} rules carried out, {len(found.never)} never", err=True
    )


def _count(game: str, count: int, seed: int, edition: str) -> Any:
    return count_rules(game, count, seed, edition)


@rules.command("diff")
@game_argument
@click.argument("file")
@edition_option
def diff(game: str, file: str, edition: str | None) -> int:
    """What the official text in FILE adds, drops or rewords; the exit code is 1 if anything."""
    chosen = pick_edition(games.load(game), edition)
    found = book.diff(book.load(game), chosen, read_text(file))
    for label in ("added", "removed", "changed"):
        for number in getattr(found, label):
            click.echo(f"{label} {number}")
    parts = {label: len(getattr(found, label)) for label in ("added", "removed", "changed")}
    click.echo(", ".join(f"{count} {label}" for label, count in parts.items()), err=True)
    return 1 if any(parts.values()) else 0


@rules.command("knockout")
@game_argument
@click.argument("numbers", nargs=-1)
@click.option("--workers", type=click.IntRange(1, 256), default=2, help="Processes at a time.")
def knockout(game: str, numbers: tuple[str, ...], workers: int) -> int:
    """Take rules out one by one and see whether their tests notice. All, or those given."""
    games.load(game)
    wanted = [finding.find_rule(game, number).number for number in numbers] or None
    with progress_bar() as progress:
        task = progress.add_task("knocking out", total=None)

        def tell(outcome: Outcome, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        outcomes = gate.knockout(game, wanted, workers, progress=tell)
    bad = [each for each in outcomes if each.verdict in (SURVIVED, TIMEOUT, ERROR)]
    for each in bad:
        note = f": {each.note.strip()}" if each.note.strip() else ""
        click.echo(f"{each.verdict} {each.number}{note}")
        for node in each.tests:
            click.echo(f"    {node}")
    excused = len([each for each in outcomes if each.verdict == "excused"])
    click.echo(
        f"{game}: {len(outcomes)} knocked out, {len(outcomes) - len(bad) - excused} noticed, "
        f"{excused} excused, {len(bad)} not noticed"
    )
    return 1 if bad else 0


@rules.command("mutate")
@game_argument
@click.argument("numbers", nargs=-1)
@click.option("--sample", type=click.IntRange(1), help="How many mutants; all if not given.")
@click.option("--seed", type=int, default=0, help="The same seed, the same sample.")
@click.option("--workers", type=click.IntRange(1, 256), default=2, help="Processes at a time.")
@click.option("--wide", is_flag=True, help="Put survivors to all tests of the game's rules too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def mutate(
    game: str,
    numbers: tuple[str, ...],
    sample: int | None,
    seed: int,
    workers: int,
    wide: bool,
    as_json: bool,
) -> int:
    """Change the code of cited rules, one operator, constant, seat or order at a time, and see
    whether the rule's own tests notice. All rules, or those given."""
    games.load(game)
    wanted = [finding.find_rule(game, number).number for number in numbers] or None
    with progress_bar() as progress:
        task = progress.add_task("mutants", total=None)

        def tell(outcome: mutation.Outcome, done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        outcomes = mutation.mutate(game, sample, seed, wanted, workers, wide=wide, progress=tell)
    bad = [each for each in outcomes if each.verdict not in (KILLED, TIMEOUT, EXCUSED)]
    if as_json:
        found = [{**asdict(each), "name": each.mutant.name} for each in outcomes]
        click.echo(json.dumps({"game": game, "seed": seed, "mutants": found}, ensure_ascii=False))
        return 1 if bad else 0
    for each in bad:
        cited = ", ".join(each.mutant.numbers)
        click.echo(f"{each.verdict} {cited} {each.mutant.name} (line {each.mutant.line})")
        for line in (each.note.strip(), *each.tests):
            if line:
                click.echo(f"    {line}")
    excused = len([each for each in outcomes if each.verdict == EXCUSED])
    click.echo(
        f"{game}: {len(outcomes)} mutants, {len(outcomes) - len(bad) - excused} noticed, "
        f"{excused} equivalent, {len(bad)} not noticed"
    )
    return 1 if bad else 0
