"""3-1 to 3-6. Zones: what there is, who sees what in it, and how zones lie.

Each player has zones in play (ruler, attack, defense, set and field zones) and nine others;
the gate is shared. How many attack, defense and set zones a player has is for the ruler to
say: the layout has as many as any ruler gives, and those a player lacks are closed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from headjudge.games.gateruler.c01_overview import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.rulebook.citation import fact, rule

MOST_ATTACK_ZONES: Final = 5
MOST_DEFENSE_ZONES: Final = 2
MOST_SET_ZONES: Final = 5


# 3-2. What a zone shows, and what becomes of cards in it

# 3-2b: what a zone shows, it shows to some players and not to others.
TO_ALL: Final[int] = fact("3-2b-1", PUBLIC, without=OWNER)
TO_ITS_OWNER: Final[int] = fact("3-2b", OWNER, without=PUBLIC)
TO_NOBODY: Final[int] = fact("3-2b-2", HIDDEN, without=PUBLIC)
# Face-down cards, where the zone is revealed to its owner
DOWN: Final[int] = fact("3-3b-3", TO_ITS_OWNER, without=HIDDEN)
# 3-2j-1: something done without a number is done with this many cards at least
FEWEST_ACTED_ON: Final[int] = fact("3-2j-1", 1, without=0)
# 3-2c-2: where the order matters, cards stay in theirs
IN_ORDER: Final[bool] = fact("3-2c-2", True, without=False)
# 3-2d: between zones in play a card stays the same card;
IN_PLAY: Final[str] = fact("3-2d", "play", without="")
# 3-2e: anywhere else it is a new one
NEW_CARD: Final[str] = fact("3-2e", "", without="play")
# 14-19b: a face-down unit is seen by its controller alone
UNITS_DOWN: Final[int] = fact("14-19b", DOWN, without=PUBLIC)
FRONT_ROW: Final = "front"  # 3-6d: attack and defense zones


# 3-4 to 3-19. The zones

LAYOUT: Final = Layout(
    (
        ZoneKind(
            "ruler", fact("3-7b", TO_ALL, without=OWNER), "3-7", identity=IN_PLAY, field=True,
            count=fact("3-7a-1", 1, without=2),
        ),
        ZoneKind(
            "attack", TO_ALL, "3-8", identity=IN_PLAY, field=True, count=MOST_ATTACK_ZONES,
            row=FRONT_ROW, down=fact("3-8b", UNITS_DOWN, without=PUBLIC),
        ),
        ZoneKind(
            "defense", TO_ALL, "3-9", identity=IN_PLAY, field=True, count=MOST_DEFENSE_ZONES,
            row=FRONT_ROW, down=fact("3-9b", UNITS_DOWN, without=PUBLIC),
        ),
        ZoneKind(
            "set", fact("3-10b", TO_ITS_OWNER, without=PUBLIC), "3-10", identity=IN_PLAY,
            field=True, count=MOST_SET_ZONES, placed=True,
        ),
        ZoneKind(
            "field", fact("3-11b", TO_ALL, without=OWNER), "3-11", identity=IN_PLAY, field=True,
            count=fact("3-11a-1", 1, without=2),
        ),
        ZoneKind(
            "deck", fact("3-4b", TO_NOBODY, without=OWNER), "3-4", ordered=IN_ORDER,
            identity=NEW_CARD,
        ),
        ZoneKind("hand", fact("3-5b", TO_ITS_OWNER, without=PUBLIC), "3-5", identity=NEW_CARD),
        ZoneKind(
            "drive", TO_ALL, "3-12", identity=NEW_CARD,
            down=fact("3-12c", DOWN, without=PUBLIC),
        ),
        ZoneKind(
            "damage", TO_ALL, "3-13", identity=NEW_CARD, noted=True,
            down=fact("3-13c", DOWN, without=PUBLIC),
        ),
        ZoneKind(
            "charge", TO_ALL, "3-14", identity=NEW_CARD,
            down=fact("3-14c", TO_NOBODY, without=PUBLIC),
        ),
        ZoneKind(
            "graveyard", fact("3-15b", TO_ALL, without=OWNER), "3-15", identity=NEW_CARD,
        ),
        ZoneKind("resource", fact("3-16b", TO_ALL, without=OWNER), "3-16", identity=NEW_CARD),
        ZoneKind("removal", fact("3-17b", TO_ALL, without=OWNER), "3-17", identity=NEW_CARD),
        ZoneKind("counter", fact("3-19b", TO_ALL, without=OWNER), "3-19", identity=NEW_CARD),
        # 3-18b: one for both, seen by all; its order is that of what waits on the stack
        ZoneKind(
            "gate", TO_ALL, "3-18", identity=NEW_CARD, ordered=True,
            shared=True,
        ),
    ),
    PLAYERS,
)  # fmt: skip

SIZE: Final = LAYOUT.size
RULER: Final = LAYOUT.first["ruler"]
ATTACK: Final = LAYOUT.first["attack"]
DEFENSE: Final = LAYOUT.first["defense"]
SET: Final = LAYOUT.first["set"]
FIELD: Final = LAYOUT.first["field"]
DECK: Final = LAYOUT.first["deck"]
HAND: Final = LAYOUT.first["hand"]
DRIVE: Final = LAYOUT.first["drive"]
DAMAGE: Final = LAYOUT.first["damage"]
CHARGE: Final = LAYOUT.first["charge"]
GRAVEYARD: Final = LAYOUT.first["graveyard"]
RESOURCE: Final = LAYOUT.first["resource"]
REMOVAL: Final = LAYOUT.first["removal"]
COUNTER: Final = LAYOUT.first["counter"]
GATE: Final = LAYOUT.zone("gate")
# 3-2a: from a zone of one player to the same zone of the other: each has their own
APART: Final[int] = fact("3-2a", SIZE, without=0)


def ruler_of(seat: int) -> int:
    """A player's ruler zone."""
    return seat * APART + RULER


