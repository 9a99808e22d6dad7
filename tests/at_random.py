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


def action_for(game: Game, chance: random.Random) -> tuple[int, ...]:
    """The same of a player who decides first what to do and then with what: what is rarely
    offered is done as often as what is offered for every card."""
    decision = game.decision
    assert decision is not None
    if decision.least != 1 or decision.most != 1:
        return answer_for(game, chance)
    verbs = sorted({str(option[0]) for option in decision.options})
    verb = chance.choice(verbs)
    return (chance.choice([at for at, o in enumerate(decision.options) if o[0] == verb]),)


def redealt(game: Game, viewer: int, key: int) -> Game:
    """The same game with what the viewer cannot know dealt anew, question and all."""
    new = game.fork()
    knowledge.redeal(new.state, game.rules.layout, viewer, key_of(key))
    if new.decision is not None and new.decision.seat != viewer:
        new.ask_again()
    return new
