"""Answers that would start a finished loop again.

Whoever can stop a loop says how many rounds of it there will be, and stops it then: in the
same position the answer that went on is not offered to them any more, nor to anybody else
once they have stopped it. A game gives each question a number by its position and by what it
is about.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game

BARRED: Final = "barred"  # an answer that would start a finished loop again
LATER: Final = "later"  # the same, once the player who stops the loop has stopped it
ANSWER: Final = "answer"  # what was answered while a loop was looked for
ANSWER_PARTS: Final = 4  # of such a mark: that it is one, the question, the player, the answer


def are_there(game: Game) -> bool:
    """Whether any answer is barred this turn."""
    return BARRED in game.state.happened


def note_answer(game: Game, asked: int, seat: int, chosen: tuple[Option, ...]) -> None:
    """What a player answers while a loop is looked for. One who may not go on has stopped
    the loop by it: then nobody goes on."""
    happened = game.state.happened
    happened[ANSWER, asked, seat, chosen] = game.state.answered[seat]
    if BARRED in happened and [key for key in happened if key[:2] == (BARRED, asked)]:
        for key in [key for key in happened if key[0] == LATER]:
            happened[(BARRED, *key[1:])] = happened.pop(key)


def bar(game: Game, asked: int, option: Option) -> None:
    """Bar an answer to a question: it is not offered again this turn."""
    happened = game.state.happened
    happened[BARRED] = 1
    happened[BARRED, asked, (option,)] = 1


def is_barred(game: Game, asked: int, option: Option) -> bool:
    """Whether this answer to the question is barred this turn."""
    return (BARRED, asked, (option,)) in game.state.happened


def bar_answers(game: Game, stops: int, since: tuple[int, ...]) -> None:
    """What this player has answered since is barred at once; what others have, once this
    player has stopped. `since`: how many answers each player had given before."""
    happened = game.state.happened
    happened[BARRED] = 1
    for key, answers in tuple(happened.items()):
        if key[0] == ANSWER and len(key) == ANSWER_PARTS:
            _, asked, seat, chosen = key
            if answers > since[seat]:
                happened[BARRED if seat == stops else LATER, asked, chosen] = 1


def without_restart(game: Game, asked: int, decision: Decision) -> Decision:
    """A choice without the answer that would start a finished loop again, if there is
    another answer: one may be forced to."""
    happened = game.state.happened
    options = tuple([each for each in decision.options if (BARRED, asked, (each,)) not in happened])
    least = max(decision.least, 1) if (BARRED, asked, ()) in happened else decision.least
    if len(options) < least or (options == decision.options and least == decision.least):
        return decision
    most = min(decision.most, len(options))
    return Decision(
        decision.seat, decision.prompt, options, decision.rule, least, most, decision.secret,
        decision.ordered, decision.share,
    )  # fmt: skip
