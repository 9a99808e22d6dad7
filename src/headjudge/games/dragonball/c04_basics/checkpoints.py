"""4-5, 4-6. Checkpoints and free timings."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import c09_rule_processing
from headjudge.games.dragonball.c11_other import endless_loops
from headjudge.kernel import timing
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import hear
from headjudge.rulebook.citation import rule


def occurs(game: Game, kind: str) -> None:
    """Let skills become pending that trigger on a moment: `begin turn`, `end main phase` ..."""
    if kind in game.survey.heard_kinds:
        game.do(Event(kind, game.state.turn_player))
    elif game.log is not None:
        game.note(kind, game.state.turn_player)


def occurs_once(game: Game, kind: str) -> None:
    """Let skills become pending that trigger on a moment and have not been triggered by it this
    turn."""
    if kind in game.survey.heard_kinds:
        hear(game, Event(kind, game.state.turn_player), once=True)


# 4-5. Checkpoint


@step("4-5-3-1")
@rule("4-5-2")
def process_rules(game: Game, frame: Frame) -> None:
    """Carry out all rule processing that is due, again and again until none is. 4-5-2: it comes
    before any skill."""
    frame.vars.pop("activated", None)
    if c09_rule_processing.is_due(game):
        frame.again()
        c09_rule_processing.carry_out(game)
    else:
        timing.look_at_situations(game)


@choice("4-5-3-2")
def turn_players_autos(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses one of their auto skills that are pending."""
    if not game.state.standby:
        return None
    return timing.standing_by(game, game.state.turn_player, "4-5-3-2")


@choice("4-5-3-3")
def other_players_autos(game: Game, frame: Frame) -> Decision | None:
    """The other player chooses one of their pending auto skills, if the turn player has chosen
    none."""
    if not game.state.standby or "activated" in frame.vars:
        return None
    return timing.standing_by(game, 1 - game.state.turn_player, "4-5-3-3")


@turn_players_autos.then
@rule("8-6-1")
def activate_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Activate and resolve the chosen auto skill; then the checkpoint begins anew."""
    frame.vars["activated"] = True
    game.call("auto", standby=int(chosen[0][1]))


other_players_autos.then(activate_chosen)


@step("4-5-3-4")
def end_checkpoint(game: Game, frame: Frame) -> None:
    """Begin the checkpoint anew if a skill was activated; otherwise it is over."""
    if "activated" in frame.vars:
        game.go(frame, "4-5-3-1")


CHECKPOINT = Procedure(
    "checkpoint", "4-5-3", "Checkpoint",
    (
        process_rules, endless_loops.look_for_loop, turn_players_autos, other_players_autos,
        end_checkpoint,
    ),
)  # fmt: skip


def check(game: Game) -> None:
    """Hold a checkpoint, unless it would find nothing to do."""
    c09_rule_processing.judge_again(game)
    timing.check(game, "checkpoint", c09_rule_processing.is_due)


# 4-6. Free timing: the steps that a phase or step shares


@step("4-6-2-1")
def check_first(game: Game, frame: Frame) -> None:
    """Hold a checkpoint before the player chooses an action."""
    check(game)


@step("4-6-2-2")
def repeat(game: Game, frame: Frame) -> None:
    """Grant the player another free timing after an action."""
    game.go(frame, "4-6-2-1")


@rule("4-6-2-3")
def do_nothing(game: Game, frame: Frame) -> None:
    """End the free timing: the player does nothing."""
    game.leave(frame)


PROCEDURES: Final = (CHECKPOINT,)
