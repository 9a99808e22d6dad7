"""6-3. Main Phase: playing cards, activating skills, attacking."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c04_basics.checkpoints import (
    check,
    check_first,
    do_nothing,
    occurs,
    repeat,
)
from headjudge.games.dragonball.c06_turn import playing
from headjudge.games.dragonball.c07_battle import attack
from headjudge.games.dragonball.c08_skills import activating
from headjudge.games.dragonball.c08_skills.timings import MAIN
from headjudge.games.dragonball.c11_other import endless_loops
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, does, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule


@step("6-3-1-1")
def main_phase_begins(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the beginning of the Main Phase, and hold a
    checkpoint."""
    occurs(game, "begin main phase")
    check(game)


@choice("6-3-1-2")
def choose_action(game: Game, frame: Frame) -> Decision | None:
    """The turn player plays a card, activates a skill or attacks, any number of times, or ends the
    phase."""
    seat = game.state.turn_player
    options = (
        *plays_from_hand(game, seat),
        *usable_skills(game, seat),
        *possible_attacks(game, seat),
        PASS,
    )
    return Decision(seat, "main", endless_loops.offered(game, options), "6-3-1-2", secret=True)


@rule("6-3-1-2-1")
def plays_from_hand(game: Game, seat: int) -> list[Option]:
    """The Battle Cards of the hand that can be played, as options."""
    return playing.play_options(game, seat)


@rule("6-3-1-2-2", "6-3-1-2-2-2")
def usable_skills(game: Game, seat: int) -> list[Option]:
    """The [Activate: Main], [Awaken] and [Wish] skills that can be activated, as options."""
    return [("activate", card, at) for card, at in activating.usable(game, seat, MAIN)]


@rule("6-3-1-2-3")
def possible_attacks(game: Game, seat: int) -> list[Option]:
    """The attacks on the opponent's cards that can be made, as options."""
    return attack.attack_options(game, seat)


@choose_action.then
def take_action(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Carry out the chosen action, or end the phase."""
    option = chosen[0]
    seat = game.state.turn_player
    if option == PASS:
        end_main_phase(game, frame)
    elif endless_loops.go_round(game, option):
        return  # so many rounds are carried out at once
    elif option[0] == "attack":
        attack.start_battle(game, int(option[1]), int(option[2]))
    elif option[0] == "activate":
        activate_in_main_phase(game, seat, int(option[1]), int(option[2]))
    else:
        playing.play_from_hand(game, seat, int(option[1]), str(option[0]))


@rule("6-3-1-2-2-1")
def activate_in_main_phase(game: Game, seat: int, card: int, at: int) -> None:
    """Activate a skill; a counter timing occurs before it is resolved, and one after."""
    activating.activate_skill(game, seat, card, at)


@rule("6-3-1-2-4")
def end_main_phase(game: Game, frame: Frame) -> None:
    """Go to the end of the phase: the player has chosen to end it."""
    do_nothing(game, frame)
    game.call("main phase end step")


MAIN_PHASE = Procedure(
    "main phase", "6-3", "Main Phase", (main_phase_begins, check_first, choose_action, repeat)
)


# 6-3-1-3. Main Phase End Step


@step("6-3-1-3-1-1")
def main_phase_ends(game: Game, frame: Frame) -> None:
    """Let skills become pending that trigger at the end of the Main Phase, and hold a
    checkpoint."""
    occurs(game, "end main phase")
    check(game)


@step("6-3-1-3-1-2")
def effects_end(game: Game, frame: Frame) -> None:
    """End the effects that last until the end of the Main Phase."""
    game.expire("main phase")


END_STEP = Procedure(
    "main phase end step", "6-3-1-3", "Main Phase End Step",
    (main_phase_ends, does("6-3-1-3-1-2", check), effects_end),
)  # fmt: skip

PROCEDURES: Final = (MAIN_PHASE, END_STEP)
