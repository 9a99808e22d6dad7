"""Carrying out a job: from batches to rows, files and figures.

    matches -> Job -> batches -> a runner -> rows, in order -> the file of rows, the records
                         ^                        |
                         is a pairing decided? <- Tally -> Report

Rows come in the order of the batches whoever plays them, so everything that is decided by what
was played so far (`until`) is decided alike on every runner. A record is written before its row,
and a batch's rows are written together; a run that is resumed counts the rows that are there,
checks that they are of this job, and plays what is missing.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations, islice
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.language.worded import worded
from headjudge.sim.jobs import Batch, Job, Played, batches, job_of
from headjudge.sim.match import Match, prepare
from headjudge.sim.rows import BadRows, Row, RowFile
from headjudge.sim.runners import Runner, runner_of
from headjudge.sim.statistics import Report, Tally

Progress = Callable[[int, int], None]
"""Hears how many games are done, of how many."""

MOST_ENTRANTS: Final = 64
WIDEST: Final = 0.25  # margin of `until`


class Keeping(msgspec.Struct, frozen=True):
    """What a run keeps: `rows`, a file; `records`, a folder. `resume`: go on with what is there."""

    rows: Path | None = None
    records: Path | None = None
    resume: bool = False
    timed: bool = False


def simulate(
    game: str,
    decks: tuple[Any, Any] | list[Any],
    games: int = 100,
    seed: int = 0,
    players: tuple[str, str] | list[str] = ("random", "random"),
    workers: int = 1,
    edition: str | None = None,
    progress: Progress | None = None,
    cards: Pool | None = None,
    runner: str = "",
    keeping: Keeping | None = None,
    until: float | None = None,
    seconds: float = 0.0,
) -> Report:
    """Play so many games and sum them up. `cards`: the pool that the decks are of; `runner`: as
    for `runner_of`; `until`: a margin (0.03) at which the question is answered; `seconds`: how long
    a player that is not ours may take for a decision."""
    kept = keeping or Keeping()
    match = prepare(game, decks, seed, players, edition, cards, seconds)
    job = job_of((match,), games, records=kept.records is not None, timed=kept.timed)
    return carry_out(job, runner_of(runner, workers), kept, progress, until, workers)


def tournament(
    game: str,
    decks: Sequence[Any],
    games: int = 100,
    seed: int = 0,
    players: Sequence[str] = ("random",),
    workers: int = 1,
    edition: str | None = None,
    progress: Progress | None = None,
    cards: Pool | None = None,
    runner: str = "",
    keeping: Keeping | None = None,
    until: float | None = None,
    seconds: float = 0.0,
) -> Report:
    """Let every deck, played by each of the players, meet every other in so many games."""
    kept = keeping or Keeping()
    job = tournament_job(game, decks, games, seed, players, edition, cards, kept, seconds)
    return carry_out(job, runner_of(runner, workers), kept, progress, until, workers)


def tournament_job(
    game: str,
    decks: Sequence[Any],
    games: int,
    seed: int,
    players: Sequence[str],
    edition: str | None,
    cards: Pool | None,
    keeping: Keeping,
    seconds: float = 0.0,
) -> Job:
    """Every pair of entrants: a deck with a player each."""
    entrants = [(deck, player) for player in players for deck in decks]
    if not 2 <= len(entrants) <= MOST_ENTRANTS:
        raise worded(HeadjudgeError, "entrants", "decks", n=MOST_ENTRANTS, count=len(entrants))
    pairs = tuple(combinations(range(len(entrants)), 2))
    matches: list[Match] = []
    for one, two in pairs:
        (own, mine), (other, theirs) = entrants[one], entrants[two]
        matches.append(prepare(game, (own, other), seed, (mine, theirs), edition, cards, seconds))
    job = job_of(tuple(matches), games, pairs, keeping.records is not None, keeping.timed)
    if len(set(job.entrants)) < len(job.entrants):
        twice = next(each for each in job.entrants if job.entrants.count(each) > 1)
        raise worded(HeadjudgeError, "entrant twice", "decks", name=repr(twice[0]))
    return job


def run(match: Match, games: int, workers: int = 1, progress: Progress | None = None) -> list[Row]:
    """The rows of a match, in order."""
    job = job_of((match,), games)
    found: list[Row] = []
    for played in runner_of("", workers)(job, batches(job)):
        found += [each.row for each in played]
        if progress is not None:
            progress(len(found), games)
    return found


def carry_out(
    job: Job,
    runner: Runner,
    keeping: Keeping | None = None,
    progress: Progress | None = None,
    until: float | None = None,
    workers: int = 1,
) -> Report:
    """Carry out a job. An interrupt (Ctrl-C) ends it with what there is."""
    if until is not None and not 0 < until <= WIDEST:
        raise worded(HeadjudgeError, "until", "--until", n=int(100 * WIDEST))
    kept = keeping or Keeping()
    if kept.resume and kept.rows is None:
        raise worded(BadRows, "resume", "--resume")
    began = time.perf_counter()
    tally = Tally(job, until)
    run_of = _Run(job, tally, kept, progress)
    guard = Interrupts()
    try:
        with guard:
            run_of.carry_out(runner, guard)
    finally:
        run_of.close()
    return tally.report(time.perf_counter() - began, workers, guard.was_interrupted)


class _Run:
    """One carrying out of a job."""

    def __init__(self, job: Job, tally: Tally, keeping: Keeping, progress: Progress | None) -> None:
        self.job = job
        self.tally = tally
        self.progress = progress
        self.folder = keeping.records
        if self.folder is not None:
            make_folder(self.folder)
        self.file = None
        if keeping.rows is not None:
            self.file = RowFile(keeping.rows, keeping.timed, keeping.resume)
        self.sent: list[Batch] = []  # under way, in order

    def carry_out(self, runner: Runner, guard: Interrupts) -> None:
        """Count what is there, and play the rest."""
        todo = batches(self.job, self.tally.is_decided)
        waiting = iter(self._counted(todo))
        playing = runner(self.job, self._noted(waiting))
        try:
            for played in playing:
                batch = self.sent.pop(0)
                if self.tally.is_decided(batch.pairing):
                    continue  # it was under way when the pairing was decided
                with guard.held():
                    self._keep(batch, played)
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()

    def _noted(self, waiting: Iterator[Batch]) -> Iterator[Batch]:
        """The batches, each noted as it is taken."""
        for batch in waiting:
            self.sent.append(batch)
            yield batch

    def _counted(self, todo: Iterator[Batch]) -> Iterator[Batch]:
        """Count the rows that the file has; the batches that it has not."""
        if self.file is None:
            return todo
        written = self.file.written()
        for batch in todo:
            rows = list(islice(written, batch.last - batch.first))
            for at, row in enumerate(rows):
                self._check(row, batch, at, self.file.file)
            if len(rows) < batch.last - batch.first:
                return self._begun(batch, todo)
            self._count(batch, rows)
            self.file.keep()
        if next(written, None) is not None:
            raise worded(BadRows, "more rows", "--rows", file=str(self.file.file))
        self.file.begin()
        return iter(())

    def _begun(self, batch: Batch, todo: Iterator[Batch]) -> Iterator[Batch]:
        """Write from this batch on."""
        if self.file is not None:
            self.file.begin()
        yield batch
        yield from todo

    def _check(self, row: Row, batch: Batch, at: int, file: Path) -> None:
        """Refuse a row that is not what this job has at that place."""
        if row.job != self.job.digest:
            raise worded(BadRows, "other job", "--rows", file=str(file))
        if row.number != batch.number + at or row.round != (batch.first + at) // 2:
            raise worded(BadRows, "other order", "--rows", file=str(file), count=row.number)

    def _keep(self, batch: Batch, played: list[Played]) -> None:
        """Write what was played, the records first, and count it."""
        rows = [each.row for each in played]
        if self.folder is not None:
            for each in played:
                if each.record:
                    write_record(self.folder / each.row.record, each.record)
        if self.file is not None:
            self.file.add(rows)
        self._count(batch, rows)

    def _count(self, batch: Batch, rows: list[Row]) -> None:
        """Count the rows of a batch."""
        for row in rows:
            self.tally.add(batch.pairing, row)
        self.tally.close_batch(batch.pairing, batch.first)
        if self.progress is not None:
            self.progress(self.tally.games, self.job.games * len(self.job.matches))

    def close(self) -> None:
        """Close the file of rows."""
        if self.file is not None:
            self.file.close()


def make_folder(folder: Path) -> None:
    """The folder of records."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise worded(
            HeadjudgeError, "no reading", "--records", file=str(folder), why=error.strerror or ""
        ) from error


