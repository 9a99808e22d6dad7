"""4-7. Counter timing: when one occurs, and who may activate a counter in it.

What happens and may be answered is an *occasion*: the kinds of [Counter] skills that enter
pending by it (10-10-3), whose doing it is, and which cards were played or attack. The other
player is asked first, whenever they hold a card; then each may answer the other's counter.
What is activated (10-10) waits on the stack, and the last is resolved first.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball import c09_rule_processing
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c10_keywords import counters
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.rulebook.citation import rule

# 4-7-2. When one occurs

NOTHING: Final[tuple[Ref, ...]] = ()


@rule("4-7-2-1")
def at_play(game: Game, seat: int, card: int) -> None:
    """Hold a counter timing because a player declares to play a card."""
    occur(game, seat, (counters.PLAY,), (game.state.ref(card),))


@rule("4-7-2-2")
def at_attack(game: Game, seat: int, card: int) -> None:
    """Hold a counter timing because a player attacks. Some counters ask for a Battle Card that
    attacks."""
    of_battle_card = a.is_battle_card(game, card)
    kinds = (counters.ATTACK, counters.BATTLE_CARD_ATTACK) if of_battle_card else (counters.ATTACK,)
    occur(game, seat, kinds, (game.state.ref(card),))


@rule("4-7-2-3")
def before_skill(game: Game, seat: int, term: Any) -> None:
    """Hold a counter timing when a skill was activated and is not resolved yet."""
    occur(game, seat, counters.kinds_of(term))


@rule("4-7-2-4")
def after_skill(game: Game, seat: int, term: Any, played: tuple[Ref, ...]) -> None:
    """Hold a counter timing when a skill has been resolved, which may have played cards."""
    occur(game, seat, counters.kinds_of(term), played)


@rule("4-7-2-5")
def is_inside_one(game: Game) -> bool:
    """Whether a counter timing is under way: no other takes place inside it."""
    return game.is_under_way("counter timing")


def occur(game: Game, actor: int, kinds: tuple[str, ...], about: tuple[Ref, ...] = NOTHING) -> None:
    """Hold a counter timing, unless nobody could be asked and no rule processing is due."""
    if is_inside_one(game):
        return
    c09_rule_processing.judge_again(game)
    asks = bool(kinds) and len(game.state.zones[a.hand_of(1 - actor)]) > 0
    if asks or c09_rule_processing.is_due(game):
        game.call(
            "counter timing", actor=actor, kinds=kinds, about=about, seat=1 - actor,
            asks=asks, began=len(game.state.stack), activated=(),
        )  # fmt: skip


def under_way(game: Game) -> Frame | None:
    """The counter timing under way, or None."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "counter timing":
            return frame
    return None


# 4-7-3. The procedure


def asked(game: Game, frame: Frame, seat: int, number: str) -> Decision | None:
    """The question which counter the player activates, or none. Whoever holds a card is asked."""
    kinds = counters.pending_kinds(game, frame, seat)
    if not kinds or not game.state.zones[a.hand_of(seat)]:
        return None
    options: tuple[Option, ...] = (
        *[("counter", card, at) for card, at in counters.usable(game, seat, kinds)],
        PASS,
    )
    return Decision(seat, "counter", options, number, secret=True)


@step("4-7-3-1")
def process_rules(game: Game, frame: Frame) -> None:
    """Carry out all rule processing that is due, again and again until none is."""
    if c09_rule_processing.is_due(game):
        frame.again()
        c09_rule_processing.carry_out(game)


@choice("4-7-3-2")
def first_counter(game: Game, frame: Frame) -> Decision | None:
    """The player whose counters are pending activates one, or ends the counter timing."""
    if not frame.vars["asks"]:
        game.go(frame, "4-7-3-6")
        return None
    decision = asked(game, frame, frame.vars["seat"], "4-7-3-2")
    if decision is None:
        game.go(frame, "4-7-3-6")
    return decision


@first_counter.then
def take_first_counter(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Activate the chosen counter; without one, the counter timing ends."""
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-6")
    else:
        activate_counter(game, frame, chosen[0])


@choice("4-7-3-3")
def answer_counter(game: Game, frame: Frame) -> Decision | None:
    """The player who did not activate the last counter answers it with another, or lets them be
    resolved."""
    return next_counter(game, frame, "4-7-3-3")


@answer_counter.then
def take_answer(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Activate the counter that answers; without one, the counters are resolved."""
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-5")
    else:
        activate_counter(game, frame, chosen[0])


@choice("4-7-3-4")
def answer_answer(game: Game, frame: Frame) -> Decision | None:
    """Ask the player whose counter was answered to answer that in turn, or to let the counters be
    resolved."""
    return next_counter(game, frame, "4-7-3-4")


@answer_answer.then
def take_answer_to_answer(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Activate the counter that answers an answer, and ask the other player again; without one, the
    counters are resolved."""
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-5")
    else:
        game.go(frame, "4-7-3-3")
        activate_counter(game, frame, chosen[0])


def next_counter(game: Game, frame: Frame, number: str) -> Decision | None:
    """Ask the player who did not activate the last counter; None: nobody can be asked, and the
    counters are resolved."""
    seat = 1 - frame.vars["activated"][-1]
    decision = asked(game, frame, seat, number)
    if decision is None:
        game.go(frame, "4-7-3-5")
    return decision


def activate_counter(game: Game, frame: Frame, option: Option) -> None:
    """Begin to activate a counter of the player whose turn to answer it is."""
    seat = 1 - frame.vars["activated"][-1] if frame.vars["activated"] else frame.vars["seat"]
    frame.vars["activated"] = (*frame.vars["activated"], seat)
    game.call("counter", seat=seat, card=int(option[1]), at=int(option[2]))


@step("4-7-3-5")
def resolve_counters(game: Game, frame: Frame) -> None:
    """Resolve the counters that were activated, the last one first."""
    if len(game.state.stack) > frame.vars["began"]:
        frame.again()
        game.resolve_top()


@step("4-7-3-6")
def end_counter_timing(game: Game, frame: Frame) -> None:
    """The counter timing is over."""
    game.leave(frame)


@rule("4-7-3-6")
def can_go_on(game: Game, ref: Ref) -> bool:
    """Whether what gave rise to a counter timing goes on after it: a card that is to be played is
    still where it was."""
    return game.state.is_current(ref)


COUNTER_TIMING = Procedure(
    "counter timing", "4-7-3", "Counter timing",
    (
        process_rules, first_counter, answer_counter, answer_answer, resolve_counters,
        end_counter_timing,
    ),
)  # fmt: skip

PROCEDURES: Final = (COUNTER_TIMING,)
