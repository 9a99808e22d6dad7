"""10.3 to 10.5, 10.8, 10.19, 10.32, 10.36. Cards that move: what a movement is, and does.

A movement is one of five kinds of events, by where from and where to alone: `place` (to a
circle from elsewhere), `move` (from circle to circle), `leave` (from a circle to
elsewhere), `put` (anything else) and `draw`. To discard, to retire, to heal, to bind and
to remove are movements between zones that the book has names for.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import c12_misc
from headjudge.games.vanguard.c01_outline import is_no_change
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import bind_zone
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.circles import (
    STANDS_ON,
    keeps_orientation,
    rests_there,
    return_to_g_zone,
)
from headjudge.games.vanguard.c10_actions import domination, hearts, striding
from headjudge.games.vanguard.c11_keywords.conditions import count_for_darkness
from headjudge.games.vanguard.language import meanings
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links, triggers
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import fact, rule

RESTING: Final = "resting"  # a tag: it is placed so
FACE_DOWN_TAG: Final = "face down"
# Last information is kept of cards that leave a circle, and those that texts reach elsewhere.
MOVING: Final = frozenset({"place", "leave", "put", "draw"})


def kind_of(frm: int, to: int) -> str:
    """The kind of event that a movement between these zones is."""
    on_circle = z.LAYOUT.field[to]
    if frm >= 0 and z.LAYOUT.field[frm]:
        return "move" if on_circle else LEAVES
    return "place" if on_circle else "put"


def kind_of_placing(game: Game, card: int, zone: int) -> str:
    """The kind of event that it is when a card goes to a zone, for the card language."""
    return kind_of(game.state.place[card], zone)


def sending(
    game: Game, card: int, zone: int, cause: str, source: int = -1, by: int = -1,
    where: str = "top",
) -> Event:  # fmt: skip
    """A card is about to go to a zone."""
    kind = kind_of(game.state.place[card], zone)
    return Event(kind, masters.master(game, card), card, zone, 0, source, by, cause, where)


def to_zone(context: Context, card: int, zone: int) -> Event:
    """A card is about to go to a zone by an effect."""
    return sending(context.game, card, zone, "effect", context.source, context.seat)


def leave_happens(game: Game, event: Event) -> None:
    """A card goes from a circle to another zone."""
    card = event.card
    vanguard = hearts.lends_to(game, card)
    ultimate = bool(game.state.effects) and links.linked_with(game, "ultimate", card) is not None
    hearts.release(game, card)
    put_happens(game, event)
    return_to_g_zone(game, card)
    if ultimate:
        striding.remove_g_zone(game, game.state.owner[card])
    if vanguard >= 0:
        hearts.lender_has_left(game, vanguard)


def put_happens(game: Game, event: Event) -> None:
    """A card goes to a zone."""
    face = FACE_DOWN if FACE_DOWN_TAG in event.tags else 0
    card = event.card
    game.put(card, event.zone, event.where, face=face)
    kind = z.LAYOUT.kind[event.zone]
    if kind == "soul":
        count_for_darkness(game, event)
    elif kind == "bind":
        bind_zone.remember_who_bound(game, event)
    if c12_misc.has_two(game, card):
        c12_misc.settle_side(game, card)


# 10.4. Retire


@rule("10.4.1")
def to_drop(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event | None:
    """To retire a unit, or to discard a card of a hand: to its owner's drop zone."""
    zone = z.drop_of(game.state.owner[card])
    return sending(game, card, zone, cause, source, by)


def to_drop_all(game: Game, cards: list[int], cause: str) -> list[Event]:
    """All these cards are about to go to their owners' drop zones."""
    found = [to_drop(game, card, cause) for card in cards]
    return [event for event in found if event is not None]


# 10.4.2: whatever puts a unit of the field into the drop zone, it is retired
LEAVES: Final[str] = fact("10.4.2", "leave", without="put")


@means(EVENT_FOR, v.Retire)
def event_of_retire(context: Context, term: v.Retire, card: int) -> Event | None:
    """From the field to the drop zone."""
    game = context.game
    if not z.LAYOUT.field[game.state.place[card]]:
        return None
    return to_drop(game, card, "effect", context.source, context.seat)


# 10.5. Place


@rule("10.5.1", "10.5.1.1")
def place_happens(game: Game, event: Event) -> None:
    """A card comes to a circle from elsewhere."""
    card = event.card
    game.put(card, event.zone)
    if is_placed_resting(event):
        game.turn_to(card, 1)
    if event.cause == "call":
        game.mark(("called", event.seat))
    for kind in COUNTS_AS:
        triggers.hear(game, Event(kind, event.seat, card, event.zone))


def is_placed_resting(event: Event) -> bool:
    """Whether a card comes to its circle resting."""
    return rests_there(event.zone) or RESTING in event.tags


# 10.8. Heal


@means(EVENT_FOR, v.Heal)
@rule("10.8.1")
def event_of_heal(context: Context, term: v.Heal, card: int) -> Event | None:
    """From the damage zone to the drop zone."""
    game = context.game
    if z.LAYOUT.kind[game.state.place[card]] != "damage":
        return None
    return to_zone(context, card, z.drop_of(game.state.owner[card]))


# 10.19. Bind


