"""What is to be played, cut into batches that any process can play.

A *job* has pairings (a `Match` each) and how many games each of them has. Its games are played in
*batches*: eight games of one pairing. The order is fixed: the first batch of every pairing, then
the second of every pairing, and so on. So whatever was played so far says as much of one pairing
as of another, and a pairing that is decided (`--until`) is left out of what follows.

A job is plain data and has all that a process needs beside the installed program: the decks, the
cards that do not ship, the players by name, the seed. So it is sent as it is, to a process beside
or to another machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import msgspec

from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.record import write_record
from headjudge.language.worded import worded
from headjudge.sim.match import MOST_GAMES, Match, Outcome, play_and_keep, seed_of
from headjudge.sim.rows import Row
from headjudge.starting import record
from headjudge.version import VERSION

BATCH: Final = 8  # games; even, so that no round is torn apart


class Job(msgspec.Struct, frozen=True):
    """All that is to be played. `digest` tells jobs apart, whatever the number of games."""

    matches: tuple[Match, ...]  # a pairing each
    pairs: tuple[tuple[int, int], ...]  # of each: the places of its two entrants
    entrants: tuple[tuple[str, str], ...]  # a deck and a player each, by name
    games: int  # of each pairing
    records: bool = False
    timed: bool = False
    engine: str = VERSION
    digest: str = ""


class Batch(msgspec.Struct, frozen=True):
    """Games `first` to `last` (not with it) of a pairing; the first has this number in the run."""

    pairing: int
    first: int
    last: int
    number: int


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its row, and its record if that is kept."""

    row: Row
    record: str = ""


def job_of(
    matches: tuple[Match, ...],
    games: int,
    pairs: tuple[tuple[int, int], ...] = ((0, 1),),
    records: bool = False,
    timed: bool = False,
) -> Job:
    """A job of these pairings, with its digest."""
    if not 1 <= games * len(matches) <= MOST_GAMES:
        raise worded(HeadjudgeError, "games", "games", n=MOST_GAMES, count=games * len(matches))
    entrants: dict[int, tuple[str, str]] = {}
    for pair, match in zip(pairs, matches, strict=True):
        for at, who in enumerate(pair):
            entrants[who] = match.names[at], match.players[at]
    told = msgspec.json.encode((VERSION, records, matches), order="deterministic")
    return Job(
        matches, pairs, tuple([entrants[who] for who in sorted(entrants)]), games, records, timed,
        digest=blake2b(told, digest_size=6).hexdigest(),
    )  # fmt: skip


def batches(job: Job, is_decided: Callable[[int], bool] | None = None) -> Iterator[Batch]:
    """The batches in order, without those of pairings that are decided when their turn comes."""
    number = 0
    for first in range(0, job.games, BATCH):
        last = min(first + BATCH, job.games)
        for pairing in range(len(job.matches)):
            if is_decided is None or not is_decided(pairing):
                yield Batch(pairing, first, last, number)
            number += last - first


def play_batch(job: Job, batch: Batch) -> list[Played]:
    """What a worker does."""
    if job.engine != VERSION:
        raise worded(HeadjudgeError, "other engine", "--runner", version=VERSION, wanted=job.engine)
    return [play_game(job, batch, game) for game in range(batch.first, batch.last)]


def play_game(job: Job, batch: Batch, game: int) -> Played:
    """Play one game of a job."""
    match = job.matches[batch.pairing]
    began = time.perf_counter()
    outcome, ended = play_and_keep(match, game)
    seconds = time.perf_counter() - began
    kept = ""
    if job.records:
        with suppress(HeadjudgeError):  # a game that broke may break again
            kept = write_record(record(ended))
    row = row_of(job, batch.pairing, batch.number + game - batch.first, outcome, kept != "")
    if job.timed:
        row = msgspec.structs.replace(row, seconds=round(seconds, 6))
    return Played(row, kept)


def row_of(job: Job, pairing: int, number: int, outcome: Outcome, is_kept: bool) -> Row:
    """The row of a game."""
    match = job.matches[pairing]
    return Row(
        number=number,
        job=job.digest,
        game=match.game,
        edition=match.edition,
        round=outcome.number // 2,
        seed=f"{seed_of(match, outcome.number):x}",
        deck_1=match.names[0],
        player_1=match.players[0],
        deck_2=match.names[1],
        player_2=match.players[1],
        seat_1=1 + outcome.number % 2,
        first=1 + outcome.first,
        winner=None if outcome.winner is None else 1 + outcome.winner,
        rule=outcome.rule,
        turns=outcome.turns,
        decisions=outcome.decisions,
        fault=outcome.fault,
        error=outcome.error,
        record=record_name(number) if is_kept else "",
    )


def record_name(number: int) -> str:
    """The file of a game in the folder of records."""
    return f"{number:08d}.json"