def write_record(file: Path, text: str) -> None:
    """Write a record whole or not at all."""
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(file)
    except OSError as error:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise worded(
            HeadjudgeError, "no reading", "--records", file=str(file), why=error.strerror or ""
        ) from error


class Interrupts:
    """Ctrl-C ends a run between two batches, or while one is waited for, never in a file.

    Where signals are another's (a thread), a `KeyboardInterrupt` ends it all the same."""

    def __init__(self) -> None:
        self.was_interrupted = False
        self._is_held = False
        self._before: Any = None

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._heard)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> bool:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
        if kind is not None and issubclass(kind, KeyboardInterrupt):
            self.was_interrupted = True
            return True
        return False

    def _heard(self, _signal: int, _frame: FrameType | None) -> None:
        """An interrupt: at once, or when what is written is whole."""
        self.was_interrupted = True
        if not self._is_held:
            raise KeyboardInterrupt

    def held(self) -> _Held:
        """Meanwhile an interrupt waits."""
        return _Held(self)


class _Held:
    def __init__(self, interrupts: Interrupts) -> None:
        self.interrupts = interrupts

    def __enter__(self) -> None:
        self.interrupts._is_held = True

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        self.interrupts._is_held = False
        if self.interrupts.was_interrupted and kind is None:
            raise KeyboardInterrupt
