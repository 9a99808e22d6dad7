"""A run of many games that is killed, processes and all, again and again: resumed, it has the rows
and records of a run that was not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from headjudge.sim import read_rows
from tests.figures import Figure

TOURNAMENT = (
    sys.executable, "-m", "headjudge.cli", "tournament", "godzilla", "ember_rush",
    "drowned_choir", "steel_vigil", "--seed", "9",
)  # fmt: skip


def test_a_run_killed_at_any_moment_is_resumed_to_the_same_rows(
    figure: Figure, tmp_path: Path
) -> None:
    """Each moment is after some more rows, and a bit: between two rows, in one, in a record."""
    kills = figure(quick=2, gate=4, long=10)
    command = [*TOURNAMENT, "--games", str(8 * (kills + 1))]
    whole, torn = tmp_path / "whole.csv", tmp_path / "torn.csv"
    subprocess.run(
        [*command, "--rows", str(whole), "--records", str(tmp_path / "whole")],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    resumed = [*command, "--rows", str(torn), "--records", str(tmp_path / "torn"), "--resume",
               "--workers", "2"]  # fmt: skip
    size, chance = whole.stat().st_size, Random(3)
    killed = 0
    for number in range(kills):
        kill_after(resumed, torn, size * (number + 1) // (kills + 1), chance.random() / 10)
        before = torn.read_bytes()
        killed += 0 < len(before) < size
        assert whole.read_bytes().startswith(before), "rows come in order and whole"
    assert killed >= kills // 2, "most kills came in the middle"
    subprocess.run(resumed, check=True, stdout=subprocess.DEVNULL)
    assert torn.read_bytes() == whole.read_bytes()
    for row in read_rows(whole):
        one, other = (tmp_path / each / row.record for each in ("whole", "torn"))
        assert one.read_bytes() == other.read_bytes()


def kill_after(command: list[str], file: Path, size: int, more: float) -> None:
    """Start a run, and kill all of its processes when its file has this size, and a bit later."""
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        ends = time.monotonic() + 300
        while run.poll() is None and time.monotonic() < ends:
            if file.exists() and file.stat().st_size >= size:
                break
            time.sleep(0.005)
        time.sleep(more)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
        run.wait()
