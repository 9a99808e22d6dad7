"""The areas of this game for the card language, and what several cards do on their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headjudge.games.gateruler import charges
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.kernel.game import Game
from headjudge.language import areas, picking
from headjudge.rulebook.citation import fact, rule

# 3-2e-1, 3-2e-2, 3-4c. Moved cards, and several of them at once

follow = rule("3-2e-1", game="gateruler")(picking.follow)
PROCEDURES: Final = areas.procedures(
    "gateruler", one_by_one="3-4c", in_order="3-2e-2", together="3-2e-2", unseen="3-2e-2"
)

cards_in = areas.cards_in(z.SIZE)


def in_attack_zones(game: Game, seat: int) -> list[int]:
    place = game.state.place
    return [card for card in u.units(game, seat) if z.is_attack(place[card])]


def in_defense_zones(game: Game, seat: int) -> list[int]:
    place = game.state.place
    return [card for card in u.units(game, seat) if z.is_defense(place[card])]


def cards_in_play(game: Game, seat: int) -> list[int]:
    """Cards in play, where only "card" is said."""
    found = [*u.units(game, seat), *u.set_cards(game, seat), *u.fields(game, seat)]
    return found if RULER_IS_NO_CARD else [*found, *u.rulers(game, seat)]


# 3-7a-2: "card" does not mean a ruler in its ruler zone
RULER_IS_NO_CARD: Final[bool] = fact("3-7a-2", True, without=False)


def in_play(game: Game, seat: int) -> list[int]:
    return [
        *u.rulers(game, seat), *u.units(game, seat), *u.set_cards(game, seat),
        *u.fields(game, seat),
    ]  # fmt: skip


def in_gate(game: Game, seat: int) -> list[int]:
    """The cards in the gate that a player controls."""
    return [card for card in game.state.zones[z.GATE] if game.master(card) == seat]


@rule("3-14d-4", without=())
def players_charges(game: Game, seat: int) -> Sequence[int]:
    """A player's charges are linked to cards of that player, and lie in that charge zone."""
    return game.state.zones[z.charge_of(seat)]


AREAS: Final[dict[str, areas.Area]] = {
    "ruler": u.rulers,
    "unit": u.units,
    "front": u.units,
    "attack": in_attack_zones,
    "defense": in_defense_zones,
    "set": u.set_cards,
    "field": u.fields,
    "card": cards_in_play,
    "play": in_play,
    "deck": cards_in(z.DECK),
    "hand": cards_in(z.HAND),
    "drive": cards_in(z.DRIVE),
    "damage": cards_in(z.DAMAGE),
    "charge": players_charges,
    "graveyard": cards_in(z.GRAVEYARD),
    "resource": cards_in(z.RESOURCE),
    "removal": cards_in(z.REMOVAL),
    "counter": cards_in(z.COUNTER),
    "gate": in_gate,
    "anywhere": areas.anywhere(z.SIZE, z.SIZE),
    "under": charges.charges_under,
    "along": areas.nothing_along,
}


def names_of(zone: int) -> tuple[str, ...]:
    """The areas that a zone counts as."""
    kind = z.LAYOUT.kind[zone]
    if z.is_front(zone):
        return (kind, "unit", "front", "card", "play", "anywhere")
    if kind == "ruler":
        return (kind, "play", "anywhere")
    if z.is_in_play(zone):
        return (kind, "card", "play", "anywhere")
    return (kind, "anywhere")


AREA_NAMES: Final = tuple([names_of(zone) for zone in range(z.LAYOUT.total)])

# By area: the zones of both players that count as it.
ZONES_OF: Final = areas.zones_of(AREAS, AREA_NAMES)
