"""Rules of thumb for Cardfight!! Vanguard, from a view and what is printed on cards.

The plan: ride up, stride when it can be done, fill the front row with attackers and the
back row with boosters, attack the vanguard with whatever reaches it, take the first damage
and guard the last, and give triggers to units that still have an attack to make.
How it attacks and guards is in `battle.py`, what it knows in `table.py`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from headjudge.games.vanguard.bot import battle
from headjudge.games.vanguard.bot.table import Seen, Table, Unit, View

LAST_GRADE: Final = 3
KEPT_FOR_GUARD: Final = 10_000  # a shield worth more in the hand than on a circle
MANY: Final = 8  # cards in hand of which some are called that would be kept
ACTS_AGAIN: Final = 0.8  # how likely an activated ability is used: nobody goes on for ever

# Questions in which a player gives up what is chosen, if it is their own.
GIVES_UP: Final = frozenset(
    {
        "bind", "deal damage", "delete", "discard", "dominate", "g assist hand", "g assist G",
        "lock", "put", "remove", "retire", "soul-blast", "to damage", "to deck", "to drop",
        "to hand", "to rest", "to soul",
    }
)  # fmt: skip
# Questions in which cards stay where they are and show another side.
TURNS_FACE: Final = ("turn face up", "turn face down", "counter-blast", "counter-charge")


def scores(view: View, chance: Random) -> list[float] | tuple[int, ...]:
    """How good each option looks; of the first hand, the cards to draw anew."""
    table = Table(view)
    prompt, options = table.decision["prompt"], table.decision["options"]
    if prompt == "redraw":
        return redraw(table, options)
    score = SCORES.get(prompt)
    if score is None:
        score = circle_score if options and "zone" in options[0] else choice_score
    return [score(table, option, chance) for option in options]


# -- before the game, drawing, riding, striding -------------------------------------------


def redraw(table: Table, options: list[Seen]) -> tuple[int, ...]:
    """Keep one card of each grade to ride; the rest is drawn anew."""
    kept: dict[int, int] = {}
    for at, option in enumerate(options):
        card = table.facts(option["card"]["number"])
        other = kept.get(card.grade)
        if other is None or card.power > table.facts(options[other]["card"]["number"]).power:
            kept[card.grade] = at
    kept.pop(0, None)
    return tuple([at for at in range(len(options)) if at not in kept.values()])


def assist_score(table: Table, option: Seen, chance: Random) -> float:
    """A missing grade is worth two cards of the hand."""
    return 1.0 if option["verb"] == "yes" else 0.5


def ride_score(table: Table, option: Seen, chance: Random) -> float:
    """One grade higher, and the strongest of these."""
    if option["verb"] == "pass":
        return 0.5
    card = table.facts(option["card"]["number"])
    return float(card.power) if card.grade > table.grade else 0.0


def stride_score(table: Table, option: Seen, chance: Random) -> float:
    if option["verb"] == "pass":
        return 0.5
    return float(table.facts(option["card"]["number"]).power)


# -- the main phase -----------------------------------------------------------------------


def main_score(table: Table, option: Seen, chance: Random) -> float:
    verb = option["verb"]
    if verb == "pass":
        return 0.5
    if verb == "act":
        return 50.0 if chance.random() < ACTS_AGAIN else 0.0
    if verb == "exchange":
        return exchange_score(table, option["zone"]["number"])
    if table.view["turn"] <= 1 or not is_spare(table, option["card"]):
        return 0.0  # nobody attacks on the first turn
    gain = max([gain_on(table, option["card"]["number"], number) for number in (1, 2, 3, 4, 5)])
    return 1.0 + gain if gain > 0 else 0.0


def is_spare(table: Table, named: Seen) -> bool:
    """Whether a card of the hand is not kept to guard, or for the cost of striding."""
    card = table.facts(named["number"])
    if len(table.hand) >= MANY:
        return True
    if card.is_sentinel or (card.shield >= KEPT_FOR_GUARD and table.turn_player == table.me):
        return False
    if card.grade >= LAST_GRADE and table.grade >= LAST_GRADE and table.has_g:
        others = [n for h, n in table.hand if h != named["handle"]]
        return sum([table.facts(number).grade for number in others]) >= LAST_GRADE
    return True


def gain_on(table: Table, number: str, circle: int) -> float:
    """What a card is worth on a circle of one's own: attackers in front, boosters behind."""
    if circle in table.closed:
        return -1.0
    card = table.facts(number)
    worth = float(card.power)
    if circle > 2:
        if not card.boosts:
            return -1.0
        worth -= 3000.0 if circle != 4 else 1500.0  # behind the vanguard first
    elif card.boosts:
        worth -= 2500.0  # better behind
    there = table.circles.get(circle)
    if there is not None:
        # what is there is lost, and so is a card
        if circle > 2 and "boost" not in there.icons:
            return worth - 5500.0 if there.power < 9000 else -1.0
        return worth - there.power - 5500.0
    return worth