@means(EVENT_FOR, v.Bind)
@rule("10.19.1")
def event_of_bind(context: Context, term: v.Bind, card: int) -> Event | None:
    """To the bind zone of the owner, face up or face down."""
    event = to_zone(context, card, z.bind_of(context.game.state.owner[card]))
    event.tags = (FACE_DOWN_TAG,) if term.down else ()
    return event


# 10.32. Move


@rule("10.32.1")
def move_happens(game: Game, event: Event) -> None:
    """A unit goes to another circle, where it is the same card (4.1.4)."""
    card = event.card
    state = game.state
    frm = state.place[card]
    if is_no_change(frm, event.zone):
        event.changed_nothing = True
        return
    part_legion(game, card)
    hearts.release(game, card)
    game.put(card, event.zone)
    if rests_there(event.zone):
        game.turn_to(card, 1)
    elif z.LAYOUT.kind[event.zone] in STANDS_ON and not keeps_orientation(frm, event.zone):
        game.turn_to(card, 0)
    if z.LAYOUT.kind[event.zone] != "rear-guard" or z.LAYOUT.kind[frm] != "rear-guard":
        return_to_g_zone(game, card)


def part_legion(game: Game, card: int) -> None:
    """10.25.2. Whoever changes circles is in a legion no longer."""
    if game.state.effects:
        other = u.associate_of(game, card)
        if other >= 0:
            links.unlink(game, "legion", card)
            links.unlink(game, "legion", other)


# 10.32.2: to intercept and to exchange is
CHANGES_CIRCLE: Final[str] = fact("10.32.2", "move", without="shift")
# 10.32.3: to ride and to call is not to move
COUNTS_AS: Final[tuple[str, ...]] = fact("10.32.3", (), without=("move",))


def move_to(context: Context, cards: list[int], circles: list[int]) -> None:
    """Units move to other circles, one after the other; the first is called last."""
    for card in reversed(cards):
        context.game.call(
            "move to", card=card, circles=tuple(circles), seat=context.seat, source=context.source
        )


@means(ACT, v.MoveTo)
def do_move_to(context: Context, frame: Frame, term: v.MoveTo, cards: tuple[Ref, ...]) -> None:
    """Move the units to the circles that the text names."""
    move_to(
        context, [card for card, _identity in cards], meanings.circles_meant(context, term.circles)
    )


@choice("10.32.1")
def choose_destination(game: Game, frame: Frame) -> Decision | None:
    """The master of the effect chooses among the circles it names."""
    vars = frame.vars
    card = vars["card"]
    here = game.state.place[card]
    if not z.LAYOUT.field[here]:
        return None
    options: tuple[Option, ...] = tuple(
        [
            ("zone", zone)
            for zone in vars["circles"]
            if zone != here and domination.may_come_to(game, card, zone)
        ]
    )
    return Decision(vars["seat"], "destination", options, "10.32.1") if options else None


@choose_destination.then
def move_to_destination(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The unit moves to the chosen circle."""
    vars = frame.vars
    move = moving_event(
        game, vars["card"], int(chosen[0][1]), vars["source"], vars["seat"], "effect"
    )
    game.do(move, *making_way(game, move))


def moving_event(game: Game, card: int, zone: int, source: int, by: int, cause: str) -> Event:
    """A unit is about to move to a circle."""
    return Event("move", masters.master(game, card), card, zone, 0, source, by, cause)


@rule("10.32.4")
def making_way(game: Game, move: Event) -> list[Event]:
    """A G unit on the vanguard circle that another unit moves to returns to the G zone."""
    if z.LAYOUT.kind[move.zone] != "vanguard":
        return []
    found: list[Event] = []
    for card in u.units_on(game, move.zone):
        if game.state.printed[card].values["type"] == "G":
            zone = z.g_zone_of(game.state.owner[card])
            found.append(Event("leave", masters.master(game, card), card, zone, cause="rule"))
    return found


MOVE_TO = Procedure("move to", "10.32", "Move to a circle", (choose_destination,))


def swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Two units change places: both move, at the same time (10.32.2)."""
    place = game.state.place
    here, there = place[card], place[other]
    if here == there or not (z.LAYOUT.field[here] and z.LAYOUT.field[there]):
        return
    moves = (
        moving_event(game, card, there, source, by, "exchange"),
        moving_event(game, other, here, source, by, "exchange"),
    )
    for move in moves:
        if is_forbidden(game, move) or not domination.may_come_to(game, move.card, move.zone):
            return
    game.do(*moves)


# 10.36. Remove


@means(EVENT_FOR, v.Remove)
@rule("10.36.1")
def event_of_remove(context: Context, term: v.Remove, card: int) -> Event | None:
    """To the removal zone of the owner."""
    return to_zone(context, card, z.removal_of(context.game.state.owner[card]))


def remove_all(game: Game, cards: list[int], source: int, seat: int) -> None:
    """Remove these cards, all at the same time."""
    events: list[Event] = []
    for card in cards:
        zone = z.removal_of(game.state.owner[card])
        kind = "leave" if z.LAYOUT.field[game.state.place[card]] else "put"
        events.append(Event(kind, seat, card, zone, 0, source, seat, "effect"))
    game.do(*events)


PROCEDURES: Final = (MOVE_TO,)
