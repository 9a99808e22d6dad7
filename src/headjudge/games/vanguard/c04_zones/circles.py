"""4.6. Circles: their columns, rows and types, and how cards lie on them."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c04_zones.zones import LAYOUT, REAR_GUARD_1, SIZE, VANGUARD
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means, whereabouts
from headjudge.rulebook.citation import fact, rule

# 4.6.2. Columns

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
NO_COLUMN: Final = -1
SIDES = {"left": LEFT, "center": CENTER, "right": RIGHT}

# A player's columns, by the circle's place among that player's zones
_COLUMN: Final = {
    REAR_GUARD_1: LEFT, REAR_GUARD_1 + 1: RIGHT, REAR_GUARD_1 + 2: LEFT,
    REAR_GUARD_1 + 3: CENTER, REAR_GUARD_1 + 4: RIGHT, VANGUARD: CENTER,
}  # fmt: skip


@rule("4.6.2", "4.6.2.1", "10.35.3", "10.35.3.1")
def column_of(zone: int, seat: int) -> int:
    """The column of a circle as this player counts: LEFT, CENTER or RIGHT. A player's left column
    is the other's right one, also for a unit that the other player dominates."""
    column = _COLUMN.get(zone % SIZE, NO_COLUMN)
    if column == NO_COLUMN or LAYOUT.seat[zone] == seat:
        return column
    return RIGHT - column


def is_same_column(zone: int, other: int) -> bool:
    """Whether two circles are in one column."""
    column = column_of(zone, 0)
    return column != NO_COLUMN and column == column_of(other, 0)


@means(FILTERS, v.Column)
def is_column(context: Context, term: v.Column, ref: Ref) -> bool:
    """Whether a card is in the column that a text names."""
    zone = whereabouts(context, ref)
    return zone >= 0 and column_of(zone, context.seat) == SIDES[term.side]


# 4.6.3. Rows

_FRONT: Final = (REAR_GUARD_1, VANGUARD, REAR_GUARD_1 + 1)
_BACK: Final = (REAR_GUARD_1 + 2, REAR_GUARD_1 + 3, REAR_GUARD_1 + 4)


@rule("4.6.3")
def is_front(zone: int) -> bool:
    """Whether a circle is in the front row."""
    return zone % SIZE in _FRONT


def is_back(zone: int) -> bool:
    """Whether a circle is in the back row."""
    return zone % SIZE in _BACK


@means(FILTERS, v.Row)
def is_row(context: Context, term: v.Row, ref: Ref) -> bool:
    """Whether a card is in the front row, or in the back row, as a text asks."""
    zone = whereabouts(context, ref)
    return zone >= 0 and (is_front(zone) if term.front else is_back(zone))


# The circle in front of or behind a circle of columns, or -1 by the same player's count.
_BEHIND: Final = {
    VANGUARD: REAR_GUARD_1 + 3, REAR_GUARD_1: REAR_GUARD_1 + 2, REAR_GUARD_1 + 1: REAR_GUARD_1 + 4,
}  # fmt: skip


def behind(zone: int) -> int:
    """The back circle of a front circle's column; -1: it is no front circle."""
    place = _BEHIND.get(zone % SIZE, -1)
    return place if place < 0 else zone - zone % SIZE + place


def front_of_column(zone: int) -> int:
    """The front circle of a back circle's column; any other zone is its own."""
    for front, back in _BEHIND.items():
        if zone >= 0 and back == zone % SIZE:
            return zone - zone % SIZE + front
    return zone


@rule("10.35.3.2")
def is_same_row(zone: int, other: int) -> bool:
    """Whether two circles are in one row: those of different players are not, even if the units on
    them have one master."""
    return LAYOUT.seat[zone] == LAYOUT.seat[other] and (
        (is_front(zone) and is_front(other)) or (is_back(zone) and is_back(other))
    )


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether a circle stands in this relation to another, for the card language."""
    if relation == "same":
        return zone == other
    if relation == "column":
        return is_same_column(zone, other)
    if relation == "other in column":
        return zone != other and is_same_column(zone, other)
    if relation == "behind":
        return behind(other) == zone
    if relation == "front":
        return behind(zone) == other
    if relation == "row":
        return is_same_row(zone, other)
    raise ValueError(relation)


# 4.6.4 to 4.6.7. Types of circles

# The types of the circles at the beginning of a game
TYPES: Final[dict[str, str]] = {
    "vanguard": fact("4.6.4", "vanguard", without="rear-guard"),
    "guardian": fact("4.6.5", "guardian", without="rear-guard"),
    "rear-guard": fact("4.6.6", "rear-guard", without="guardian"),
}


@means(FILTERS, v.OnCircle)
def is_on_circle(context: Context, term: v.OnCircle, ref: Ref) -> bool:
    """Whether a card is on a circle of one of these kinds."""
    zone = whereabouts(context, ref)
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


# 4.6.4.1, 4.6.5.1, 4.6.6.1, 4.6.6.2. How cards are put on them

# On most circles a card is put standing, even if it moves there from another circle (but 4.6.6.2)
STANDS_ON: Final[tuple[str, ...]] = (
    *fact("4.6.4.1", ("vanguard",), without=()),
    *fact("4.6.6.1", ("rear-guard",), without=()),
)


@rule("4.6.5.1")
def rests_there(zone: int) -> bool:
    """Whether a card is put resting on a circle: on a guardian circle."""
    return z.LAYOUT.kind[zone] == "guardian"


@rule("4.6.6.2")
def keeps_orientation(frm: int, to: int) -> bool:
    """Between rear-guard circles a card stays as it lies."""
    return z.LAYOUT.kind[frm] == "rear-guard" and z.LAYOUT.kind[to] == "rear-guard"


# 4.6.9. G units that leave them


@rule("4.6.9", "11.14.3")
def return_to_g_zone(game: Game, card: int) -> None:
    """A G unit that has left its circle, but for another rear-guard circle, goes back to
    its owner's G zone, face up."""
    state = game.state
    if state.printed[card].values["type"] == "G":
        zone = z.g_zone_of(state.owner[card])
        if state.place[card] != zone:
            game.put(card, zone)
