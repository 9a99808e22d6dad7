"""Positions of this game that people lay out: plain cards, ways of lying, phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c03_zones.areas import close_zones
from headjudge.games.gateruler.c03_zones.charges import CHARGE
from headjudge.games.gateruler.c03_zones.layout import LAYOUT, charge_of
from headjudge.games.gateruler.c04_players import MAIN, RULER
from headjudge.games.gateruler.c06_turn import course
from headjudge.games.gateruler.c13_damage import ruler_damage
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from headjudge.language.positions import Laying, Way, put_there


def origin(card: Card) -> int:
    """A ruler is no card of the deck."""
    return RULER if card.values["type"] == "ruler" else MAIN


def put(game: Game, seat: int, card: int, zone: int, way: Way) -> None:
    """The card lies in its zone, in a defense zone exhausted."""
    if LAYOUT.kind[zone] == "defense" and way.rest is None:
        way = Way(1, way.face)
    put_there(game, seat, card, zone, way)


def charge(game: Game, seat: int, card: int, host: int, way: Way) -> None:
    """The card is a charge of another."""
    game.put(card, charge_of(seat))
    links.link(game, CHARGE, card, host, seat)


def begin(game: Game) -> None:
    """No ruler has damage, and nobody has summoned or set anything."""
    ruler_damage.begin_undamaged(game)
    c04_players.begin_counting(game)


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
        "face up": Way(face=0), "レスト": Way(rest=1), "アクティブ": Way(rest=0),
        "裏向き": Way(face=FACE_DOWN),
    },
    attached={"charges": charge, "charge": charge},
    figures={"attribute": "attributes"},
    phases={
        "start phase": course.start_phase, "main phase": course.main_phase,
        "attack phase": course.attack_phase, "end of turn": course.turn_ends,
        "スタートフェイズ": course.start_phase, "メインフェイズ": course.main_phase,
        "アタックフェイズ": course.attack_phase,
    },
    noted={"seat": 2},
    special={"resource": c02_cards.RESOURCE},
    origin=origin,
    put=put,
    begin=begin,
    first="ruler",
    complete=close_zones,
)  # fmt: skip
