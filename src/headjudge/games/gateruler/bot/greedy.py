"""Rules of thumb for Gate Ruler, from a view and what is printed on cards.

The plan: summon the best unit that finds room, keep one to defend, use what the drive zone and
the hand bring, attack the ruler where the way is open and clear it where it is not, and keep
set cards for the other player's attacks and plays.
How it attacks is in `attack.py`, what it knows in `table.py`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.gateruler.bot import attack as battle
from headjudge.games.gateruler.bot.table import Seen, Table, View

EARLY: Final = 3  # the level that a card of the first hand may have
FEW: Final = 8  # cards of a deck that are better not wasted
ACTS_AGAIN: Final = 0.8  # how likely an ability is used: nobody goes on for ever
BETTER: Final = 3.0  # by how much a unit must be better to take another's place

# Questions in which a player gives up what is chosen, if it is their own.
GIVES_UP: Final = frozenset(
    {
        "add charge", "charge", "deal damage", "destroy", "discard", "exhaust", "flip down",
        "gain control", "level cap", "materials", "put", "put face down", "remove", "to damage",
        "to deck", "to graveyard", "to hand",
    }
)  # fmt: skip
# Questions in which a card of the hand is not lost.
USES_HAND: Final = frozenset(
    {"abyssal", "gear up into", "play card", "reveal", "set", "special summon", "target"}
)


def scores(view: View, chance: Random) -> list[float]:
    """How good each option looks."""
    table = Table(view)
    score = SCORES.get(table.decision["prompt"], choice_score)
    return [score(table, option, chance) for option in table.decision["options"]]


# -- actions ------------------------------------------------------------------------------


def act_score(table: Table, option: Seen, chance: Random) -> float:
    """Reveal what was driven, summon, play and set; in answer, what can be played."""
    verb = option["verb"]
    if verb == "pass":
        return 0.5
    if verb == "rearrange":
        return 0.0
    number = option["card"]["number"]
    if verb == "summon":
        return summon_score(table, number)
    if verb == "play":
        return play_score(table, number)
    if verb == "ability":
        return ability_score(table, option, chance)
    if verb == "set":
        return 25.0 if table.counts[table.me].get("set", 0) < table.open_zones("set") else 0.0
    return OTHER_ACTIONS[verb]


OTHER_ACTIONS: Final = {
    "reveal": 70.0, "overdrive": 65.0, "drop overdrive": 1.0, "gear up": 55.0, "drop": 0.1,
}  # fmt: skip


def summon_score(table: Table, number: str) -> float:
    """The best unit first, if it finds an empty zone, or is much better than what would go."""
    worth = card_worth(table, number)
    army = table.army(table.me)
    _summons, levels = table.caps()
    weakest = min([unit.worth() for unit in army], default=0.0)
    has_room = table.has_empty("attack") or table.has_empty("defense")
    if has_room and sum([unit.level for unit in army]) + table.facts(number).level <= levels:
        return 40.0 + worth
    return 30.0 + worth if worth > weakest + BETTER else 0.0


def play_score(table: Table, number: str) -> float:
    """Standard actions at once, the others as answers."""
    card = table.facts(number)
    if card.type == "field" or card.timing in ("standard", ""):
        return 35.0 + card.level
    return 10.0 if battle.is_answer_wanted(table) else 0.0


def ability_score(table: Table, option: Seen, chance: Random) -> float:
    """Abilities that cost no cards, while the deck lasts."""
    acts = table.facts(option["card"]["number"]).acts
    at = option["index"]
    if at < len(acts) and acts[at]:
        return 0.0
    if table.counts[table.me].get("deck", 0) <= FEW or chance.random() > ACTS_AGAIN:
        return 0.0
    if table.turn_player != table.me and not battle.is_answer_wanted(table):
        return 0.0
    return 28.0


def zone_score(table: Table, option: Seen, chance: Random) -> float:
    """An empty zone: of attack if one has a defender, of defense otherwise; else where the
    least is lost."""
    zone = option["zone"]
    there = table.front.get((zone["seat"], zone["kind"], zone["number"]))
    if there is not None:
        return -there.worth()
    if zone["seat"] != table.me:
        return 1.0
    units = len(table.army(table.me))
    wants_defender = units > 0 and zone["kind"] == "defense"
    return 3.0 if wants_defender else 2.0 if zone["kind"] == "attack" else 1.0


def set_zone_score(table: Table, option: Seen, chance: Random) -> float:
    zone = option["zone"]
    taken = [
        each
        for each in table.view["zones"]
        if each["kind"] == "set" and each["seat"] == table.me and each["number"] == zone["number"]
    ]
    return 0.5 if taken else 1.0


def redraw_score(table: Table, option: Seen, chance: Random) -> float:
    """What cannot be played soon is drawn anew."""
    return 1.0 if table.facts(option["card"]["number"]).level > EARLY else 0.0


def pay_score(table: Table, option: Seen, chance: Random) -> float:
    """With resources rather than with anything else."""
    return 2.0 if table.facts(option["card"]["number"]).type == "resource" else 1.0


def keep_score(table: Table, option: Seen, chance: Random) -> float:
    """What was driven is better played at once."""
    return 0.0


def number_score(table: Table, option: Seen, chance: Random) -> float:
    return 1.0 + float(option.get("index", 0))


def times_score(table: Table, option: Seen, chance: Random) -> float:
    """A loop is left as soon as may be."""
    return -float(option.get("index", 0))


def stay_score(table: Table, option: Seen, chance: Random) -> float:
    """Units stay where they are."""
    return 1.0 if option["verb"] == "pass" else 0.0


# -- choices inside effects ---------------------------------------------------------------


def choice_score(table: Table, option: Seen, chance: Random) -> float:
    """Good things as many as may be, bad things as few as must be."""
    verb = option["verb"]
    if verb in ("yes", "replace", "standby"):
        return 2.0
    if verb == "pass":
        return 0.5
    named = option.get("card")
    if named is None or not named["number"]:
        return 1.0
    prompt = table.decision["prompt"]
    seat, kind, _exhausted = table.place.get(named["handle"], (table.me, "deck", False))
    unit = table.units.get(named["handle"])
    worth = card_worth(table, named["number"]) if unit is None else unit.worth()
    if seat != table.me:
        return 10.0 + worth
    if kind == "hand":
        return worth if prompt in USES_HAND else -worth
    if unit is not None or kind in ("field", "set"):
        return -worth if prompt in GIVES_UP else worth
    return worth


def card_worth(table: Table, number: str) -> float:
    """More than 0, and more for what one would rather have."""
    card = table.facts(number)
    return 1.0 + card.level + card.atk / 2 + card.hp / 2 + 2.0 * card.stk


SCORES: Final = {
    "redraw": redraw_score,
    "act": act_score,
    "drive": act_score,
    "attack": battle.attack_score,
    "zone": zone_score,
    "set zone": set_zone_score,
    "pay with": pay_score,
    "keep face down": keep_score,
    "rearrange": stay_score,
    "number": number_score,
    "loop-times": times_score,
}
