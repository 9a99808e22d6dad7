"""The example that learns: short in the gate, as the page tells it in a long run."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'headjudge[envs]'")

import numpy as np

from examples import learn
from headjudge.sim import interval
from tests.figures import Figure


def test_the_example_learns_to_beat_random_clearly(figure: Figure) -> None:
    """In a long run nine minutes, then 400 games it has not seen; else it only has to learn
    something, in seconds."""
    minutes = figure(quick=3, gate=10, long=540) / 60
    games = figure(quick=4, gate=8, long=400)
    policy = learn.learn("godzilla", minutes)
    assert np.isfinite(policy.weights).all() and policy.weights.any()
    won = learn.wins("godzilla", policy, games, seed=77_000_000)
    assert 0 <= won <= games
    if games >= 400:
        assert interval(won, games)[0] > 0.6


def test_the_example_says_how_much_it_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["learn.py", "godzilla", "--minutes", "0", "--games", "2"])
    learn.main()
    told = capsys.readouterr().out
    assert re.search(r"won [012] of 2 games against random, 95 % interval .*% to .*%", told)
