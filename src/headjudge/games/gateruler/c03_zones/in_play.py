"""3-6 to 3-11. Cards in play: rulers and units, and which of them is frontmost."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.kernel.game import Game
from headjudge.kernel.state import State
from headjudge.rulebook.citation import rule

# 3-7. Rulers


def is_ruler(state: State, card: int) -> bool:
    """Whether a card is printed as a ruler."""
    return bool(state.printed[card].values["type"] == "ruler")


def ruler_of(game: Game, seat: int) -> int:
    """A player's ruler: in the ruler zone, or geared up in a defense zone."""
    state = game.state
    there = state.zones[_RULER_ZONES[seat]]
    if there:
        topmost = there[-1]
        if state.printed[topmost].values["type"] == "ruler":
            return topmost
    return geared_up_ruler(game, seat)


_RULER_ZONES: Final = (z.RULER, z.SIZE + z.RULER)


@rule("14-18b-3")
def geared_up_ruler(game: Game, seat: int) -> int:
    """A ruler that is geared up, below its unit, is a ruler still."""
    state = game.state
    for zone in z.defense_zones(game, seat):
        for card in state.zones[zone]:
            if is_ruler(state, card):
                return card
    return -1


# 3-8, 3-9. Units

_UNITS: Final = ("units 0", "units 1")
GEAR_UP: Final = "Gear Up"  # a feature: some card of this game has it


def units(game: Game, seat: int) -> list[int]:
    """The units that a player has in play; never changed by whoever asks."""
    cached = game.board_cache()
    found: list[int] | None = cached.get(_UNITS[seat])
    if found is None:
        state = game.state
        found = list(chain.from_iterable([state.zones[zone] for zone in z.front_row(game, seat)]))
        if GEAR_UP in game.survey.features:
            found = no_rulers(state, found)
        cached[_UNITS[seat]] = found
    return found


def units_on(game: Game, zone: int) -> list[int]:
    """The units in an attack or defense zone: its cards, but for a ruler that is geared up."""
    cards = game.state.zones[zone]
    return no_rulers(game.state, cards) if GEAR_UP in game.survey.features else list(cards)


@rule("14-18b-6a")
def no_rulers(state: State, cards: Iterable[int]) -> list[int]:
    """These cards, but for a geared-up ruler among them: what befalls units does not befall it."""
    return [card for card in cards if not is_ruler(state, card)]


def unit_on(game: Game, zone: int) -> int:
    """The unit in such a zone, of several the one put there last; -1: none."""
    found = units_on(game, zone)
    return found[-1] if found else -1


def is_unit(game: Game, card: int) -> bool:
    """Whether a card is in play as a unit (3-8d, 3-9d)."""
    return z.is_front(game.state.place[card]) and not is_ruler(game.state, card)


# 14-18b-6b, 3-10, 3-11. Groups of cards


@rule("14-18b-6b")
def rulers(game: Game, seat: int) -> list[int]:
    """A player's ruler, as a group of cards: what befalls rulers does not befall a unit on top."""
    found = ruler_of(game, seat)
    return [] if found < 0 else [found]


def fields(game: Game, seat: int) -> tuple[int, ...]:
    """The cards in a player's field zone."""
    return game.state.zones[z.field_of(seat)]


def set_cards(game: Game, seat: int) -> list[int]:
    """3-10e, 15-4b. The cards in a player's set zones."""
    cached = game.board_cache()
    found: list[int] | None = cached.get(_SET[seat])
    if found is None:
        zones = game.state.zones
        found = [card for zone in z.set_zones(game, seat) for card in zones[zone]]
        cached[_SET[seat]] = found
    return found


_SET: Final = ("set 0", "set 1")


# 3-6e. Columns


@rule("3-6e-3b")
def frontmost(game: Game, zone: int) -> list[int]:
    """The frontmost cards of a zone's column: its unit, in the center the units of the defense
    zones, and behind them the ruler. With two defense zones both are in front."""
    if not z.is_center(zone):
        found = unit_on(game, zone)
        return [] if found < 0 else [found]
    seat = z.LAYOUT.seat[zone]
    defenders = [unit_on(game, each) for each in z.defense_zones(game, seat)]
    return [card for card in defenders if card >= 0] or rulers(game, seat)


def columns(game: Game, seat: int) -> list[int]:
    """A zone of each of a player's columns: the attack zones, and the ruler zone."""
    return [*z.attack_zones(game, seat), z.ruler_of(seat)]


def is_frontmost(game: Game, card: int) -> bool:
    """Whether a card is a frontmost card of its column."""
    place = game.state.place[card]
    in_column = z.is_front(place) or place == z.ruler_of(z.LAYOUT.seat[place])
    return in_column and card in frontmost(game, place)


# HP that changes with other things

HP_VARIES: Final = "hp varies"  # a feature: some card changes HP as long as something is so


def check_varying_hp(game: Game) -> None:
    """After anything that may change HP which varies with the table, look soon for units to be
    destroyed (15-12c)."""
    if HP_VARIES in game.survey.features:
        game.interrupt_soon()