def exchange_score(table: Table, front: int) -> float:
    """The stronger unit of a column belongs in front, if the other is of use behind."""
    fore, back = table.circles.get(front), table.circles.get(battle.BEHIND[front])
    if back is None or back.rests:
        return 0.0
    if fore is None:
        return 0.0 if "boost" in back.icons and back.power < 8000 else 30.0
    return 30.0 if back.power > fore.power and "boost" in fore.icons else 0.0


def circle_score(table: Table, option: Seen, chance: Random) -> float:
    """Where a card is called: the best circle for it, or an empty one for a card unknown."""
    zone = option.get("zone")
    if zone is None or zone["kind"] != "rear-guard":
        return 1.0
    number: int = zone["number"]
    if zone["seat"] != table.me:
        return 2.0 if number <= 2 else 1.0
    called = table.playing
    if called:
        return 100_000.0 + gain_on(table, called, number)
    there = table.circles.get(number)
    return 100.0 - (0.0 if there is None else there.power / 1000) - number / 10


# -- choices inside effects ---------------------------------------------------------------


def choice_score(table: Table, option: Seen, chance: Random) -> float:
    """Good things as many as may be, bad things as few as must be."""
    verb = option["verb"]
    if verb in ("yes", "replace", "standby"):
        return 2.0
    if "card" not in option:
        return 1.0
    named = option["card"]
    unit = table.units.get(named["handle"])
    worth = unit_worth(table, unit) if unit is not None else card_worth(table, named["number"])
    seat, kind = table.place.get(named["handle"], (table.me, "deck"))
    prompt = table.decision["prompt"]
    if seat != table.me:
        return worth
    if prompt in GIVES_UP and kind not in ("deck", "drop", "bind"):
        return -worth
    if prompt in TURNS_FACE:
        return 1.0
    return worth


def unit_worth(table: Table, unit: Unit) -> float:
    """More for a unit whose attack is under way or still to come."""
    worth = 1.0 + unit.power / 1000 + 3 * unit.critical
    if unit.is_vanguard:
        worth += 8.0
    if unit.handle in table.attacking or unit.handle in table.attacked:
        worth += 12.0
    elif unit.is_front and not unit.rests:
        worth += 5.0
    return worth


def card_worth(table: Table, number: str) -> float:
    """More than 0, and more for what one would rather have."""
    if not number:
        return 1.0
    card = table.facts(number)
    worth = 1.0 + card.power / 1000 + card.shield / 4000
    if card.is_sentinel:
        worth += 6.0
    if card.grade == table.grade + 1 <= LAST_GRADE:
        worth += 8.0
    return worth


SCORES: Final = {
    "g assist": assist_score,
    "ride": ride_score,
    "stride": stride_score,
    "main": main_score,
    "circle": circle_score,
    "start step": battle.start_score,
    "attacker": battle.attacker_score,
    "attacked": battle.attacked_score,
    "boost": battle.boost_score,
    "guard": battle.guard_score,
    "trigger power": battle.power_score,
    "trigger critical": battle.critical_score,
    "trigger stand": battle.stand_score,
    "trigger heal": battle.heal_score,
}
