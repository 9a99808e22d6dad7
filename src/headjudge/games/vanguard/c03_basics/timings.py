"""3.5, 3.6. Check timing and play timing: when they come, and what a player does with them.

What a check timing does is in 8.4.
"""

from __future__ import annotations

from headjudge.games.vanguard import c09_rule_actions
from headjudge.games.vanguard.c10_actions import attack_by_effect
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import hear
from headjudge.rulebook.citation import rule

# 3.5. Check timing


@rule("3.5.1", "3.5.2")
def check(game: Game) -> None:
    """A check timing occurs. One that would find nothing to do is over already."""
    if is_something_left(game):
        game.call("check timing")


def is_something_left(game: Game) -> bool:
    """Whether abilities stand by or rule actions are due."""
    if game.survey.watches_situations:
        timing.look_at_situations(game)
    return (
        bool(game.state.standby)
        or c09_rule_actions.are_due(game)
        or attack_by_effect.is_attack_due(game)
    )


# 3.6. Play timing


@rule("3.6.2")
def check_before_play(game: Game) -> None:
    """A check timing always comes just before a player chooses what to do."""
    check(game)


@rule("3.6.3")
def or_nothing(actions: tuple[Option, ...]) -> tuple[Option, ...]:
    """The player does one of these, or passes."""
    return (*actions, PASS)


@rule("3.6.3.1")
def play_again(game: Game, frame: Frame, number: str) -> None:
    """After an action the same player gets a play timing again."""
    game.go(frame, number)


@rule("3.6.3.2")
def move_on(game: Game, frame: Frame) -> None:
    """After a pass the game goes on; the check timing before it has left nothing to resolve."""
    game.leave(frame)


# The beginning and the end of phases and steps


def begins(game: Game, period: str) -> None:
    """The "at the beginning of" condition of a phase or step occurs."""
    kind = f"begin {period}"
    time_passes(game)
    if kind in game.survey.heard_kinds:
        game.do(Event(kind, game.state.turn_player))
    elif game.log is not None:
        game.note(kind, game.state.turn_player)


def time_passes(game: Game) -> None:
    """Have values worked out anew: what holds in one phase or step need not hold in the next."""
    if "During" in game.survey.features:
        game.values_changed()


def ends(game: Game, kind: str) -> None:
    """A condition that each ability meets but once: those that have met it already do not
    stand by again."""
    time_passes(game)
    if kind in game.survey.heard_kinds:
        hear(game, Event(kind, game.state.turn_player), once=True)
