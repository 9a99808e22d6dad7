"""Games of plain cards, played at random to the end."""

from __future__ import annotations

import random

import pytest

from tests.games.dragonball.table import start
from tests.games.table import reload


@pytest.mark.parametrize("seed", range(6))
def test_a_plain_game_comes_to_an_end_that_cites_its_rule(seed: int) -> None:
    game, chance = start(seed), random.Random(seed)
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
    assert game.result.rule in ("9-2-3", "9-2-4")
