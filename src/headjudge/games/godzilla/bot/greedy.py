"""Rules of thumb for the Godzilla Card Game, from a view and what is printed on cards.

The plan: march to zone 8 and invade past it while nothing stands in the other player's
zone 8; meanwhile hold one's own zone 8, counter the other monster whenever the counter
power reaches its threat, and spend every card, since the hand is filled up again (7.5.4).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from headjudge.kernel.printed import Remembered

View = dict[str, Any]
Seen = dict[str, Any]

LAST: Final = 8
# 5.15.1.1: from 6, 7 and 8 a countered monster falls back to the zone behind.
BEHIND: Final = {6: 5, 7: 4, 8: 3}
BEST_ICON: Final = 2

# Questions in which the player gains by what is chosen, wherever it lies.
GAINS: Final = frozenset(
    {
        "affect",
        "choose",
        "evolve card",
        "evolve-into",
        "keep",
        "next-monster",
        "play",
        "play onto",
        "search",
    }
)


class Facts:
    """What is printed on a card, as far as the rules of thumb ask."""

    __slots__ = ("counter_power", "invasion", "rank", "threat", "type")

    def __init__(self, values: dict[str, Any]) -> None:
        self.type: str = values["type"]
        self.rank: int = values["rank"]
        self.threat: int = values["threat"]
        self.counter_power: int = values["counter_power"]
        self.invasion: int = values["invasion"]


def facts_of(printed: Seen) -> Facts:
    """What the rules of thumb ask of a printed card."""
    return Facts(printed["values"])


FACTS: Final = Remembered(facts_of)


class Table:
    """The view, ready for questions."""

    __slots__ = ("decision", "me", "place", "position", "power", "rank", "taken", "them",
                 "threat", "view")  # fmt: skip

    def __init__(self, view: View) -> None:
        self.view = view
        self.decision: Seen = view["decision"]
        self.me: int = view["viewer"]
        self.them: int = 1 - self.me
        numbers = view["numbers"]
        self.position: tuple[int, int] = (numbers[0]["position"], numbers[1]["position"])
        self.threat: list[int] = [0, 0]
        # zone number -> counter power of the card there, for each player
        self.power: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.rank = 1
        self.taken: set[int] = set()  # one's own strategy zones that hold a card
        # handle -> (whose, what kind of area, its number)
        self.place: dict[int, tuple[int, str, int]] = {}
        for zone in view["zones"]:
            kind, seat, number = zone["kind"], zone["seat"], zone["number"]
            for card in zone["cards"]:
                self.place[card["handle"]] = (seat, kind, number)
                if "under" in card:
                    continue
                if kind == "zone":
                    self.power[seat][number] = self.value(card, "counter_power")
                elif kind == "invading":
                    self.threat[seat] = self.value(card, "threat")
                    if seat == self.me:
                        self.rank = self.value(card, "rank")
            if kind == "strategy" and seat == self.me:
                self.taken.add(number)

    def facts(self, number: str) -> Facts:
        """What is printed on a card that this player knows."""
        return FACTS(self.view["cards"][number])

    def value(self, card: Seen, name: str) -> int:
        """A card's value now: as the view says, else as printed."""
        values = card.get("values")
        if values is not None and name in values:
            return int(values[name])
        return int(getattr(self.facts(card["number"]), name))

    def total(self, seat: int) -> int:
        """The counter power of a player's cards on the field."""
        return sum(self.power[seat].values())

    def will_counter(self) -> bool:
        """Whether the counter power on the field reaches the other monster's threat."""
        return self.total(self.me) >= self.threat[self.them]

    def is_open(self) -> bool:
        """Nothing stands in the other player's zone 8 (5.13.1.1.2)."""
        return LAST not in self.power[self.them]

    def is_in_danger(self) -> bool:
        """An invasion from where it is could take the other monster past zone 8."""
        return self.position[self.them] + BEST_ICON > LAST and not self.will_counter()

    def end_position(self) -> int:
        """Where one's own monster will be after the march of the end phase (7.5.2)."""
        return min(self.position[self.me] + 1, LAST)


def scores(view: View, chance: Random) -> list[float]:
    """How good each option looks."""
    table = Table(view)
    options = table.decision["options"]
    score = choice_score
    if table.decision["prompt"] == "main":
        score = action_score
    elif options and "zone" in options[0]:
        score = zone_score
    return [score(table, option) for option in options]


# -- the main phase -------------------------------------------------------------------


def action_score(table: Table, option: Seen) -> float:
    """How good an action of the main phase looks; to pass is worth a half."""
    verb = option["verb"]
    if verb == "pass":
        return 0.5
    if "card" not in option:  # to invade with a card nobody knows yet
        return 11.0 if may_invade(table, 1) else 0.0
    number = option["card"]["number"]
    card = table.facts(number)
    if verb == "invade":
        return invasion_score(table, option, card)
    if option["card"]["handle"] == reserved(table):
        return 0.0  # kept to invade with
    if verb in ("play battle", "play onto"):
        return 60.0 + card.counter_power / 1000 if best_gain(table, card) > 0 else 0.0
    if verb == "activate strategy":
        return 90.0 + card.rank
    if verb == "play monster":
        return 80.0 if card.threat + 5000 > base_threat(table) else 0.0
    if verb == "burst":
        return 70.0
    return rage_score(table)


def rage_score(table: Table) -> float:
    """Rage is for the turns that matter: far forward, or with few monsters left. Before
    that a counter costs little, and one card is better kept."""
    options = table.decision["options"]
    monsters = len([option for option in options if option["verb"] == "gain rage"])
    early = planned_position(table) < min(BEHIND) and table.rank < 3
    return 0.0 if early and monsters < 2 else 30.0


