"""4. Zones of the game.

Each player has seven circles, which make up the field, and nine other zones. The rear-guard
circles are numbered 1 left front, 2 right front, 3 left back, 4 center back, 5 right back.
What lies on circles, and what it is there, is in `circles.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.overview import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.rulebook.citation import fact, rule

# 4.1. General

# 4.1.1: of each sort a player has one, unless a rule below says otherwise
ONE_EACH: Final[int] = fact("4.1.1", 1, without=2)
# 4.1.4: from circle to circle a card stays the same card; anywhere else it is a new one
SAME_CARD: Final = "circle"
NEW_CARD: Final[str] = fact("4.1.4", "", without=SAME_CARD)
# 4.1.7: where all may look, they may look at cards that lie face down too
FACE_DOWN_SEEN: Final[int] = fact("4.1.7", PUBLIC, without=HIDDEN)

# 4.6.1: seven circles: the vanguard's, five rear-guards', and the guardians'
REAR_GUARD_CIRCLES: Final[int] = fact("4.6.1", 5, without=4)

LAYOUT: Final = Layout(
    (
        ZoneKind(
            "vanguard", fact("4.5.3", PUBLIC, without=HIDDEN), "4.6.4", field=True,
            identity=SAME_CARD,
            down=fact("4.6.8.1", fact("10.26.6", FACE_DOWN_SEEN, OWNER), without=OWNER),
        ),
        ZoneKind(
            "rear-guard", fact("4.6.8", PUBLIC, without=HIDDEN), "4.6.6",
            count=REAR_GUARD_CIRCLES, field=True, identity=SAME_CARD, down=FACE_DOWN_SEEN,
        ),
        ZoneKind(
            "guardian", PUBLIC, "4.6.5", field=True, identity=SAME_CARD, down=FACE_DOWN_SEEN,
        ),
        ZoneKind(
            "deck", fact("4.2.2", HIDDEN, without=OWNER), "4.2", count=ONE_EACH, ordered=True,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "hand", fact("4.3.2", OWNER, without=PUBLIC), "4.3", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "drop", fact("4.4.2", PUBLIC, without=HIDDEN), "4.4", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "soul", fact("4.7.3", PUBLIC, without=HIDDEN), "4.7", count=ONE_EACH,
            identity=NEW_CARD, field=fact("4.7.1", False, without=True),
        ),
        ZoneKind(
            "damage", fact("4.8.2", PUBLIC, without=HIDDEN), "4.8", count=ONE_EACH,
            identity=NEW_CARD, down=fact("4.8.2.1", PUBLIC, without=OWNER),
        ),
        ZoneKind(
            "bind", fact("4.9.2", PUBLIC, without=HIDDEN), "4.9", count=ONE_EACH,
            identity=NEW_CARD, down=fact("4.9.2.1", OWNER, without=PUBLIC),
        ),
        ZoneKind(
            "trigger", fact("4.10.4", PUBLIC, without=HIDDEN), "4.10", count=ONE_EACH,
            ordered=True, identity=NEW_CARD,
        ),
        # 4.11.3: what lies face up there all may see; 4.11.2: the rest its player alone
        ZoneKind(
            "G", fact("4.11.3", PUBLIC, without=OWNER), "4.11", count=ONE_EACH,
            identity=NEW_CARD, down=fact("4.11.2", OWNER, without=PUBLIC),
        ),
        ZoneKind(
            "removal", fact("4.12.2", fact("6.4.1.2.5.1", PUBLIC, HIDDEN), without=HIDDEN), "4.12",
            count=ONE_EACH, identity=NEW_CARD,
        ),
    ),
    PLAYERS,
)  # fmt: skip

SIZE: Final = LAYOUT.size
VANGUARD: Final = LAYOUT.first["vanguard"]
REAR_GUARD_1: Final = LAYOUT.first["rear-guard"]
GUARDIAN: Final = LAYOUT.first["guardian"]
DECK: Final = LAYOUT.first["deck"]
HAND: Final = LAYOUT.first["hand"]
DROP: Final = LAYOUT.first["drop"]
SOUL: Final = LAYOUT.first["soul"]
DAMAGE: Final = LAYOUT.first["damage"]
BIND: Final = LAYOUT.first["bind"]
TRIGGER: Final = LAYOUT.first["trigger"]
G: Final = LAYOUT.first["G"]
REMOVAL: Final = LAYOUT.first["removal"]

NUMBERS: Final = (1, 2, 3, 4, 5)


def vanguard_circle(seat: int) -> int:
    return seat * SIZE + VANGUARD


def rear_guard_circle(seat: int, number: int) -> int:
    return seat * SIZE + REAR_GUARD_1 + number - 1


_REAR_GUARD_CIRCLES: Final = tuple(
    [tuple([rear_guard_circle(seat, number) for number in NUMBERS]) for seat in (0, 1)]
)


def rear_guard_circles(seat: int) -> tuple[int, ...]:
    return _REAR_GUARD_CIRCLES[seat]


def guardian_circle(seat: int) -> int:
    return seat * SIZE + GUARDIAN


def deck_of(seat: int) -> int:
    return seat * SIZE + DECK


def hand_of(seat: int) -> int:
    return seat * SIZE + HAND


def drop_of(seat: int) -> int:
    return seat * SIZE + DROP


def soul_of(seat: int) -> int:
    return seat * SIZE + SOUL


def damage_of(seat: int) -> int:
    return seat * SIZE + DAMAGE


def bind_of(seat: int) -> int:
    return seat * SIZE + BIND


def trigger_of(seat: int) -> int:
    return seat * SIZE + TRIGGER


def g_zone_of(seat: int) -> int:
    return seat * SIZE + G


def removal_of(seat: int) -> int:
    return seat * SIZE + REMOVAL


@rule("4.1.2", without=0)
def how_many(game: Game, zone: int) -> int:
    """The number of cards of any zone, which everybody may know at any time."""
    return len(game.state.zones[zone])


@rule("4.1.6", "10.35.4.1", without=0)
def owners_zone(game: Game, card: int, zone: int) -> int:
    """A card that is sent to a zone of nobody in particular goes to its owner's."""
    return zone % SIZE + game.state.owner[card] * SIZE


