"""4. Areas.

The numbered zones of both players, how they lie to each other (4.4.5), and the
other areas. A player's zones 1 to 8 lie so that both players see their own 1 at
their left hand; zones 3 and 8 of both share the middle column.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.overview import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.zones import EVERYBODY, HIDDEN, NOBODY, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 4.1. Basics of areas

# 4.1.1: of each sort a player has one, unless a rule below says otherwise
ONE_EACH: Final[int] = fact("4.1.1", 1, without=2)
# 4.1.3: where order is kept, nothing but an instruction changes it
ORDER_KEPT: Final[bool] = fact("4.1.3", True, without=False)
# 4.1.4: from zone to zone a card stays the same card; anywhere else it is a new one
SAME_CARD: Final = "zone"
NEW_CARD: Final[str] = fact("4.1.4", "", without=SAME_CARD)

# 4.1.6: whose area is meant, where a text names nobody: that of the card's master
WHOSE_AREA: Final[t.Whose] = fact("4.1.6", t.YOU, without=t.OPPONENT)

# 4.2. Visibility: who sees a card in the public state, and in the hidden state
PUBLIC_STATE: Final[int] = fact("4.2.2", EVERYBODY, without=NOBODY)
HIDDEN_STATE: Final[int] = fact("4.2.3", NOBODY, without=EVERYBODY)
# 4.1.2.1: a card arrives in the public state in public areas, and hidden in hidden ones
ON_ARRIVAL: Final[tuple[int, int]] = fact(
    "4.1.2.1", (PUBLIC_STATE, HIDDEN_STATE), without=(HIDDEN_STATE, PUBLIC_STATE)
)

# 4.4.2, 4.4.3: eight zones, numbered 1 to 8
ZONES: Final[int] = fact("4.4.2", 8, without=7)
ZONE_NUMBERS: Final[tuple[int, ...]] = fact(
    "4.4.3", tuple(range(1, ZONES + 1)), without=tuple(range(ZONES))
)
# 4.5.2: two strategy zones; an effect may give a third
STRATEGY_ZONES: Final[int] = fact("4.5.2", 2, without=1)
MOST_STRATEGY_ZONES: Final = 3

LAYOUT: Final = Layout(
    (
        ZoneKind(
            "zone", fact("4.4.6", PUBLIC, without=HIDDEN), "4.4", count=ZONES, field=True,
            identity=SAME_CARD,
        ),
        ZoneKind(
            "strategy", fact("4.5.3", PUBLIC, without=HIDDEN), "4.5", count=MOST_STRATEGY_ZONES,
            field=True, identity=NEW_CARD,
        ),
        ZoneKind(
            "monster deck", fact("4.6.2", OWNER, without=PUBLIC), "4.6", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        # en-1.01 does not keep its order here, yet keeps that of every stack (3.2.2)
        ZoneKind(
            "invading", fact("4.7.3", PUBLIC, without=HIDDEN), "4.7", count=ONE_EACH,
            ordered=True, field=True, identity=NEW_CARD,
        ),
        ZoneKind(
            "deck", fact("4.8.2", HIDDEN, without=OWNER), "4.8", count=ONE_EACH,
            ordered=ORDER_KEPT, identity=NEW_CARD,
        ),
        ZoneKind(
            "hand", fact("4.9.2", OWNER, without=PUBLIC), "4.9", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "discard", fact("4.10.2", PUBLIC, without=HIDDEN), "4.10", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "resolution", fact("4.11.2", PUBLIC, without=HIDDEN), "4.11", identity=NEW_CARD,
            # 4.11.1: one, shared by both players
            shared=fact("4.11.1", True, without=False),
        ),
    ),
    PLAYERS, *ON_ARRIVAL,
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


@rule("4.1.2.2", without=0)
def how_many(game: Game, zone: int) -> int:
    """The number of cards of any area, which everybody may know at any time."""
    return len(game.state.zones[zone])


# 4.1.2.3: in a hidden area nobody can be held to own that such a card is there
NO_GUARANTEE: Final[bool] = fact("4.1.2.3", True, without=False)


@rule("4.1.7", without=RESOLUTION)
def own_area(game: Game, card: int, zone: int) -> int:
    """Where a card goes that is sent to an area: outside the zones to that of its owner."""
    if LAYOUT.kind[zone] == "zone" or LAYOUT.seat[zone] < 0:
        return zone
    return zone % SIZE + game.state.owner[card] * SIZE


def owners_area(game: Game, card: int, kind: str) -> int:
    """The area of this kind that a card goes to."""
    return own_area(game, card, LAYOUT.zone(kind))


@rule("4.4.4.1", without=0)
def zone_of(seat: int, number: int) -> int:
    """A player's zone (number)."""
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


# The same by seat, for what is asked at every turn.
DECK_OF: Final = (deck_of(0), deck_of(1))
HAND_OF: Final = (hand_of(0), hand_of(1))
INVADING_OF: Final = (invading_of(0), invading_of(1))


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


# Both players see their own zone 1 at the left: columns counted from there.
_COLUMNS: Final[dict[int, int]] = {1: 0, 2: 1, 3: 2, 8: 2, 4: 3, 7: 3, 5: 4, 6: 4}
_LAST_COLUMN: Final = 4


@rule("4.4.5.4", without=False)
def is_same_column(seat: int, number: int, other_seat: int, other: int) -> bool:
    """A player's 1 faces the other's 5 and 6, 2 faces 4 and 7, 3 and 8 face 3 and 8."""
    mine, theirs = _COLUMNS[number], _COLUMNS[other]
    return mine == theirs if seat == other_seat else mine == _LAST_COLUMN - theirs


# 4.4.5.5.1: from the left: 1, 2, then 3 and 8, 4 and 7, 5 and 6
_FROM_LEFT: Final[dict[int, int]] = fact("4.4.5.5.1", _COLUMNS, without=dict.fromkeys(_COLUMNS, 0))
# 4.4.5.5.1.1: zones of one column are neither left nor right of each other
_SIDES_IN_A_COLUMN: Final[bool] = fact("4.4.5.5.1.1", False, without=True)
# 4.4.5.5.2: seen by the other player, left and right change places
_MIRRORED: Final[bool] = fact("4.4.5.5.2", True, without=False)


def is_further_right(seat: int, number: int, other_seat: int, other: int, viewer: int) -> bool:
    """Whether a zone is further right than another, as this player sees them."""
    mine, theirs = _FROM_LEFT[number], _FROM_LEFT[other]
    if _MIRRORED:
        mine = mine if seat == viewer else _LAST_COLUMN - mine
        theirs = theirs if other_seat == viewer else _LAST_COLUMN - theirs
    if mine == theirs:
        return _SIDES_IN_A_COLUMN
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
