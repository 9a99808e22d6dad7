"""Positions of this game that people lay out: plain cards, ways of lying, phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones.areas import close_zones
from headjudge.games.gateruler.c03_zones.in_play import ruler_of
from headjudge.games.gateruler.c03_zones.layout import charge_of
from headjudge.games.gateruler.c04_players import GEAS, MAIN, RULER
from headjudge.games.gateruler.c06_turn import course
from headjudge.games.gateruler.c13_damage import ruler_damage, unit_damage
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, REVEALED
from headjudge.language.positions import Laying, Way, put_under, those_under


def origin(card: Card) -> int:
    """The part of the deck that a card began in: a ruler and a geas have parts of their own."""
    return {"ruler": RULER, "geas": GEAS}.get(card.values["type"], MAIN)


def charge(game: Game, seat: int, card: int, host: int, way: Way) -> None:
    """Put the card into the charge zone, as a charge of another."""
    game.put(card, charge_of(seat))
    links.link(game, charges.CHARGE, card, host, seat)


def companions(game: Game, card: int) -> list[tuple[str, int]]:
    """The charges of a card, and the geas of a ruler."""
    own = [("charges", each) for each in charges.charges_of(game, card)]
    return [*own, *[("geas", each) for _word, each in those_under(game, card)]]


def begin(game: Game) -> None:
    """Begin with rulers without damage, and with nothing summoned or set this turn."""
    ruler_damage.begin_undamaged(game)
    c04_players.begin_counting(game)


def close_missing_zones(game: Game, seat: int) -> None:
    """Close the zones that a player's ruler does not give. Without a ruler nobody could say which
    these are."""
    if ruler_of(game, seat) < 0:
        raise HeadjudgeError("a player without a ruler", field="position", rule="3-7a")
    close_zones(game, seat)


LAYING: Final = Laying(
    plain={
        "unit": {"name": "Plain Unit", "atk": 2, "hp": 3, "stk": 1},
        "event": {"name": "Plain Event"},
        "field": {"name": "Plain Field"},
        "ruler": {"name": "Plain Ruler", "life": 8, "atk": 3, "stk": 1, "ruler": {}},
    },
    counted={"": "unit", "ruler": "ruler", "resource": "resource", "set": "event"},
    usual={"ruler": 1, "deck": 10},
    ways={
        "exhausted": Way(rest=1), "ready": Way(rest=0), "face down": Way(face=FACE_DOWN),
        "face up": Way(face=0), "revealed": Way(face=REVEALED),
    },
    usual_way={"defense": Way(rest=1)},
    attached={"charges": charge, "charge": charge, "geas": put_under},
    under=frozenset({"charges", "charge"}),
    figures={"attribute": "attributes"},
    companions=companions,
    one_card=frozenset({"ruler"}),
    words={"faction": ()},
    marks={"damage": unit_damage.damage_on},
    told_with_others=frozenset({"charge"}),
    phases={
        "start phase": course.start_phase, "main phase": course.main_phase,
        "attack phase": course.attack_phase, "end of turn": course.turn_ends,
    },
    noted={"seat": 2},
    special={"resource": c02_cards.RESOURCE},
    origin=origin,
    begin=begin,
    first="ruler",
    complete=close_missing_zones,
)  # fmt: skip
