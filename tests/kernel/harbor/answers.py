"""11. Answers.

Stands for: a window in which both players answer in turn from their hands, the last answer
resolved first, no window inside a window, and a window that is skipped on public facts only.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import doing
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import choice, rule

# 11-1. Announcing


@rule("11-1-1")
def announce(game: Game, frame: Frame) -> None:
    """A card of the hand is announced, and waits."""
    card, seat = frame.vars["card"], frame.vars["seat"]
    game.put(card, z.zone("mast"))
    frame.vars["number"] = game.add("resolve card", seat=seat, card=card, at=0, targets=())


@rule("11-1-2")
def let_answer(game: Game, frame: Frame) -> None:
    open_answers(game, "play", 1 - frame.vars["seat"])


@rule("11-1-3")
def go_through(game: Game, frame: Frame) -> None:
    """If nothing struck it, it is resolved."""
    stack = game.state.stack
    if stack and stack[-1].vars["number"] == frame.vars["number"]:
        game.resolve_top()


ANNOUNCE = Procedure("announce", "11-1", "Announcing", (announce, let_answer, go_through))


# 11-2. The window


def open_answers(game: Game, to: str, seat: int) -> None:
    """11-2-1. No window opens inside a window."""
    if not game.is_under_way("answers"):
        game.call("answers", to=to, seat=seat, base=len(game.state.stack))


def fitting(game: Game, seat: int, to: str) -> list[Option]:
    found: list[Option] = []
    for card in game.state.zones[z.zone("hand", seat)]:
        own: tuple[w.Answer, ...] = game.state.printed[card].abilities.others.get("Answer", ())
        found.extend([("answer", card, at) for at, each in enumerate(own) if each.to == to])
    return found


@choice("11-2-2")
def answer(game: Game, frame: Frame) -> Decision | None:
    """Whose turn it is answers, or passes. Without a card in hand, which all can see, there
    is nothing to ask; with one, whether it is an answer is nobody else's business."""
    seat = frame.vars["seat"]
    if not game.state.zones[z.zone("hand", seat)]:
        return None
    options = (PASS, *fitting(game, seat, frame.vars["to"]))
    return Decision(seat, "answer", options, "11-2-2", secret=True)


@answer.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Then the other may answer the answer. Passing ends it."""
    if chosen[0] == PASS:
        return
    seat, card = frame.vars["seat"], int(chosen[0][1])
    game.put(card, z.zone("mast"))
    game.add("resolve answer", seat=seat, card=card, at=int(chosen[0][2]))
    frame.vars["to"] = "answer"
    frame.vars["seat"] = 1 - seat
    game.go(frame, "11-2-2")


@rule("11-2-3")
def resolve_answers(game: Game, frame: Frame) -> None:
    """The last one first, down to what was answered."""
    if len(game.state.stack) > frame.vars["base"]:
        frame.again()
        game.resolve_top()


ANSWERS = Procedure("answers", "11-2", "Answers", (answer, resolve_answers))


@rule("11-3-1")
def carry_out_answer(game: Game, frame: Frame) -> None:
    vars = frame.vars
    card = vars["card"]
    term: w.Answer = game.state.printed[card].abilities.others["Answer"][vars["at"]]
    doing.start(game, term.do, card, game.state.identity[card], vars["seat"], None)


@rule("11-3-2")
def lower_answer(game: Game, frame: Frame) -> None:
    card = frame.vars["card"]
    owner = game.state.owner[card]
    game.do(Event("put", owner, card, z.zone("wreck", owner)))


RESOLVE_ANSWER = Procedure(
    "resolve answer", "11-3", "Resolving an answer", (carry_out_answer, lower_answer)
)

PROCEDURES: Final = (ANNOUNCE, ANSWERS, RESOLVE_ANSWER)
