"""The runner on Ray: a cluster of its own on this machine, or one that there is.

Ray schedules the batches as tasks, plays those of a worker or a machine that died again on
another, and holds the job once on each machine. What is done here is what Ray's guide asks of a
program: no more tasks are under way than there is room for, and results are fetched in order.

Without an address a cluster is started on this machine and ended afterwards, even where another
runs (`address="local"`). Every machine of a cluster has the same version of this program; cards,
decks, seeds and the files of the user's own bots travel with the job (Ray's environments of files
would do that too, but not in an installation as small as the extra's). Ray listens on all
interfaces, so a cluster belongs in a network that is trusted. A process joins one cluster; after
one of its own, no other.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.worded import worded
from headjudge.sim.jobs import Batch, Job, Played, play_batch
from headjudge.sim.travelling import Packed, packed, unpack

MOST_RETRIES: Final = 20  # of a batch whose workers die
AHEAD: Final = 4  # batches under way or waiting, for each processor
# What Ray is told unless the user has told it otherwise: to report nothing to anybody, to leave
# what it finds of graphics cards alone, and to have patience with a machine that is slow to start.
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_raylet_start_wait_time_s": "300",
}


def play_on_ray(job: Job, bots: tuple[Packed, ...], batch: Batch) -> list[Played]:
    """What a task does."""
    from headjudge.sim.runners import uncollected

    unpack(bots)
    with uncollected():
        return play_batch(job, batch)


class OnRay:
    """A cluster: with so many processors of this machine (no address), or at an address."""

    def __init__(self, address: str = "", workers: int = 1) -> None:
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as error:
            raise worded(HeadjudgeError, "no extra", "--runner", name="ray") from error
        self.ray: Any = ray
        self.address = address
        self.workers = workers

    def __call__(self, job: Job, batches: Iterable[Batch]) -> Iterator[list[Played]]:
        """Play the batches. Those of a worker or machine that died are played again elsewhere."""
        ray = self.ray
        bots = packed(dict.fromkeys([each for match in job.matches for each in match.players]))
        self._join()
        try:
            task = ray.remote(num_cpus=1, max_retries=MOST_RETRIES)(play_on_ray)
            sent, files = ray.put(job), ray.put(bots)
            left = iter(batches)
            waiting: deque[Any] = deque()
            while True:
                while len(waiting) < AHEAD * self._processors():
                    batch = next(left, None)
                    if batch is None:
                        break
                    waiting.append(task.remote(sent, files, batch))
                if not waiting:
                    return
                played: list[Played] = self._fetched(waiting.popleft())
                yield played
        finally:
            ray.shutdown()

    def _join(self) -> None:
        """Start a cluster or join one."""
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self.address:
            options["address"] = self.address
        else:
            options |= {
                "address": "local", "num_cpus": self.workers, "include_dashboard": False,
            }  # fmt: skip
        try:
            self.ray.init(**options)
        except Exception as error:  # whatever Ray raises where there is no cluster
            why = " ".join(str(error).split())[:200]
            raise worded(
                HeadjudgeError, "no cluster", "--runner", name=repr(self.address or "ray"), why=why
            ) from error

    def _processors(self) -> int:
        """How many the cluster has now: machines come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _fetched(self, reference: Any) -> list[Played]:
        """What a task came to."""
        ray = self.ray
        try:
            found: list[Played] = ray.get(reference)
        except ray.exceptions.RayError as error:
            cause = getattr(error, "cause", error)
            if isinstance(cause, HeadjudgeError):
                raise cause from error
            raise worded(HeadjudgeError, "workers die", "--runner") from error
        return found
