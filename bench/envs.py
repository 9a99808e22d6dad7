"""How fast an environment is against plain play: `python -m bench.envs [--game GAME ...]`.

Both play whole games at random on one core and take turns, round by round; the medians of the
rounds are shown, and the median of the ratios of each round. A machine's speed moves by a third
within minutes, so only turns make a ratio; figures are CPU seconds.

Decisions are counted as the game counts them: a question that the environment answers with several
actions is one decision. What is measured of the environment:

- `env`: PettingZoo's loop over `agent_iter` and `last`; the action is drawn from the mask, as plain
  play draws from the options, and nothing looks at the array, so that none is made.
- `arrays`: the same loop, and the array of every question is made, as for a program that learns.
- `many`: `ManyGames` with eight games; the arrays of all are filled before each step.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from bench.play import pairs, play_out
from headjudge import envs, games, starting
from headjudge.sim.runners import uncollected

SIDE_BY_SIDE = 8
PLAIN = "plain"

Way = Callable[[str, int, int], float]


def plain(title: str, count: int, first: int) -> float:
    """Decisions a second of so many games of plain random play."""
    decks = pairs(title, count)
    made = 0
    begun = time.process_time()
    for number, pair in enumerate(decks, first):
        game = starting.start(title, pair, seed=number, log=False)
        made += play_out(game, random.Random(number))
    return made / (time.process_time() - begun)


def one(title: str, count: int, first: int, arrays: bool = False) -> float:
    """Decisions a second of games between the same decks in an environment."""
    decks = pairs(title, count)
    env = ENVS.get(title) or ENVS.setdefault(title, envs.env(title))
    made = 0
    begun = time.process_time()
    for number, pair in enumerate(decks, first):
        draw = random.Random(number).random
        env.reset(number, {"decks": pair})
        for _agent in env.agent_iter(1 << 30):
            observation, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
                continue
            if arrays:
                observation["observation"]
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(draw() * len(actions))])
        made += env.play.now.state.decisions
    return made / (time.process_time() - begun)


def many(title: str, count: int, first: int) -> float:
    """Decisions a second of games side by side: as many are begun, most of them ended."""
    side = MANY.get(title) or MANY.setdefault(title, envs.ManyGames(title, SIDE_BY_SIDE))
    draw = random.Random(first).random
    made = ended = 0
    begun = time.process_time()
    side.reset(first)
    while ended < count:
        actions = []
        for mask in side.masks:
            there = mask.nonzero()[0]
            actions.append(int(there[int(draw() * len(there))]))
        before = [play.now for play in side.games]
        _rewards, over = side.step(actions)
        ended += int(over.sum())
        made += sum(game.state.decisions for game, done in zip(before, over, strict=True) if done)
    made += sum(play.now.state.decisions for play in side.games)
    return made / (time.process_time() - begun)


ENVS: dict[str, envs.TurnsEnv] = {}
MANY: dict[str, envs.ManyGames] = {}
WAYS: dict[str, Way] = {PLAIN: plain, "env": one, "arrays": partial(one, arrays=True), "many": many}


def compare(title: str, rounds: int, count: int) -> dict[str, float]:
    """Let the ways take turns; print their medians, and give the ratios to plain play."""
    taken: dict[str, list[float]] = {name: [] for name in WAYS}
    with uncollected():  # as simulations are played
        for way in WAYS.values():  # cards are read, and caches filled, once
            way(title, max(count // 4, 2), 0)
        for turn in range(rounds):
            for name, way in WAYS.items():
                taken[name].append(way(title, count, turn * count))
    ratios = {
        name: median(now / base for now, base in zip(found, taken[PLAIN], strict=True))
        for name, found in taken.items()
    }
    shown = "  ".join(
        f"{name} {median(found):,.0f} ({ratios[name]:.2f})" for name, found in taken.items()
    )
    print(f"{title:<12}{shown}", flush=True)
    return ratios


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="+", default=list(games.NAMES))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=30, help="in a round, of each way")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"{platform.python_implementation()} {sys.version}")
    print(f"decisions a second, medians of {chosen.rounds} rounds (ratio to plain play)")
    for title in chosen.game:
        compare(title, chosen.rounds, chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
