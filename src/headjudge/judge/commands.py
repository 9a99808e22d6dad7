"""The command `judge`: rulings as text, played, written and found out at a prompt."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from headjudge import games, saving
from headjudge.judge.from_record import ruling_from
from headjudge.judge.play import Report, judge_file
from headjudge.judge.prompt import Prompt
from headjudge.judge.skeleton import skeleton
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.record import read_record
from headjudge.language.card_files import printable
from headjudge.language.words import command
from headjudge.reading import read_text
from headjudge.terminal.options import lang_option

DIFFERS: Final = 2


@click.command()
@click.argument("files", nargs=-1)
@click.option("--new", "new", metavar="GAME", help="Print a ruling of this game to begin with.")
@click.option(
    "--from", "record", metavar="RECORD", help="Print a moment of a recorded game as one."
)
@click.option("--at", type=click.IntRange(0), default=0, help="With --from: before which answer.")
@click.option("--explain", is_flag=True, help="Give every step with its rules and our sentences.")
@click.option("--quiet", is_flag=True, help="Tell only what differs.")
@lang_option
def judge(
    files: tuple[str, ...],
    new: str | None,
    record: str | None,
    at: int,
    explain: bool,
    quiet: bool,
    lang: str,
) -> int:
    """Play rulings: positions, lines of play and what is expected, written as text.

    Each FILE is played and told, with what differs from what it expects; the exit code is 2 if
    anything does. With the name of a game instead, a prompt takes the same lines.
    """
    if new is not None:
        click.echo(skeleton(new, lang), nl=False)
        return 0
    if record is not None:
        click.echo(ruling_from(read_record(read_text(record)), at), nl=False)
        return 0
    if len(files) == 1 and files[0] in games.NAMES and not Path(files[0]).exists():
        talk(files[0])
        return 0
    if not files:
        raise click.UsageError(f"a file of rulings, or a game: {command()} judge vanguard")
    reports = [report for file in files for report in reports_of(file, lang, explain, quiet)]
    failed = [each for each in reports if not each.holds]
    click.echo(f"{len(reports) - len(failed)} of {len(reports)} rulings hold")
    return DIFFERS if failed else 0


def reports_of(file: str, lang: str, explain: bool, quiet: bool) -> list[Report]:
    """What came of the rulings of a file, told."""
    try:
        reports = judge_file(file, lang, explain)
    except HeadjudgeError as error:
        raise HeadjudgeError(
            error.message, field=f"{file}: {error.field}", rule=error.rule
        ) from error
    for report in reports:
        tell(file, report, quiet)
    return reports


def tell(file: str, report: Report, quiet: bool) -> None:
    """A report, on the screen."""
    verdict = "holds" if report.holds else "DIFFERS"
    if report.holds and quiet:
        return
    click.echo(f"{printable(report.ruling.title.words)}: {verdict}")
    for each in report.told:
        if quiet and not each.wrong:
            continue
        place = f"{file}:{each.line}: " if each.wrong or each.note else "  "
        click.echo(f"{place}{printable(each.text)}")


def talk(game: str) -> None:
    """Take lines at a prompt until there are no more."""
    prompt = Prompt(game)
    asks = sys.stdin.isatty()
    click.echo(f"A position of {game}. 'help' tells what can be entered.")
    while True:
        if asks:
            click.echo("> ", nl=False)
        line = sys.stdin.readline()
        word = line.strip()
        if not line or word in ("quit", "exit"):
            return
        if word.startswith("save "):
            keep(prompt, word.removeprefix("save ").strip())
        elif word:
            for each in prompt.enter(line):
                click.echo(printable(each))


def keep(prompt: Prompt, name: str) -> None:
    """Keep what was entered as a ruling, in a file that was not there before."""
    try:
        if Path(name).exists():
            raise HeadjudgeError(f"{name} is there already", field="save")
        saving.write_text(Path(name), prompt.text())
        click.echo(f"Saved: {name}")
    except (HeadjudgeError, OSError) as error:
        click.echo(f"error: {error}")
