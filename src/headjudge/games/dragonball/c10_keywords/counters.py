"""10-10. [Counter]: which can be activated, activating and resolving one.

When a player is asked for one, is in 4-7.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c01_outline import in_order, words_on_card
from headjudge.games.dragonball.c02_cards import energy_costs
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.c04_basics import counter_timing
from headjudge.games.dragonball.c08_skills import costs
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.c10_keywords import deflecting
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, feasible
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import OBJECTS, means
from headjudge.rulebook.citation import fact, rule

PLAY: Final = "play"
ATTACK: Final = "attack"
BATTLE_CARD_ATTACK: Final = "battle card attack"
COUNTER: Final = "counter"


# 10-10-1. Activating a counter


@step("8-5-2-1")
def show_counter(game: Game, frame: Frame) -> None:
    """Reveal the card in the hand whose counter is activated."""
    vars = frame.vars
    card = vars["card"]
    game.reveal((card,), everyone(game.state))
    vars["term"] = game.abilities(card).others["Counter"][vars["at"]]
    free = instead_of_energy(game, vars["seat"], card)
    vars["energy"] = () if free else energy_costs.energy_cost(game, card)
    if game.log is not None:
        game.note("counter", vars["seat"], card, ability=game.ability_then(card, vars["term"]))


@step("8-5-2-2")
def pay_counter(game: Game, frame: Frame) -> None:
    """Pay the skill cost of the counter."""
    vars = frame.vars
    if vars["term"].cost:
        costs.pay_cost(game, vars["term"].cost, vars["card"], vars["seat"])


@choice("1-3-1")
def choose_payment(game: Game, frame: Frame) -> Decision | None:
    """The player may do what the card's text allows in place of paying its energy cost."""
    seat, card = frame.vars["seat"], frame.vars["card"]
    if not energy_costs.energy_cost(game, card) or not instead_of_energy(game, seat, card):
        return None
    can_pay = energy_costs.can_pay_for(game, seat, card)
    return Decision(seat, "may", (YES, NO) if can_pay else (YES,), "1-3-1")


