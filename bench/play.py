"""How fast a game is played: `python -m bench.play [GAME] [--games N] [--repeat K]`.

One core, plain CPython, random players, whole games. Figures are CPU seconds, so a
busy machine disturbs them little; where it still does, `--repeat` plays the same games
again and again and takes the best. How the interpreter was built matters as much: one
made without profile-guided optimization takes a fifth longer, so it is named first.
"""

from __future__ import annotations

import argparse
import gc
import platform
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from headjudge import games, starting
from headjudge.sim.runners import uncollected


def picks(decision: Any, rng: random.Random) -> tuple[int, ...]:
    """A random legal answer."""
    count = len(decision.options)
    if decision.least == decision.most == 1:
        return (int(rng.random() * count),)
    wanted = rng.randint(decision.least, decision.most)
    return tuple(rng.sample(range(count), wanted))


def play_out(game: Any, rng: random.Random) -> int:
    made = 0
    while game.result is None:
        game.answer(*picks(game.decision, rng))
        made += 1
    return made


def pairs(title: str, count: int) -> list[tuple[str, str]]:
    names = sorted(games.load(title).decks())
    rng = random.Random(5)
    return [(rng.choice(names), rng.choice(names)) for _ in range(count)]


def decisions_per_second(title: str, count: int, repeat: int) -> None:
    decks = pairs(title, count)
    for name in games.load(title).decks():  # reads the cards
        play_out(starting.start(title, (name, name), seed=0, log=False), random.Random(0))
    made = turns = 0
    took: list[float] = []
    for _ in range(repeat):
        made = turns = 0
        begun = time.process_time()
        with uncollected():  # as simulations are played
            for number, pair in enumerate(decks):
                game = starting.start(title, pair, seed=number, log=False)
                made += play_out(game, random.Random(number))
                turns += game.state.turn
        took.append(time.process_time() - begun)
    note = f"{count} games, {made} decisions, {turns} turns"
    if repeat > 1:
        note += f"; best of {repeat}, the worst {made / max(took):,.0f}"
    say("decisions a second", made / min(took), note)
    say("games a second", count / min(took))


def middle(title: str, number: int, log: bool = False) -> Any:
    """A game in its middle: forty decisions in."""
    game = starting.start(title, pairs(title, number + 1)[-1], seed=number, log=log)
    rng = random.Random(number)
    for _ in range(40):
        if game.result is not None:
            return middle(title, number + 1, log)
        game.answer(*picks(game.decision, rng))
    return middle(title, number + 1, log) if game.result is not None else game


def each(work: Callable[[], Any], times: int) -> float:
    """Microseconds for one call."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) / times * 1e6


def copies(title: str) -> None:
    bare = [middle(title, number) for number in range(1, 9)]
    logged = [middle(title, number, log=True) for number in range(1, 9)]
    for name, sort, work, times in (
        ("fork, microseconds", bare, "fork", 500),
        ("fork with its log, microseconds", logged, "fork", 500),
        ("state hash, microseconds", bare, "state_hash", 50),
        ("to JSON, microseconds", bare, "to_json", 50),
    ):
        say(name, sum(each(getattr(game, work), times) for game in sort) / len(sort))
    texts = [game.to_json() for game in bare]
    say("from JSON, microseconds", each(lambda: starting.from_json(texts[0]), 50))
    say("view, microseconds", sum(each(partial(g.view, 0), 50) for g in bare) / len(bare))


def memory(title: str) -> None:
    """What one game takes, its definitions aside: they are shared by all games."""
    middle(title, 3)
    gc.collect()
    tracemalloc.start()
    kept = [middle(title, number) for number in range(4, 12)]
    used = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    say("memory of one game, kB", used / 1000)


def late_decisions(title: str, wanted: int = 60) -> None:
    """A decision on turn 30 against one on turn 3 of the same games: players who never end
    a game by themselves reach both, and only games that got so far count."""
    early: list[float] = []
    late: list[float] = []
    number = 0
    while len(late) < wanted * 20 and number < wanted * 4:
        game: Any = starting.start(title, pairs(title, number + 1)[-1], seed=number, log=False)
        rng = random.Random(number)
        number += 1
        begins: list[float] = []
        reached = len(late)
        while game.result is None and game.state.turn <= 31:
            turn = game.state.turn
            answer = picks(game.decision, rng)
            options: Any = game.decision.options
            if str(options[answer[0]][0]).startswith("invade") if answer else False:
                answer = (len(options) - 1,)
            begun = time.perf_counter()
            game.answer(*answer)
            spent = time.perf_counter() - begun
            if 2 <= turn <= 4:
                begins.append(spent)
            elif 29 <= turn <= 31:
                late.append(spent)
        if len(late) > reached:
            early.extend(begins)
    if not late:
        say("turn 30 against turn 3", 0.0, "no game got that far")
        return
    mean = trimmed(late) / trimmed(early)
    say("turn 30 against turn 3, ratio", mean, f"{len(late)} and {len(early)} decisions")


def trimmed(times: list[float]) -> float:
    """The mean without the slowest hundredth: a busy machine's hiccups."""
    times.sort()
    kept = times[: max(1, len(times) * 99 // 100)]
    return sum(kept) / len(kept)


def say(what: str, figure: float, note: str = "") -> None:
    print(f"{what:<34} {figure:>12,.2f}  {note}".rstrip(), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="godzilla")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--repeat", type=int, default=1, help="play them so often, take the best")
    chosen = parser.parse_args()
    print(f"{platform.python_implementation()} {sys.version}")
    decisions_per_second(chosen.game, chosen.games, max(1, chosen.repeat))
    copies(chosen.game)
    memory(chosen.game)
    late_decisions(chosen.game)
    return 0


if __name__ == "__main__":
    sys.exit(main())
