"""4. Areas.

The numbered zones of both players, how they lie to each other (4.4.5), and the
other areas. A player's zones 1 to 8 lie so that both players see their own 1 at
their left hand; zones 3 and 8 of both share the middle column.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.game import Game
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.rulebook.citation import fact, rule

# 4.4.2, 4.4.3: eight zones, numbered 1 to 8
ZONES: Final[int] = fact("4.4.2", 8, without=7)
ZONE_NUMBERS: Final[tuple[int, ...]] = fact(
    "4.4.3", tuple(range(1, ZONES + 1)), without=tuple(range(ZONES, 0, -1))
)
# 4.5.2: two strategy zones; an effect may give a third
STRATEGY_ZONES: Final[int] = fact("4.5.2", 2, without=1)
MOST_STRATEGY_ZONES: Final = 3

LAYOUT: Final = Layout(
    (
        ZoneKind(
            "zone", fact("4.4.6", PUBLIC, without=HIDDEN), "4.4", count=8, field=True,
            # 4.1.4: from zone to zone a card stays the same card
            identity=fact("4.1.4", "zone", without=""),
        ),
        ZoneKind(
            "strategy", fact("4.5.3", PUBLIC, without=HIDDEN), "4.5", count=MOST_STRATEGY_ZONES,
            field=True,
        ),
        ZoneKind("monster deck", fact("4.6.2", OWNER, without=PUBLIC), "4.6"),
        ZoneKind(
            "invading", fact("4.7.3", PUBLIC, without=HIDDEN), "4.7", ordered=True, field=True
        ),
        ZoneKind("deck", fact("4.8.2", HIDDEN, without=OWNER), "4.8", ordered=True),
        ZoneKind("hand", fact("4.9.2", OWNER, without=PUBLIC), "4.9"),
        ZoneKind("discard", fact("4.10.2", PUBLIC, without=HIDDEN), "4.10"),
        ZoneKind(
            "resolution", fact("4.11.2", PUBLIC, without=HIDDEN), "4.11",
            # 4.11.1: one, shared by both players
            shared=fact("4.11.1", True, without=False),
        ),
    )
)  # fmt: skip

SIZE: Final = LAYOUT.size
ZONE_1: Final = LAYOUT.first["zone"]
STRATEGY_1: Final = LAYOUT.first["strategy"]
MONSTER_DECK: Final = LAYOUT.first["monster deck"]
INVADING: Final = LAYOUT.first["invading"]
DECK: Final = LAYOUT.first["deck"]
HAND: Final = LAYOUT.first["hand"]
DISCARD: Final = LAYOUT.first["discard"]
RESOLUTION: Final = LAYOUT.first["resolution"]


def zone_of(seat: int, number: int) -> int:
    """4.4.4.1. A player's zone (number)."""
    return seat * SIZE + ZONE_1 + number - 1


def deck_of(seat: int) -> int:
    return seat * SIZE + DECK


def hand_of(seat: int) -> int:
    return seat * SIZE + HAND


def discard_of(seat: int) -> int:
    return seat * SIZE + DISCARD


def invading_of(seat: int) -> int:
    return seat * SIZE + INVADING


def monster_deck_of(seat: int) -> int:
    return seat * SIZE + MONSTER_DECK


NOBODYS: Final = RESOLUTION


def is_zone(zone: int) -> bool:
    """4.4.1. Whether this is one of the numbered zones."""
    return LAYOUT.kind[zone] == "zone"


# 4.4.5. How zones lie to each other