def planned_position(table: Table) -> int:
    """Where one's monster will be when the turn is over."""
    here = table.position[table.me]
    handle = reserved(table)
    for option in table.decision["options"]:
        if option["verb"] == "invade" and option["card"]["handle"] == handle:
            here += table.facts(option["card"]["number"]).invasion
            break
    return min(here + 1, LAST)


def base_threat(table: Table) -> int:
    """The threat level of the player's own monster without its rage."""
    return table.threat[table.me] - 5000 * int(table.view["numbers"][table.me]["rage"])


def invasion_score(table: Table, option: Seen, card: Facts) -> float:
    """Last of all that is worth doing, unless it wins; not at all where it does harm."""
    here = table.position[table.me]
    if here + card.invasion > LAST and table.is_open():
        return 1000.0
    if card.invasion == 0 or here >= LAST:
        return 0.0
    if option["card"]["handle"] != reserved(table):
        return 0.0
    return 10.0 if may_invade(table, card.invasion) else 0.0


def may_invade(table: Table, steps: int) -> bool:
    """Whether an invasion does no harm: it would crush neither cards that are about to counter nor
    the card in the player's zone 8 while the other monster stands before it."""
    here = table.position[table.me]
    crushed = range(here + 1, min(here + steps, LAST) + 1)
    power = table.power[table.me]
    left = table.total(table.me) - sum(power.get(number, 0) for number in crushed)
    if table.will_counter() and left < table.threat[table.them]:
        return False
    reaches = here + 1 + steps >= LAST
    return here < LAST and not (reaches and table.is_in_danger())


def reserved(table: Table) -> int:
    """The handle of the card to invade with: the best icon, on the card one misses least."""
    found = -1
    highest = -1.0
    playable = {
        option["card"]["handle"]
        for option in table.decision["options"]
        if option["verb"] in ("play battle", "activate strategy", "play monster")
    }
    here = table.position[table.me]
    for option in table.decision["options"]:
        if option["verb"] == "invade":
            handle = option["card"]["handle"]
            card = table.facts(option["card"]["number"])
            steps = min(card.invasion, LAST - here)
            if steps <= 0 or not may_invade(table, steps):
                continue
            score = 10.0 * steps - (3.0 if handle in playable else 0.0) - card.counter_power / 1e4
            if score > highest:
                found, highest = handle, score
    return found


# -- zones ----------------------------------------------------------------------------


def zone_gain(table: Table, number: int, power: int) -> float:
    """What a card of that counter power is worth in one's own zone of that number."""
    here = table.position[table.me]
    if number == here:
        return -1.0
    gain = float(power - table.power[table.me].get(number, 0))
    if number == LAST:
        if table.end_position() >= LAST:
            gain -= 2500.0
        elif LAST not in table.power[table.me]:
            gain += 9000.0 if table.position[table.them] >= 5 else 3000.0
    elif here < number <= here + 1 + BEST_ICON:
        gain -= 1500.0 + 500.0 * (here + 3 - number)  # soon to be crushed
    elif BEHIND.get(here) == number:
        gain -= 500.0
    return gain


def best_gain(table: Table, card: Facts) -> float:
    """The most that a card is worth in any zone."""
    return max(zone_gain(table, number, card.counter_power) for number in range(1, LAST + 1))


def zone_score(table: Table, option: Seen) -> float:
    """How good a zone looks for the card that is to be played or moved there."""
    zone = option.get("zone")
    if zone is not None and zone["kind"] == "strategy":
        return 1.0 if zone["number"] in table.taken else 2.0
    if zone is None or zone["kind"] != "zone":
        return 1.0
    number = zone["number"]
    if zone["seat"] == table.me:
        return 20_000.0 + zone_gain(table, number, waiting_power(table))
    # the other player's zone: where it hurts most
    return 1.0 + table.power[table.them].get(number, 0) + (5000.0 if number == LAST else 0.0)


def waiting_power(table: Table) -> int:
    """The counter power of the card that is being played."""
    for zone in table.view["zones"]:
        if zone["kind"] == "resolution":
            for card in zone["cards"]:
                return table.facts(card["number"]).counter_power
    return 2000


# -- choices inside effects -------------------------------------------------------------


def choice_score(table: Table, option: Seen) -> float:
    """Good things as many as may be, bad things as few as must be."""
    verb = option["verb"]
    if verb in ("yes", "replace", "standby"):
        return 2.0
    if verb == "no":
        return 1.0
    if "card" not in option:
        return 1.0
    prompt = table.decision["prompt"]
    worth = card_worth(table, option["card"])
    seat, kind, number = table.place.get(option["card"]["handle"], (table.me, "deck", 0))
    if seat == table.them:
        if kind == "zone":
            return worth + (50.0 if number == LAST else 0.0)
        return worth
    if prompt in GAINS or kind in ("deck", "discard", "monster deck", "resolution"):
        return worth
    return -worth


def card_worth(table: Table, card: Seen) -> float:
    """More than 0, and more for what one would rather have."""
    printed = table.facts(card["number"])
    worth = 1.0 + printed.invasion
    if printed.type == "battle":
        worth += printed.counter_power / 1000
        if printed.rank > table.position[table.them] + 1:
            worth /= 2
    elif printed.type == "monster":
        worth += printed.threat / 10_000
    else:
        worth += 3.0
    return worth
