"""3-2. Which zones a player has, and the areas of this game that texts speak of."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.charges import players_charges
from headjudge.games.gateruler.c03_zones.layout import LAYOUT
from headjudge.games.gateruler.c05_preparation.rulers import Sheet
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.changes import Active
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Ref
from headjudge.language import areas, picking
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means, whereabouts
from headjudge.rulebook.citation import rule

# 3-2g. Zones that a player has


@rule("3-2g")
def zones_without(sheet: Sheet, seat: int) -> frozenset[int]:
    """The zones that a player with this ruler does not have."""
    found: list[int] = []
    for most, count, zone in (
        (z.MOST_ATTACK_ZONES, how_many_attack_zones(sheet), z.attack_zone),
        (z.MOST_DEFENSE_ZONES, how_many_defense_zones(sheet), z.defense_zone),
        (z.MOST_SET_ZONES, how_many_set_zones(sheet), z.set_zone),
    ):
        found.extend([zone(seat, number) for number in range(count + 1, most + 1)])
    if not sheet.hand:
        found.append(z.hand_of(seat))
    return frozenset(found)


@rule("3-8a-1")
def how_many_attack_zones(sheet: Sheet) -> int:
    """A player has as many attack zones as the ruler says."""
    return sheet.attack_zones


@rule("3-9a-1")
def how_many_defense_zones(sheet: Sheet) -> int:
    """A player has as many defense zones as the ruler says."""
    return sheet.defense_zones


@rule("3-10a-1")
def how_many_set_zones(sheet: Sheet) -> int:
    """A player has as many set zones as the ruler says."""
    return sheet.set_zones


def close_zones(game: Game, seat: int) -> None:
    """3-2g. The zones that a player's ruler does not give do not exist."""
    sheet = game.state.printed[u.ruler_of(game, seat)].values["sheet"]
    close(game, zones_without(sheet, seat))


@rule("3-2g-1", "15-3a-1")
def close(game: Game, zones: frozenset[int]) -> None:
    """What would go to a zone that does not exist stays where it is."""
    game.state.closed |= zones


# 3-2e-1, 3-2e-2, 3-4c. Moved cards, and several of them at once

follow = rule("3-2e-1", game="gateruler")(picking.follow)

PROCEDURES: Final = areas.procedures(
    "gateruler", one_by_one="3-4c", in_order="3-2e-2", together="3-2e-2", unseen="3-2e-2"
)


# 3-2h. Up to so many


@rule("3-2h")
def up_to(count: int, there: int) -> tuple[int, int]:
    """Of "up to" so many, the player fixes how many: the number with the cards, before anything
    is done."""
    return 0, min(count, there)


# 3-3, 3-10a-2, 3-13c. How a card lies


@means(FILTERS, v.InZone)
def filter_in_zone(context: Context, term: v.InZone, ref: Ref) -> bool:
    """Cards in a zone of one of these kinds."""
    zone = whereabouts(context, ref)
    return zone >= 0 and z.LAYOUT.kind[zone] in term.kinds


@rule("3-13c-1")
def is_mute(game: Game, card: int) -> bool:
    """Whether a card does nothing: it lies face down in a damage zone, or as a charge."""
    state = game.state
    return state.face[card] == FACE_DOWN and LAYOUT.kind[state.place[card]] in ("damage", "charge")


@rule("3-13c-2")
def is_turned_down(game: Game, card: int) -> bool:
    """Whether a card lies face down in a damage zone, where it is not played."""
    state = game.state
    return state.face[card] == FACE_DOWN and z.LAYOUT.kind[state.place[card]] == "damage"


# Of each layer: what becomes of it.
NOTHING: Final = {
    "14-13a-4": t.Continuous(
        (
            t.Change(t.Self(), "type", "set", ""),
            t.Change(t.Self(), "faction", "set", ()),
            t.Change(t.Self(), "attributes", "set", ()),
        )
    ),
    "14-13a-7": t.Continuous((t.Change(t.Self(), "name", "set", ()),)),
    "14-13a-9": t.Continuous((t.Change(t.Self(), "level", "set", 0),)),
}


@rule("3-13c-1")
def have_nothing(game: Game, hidden: tuple[Ref, ...]) -> list[Active]:
    """A card that lies face down in a damage zone has no information, and is given none:
    whatever changes it comes before."""
    first, later = hidden[0][0], game.state.clock + 1
    return [Active(term, first, 0, later, hidden, layer=layer) for layer, term in NOTHING.items()]


@rule("3-3a-2")
def becomes(game: Game, card: int, rest: int) -> None:
    """A card that becomes ready is no longer exhausted, and the other way round."""
    game.turn_to(card, rest)
    u.check_varying_hp(game)


@rule("3-3b-2")
def turn_over(game: Game, card: int, face: int) -> None:
    """A card that becomes face up is no longer face down, and the other way round."""
    game.flip(card, face)
    u.check_varying_hp(game)


# Areas

cards_in = areas.cards_in(z.SIZE)


def in_attack_zones(game: Game, seat: int) -> list[int]:
    """A player's units in attack zones."""
    place = game.state.place
    return [card for card in u.units(game, seat) if z.is_attack(place[card])]


def in_defense_zones(game: Game, seat: int) -> list[int]:
    """A player's units in defense zones."""
    place = game.state.place
    return [card for card in u.units(game, seat) if z.is_defense(place[card])]


@rule("3-7a-2")
def cards_in_play(game: Game, seat: int) -> list[int]:
    """Cards in play, where only "card" is said: a ruler is none of them."""
    return [*u.units(game, seat), *u.set_cards(game, seat), *u.fields(game, seat)]


def in_play(game: Game, seat: int) -> list[int]:
    """All cards that a player has in play, the ruler among them."""
    return [
        *u.rulers(game, seat), *u.units(game, seat), *u.set_cards(game, seat),
        *u.fields(game, seat),
    ]  # fmt: skip


def in_gate(game: Game, seat: int) -> list[int]:
    """The cards in the gate that a player controls."""
    return [card for card in game.state.zones[z.GATE] if game.master(card) == seat]


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
