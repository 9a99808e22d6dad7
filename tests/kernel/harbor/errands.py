"""12. Loops, and abilities that are resolved as they come.

Stands for: a loop nobody can stop, one that one player can stop and says how often it goes
round, and one that both can stop and the smaller number counts.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel import loops, timing
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import doing
from tests.kernel.harbor import ships
from tests.kernel.harbor.numbers import choice, rule
from tests.kernel.harbor.playing import orders

MOST: Final = 5


def position(game: Game) -> tuple[Any, ...]:
    """12-1-2. Positions are the same if all cards lie in the same places in the same way."""
    state = game.state
    return (tuple(state.zones), tuple(state.rest), tuple(state.face), state.turn_player)


@rule("12-2-1")
def take_a_look(game: Game, frame: Frame) -> None:
    """A position met again, by way of somebody's choices: those who could have chosen
    otherwise say how often. 12-2-2: after that, something else has to be done."""
    here = position(game)
    who = loops.stoppers(game, here)
    loops.meet(game, here)
    last = frame.vars.get("last")
    if who and last is not None and loops.rounds_left(game, here, last) is None:
        game.call("declare", who=who, said=(), what=last)


@choice("12-2-3")
def run_errand(game: Game, frame: Frame) -> Decision | None:
    """The player gives an order of a ship, as often as they like, or none."""
    seat = frame.vars["seat"]
    here = position(game)
    options: list[Option] = [PASS]
    for card in ships.ships(game, seat):
        for at, _order in enumerate(orders(game, card)):
            if loops.rounds_left(game, here, (card, at)) != 0:
                options.append(("use", card, at))
    return Decision(seat, "errand", tuple(options), "12-2-3")


@run_errand.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        game.leave(frame)
        return
    card, at = int(chosen[0][1]), int(chosen[0][2])
    loops.go_round(game, position(game), (card, at))
    frame.vars["last"] = (card, at)
    doing.start(
        game, orders(game, card)[at].do, card, game.state.identity[card], frame.vars["seat"], None
    )


@rule("12-2-4")
def run_another(game: Game, frame: Frame) -> None:
    game.go(frame, "12-2-1")


ERRANDS = Procedure("errands", "12-2", "Errands", (take_a_look, run_errand, run_another))


@choice("12-3-1")
def say_how_often(game: Game, frame: Frame) -> Decision | None:
    """Each who could stop it names a number, the turn player first."""
    said: tuple[int, ...] = frame.vars["said"]
    who = sorted(frame.vars["who"], key=lambda seat: seat != game.state.turn_player)
    if len(said) >= len(who):
        return None
    options: tuple[Option, ...] = tuple([("times", number) for number in range(MOST + 1)])
    return Decision(who[len(said)], "how often", options, "12-3-1")


@say_how_often.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["said"] = (*frame.vars["said"], int(chosen[0][1]))
    frame.again()


@rule("12-3-2")
def smaller_counts(game: Game, frame: Frame) -> None:
    """So many rounds are still allowed from this position."""
    loops.declare(game, position(game), frame.vars["what"], min(frame.vars["said"]))


DECLARE = Procedure("declare", "12-3", "How often", (say_how_often, smaller_counts))


# 12-1. Abilities that wait, resolved one after the other without asking anybody


@rule("12-1-1")
def stop_endless(game: Game, frame: Frame) -> None:
    """A loop that goes round without anybody being asked is a draw."""
    state = game.state
    waiting = sorted([(each.seat, each.source) for each in state.standby])
    if waiting and loops.meet(game, (position(game), waiting)) == loops.FORCED:
        game.end(None, "12-1-1")


@choice("12-1-3")
def next_waiting(game: Game, frame: Frame) -> Decision | None:
    """The turn player's first."""
    seat = game.state.turn_player
    found = timing.standing_by(game, seat, "12-1-3")
    if found is None:
        found = timing.standing_by(game, 1 - seat, "12-1-3")
    if found is None:
        game.leave(frame)
    return found


@next_waiting.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    state = game.state
    number = int(chosen[0][1])
    waits = next(each for each in state.standby if each.id == number)
    state.standby = [each for each in state.standby if each.id != number]
    doing.start(game, waits.term.do, waits.source, waits.identity, waits.seat, waits.event)


@rule("12-1-4")
def settle_more(game: Game, frame: Frame) -> None:
    game.go(frame, "12-1-1")


SETTLE = Procedure("settle", "12-1", "Settling", (stop_endless, next_waiting, settle_more))

PROCEDURES: Final = (ERRANDS, DECLARE, SETTLE)
