"""Passing for a player: when a question is answered with a pass without asking them.

A seat has settings: until when it passes, and the parts of a turn at which it is asked
nevertheless. What follows from them is decided by the settings and by what everybody sees, with one
exception that is marked: that nothing but a pass is left to a player may tell what their hand
holds. Whoever passes for them then shall take as long as they could have taken themselves.

Only a question that offers to pass is passed. One that demands a choice is always asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from headjudge.kernel.decision import PASS
from headjudge.kernel.game import Game
from headjudge.rulebook.book import is_under

Until = Literal["", "answer", "turn"]
Reason = Literal["answer", "turn"]


@dataclass(frozen=True)
class Settings:
    """When a seat passes: never (""), until something of theirs can answer ("answer"), or for the
    rest of this turn ("turn"; `turn`: in which it was set). `stops`: parts of a turn, by the rules
    that they are under, at which the seat is asked all the same."""

    until: Until = ""
    turn: int = 0
    stops: tuple[str, ...] = ()


@dataclass(frozen=True)
class Passed:
    """An answer that is given for a player: the number of the option, why ("answer": nothing of
    theirs can answer; "turn": they pass this turn), and whether everybody can tell that from the
    settings and the table alone; if not, it is given after a time as they would have taken."""

    answer: int
    reason: Reason
    public: bool


@dataclass(frozen=True)
class Stop:
    """Where the game will ask a player next: at the next question ("question"), as soon as
    something of theirs can answer ("answer"), when the turn is over ("turn"), or before that at a
    part of the turn ("stop", with its `rule`)."""

    kind: Literal["question", "answer", "turn", "stop"]
    rule: str = ""


def passed_for(game: Game, settings: Settings) -> Passed | None:
    """The pass that these settings of the player who is asked give; None: they are asked."""
    asked = game.decision
    if asked is None or not is_on(game, settings) or is_stopped(game.path(), settings.stops):
        return None
    if PASS not in asked.options or asked.least > 1:
        return None
    answer = asked.options.index(PASS)
    if settings.until == "turn":
        return Passed(answer, "turn", True)
    if len(asked.options) > 1:
        return None
    return Passed(answer, "answer", not asked.secret or not has_hidden_cards(game, asked.seat))


def is_on(game: Game, settings: Settings) -> bool:
    """Whether the settings say to pass now: those for a turn end with it."""
    if settings.until == "turn":
        return settings.turn == game.state.turn
    return settings.until == "answer"


def has_hidden_cards(game: Game, seat: int) -> bool:
    """Whether a player has cards that this player may look at and not everybody."""
    layout, zones = game.rules.layout, game.state.zones
    sees = 1 << seat
    return any(
        [
            bool(zones[zone])
            for zone in range(layout.total)
            if layout.seat[zone] == seat
            and (layout.seen_by[zone] | layout.seen_down[zone]) & sees
            and layout.everybody not in (layout.seen_by[zone], layout.seen_down[zone])
        ]
    )


def is_stopped(path: Sequence[str], stops: Sequence[str]) -> bool:
    """Whether the rules under way are in a part of the turn with a stop."""
    return any([is_under(rule, stop) for rule in path for stop in stops])


def next_stop(game: Game, settings: Settings, parts: Sequence[str]) -> Stop:
    """Where a player with these settings is asked next, as far as everybody can tell. `parts`:
    the parts of a turn in their order, by the rules that they are under."""
    if not is_on(game, settings):
        return Stop("question")
    now = place_in_turn(game.path(), parts)
    for part in parts[now + 1 :]:
        if part in settings.stops:
            return Stop("stop", part)
    return Stop(settings.until or "question")


def place_in_turn(path: Sequence[str], parts: Sequence[str]) -> int:
    """Which part of the turn the innermost rule under way is in; -1: none."""
    for rule in reversed(path):
        found = [at for at, part in enumerate(parts) if is_under(rule, part)]
        if found:
            return found[-1]
    return -1
