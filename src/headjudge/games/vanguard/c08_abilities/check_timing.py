"""8.4. What a check timing does, and a play timing in the main phase.

When they come is in 3.5 and 3.6.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c09_rule_actions, c12_misc
from headjudge.games.vanguard.c03_basics.timings import check_before_play, play_again
from headjudge.games.vanguard.c10_actions import attack_by_effect
from headjudge.kernel import timing
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 8.4.1. Check timing


@step("10.34.1")
def attack_as_told(game: Game, frame: Frame) -> None:
    """Attacks that a text has asked for, now that its effects are concluded."""
    if attack_by_effect.is_attack_due(game):
        frame.again()
        game.resolve_top()


@step("8.4.1.1")
@rule("8.4.1")
def carry_out_rule_actions(game: Game, frame: Frame) -> None:
    """All rule actions that are due, and again until none is."""
    if c09_rule_actions.are_due(game):
        frame.again()
        c09_rule_actions.carry_out(game)
    else:
        timing.look_at_situations(game)
        if not game.state.standby:
            end_check.run(game, frame)  # the steps between would find nothing


@choice("8.4.1.2")
@rule("8.6.3.1")
def turn_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses one of their abilities that stand by, and must."""
    if not game.state.standby:
        return None
    return timing.standing_by(game, game.state.turn_player, "8.4.1.2")


@choice("8.4.1.3")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """Ask the other player to choose one of their abilities, if the turn player has none."""
    if not game.state.standby or "played" in frame.vars:
        return None
    return timing.standing_by(game, 1 - game.state.turn_player, "8.4.1.3")


@turn_players_abilities.then
def play_chosen_ability(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen ability is played and resolved; rule actions come again."""
    frame.vars["played"] = True
    c12_misc.carry_out(game)
    if chosen:
        game.call("standby", standby=int(chosen[0][1]))


other_players_abilities.then(play_chosen_ability)


@step("8.4.1.4")
def end_check(game: Game, frame: Frame) -> None:
    """With nothing left to do the check timing ends; otherwise rule actions come again."""
    if not frame.vars.pop("played", False):
        game.leave(frame)
        return
    game.go(frame, "10.34.1")


CHECK_TIMING = Procedure(
    "check timing", "8.4.1", "Check timing",
    (
        attack_as_told, carry_out_rule_actions, c12_misc.look_for_loop, turn_players_abilities,
        other_players_abilities, end_check,
    ),
)  # fmt: skip


# 8.4.2. Play timing


@step("8.4.2.1")
def check_first(game: Game, frame: Frame) -> None:
    """A check timing comes before every choice of action."""
    check_before_play(game)


@step("8.4.2.2")
@rule("8.4.2")
def repeat(game: Game, frame: Frame) -> None:
    """After an action the player is given a play timing again."""
    play_again(game, frame, "8.4.2.1")


PROCEDURES: Final = (CHECK_TIMING,)
