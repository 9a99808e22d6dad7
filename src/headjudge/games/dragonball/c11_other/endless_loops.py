"""11-1. Infinite loops.

How a loop is told, and what positions are, is in `headjudge.language.loops`; what comes of the
number of rounds that players name, in `headjudge.language.rounds`.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c01_outline import nameable
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c07_battle import roles
from headjudge.kernel import loops as positions
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import loops, restarts, rounds
from headjudge.rulebook.citation import rule

# -- what tells positions apart besides the cards on the table


def where(game: Game) -> Option:
    """What tells equal actions apart: the sides of the leaders that are up, and the battle."""
    frame = roles.current_battle(game)
    fighting = () if frame is None else (*frame.vars["attack"], *frame.vars["guard"])
    return (*leader_sides(game), *fighting)


def leader_sides(game: Game) -> tuple[str, str]:
    """The sides of the leaders that face up."""
    printed = game.state.printed
    return (printed[a.leader_of(game, 0)].number, printed[a.leader_of(game, 1)].number)


def question(game: Game, about: tuple[Any, ...]) -> int:
    """A number for a question about this, asked in this position."""
    taken = loops.snapshot(game)
    place = (loops.position(game, taken), loops.under_way(game), leader_sides(game), about)
    return positions.key_of(place)


# 11-1-2-1. Loops of actions at a free timing


@rule("11-1-2-1")
def restarts_loop(game: Game, option: Option, here: Option, now: loops.Now) -> bool:
    """Whether an action would start a loop again that has led back to where the game is now,
    or whose rounds were named."""
    return rounds.restarts_loop(game, option, here, now, question)


# Records of games have what was done under the mark of answers.
ROUNDS: Final = rounds.Rounds(where, question, restarts_loop, acted=restarts.ANSWER)
offered = ROUNDS.offered
go_round = ROUNDS.go_round


def refusal(game: Game, option: Option) -> str | None:
    """The rule that forbids an action because of loops, or None."""
    return None if option in offered(game, (option,)) else "11-1-2-1"


# 11-1-2. Loops of [Auto] skills


def note_carried_out(game: Game) -> None:
    """Note that the rules carry something out by themselves ([Auto] skills, rule processing); a
    loop of it ends in a draw."""
    if loops.count_carried_out(game):
        end_in_a_draw(game)


@rule("11-1-2")
def end_in_a_draw(game: Game) -> None:
    """The game is a draw: neither player can stop the loop."""
    game.end(None, "11-1-2")


@step("11-1-2")
def look_for_loop(game: Game, frame: Frame) -> None:
    """Note the position before a skill is activated at a checkpoint, and look whether it is a loop.
    If it recurs with nobody asked, nobody can stop the loop; one by way of choices is for those who
    made them, and if it comes round once more, none of them could stop it."""
    if game.state.standby and loops.is_worth_looking(game):
        rounds.look_for_loop(game, (*loops.here(game), leader_sides(game)), end_in_a_draw)


# -- how often

TIMES: Final = nameable(loops.TIMES)


@choice("11-1-2-1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Ask who can stop the loop how many times it is carried out; of both players, the turn player
    first."""
    asked = frame.vars["asked"]
    return rounds.how_often(asked[0], "11-1-2-1", TIMES) if asked else None


@choice("11-1-2-2")
def name_another(game: Game, frame: Frame) -> Decision | None:
    """Ask the other player, if they can stop the loop too, how many times it is carried out."""
    asked = frame.vars["asked"]
    return rounds.how_often(asked[1], "11-1-2-2", TIMES) if len(asked) > 1 else None


name_a_number.then(rounds.named)

name_another.then(rounds.named)

# The smaller number counts, and whoever named it stops the loop.
go_round_and_stop: Step = step("11-1-2-1", game="dragonball")(rounds.go_round_and_stop)
LOOP = Procedure("loop", "11-1-2", "A loop", (name_a_number, name_another, go_round_and_stop))


# -- choices inside a loop

without_restart = ROUNDS.without_restart
note_answer = ROUNDS.note_answer
is_looked_for = loops.is_worth_looking
PROCEDURES: Final = (LOOP,)