@choose_payment.then
def do_instead_of_paying(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Note that the player does something in place of paying energy."""
    if chosen[0] == YES:
        frame.vars["instead"] = True


def instead_of_energy(game: Game, seat: int, card: int) -> tuple[t.Effect, ...]:
    """What the player may do now for a [Counter] of this card in place of paying its energy
    cost; (): nothing."""
    if "CounterFree" not in game.survey.features:
        return ()
    context = Context(game, card, seat)
    for word in words_on_card(game, card, "CounterFree"):
        instead: tuple[t.Effect, ...] = word.instead
        if works(context, word.while_) and feasible.can_do_all(context, instead):
            return instead
    return ()


def can_pay_for_counter(context: Context, term: v.Counter) -> bool:
    """Whether a [Counter] can be paid for, in one way or the other."""
    game, card = context.game, context.source
    if costs.can_pay(context, term.cost, energy_costs.energy_cost(game, card)):
        return True
    instead = instead_of_energy(game, context.seat, card)
    return bool(instead) and costs.can_pay(context, (*term.cost, *instead))


@step("10-10-1")
def pay_counters_energy(game: Game, frame: Frame) -> None:
    """Pay the energy cost of the card, or do what its text allows instead."""
    vars = frame.vars
    seat, card = vars["seat"], vars["card"]
    if "instead" in vars:
        instead = instead_of_energy(game, seat, card)
        doing.start(game, instead, card, game.state.identity[card], seat, None, 0, paying=True)
    else:
        energy_costs.pay_energy(game, seat, energy_costs.energy_cost(game, card), card)


@step("8-5-2-3")
def counter_is_activated(game: Game, frame: Frame) -> None:
    """The counter is activated, and waits to be resolved."""
    vars = frame.vars
    card, term = vars["card"], vars["term"]
    kept = {name: vars[name] for name in costs.KEPT if name in vars}
    game.add(
        "resolve counter", seat=vars["seat"], card=card, identity=game.state.identity[card],
        term=term, **kept,
    )  # fmt: skip
    event = Event("activate", vars["seat"], card, cause="Counter", tags=(term.occasion,))
    game.do(event)


@step("8-5-2-4")
def counter_before(game: Game, frame: Frame) -> None:
    """Hold no counter timing for a counter: it is a skill, but inside a counter timing no other
    takes place (4-7-2-5)."""
    counter_timing.before_skill(game, frame.vars["seat"], frame.vars["term"])


ACTIVATE_COUNTER = Procedure(
    "counter", "10-10-1", "Activate a counter",
    (
        show_counter, pay_counter, choose_payment, pay_counters_energy, counter_is_activated,
        counter_before,
    ),
)  # fmt: skip


def usable(game: Game, seat: int, kinds: tuple[str, ...]) -> list[tuple[int, int]]:
    """The counters of a hand that can be activated: cards, and which of their `Counter`s."""
    if "Counter" not in game.survey.features:
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
    frame = counter_timing.under_way(game)
    terms = game.abilities(card).others.get("Counter", ())
    place = game.state.place[card]
    if place % a.SIZE not in COUNTER_AREAS or a.LAYOUT.seat[place] != seat or at >= len(terms):
        return "10-10-2"
    term = terms[at]
    if frame is None or term.occasion not in pending_kinds(game, frame, seat):
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


# 10-10-2. From the hand

# 10-10-2: counters are activated from the hand only
COUNTER_AREAS: Final[tuple[int, ...]] = fact("10-10-2", (a.HAND,), without=(a.HAND, a.DROP))


# 10-10-3. Which counters are pending


def pending_kinds(game: Game, frame: Frame, seat: int) -> tuple[str, ...]:
    """The kinds of counters that this player has pending, as all can see."""
    vars = frame.vars
    kinds: tuple[str, ...] = vars["kinds"] if seat != vars["actor"] else ()
    return (*kinds, COUNTER) if is_answerable(vars["activated"], seat) else kinds


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
    found = tuple([*answers_playing(words), *answers_attacks(words)])
    _kinds[id(term)] = (term, found)
    return found


def words_in(term: Any) -> list[str]:
    """What a term speaks of: names of its classes, and kinds of events. Placing a card ([Field]
    does, 10-3-1) and "when this card is placed" are not spoken of as playing."""
    found: list[str] = []
    for each in t.walk(term):
        if not (isinstance(each, v.Play) and each.using == "Field"):
            found.append(type(each).__name__)
        if isinstance(each, t.Pattern) and "place" not in each.also:
            found.extend([each.kind, *each.also])
    return found


@rule("10-10-3-1")
def answers_playing(words: set[str]) -> tuple[str, ...]:
    """[Counter: Play] answers a skill that plays cards, or that something played sets off."""
    return (PLAY,) if words & {"Play", "PlayToken", "play"} else ()


@rule("10-10-3-2")
def answers_attacks(words: set[str]) -> tuple[str, ...]:
    """[Counter: Attack] answers a skill about attacks."""
    return (ATTACK,) if words & ATTACK_WORDS else ()


ATTACK_WORDS: Final = {
    "attack", "attacked", "AttackCard", "GuardCard", "NegateAttack", "Redirect",
}  # fmt: skip


@rule("10-10-3-3")
def is_answerable(activated: tuple[int, ...], seat: int) -> bool:
    """[Counter: Counter] enters pending when the other player has activated a counter.
    10-10-3-4: it stays so until the counter timing ends."""
    return 1 - seat in activated


@rule("10-10-3-4")
def is_waiting(game: Game, card: int) -> bool:
    """What was activated, and waits to be resolved, is pending no longer."""
    return card in [frame.vars.get("card") for frame in game.state.stack]


@means(OBJECTS, v.Countered)
def find_countered(context: Context, term: v.Countered) -> tuple[Ref, ...]:
    """The cards that a counter answers; 10-22: a card with [Deflect] is out of its reach."""
    game = context.game
    frame = counter_timing.under_way(game)
    if frame is None:
        return ()
    refs = tuple([ref for ref in frame.vars["about"] if game.state.is_current(ref)])
    return deflecting.within_reach(game, refs)


# 10-10-4. Resolving a counter


@step("8-5-2-5-1")
def drop_extra_counter(game: Game, frame: Frame) -> None:
    """An Extra Card whose counter is resolved is placed in the drop area first."""
    vars = frame.vars
    if not a.is_battle_card(game, vars["card"]):
        drop_counter(game, frame)


@step("8-5-2-5")
def carry_out_counter(game: Game, frame: Frame) -> None:
    """Carry out the effect of the counter, unless it was negated."""
    vars = frame.vars
    if "negated" in vars:
        return
    card = vars["card"]
    kept = {name: vars[name] for name in costs.KEPT if name in vars}
    doing.start(
        game, in_order(vars["term"].do), card, game.state.identity[card], vars["seat"], None,
        skill=vars["term"], **kept,
    )  # fmt: skip


@step("10-10-4")
def drop_battle_counter(game: Game, frame: Frame) -> None:
    """A card whose counter was resolved goes to the drop area, unless its text has sent it
    elsewhere."""
    drop_counter(game, frame)


def drop_counter(game: Game, frame: Frame) -> None:
    """Place the card of a counter in the drop area, if it is still where it was."""
    vars = frame.vars
    if game.state.is_current((vars["card"], vars["identity"])):
        event = moving.to_drop(game, vars["card"], "skill")
        game.do(event)


RESOLVE_COUNTER = Procedure(
    "resolve counter", "10-10-4", "Resolve a counter",
    (drop_extra_counter, carry_out_counter, drop_battle_counter),
)  # fmt: skip


# 10-10-5. Negating a counter


@rule("10-10-5")
def negate_last(game: Game, seat: int) -> None:
    """The last counter of the other player that was activated is not resolved; its card goes
    to the drop area all the same."""
    for waiting in reversed(game.state.stack):
        if waiting.procedure == "resolve counter" and waiting.vars["seat"] != seat:
            waiting.vars["negated"] = True
            return


@means(DO, v.NegateCounter)
def do_negate_counter(context: Context, frame: Frame, term: v.NegateCounter) -> None:
    """A skill negates the last counter of the other player."""
    negate_last(context.game, context.seat)


PROCEDURES: Final = (ACTIVATE_COUNTER, RESOLVE_COUNTER)