# Where a card goes from the trigger zone when its icon has been dealt with.
AFTER_DRIVE_CHECK: Final[str] = fact("4.10.2", "hand", without="trigger")
AFTER_DAMAGE_CHECK: Final[str] = fact("4.10.3", "damage", without="trigger")

# Other words for zones: what is discarded or destroyed goes to the drop zone.
SYNONYMS: Final[dict[str, str]] = {
    "discard": fact("10.3.1", "drop", without="removal"),
}


def owners_area(game: Game, card: int, kind: str) -> int:
    """The zone of this kind that a card goes to."""
    return owners_zone(game, card, LAYOUT.zone(SYNONYMS.get(kind, kind)))


# 4.6.2, 4.6.3. Columns and rows

LEFT: Final = 0
CENTER: Final = 1
RIGHT: Final = 2
NO_COLUMN: Final = -1

# 4.6.2: a player's columns, by the circle's place among that player's zones
_COLUMN: Final[dict[int, int]] = fact(
    "4.6.2",
    {
        REAR_GUARD_1: LEFT, REAR_GUARD_1 + 1: RIGHT, REAR_GUARD_1 + 2: LEFT,
        REAR_GUARD_1 + 3: CENTER, REAR_GUARD_1 + 4: RIGHT, VANGUARD: CENTER,
    },
    without={},
)  # fmt: skip
# 4.6.2.1: a player's left column is the other's right one
# (10.35.3.1: also for a unit that another player dominates)
_MIRRORED: Final[bool] = fact(
    "4.6.2.1", fact("10.35.3", fact("10.35.3.1", True, False), False), without=False
)
# 4.6.3: the front row; the other three circles of columns are the back row
_FRONT: Final[tuple[int, ...]] = fact(
    "4.6.3", (REAR_GUARD_1, VANGUARD, REAR_GUARD_1 + 1), without=()
)
_BACK: Final = (REAR_GUARD_1 + 2, REAR_GUARD_1 + 3, REAR_GUARD_1 + 4)


def column_of(zone: int, seat: int) -> int:
    """The column of a circle as this player counts: LEFT, CENTER or RIGHT."""
    column = _COLUMN.get(zone % SIZE, NO_COLUMN)
    if column == NO_COLUMN or LAYOUT.seat[zone] == seat or not _MIRRORED:
        return column
    return RIGHT - column


def is_same_column(zone: int, other: int) -> bool:
    column = column_of(zone, 0)
    return column != NO_COLUMN and column == column_of(other, 0)


def is_front(zone: int) -> bool:
    return zone % SIZE in _FRONT


def is_back(zone: int) -> bool:
    return zone % SIZE in _BACK


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


# 10.35.3.2: circles of different players are no row, even with one master of both units
ROWS_ARE_APART: Final[bool] = fact("10.35.3.2", True, without=False)


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
        same_player = LAYOUT.seat[zone] == LAYOUT.seat[other] or not ROWS_ARE_APART
        return same_player and (
            (is_front(zone) and is_front(other)) or (is_back(zone) and is_back(other))
        )
    raise ValueError(relation)