@rule("4.4.5.1", without=False)
def is_in_front(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Zones 8, 7 and 6 are in front of 3, 4 and 5 of the same player."""
    return seat == other_seat and (number, other) in ((8, 3), (7, 4), (6, 5))


def is_behind(seat: int, number: int, other_seat: int, other: int) -> bool:
    """4.4.5.1, the other way round."""
    return is_in_front(other_seat, other, seat, number)


@rule("4.4.5.2", without=False)
def is_adjacent(seat: int, number: int, other_seat: int, other: int) -> bool:
    """Numbers that differ by one, front and back, or both players' zones 8."""
    if seat != other_seat:
        return number == other == 8
    return (
        abs(number - other) == 1
        or is_in_front(seat, number, seat, other)
        or is_in_front(seat, other, seat, number)
    )


# 4.4.5.3.1: a zone is before and beyond itself
SELF_INCLUDED: Final[bool] = fact("4.4.5.3.1", True, without=False)


@rule("4.4.5.3", without=False)
def is_before(number: int, other: int) -> bool:
    return number < other or (SELF_INCLUDED and number == other)


def is_beyond(number: int, other: int) -> bool:
    """4.4.5.3, the other way round."""
    return is_before(other, number)


# 4.4.5.5.1: from the left: 1, 2, then 3 and 8, 4 and 7, 5 and 6
_FROM_LEFT: Final[dict[int, int]] = fact(
    "4.4.5.5.1",
    {1: 0, 2: 1, 3: 2, 8: 2, 4: 3, 7: 3, 5: 4, 6: 4},
    without=dict.fromkeys(range(1, 9), 0),
)


@rule("4.4.5.4", without=False)
def is_same_column(seat: int, number: int, other_seat: int, other: int) -> bool:
    """A player's 1 faces the other's 5 and 6, 2 faces 4 and 7, 3 and 8 face 3 and 8."""
    mine, theirs = _FROM_LEFT[number], _FROM_LEFT[other]
    return mine == theirs if seat == other_seat else mine == 4 - theirs


# 4.4.5.5.2: seen by the other player, left and right change places
_MIRRORED: Final[bool] = fact("4.4.5.5.2", True, without=False)


def is_further_right(seat: int, number: int, other_seat: int, other: int, viewer: int) -> bool:
    """4.4.5.5.1 and 4.4.5.5.1.1: zones of one column are neither left nor right of each other."""
    mine, theirs = _FROM_LEFT[number], _FROM_LEFT[other]
    if _MIRRORED:
        mine = mine if seat == viewer else 4 - mine
        theirs = theirs if other_seat == viewer else 4 - theirs
    return mine > theirs


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether a zone stands in this relation to another, for the card language."""
    if LAYOUT.kind[zone] != "zone" or LAYOUT.kind[other] != "zone":
        return False
    seat, number = LAYOUT.seat[zone], LAYOUT.number[zone]
    other_seat, other_number = LAYOUT.seat[other], LAYOUT.number[other]
    if relation == "column":
        return is_same_column(seat, number, other_seat, other_number)
    if relation == "adjacent":
        return is_adjacent(seat, number, other_seat, other_number)
    if relation == "same number":
        return number == other_number
    if relation == "same":
        return zone == other
    if relation == "front":
        return is_in_front(seat, number, other_seat, other_number)
    if relation == "behind":
        return is_behind(seat, number, other_seat, other_number)
    if relation == "before":
        return is_before(number, other_number)
    if relation == "beyond":
        return is_beyond(number, other_number)
    if relation == "right":
        return is_further_right(seat, number, other_seat, other_number, viewer)
    if relation == "left":
        return is_further_right(other_seat, other_number, seat, number, viewer)
    if relation == "beside":
        # adjacent and in the same row: to its left or right
        return (
            seat == other_seat
            and is_adjacent(seat, number, seat, other_number)
            and not is_same_column(seat, number, seat, other_number)
        )
    raise ValueError(relation)


@rule("4.4.7", without=False)
def is_empty(game: Game, zone: int) -> bool:
    """A zone with no card in it; an invading monster is in the zone of its position."""
    seat = LAYOUT.seat[zone]
    return not game.state.zones[zone] and zone_of(seat, position(game, seat)) != zone


def position(game: Game, seat: int) -> int:
    """3.3.3. The number of the zone a player's invading monster occupies."""
    return game.state.numbers[seat]["position"]
