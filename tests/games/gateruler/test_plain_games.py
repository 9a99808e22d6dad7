"""Games of plain cards, played at random to the end."""

from __future__ import annotations

import random

import pytest

from headjudge.kernel.cards import Card
from tests.games.gateruler.table import DRAWER, DRIVER, start
from tests.games.table import reload

PAIRS = ((DRAWER, DRIVER), (DRAWER, DRAWER), (DRIVER, DRIVER))


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("seed", range(3))
def test_a_plain_game_comes_to_an_end_that_cites_its_rule(
    seed: int, pair: tuple[Card, Card]
) -> None:
    game, chance = start(seed, rulers=pair), random.Random(seed)
    while game.result is None:
        decision = game.decision
        assert decision is not None
        count = chance.randint(decision.least, decision.most)
        picks = chance.sample(range(len(decision.options)), count)
        if game.state.decisions % 16 == 0:
            loaded = reload(game)
            assert loaded.state_hash() == game.state_hash()
            loaded.answer(*picks)
            fork = game.fork()
            fork.answer(*picks)
            assert fork.state_hash() == loaded.state_hash()
        game.answer(*picks)
        assert game.state.decisions < 5000
    assert game.result.rule in ("12-2a-1", "12-2a-2")
