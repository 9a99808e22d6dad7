"""Rules of thumb for battles of the Dragon Ball Super Card Game: attacks, combos, counters,
blockers."""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.dragonball.bot.table import Fighter, Seen, Table

AWAKENING: Final = 4  # so little life lets most leaders awaken
DANGER: Final = 2  # so little life is defended at any price
SPARE: Final = 4  # cards in hand of which one is easily given up
NEGATES_ATTACK: Final = ("attack", "battle card attack")


# -- attacking ----------------------------------------------------------------------------


def attack_score(table: Table, option: Seen) -> float:
    """What an attack is worth: the leader's life, or a card that it KOs. Whoever is strong
    enough without help goes first, the weakest of them before the others."""
    attacker = table.fighters[option["card"]["handle"]]
    target = table.fighters[option["other"]["handle"]]
    missing = target.power - attacker.power
    if missing > within_reach(table):
        return 0.0
    help_needed = 6.0 if missing > 0 else 0.0
    weakest_first = 1.0 - attacker.power / 100_000
    return 10.0 + target_worth(table, attacker, target) - help_needed + weakest_first


def target_worth(table: Table, attacker: Fighter, target: Fighter) -> float:
    if target.is_leader:
        life = table.life(table.them)
        if life <= attacker.damage:
            return 40.0
        return 8.0 + 4.0 * (attacker.damage - 1) + (8 - life) / 4
    return 5.0 + 1.5 * target.cost


def within_reach(table: Table) -> int:
    """The power that two combos from the hand could add, with cards to spare."""
    if len(table.hand) < SPARE:
        return 0
    return sum(sorted([free_combo(table, number) for _handle, number in table.hand])[-2:])


def free_combo(table: Table, number: str) -> int:
    """What a card of the hand adds, if its combo cost can be paid."""
    card = table.facts(number)
    return card.combo_power if card.combo_cost <= len(table.active) else 0


# -- combos -------------------------------------------------------------------------------


def combo_score(table: Table, option: Seen, chance: Random) -> float:
    """Combo with as little as will turn the battle, if it can be turned and is worth it."""
    verb = option["verb"]
    if verb == "pass":
        return 0.5
    if verb == "activate":
        return skill_in_battle(table, option, chance)
    missing = missing_power(table)
    if missing <= 0:
        return 0.0
    power = combo_power(table, option)
    if power <= 0:
        return 0.0
    dear = card_price(table, option)
    # enough with this card: the cheapest; not yet: the strongest
    return 60.0 - dear if power >= missing else 20.0 + power / 1000 - dear


def combo_power(table: Table, option: Seen) -> int:
    return table.facts(option["card"]["number"]).combo_power


def card_price(table: Table, option: Seen) -> float:
    """How much one would rather keep a card."""
    card = table.facts(option["card"]["number"])
    price = card.combo_power / 1000 + 2.0 * card.combo_cost + card.cost / 2
    in_hand = table.place[option["card"]["handle"]][1] == "hand"
    return price if in_hand else price + 6.0


def missing_power(table: Table) -> int:
    """The power that has to be added; 0: none, or it cannot or need not be."""
    if table.attack is None or table.guard is None:
        return 0
    attacking = table.attack.seat == table.me
    missing = -table.lead() if attacking else table.lead() + 1
    options = [each for each in table.decision["options"] if each["verb"] == "combo"]
    if missing <= 0 or not options:
        return 0
    powers = sorted([combo_power(table, each) for each in options], reverse=True)
    needed = cards_needed(powers, missing)
    if needed == 0:
        return 0
    worth = offence_worth(table) if attacking else defense_worth(table)
    return missing if needed <= worth else 0


def cards_needed(powers: list[int], missing: int) -> int:
    """How many of these combos would do; 0: not all of them together."""
    added = 0
    for count, power in enumerate(powers, 1):
        added += power
        if added >= missing:
            return count
    return 0


def offence_worth(table: Table) -> int:
    """How many cards an attack may cost."""
    guard = table.guard
    if guard is None or table.attack is None:
        return 0
    if guard.is_leader and table.life(table.them) <= table.attack.damage:
        return len(table.hand)
    return 2 if len(table.hand) > SPARE else 1


def defense_worth(table: Table) -> int:
    """How many cards it is worth to stop an attack: the first damage is taken, for it is a
    card, and lets the leader awaken; the last is stopped at any price."""
    guard, attack = table.guard, table.attack
    if guard is None or attack is None:
        return 0
    if not guard.is_leader:
        return 1 if guard.cost >= 3 and len(table.hand) >= SPARE else 0
    left = table.life(table.me) - attack.damage
    if left <= 0:
        return len(table.hand) + len(table.fighters)
    if left < DANGER:
        return 3
    if left < AWAKENING or table.facts(attack.number).critical:
        return 2 if len(table.hand) > SPARE else 1
    return 1 if len(table.hand) > SPARE + 2 else 0


def skill_in_battle(table: Table, option: Seen, chance: Random) -> float:
    """Awakening is always good; other skills if they could turn the battle."""
    keywords = table.facts(option["card"]["number"]).skills
    at = option["index"]
    if at < len(keywords) and keywords[at] in ("Awaken", "Wish"):
        return 90.0
    attacking = table.attack is not None and table.attack.seat == table.me
    lost = table.lead() < 0 if attacking else table.lead() >= 0
    return 10.0 if lost and chance.random() < 0.5 else 0.0


# -- counters and blockers ----------------------------------------------------------------


def counter_score(table: Table, option: Seen, chance: Random) -> float:
    """An attack is negated when defending it would be dear; anything else when it can be."""
    if option["verb"] == "pass":
        return 0.5
    occasions = table.facts(option["card"]["number"]).counters
    at = option["index"]
    occasion = occasions[at] if at < len(occasions) else ""
    if occasion in NEGATES_ATTACK:
        return 10.0 if is_worth_negating(table) else 0.0
    if occasion == "play":
        return 10.0 if cost_under_way(table) >= 3 else 0.0
    return 10.0


def is_worth_negating(table: Table) -> bool:
    """Whether an attack of the other player would cost much. One's own attack can be negated
    too, in answer to a blocker."""
    guard, attack = table.guard, table.attack
    if guard is None or attack is None or attack.seat == table.me or table.lead() < 0:
        return False
    if not guard.is_leader:
        return guard.cost >= 4
    return table.life(table.me) - attack.damage < AWAKENING


def cost_under_way(table: Table) -> int:
    """The energy cost of the card that is being played or activated."""
    shown = (table.view.get("scene") or {}).get("under way", ())
    for zone in table.view["zones"]:
        for card in zone["cards"]:
            if card["handle"] in shown and card["number"]:
                return table.facts(card["number"]).cost
    return 3  # nobody can say


def block_score(table: Table, option: Seen, chance: Random) -> float:
    """Block with what survives it, or to save the last of one's life."""
    if option["verb"] != "yes" or table.attack is None:
        return 1.0
    waiting = [e["card"] for e in table.view["standby"] if e["seat"] == table.me and e["card"]]
    blockers = [number for number in waiting if table.facts(number).blocks]
    powers = [f.power for f in table.fighters.values() if f.number in blockers and not f.rests]
    if max(powers, default=0) > table.attack.power + table.combos[table.them]:
        return 2.0
    guard = table.guard
    in_danger = guard is not None and guard.is_leader and table.lead() >= 0
    return 2.0 if in_danger and table.life(table.me) <= AWAKENING else 0.0
