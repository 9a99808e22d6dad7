"""Headjudge referees, plays and explains trading card games from their rulebooks.

>>> import headjudge
>>> game = headjudge.start("godzilla", ("ember_rush", "drowned_choir"), seed=7)
>>> game.decision.prompt, game.decision.rule
('main', '10.4.4.2')
>>> before = game.state_hash()
>>> fork = game.fork()
>>> fork.answer(len(fork.decision.options) - 1)     # pass
>>> game.state_hash() == before and fork.state_hash() != before
True
>>> headjudge.from_json(game.to_json()).state_hash() == before
True
"""

from __future__ import annotations

from headjudge import library
from headjudge.deck_making import make_deck
from headjudge.kernel.errors import (
    BadCard,
    BadDeck,
    BadRecord,
    BadWish,
    Diverged,
    HeadjudgeError,
    IllegalAnswer,
    NoDecision,
    Runaway,
    UnknownGame,
)
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.record import Record, read_record, write_record
from headjudge.match import from_json, record, replay, start
from headjudge.pools import pool
from headjudge.version import VERSION

__version__ = VERSION

__all__ = [
    "BadCard",
    "BadDeck",
    "BadRecord",
    "BadWish",
    "Diverged",
    "Game",
    "HeadjudgeError",
    "IllegalAnswer",
    "NoDecision",
    "Pool",
    "Record",
    "Runaway",
    "UnknownGame",
    "from_json",
    "library",
    "make_deck",
    "pool",
    "read_record",
    "record",
    "replay",
    "start",
    "write_record",
]
