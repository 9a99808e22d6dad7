"""17-1. Loops.

How a loop is told, and what positions are, is in `headjudge.language.loops`; what comes of the
number of rounds that players name, in `headjudge.language.rounds`.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c06_turn import phases
from headjudge.kernel import loops as positions
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import loops, rounds
from headjudge.rulebook.citation import rule

# What tells positions apart besides the cards on the table

# What is marked of objects: a card that leaves and comes back is another one to the rules, but
# makes no other position.
OF_OBJECTS: Final = frozenset(
    {"attacks", "damage", "dealt", "entered", "hurt", "enhanced", "overdrive", "status", "used"}
)


def where(game: Game) -> Option:
    """The phase, the attack under way, and what is in the gate, however often."""
    found: Option = ()
    for frame in game.state.frames:
        if frame.procedure in phases.PHASES:
            found = (frame.procedure,)
        elif frame.procedure == "attack" and "attacker" in frame.vars:
            found = (*found, frame.vars["attacker"][0], frame.vars["column"])
    if game.state.stack:
        found = (*found, positions.key_of(sorted(set(in_gate(game)))))
    return found


def in_gate(game: Game) -> list[tuple[str, int, int, str]]:
    """What is in the gate: of each object its procedure, its player, its card and its ability."""
    return [
        (each.procedure, each.vars["seat"], each.vars.get("card", -1), repr(each.vars.get("term")))
        for each in game.state.stack
    ]


def snapshot(game: Game) -> loops.Snapshot:
    """What tells positions apart, without what has happened to objects."""
    return loops.without_the_past(game, loops.snapshot(game), OF_OBJECTS)


def question(game: Game, about: tuple[Any, ...]) -> int:
    """A number for a question about this, asked in this position."""
    here = (loops.position(game, snapshot(game)), loops.under_way(game), where(game))
    return positions.key_of((here, about))


# Loops of actions that a player with priority does


@rule("17-1a-1")
def restarts_loop(game: Game, option: Option, here: Option, now: loops.Now) -> bool:
    """Whether an action would start a loop again that has led back to where the game is now,
    or whose rounds were named: something else has to be done first."""
    return rounds.restarts_loop(game, option, here, now, question)


ROUNDS: Final = rounds.Rounds(where, question, restarts_loop)
offered = ROUNDS.offered
go_round = ROUNDS.go_round


def refusal_of_loop(game: Game, option: Option) -> str | None:
    """The rule that forbids an action because of loops, or None."""
    return None if option in offered(game, (option,)) else "17-1a-1"


# Loops of what the rules carry out by themselves


def count_carried_out(game: Game) -> None:
    """Called for that: automatic abilities, and rules effects."""
    if loops.count_carried_out(game):
        end_in_a_draw(game)


@rule("17-1a-3")
def end_in_a_draw(game: Game) -> None:
    """Nobody can stop the loop."""
    game.end(None, "17-1a-3")


@step("17-1a")
def look_for_loop(game: Game, frame: Frame) -> None:
    """The position before automatic abilities are played: if it recurs with nobody asked,
    nobody can stop the loop. One by way of choices is for those who made them; if it comes
    round once more, none of them could stop it."""
    if game.state.standby and loops.is_worth_looking(game):
        now = (*loops.here(game, snapshot(game)), where(game), in_gate(game))
        rounds.look_for_loop(game, now, end_in_a_draw)


# How often


@choice("17-1a-1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Who can stop the loop says how many times it is performed; of both, the active player
    first."""
    asked = frame.vars["asked"]
    return rounds.how_often(asked[0], "17-1a-1") if asked else None


@choice("17-1a-2")
def name_another(game: Game, frame: Frame) -> Decision | None:
    """If the other player can stop the loop too, they say how many times it is performed."""
    asked = frame.vars["asked"]
    return rounds.how_often(asked[1], "17-1a-2") if len(asked) > 1 else None


name_a_number.then(rounds.named)

name_another.then(rounds.named)

# The smaller number counts, and whoever named it stops the loop.
perform_and_stop: Step = step("17-1a-1", game="gateruler")(rounds.go_round_and_stop)
LOOP = Procedure("loop", "17-1", "A loop", (name_a_number, name_another, perform_and_stop))


# Choices inside a loop

without_restart = ROUNDS.without_restart
note_answer = ROUNDS.note_answer
is_looked_for = loops.is_worth_looking
