"""Headjudge referees, plays and explains trading card games from their rulebooks.

>>> import headjudge
>>> match = headjudge.start("godzilla", ("ember_rush", "drowned_choir"), seed=7)
>>> match.decision.prompt, match.decision.rule
('main', '10.4.4.2')
>>> fork = match.fork()
>>> fork.answer(fork.legal[-1])
>>> fork.position_hash() == match.position_hash()
False
>>> fork.undo()
>>> fork.position_hash() == match.position_hash()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from headjudge import library
from headjudge.deck_making import make_deck
from headjudge.explain import Line, Offer, Reason, Verdict
from headjudge.judge.notation import BadRuling
from headjudge.judge.position import position
from headjudge.kernel.errors import (
    BadCard,
    BadDeck,
    BadRecord,
    BadWish,
    Diverged,
    HeadjudgeError,
    HiddenZone,
    IllegalAnswer,
    NoDecision,
    Runaway,
    UnknownGame,
)
from headjudge.kernel.pool import Pool
from headjudge.kernel.record import Record, read_record, write_record
from headjudge.kernel.shapes import Option, View
from headjudge.match import (
    PUBLIC,
    Match,
    Question,
    cards,
    decks,
    from_json,
    load,
    replay,
    start,
)
from headjudge.players import Player
from headjudge.pools import pool
from headjudge.version import VERSION

if TYPE_CHECKING:
    from headjudge.games import Games

    games: Games  # the package itself, which can be called

__version__ = VERSION

__all__ = [
    "PUBLIC",
    "BadCard",
    "BadDeck",
    "BadRecord",
    "BadRuling",
    "BadWish",
    "Diverged",
    "HeadjudgeError",
    "HiddenZone",
    "IllegalAnswer",
    "Line",
    "Match",
    "NoDecision",
    "Offer",
    "Option",
    "Player",
    "Pool",
    "Question",
    "Reason",
    "Record",
    "Runaway",
    "UnknownGame",
    "Verdict",
    "View",
    "cards",
    "decks",
    "from_json",
    "games",
    "library",
    "load",
    "make_deck",
    "pool",
    "position",
    "read_record",
    "replay",
    "start",
    "write_record",
]
