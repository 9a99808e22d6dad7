"""`headjudge simulate` and `headjudge tournament`: many games, and what they come to."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from headjudge import games, reports
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.worded import worded
from headjudge.players import NAMES as PLAYERS
from headjudge.sim import (
    RUNNERS,
    Job,
    Keeping,
    carry_out,
    job_of,
    prepare,
    runner_of,
    tournament_job,
)
from headjudge.sim.page import page
from headjudge.terminal import screen
from headjudge.terminal.options import (
    card_pool,
    cards_option,
    edition_option,
    game_argument,
    lang_option,
    legal_decks,
    load_deck,
    pick_edition,
    time_option,
)
from headjudge.terminal.reports import print_report
from headjudge.terminal.words import say

REFRESH: Final = 0.1  # seconds between two pictures of a progress bar
INTERRUPTED: Final = 130
UNFINISHED: Final = 1
PAGES: Final = (".html", ".htm")

Command = Callable[..., Any]


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that both commands share, as they were given."""

    count: int
    seed: int
    workers: int
    runner: str
    rows: str | None
    records: str | None
    resume: bool
    timed: bool
    seconds: float
    until: float | None
    report: str | None
    keep: str | None
    edition: str | None
    files: tuple[str, ...]
    lang: str
    as_json: bool

    @property
    def keeping(self) -> Keeping:
        """What the run keeps."""
        return Keeping(
            None if self.rows is None else Path(self.rows),
            None if self.records is None else Path(self.records),
            self.resume,
            self.timed,
        )


OPTIONS: Final = (
    click.option("--seed", type=int, default=0, help="The same seed, the same games."),
    click.option("--workers", type=click.IntRange(1, 1024), default=1, help="Processes."),
    click.option(
        "--runner", default="",
        help=f"One of: {', '.join(RUNNERS)}; or the address of a Ray cluster. The results are the "
        "same.",
    ),
    click.option(
        "--rows", metavar="FILE", help="A row for each game: .csv, or JSON lines in .jsonl.",
    ),
    click.option("--records", metavar="FOLDER", help="Keep every game as a record."),
    click.option("--resume", is_flag=True, help="Go on with the rows that are there."),
    click.option("--timed", is_flag=True, help="Rows say how long each game took."),
    click.option(
        "--until", type=float, metavar="POINTS",
        help="Stop when it is known which is better, or that they are equal within so many per "
        "cent, with an error rate of 5 % in all.",
    ),
    click.option("--report", metavar="FILE", help="Write the figures as one HTML file."),
    click.option(
        "--keep", metavar="NAME", help="Keep the figures under this name: the lobby shows them.",
    ),
    time_option,
    edition_option,
    cards_option,
    lang_option,
    click.option("--json", "as_json", is_flag=True, help="Print JSON."),
)  # fmt: skip


def lab_options(command: Command) -> Command:
    """Add the options of the laboratory to a command."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


@click.command()
@game_argument
@click.option("--decks", nargs=2, help="Two decks: names or files.")
@click.option("--games", "count", type=click.IntRange(1), default=100, help="How many games.")
@click.option(
    "--players", nargs=2, default=("random", "random"),
    help=f"Two of: {', '.join(PLAYERS)}, or your own bots (my_bot.py:MyBot).",
)  # fmt: skip
@lab_options
def simulate(
    game: str, decks: tuple[str, str] | None, players: tuple[str, str], **options: Any
) -> int:
    """Let bots play many games and print who wins how often.

    The first player has the first deck. Two games have the same seed, with the seats changed. The
    result does not depend on the number of workers, nor on the runner.
    """
    wanted = Wanted(**options)
    package = games.load(game)
    chosen = pick_edition(package, wanted.edition)
    pool = card_pool(game, wanted.files)
    ready = [found(package, name, pool) for name in decks or legal_decks(game, chosen)[:2]]
    match = prepare(game, ready, wanted.seed, players, chosen, pool, wanted.seconds)
    keeping = wanted.keeping
    job = job_of((match,), wanted.count, records=keeping.records is not None, timed=keeping.timed)
    return done(job, wanted, package.wording(pool))


@click.command()
@game_argument
@click.argument("decks", nargs=-1)
@click.option(
    "--games", "count", type=click.IntRange(1), default=100, help="How many games for each pair."
)
@click.option(
    "--players", multiple=True, default=("random",),
    help=f"Who plays the decks; several times for several: {', '.join(PLAYERS)}, or your own bots "
    "(my_bot.py:MyBot).",
)  # fmt: skip
@lab_options
def tournament(game: str, decks: tuple[str, ...], players: tuple[str, ...], **options: Any) -> int:
    """Let all DECKS play against each other, and print a matrix.

    Every deck with every player is an entrant (without DECKS: all that ship), every two entrants
    meet, and all pairs play with the same seeds, in both seats.
    """
    wanted = Wanted(**options)
    package = games.load(game)
    chosen = pick_edition(package, wanted.edition)
    pool = card_pool(game, wanted.files)
    ready = [found(package, name, pool) for name in decks or legal_decks(game, chosen)]
    job = tournament_job(
        game, ready, wanted.count, wanted.seed, players, chosen, pool, wanted.keeping,
        wanted.seconds,
    )  # fmt: skip
    return done(job, wanted, package.wording(pool))


def found(package: Any, name: str, pool: Pool | None) -> Any:
    """A deck that ships, by its name, or one from a file."""
    return name if name in package.decks() else load_deck(package, name, pool)


def done(job: Job, wanted: Wanted, wording: Any) -> int:
    """Carry out a job, and print and write what it came to; the exit code."""
    target = None
    if wanted.report is not None:
        target = Path(wanted.report)
        if target.suffix.lower() not in PAGES:
            raise worded(HeadjudgeError, "page ending", "--report", file=str(target))
    if wanted.keep is not None:
        reports.path_of(wanted.keep)  # a name that is none is told before the games
    margin = None if wanted.until is None else wanted.until / 100
    runner = runner_of(wanted.runner, wanted.workers)
    with Shown(job, wanted.lang) as shown:
        report = carry_out(job, runner, wanted.keeping, shown.tell, margin, wanted.workers)
    if target is not None:
        write_page(target, page(report, wanted.lang))
    if wanted.keep is not None:
        reports.keep(wanted.keep, report)
    if wanted.as_json:
        click.echo(report.to_json())
    else:
        print_report(report, wording, wanted.lang)
    if report.interrupted:
        click.echo(say("report interrupted", wanted.lang, n=report.games, all=report.planned),
                   err=True)  # fmt: skip
        return INTERRUPTED
    return UNFINISHED if report.unfinished else 0


def write_page(file: Path, text: str) -> None:
    """Write the report; what is wrong is an error that names the file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise worded(
            HeadjudgeError, "no reading", "--report", file=str(file), why=error.strerror or ""
        ) from error


class Shown:
    """The progress of a job, with the time left, on the error stream if that is a terminal. It
    has no thread of its own: workers are forked from this process."""

    def __init__(self, job: Job, lang: str) -> None:
        errors = screen.console(stderr=True)
        self.bar = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=errors, transient=True, auto_refresh=False, disable=not errors.is_terminal,
        )  # fmt: skip
        self.task = self.bar.add_task(say("report games", lang), total=job.games * len(job.matches))
        self.shown = 0.0

    def __enter__(self) -> Shown:
        self.bar.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.bar.stop()

    def tell(self, done: int, _total: int) -> None:
        """So many games are done."""
        now = time.monotonic()
        if now - self.shown > REFRESH:
            self.shown = now
            self.bar.update(self.task, completed=done, refresh=True)
