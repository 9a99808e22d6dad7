"""4-7. Counter timing; 10-10-1 to 10-10-3. Which [Counter] skills can be activated.

What happens and may be answered is an *occasion*: the kinds of [Counter] skills that enter
pending by it (10-10-3), whose doing it is, and which cards were played or attack. The other
player is asked first, whenever they hold a card; then each may answer the other's counter.
What is activated (`counters.py`) waits on the stack, and the last is resolved first.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import rule_processing
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.keywords_conditions import works
from headjudge.games.dragonball.text_over_rules import can_pay_for_counter
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.rulebook.citation import fact, rule

PLAY: Final = "play"
ATTACK: Final = "attack"
BATTLE_CARD_ATTACK: Final = "battle card attack"
COUNTER: Final = "counter"
NOTHING: Final[tuple[Ref, ...]] = ()

# 4-7-2-5: no counter timing occurs inside one
NONE_INSIDE: Final[bool] = fact("4-7-2-5", True, without=False)


def occur(game: Game, actor: int, kinds: tuple[str, ...], about: tuple[Ref, ...] = NOTHING) -> None:
    """A counter timing occurs. One in which nobody could be asked and no rule processing is
    due is over already."""
    if NONE_INSIDE and game.is_under_way("counter timing"):
        return
    rule_processing.judge_again(game)
    asks = bool(kinds) and len(game.state.zones[a.hand_of(1 - actor)]) > 0
    if asks or rule_processing.is_due(game):
        game.call(
            "counter timing", actor=actor, kinds=kinds, about=about, seat=1 - actor,
            asks=asks, began=len(game.state.stack), activated=(),
        )  # fmt: skip


def under_way(game: Game) -> Frame | None:
    for frame in reversed(game.state.frames):
        if frame.procedure == "counter timing":
            return frame
    return None


# 10-10-3. Which counters a skill lets enter pending

_kinds: dict[int, tuple[Any, tuple[str, ...]]] = {}  # by id of a term, which is kept with it
MOST_REMEMBERED: Final = 4096


def kinds_of(term: Any) -> tuple[str, ...]:
    """The kinds of counters that answer a skill, by what its text is about. Found once."""
    known = _kinds.get(id(term))
    if known is not None:
        return known[1]
    if len(_kinds) >= MOST_REMEMBERED:
        _kinds.clear()
    words = set(words_in(term))
    found = tuple([*plays(words), *attacks(words)])
    _kinds[id(term)] = (term, found)
    return found


def words_in(term: Any) -> list[str]:
    """What a term speaks of: names of its classes, and kinds of events. Placing a card ([Field]
    does, 10-3-1) and "when this card is placed" are not spoken of as playing."""
    if isinstance(term, tuple):
        return [word for each in term for word in words_in(each)]
    if not isinstance(term, t.Term):
        return []
    found = [] if isinstance(term, v.Play) and term.using == "Field" else [type(term).__name__]
    if isinstance(term, t.Pattern) and "place" not in term.also:
        found.extend([term.kind, *term.also])
    for each in fields(term):
        found.extend(words_in(getattr(term, each.name)))
    return found


@rule("10-10-3-1", without=())
def plays(words: set[str]) -> tuple[str, ...]:
    """A skill that plays cards, or that something played sets off."""
    return (PLAY,) if words & {"Play", "PlayToken", "play"} else ()


@rule("10-10-3-2", without=())
def attacks(words: set[str]) -> tuple[str, ...]:
    """A skill about attacks."""
    return (ATTACK,) if words & ATTACK_WORDS else ()


ATTACK_WORDS: Final = {
    "attack", "attacked", "AttackCard", "GuardCard", "NegateAttack", "Redirect",
}  # fmt: skip


@rule("4-7-2-1")
def at_play(game: Game, seat: int, card: int) -> None:
    """A player declares to play a card."""
    occur(game, seat, (PLAY,), (game.state.ref(card),))


@rule("4-7-2-2")
def at_attack(game: Game, seat: int, card: int) -> None:
    """A player makes an attack. (A counter may ask for a Battle Card that attacks.)"""
    of_battle_card = a.is_battle_card(game, card)
    kinds = (ATTACK, BATTLE_CARD_ATTACK) if of_battle_card else (ATTACK,)
    occur(game, seat, kinds, (game.state.ref(card),))


@rule("4-7-2-3")
def before_skill(game: Game, seat: int, term: Any) -> None:
    """A skill was activated and is not resolved yet."""
    occur(game, seat, kinds_of(term))


@rule("4-7-2-4")
def after_skill(game: Game, seat: int, term: Any, played: tuple[Ref, ...]) -> None:
    """A skill has been resolved, and may have played cards."""
    occur(game, seat, kinds_of(term), played)


# 4-7-3. The procedure


def pending(game: Game, frame: Frame, seat: int) -> tuple[str, ...]:
    """The kinds of counters that this player has pending, as all can see."""
    vars = frame.vars
    kinds: tuple[str, ...] = vars["kinds"] if seat != vars["actor"] else ()
    return (*kinds, COUNTER) if is_answerable(vars["activated"], seat) else kinds


@rule("10-10-3-3", without=False)
def is_answerable(activated: tuple[int, ...], seat: int) -> bool:
    """[Counter: Counter] enters pending when the other player has activated a counter.
    10-10-3-4: it stays so until the counter timing ends."""
    return 1 - seat in activated


def asked(game: Game, frame: Frame, seat: int, number: str) -> Decision | None:
    """Which counter the player activates, or none. Whoever holds a card is asked."""
    kinds = pending(game, frame, seat)
    if not kinds or not game.state.zones[a.hand_of(seat)]:
        return None
    options: tuple[Option, ...] = (
        *[("counter", card, at) for card, at in usable(game, seat, kinds)],
        PASS,
    )
    return Decision(seat, "counter", options, number, secret=True)


def usable(game: Game, seat: int, kinds: tuple[str, ...]) -> list[tuple[int, int]]:
    """The counters of a hand that can be activated: cards, and which of their `Counter`s."""
    if "Counter" not in game.special:
        return []
    found: list[tuple[int, int]] = []
    zones = game.state.zones
    for card in [card for area in COUNTER_AREAS for card in zones[seat * a.SIZE + area]]:
        terms = game.abilities(card).others.get("Counter", ())
        for at, term in enumerate(terms):
            if term.occasion in kinds and refusal(game, seat, card, at) is None:
                found.append((card, at))
    return found


def refusal(game: Game, seat: int, card: int, at: int) -> str | None:
    """The rule that forbids activating a counter now, or None."""
    frame = under_way(game)
    terms = game.abilities(card).others.get("Counter", ())
    place = game.state.place[card]
    if place % a.SIZE not in COUNTER_AREAS or a.LAYOUT.seat[place] != seat or at >= len(terms):
        return "10-10-2"
    term = terms[at]
    if frame is None or term.occasion not in pending(game, frame, seat):
        return "10-10-1"
    if is_waiting(game, card):
        return "10-10-3-4"
    context = Context(game, card, seat)
    if not works(context, term.while_):
        return "8-3-3"
    if not can_pay_for_counter(context, term):
        return "8-4-2-2"
    event = Event("activate", seat, card, cause="Counter", tags=(term.occasion,))
    return "1-3-3" if is_forbidden(game, event) else None


# 10-10-2: counters are activated from the hand only
COUNTER_AREAS: Final[tuple[int, ...]] = fact("10-10-2", (a.HAND,), without=(a.HAND, a.DROP))


@rule("10-10-3-4", without=False)
def is_waiting(game: Game, card: int) -> bool:
    """What was activated, and waits to be resolved, is pending no longer."""
    return card in [frame.vars.get("card") for frame in game.state.stack]


@step("4-7-3-1")
def process_rules(game: Game, frame: Frame) -> None:
    """All rule processing that is due, and again until none is."""
    if rule_processing.is_due(game):
        frame.again()
        rule_processing.carry_out(game)


@choice("4-7-3-2")
def first_counter(game: Game, frame: Frame) -> Decision | None:
    """The master of what is pending activates one, or ends the counter timing."""
    if not frame.vars["asks"]:
        game.go(frame, "4-7-3-6")
        return None
    decision = asked(game, frame, frame.vars["seat"], "4-7-3-2")
    if decision is None:
        game.go(frame, "4-7-3-6")
    return decision


@first_counter.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-6")
    else:
        activate(game, frame, chosen[0])


@choice("4-7-3-3")
def answer_counter(game: Game, frame: Frame) -> Decision | None:
    """Whoever did not activate the last one activates one, or lets them be resolved."""
    return next_counter(game, frame, "4-7-3-3")


@choice("4-7-3-4")
def answer_answer(game: Game, frame: Frame) -> Decision | None:
    """The same the other way round; then back."""
    return next_counter(game, frame, "4-7-3-4")


def next_counter(game: Game, frame: Frame, number: str) -> Decision | None:
    seat = 1 - frame.vars["activated"][-1]
    decision = asked(game, frame, seat, number)
    if decision is None:
        game.go(frame, "4-7-3-5")
    return decision


@answer_counter.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-5")
    else:
        activate(game, frame, chosen[0])


@answer_answer.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == PASS:
        game.go(frame, "4-7-3-5")
    else:
        game.go(frame, "4-7-3-3")
        activate(game, frame, chosen[0])


def activate(game: Game, frame: Frame, option: Option) -> None:
    seat = 1 - frame.vars["activated"][-1] if frame.vars["activated"] else frame.vars["seat"]
    frame.vars["activated"] = (*frame.vars["activated"], seat)
    game.call("counter", seat=seat, card=int(option[1]), at=int(option[2]))


@step("4-7-3-5")
def resolve_counters(game: Game, frame: Frame) -> None:
    """What was activated is resolved, the last first."""
    if len(game.state.stack) > frame.vars["began"]:
        frame.again()
        game.resolve_top()


@step("4-7-3-6")
def end_counter_timing(game: Game, frame: Frame) -> None:
    """It is over, and what gave rise to it goes on,"""
    game.leave(frame)


@rule("4-7-3-6", without=False)
def can_go_on(game: Game, ref: Ref) -> bool:
    """if it can: a card that is to be played is still there to be."""
    return game.state.is_current(ref)


COUNTER_TIMING = Procedure(
    "counter timing", "4-7-3", "Counter timing",
    (
        process_rules, first_counter, answer_counter, answer_answer, resolve_counters,
        end_counter_timing,
    ),
)  # fmt: skip


PROCEDURES: Final = (COUNTER_TIMING,)