def attack_zone(seat: int, number: int) -> int:
    """A player's attack zone of this number."""
    return seat * APART + ATTACK + number - 1


def defense_zone(seat: int, number: int = 1) -> int:
    """A player's defense zone of this number."""
    return seat * APART + DEFENSE + number - 1


def set_zone(seat: int, number: int) -> int:
    """A player's set zone of this number."""
    return seat * APART + SET + number - 1


def field_of(seat: int) -> int:
    """A player's field zone."""
    return seat * APART + FIELD


def deck_of(seat: int) -> int:
    """A player's deck zone."""
    return seat * APART + DECK


def hand_of(seat: int) -> int:
    """A player's hand."""
    return seat * APART + HAND


def drive_of(seat: int) -> int:
    """A player's drive zone."""
    return seat * APART + DRIVE


def damage_of(seat: int) -> int:
    """A player's damage zone."""
    return seat * APART + DAMAGE


def charge_of(seat: int) -> int:
    """A player's charge zone."""
    return seat * APART + CHARGE


def graveyard_of(seat: int) -> int:
    """A player's graveyard."""
    return seat * APART + GRAVEYARD


def resource_of(seat: int) -> int:
    """A player's resource zone."""
    return seat * APART + RESOURCE


def removal_of(seat: int) -> int:
    """A player's removal zone."""
    return seat * APART + REMOVAL


def counter_of(seat: int) -> int:
    """A player's counter zone."""
    return seat * APART + COUNTER


# 3-2g. Zones that a player has

Zones = tuple[int, ...]


@lru_cache(64)
def _open(closed: frozenset[int], seat: int, first: int, end: int) -> Zones:
    """The zones of a player from one place of the layout to another, but for closed ones."""
    zones = range(seat * SIZE + first, seat * SIZE + end)
    return tuple([zone for zone in zones if zone not in closed])


def attack_zones(game: Game, seat: int) -> Zones:
    """The attack zones that a player has."""
    return _open(game.state.closed, seat, ATTACK, DEFENSE)


def defense_zones(game: Game, seat: int) -> Zones:
    """The defense zones that a player has."""
    return _open(game.state.closed, seat, DEFENSE, SET)


@rule("3-6d")
def front_row(game: Game, seat: int) -> Zones:
    """A player's attack zones and defense zones."""
    return _open(game.state.closed, seat, ATTACK, SET)


