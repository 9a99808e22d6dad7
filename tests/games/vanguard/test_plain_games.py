"""Games of plain cards, played at random to the end."""

from __future__ import annotations

import random

import pytest

from tests.games.vanguard.table import start
from tests.games.whole_games import to_the_end


@pytest.mark.parametrize("seed", range(6))
def test_a_plain_game_comes_to_an_end_that_cites_its_rule(seed: int) -> None:
    assert to_the_end(start(seed), random.Random(seed), every=16) in ("9.2.2", "9.2.3")
