"""Playing at random, and dealing anew what somebody cannot know."""

from __future__ import annotations

import random

from headjudge.kernel import knowledge
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of


def answer_for(game: Game, chance: random.Random) -> tuple[int, ...]:
    """Any legal answer to the open question."""
    decision = game.decision
    assert decision is not None
    count = chance.randint(decision.least, decision.most)
    return tuple(chance.sample(range(len(decision.options)), count))


def redealt(game: Game, viewer: int, key: int) -> Game:
    """The same game with what the viewer cannot know dealt anew, question and all."""
    new = game.fork()
    knowledge.redeal(new.state, game.rules.layout, viewer, key_of(key))
    if new.decision is not None and new.decision.seat != viewer:
        new.ask_again()
    return new
