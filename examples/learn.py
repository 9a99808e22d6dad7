"""Learn to play a game by trying: a linear policy over what an option is, by REINFORCE.

    python examples/learn.py godzilla --minutes 8 --save weights.npy

An option has a score, the sum of its features times their weights, and is drawn with a chance that
grows with its score. After some games the weights move towards what was done in games that were won
and away from what was done in games that were lost. Then it plays games that it has not seen.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np

from headjudge import envs
from headjudge.sim import interval

BATCH = 16  # games between two steps
RATE = 0.05  # how far a step goes
DECAY = 0.9, 0.99  # of Adam's two averages


class Policy:
    """Scores the options of an observation. `seed` makes its own dice."""

    def __init__(self, layout: envs.Layout, weights: Any = None, seed: int = 0) -> None:
        self.layout = layout
        self.verbs = len(layout.verbs) + 1
        self.zones = len(layout.zones) + 1
        self.scale = np.maximum(1, np.abs(layout.printed).max(axis=0))
        self.count = self.verbs * 2 + self.zones * 2 + len(layout.printed_values) + 2
        self.weights = np.zeros(self.count) if weights is None else weights
        self.dice = np.random.default_rng(seed)
        part = layout.column
        self.columns = [
            part("options", name) for name in ("verb", "card", "card zone", "zone", "other zone")
        ]

    def features(self, observation: Any, actions: Any) -> Any:
        """A row for each action: its verb, its zones, what is printed on its card."""
        rows = self.layout.part(observation["observation"], "options")
        found = np.zeros((len(actions), self.count))
        each = np.flatnonzero(actions < envs.OPTIONS)
        verb, card, lies, zone, aim = rows[actions[each]][:, self.columns].T
        mine = self.layout.part(observation["observation"], "game")[0, 1]
        found[each, verb + self.verbs * mine] = 1
        start = self.verbs * 2
        found[each, start + lies] = 1
        found[each, start + self.zones + np.where(zone > 0, zone, aim)] = 1
        start += self.zones * 2
        found[each, start : start + len(self.scale)] = self.layout.printed[card] / self.scale
        found[actions == envs.DONE, -2] = 1
        found[actions == envs.MORE, -1] = 1
        return found

    def choose(self, observation: Any) -> tuple[int, Any]:
        """An action, and the direction in which its chance grows."""
        actions = np.flatnonzero(observation["action_mask"])
        features = self.features(observation, actions)
        scores = features @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        at = int(self.dice.choice(len(actions), p=chances))
        return int(actions[at]), features[at] - chances @ features


def play(env: envs.TableEnv, policy: Policy, seed: int) -> tuple[float, Any, int]:
    """A game: its reward, the sum of the directions, and how many actions it had."""
    observation, _info = env.reset(seed=seed)
    total, count = np.zeros(policy.count), 0
    while True:
        action, direction = policy.choose(observation)
        total += direction
        count += 1
        observation, reward, over, cut, _info = env.step(action)
        if over or cut:
            return reward, total, count


def learn(game: str, minutes: float, seed: int = 1, against: str = "random") -> Policy:
    """Play against a bot for so many minutes, and learn from it."""
    env = envs.TableEnv(game, against=against)
    policy = Policy(env.layout, seed=seed)
    mean, spread = np.zeros(policy.count), np.zeros(policy.count)
    until = time.monotonic() + minutes * 60
    step, games, usual = 0, 0, 0.0
    while time.monotonic() < until:
        played = [play(env, policy, seed * 1_000_000 + games + each) for each in range(BATCH)]
        games += BATCH
        step += 1
        won = float(np.mean([reward for reward, _total, _count in played]))
        slope = sum((reward - usual) * total / math.sqrt(count) for reward, total, count in played)
        usual += 0.1 * (won - usual)
        mean = DECAY[0] * mean + (1 - DECAY[0]) * slope / BATCH
        spread = DECAY[1] * spread + (1 - DECAY[1]) * (slope / BATCH) ** 2
        policy.weights += (
            RATE
            * (mean / (1 - DECAY[0] ** step))
            / (np.sqrt(spread / (1 - DECAY[1] ** step)) + 1e-8)
        )
        if step % 10 == 0:
            print(f"{games} games, wins of late {(1 + usual) / 2:.0%}", flush=True)
    return policy


def wins(game: str, policy: Policy, games: int, seed: int, against: str = "random") -> int:
    """How many of so many new games it wins."""
    env = envs.TableEnv(game, against=against)
    return sum(play(env, policy, seed + each)[0] > 0 for each in range(games))


def main() -> None:
    """Learn, then play games that were not learnt from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="godzilla")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=400, help="to play when it has learnt")
    parser.add_argument("--save", help="write the weights to this file")
    given = parser.parse_args()
    policy = learn(given.game, given.minutes)
    won = wins(given.game, policy, given.games, seed=77_000_000)
    low, high = interval(won, given.games)
    print(f"won {won} of {given.games} games against random, 95 % interval {low:.1%} to {high:.1%}")
    if given.save:
        np.save(given.save, policy.weights)


if __name__ == "__main__":
    main()
