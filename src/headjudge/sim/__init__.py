"""Many games: matches between two players with two decks, and what they tell.

>>> from headjudge.sim import simulate
>>> report = simulate("godzilla", ("ember_rush", "drowned_choir"), games=2, seed=1)
>>> report.games, [entrant.player for entrant in report.entrants]
(2, ['random', 'random'])
"""

from __future__ import annotations

from headjudge.sim.match import Match, Outcome, count_rules, play_one, prepare
from headjudge.sim.runners import Progress, run, simulate
from headjudge.sim.statistics import Entrant, Report, Share, interval, summarise

__all__ = [
    "Entrant",
    "Match",
    "Outcome",
    "Progress",
    "Report",
    "Share",
    "count_rules",
    "interval",
    "play_one",
    "prepare",
    "run",
    "simulate",
    "summarise",
]
