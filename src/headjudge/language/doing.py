"""How effects are done: a table for each way, to which a game adds its own words, and the
frame that holds what is still to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving

# Effects that simply do; effects that ask first, and what they do with the answer;
# effects about cards, which are picked first.
DO: dict[type, Callable[[Context, Frame, Any], None]] = {}
ASK: dict[type, Callable[[Context, Frame, Any], Decision | None]] = {}
TAKE: dict[type, Callable[[Context, Frame, Any, tuple[Option, ...]], None]] = {}
ACT: dict[type, Callable[[Context, Frame, Any, tuple[Ref, ...]], None]] = {}
# Whether an effect can be carried out wholly (for "you may ... to ...").
CAN: dict[type, Callable[[Context, Any], bool]] = {}


# -- the frame of an effect ---------------------------------------------------------


class EffectVars(TypedDict, total=False):
    """The variables of a frame of the procedure "perform", in which effects are carried out. All
    others are what the effect has spoken of (`EffectMemory`, and what a text or a game names)."""

    todo: tuple[t.Effect, ...]  # the effects still to carry out, the one under way first
    source: int  # who speaks: the card of the effect,
    identity: int  # as which object,
    seat: int  # its master,
    event: Event | None  # and the event that set it off
    picked: tuple[Ref, ...] | None  # the cards answered for the effect under way; None: not asked
    together: tuple[tuple[Ref, ...], ...]  # of a choice in several parts, those already made
    added: tuple[Ref, ...]  # cards that are chosen one by one, up to a total
    must: int  # while more than so many are still to do, a price is paid; -1: there is none
    rest: int  # how many of `todo` come behind what that price is for
    rounds: tuple[int, tuple[int, ...]]  # of "for each": what is to do after it, the cards so far
    revealing: tuple[tuple[int, int, int], ...]  # cards revealed for now: identity, face before
    searched: tuple[int, ...]  # cards found by searching, which a shuffle leaves out


class EffectMemory(TypedDict, total=False):
    """What the language itself remembers in the frame of an effect beside what a text names."""

    it: tuple[Ref, ...]  # the cards last acted on
    under: tuple[Ref, ...]  # the card that others were put under
    placed: tuple[Ref, ...]  # cards to put under a card that is being chosen
    moved: tuple[tuple[int, int, int], ...]  # what it moved: card, identity before and after
    citing: str  # the rule of the instruction under way
    replacing: int  # the number of the replacement that this carries out
    stamp: int  # the time of what it leaves behind, where that is not now


OWN: Final = frozenset(EffectVars.__annotations__)


def start(
    game: Game,
    effects: tuple[t.Effect, ...],
    source: int,
    identity: int,
    seat: int,
    event: Event | None,
    must: int = -1,
    **memory: Any,
) -> None:
    """Carry out the effects of an ability. Until only `must` of them are left, they are the
    price of the rest; -1: none is."""
    game.call(
        "perform", todo=effects, source=source, identity=identity, seat=seat, event=event,
        picked=None, together=(), must=must, rest=0, **memory,
    )  # fmt: skip


def spoken_of(frame: Frame) -> dict[str, Any]:
    """What an effect has spoken of so far: cards and numbers, by what they are remembered as."""
    return {name: value for name, value in frame.vars.items() if name not in OWN}


def do_next(frame: Frame, effects: tuple[t.Effect, ...]) -> None:
    """Carry out these effects before what is still to do."""
    frame.vars["todo"] = effects + frame.vars["todo"]


def replaced(game: Game) -> None:
    """Note that something was done in place of an effect: where the book says so, a price that was
    to be paid that way is not paid, and what it was for is not done."""
    if resolving(game).done_if_replaced:
        return
    for frame in reversed(game.state.frames):
        vars = frame.vars
        if "todo" in vars and len(vars["todo"]) >= vars["must"] >= 0:
            # the price was not paid: what it was for is not done
            todo: tuple[t.Effect, ...] = vars["todo"]
            vars["todo"] = todo[: len(todo) - vars["must"]] + todo[len(todo) - vars["rest"] :]
            vars["must"] = -1
            return
