"""4.1.5, 4.1.8, 4.2.3. Cards that move together, and the areas that card texts name."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c03_basics.drawing import deck_from_the_top
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel.game import Game
from headjudge.language import areas, picking
from headjudge.rulebook.citation import rule

# 4.1.5, 4.1.8, 4.2.3. Moved cards, and several of them at once

follow = rule("4.1.8", game="vanguard")(picking.follow)

PROCEDURES: Final = areas.procedures(
    "vanguard", one_by_one="4.2.3", in_order="4.1.5", together="4.1.5", unseen="4.1.5.1"
)


# The areas of the card language

cards_in = areas.cards_in(z.SIZE)


def on_circles(game: Game, seat: int) -> list[int]:
    """All cards on a player's circles, whatever they are there."""
    first = seat * z.SIZE
    zones = game.state.zones
    return [card for zone in range(first, first + z.GUARDIAN + 1) for card in zones[zone]]


AREAS: Final[dict[str, areas.Area]] = {
    "vanguard": u.vanguards,
    "rear-guard": u.rear_guards,
    "guardian": u.guardians,
    "field": u.all_units,
    "heart": u.hearts_on,
    "locked": u.locked_on,
    "circles": on_circles,
    "anywhere": areas.anywhere(z.SIZE, z.SIZE),
    "deck": deck_from_the_top,
    "hand": cards_in(z.HAND),
    "drop": cards_in(z.DROP),
    "soul": cards_in(z.SOUL),
    "damage": cards_in(z.DAMAGE),
    "bind": cards_in(z.BIND),
    "trigger": cards_in(z.TRIGGER),
    "G": cards_in(z.G),
    "removal": cards_in(z.REMOVAL),
    "along": areas.nothing_along,
}

# By zone: the areas that it counts as.
AREA_NAMES: Final = tuple(
    [
        (kind, "field", "circles", "anywhere") if field else (kind, "anywhere")
        for kind, field in zip(z.LAYOUT.kind, z.LAYOUT.field, strict=True)
    ]
)

# By area: the zones of both players that count as it.
ZONES_OF: Final = areas.zones_of(AREAS, AREA_NAMES)
