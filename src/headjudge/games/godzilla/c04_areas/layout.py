"""4.1, 4.2, 4.5 to 4.11. The areas of both players: how many there are, and who sees them.

The numbered zones are areas too; how they lie to each other (4.4.5) is in `zones.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c01_overview.winning import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.zones import EVERYBODY, HIDDEN, NOBODY, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 4.1. Areas in general

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


# 4.4 to 4.11. The areas

# 4.4.2, 4.4.3: eight zones, numbered 1 to 8
ZONES: Final[int] = fact("4.4.2", 8, without=7)

ZONE_NUMBERS: Final[tuple[int, ...]] = fact(
    "4.4.3", tuple(range(1, ZONES + 1)), without=tuple(range(ZONES))
)

STRATEGY_ZONES: Final = 2  # 4.5.2; an effect may give a third
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
INVADING: Final = LAYOUT.first["invading"]
RESOLUTION: Final = LAYOUT.first["resolution"]


@rule("4.4.4.1")
def zone_of(seat: int, number: int) -> int:
    """The zone of a player that has this number."""
    return seat * SIZE + ZONE_1 + number - 1


def is_zone(zone: int) -> bool:
    """Whether an area is one of the numbered zones (4.4.1)."""
    return LAYOUT.kind[zone] == "zone"


deck_of = LAYOUT.zone_of("deck")
hand_of = LAYOUT.zone_of("hand")
discard_of = LAYOUT.zone_of("discard")
invading_of = LAYOUT.zone_of("invading")
monster_deck_of = LAYOUT.zone_of("monster deck")


# The same by seat, for what is asked at every turn.
DECK_OF: Final = (deck_of(0), deck_of(1))
HAND_OF: Final = (hand_of(0), hand_of(1))
INVADING_OF: Final = (invading_of(0), invading_of(1))


# 4.1.2, 4.1.7. The number of cards, and whose area a card goes to


@rule("4.1.2.2")
def how_many(game: Game, zone: int) -> int:
    """The number of cards in an area, which everybody may know at any time."""
    return len(game.state.zones[zone])


@rule("4.1.2.3")
def can_be_denied(by_sort: bool, unseen: bool) -> bool:
    """Whether a player need not own that there is such a card: cards of a sort are looked for where
    not everybody sees them."""
    return by_sort and unseen


@rule("4.1.7")
def own_area(game: Game, card: int, zone: int) -> int:
    """The area that a card really goes to when it is sent to one: outside the zones always its
    owner's."""
    if LAYOUT.kind[zone] == "zone" or LAYOUT.seat[zone] < 0:
        return zone
    return zone % SIZE + game.state.owner[card] * SIZE


def owners_area(game: Game, card: int, kind: str) -> int:
    """Its owner's area of this kind, for a card that is sent there."""
    return own_area(game, card, LAYOUT.zone(kind))
