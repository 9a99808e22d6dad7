"""Runners: one game after the other, on several processes, or on a cluster (`on_ray.py`).

A runner is called with a job and an iterator of its batches, and gives what was played of each
batch, in the order of the batches. It takes a batch from the iterator only when there is room to
play it, so that the iterator may still leave out what has become needless. A worker that dies
loses no game: its batches are played by another. When whoever asks stops asking (closes the
generator), the runner ends its workers.

What a batch comes to depends on the job alone, so every runner gives the same rows.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import BaseContext
from typing import Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded
from headjudge.sim.jobs import Batch, Job, Played, play_batch

Runner = Callable[[Job, Iterable[Batch]], Iterator[list[Played]]]
"""Plays batches and gives what was played, in their order."""

# Pools that break one after the other without finishing anything: then it is not chance.
MOST_BREAKS: Final = 3
MOST_WORKERS: Final = 1024
AHEAD: Final = 4  # batches under way or waiting, for each worker
RAY: Final = "ray"
NAMES: Final = ("serial", "processes", RAY)


def runner_of(name: str = "", workers: int = 1) -> Runner:
    """A runner by its name: "serial", "processes", "ray" for a cluster of its own on this machine,
    or the address of a cluster. Without a name it goes by the number of workers."""
    if not 1 <= workers <= MOST_WORKERS:
        raise worded(HeadjudgeError, "workers", "workers", n=MOST_WORKERS, count=workers)
    chosen = name or ("processes" if workers > 1 else "serial")
    if chosen == "serial":
        return serial
    if chosen == "processes":
        return Processes(workers)
    if chosen == RAY or ":" in chosen:
        from headjudge.sim.on_ray import OnRay  # an extra

        return OnRay("" if chosen == RAY else chosen, workers)
    raise worded(HeadjudgeError, "no runner", "--runner", name=repr(name), known=", ".join(NAMES))


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


def serial(job: Job, batches: Iterable[Batch]) -> Iterator[list[Played]]:
    """One game after the other, in this process."""
    for batch in batches:
        with uncollected():
            played = play_batch(job, batch)
        yield played


_job: list[Job] = []  # in a worker: what it plays


def play_some(batch: Batch) -> list[Played]:
    """What a worker does."""
    with uncollected():
        return play_batch(_job[-1], batch)


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __call__(self, job: Job, batches: Iterable[Batch]) -> Iterator[list[Played]]:
        """Play the batches. What a worker that died had in hand is played by another."""
        left = iter(batches)
        waiting: deque[tuple[Batch, Future[list[Played]]]] = deque()
        before = set(multiprocessing.active_children())
        executor = self._executor(job)
        breaks = 0
        try:
            while True:
                try:
                    while len(waiting) < self.workers * AHEAD:
                        batch = next(left, None)
                        if batch is None:
                            break
                        waiting.append((batch, _submitted(executor, batch)))
                    if not waiting:
                        return
                    played = waiting[0][1].result()
                except BrokenProcessPool as error:
                    breaks += 1
                    if breaks >= MOST_BREAKS:
                        raise worded(HeadjudgeError, "workers die", "workers") from error
                    executor.shutdown(wait=False, cancel_futures=True)
                    executor = self._executor(job)
                    waiting = deque([(b, again(executor, b, done)) for b, done in waiting])
                    continue
                breaks = 0
                waiting.popleft()
                yield played
        finally:
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
                worker.join()

    def _executor(self, job: Job) -> ProcessPoolExecutor:
        """A new pool of workers that know the job."""
        return ProcessPoolExecutor(
            self.workers, mp_context=context(), initializer=begin_worker, initargs=(job,)
        )


def _submitted(executor: ProcessPoolExecutor, batch: Batch) -> Future[list[Played]]:
    """A batch given to the workers; to broken ones too, which is found out when it is waited
    for."""
    try:
        return executor.submit(play_some, batch)
    except BrokenProcessPool as error:
        broken: Future[list[Played]] = Future()
        broken.set_exception(error)
        return broken


def again(
    executor: ProcessPoolExecutor, batch: Batch, future: Future[list[Played]]
) -> Future[list[Played]]:
    """What a pool that broke had finished of a batch stands; else it is given to another."""
    if future.done() and not future.cancelled() and future.exception() is None:
        return future
    return _submitted(executor, batch)


def begin_worker(job: Job) -> None:
    """In a worker: know the job, leave interrupts to the parent, and end with it."""
    _job.append(job)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


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
