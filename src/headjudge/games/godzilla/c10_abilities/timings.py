"""10.4. Check timing and play timing."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c13_loops
from headjudge.games.godzilla.c08_actions import options
from headjudge.games.godzilla.c11_rule_actions import checks
from headjudge.kernel import timing
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 10.4.3. Check timing


@step("10.4.3.1")
def carry_out_rule_actions(game: Game, frame: Frame) -> None:
    """All rule actions that are due are carried out, again and again until none is."""
    if checks.are_due(game):
        frame.again()
        game.call("rule actions", stay=())
    else:
        timing.look_at_situations(game)
        if not game.state.standby:
            end_check.run(game, frame)  # the steps between would find nothing


# What stands by must be played: only the order is the player's choice.
COMPULSORY: Final = 1


@choice("10.4.3.2")
@rule("10.4.3", "10.6.3.1")
def turn_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses one of their abilities that stand by, and must."""
    if not game.state.standby:
        return None
    return timing.standing_by(game, game.state.turn_player, "10.4.3.2", COMPULSORY)


@choice("10.4.3.3")
def other_players_abilities(game: Game, frame: Frame) -> Decision | None:
    """If the turn player has none on standby, the other player chooses one of their abilities."""
    if not game.state.standby or "played" in frame.vars:
        return None
    return timing.standing_by(game, 1 - game.state.turn_player, "10.4.3.3", COMPULSORY)


@turn_players_abilities.then
def play_standby(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen ability is played and resolved; then the rule actions come again."""
    frame.vars["played"] = True
    c13_loops.note_carried_out(game)
    game.call("standby", standby=int(chosen[0][1]))


other_players_abilities.then(play_standby)


@step("10.4.3.4")
def end_check(game: Game, frame: Frame) -> None:
    """With nothing left to do the check timing ends."""
    if not frame.vars.pop("played", False):
        game.leave(frame)


@step("10.4.3.1")
def start_over(game: Game, frame: Frame) -> None:
    """After an ability the check timing goes back to the rule actions."""
    game.go(frame, "10.4.3.1")


# Rule actions first; abilities only when none is due any more.
IN_ORDER: Final[tuple[Step, ...]] = fact(
    "10.4.1.1",
    (
        carry_out_rule_actions, c13_loops.stop_endless, turn_players_abilities,
        other_players_abilities,
    ),
    without=(
        c13_loops.stop_endless, turn_players_abilities, other_players_abilities,
        carry_out_rule_actions,
    ),
)  # fmt: skip

CHECK_TIMING = Procedure(
    "check timing",
    "10.4.3",
    "Check timing",
    (*IN_ORDER, end_check, start_over),
)


def check_timing(game: Game) -> None:
    """A check timing occurs. One that would find nothing to do is over already."""
    timing.check(game, "check timing", checks.are_due)


# 10.4.4. Play timing


@step("10.4.4.1")
def check_first(game: Game, frame: Frame) -> None:
    """A check timing comes before every choice of action."""
    check_timing(game)


@choice("10.4.4.2")
@rule("10.4.4")
def choose_action(game: Game, frame: Frame) -> Decision | None:
    """The player does something they can do now, or nothing."""
    seat = frame.vars["seat"]
    return Decision(seat, "main", options.possible_actions(game, seat), "10.4.4.2", secret=True)


@choose_action.then
def take_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen action is done; doing nothing ends the play timing."""
    option = chosen[0]
    if option[0] == "pass":
        end_play(game, frame)
        return
    card = int(option[1]) if len(option) > 1 else -1
    c13_loops.remember_action(game, str(option[0]), card)
    game.call(str(option[0]), seat=frame.vars["seat"], card=card)


@step("10.4.4.2")
def repeat(game: Game, frame: Frame) -> None:
    """After an action the player is given a play timing again."""
    game.go(frame, "10.4.4.1")


@rule("10.4.4.3")
def end_play(game: Game, frame: Frame) -> None:
    """Doing nothing ends the play timing."""
    game.leave(frame)


PLAY_TIMING = Procedure(
    "play timing", "10.4.4", "Play timing",
    (check_first, choose_action, repeat),
)  # fmt: skip

PROCEDURES: Final = (CHECK_TIMING, PLAY_TIMING)
