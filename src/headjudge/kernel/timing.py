"""Timing: the steps of check timings and play timings, for games to label and order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from headjudge.kernel import triggers
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.state import Frame

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


def look_at_situations(game: Game) -> None:
    if game.watched:
        triggers.watch(game)


def standing_by(game: Game, seat: int, rule: str) -> Decision | None:
    """The player chooses which of their waiting abilities to play first."""
    options: list[Option] = []
    for each in game.state.standby:
        if each.seat == seat:
            options.append(("standby", each.id, each.source))
    if not options:
        return None
    return Decision(seat, "standby", tuple(options), rule)


def turn_players_standby(game: Game, frame: Frame) -> Decision | None:
    if not game.state.standby:
        return None
    return standing_by(game, game.state.turn_player, game.step_of(frame).number)


def other_players_standby(game: Game, frame: Frame) -> Decision | None:
    if not game.state.standby:
        return None
    return standing_by(game, game.state.other(game.state.turn_player), game.step_of(frame).number)
