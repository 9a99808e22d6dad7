"""17-1. Loops.

How a loop is told, and what positions are, is in `headjudge.language.loops`. Rounds that lead
to the very same position need not be carried out: the game is there already. Of rounds that
only make numbers grow, so many are so many times what one of them adds.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import phases
from headjudge.kernel import loops as positions
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import loops, restarts
from headjudge.rulebook.citation import rule

ACTED: Final = "acted"  # how many answers had been given when something was done


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
    return [
        (each.procedure, each.vars["seat"], each.vars.get("card", -1), repr(each.vars.get("term")))
        for each in game.state.stack
    ]


def snapshot(game: Game) -> loops.Snapshot:
    return loops.without_the_past(game, loops.snapshot(game), OF_OBJECTS)


def question(game: Game, about: tuple[Any, ...]) -> int:
    """A number for a question about this, asked in this position."""
    here = (loops.position(game, snapshot(game)), loops.under_way(game), where(game))
    return positions.key_of((here, about))


# Loops of actions that a player with priority does


def offered(game: Game, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of the actions, those that start no finished loop again."""
    seen = game.state.seen
    if not seen:
        return options
    here = where(game)
    done = {entry[1] for entry in seen.values()}
    again = [each for each in options if (*each, *here) in done]
    if not again:
        return options
    now = loops.snapshot(game)
    barred = [each for each in again if restarts_loop(game, each, here, now)]
    return tuple([each for each in options if each not in barred]) if barred else options


def refusal(game: Game, option: Option) -> str | None:
    """The rule that forbids an action because of loops, or None."""
    return None if option in offered(game, (option,)) else "17-1a-1"


@rule("17-1a-1", without=False)
def restarts_loop(game: Game, option: Option, here: Option, now: loops.Snapshot) -> bool:
    """Whether an action would start a loop again that has led back to where the game is now,
    or whose rounds were named: something else has to be done first."""
    if loops.leads_nowhere(game, (*option, *here), now):
        return True
    return restarts.are_there(game) and restarts.is_barred(game, question(game, ()), option)


def go_round(game: Game, option: Option) -> bool:
    """If an action is another round of a loop that only adds to numbers, the rounds are named
    instead of it; whether it is one. Whatever is done leaves the loops of abilities so far."""
    state = game.state
    if loops.is_worth_looking(game):
        positions.leave(game)
    action = (*option, *where(game))
    round_of = loops.gained(game, action) if state.seen else ()
    who = asked_since(game, action)
    loops.remember(game, action)
    for seat, answers in enumerate(state.answered):
        state.happened[ACTED, action, seat] = answers
    if round_of:
        again = (question(game, ()), option)
        game.call("loop", asked=who, named=(), gained=round_of, again=again, since=())
    return bool(round_of)


def asked_since(game: Game, action: Option) -> tuple[int, ...]:
    """Who was asked something since this was done last, the active player first."""
    state = game.state
    happened, answered = state.happened, state.answered
    order = (state.turn_player, 1 - state.turn_player)
    return tuple([s for s in order if answered[s] > happened.get((ACTED, action, s), answered[s])])


# Loops of what the rules carry out by themselves


def carry_out(game: Game) -> None:
    """Called for that: automatic abilities, and rules effects."""
    if loops.carries_on(game):
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
    state = game.state
    if not state.standby or not loops.is_worth_looking(game):
        return
    now = (*loops.here(game, snapshot(game)), where(game), in_gate(game))
    since = positions.answers_then(game, now)
    who = positions.stoppers(game, now)
    met = positions.meet(game, now)
    if met in (positions.FORCED, positions.SETTLED):
        end_in_a_draw(game)
    elif met == positions.CHOSEN:
        first = state.turn_player
        order = tuple([seat for seat in (first, 1 - first) if seat in who])
        game.call("loop", asked=order, named=(), gained=(), again=None, since=since)


# How often


def how_often(seat: int, number: str) -> Decision:
    options: tuple[Option, ...] = tuple([("times", each) for each in loops.TIMES])
    return Decision(seat, "loop-times", options, number)


@choice("17-1a-1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Who can stop the loop says how many times it is performed; of both, the active player
    first."""
    asked = frame.vars["asked"]
    return how_often(asked[0], "17-1a-1") if asked else None


@choice("17-1a-2")
def name_another(game: Game, frame: Frame) -> Decision | None:
    """Then the other, if they can stop it too."""
    asked = frame.vars["asked"]
    return how_often(asked[1], "17-1a-2") if len(asked) > 1 else None


@name_a_number.then
def named(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["named"] = (*frame.vars["named"], int(chosen[0][1]))


name_another.then(named)


@step("17-1a-1")
def perform_and_stop(game: Game, frame: Frame) -> None:
    """The loop is performed as often as the smaller number says. Whoever named it stops it
    then; and in this position nobody starts it again by choice."""
    vars = frame.vars
    if not vars["named"]:
        return
    rounds = min(vars["named"])
    game.note("loop", game.state.turn_player, tags=(rounds,))
    loops.sum_up(game, vars["gained"], rounds)
    if vars["again"] is not None:
        restarts.bar(game, *vars["again"])
    else:
        restarts.bar_answers(game, vars["asked"][vars["named"].index(rounds)], vars["since"])


LOOP = Procedure("loop", "17-1", "A loop", (name_a_number, name_another, perform_and_stop))


# Choices inside a loop


def without_restart(game: Game, about: tuple[Any, ...], decision: Decision) -> Decision:
    """A choice without the answer that would start a finished loop again."""
    if not restarts.are_there(game):
        return decision
    return restarts.without_restart(game, question(game, about), decision)


def note_answer(game: Game, about: tuple[Any, ...], seat: int, chosen: tuple[Option, ...]) -> None:
    """What a player answers, while a loop is looked for."""
    restarts.note_answer(game, question(game, about), seat, chosen)


def is_looked_for(game: Game) -> bool:
    """Whether so much has been carried out this turn that it may be a loop."""
    return loops.is_worth_looking(game)


PROCEDURES: Final = (LOOP,)
