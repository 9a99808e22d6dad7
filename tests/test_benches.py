"""The benchmarks of the laboratory run and print their figures; what these are is not held."""

from __future__ import annotations

import re

import pytest

from bench import runners


def test_runners_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert runners.compare("godzilla", 1, 24, 2, ("random",)) > 0
    told = capsys.readouterr().out
    assert re.match(r"godzilla +one process [\d.]+ games/s .* 2 processes [\d.]+ .*ratio", told)
    job = runners.job_of("godzilla", 24, 1, ("random",))
    assert (len(job.matches), job.games) == (3, 8)


def test_environments_are_compared_with_plain_play(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="pip install 'headjudge[envs]'")
    from bench import envs

    ratios = envs.compare("godzilla", 1, 2)
    assert list(ratios) == ["plain", "env", "arrays", "many"]
    assert ratios["plain"] == 1 and min(ratios.values()) > 0
    told = capsys.readouterr().out
    assert re.match(r"godzilla +plain [\d,]+ \(1\.00\)  env [\d,]+ \(", told)