def set_zones(game: Game, seat: int) -> Zones:
    """The set zones that a player has."""
    return _open(game.state.closed, seat, SET, FIELD)


# 3-6b. In play

_IN_PLAY_KINDS: Final[tuple[str, ...]] = fact(
    "3-6b", ("ruler", "attack", "defense", "set", "field"), without=()
)

IS_IN_PLAY: Final = tuple([kind in _IN_PLAY_KINDS for kind in LAYOUT.kind])


def is_in_play(zone: int) -> bool:
    """Whether a zone is one of those in play."""
    return zone >= 0 and IS_IN_PLAY[zone]


# By zone; nowhere (-1) is as the gate is, the last of them: none of these.
IS_ATTACK: Final = tuple([kind == "attack" for kind in LAYOUT.kind])
IS_DEFENSE: Final = tuple([kind == "defense" for kind in LAYOUT.kind])
IS_FRONT: Final = tuple([kind in ("attack", "defense") for kind in LAYOUT.kind])
IS_SET: Final = tuple([kind == "set" for kind in LAYOUT.kind])


def is_front(zone: int) -> bool:
    """Whether it is an attack zone or a defense zone."""
    return IS_FRONT[zone]


def is_attack(zone: int) -> bool:
    """Whether it is an attack zone."""
    return IS_ATTACK[zone]


def is_defense(zone: int) -> bool:
    """Whether it is a defense zone."""
    return IS_DEFENSE[zone]


def is_set(zone: int) -> bool:
    """Whether it is a set zone."""
    return IS_SET[zone]


# 3-2b, 3-2f. Numbers of cards, cards that not everybody sees, and whose zone a card goes to


@rule("3-2b-3")
def how_many(game: Game, zone: int) -> int:
    """The number of cards of any zone, which everybody may know at any time."""
    return len(game.state.zones[zone])


@rule("3-2b-4")
def can_be_denied(by_sort: bool, unseen: bool) -> bool:
    """Whether a player need not own that there is such a card: cards of a sort are looked for where
    not everybody sees them."""
    return by_sort and unseen


@rule("3-2f")
def owners_zone(game: Game, card: int, zone: int) -> int:
    """A card that is sent to a zone of nobody in particular goes to its owner's."""
    return zone % SIZE + owner_of(game, card) * SIZE


@rule("4-4a-1")
def owner_of(game: Game, card: int) -> int:
    """Whoever brought the card into the game, whoever controls it now."""
    return game.state.owner[card]


# Other words for zones: what is discarded or destroyed goes to the graveyard.
SYNONYMS: Final[dict[str, str]] = {"discard": fact("15-12a", "graveyard", without="removal")}


def owners_area(game: Game, card: int, kind: str) -> int:
    """The zone of this kind that a card goes to."""
    return owners_zone(game, card, LAYOUT.zone(SYNONYMS.get(kind, kind)))


# 3-6e. Columns


@rule("3-6e-1")
def is_center(zone: int) -> bool:
    """The defense zone and the ruler zone are the center column."""
    return zone >= 0 and zone != GATE and (zone % SIZE == RULER or is_defense(zone))


@rule("3-6e")
def is_same_column(zone: int, other: int) -> bool:
    """Zones of one player; each attack zone is a column of its own."""
    if LAYOUT.seat[zone] != LAYOUT.seat[other]:
        return False
    return (is_center(zone) and is_center(other)) or (zone == other and is_column(zone))


@rule("3-6e-2")
def is_column(zone: int) -> bool:
    """An attack zone, which is a column apart from all others."""
    return is_attack(zone)


@rule("3-6e-3a")
def is_in_front(zone: int, other: int) -> bool:
    """In the center column the defense zone is in front of the ruler zone."""
    return is_defense(zone) and other % SIZE == RULER and LAYOUT.seat[zone] == LAYOUT.seat[other]


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether a zone stands in this relation to another, for the card language."""
    if relation == "same":
        return zone == other
    if relation == "column":
        return is_same_column(zone, other)
    if relation == "front":
        return is_in_front(zone, other)
    if relation == "behind":
        return is_in_front(other, zone)
    raise ValueError(relation)
