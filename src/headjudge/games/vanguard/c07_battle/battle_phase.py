"""7.2, 7.3. The battle phase: the start step, and attack resolution.

One battle is one procedure, from the attack step to the close step; each step has a module.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics.timings import begins, check
from headjudge.games.vanguard.c07_battle import (
    attack_step,
    close_step,
    damage_step,
    drive_step,
    guard_step,
)
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 7.2. Attack resolution


@rule("7.2.2")
def is_there_a_pair(game: Game) -> bool:
    """Whether there is a unit that can attack, and one that it can attack."""
    seat = game.state.turn_player
    for card in attack_step.possible_attackers(game, seat):  # noqa: SIM110 (any() over a generator is slower)
        if attack_step.could_battle(game, seat, card):
            return True
    return False


# 7.3. Start step

ATTACK: Final[Option] = ("attack",)


@step("7.3.1.1")
def battle_phase_begins(game: Game, frame: Frame) -> None:
    """Abilities about the beginning of the phase stand by in its first start step."""
    if "begun" not in frame.vars:
        frame.vars["begun"] = True
        begins(game, "battle phase")
        begins(game, "start step")
    check(game)


@choice("7.3.1.2")
@rule("7.1.1", "7.3.1")
def attack_or_not(game: Game, frame: Frame) -> Decision | None:
    """The turn player chooses whether to attack."""
    if cannot_attack_at_all(game):
        return None
    return Decision(game.state.turn_player, "start step", (ATTACK, PASS), "7.3.1.2")


@attack_or_not.then
def keep_whether_to_attack(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember whether the player attacks."""
    frame.vars["attacks"] = chosen[0] == ATTACK


@rule("7.3.1.3")
def cannot_attack_at_all(game: Game) -> bool:
    """On the first turn of the game, and where no attack can take place, nobody chooses."""
    return game.state.turn <= FIRST_TURN or not is_there_a_pair(game)


FIRST_TURN: Final = 1


@step("7.3.1.2.1")
def check_before_attack(game: Game, frame: Frame) -> None:
    """A check timing comes before an attack."""
    if frame.vars.get("attacks"):
        check(game)


@step("7.3.1.2.1")
def resolve_attack(game: Game, frame: Frame) -> None:
    """The attack is resolved (7.2.1), with neither side of it specified yet."""
    if frame.vars.get("attacks"):
        game.call("battle", specified=(), target=())


@step("7.3.1.2.2")
def leave_battle_phase(game: Game, frame: Frame) -> None:
    """Without an attack the next phase comes."""
    if not frame.vars.pop("attacks", False):
        game.leave(frame)


@step("7.8.1.5")
def back_to_start_step(game: Game, frame: Frame) -> None:
    """After the battle there is a start step again."""
    game.go(frame, "7.3.1.1")


BATTLE_PHASE = Procedure(
    "battle phase", "7.3", "Battle phase",
    (
        battle_phase_begins, attack_or_not, check_before_attack, resolve_attack, leave_battle_phase,
        back_to_start_step,
    ),
)  # fmt: skip

BATTLE = Procedure(
    "battle", "7.2", "Attack resolution",
    (
        *attack_step.STEPS, *guard_step.STEPS, *drive_step.STEPS, *damage_step.STEPS,
        *close_step.STEPS,
    ),
)  # fmt: skip

PROCEDURES: Final = (BATTLE_PHASE, BATTLE)
