"""4. Zones of the game.

Each player has seven circles, which make up the field, and nine other zones. The rear-guard
circles are numbered 1 left front, 2 right front, 3 left back, 4 center back, 5 right back.
What lies on circles, and what it is there, is in `c03_basics/units.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c01_outline import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.rulebook.citation import fact, rule

# 4.1. Zones in general

# 4.1.1: of each sort a player has one, unless a rule below says otherwise
ONE_EACH: Final[int] = fact("4.1.1", 1, without=2)
# 4.1.4: from circle to circle a card stays the same card; anywhere else it is a new one
SAME_CARD: Final = "circle"
NEW_CARD: Final[str] = fact("4.1.4", "", without=SAME_CARD)
# 4.1.7: where all may look, they may look at cards that lie face down too
FACE_DOWN_SEEN: Final[int] = fact("4.1.7", PUBLIC, without=HIDDEN)


# 4.2 to 4.12. The zones

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

vanguard_circle = LAYOUT.zone_of("vanguard")


def rear_guard_circle(seat: int, number: int) -> int:
    """A player's rear-guard circle of this number."""
    return seat * SIZE + REAR_GUARD_1 + number - 1


_REAR_GUARD_CIRCLES: Final = tuple(
    [tuple([rear_guard_circle(seat, number) for number in NUMBERS]) for seat in (0, 1)]
)


def rear_guard_circles(seat: int) -> tuple[int, ...]:
    """A player's five rear-guard circles."""
    return _REAR_GUARD_CIRCLES[seat]


# By seat: where the rear-guard circles lie among all zones
CIRCLES: Final = tuple(
    [
        slice(rear_guard_circle(seat, 1), rear_guard_circle(seat, 1) + REAR_GUARD_CIRCLES)
        for seat in (0, 1)
    ]
)

guardian_circle = LAYOUT.zone_of("guardian")
deck_of = LAYOUT.zone_of("deck")
hand_of = LAYOUT.zone_of("hand")
drop_of = LAYOUT.zone_of("drop")
soul_of = LAYOUT.zone_of("soul")
damage_of = LAYOUT.zone_of("damage")
bind_of = LAYOUT.zone_of("bind")
trigger_of = LAYOUT.zone_of("trigger")
g_zone_of = LAYOUT.zone_of("G")
removal_of = LAYOUT.zone_of("removal")


# 4.1.2, 4.1.6. The number of cards, and whose zone a card goes to


@rule("4.1.2")
def how_many(game: Game, zone: int) -> int:
    """The number of cards of any zone, which everybody may know at any time."""
    return len(game.state.zones[zone])


@rule("4.1.6", "10.35.4.1")
def owners_zone(game: Game, card: int, zone: int) -> int:
    """A card that is sent to a zone of nobody in particular goes to its owner's."""
    return zone % SIZE + game.state.owner[card] * SIZE


# Other words for zones: what is discarded or destroyed goes to the drop zone.
SYNONYMS: Final[dict[str, str]] = {
    "discard": fact("10.3.1", "drop", without="removal"),
}


def owners_area(game: Game, card: int, kind: str) -> int:
    """The zone of this kind that a card goes to."""
    return owners_zone(game, card, LAYOUT.zone(SYNONYMS.get(kind, kind)))


# 4.11. G zone


@rule("4.11.4")
def face_at_start() -> int:
    """All cards of the G deck lie face down at the beginning."""
    return FACE_DOWN
