"""12.1. Loops.

How a loop is told, and what positions are, is in `headjudge.language.loops`: so many rounds
of one that only makes numbers grow are so many times its gains, all at once (12.1.1.4).
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.state import Frame
from headjudge.language import loops, rounds
from headjudge.rulebook.citation import fact, rule

# -- 12.1.1.2. Loops of the turn player's own actions ----------------------------------------


@rule("12.1.1.2", without=False)
def repeats(game: Game, option: Option, now: loops.Now) -> bool:
    """Whether doing this once more only leads round a loop to where the game is now: then it
    cannot be chosen again. After the first round the player may still go on to any action of
    the loop and stop there, so that it is barred when it was done twice."""
    return loops.leads_nowhere(game, option, now, rounds=2)


@choice("12.1.1.2")
def name_rounds(game: Game, frame: Frame) -> Decision | None:
    """The player says how many times more it is done."""
    return rounds.how_often(game.state.turn_player, "12.1.1.2")


@name_rounds.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["rounds"] = int(chosen[0][1])


@step("12.1.1.4")
def sum_up(game: Game, frame: Frame) -> None:
    """What so many rounds add is added at once; all of it counts as done."""
    round_of = frame.vars["gained"]
    loops.sum_up(game, round_of, frame.vars["rounds"])
    loops.remember_round(game, frame.vars["option"], round_of)


OWN_LOOP = Procedure("own loop", "12.1.1.2", "A loop of one's own", (name_rounds, sum_up))


def go_round(game: Game, option: Option) -> bool:
    """If this is another round of a loop that only adds to numbers, the player names how many
    rounds; whether it is one."""
    found = loops.gained(game, option)
    loops.remember(game, option)
    if found:
        game.call("own loop", gained=found, option=option)
    return bool(found)


# -- 12.1.1.1, 12.1.1.3. Loops of abilities -----------------------------------------------


def carry_out(game: Game) -> None:
    """Called for what the rules carry out by themselves: an automatic ability."""
    if loops.carries_on(game):
        end_in_a_draw(game)


@rule("12.1.1.1")
def end_in_a_draw(game: Game) -> None:
    """Nobody can stop the loop."""
    game.end(None, "12.1.1.1")


@step("12.1.1")
def look_for_loop(game: Game, frame: Frame) -> None:
    """The position before abilities are played: if it recurs with nobody asked, nobody can
    stop the loop. One by way of choices is settled by those who made them, and if it comes
    round once more, none of them stopped it."""
    if not game.state.standby or not loops.is_worth_looking(game):
        return
    order = rounds.settlers(game, loops.here(game), end_in_a_draw)
    if order is not None:
        game.call("loop", left=ASKED(order), named=())


def both(order: tuple[int, ...]) -> tuple[int, ...]:
    return order


def only_first(order: tuple[int, ...]) -> tuple[int, ...]:
    return order[:1]


# 12.1.1.3: if both can stop it, the turn player names a number and then the other
ASKED: Final = fact("12.1.1.3", both, without=only_first)


@choice("12.1.1.3")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Each player who could stop it says how many times; the smaller number counts."""
    left = frame.vars["left"]
    return rounds.how_often(left[0], "12.1.1.3") if left else None


@name_a_number.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["left"] = frame.vars["left"][1:]
    rounds.named(game, frame, chosen)
    frame.again()


@step("12.1.1.3")
def go_on(game: Game, frame: Frame) -> None:
    """So many rounds lead to the very same position: it is there already."""
    if frame.vars["named"]:
        game.note("loop", game.state.turn_player, amount=Amount(min(frame.vars["named"])))


LOOP = Procedure("loop", "12.1.1", "A loop", (name_a_number, go_on))

PROCEDURES: Final = (OWN_LOOP, LOOP)
