"""Games of plain cards, played at random to the end."""

from __future__ import annotations

import random

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.table import DRAWER, DRIVER, start
from tests.games.whole_games import to_the_end

PAIRS = ((DRAWER, DRIVER), (DRAWER, DRAWER), (DRIVER, DRIVER))


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("seed", range(3))
def test_a_plain_game_comes_to_an_end_that_cites_its_rule(
    seed: int, pair: tuple[Card, Card]
) -> None:
    rule = to_the_end(start(seed, rulers=pair), random.Random(seed), every=16)
    assert rule in ("12-2a-1", "12-2a-2")
