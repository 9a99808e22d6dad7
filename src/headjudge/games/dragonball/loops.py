"""11-1. Infinite loops.

How a loop is told, and what positions are, is in `headjudge.language.loops`. Rounds that lead
to the very same position need not be carried out: the game is there already. Of rounds that
only make numbers grow, so many are so many times what one of them adds.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle
from headjudge.games.dragonball.overview import nameable
from headjudge.kernel import loops as positions
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import loops
from headjudge.rulebook.citation import rule

BARRED: Final = "barred"  # an answer that would start a finished loop again
LATER: Final = "later"  # the same, once the player who stops the loop has stopped it
ANSWER: Final = "answer"  # what was answered while a loop was looked for

# -- 11-1-2-1. Loops of actions at a free timing -------------------------------------------


def offered(game: Game, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of the actions of a free timing, those that start no finished loop again."""
    seen = game.state.seen
    if not seen:
        return options
    here = where(game)
    done = [entry[1] for entry in seen.values()]
    return tuple(
        [each for each in options if (*each, *here) not in done or not restarts(game, each)]
    )


def refusal(game: Game, option: Option) -> str | None:
    """The rule that forbids an action because of loops, or None."""
    return None if option in offered(game, (option,)) else "11-1-2-1"


def where(game: Game) -> Option:
    """What tells equal actions apart: the sides of the leaders that are up, and the battle."""
    frame = battle.now(game)
    fighting = () if frame is None else (*frame.vars["attack"], *frame.vars["guard"])
    return (*sides(game), *fighting)


def sides(game: Game) -> tuple[str, str]:
    """The sides of the leaders that face up."""
    printed = game.state.printed
    return (printed[a.leader_of(game, 0)].number, printed[a.leader_of(game, 1)].number)


@rule("11-1-2-1", without=False)
def restarts(game: Game, option: Option) -> bool:
    """Whether an action would start a loop again that has led back to where the game is now,
    or whose rounds were named."""
    if loops.leads_nowhere(game, (*option, *where(game))):
        return True
    happened = game.state.happened
    return BARRED in happened and (BARRED, question(game, ()), (option,)) in happened


def go_round(game: Game, option: Option) -> bool:
    """If an action is another round of a loop that only adds to numbers, the rounds are named
    instead of it; whether it is one. Whatever is done leaves the loops of skills so far."""
    state = game.state
    if loops.is_worth_looking(game):
        positions.leave(game)
    action = (*option, *where(game))
    round_of = loops.gained(game, action) if state.seen else ()
    who = asked_since(game, action)
    loops.remember(game, action)
    for seat, answers in enumerate(state.answered):
        state.happened[ANSWER, action, seat] = answers
    if round_of:
        again = (BARRED, question(game, ()), (option,))
        game.call("loop", asked=who, named=(), gained=round_of, again=again, since=())
    return bool(round_of)


def asked_since(game: Game, action: Option) -> tuple[int, ...]:
    """Who was asked something since this was done last, the turn player first."""
    state = game.state
    happened, answered = state.happened, state.answered
    order = (state.turn_player, 1 - state.turn_player)
    return tuple([s for s in order if answered[s] > happened.get((ANSWER, action, s), answered[s])])


# -- 11-1-2. Loops of [Auto] skills ---------------------------------------------------------


def carry_out(game: Game) -> None:
    """Called for what the rules carry out by themselves: [Auto] skills, rule processing."""
    if loops.carries_on(game):
        end_in_a_draw(game)


@rule("11-1-2")
def end_in_a_draw(game: Game) -> None:
    """Neither player can stop the loop."""
    game.end(None, "11-1-2")


@step("11-1-2")
def look_for_loop(game: Game, frame: Frame) -> None:
    """The position before a skill is activated at a checkpoint: if it recurs with nobody
    asked, nobody can stop the loop. One by way of choices is for those who made them; if it
    comes round once more, none of them could stop it."""
    state = game.state
    if not state.standby or not loops.is_worth_looking(game):
        return
    now = (*loops.here(game), sides(game))
    since = positions.answers_then(game, now)
    who = positions.stoppers(game, now)
    met = positions.meet(game, now)
    if met in (positions.FORCED, positions.SETTLED):
        end_in_a_draw(game)
    elif met == positions.CHOSEN:
        first = state.turn_player
        order = tuple([seat for seat in (first, 1 - first) if seat in who])
        game.call("loop", asked=order, named=(), gained=(), again=None, since=since)


