"""The laboratory: many games between decks and players, and what they tell.

The shape of it:

- `Match` (`match.py`): two players with two decks. A game of it is played from its number alone.
- `Job`, `Batch` (`jobs.py`): all that is to be played, as plain data, cut into batches.
- a *runner* (`runners.py`, `on_ray.py`): plays batches and gives them back in their order; one
  after the other, on processes, or on a cluster.
- `Row` (`rows.py`): how one game went, and the file of rows.
- `Tally`, `Report` (`statistics.py`, `sequential.py`): the rows counted, with their intervals.
- `carry_out` (`laboratory.py`): from a job to rows, records and a report; resumed and interrupted.
- `page.py`, `charts.py`: a report as one HTML file.

>>> from headjudge.sim import simulate
>>> report = simulate("godzilla", ("ember_rush", "drowned_choir"), games=2, seed=1)
>>> report.games, [entrant.player for entrant in report.entrants]
(2, ['random', 'random'])
"""

from __future__ import annotations

from headjudge.sim.jobs import Batch, Job, Played, batches, job_of
from headjudge.sim.laboratory import (
    Keeping,
    Progress,
    carry_out,
    run,
    simulate,
    tournament,
    tournament_job,
)
from headjudge.sim.match import Match, Outcome, count_rules, play_one, prepare
from headjudge.sim.rows import BadRows, Row, read_rows
from headjudge.sim.runners import NAMES as RUNNERS
from headjudge.sim.runners import runner_of
from headjudge.sim.statistics import Entrant, Pairing, Report, Score, Share, interval

__all__ = [
    "RUNNERS",
    "BadRows",
    "Batch",
    "Entrant",
    "Job",
    "Keeping",
    "Match",
    "Outcome",
    "Pairing",
    "Played",
    "Progress",
    "Report",
    "Row",
    "Score",
    "Share",
    "batches",
    "carry_out",
    "count_rules",
    "interval",
    "job_of",
    "play_one",
    "prepare",
    "read_rows",
    "run",
    "runner_of",
    "simulate",
    "tournament",
    "tournament_job",
]
