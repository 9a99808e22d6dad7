"""8.6. Automatic abilities: they stand by, are played, and ask for costs."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c03_basics.abilities import is_unpaid
from headjudge.games.vanguard.c03_basics.masters import master_of_effect
from headjudge.games.vanguard.c03_basics.sources import source_of
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c08_abilities import costs
from headjudge.games.vanguard.c08_abilities.continuous import (
    time_played,
    with_effects_applied,
)
from headjudge.games.vanguard.c11_keywords import labels
from headjudge.games.vanguard.c12_misc import cannot_trigger, used
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import moved, triggers
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.moved import before, where_public
from headjudge.kernel.state import Event, Frame, Ref, Standby
from headjudge.language import doing, patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, CAN, TAKE
from headjudge.language.evaluate import means, seats
from headjudge.language.logged_effects import log_void
from headjudge.language.picking import rests_on_hidden
from headjudge.rulebook.citation import rule

# 8.6.2. An ability whose condition is met stands by

# As often as its condition is met, an ability stands by.
by_cards = rule("8.6.2", "8.6.2.1", game="vanguard")(triggers.by_cards)


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets an ability that can be used."""
    if term.role == "auto":
        if cannot_trigger(game, term, identity):
            return False
        if event.card == source and not is_kept(event, term):
            return False
    return patterns.matches(game, term, event, source, seat, identity)


# 8.6.3. Playing one that stands by


def standing_by(game: Game, frame: Frame) -> Standby:
    """The ability that this is about."""
    return next(s for s in game.state.standby if s.id == frame.vars["standby"])


def take_off_standby(game: Game, frame: Frame) -> None:
    """An ability stands by one time less."""
    game.take_off_standby(frame.vars["standby"])


def is_void(game: Game, standby: Standby) -> bool:
    """1.3.3. Whether an effect forbids to play an ability that stands by."""
    return is_forbidden(game, Event("play ability", standby.seat, standby.source))


@step("8.6.3")
@rule("8.6.8")
def play_standby(game: Game, frame: Frame) -> None:
    """An ability that stands by is played and resolved, wherever its card is by now."""
    standby = standing_by(game, frame)
    source, identity = source_of(standby)
    if is_void(game, standby):
        log_void(game, standby, "forbidden")
        return
    if game.log is not None:
        ability = game.ability_then(source, standby.term)
        game.note("ability", standby.seat, source, ability=ability)
    used(game, identity, standby.term)
    doing.start(
        game, standby.term.do, source, identity, master_of_effect(standby.seat), standby.event,
        stamp=time_played(game), ability=standby.term,
    )  # fmt: skip


@step("8.6.3")
def stand_by_no_longer(game: Game, frame: Frame) -> None:
    """Once it has resolved, it stands by one time less."""
    take_off_standby(game, frame)


STANDBY = Procedure(
    "standby", "8.6.3", "Play an ability that stands by", (play_standby, stand_by_no_longer)
)


# 8.6.4. Their costs


@rule("8.6.4")
def can_pay(context: Context, cost: tuple[t.Effect, ...]) -> bool:
    """Whether every part of a cost can be paid: in part it is not paid at all."""
    return costs.can_pay(context, cost)


@means(ASK, v.Pay)
def ask_pay(context: Context, frame: Frame, term: v.Pay) -> Decision | None:
    """Ask the player whether to pay."""
    can = can_pay(context, term.cost) and labels.may_pay_for(
        context.game, context.seat, frame.vars.get("ability")
    )
    return Decision(
        seats(context, term.who)[0], "pay", (YES, NO) if can else (NO,), "8.6.4",
        secret=rests_on_hidden(context, term.cost),
    )  # fmt: skip


@means(TAKE, v.Pay)
def take_pay(context: Context, frame: Frame, term: v.Pay, chosen: tuple[Option, ...]) -> None:
    """Pay, and do what is done for it; or do what is done otherwise."""
    if is_unpaid(chosen):
        doing.do_next(frame, term.otherwise)
        return
    frame.vars["rest"] = len(frame.vars["todo"])
    doing.do_next(frame, term.then)
    frame.vars["must"] = len(frame.vars["todo"])
    labels.has_paid_for(context.game, context.seat, frame.vars.get("ability"))
    doing.do_next(frame, (v.AllAtOnce(term.cost),))


@means(CAN, v.Pay)
def can_pay_now(context: Context, term: v.Pay) -> bool:
    """Whether the cost that a text names can be paid."""
    return can_pay(context, term.cost)


# 8.6.5. The information of a card whose move set an ability off


def seen_as(game: Game, event: Event) -> Ref:
    """The card as the object it is taken for: as it was before the move, or after it."""
    return moved.seen_as(game, event, (in_public, on_the_field, where_it_arrived))


def after(event: Event) -> Ref:
    """The card as it is after the move."""
    return event.card, with_effects_applied(event)


@rule("8.6.5.1.1")
def in_public(event: Event) -> Ref | None:
    """Between a public and a hidden zone: as it is in the public one."""
    return where_public(z.LAYOUT, event, after)


@rule("8.6.5.1.2")
def on_the_field(event: Event) -> Ref | None:
    """From the field to another zone: as it was on the field."""
    if z.LAYOUT.field[event.from_zone] and not z.LAYOUT.field[event.zone]:
        return before(event)
    return None


@rule("8.6.5.1.3")
def where_it_arrived(event: Event) -> Ref | None:
    """Otherwise between public zones: as it is in the new one."""
    return after(event)


def is_kept(event: Event, term: t.Auto) -> bool:
    """Whether a card still has an ability when what it waits for befalls the card itself."""
    if event.kind == "heart":
        return is_kept_as_heart(term)
    return event.kind != "leave" or event.cause != "ride" or is_kept_in_soul(term)


@rule("8.6.5.1.4")
def is_kept_in_soul(term: t.Auto) -> bool:
    """Whether an ability triggers when a ride puts its card into the soul, as though that were a
    unit."""
    return term.on_leaving


@rule("8.6.5.1.5")
def is_kept_as_heart(term: t.Auto) -> bool:
    """Whether an ability triggers when its card becomes a heart, as though that were a unit."""
    return term.on_leaving


# 8.6.6. Abilities that effects make

# Effects make abilities that trigger later,
by_effects = rule("8.6.6", "10.35.2.3.1", game="vanguard")(triggers.by_effects)


@rule("8.6.6.1")
def is_spent(until: str) -> bool:
    """Whether a timed trigger is over after it has triggered: unless a period is given."""
    return until == "once"


# 8.6.7. Abilities that trigger on a state of affairs

# They stand by once when it comes about, and again if it is so after they were resolved.
watch = rule("8.6.7", "8.6.7.1", game="vanguard")(triggers.watch)

PROCEDURES: Final = (STANDBY,)