# -- How often ------------------------------------------------------------------------------


def how_often(seat: int, number: str) -> Decision:
    options: tuple[Option, ...] = tuple([("times", each) for each in nameable(loops.TIMES)])
    return Decision(seat, "loop-times", options, number)


@choice("11-1-2-1")
def name_a_number(game: Game, frame: Frame) -> Decision | None:
    """Who can stop the loop says how many times it is carried out; of both, the turn player
    first."""
    asked = frame.vars["asked"]
    return how_often(asked[0], "11-1-2-1") if asked else None


@choice("11-1-2-2")
def name_another(game: Game, frame: Frame) -> Decision | None:
    """Then the other, if they can stop it too."""
    asked = frame.vars["asked"]
    return how_often(asked[1], "11-1-2-2") if len(asked) > 1 else None


@name_a_number.then
def named(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["named"] = (*frame.vars["named"], int(chosen[0][1]))


name_another.then(named)


@step("11-1-2-1")
def go_round_and_stop(game: Game, frame: Frame) -> None:
    """The loop is carried out as often as the smaller number says. Whoever named it stops it
    then; and in this position nobody starts it again by choice."""
    vars = frame.vars
    if not vars["named"]:
        return
    rounds = min(vars["named"])
    game.note("loop", game.state.turn_player, tags=(rounds,))
    loops.sum_up(game, vars["gained"], rounds)
    happened = game.state.happened
    happened[BARRED] = 1
    if vars["again"] is not None:
        happened[vars["again"]] = 1
        return
    stops = vars["asked"][vars["named"].index(rounds)]
    for key, answers in tuple(happened.items()):
        if key[0] == ANSWER and len(key) == ANSWER_PARTS:
            _, asked, seat, chosen = key
            if answers > vars["since"][seat]:
                happened[BARRED if seat == stops else LATER, asked, chosen] = 1


LOOP = Procedure("loop", "11-1-2", "A loop", (name_a_number, name_another, go_round_and_stop))


# -- Choices inside a loop --------------------------------------------------------------------


def question(game: Game, about: tuple[Any, ...]) -> int:
    """A number for a question asked in this position."""
    taken = loops.snapshot(game)
    place = (loops.position(game, taken), loops.under_way(game), sides(game), about)
    return positions.key_of(place)


def without_restart(game: Game, about: tuple[Any, ...], decision: Decision) -> Decision:
    """A choice without the answer that would start a finished loop again, if there is
    another answer: one may be forced to."""
    happened = game.state.happened
    if BARRED not in happened:
        return decision
    asked = question(game, about)
    options = tuple([each for each in decision.options if (BARRED, asked, (each,)) not in happened])
    least = max(decision.least, 1) if (BARRED, asked, ()) in happened else decision.least
    if len(options) < least or (options == decision.options and least == decision.least):
        return decision
    most = min(decision.most, len(options))
    return Decision(
        decision.seat, decision.prompt, options, decision.rule, least, most, decision.secret,
        decision.ordered,
    )  # fmt: skip


def is_looked_for(game: Game) -> bool:
    """Whether so much has been carried out this turn that it may be a loop."""
    return loops.is_worth_looking(game)


def note_answer(game: Game, about: tuple[Any, ...], seat: int, chosen: tuple[Option, ...]) -> None:
    """What a player answered, while a loop is looked for. One who may not go on has stopped
    the loop by it: then nobody goes on."""
    happened = game.state.happened
    asked = question(game, about)
    happened[ANSWER, asked, seat, chosen] = game.state.answered[seat]
    if BARRED in happened and [key for key in happened if key[:2] == (BARRED, asked)]:
        for key in [key for key in happened if key[0] == LATER]:
            happened[(BARRED, *key[1:])] = happened.pop(key)


ANSWER_PARTS: Final = 4  # of a mark: that it is one, the question, the player, the answer

PROCEDURES: Final = (LOOP,)
