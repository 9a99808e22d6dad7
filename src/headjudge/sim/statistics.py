"""What many games tell: shares with their 95 % intervals, a matrix, and what ended the games.

Two intervals stand side by side. A *share* counts wins among games and has Wilson's interval,
which takes every game for a draw of its own. A *score* counts a draw as half a win, and has the
paired interval: games of one round share their seed, so what counts is how rounds differ from one
another. Where luck lies in the seed, the paired interval is the narrower one; where several games
of a round go the same way, Wilson's would promise too much, and the paired one does not.

Rows are counted one by one as they come (`Tally`), and none is kept: ten million games take no
more memory than ten.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any, Final

import msgspec

from headjudge.sim.jobs import Job
from headjudge.sim.rows import Row
from headjudge.sim.sequential import ERROR, QUARTERS, Evidence

Z95: Final = 1.959963984540054
MOST_SHOWN: Final = 10
# What Agresti and Min add to matched pairs before they measure: two rounds in all, one that was
# shared, half a one that was won, half a one that was lost.
ADDED: Final = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0))


class Share(msgspec.Struct, frozen=True):
    """So many of so many, with Wilson's interval."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


class Score(msgspec.Struct, frozen=True):
    """The mean score, a draw half a win, with the paired interval."""

    rounds: int
    rate: float
    low: float
    high: float


class Turn(msgspec.Struct, frozen=True):
    """The games that ended in a turn, and how many of them were won."""

    turn: int
    won: int
    games: int


class Entrant(msgspec.Struct, frozen=True):
    """One player with one deck: all games, those they began, those the other began."""

    player: str
    deck: str
    all: Share
    first: Share
    second: Share
    score: Score
    faults: int  # games lost by an error or an illegal answer
    by_turn: tuple[Turn, ...]


class Decided(msgspec.Struct, frozen=True):
    """What a run with `--until` found out: the answer, and the always-valid interval of the first
    player's score. The error rate is that of all answers of the run together."""

    answer: str  # "1" or "2" is better, "equal" within the margin, "" open
    low: float
    high: float
    rounds: int


class Pairing(msgspec.Struct, frozen=True):
    """Two entrants, by their places in the report, and how their games went for the first."""

    one: int
    two: int
    wins: tuple[int, int]
    draws: int
    share: Share
    score: Score
    decided: Decided | None = None


class Report(msgspec.Struct, frozen=True):
    """All figures of a run."""

    game: str
    edition: str
    seed: int
    games: int
    entrants: tuple[Entrant, ...]
    pairings: tuple[Pairing, ...]
    draws: int
    unfinished: int
    first_wins: Share
    rules: dict[str, int]
    turns_mean: float
    turns_most: int
    decisions: int
    decisions_per_game: float
    seconds: float
    games_per_second: float
    decisions_per_second: float
    workers: int
    errors: list[str]
    faults: int  # games that a player lost by what it did wrong
    first_faults: list[str]
    planned: int  # games that were asked for
    interrupted: bool
    margin: float | None  # of `--until`
    error_rate: float | None

    def to_json(self) -> str:
        """The report as JSON, the same for equal reports."""
        return msgspec.json.encode(self, order="deterministic").decode()


