"""Whole games of cards made for tests, played at random to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from headjudge.kernel.game import Game
from tests.at_random import answer_for, redealt
from tests.games.table import reload


def to_the_end(
    game: Game, chance: random.Random, every: int, hold: Callable[[Game], None] | None = None
) -> str:
    """The rule that ends the game. At every so many decisions a fork and a reloaded copy go on
    as the game does; `hold` looks at it before each."""
    while game.result is None:
        if hold is not None:
            hold(game)
        picks = answer_for(game, chance)
        if game.state.decisions % every == 0:
            loaded, fork = reload(game), game.fork()
            assert loaded.state_hash() == game.state_hash()
            loaded.answer(*picks)
            fork.answer(*picks)
            assert fork.state_hash() == loaded.state_hash()
        game.answer(*picks)
        assert game.state.decisions < 5000
    return game.result.rule


def one_question(game: Game) -> None:
    """What is true of every open question: its options differ, it can be answered, and it is the
    same when it is asked anew, with nothing at hand that was worked out before."""
    decision = game.decision
    if decision is not None:
        assert len(set(decision.options)) == len(decision.options)
        assert 0 <= decision.least <= decision.most <= len(decision.options)
        fork = game.fork()
        fork.ask_again()
        assert repr(fork.decision) == repr(decision), game.state.decisions


def tells_no_secret(game: Game, chance: random.Random) -> None:
    """No viewer could tell whether what they cannot know was dealt anew."""
    for viewer in range(game.state.seats + 1):
        other = redealt(game, viewer, chance.getrandbits(64))
        mine, theirs = (msgspec.json.encode(seen_by(viewer, each)) for each in (game, other))
        assert mine == theirs, (game.state.decisions, viewer)


def seen_by(viewer: int, game: Game) -> tuple[Any, ...]:
    """All that a viewer gets now, with the end of the log."""
    return game.view(viewer), [entry.seen_by(viewer) for entry in (game.log or [])[-40:]]
