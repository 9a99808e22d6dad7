"""Rules of thumb for attacks in Gate Ruler: whom to attack with what, and when to answer."""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.gateruler.bot.table import Seen, Table, Unit

CENTER: Final = ("ruler", "defense")
OPENS: Final = 6.0  # what it is worth to clear the way to a ruler


def attack_score(table: Table, option: Seen, chance: Random) -> float:
    """The ruler where the way is open, else what can be destroyed, the defender before all."""
    if option["verb"] == "pass":
        return 0.5
    attacker = table.units[option["card"]["handle"]]
    zone = option["zone"]
    if option["verb"] == "direct" or zone["kind"] == "ruler":
        return ruler_score(table, attacker)
    target = table.front.get((zone["seat"], zone["kind"], zone["number"]))
    if target is None:  # an empty column: only for what comes of attacking
        return 0.6 if attacker.number and table.facts(attacker.number).attacks else 0.0
    return unit_score(table, attacker, target)


def ruler_score(table: Table, attacker: Unit) -> float:
    """Every strike counts, the last ones most."""
    life = table.life_of(table.them)
    if attacker.stk >= life:
        return 100.0 + attacker.stk
    return 12.0 + 4.0 * attacker.stk


def unit_score(table: Table, attacker: Unit, target: Unit) -> float:
    """What an attack on a unit is worth: more if it destroys it, and if it is the defender."""
    if attacker.atk < 1 or loses_by_it(table, attacker, target):
        return 0.0
    worth = target.worth()
    if target.zone[0] == "defense":
        worth += OPENS * len(others_ready(table, attacker))
    if attacker.atk >= target.left():
        # with no more than it takes
        return 8.0 + worth - (attacker.atk - target.left()) / 4 - attacker.stk / 2
    together = attacker.atk + sum([each.atk for each in others_ready(table, attacker)])
    return 2.0 + worth / 2 if together >= target.left() else 0.0


def loses_by_it(table: Table, attacker: Unit, target: Unit) -> bool:
    """Whether it would be destroyed by what strikes back."""
    if (
        attacker.zone[0] == "ruler"
        or not target.number
        or not table.facts(target.number).strikes_back
    ):
        return False
    return target.atk >= attacker.left() and attacker.worth() >= target.worth()


def others_ready(table: Table, attacker: Unit) -> list[Unit]:
    """What else can attack this turn."""
    return [
        each
        for each in table.units.values()
        if each.seat == table.me
        and each.ready
        and each is not attacker
        and each.zone[0] in ("attack", "ruler")
    ]


# -- answers ------------------------------------------------------------------------------


def is_answer_wanted(table: Table) -> bool:
    """Whether something is going on that one would rather change: an attack on one's own
    cards, or something of the other player's in the gate."""
    stack = table.view["stack"]
    if stack:
        return bool(stack[-1]["seat"] != table.me)
    attacked = table.scene.get("attacked", 0)
    return table.turn_player != table.me and attacked in table.place
