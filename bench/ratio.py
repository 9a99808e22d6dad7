"""How much faster the compiled build is: `python -m bench.ratio [--game GAME ...] [--rounds 5]`.

Plain, compiled (`scripts/compile` makes it) and, where it is installed, python-chess take turns on
one core; each round each of them does the same work, and the median of the rounds is shown with
its ratio to plain. A machine's speed moves by a third within minutes, so a ratio from turns tells
more than a figure; figures are CPU seconds, so that others on the machine disturb them little.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import platform
import random
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median
from typing import IO, Any, cast

from bench.play import each, middle, pairs, play_out
from headjudge import games, starting, version
from headjudge.players import built_in
from headjudge.sim.runners import uncollected

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"
CHESS = "python-chess"

# What is measured: its name, and whether a higher figure is better.
RANDOM = "decisions/s, random"
GREEDY = "decisions/s, greedy"
FORK = "fork, us"
VIEW = "view, us"
HASH = "hash, us"
TO_JSON = "to JSON, us"
FROM_JSON = "from JSON, us"
HIGHER = (RANDOM, GREEDY)

Figures = dict[str, float]


class Worker:
    """A process that runs one build, and measures when it is told to."""

    def __init__(self, build: str, path: Path | None) -> None:
        here = {**os.environ, "PYTHONHASHSEED": "0"}
        if path is not None:
            here["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.ratio", "--worker", build],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=here,
            text=True,
        )
        self.asked = cast(IO[str], self.process.stdin)
        self.told = cast(IO[str], self.process.stdout)

    def ask(self, **what: Any) -> Figures:
        """Let it do a piece of work, and wait for the figures."""
        print(json.dumps(what), file=self.asked, flush=True)
        line = self.told.readline()
        if not line:
            raise SystemExit(f"a worker ended with {self.process.wait()}")
        found: Figures = json.loads(line)
        return found

    def end(self) -> None:
        self.asked.close()
        self.process.wait()


def work(build: str) -> None:
    """In a worker: measure what each line asks for."""
    if build != CHESS and version.build() != build:
        raise SystemExit(f"this is the {version.build()} build, not the {build} one")
    for line in sys.stdin:
        asked = json.loads(line)
        found = chess_figures(asked["games"]) if build == CHESS else figures(**asked)
        print(json.dumps(found), flush=True)


def figures(game: str, games: int, greedy: int) -> Figures:
    """One round of a game: everything that is measured."""
    with uncollected():  # as simulations are played
        found = {RANDOM: at_random(game, games), GREEDY: at_greed(game, greedy)}
        found |= copies(game)
    return found


def at_random(title: str, count: int) -> float:
    """Decisions a second of random players, over whole games."""
    decks = pairs(title, count)
    made = 0
    begun = time.process_time()
    for number, pair in enumerate(decks):
        game = starting.start(title, pair, seed=number, log=False)
        made += play_out(game, random.Random(number))
    return made / (time.process_time() - begun)


def at_greed(title: str, count: int) -> float:
    """Decisions a second of greedy players, who look at a view before each."""
    decks = pairs(title, count)
    made = 0
    begun = time.process_time()
    for number, pair in enumerate(decks):
        game = starting.start(title, pair, seed=number, log=False)
        players = [built_in("greedy", number), built_in("greedy", number + 1)]
        while game.decision is not None and made < 400 * count:
            seat = game.decision.seat
            game.answer(*players[seat].choose(game.view(seat)))
            made += 1
    return made / (time.process_time() - begun)


def copies(title: str) -> Figures:
    """Microseconds for what is done with a whole state, in the middle of a game."""
    several = [middle(title, number) for number in range(1, 5)]
    texts = [game.to_json() for game in several]

    def mean(times: int, *kinds: Any) -> float:
        return sum(each(kind, times) for kind in kinds) / len(kinds)

    return {
        FORK: mean(300, *[game.fork for game in several]),
        VIEW: mean(50, *[partial(game.view, 0) for game in several]),
        HASH: mean(50, *[game.state_hash for game in several]),
        TO_JSON: mean(50, *[game.to_json for game in several]),
        FROM_JSON: mean(20, *[partial(starting.from_json, text) for text in texts]),
    }


def chess_figures(count: int) -> Figures:
    """Moves a second of random players of chess, and a copy of the board without its history."""
    chess: Any = importlib.import_module("chess")
    made = 0
    begun = time.process_time()
    for number in range(max(1, count // 4)):
        board = chess.Board()
        rng = random.Random(number)
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            made += 1
    return {
        RANDOM: made / (time.process_time() - begun),
        FORK: each(partial(board.copy, stack=False), 300),
    }


def compare(titles: list[str], rounds: int, count: int, greedy: int, compiled: Path) -> None:
    """Let the builds take turns, and print the medians."""
    workers = {version.PLAIN: Worker(version.PLAIN, None)}
    if (compiled / "headjudge").is_dir():
        workers[version.COMPILED] = Worker(version.COMPILED, compiled)
    else:
        print(f"no compiled build in {compiled}: run scripts/compile")
    if importlib.util.find_spec("chess") is not None:
        workers[CHESS] = Worker(CHESS, None)
    else:
        print("python-chess is not installed: plain and compiled are compared")
    try:
        for title in titles:
            what = {"game": title, "games": count, "greedy": greedy}
            for worker in workers.values():  # cards are read, and caches filled, once
                worker.ask(**{**what, "games": max(count // 4, 5), "greedy": 1})
            taken: dict[str, list[Figures]] = {name: [] for name in workers}
            for _ in range(rounds):
                for name, worker in workers.items():
                    taken[name].append(worker.ask(**what))
            table(title, rounds, taken)
    finally:
        for worker in workers.values():
            worker.end()


def table(title: str, rounds: int, taken: dict[str, list[Figures]]) -> None:
    """The medians of each build, and their ratios to plain: above 1 is faster."""
    print(f"\n{title}, medians of {rounds} rounds")
    plain = taken[version.PLAIN]
    for what in plain[0]:
        parts = [f"{what:<22}"]
        base = median(each[what] for each in plain)
        for name, found in taken.items():
            if what not in found[0]:
                continue
            now = median(each[what] for each in found)
            ratio = now / base if what in HIGHER else base / now
            parts.append(f"{name} {now:,.1f} ({ratio:.2f})")
        print("  ".join(parts), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=list(games.NAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=40, help="random games in a round")
    parser.add_argument("--greedy", type=int, default=6, help="greedy games in a round")
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="where that build lies")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if chosen.worker:
        work(chosen.worker)
        return 0
    print(f"{platform.python_implementation()} {sys.version}")
    compare(chosen.game, chosen.rounds, chosen.games, chosen.greedy, chosen.compiled.resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())
