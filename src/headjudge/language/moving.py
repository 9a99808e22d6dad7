"""Moving cards by effects: the events, what forbids them, and in what order several go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, NOWHERE, Event, Frame, Ref
from headjudge.kernel.zones import PUBLIC
from headjudge.language import terms as t
from headjudge.language.book import Context, golden, resolving
from headjudge.language.doing import ACT
from headjudge.language.evaluate import FILTERS, means


def event_for(
    context: Context, kind: str, card: int, zone: int = NOWHERE, where: str = "top"
) -> Event:
    """What an effect is about to do to a card, in a zone or (`NOWHERE`) where the card lies."""
    game = context.game
    master = game.master(card)
    return Event(
        kind, master if master >= 0 else context.seat, card, zone, 0, context.source,
        context.seat, resolving(game).cause(context), where,
    )  # fmt: skip


def target_zone(game: Game, card: int, to: str) -> tuple[int, str]:
    """An area of the card's owner by its name, and which end of it."""
    name, _, end = to.partition(" ")
    area = golden(game).owners_area
    if name == "deck" and end:
        return area(game, card, name), end
    return area(game, card, to), "top"


# The event that such an effect on a card is; None: it would change nothing.
EVENT_FOR: dict[type, Callable[[Context, Any, int], Event | None]] = {}


@means(EVENT_FOR, t.Put)
def event_of_put(context: Context, effect: t.Put, card: int) -> Event:
    """The event of putting a card into an area."""
    zone, where = target_zone(context.game, card, effect.to)
    kind = context.game.rules.terms.meanings.placing(context.game, card, zone)
    return event_for(context, kind, card, zone, where)


@means(EVENT_FOR, t.Discard)
def event_of_discard(context: Context, effect: t.Discard, card: int) -> Event:
    """The event of discarding a card."""
    return to_discard(context, "discard", card)


@means(EVENT_FOR, t.Destroy)
def event_of_destroy(context: Context, effect: t.Destroy, card: int) -> Event:
    """The event of destroying a card."""
    return to_discard(context, "destroy", card)


@means(EVENT_FOR, t.Reveal)
def event_of_reveal(context: Context, effect: t.Reveal, card: int) -> Event:
    """The event of revealing a card where it is."""
    cause = resolving(context.game).cause(context)
    return Event("reveal", context.seat, card, -1, 0, context.source, context.seat, cause)


def to_discard(context: Context, kind: str, card: int) -> Event:
    """The event of sending a card where discarded or destroyed cards go. In a game without such a
    kind of event the card is merely placed there."""
    game = context.game
    zone, where = target_zone(game, card, "discard")
    if kind not in game.rules.happen:
        kind = game.rules.terms.meanings.placing(game, card, zone)
    return event_for(context, kind, card, zone, where)


# -- how cards lie ------------------------------------------------------------------


@means(FILTERS, t.Upright)
def is_upright(context: Context, term: t.Upright, ref: Ref) -> bool:
    """Whether a card stands, or rests; of one that has left, how it lay last."""
    state = context.game.state
    rest = state.rest[ref[0]]
    if not state.is_current(ref):
        rest = state.last.get(ref, {}).get("rest", rest)
    elif not resolving(context.game).turning.has_orientation(context.game, ref[0]):
        return False
    return (rest == 0) == term.upright


@means(FILTERS, t.FaceUp)
def is_face_up(context: Context, term: t.FaceUp, ref: Ref) -> bool:
    """Whether a card lies face up, or face down; of one that has left, how it lay last."""
    state = context.game.state
    face = state.face[ref[0]]
    if not state.is_current(ref):
        face = state.last.get(ref, {}).get("face", face)
    return (face != FACE_DOWN) == term.up


@means(EVENT_FOR, t.ToStand)
def event_of_to_stand(context: Context, term: t.ToStand, card: int) -> Event | None:
    """The event of turning a card upright; None: it stands."""
    return turning_event(context, card, 0)


@means(EVENT_FOR, t.ToRest)
def event_of_to_rest(context: Context, term: t.ToRest, card: int) -> Event | None:
    """The event of turning a card sideways; None: it rests."""
    return turning_event(context, card, 1)


def turning_event(context: Context, card: int, rest: int) -> Event | None:
    """The event of turning a card upright (0) or sideways (1); None: it lies so."""
    turning = resolving(context.game).turning
    if turning.lies_so(context.game, card, rest):
        return None
    return event_for(context, turning.kinds[rest], card)


