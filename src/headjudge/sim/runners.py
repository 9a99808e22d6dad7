"""Runners: one after the other, or on several processes. The table is the same."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import BaseContext
from typing import Any, Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.pool import Pool
from headjudge.sim.match import MOST_GAMES, Match, Outcome, play_one, prepare
from headjudge.sim.statistics import Report, summarise

Progress = Callable[[int, int], None]
"""Hears how many games are done, of how many."""

# Pools that break one after the other without finishing anything: then it is not chance.
MOST_BREAKS: Final = 3
MOST_WORKERS: Final = 1024
_SMALLEST: Final = 1
_LARGEST: Final = 64


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
    seconds: float = 0.0,
) -> Report:
    """Play so many games and sum them up. `cards`: the pool that the decks are of; `seconds`: how
    long a player that is not ours may take for a decision."""
    if not 1 <= games <= MOST_GAMES:
        raise HeadjudgeError(f"1 to {MOST_GAMES} games, not {games}", field="games")
    if not 1 <= workers <= MOST_WORKERS:
        raise HeadjudgeError(f"1 to {MOST_WORKERS} workers, not {workers}", field="workers")
    match = prepare(game, decks, seed, players, edition, cards, seconds)
    began = time.perf_counter()
    outcomes = run(match, games, workers, progress)
    return summarise(match, outcomes, time.perf_counter() - began, workers)


def run(
    match: Match, games: int, workers: int = 1, progress: Progress | None = None
) -> list[Outcome]:
    """The outcomes in the games' order, whoever played them."""
    if workers <= 1:
        with uncollected():
            return list(serial(match, games, progress))
    return pool(match, games, workers, progress)


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the search for circles of references, a tenth of the time: a game's state is
    plain data and has none, so that counting references frees all of it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def serial(match: Match, games: int, progress: Progress | None = None) -> Iterator[Outcome]:
    for number in range(games):
        yield play_one(match, number)
        if progress is not None:
            progress(number + 1, games)


def play_some(match: Match, numbers: tuple[int, ...]) -> list[Outcome]:
    """What a worker does."""
    with uncollected():
        return [play_one(match, number) for number in numbers]


def pool(match: Match, games: int, workers: int, progress: Progress | None = None) -> list[Outcome]:
    """On several processes. What a worker that died had in hand is played by another."""
    size = max(_SMALLEST, min(_LARGEST, games // (workers * 4)))
    todo = [tuple(range(at, min(at + size, games))) for at in range(0, games, size)]
    done: dict[int, Outcome] = {}
    breaks = 0
    while todo:
        before = len(done)
        try:
            with ProcessPoolExecutor(
                min(workers, len(todo)), mp_context=context(), initializer=end_with_parent
            ) as executor:
                waiting: set[Future[list[Outcome]]] = {
                    executor.submit(play_some, match, numbers) for numbers in todo
                }
                while waiting:
                    ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ready:
                        for outcome in future.result():
                            done[outcome.number] = outcome
                        if progress is not None:
                            progress(len(done), games)
        except BrokenProcessPool as error:
            breaks = breaks + 1 if len(done) == before else 0
            if breaks >= MOST_BREAKS:
                raise HeadjudgeError(
                    f"workers die again and again with {games - len(done)} games to play",
                    field="workers",
                ) from error
        todo = [numbers for numbers in todo if numbers[-1] not in done]
    return [done[number] for number in range(games)]


def end_with_parent() -> None:
    """In a worker: end when the process ends that started it, however it ends. A worker that
    waits for work would otherwise wait for ever, since its fellows hold the queue open."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def context() -> BaseContext:
    """A fork is quickest, as the cards are read already; but it would take other threads'
    locks along, so beside threads workers begin afresh."""
    if "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1:
        return multiprocessing.get_context("fork")
    return multiprocessing.get_context("spawn")
