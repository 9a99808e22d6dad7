"""Jobs and runners for the tests of the laboratory."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from headjudge import games
from headjudge.sim import Batch, Job, Played, batches, job_of, prepare
from headjudge.sim.rows import JsonLines
from headjudge.sim.runners import Runner

DECKS = ("ember_rush", "drowned_choir", "steel_vigil")


def small_job(count: int = 20, seed: int = 4, decks: Sequence[str] = DECKS[:2]) -> Job:
    """A job of one pairing."""
    match = prepare("godzilla", (decks[0], decks[1]), seed, ("random", "random"))
    return job_of((match,), count)


def job_of_all_titles(count: int, seed: int = 1) -> Job:
    """A job with so many games of each title."""
    matches, pairs = [], []
    for at, game in enumerate(games.NAMES):
        package = games.load(game)
        edition = package.rules().editions[0]
        decks = package.decks()
        legal = [name for name in sorted(decks) if not package.violations(decks[name], edition)]
        matches.append(prepare(game, (legal[0], legal[-1]), seed, ("random", "random")))
        pairs.append((2 * at, 2 * at + 1))
    return job_of(tuple(matches), count, tuple(pairs))


def lines(played: Iterable[list[Played]]) -> bytes:
    """The rows that a runner gave, as the bytes of a file."""
    form = JsonLines()
    return b"".join([form.line(each.row) for batch in played for each in batch])


def rows_of(job: Job, runner: Runner, after: Callable[[int], None] | None = None) -> bytes:
    """The bytes of the rows of a job on a runner. `after` hears of every batch."""
    found: list[list[Played]] = []
    for played in runner(job, batches(job)):
        found.append(played)
        if after is not None:
            after(len(found))
    return lines(found)


class Remembered:
    """A runner that plays nothing: it gives what was played of each batch before."""

    def __init__(self, known: dict[Batch, list[Played]]) -> None:
        self.known = known
        self.asked: list[Batch] = []

    def __call__(self, job: Job, todo: Iterable[Batch]) -> Iterator[list[Played]]:
        """Give what is known of the batches."""
        for batch in todo:
            self.asked.append(batch)
            yield self.known[batch]


def descendants(of: int) -> Iterator[int]:
    """All processes that this process started, and those that these started."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                told = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if told[0] != "Z":
                parents.setdefault(int(told[1]), []).append(int(entry.name))
    waiting = [of]
    while waiting:
        for child in parents.get(waiting.pop(), []):
            waiting.append(child)
            yield child


def ray_workers() -> list[int]:
    """The processes of this process's own Ray that play games now."""
    found = []
    for each in descendants(os.getpid()):
        try:
            title = Path(f"/proc/{each}/cmdline").read_bytes()
        except OSError:
            continue
        if title.startswith(b"ray::play_on_ray"):
            found.append(each)
    return found