@means(ACT, t.ToStand, t.ToRest)
def happen_together(context: Context, frame: Frame, term: t.Action, cards: tuple[Ref, ...]) -> None:
    """Let what an instruction does to several cards happen at the same time."""
    make = EVENT_FOR[type(term)]
    found = [make(context, term, card) for card, _identity in cards]
    send(context.game, tuple([event for event in found if event is not None]))


# -- several cards ------------------------------------------------------------------


def allowed(context: Context, effect: t.Effect, cards: list[int]) -> list[int]:
    """The cards that an effect can be carried out with, and that nothing forbids."""
    game = context.game
    make = EVENT_FOR.get(type(effect))
    if make is None:
        return cards
    found: list[int] = []
    for card in cards:
        event = make(context, effect, card)
        if event is not None and not is_forbidden(game, event):
            found.append(card)
    return found


def send(game: Game, events: tuple[Event, ...]) -> None:
    """Move cards: out of a deck one at a time; several into an area where their order
    counts in an order that its player decides; otherwise all at once."""
    layout = game.rules.layout
    if len(events) > 1:
        place = game.state.place[events[0].card]
        if layout.kind[place] == "deck" and events[0].zone != place:
            game.call("one by one", events=events)
            return
    zones: list[int] = []
    for event in events:
        if event.zone == NOWHERE:
            continue
        ordered = layout.ordered[event.zone] and not layout.field[event.zone]
        matters = (ordered or event.where == "under") and event.zone not in zones
        if matters and len(placed_together(game, events, event.zone)) > 1:
            zones.append(event.zone)
    if zones:
        first = golden(game).chooses_first(game)
        zones = [
            *[zone for zone in zones if layout.seat[zone] == first],
            *[zone for zone in zones if layout.seat[zone] != first],
        ]
        game.call("in order", events=events, zones=tuple(zones), orders=())
    elif events:
        game.do(*events)


def placed_together(game: Game, events: tuple[Event, ...], zone: int) -> list[int]:
    """The cards that these events place in a zone, with what is stacked under them."""
    found: list[int] = []
    for event in events:
        if event.zone == zone:
            found.append(event.card)
            if event.where != "under":
                found.extend(game.rules.terms.meanings.areas["along"](game, event.card))
    return found


# -- the procedures of several cards ------------------------------------------------


def one_by_one(game: Game, frame: Frame) -> None:
    """Move the next of several cards."""
    events: tuple[Event, ...] = frame.vars["events"]
    if events:
        frame.vars["events"] = events[1:]
        game.do(events[0].with_())
        frame.again()


def choose_order(game: Game, frame: Frame) -> Decision | None:
    """The player of the area decides the order; the first chosen ends up on top."""
    if not frame.vars["zones"]:
        return None
    zone = frame.vars["zones"][0]
    cards = placed_together(game, frame.vars["events"], zone)
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    return Decision(
        game.rules.layout.seat[zone], "order", options, game.step_of(frame).number, len(cards),
        len(cards), ordered=True,
    )  # fmt: skip


def order_chosen(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Keep the order that the player has chosen."""
    vars = frame.vars
    order = tuple([int(option[1]) for option in chosen])
    vars["orders"] = (*vars["orders"], (vars["zones"][0], order))
    vars["zones"] = vars["zones"][1:]
    frame.again()


def move_together(game: Game, frame: Frame) -> None:
    """All the cards move at the same time, in stacks in their order."""
    events: tuple[Event, ...] = frame.vars["events"]
    for zone, order in frame.vars["orders"]:
        if game.rules.layout.field[zone]:
            by_card = {event.card: event for event in events if event.zone == zone}
            others = tuple([event for event in events if event.zone != zone])
            events = (*others, *[by_card[card] for card in order])
    game.do(*[event.with_() for event in events])


def put_in_order(game: Game, frame: Frame) -> None:
    """Cards that came to an ordered area lie there in the order that its player chose."""
    where = frame.vars["events"][0].where
    for zone, order in frame.vars["orders"]:
        if not game.rules.layout.field[zone]:
            game.arrange(zone, there(game, zone, order), where)


def there(game: Game, zone: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that are in the zone now."""
    return tuple([card for card in cards if game.state.place[card] == zone])


def keep_order_secret(game: Game, frame: Frame) -> None:
    """In a hidden area nobody but the one who decided knows which of them is where."""
    layout = game.rules.layout
    for zone, order in frame.vars["orders"]:
        if layout.visible[zone] != PUBLIC:
            for card in there(game, zone, order):
                game.hide(card, ~(1 << layout.seat[zone]))
