"""Positions of this game that people lay out: plain cards, ways of lying, phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c07_turn
from headjudge.games.godzilla.c04_areas import contents
from headjudge.games.godzilla.c04_areas.layout import LAYOUT, ZONES
from headjudge.games.godzilla.c06_preparing import MAIN, MONSTERS
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language.positions import (
    Laying,
    Way,
    from_the_top,
    put_there,
    put_under,
    those_under,
)

MOST_RAGE: Final = 10**6  # the book knows no bound
TOKEN: Final = -1  # the deck of what began in none
LOOKS: Final = {"colors": ["white"], "traits": ["Test"], "invasion": 1}


def origin(card: Card) -> int:
    """The deck that a card began in: a token in none, a monster card in the monster deck."""
    if "Token" in card.values["traits"]:
        return TOKEN
    return MONSTERS if card.values["type"] == "monster" else MAIN


def put(game: Game, seat: int, card: int, zone: int, way: Way) -> None:
    """Put the card into its zone; an invading monster onto those named before it."""
    if LAYOUT.kind[zone] == "invading":
        contents.become_invading(game, seat, card)
    else:
        put_there(game, seat, card, zone, way)


def companions(game: Game, card: int) -> list[tuple[str, int]]:
    """The cards under a card; those under an invading monster are named before it."""
    zone = game.state.place[card]
    return [] if LAYOUT.kind[zone] == "invading" else those_under(game, card)


def listed(game: Game, zone: int) -> list[int]:
    """The cards of a zone; an invading monster's stack from the bottom up."""
    if LAYOUT.kind[zone] == "invading":
        return list(game.state.zones[zone])
    return from_the_top(game, zone)


def begin(game: Game) -> None:
    """Begin with both monsters at the first zone, without rage."""
    for numbers in game.state.numbers:
        numbers.update(position=1, rage=0)


LAYING: Final = Laying(
    plain={
        "battle": {"name": "Plain Battle Card", "rank": 1, "counter_power": 1000, **LOOKS},
        "monster": {"name": "Plain Monster", "rank": 1, "threat": 5000, **LOOKS},
        "strategy": {"name": "Plain Strategy", "rank": 1, **LOOKS},
    },
    counted={"": "battle", "invading": "monster", "monster deck": "monster",
             "strategy": "strategy"},
    usual={"invading": 1, "deck": 10},
    attached={"over": put_under, "on": put_under},
    companions=companions,
    listed=listed,
    worded=("colors",),
    figures={"color": "colors", "trait": "traits"},
    numbers={"position": "position", "rage": "rage"},
    bounds={"position": (1, ZONES), "rage": (0, MOST_RAGE)},
    phases={
        "start phase": c07_turn.start_start_phase, "main phase": c07_turn.start_main_phase,
        "counter phase": c07_turn.start_counter_phase, "end phase": c07_turn.start_end_phase,
    },
    origin=origin,
    put=put,
    begin=begin,
)  # fmt: skip
