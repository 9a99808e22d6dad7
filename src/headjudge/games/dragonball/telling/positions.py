"""Positions of this game that people lay out: plain cards, ways of lying, phases."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c04_basics.masters import LEADER, MAIN
from headjudge.games.dragonball.c06_turn import turn
from headjudge.games.dragonball.c09_rule_processing import BEGUN
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language.positions import Laying, Way


def origin(card: Card) -> int:
    """The part of the deck that a card began in: that of the leader, or the main deck."""
    return LEADER if card.values["type"] == "leader" else MAIN


def put_under(game: Game, seat: int, card: int, host: int, way: Way) -> None:
    """Put the card under another, below those that lie there already."""
    game.put(card, game.state.place[host], "top", host=host)


def begin(game: Game) -> None:
    """Note that the game has begun, so that it can be lost."""
    game.set_limit(BEGUN)


LAYING: Final = Laying(
    plain={
        "leader": {"name": "Plain Leader", "color": ["red"], "power": 10000,
                   "back": {"name": "Plain Leader, awakened", "color": ["red"], "power": 15000}},
        "battle": {"name": "Plain Fighter", "color": ["red"], "power": 10000, "energy_cost": 1,
                   "combo_cost": 0, "combo_power": 5000},
        "extra": {"name": "Plain Extra", "color": ["red"], "energy_cost": 1},
    },
    counted={"": "battle", "leader": "leader"},
    usual={"leader": 1, "deck": 10, "life": 8},
    ways={
        "rested": Way(rest=1), "in rest mode": Way(rest=1), "active": Way(rest=0),
        "in active mode": Way(rest=0),
    },
    attached={"over": put_under, "on": put_under},
    one_card=frozenset({"leader"}),
    worded=("colors",),
    figures={"cost": "energy cost", "colour": "color"},
    phases={
        "charge phase": turn.perform_charge_phase, "main phase": turn.perform_main_phase,
        "end phase": turn.perform_end_phase,
    },
    noted={"asked": 2},
    origin=origin,
    begin=begin,
)  # fmt: skip
