"""A sample of the mutants of every game: the long figures take 100 of each.

All of them: `headjudge rules mutate GAME`.
"""

from __future__ import annotations

import os

import pytest

from headjudge.games import NAMES
from headjudge.rulebook.knockout import ERROR, SURVIVED
from headjudge.rulebook.mutate import mutate, stale
from tests.figures import Figure

SEED = 14


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.parametrize("game", NAMES)
def test_mutants_are_noticed_or_listed_as_equivalent(game: str, figure: Figure) -> None:
    """In a long run all of them; in the gate a few, of which most are noticed."""
    count = figure(quick=1, gate=3, long=100)
    outcomes = mutate(game, count, SEED, limit=120)
    assert len(outcomes) == count
    assert [each for each in outcomes if each.verdict == ERROR] == []
    survivors = [each.mutant.name for each in outcomes if each.verdict == SURVIVED]
    if count == 100:
        assert stale(game) == []
        assert survivors == []
    else:
        assert len(survivors) <= count // 2 or count == 1
