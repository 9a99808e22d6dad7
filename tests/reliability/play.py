"""Random games to hold the promises against. `--figures` says how many."""

from __future__ import annotations

import random
from collections.abc import Iterator

from headjudge import games, starting
from headjudge.kernel.game import Game
from tests.at_random import action_for, answer_for

TITLES = games.NAMES


def begin(title: str, number: int, log: bool = True) -> tuple[Game, random.Random]:
    """Game `number` of a title: decks and edition vary with it."""
    package = games.load(title)
    rng = random.Random(f"{title} {number}")
    names = sorted(package.decks())
    editions = package.rules().editions
    game = starting.start(
        title,
        (rng.choice(names), rng.choice(names)),
        seed=rng.getrandbits(64),
        edition=editions[number % len(editions)],
        log=log,
    )
    return game, rng


def answer_in(number: int, game: Game, rng: random.Random) -> tuple[int, ...]:
    """What is answered in game `number`: half of the games have players who take any option,
    half those who decide first what to do."""
    return (action_for if number // 8 % 2 else answer_for)(game, rng)


def decisions(title: str, number: int, log: bool = True) -> Iterator[tuple[Game, random.Random]]:
    """The game before each of its answers, and once more when it is over."""
    game, rng = begin(title, number, log)
    while game.result is None:
        yield game, rng
        game.answer(*answer_in(number, game, rng))
        assert game.state.decisions < 20_000
    yield game, rng
