"""What a match tells: shares with their 95 % Wilson intervals, and how fast it went."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from headjudge.sim.match import Match, Outcome

Z95: Final = 1.959963984540054
MOST_SHOWN: Final = 10


class Share(msgspec.Struct, frozen=True):
    """So many of so many."""

    wins: int
    games: int
    rate: float
    low: float
    high: float


class Entrant(msgspec.Struct, frozen=True):
    """One player with one deck: all games, those they began, those the other began."""

    player: str
    deck: str
    all: Share
    first: Share
    second: Share


class Report(msgspec.Struct, frozen=True):
    game: str
    edition: str
    seed: int
    games: int
    entrants: tuple[Entrant, Entrant]
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
    faults: int = 0  # games that a player lost by what it did wrong
    first_faults: list[str] = []

    def to_json(self) -> str:
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


def share_of(outcomes: list[Outcome], player: int) -> Share:
    wins = sum(outcome.winner == player for outcome in outcomes)
    return share(wins, len(outcomes))


def share(wins: int, games: int) -> Share:
    low, high = interval(wins, games)
    return Share(wins, games, wins / games if games else 0.0, low, high)


def summarise(match: Match, outcomes: list[Outcome], seconds: float, workers: int = 1) -> Report:
    """The table of a match."""
    ended = [outcome for outcome in outcomes if not outcome.error]
    entrants = [
        Entrant(
            player=match.players[who],
            deck=match.names[who],
            all=share_of(ended, who),
            first=share_of([outcome for outcome in ended if outcome.first == who], who),
            second=share_of([outcome for outcome in ended if outcome.first != who], who),
        )
        for who in (0, 1)
    ]
    rules: dict[str, int] = {}
    for outcome in ended:
        if outcome.fault:
            continue
        rules[outcome.rule] = rules.get(outcome.rule, 0) + 1
    decisions = sum(outcome.decisions for outcome in outcomes)
    broken = [outcome for outcome in outcomes if outcome.error]
    faulty = [outcome for outcome in outcomes if outcome.fault]
    count = len(outcomes)
    return Report(
        game=match.game,
        edition=match.edition,
        seed=match.seed,
        games=count,
        entrants=(entrants[0], entrants[1]),
        draws=sum(outcome.winner is None for outcome in ended),
        unfinished=len(broken),
        first_wins=share(sum(outcome.winner == outcome.first for outcome in ended), len(ended)),
        rules=dict(sorted(rules.items())),
        turns_mean=mean([outcome.turns for outcome in ended]),
        turns_most=max([outcome.turns for outcome in ended], default=0),
        decisions=decisions,
        decisions_per_game=decisions / count if count else 0.0,
        seconds=seconds,
        games_per_second=count / seconds if seconds > 0 else 0.0,
        decisions_per_second=decisions / seconds if seconds > 0 else 0.0,
        workers=workers,
        errors=[f"game {each.number}: {each.error}" for each in broken[:MOST_SHOWN]],
        faults=len(faulty),
        first_faults=[f"game {each.number}: {each.fault}" for each in faulty[:MOST_SHOWN]],
    )


def mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def plain(report: Report) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(report)
    return values