def interval(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share.

    >>> [round(bound, 3) for bound in interval(8, 10)]
    [0.49, 0.943]
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def share(wins: int, games: int) -> Share:
    """A share with its interval."""
    low, high = interval(wins, games)
    return Share(wins, games, wins / games if games else 0.0, low, high)


class Rounds(msgspec.Struct):
    """Sums over rounds of how many games there were and what they scored, which is all that the
    paired interval needs."""

    count: int = 0
    games: float = 0.0
    scores: float = 0.0
    games_squared: float = 0.0
    scores_squared: float = 0.0
    products: float = 0.0

    def add(self, score: float, games: float, weight: float = 1.0) -> None:
        """A round is over."""
        self.games += weight * games
        self.scores += weight * score
        self.games_squared += weight * games * games
        self.scores_squared += weight * score * score
        self.products += weight * score * games

    def score(self, z: float = Z95) -> Score:
        """The mean score and its interval: of a ratio of sums, with the rounds as what is drawn,
        after Agresti and Min's two rounds were added."""
        if not self.games:
            return Score(0, 0.0, 0.0, 1.0)
        more = msgspec.structs.replace(self)
        size = self.games / self.count
        for weight, rate in ADDED:
            more.add(rate * size, size, weight)
        rate = more.scores / more.games
        spread = more.scores_squared - 2 * rate * more.products + rate * rate * more.games_squared
        half = z * sqrt(max(0.0, spread)) / more.games
        return Score(
            self.count, self.scores / self.games, max(0.0, rate - half), min(1.0, rate + half)
        )


class _Player(msgspec.Struct):
    """Counts of one entrant."""

    games: int = 0
    wins: int = 0
    first_games: int = 0
    first_wins: int = 0
    faults: int = 0
    turns: dict[int, list[int]] = msgspec.field(default_factory=dict)
    rounds: Rounds = msgspec.field(default_factory=Rounds)
    open: dict[int, list[float]] = msgspec.field(default_factory=dict)  # round: score, games

    def add(self, row: Row, who: int) -> None:
        """A game that ended, in which the entrant was player `who`."""
        won = row.winner == who
        self.games += 1
        self.wins += won
        if row.first == who:
            self.first_games += 1
            self.first_wins += won
        self.faults += row.fault != "" and row.winner is not None and not won
        turn = self.turns.setdefault(row.turns, [0, 0])
        turn[0] += won
        turn[1] += 1
        self.open.setdefault(row.round, [0.0, 0.0])
        self.open[row.round][0] += score_of(row, who)
        self.open[row.round][1] += 1

    def close_rounds(self, before: int | None = None) -> None:
        """Rounds before this one (None: all) are over."""
        for at in sorted(self.open):
            if before is None or at < before:
                score, games = self.open.pop(at)
                self.rounds.count += 1
                self.rounds.add(score, games)


class _Pair(msgspec.Struct):
    """Counts of one pairing."""

    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    games: int = 0
    rounds: Rounds = msgspec.field(default_factory=Rounds)
    evidence: Evidence = msgspec.field(default_factory=Evidence)
    half: tuple[int, float] | None = None  # the first game of a round: its round and score

    def add(self, row: Row) -> None:
        """A game that ended."""
        self.games += 1
        if row.winner is not None:
            self.wins[row.winner - 1] += 1
        score = score_of(row, 1)
        if self.half is None or self.half[0] != row.round:
            self.close_round()
            self.half = row.round, score
            return
        both = self.half[1] + score
        self.half = None
        self.rounds.count += 1
        self.rounds.add(both, 2)
        self.evidence.add(round(both * QUARTERS / 2))

    def close_round(self) -> None:
        """A round of which one game alone ended counts by itself, and is no evidence."""
        if self.half is not None:
            self.rounds.count += 1
            self.rounds.add(self.half[1], 1)
            self.half = None


def score_of(row: Row, who: int) -> float:
    """What a game scored for a player: a draw is half a win."""
    return 0.5 if row.winner is None else float(row.winner == who)


class Tally:
    """Counts the rows of a job, in their order."""

    def __init__(self, job: Job, margin: float | None = None) -> None:
        self.job = job
        self.margin = margin
        self.players = [_Player() for _name in job.entrants]
        self.pairs = [_Pair() for _match in job.matches]
        self.answers = [""] * len(job.matches)
        self.games = self.ended = self.unfinished = self.draws = self.decisions = 0
        self.first_wins = self.turns = self.turns_most = 0
        self.rules: Counter[str] = Counter()
        self.errors: list[str] = []
        self.faults: list[str] = []

    @property
    def error(self) -> float:
        """The error rate of one pairing's answer: its share of that of the run."""
        return ERROR / len(self.pairs)

    def add(self, pairing: int, row: Row) -> None:
        """Count a row."""
        self.games += 1
        self.decisions += row.decisions
        if row.error:
            self.unfinished += 1
            if len(self.errors) < MOST_SHOWN:
                self.errors.append(f"game {row.number}: {row.error}")
            return
        if row.fault and len(self.faults) < MOST_SHOWN:
            self.faults.append(f"game {row.number}: {row.fault}")
        self.ended += 1
        self.draws += row.winner is None
        self.first_wins += row.winner == row.first
        self.turns += row.turns
        self.turns_most = max(self.turns_most, row.turns)
        if not row.fault:
            self.rules[row.rule] += 1
        self.pairs[pairing].add(row)
        one, two = self.job.pairs[pairing]
        self.players[one].add(row, 1)
        self.players[two].add(row, 2)

    def close_batch(self, pairing: int, first: int) -> None:
        """A batch of a pairing is counted that began with this game: see whether the pairing is
        decided."""
        for player in self.players:
            player.close_rounds(first // 2)
        if self.margin is not None and not self.answers[pairing]:
            self.answers[pairing] = self.pairs[pairing].evidence.answer(self.margin, self.error)

    def is_decided(self, pairing: int) -> bool:
        """Whether a pairing needs no more games."""
        return self.answers[pairing] != ""

    def report(self, seconds: float = 0.0, workers: int = 1, interrupted: bool = False) -> Report:
        """All figures of what was counted."""
        for player in self.players:
            player.close_rounds()
        for pair in self.pairs:
            pair.close_round()
        match, games = self.job.matches[0], self.games
        is_fast = seconds > 0
        return Report(
            game=match.game,
            edition=match.edition,
            seed=match.seed,
            games=games,
            entrants=tuple([self._entrant(at) for at in range(len(self.players))]),
            pairings=tuple([self._pairing(at) for at in range(len(self.pairs))]),
            draws=self.draws,
            unfinished=self.unfinished,
            first_wins=share(self.first_wins, self.ended),
            rules=dict(sorted(self.rules.items())),
            turns_mean=self.turns / self.ended if self.ended else 0.0,
            turns_most=self.turns_most,
            decisions=self.decisions,
            decisions_per_game=self.decisions / games if games else 0.0,
            seconds=seconds,
            games_per_second=games / seconds if is_fast else 0.0,
            decisions_per_second=self.decisions / seconds if is_fast else 0.0,
            workers=workers,
            errors=self.errors,
            faults=sum(player.faults for player in self.players),
            first_faults=self.faults,
            planned=self.job.games * len(self.pairs),
            interrupted=interrupted,
            margin=self.margin,
            error_rate=None if self.margin is None else ERROR,
        )

    def _entrant(self, at: int) -> Entrant:
        """The figures of one entrant."""
        counted, (deck, player) = self.players[at], self.job.entrants[at]
        later = counted.games - counted.first_games
        return Entrant(
            player=player,
            deck=deck,
            all=share(counted.wins, counted.games),
            first=share(counted.first_wins, counted.first_games),
            second=share(counted.wins - counted.first_wins, later),
            score=counted.rounds.score(),
            faults=counted.faults,
            by_turn=tuple([Turn(turn, *each) for turn, each in sorted(counted.turns.items())]),
        )

    def _pairing(self, at: int) -> Pairing:
        """The figures of one pairing."""
        counted, (one, two) = self.pairs[at], self.job.pairs[at]
        decided = None
        if self.margin is not None:
            low, high = counted.evidence.interval(self.error)
            decided = Decided(self.answers[at], low, high, counted.evidence.rounds)
        return Pairing(
            one,
            two,
            (counted.wins[0], counted.wins[1]),
            counted.games - sum(counted.wins),
            share(counted.wins[0], counted.games),
            counted.rounds.score(),
            decided,
        )


def plain(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    values: dict[str, Any] = msgspec.to_builtins(report)
    return values
