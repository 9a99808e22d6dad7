"""3. Game areas: which there are, who may look into them, and which cards lie in them."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import PLAYERS
from headjudge.kernel.game import Game
from headjudge.kernel.zones import HIDDEN, OWNER, PUBLIC, Layout, ZoneKind
from headjudge.rulebook.citation import fact, rule

# 3-1. Areas

# 3-1-1: of each sort a player has one
ONE_EACH: Final[int] = fact("3-1-1", 1, without=2)

# 3-1-4, 3-1-5: between the Battle and the Combo Area a card stays the same card; from either
# to anywhere else it is a new one
SAME_CARD: Final = "fight"

NEW_CARD: Final[str] = fact(
    "3-1-4",
    # 8-8-1-4: and with it go the effects upon it
    fact("8-8-1-4", "", without=SAME_CARD),
    without=SAME_CARD,
)

NEW_FROM_COMBO: Final[str] = fact("3-1-5", SAME_CARD, without="combo")

LAYOUT: Final = Layout(
    (
        ZoneKind(
            "leader", fact("3-5-2", PUBLIC, without=HIDDEN), "3-5", count=ONE_EACH, field=True,
        ),
        ZoneKind(
            "battle", fact("3-6-2", PUBLIC, without=HIDDEN), "3-6", count=ONE_EACH, field=True,
            identity=SAME_CARD,
        ),
        ZoneKind(
            "combo", fact("3-7-2", PUBLIC, without=HIDDEN), "3-7", count=ONE_EACH, field=True,
            identity=NEW_FROM_COMBO,
        ),
        ZoneKind(
            "energy", fact("3-8-2", PUBLIC, without=HIDDEN), "3-8", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "deck", fact("3-2-2", HIDDEN, without=OWNER), "3-2", count=ONE_EACH, ordered=True,
            identity=NEW_CARD,
        ),
        # 3-3-2: whose hand it is looks at it; 3-3-3: nobody else does
        ZoneKind(
            "hand", fact("3-3-2", fact("3-3-3", OWNER, without=PUBLIC), without=HIDDEN), "3-3",
            count=ONE_EACH, identity=NEW_CARD,
        ),
        ZoneKind(
            "drop", fact("3-4-2", PUBLIC, without=HIDDEN), "3-4", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        ZoneKind(
            "life", fact("3-9-2", HIDDEN, without=PUBLIC), "3-9", count=ONE_EACH, ordered=True,
            identity=NEW_CARD, placed=True,
        ),
        ZoneKind(
            "warp", fact("3-10-2", PUBLIC, without=HIDDEN), "3-10", count=ONE_EACH,
            identity=NEW_CARD,
        ),
        # 10-19-2: no area of the game; 10-19-3: but all can see what is out of it
        ZoneKind("removed", fact("10-19-3", PUBLIC, without=HIDDEN), "10-19", identity=NEW_CARD),
    ),
    PLAYERS,
)  # fmt: skip

SIZE: Final = LAYOUT.size
LEADER: Final = LAYOUT.first["leader"]
BATTLE: Final = LAYOUT.first["battle"]
COMBO: Final = LAYOUT.first["combo"]
ENERGY: Final = LAYOUT.first["energy"]
DECK: Final = LAYOUT.first["deck"]
HAND: Final = LAYOUT.first["hand"]
DROP: Final = LAYOUT.first["drop"]
LIFE: Final = LAYOUT.first["life"]
WARP: Final = LAYOUT.first["warp"]
REMOVED: Final = LAYOUT.first["removed"]

leader_area = LAYOUT.zone_of("leader")
battle_area = LAYOUT.zone_of("battle")
combo_area = LAYOUT.zone_of("combo")
energy_area = LAYOUT.zone_of("energy")
deck_area = LAYOUT.zone_of("deck")
hand_of = LAYOUT.zone_of("hand")
drop_area = LAYOUT.zone_of("drop")
life_area = LAYOUT.zone_of("life")
warp_of = LAYOUT.zone_of("warp")
removed_of = LAYOUT.zone_of("removed")


@rule("3-1-2")
def how_many(game: Game, zone: int) -> int:
    """The number of cards of any area, which everybody may know at any time."""
    return len(game.state.zones[zone])


@rule("3-1-7")
def owners_zone(game: Game, card: int, zone: int) -> int:
    """The area of a card's owner, for a card that is sent to an area without saying whose."""
    return zone % SIZE + game.state.owner[card] * SIZE


# 11-4-1: what is sent to the Warp is placed in its owner's
WORDS: Final[dict[str, str]] = {"warp": fact("11-4-1", "warp", without="drop")}


def owners_area(game: Game, card: int, kind: str) -> int:
    """The area of this kind that a card goes to."""
    return owners_zone(game, card, LAYOUT.zone(WORDS.get(kind, kind)))


@rule("3-1-7-1")
def right_area(game: Game, card: int, zone: int) -> int:
    """The area that a card comes to when it is sent to this one: that of its owner, except for
    Battle Areas and Combo Areas, which may be any player's."""
    return zone if zone % SIZE in (BATTLE, COMBO) else owners_zone(game, card, zone)


def related(game: Game, relation: str, zone: int, other: int, viewer: int) -> bool:
    """Whether an area stands in this relation to another, for the card language."""
    if relation == "same":
        return zone == other
    raise ValueError(relation)


# -- cards in play


def leader_of(game: Game, seat: int) -> int:
    """A player's leader card."""
    return game.state.zones[seat * SIZE + LEADER][-1]


def on_top(game: Game, zone: int) -> list[int]:
    """The cards of an area that lie under no other (11-3-2)."""
    host = game.state.host
    return [card for card in game.state.zones[zone] if host[card] < 0]


def in_battle_area(game: Game, seat: int) -> list[int]:
    """The cards in a player's battle area that lie under no other."""
    return on_top(game, seat * SIZE + BATTLE)


def in_combo_area(game: Game, seat: int) -> list[int]:
    """The cards in a player's combo area that lie under no other."""
    return on_top(game, seat * SIZE + COMBO)


def beneath(game: Game, card: int) -> list[int]:
    """The cards under a card, the lowest first."""
    state = game.state
    place = state.place[card]
    if place < 0 or len(state.zones[place]) < 2:
        return []
    return [each for each in state.zones[place] if state.host[each] == card]


def is_battle_card(game: Game, card: int) -> bool:
    """Whether a card is a Battle Card now."""
    return bool(game.value(card, "type") == "battle")


def battle_cards(game: Game, seat: int) -> list[int]:
    """The Battle Cards in a player's battle area (8-5-4)."""
    return [card for card in in_battle_area(game, seat) if is_battle_card(game, card)]
