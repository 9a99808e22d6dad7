"""3.5, 3.6, 8.4. Check timing and play timing."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import attack_by_text, loops, rule_actions
from headjudge.kernel import timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import hear
from headjudge.rulebook.citation import fact, rule


def begins(game: Game, period: str) -> None:
    """The "at the beginning of" condition of a phase or step occurs."""
    kind = f"begin {period}"
    time_passes(game)
    if kind in game.heard:
        game.do(Event(kind, game.state.turn_player))
    elif game.log is not None:
        game.note(kind, game.state.turn_player)


def time_passes(game: Game) -> None:
    """What holds in one phase or step need not in the next."""
    if "During" in game.special:
        game.state.revision += 1


def ends(game: Game, kind: str) -> None:
    """A condition that each ability meets but once: those that have met it already do not
    stand by again."""
    time_passes(game)
    if kind in game.heard:
        hear(game, Event(kind, game.state.turn_player), once=True)


@step("10.34.1")
def attack_as_told(game: Game, frame: Frame) -> None:
    """Attacks that a text has asked for, now that its effects are concluded."""
    if attack_by_text.is_due(game):
        frame.again()
        game.resolve_top()


@step("8.4.1.1")
def carry_out_rule_actions(game: Game, frame: Frame) -> None:
    """All rule actions that are due, and again until none is."""
    if rule_actions.are_due(game):
        frame.again()
        rule_actions.carry_out(game)
    else:
        timing.look_at_situations(game)
        if not game.state.standby:
            end_check.run(game, frame)  # the steps between would find nothing


# What stands by must be played: only the order is the player's choice.
COMPULSORY: Final[int] = fact("8.6.3.1", 1, without=0)


@choice("8.4.1.2")
def turn_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses one of their abilities that stand by."""
    if not game.state.standby:
        return None
    return timing.standing_by(game, game.state.turn_player, "8.4.1.2", COMPULSORY)


@choice("8.4.1.3")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """If the turn player has none, the other player chooses one of theirs."""
    if not game.state.standby or "played" in frame.vars:
        return None
    return timing.standing_by(game, 1 - game.state.turn_player, "8.4.1.3", COMPULSORY)


@turn_players_abilities.then
def play_standby(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """It is played and resolved; then back to the rule actions."""
    frame.vars["played"] = True
    loops.carry_out(game)
    if chosen:
        game.call("standby", standby=int(chosen[0][1]))


other_players_abilities.then(play_standby)


@step("8.4.1.4")
def end_check(game: Game, frame: Frame) -> None:
    """With nothing left to do the check timing ends; otherwise rule actions come again."""
    if not frame.vars.pop("played", False):
        game.leave(frame)
        return
    game.go(frame, "10.34.1")


CHECK_TIMING = Procedure(
    "check timing", "8.4.1", "Check timing",
    fact(
        "8.4.1",
        (
            attack_as_told, carry_out_rule_actions, loops.look_for_loop, turn_players_abilities,
            other_players_abilities, end_check,
        ),
        without=(),
    ),
)  # fmt: skip


@rule("3.5.1", "3.5.2")
def check(game: Game) -> None:
    """A check timing occurs. One that would find nothing to do is over already."""
    if game.watched:
        timing.look_at_situations(game)
    if game.state.standby or rule_actions.are_due(game) or attack_by_text.is_due(game):
        game.call("check timing")


def is_something_left(game: Game) -> bool:
    """Whether abilities stand by or rule actions are due."""
    if game.watched:
        timing.look_at_situations(game)
    return bool(game.state.standby) or rule_actions.are_due(game) or attack_by_text.is_due(game)


# 3.6. Play timing


@rule("3.6.2")
def check_before_play(game: Game) -> None:
    """A check timing always comes just before a player chooses what to do."""
    check(game)


@rule("3.6.3", without=())
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


PROCEDURES: Final = (CHECK_TIMING,)
