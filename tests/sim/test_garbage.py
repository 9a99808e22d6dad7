"""Games leave no circles of references: counting references frees all of them."""

from __future__ import annotations

import gc

from headjudge.sim import play_one, prepare
from headjudge.sim.runners import uncollected


def test_games_that_are_over_leave_nothing_for_the_collector() -> None:
    match = prepare("godzilla", ("steel_vigil", "spore_bloom"), 3, ("random", "greedy"), None)
    play_one(match, 0)  # loads what stays
    gc.collect()
    with uncollected():
        for number in range(1, 6):
            play_one(match, number)
        assert gc.collect() == 0


def test_the_collector_is_back_afterwards() -> None:
    assert gc.isenabled()
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()
