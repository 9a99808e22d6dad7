"""Loops that players can stop: they say how many rounds there will be.

The books of the family have the same to say of them, each under its own numbers. Rounds that
lead to the very same position need not be carried out: the game is there already. Of rounds
that only make numbers grow, so many are so many times what one of them adds. How a loop is
told, and what positions are, is in `headjudge.language.loops`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from headjudge.kernel import loops as positions
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.log import Amount
from headjudge.kernel.state import Frame
from headjudge.language import loops, perform, restarts

ONLY_PASS: Final = (PASS,)
ACTED: Final = "acted"  # how many answers had been given when something was done


# -- loops of what the rules carry out by themselves -----------------------------------------


def settlers(game: Game, now: Any, draw: Callable[[Game], None]) -> tuple[int, ...] | None:
    """Who has to settle a loop that has come round to this position by way of choices, the turn
    player first. If nobody can stop it, or nobody who was asked has, the game is a draw (`draw`);
    None: there is nothing to settle."""
    who = positions.stoppers(game, now)
    met = positions.meet(game, now)
    if met in (positions.FORCED, positions.SETTLED):
        draw(game)
    elif met == positions.CHOSEN:
        first = game.state.turn_player
        return tuple([seat for seat in (first, 1 - first) if seat in who])
    return None


def look_for_loop(game: Game, now: Any, draw: Callable[[Game], None]) -> None:
    """The position before abilities are played: a loop that comes round to it by way of
    choices is for those who made them."""
    since = positions.answers_then(game, now)
    order = settlers(game, now, draw)
    if order is not None:
        game.call("loop", asked=order, named=(), gained=(), again=None, since=since)


# -- how often -------------------------------------------------------------------------------


def how_often(seat: int, number: str, times: tuple[int, ...] = loops.TIMES) -> Decision:
    """Ask a player how many rounds there shall be."""
    options: tuple[Option, ...] = tuple([("times", each) for each in times])
    return Decision(seat, "loop-times", options, number)


def named(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Keep how many rounds a player has named."""
    frame.vars["named"] = (*frame.vars["named"], int(chosen[0][1]))


def go_round_and_stop(game: Game, frame: Frame) -> None:
    """Let as many rounds be done as the smaller number says. Whoever named it stops then, and in
    this position nobody starts the loop again by choice."""
    vars = frame.vars
    if not vars["named"]:
        return
    rounds = min(vars["named"])
    game.note("loop", game.state.turn_player, amount=Amount(rounds))
    loops.sum_up(game, vars["gained"], rounds)
    if vars["again"] is not None:
        restarts.bar(game, *vars["again"])
    else:
        restarts.bar_answers(game, vars["asked"][vars["named"].index(rounds)], vars["since"])


# -- loops of actions, and choices inside a loop ---------------------------------------------


Question = Callable[[Game, tuple[Any, ...]], int]


def restarts_loop(
    game: Game, option: Option, here: Option, now: loops.Now, question: Question
) -> bool:
    """Whether an action would start a loop again that has led back to where the game is now,
    or whose rounds were named."""
    if loops.leads_nowhere(game, (*option, *here), now):
        return True
    return restarts.are_there(game) and restarts.is_barred(game, question(game, ()), option)


class Rounds:
    """What a game says of loops of a player's actions. `where` tells equal actions apart,
    `question` gives a question about something a number by its position, `restarts` bars what
    would start a finished loop again, and `acted` is the mark of what was done."""

    __slots__ = ("acted", "question", "restarts", "where")

    def __init__(
        self,
        where: Callable[[Game], Option],
        question: Question,
        restarts: Callable[[Game, Option, Option, loops.Now], bool],
        acted: str = ACTED,
    ) -> None:
        self.where = where
        self.question = question
        self.restarts = restarts
        self.acted = acted

    def offered(self, game: Game, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Of the actions, those that start no finished loop again."""
        if not game.state.seen or options == ONLY_PASS:
            return options
        here = self.where(game)
        again = loops.done_before(game, options, here)
        if not again:
            return options
        now = loops.Now(game)
        barred = [each for each in again if self.restarts(game, each, here, now)]
        return tuple([each for each in options if each not in barred]) if barred else options

    def go_round(self, game: Game, option: Option) -> bool:
        """If an action is another round of a loop that only adds to numbers, the rounds are
        named instead of it; whether it is one. Whatever is done leaves the loops of abilities
        so far."""
        state = game.state
        if loops.is_worth_looking(game):
            positions.leave(game)
        action = (*option, *self.where(game))
        round_of = loops.gained(game, action)
        who = self.asked_since(game, action)
        loops.remember(game, action)
        for seat, answers in enumerate(state.answered):
            state.happened[self.acted, action, seat] = answers
        if round_of:
            again = (self.question(game, ()), option)
            game.call("loop", asked=who, named=(), gained=round_of, again=again, since=())
        return bool(round_of)

    def asked_since(self, game: Game, action: Option) -> tuple[int, ...]:
        """Who was asked something since this was done last, the turn player first."""
        state = game.state
        answered = state.answered
        found: list[int] = []
        for seat in (state.turn_player, 1 - state.turn_player):
            then = state.happened.get((self.acted, action, seat), answered[seat])
            if answered[seat] > then:
                found.append(seat)
        return tuple(found)

    def without_restart(self, game: Game, about: tuple[Any, ...], decision: Decision) -> Decision:
        """A choice without the answer that would start a finished loop again."""
        if not restarts.are_there(game):
            return decision
        return restarts.without_restart(game, self.question(game, about), decision)

    def note_answer(
        self, game: Game, about: tuple[Any, ...], seat: int, chosen: tuple[Option, ...]
    ) -> None:
        """Keep what a player answers, while a loop is looked for."""
        restarts.note_answer(game, self.question(game, about), seat, chosen)

    def ask(self, game: Game, frame: Frame, decision: Decision | None) -> Decision | None:
        """The question that an effect under way asks, without the answers that would start a
        finished loop again."""
        if decision is None or not restarts.are_there(game):
            return decision
        return self.without_restart(game, about(frame), decision)

    def answered(self, game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
        """Keep what an effect under way was answered."""
        if loops.is_worth_looking(game):
            decision = perform.perform(game, frame)  # the same question, asked again
            if decision is not None:
                self.note_answer(game, about(frame), decision.seat, chosen)
        perform.performed(game, frame, chosen)


def about(frame: Frame) -> tuple[Any, ...]:
    """What a question inside an effect is about."""
    return (frame.vars["source"], frame.vars["todo"])
