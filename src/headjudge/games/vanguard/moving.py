"""4.1, 10.3 to 10.8, 10.19, 10.32, 10.36. Cards that move: what a movement is, and does.

A movement is one of five kinds of events, by where from and where to alone: `place` (to a
circle from elsewhere), `move` (from circle to circle), `leave` (from a circle to
elsewhere), `put` (anything else) and `draw`. To discard, to retire, to heal, to bind and
to remove are movements between zones that the book has names for.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import hearts, two_sides
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.bind_zone import remember_who_bound
from headjudge.games.vanguard.overview import is_no_change
from headjudge.kernel import links, triggers
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

RESTING: Final = "resting"  # a tag: it is placed so
FACE_DOWN_TAG: Final = "face down"


def kind_of(frm: int, to: int) -> str:
    """The kind of event that a movement between these zones is."""
    on_circle = z.LAYOUT.field[to]
    if frm >= 0 and z.LAYOUT.field[frm]:
        return "move" if on_circle else LEAVES
    return "place" if on_circle else "put"


# 10.4.2: whatever puts a unit of the field into the drop zone, it is retired
LEAVES: Final[str] = fact("10.4.2", "leave", without="put")


def placing(game: Game, card: int, zone: int) -> str:
    """The same, for the card language."""
    return kind_of(game.state.place[card], zone)


def sending(
    game: Game, card: int, zone: int, cause: str, source: int = -1, by: int = -1,
    where: str = "top",
) -> Event:  # fmt: skip
    """A card is about to go to a zone."""
    kind = kind_of(game.state.place[card], zone)
    return Event(kind, c.master(game, card), card, zone, 0, source, by, cause, where)


@rule("10.4.1")
def to_drop(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event | None:
    """To retire a unit, or to discard a card of a hand: to its owner's drop zone."""
    zone = z.drop_of(game.state.owner[card])
    return sending(game, card, zone, cause, source, by)


def to_drop_all(game: Game, cards: list[int], cause: str) -> list[Event]:
    found = [to_drop(game, card, cause) for card in cards]
    return [event for event in found if event is not None]


# What the events do


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


# 10.32.3: to ride and to call is not to move
COUNTS_AS: Final[tuple[str, ...]] = fact("10.32.3", (), without=("move",))
# 10.32.2: to intercept and to exchange is
CHANGES_CIRCLE: Final[str] = fact("10.32.2", "move", without="shift")


# On most circles a card is put standing, even if it moves there from another circle (but 4.6.6.2)
STANDS_ON: Final[tuple[str, ...]] = (
    *fact("4.6.4.1", ("vanguard",), without=()),
    *fact("4.6.6.1", ("rear-guard",), without=()),
)
# on the guardian circle it rests
RESTS_ON: Final[tuple[str, ...]] = fact("4.6.5.1", ("guardian",), without=())


def is_placed_resting(event: Event) -> bool:
    return z.LAYOUT.kind[event.zone] in RESTS_ON or RESTING in event.tags


@rule("10.32.1")
def move_happens(game: Game, event: Event) -> None:
    """A unit goes to another circle, where it is the same card (4.1.4)."""
    card = event.card
    state = game.state
    frm = state.place[card]
    if is_no_change(frm, event.zone):
        event.amount = IN_VAIN
        return
    part_legion(game, card)
    hearts.release(game, card)
    game.put(card, event.zone)
    if z.LAYOUT.kind[event.zone] in RESTS_ON:
        game.turn_to(card, 1)
    elif z.LAYOUT.kind[event.zone] in STANDS_ON and not keeps_orientation(frm, event.zone):
        game.turn_to(card, 0)
    if z.LAYOUT.kind[event.zone] != "rear-guard" or z.LAYOUT.kind[frm] != "rear-guard":
        return_to_g_zone(game, card)


@rule("4.6.6.2", without=False)
def keeps_orientation(frm: int, to: int) -> bool:
    """Between rear-guard circles a card stays as it lies."""
    return z.LAYOUT.kind[frm] == "rear-guard" and z.LAYOUT.kind[to] == "rear-guard"


def part_legion(game: Game, card: int) -> None:
    """10.25.2. Whoever changes circles is in a legion no longer."""
    if game.state.effects:
        other = c.associate_of(game, card)
        if other >= 0:
            links.unlink(game, "legion", card)
            links.unlink(game, "legion", other)


def leave_happens(game: Game, event: Event) -> None:
    """A card goes from a circle to another zone."""
    card = event.card
    vanguard = hearts.lends_to(game, card)
    ultimate = bool(game.state.effects) and links.linked_with(game, "ultimate", card) is not None
    hearts.release(game, card)
    put_happens(game, event)
    return_to_g_zone(game, card)
    if ultimate:
        remove_g_zone(game, game.state.owner[card])
    if vanguard >= 0:
        hearts.lender_has_left(game, vanguard)


@rule("10.28.6")
def remove_g_zone(game: Game, seat: int) -> None:
    """When a G unit that was ultimately strided has returned, its whole G zone is removed."""
    for card in game.state.zones[z.g_zone_of(seat)]:
        game.put(card, z.removal_of(game.state.owner[card]))


@rule("4.6.9", "11.14.3")
def return_to_g_zone(game: Game, card: int) -> None:
    """A G unit that has left its circle, but for another rear-guard circle, goes back to
    its owner's G zone, face up."""
    state = game.state
    if state.printed[card].values["type"] == "G":
        zone = z.g_zone_of(state.owner[card])
        if state.place[card] != zone:
            game.put(card, zone)


def put_happens(game: Game, event: Event) -> None:
    """A card goes to a zone."""
    face = FACE_DOWN if FACE_DOWN_TAG in event.tags else 0
    card = event.card
    game.put(card, event.zone, event.where, face=face)
    kind = z.LAYOUT.kind[event.zone]
    if kind == "soul":
        count_for_darkness(game, event)
    elif kind == "bind":
        remember_who_bound(game, event)
    if two_sides.has_two(game, card):
        two_sides.settle_side(game, card)


def count_for_darkness(game: Game, event: Event) -> None:
    """That a card was put into the soul this turn, and not by riding (11.30.2)."""
    if not is_by_riding(event):
        game.mark(("soul", z.LAYOUT.seat[event.zone]))


@rule("11.30.2", without=False)
def is_by_riding(event: Event) -> bool:
    """The unit that is ridden over, and the hearts that go with it."""
    return event.cause == "ride"


def nothing_happens(game: Game, event: Event) -> None:
    """The event changes nothing by itself: it is there to be heard."""


# Last information is kept of cards that leave a circle, and those that texts reach elsewhere.
MOVING: Final = frozenset({"place", "leave", "put", "draw"})
