"""Events and the abilities that wait for them: patterns, situations, replacements."""

from __future__ import annotations

from typing import Any

from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context, resolving
from headjudge.language.doing import replaced, start
from headjudge.language.evaluate import card_of, holds, objects, passes, seats
from headjudge.language.feasible import can_do_all
from headjudge.language.moving import target_zone


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets an ability's pattern, and the ability works just now. If its
    card has left with that event, it is looked at as it was (`identity`)."""
    pattern: t.Pattern = term.when if term.role == "auto" else term.event
    if pattern.cause and pattern.cause != event.cause:
        return False
    context = Context(game, source, seat, identity, event)
    context.past = identity != game.state.identity[source]
    if pattern.who is not None and event.seat not in seats(context, pattern.who):
        return False
    if pattern.by is not None and event.by not in seats(context, pattern.by):
        return False
    layout = game.rules.layout
    if (
        pattern.frm
        and (event.from_zone < 0 or layout.kind[event.from_zone] not in pattern.frm)
        and not [area for area in pattern.frm if area in event.tags]  # by way of another area
    ):
        place = game.state.place[event.card] if event.card >= 0 and event.from_zone < 0 else -1
        if place < 0 or layout.kind[place] not in pattern.frm:
            return False
    if pattern.to and (event.zone < 0 or layout.kind[event.zone] not in pattern.to):
        return False
    if pattern.numbers and (event.zone < 0 or layout.number[event.zone] not in pattern.numbers):
        return False
    what = pattern.what
    if what is not None and not concerns(context, what, event):
        return False
    if term.while_ and not resolving(game).works(context, term.while_):
        return False
    return pattern.only_if is None or holds(context, pattern.only_if)


def concerns(context: Context, what: t.Object | t.Selector, event: Event) -> bool:
    """Whether the event befalls this card, or a card of this sort."""
    if event.card < 0:
        return False
    game = context.game
    if type(what) is t.Self:
        return event.card == context.source
    if isinstance(what, t.Cards):
        if not is_about(game, event, what.where):
            return False
        ref = resolving(game).seen_as(game, event)
        if whose(game, event, ref) not in seats(context, what.whose):
            return False
        return passes_as(context, what.filters, ref)
    if isinstance(what, t.Object):
        return event.card in [card for card, _identity in objects(context, what)]
    return False


def passes_as(context: Context, filters: tuple[t.Filter, ...], ref: Ref) -> bool:
    """Whether the card of an event passes the filters as the object it is taken to be: if that
    is what it was before it moved, it is looked for in the zone that it has left."""
    now = context.past
    context.past = now or not context.game.state.is_current(ref)
    found = passes(context, filters, ref)
    context.past = now
    return found


def whose(game: Game, event: Event, ref: Ref) -> int:
    """The master of an event's card, as the object it is taken to be."""
    if game.state.is_current(ref):
        master = game.master(ref[0])
    else:
        master = game.state.last.get(ref, {}).get("master", -1)
        if master < 0 and event.from_zone >= 0:
            master = game.rules.layout.seat[event.from_zone]
    return master if master >= 0 else event.seat


def is_about(game: Game, event: Event, areas: tuple[str, ...]) -> bool:
    """Whether the card of an event comes from one of these areas, goes to one, or is there."""
    names = game.rules.terms.meanings.area_names
    place = event.from_zone if event.from_zone >= 0 else game.state.place[event.card]
    found = [name for zone in (place, event.zone) if zone >= 0 for name in names[zone]]
    return any([name in areas for name in found])


def substitute(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int
) -> Event | None:
    """The event that a replacement makes of an event, where it only sends the card elsewhere: it
    stays part of the same moment. None: it does something else."""
    if len(term.instead) == 1 and not term.price:
        put = term.instead[0]
        own = (t.Self, t.EventCard, t.It) if source == event.card else (t.EventCard, t.It)
        if type(put) is t.Put and type(put.what) in own:
            zone, where = target_zone(game, event.card, put.to)
            replaced(game)
            return event.with_(kind="put", zone=zone, where=where)
    return None


def perform_instead(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int, number: int
) -> None:
    """What is done in place of the event; `number` is the replacement's own."""
    if not term.keeps:
        replaced(game)
    must = -1
    if term.optional:
        must = len(term.instead) if term.price else 0
    start(
        game, (*term.price, *term.instead), source, game.state.identity[source], seat, event,
        must, it=card_of(game, event), replacing=number,
    )  # fmt: skip


def can_replace(game: Game, term: t.Replacement, event: Event, source: int, seat: int) -> bool:
    """Whether the choice of an optional replacement can be carried out: its price, or
    where it has none, all that is done instead."""
    memory = {"it": card_of(game, event)}
    context = Context(game, source, seat, 0, event, memory)
    return can_do_all(context, term.price or term.instead)


def situation(game: Game, term: t.Auto, source: int, seat: int) -> bool:
    """Whether the situation that an ability waits for is there, and the ability works just now."""
    context = Context(game, source, seat)
    if not isinstance(term.when, t.Situation):
        return False
    if term.while_ and not resolving(game).works(context, term.while_):
        return False
    return holds(context, term.when.condition)
