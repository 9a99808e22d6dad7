"""How much faster several processes are than one: `python -m bench.runners [--game GAME ...]`.

One process and several (two, unless `--workers` says otherwise) play the same games in turns, round
by round. Shown are games a second by the clock, as medians of the rounds, and the median of the
ratios of each round. Several processes need as many quiet cores: the load of the machine is shown
before and after, and what else runs is told by a ratio of CPU seconds to seconds by the clock that
is below the number of processes.

    python -m bench.runners --game godzilla dragonball --games 2000 --rounds 5
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import sys
import time
from statistics import median
from typing import NamedTuple

from headjudge import games
from headjudge.sim import Job, batches, runner_of, tournament_job
from headjudge.sim.laboratory import Keeping

SERIAL = "serial"
DECKS = 3


class Round(NamedTuple):
    """What was measured: games a second, and CPU seconds for each second by the clock."""

    speed: float
    cores: float


def job_of(title: str, count: int, seed: int, players: tuple[str, ...]) -> Job:
    """Three decks against each other, so many games in all (a multiple of 24 at least)."""
    package = games.load(title)
    edition = package.rules().editions[0]
    decks = package.decks()
    legal = [name for name in sorted(decks) if not package.violations(decks[name], edition)]
    each = max(8, count // DECKS // 8 * 8)
    return tournament_job(title, legal[:DECKS], each, seed, players, None, None, Keeping())


def play(job: Job, runner: str, workers: int) -> Round:
    """Play a job to its end."""
    before = cpu_seconds()
    begun = time.perf_counter()
    played = sum(len(each) for each in runner_of(runner, workers)(job, batches(job)))
    took = time.perf_counter() - begun
    return Round(played / took, (cpu_seconds() - before) / took)


def cpu_seconds() -> float:
    """CPU seconds of this process and of those that it has ended."""
    found = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in found)


def compare(title: str, rounds: int, count: int, workers: int, players: tuple[str, ...]) -> float:
    """Let the runners take turns; print their medians, and give the ratio."""
    ways = {SERIAL: 1, "processes": workers}
    taken: dict[str, list[Round]] = {name: [] for name in ways}
    play(job_of(title, 24, 0, players), SERIAL, 1)  # cards are read once
    for turn in range(rounds):
        job = job_of(title, count, turn + 1, players)
        for name, size in ways.items():
            taken[name].append(play(job, name, size))
    one, several = taken[SERIAL], taken["processes"]
    ratio = median(now.speed / base.speed for now, base in zip(several, one, strict=True))
    print(
        f"{title:<12}one process {median(each.speed for each in one):.1f} games/s "
        f"({median(each.cores for each in one):.2f} cores)  "
        f"{workers} processes {median(each.speed for each in several):.1f} "
        f"({median(each.cores for each in several):.2f} cores)  ratio {ratio:.2f}",
        flush=True,
    )
    return ratio


def load() -> str:
    """How many processes wanted to run of late."""
    return " ".join(f"{each:.2f}" for each in os.getloadavg())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=list(games.NAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=600, help="in a round, of each runner")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--players", nargs="+", default=["random"])
    chosen = parser.parse_args()
    print(f"{platform.python_implementation()} {sys.version}")
    print(f"{os.cpu_count()} cores, load {load()}; medians of {chosen.rounds} rounds")
    for title in chosen.game:
        compare(title, chosen.rounds, chosen.games, chosen.workers, tuple(chosen.players))
    print(f"load {load()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
