"""The areas of this game for the card language, and what several cards do on their way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from headjudge.games.gateruler import charges
from headjudge.games.gateruler import units as u
from headjudge.games.gateruler import zones as z
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.language import moving, picking
from headjudge.rulebook.citation import fact, rule

# 3-2e-1, 3-2e-2, 3-4c. Moved cards, and several of them at once

follow = rule("3-2e-1", game="gateruler")(picking.follow)
one_by_one: Step = step("3-4c", game="gateruler")(moving.one_by_one)
ONE_BY_ONE = Procedure("one by one", "3-4c", "One card at a time", (one_by_one,))
choose_order: Step = choice("3-2e-2", game="gateruler")(moving.choose_order)
choose_order.then(moving.order_chosen)
move_together: Step = step("3-2e-2", game="gateruler")(moving.move_together)
put_in_order: Step = step("3-2e-2", game="gateruler")(moving.put_in_order)
keep_order_secret: Step = step("3-2e-2", game="gateruler")(moving.keep_order_secret)
IN_ORDER = Procedure(
    "in order", "3-2e-2", "In an order of one's choice",
    (choose_order, move_together, put_in_order, keep_order_secret),
)  # fmt: skip


def cards_in(place: int) -> Callable[[Game, int], Sequence[int]]:
    """The cards of a player's zone, by its place among that player's zones."""

    def found(game: Game, seat: int) -> Sequence[int]:
        return game.state.zones[seat * z.SIZE + place]

    return found


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


def anywhere(game: Game, seat: int) -> list[int]:
    first = seat * z.SIZE
    return [card for zone in game.state.zones[first : first + z.SIZE] for card in zone]


def nothing_along(game: Game, card: int) -> list[int]:
    """No card goes along with another."""
    return []


AREAS: Final[dict[str, Callable[[Game, int], Sequence[int]]]] = {
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
    "anywhere": anywhere,
    "under": charges.charges_under,
    "along": nothing_along,
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
ZONES_OF: Final[dict[str, tuple[int, ...]]] = {
    area: tuple([zone for zone, names in enumerate(AREA_NAMES) if area in names]) for area in AREAS
}


def whereabouts(game: Game, card: int) -> int:
    return game.state.place[card]


PROCEDURES: Final = (ONE_BY_ONE, IN_ORDER)
