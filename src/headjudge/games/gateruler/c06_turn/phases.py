"""6-1. Which phase it is, and moments that abilities wait for."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import hear
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means, seats
from headjudge.rulebook.citation import rule

PHASES: Final = ("start phase", "main phase", "attack phase")


def now(game: Game) -> str:
    """The phase under way: "start phase", "main phase", "attack phase" or "end phase"."""
    for frame in game.state.frames:
        if frame.procedure in PHASES:
            return frame.procedure
    return "end phase"


@means(CONDITIONS, v.During)
def holds_during(context: Context, term: v.During) -> bool:
    """Whether it is this phase, of the turn of one of these players."""
    game = context.game
    if term.whose is not None and game.state.turn_player not in seats(context, term.whose):
        return False
    return now(game) == term.phase


def comes(game: Game, kind: str) -> None:
    """A trigger condition of the turn's course is met."""
    if kind in PHASE_BEGINS:
        time_passes(game)
    if kind in game.survey.heard_kinds:
        game.do(Event(kind, game.state.turn_player))
    elif game.log is not None:
        game.note(kind, game.state.turn_player)


OPTIONS_WITH_TIMINGS: Final = "options with timings"  # a feature: some card has such (14-4b-2a)

PHASE_BEGINS: Final = ("begin turn", "begin main phase", "begin attack phase")


def time_passes(game: Game) -> None:
    """Have values worked out anew: what holds in one phase need not hold in the next."""
    if "During" in game.survey.features or OPTIONS_WITH_TIMINGS in game.survey.features:
        game.values_changed()
    u.check_varying_hp(game)


# 6-5a-1. What is met once


def comes_once(game: Game, kind: str) -> None:
    """A trigger condition of the end of the turn is met, by each ability but once in the phase."""
    time_passes(game)
    comes_for_the_rest(game, kind)


@rule("6-5a-1")
def comes_for_the_rest(game: Game, kind: str) -> None:
    """The condition is met by abilities that have not met it in this phase yet."""
    if kind in game.survey.heard_kinds:
        hear(game, Event(kind, game.state.turn_player), once=True)
