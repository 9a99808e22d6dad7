"""Rules of thumb for battles of Cardfight!! Vanguard: attacking, guarding, triggers."""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.vanguard.bot.table import Seen, Table, Unit

LOSING: Final = 6  # damage
STEP: Final = 5000  # what a trigger adds
BEHIND: Final = {0: 4, 1: 3, 2: 5}
CHEAP: Final = 5000  # what a shield may cost while there is no danger


# -- attacking ----------------------------------------------------------------------------


def strength(table: Table, unit: Unit) -> int:
    """The power of an attack with this unit, boosted from behind."""
    booster = table.circles.get(BEHIND.get(unit.circle, -1))
    if booster is None or booster.rests or "boost" not in booster.icons:
        return unit.power
    return unit.power + booster.power


def attack_score(table: Table, unit: Unit) -> float:
    """What an attack with this unit is worth. The vanguard goes first: its drive checks give
    cards, and the triggers among them go to those that attack later."""
    if not unit.is_front or unit.rests:
        return 0.0
    if unit.is_vanguard:
        return 100.0
    power = strength(table, unit)
    worth = max([target_score(table, each, power) for each in targets(table)], default=0.0)
    return worth + power / 100_000 if worth > 0 else 0.0


def targets(table: Table) -> list[Unit]:
    return [unit for unit in table.units.values() if unit.seat != table.me and unit.is_front]


def target_score(table: Table, target: Unit, power: int) -> float:
    """The vanguard, if the attack can reach it, or else the best rear-guard it can."""
    if power < target.power:
        return 0.0
    if target.is_vanguard:
        return 50.0
    return 5.0 + target.power / 1000


def start_score(table: Table, option: Seen, chance: Random) -> float:
    if option["verb"] == "pass":
        return 0.5
    mine = [unit for unit in table.units.values() if unit.seat == table.me]
    return max([attack_score(table, unit) for unit in mine], default=0.0)


def attacker_score(table: Table, option: Seen, chance: Random) -> float:
    unit = table.units.get(option["card"]["handle"])
    return 1.0 if unit is None else 1.0 + attack_score(table, unit)


def attacked_score(table: Table, option: Seen, chance: Random) -> float:
    target = table.units.get(option["card"]["handle"])
    if target is None:
        return 1.0
    attacker = attacking_unit(table)
    power = 0 if attacker is None else strength(table, attacker)
    if target.is_vanguard and attacker is not None and attacker.is_vanguard:
        return 100.0  # a trigger may make up for what is missing
    return 1.0 + target_score(table, target, power)


def attacking_unit(table: Table) -> Unit | None:
    for handle in table.attacking:
        unit = table.units.get(handle)
        if unit is not None:
            return unit
    return None


def boost_score(table: Table, option: Seen, chance: Random) -> float:
    return 1.0 if option["verb"] == "boost" else 0.5


# -- guarding -----------------------------------------------------------------------------


def guard_score(table: Table, option: Seen, chance: Random) -> float:
    """Guard with as little as will do, if it will do at all."""
    if option["verb"] == "pass":
        return 0.5
    missing = missing_shield(table)
    if missing <= 0:
        return 0.0
    named = option["card"]
    if table.facts(named["number"]).is_sentinel:
        return 60.0 if is_lethal(table) and missing > 2 * STEP and len(table.hand) > 1 else 1e-3
    shield = shield_of(table, option)
    if shield <= 0:
        return 0.0
    # enough with this card: the smallest; not yet: the largest
    return 50.0 - shield / 10_000 if shield >= missing else 10.0 + shield / 10_000


def shield_of(table: Table, option: Seen) -> int:
    unit = table.units.get(option["card"]["handle"])
    return table.facts(option["card"]["number"]).shield if unit is None else unit.shield


