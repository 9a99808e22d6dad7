"""Rules of thumb for the Dragon Ball Super Card Game, from a view and what is printed on cards.

The plan: charge every turn while the hand asks for more energy, play the dearest card that
can be paid for, awaken as soon as it can be done, attack with whatever is strong enough, KO
what rests and life otherwise, combo where it turns a battle, and defend the last of one's life.
How it fights is in `battle.py`, what it knows in `table.py`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.dragonball.bot import battle
from headjudge.games.dragonball.bot.table import Seen, Table, View

EARLY: Final = 3  # what a card of the first hand may cost
ENOUGH: Final = 7  # energy
FEW: Final = 10  # cards of a deck that are better not wasted
ACTS_AGAIN: Final = 0.8  # how likely an activated skill is used: nobody goes on for ever

# Questions in which a player gives up what is chosen, if it is their own and in play.
GIVES_UP: Final = frozenset(
    {
        "gain control",
        "KO",
        "put",
        "put under",
        "remove",
        "switch to rest",
        "to deck",
        "to drop",
        "to hand",
        "to life",
        "to warp",
    }
)
# Questions in which a card of the hand is not lost.
USES_HAND: Final = frozenset({"play", "combo with", "reveal", "show"})


def scores(view: View, chance: Random) -> list[float]:
    """How good each option looks."""
    table = Table(view)
    score = SCORES.get(table.decision["prompt"], choice_score)
    return [score(table, option, chance) for option in table.decision["options"]]


# -- before the game, charging, paying ----------------------------------------------------


def redraw_score(table: Table, option: Seen, chance: Random) -> float:
    """What cannot be played soon is drawn anew."""
    return 1.0 if table.facts(option["card"]["number"]).cost > EARLY else 0.0


def charge_score(table: Table, option: Seen, chance: Random) -> float:
    """Charge what one misses least, as long as more energy is of use."""
    dearest = max([table.facts(number).cost for _handle, number in table.hand], default=0)
    wants_more = table.energy() < min(ENOUGH, dearest)
    if option["verb"] == "pass":
        return 0.0 if wants_more else 50.0
    return 40.0 - charge_price(table, option["card"]["number"])


def charge_price(table: Table, number: str) -> float:
    """How much a card of the hand would be missed."""
    card = table.facts(number)
    price = card_worth(table, number)
    if card.cost > table.energy() + 2:
        price -= 4.0
    copies = len([each for _handle, each in table.hand if each == number])
    return price - 2.0 * (copies - 1)


def energy_score(table: Table, option: Seen, chance: Random) -> float:
    """Pay with the colour one has most of, and keep energy of several colours."""
    card = table.facts(option["card"]["number"])
    if len(card.colors) != 1:
        return 1.0
    return 2.0 + len([n for n in table.active if card.colors[0] in table.facts(n).colors])


def number_score(table: Table, option: Seen, chance: Random) -> float:
    """As many cards of the deck as may be, while it has enough of them."""
    number = float(option["index"])
    return number if table.counts[table.me].get("deck", 0) > FEW else -number


# -- the main phase -----------------------------------------------------------------------


def main_score(table: Table, option: Seen, chance: Random) -> float:
    """Awaken, activate, play the dearest card, then attack."""
    verb = option["verb"]
    if verb == "pass":
        return 0.5
    if verb == "attack":
        return battle.attack_score(table, option)
    number = option["card"]["number"]
    if verb == "activate":
        return activate_score(table, option, chance)
    return 100.0 + 5.0 * table.facts(number).cost


def activate_score(table: Table, option: Seen, chance: Random) -> float:
    card = table.facts(option["card"]["number"])
    at = option["index"]
    keyword = card.skills[at] if at < len(card.skills) else ""
    if keyword in ("Awaken", "Wish"):
        return 200.0
    if chance.random() > ACTS_AGAIN:
        return 0.0
    if keyword:
        return 110.0 + 5.0 * card.cost  # a way to play it that costs less
    return 90.0 + card.cost


# -- choices inside effects ---------------------------------------------------------------


def choice_score(table: Table, option: Seen, chance: Random) -> float:
    """Good things as many as may be, bad things as few as must be."""
    verb = option["verb"]
    if verb in ("yes", "replace", "standby"):
        return 2.0
    if "card" not in option or not option["card"]["number"]:
        return 1.0
    named = option["card"]
    prompt = table.decision["prompt"]
    seat, kind, rests = table.place.get(named["handle"], (table.me, "deck", False))
    worth = (
        fighter_worth(table, named)
        if kind in ("leader", "battle")
        else card_worth(table, named["number"])
    )
    if seat != table.me:
        return worth
    if kind == "hand":
        return worth if prompt in USES_HAND else -worth
    if kind == "energy":
        return 2.0 if rests else 0.0
    return -worth if prompt in GIVES_UP and kind in ("battle", "combo") else worth


def fighter_worth(table: Table, named: Seen) -> float:
    """More for a card whose battle is under way or still to come."""
    fighter = table.fighters.get(named["handle"])
    if fighter is None:
        return 1.0
    worth = 2.0 + fighter.power / 5000 + 3.0 * (fighter.damage - 1) + fighter.cost
    if fighter in (table.attack, table.guard):
        worth += 12.0
    elif not fighter.rests:
        worth += 3.0
    return worth


def card_worth(table: Table, number: str) -> float:
    """More than 0, and more for what one would rather have."""
    card = table.facts(number)
    worth = 2.0 + card.power / 10_000 + card.combo_power / 5000 + card.cost / 4
    if card.counters:
        worth += 3.0
    return worth + 2.0 * (card.damage - 1)


SCORES: Final = {
    "redraw": redraw_score,
    "charge": charge_score,
    "energy": energy_score,
    "how-many": number_score,
    "look-at": number_score,
    "main": main_score,
    "combo": battle.combo_score,
    "counter": battle.counter_score,
    "block": battle.block_score,
}
