"""Long work beside the games: a process that reads people's files of cards."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from headjudge.sim.runners import end_with_parent

A = TypeVar("A")
T = TypeVar("T")


class Does(Protocol):
    """Does some work elsewhere with what it is given, and gives what comes of it."""

    async def __call__(self, work: Callable[[A], T], given: A, /) -> T: ...

    def close(self) -> None:
        """Nothing more is to be done."""


class OnProcess:
    """Does work, one piece after the other, in a process of its own. It begins with the first
    piece, and anew if something has ended it."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def __call__(self, work: Callable[[A], T], given: A, /) -> T:
        try:
            return await self.done(work, given)
        except BrokenProcessPool:
            self.close()
            return await self.done(work, given)

    async def done(self, work: Callable[[A], T], given: A) -> T:
        """What comes of the work; `BrokenProcessPool` if the process ends on the way."""
        if self.pool is None:
            own = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, own, initializer=begin)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, given)

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def begin() -> None:
    """In the process: leave interrupts to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class HereAndNow:
    """Does work at once, in the midst of everything else."""

    async def __call__(self, work: Callable[[A], T], given: A, /) -> T:
        return work(given)

    def close(self) -> None:
        """Nothing is under way."""