def missing_shield(table: Table) -> int:
    """How much shield must still be added for this attack to be stopped; 0: none, or it
    cannot or need not be stopped."""
    attacker = attacking_unit(table)
    target = attacked_vanguard(table)
    if attacker is None or target is None:
        return 0
    if len([each for each in table.guardians if table.facts(each.number).is_sentinel]) > 0:
        return 0  # it cannot be hit
    missing = attacker.power - target.power + 1
    if attacker.is_vanguard and (is_lethal(table) or table.guardians):
        missing += STEP  # for one trigger
    if missing <= 0:
        return 0
    options = [each for each in table.decision["options"] if each["verb"] != "pass"]
    there = sum([shield_of(table, each) for each in options])
    sentinels = [each for each in options if table.facts(each["card"]["number"]).is_sentinel]
    if there < missing and not (sentinels and len(table.hand) > 1):
        return 0
    if table.guardians or is_worth_guarding(table, attacker, missing, there):
        return missing
    return 0


def attacked_vanguard(table: Table) -> Unit | None:
    for handle in table.attacked:
        unit = table.units.get(handle)
        if unit is not None and unit.is_vanguard and unit.seat == table.me:
            return unit
    return None


def is_lethal(table: Table) -> bool:
    """Whether the damage of this attack could be the last, with a critical trigger if the
    vanguard attacks."""
    attacker = attacking_unit(table)
    if attacker is None:
        return False
    more = 1 if attacker.is_vanguard and table.damage[table.me] >= LOSING - 2 else 0
    return table.damage[table.me] + attacker.critical + more >= LOSING


def is_worth_guarding(table: Table, attacker: Unit, missing: int, there: int) -> bool:
    """The first damage is taken, for it pays for abilities; later, what is cheap is
    guarded, and the last in any case."""
    if is_lethal(table):
        return True
    after = table.damage[table.me] + attacker.critical
    if after >= LOSING - 1:
        return there >= 2 * missing
    return after >= LOSING - 2 and missing <= CHEAP and len(table.hand) > 4


# -- triggers -----------------------------------------------------------------------------


def is_stopped(table: Table) -> bool:
    """Whether the attack under way does not reach what it attacks."""
    attacker = attacking_unit(table)
    found = [table.units[handle] for handle in table.attacked if handle in table.units]
    return attacker is None or not [each for each in found if each.power <= attacker.power]


def power_score(table: Table, option: Seen, chance: Random) -> float:
    """In one's own turn to whoever still has an attack to make; in the other's to whoever is
    attacked."""
    unit = table.units.get(option["card"]["handle"])
    if unit is None or unit.seat != table.me:
        return 1.0
    if table.turn_player != table.me:
        return 10.0 if unit.is_vanguard else 1.0
    if unit.handle in table.attacking:
        return 5.0 if is_stopped(table) else 4.0
    if unit.is_front and not unit.rests:
        return 20.0 + strength(table, unit) / 100_000
    return 2.0


def critical_score(table: Table, option: Seen, chance: Random) -> float:
    """To the attack that is about to hit, or else to one still to come."""
    unit = table.units.get(option["card"]["handle"])
    if unit is not None and unit.handle in table.attacking and not is_stopped(table):
        return 50.0
    return power_score(table, option, chance)


def stand_score(table: Table, option: Seen, chance: Random) -> float:
    """The strongest resting rear-guard of the front row attacks again."""
    unit = table.units.get(option["card"]["handle"])
    if unit is None or unit.is_vanguard or not unit.rests or unit.seat != table.me:
        return 1.0
    return (10.0 if unit.is_front else 2.0) + unit.power / 100_000


def heal_score(table: Table, option: Seen, chance: Random) -> float:
    """Face-down damage pays for nothing: it goes first."""
    handle = option["card"]["handle"]
    for zone in table.view["zones"]:
        if zone["kind"] == "damage" and zone["seat"] == table.me:
            for card in zone["cards"]:
                if card["handle"] == handle and "face" in card:
                    return 2.0
    return 1.0
