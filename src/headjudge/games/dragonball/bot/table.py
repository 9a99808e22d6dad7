"""A view of the Dragon Ball Super Card Game, ready for a player's questions."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c02_cards.printed import read_skills
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.printed import Remembered

View = dict[str, Any]
Seen = dict[str, Any]

IN_PLAY: Final = ("leader", "battle")
STRIKES: Final = {"Double Strike": 2, "Triple Strike": 3, "Quadruple Strike": 4}


class Facts:
    """What is printed on a card, as far as the rules of thumb ask."""

    __slots__ = ("blocks", "colors", "combo_cost", "combo_power", "cost", "counters", "critical",
                 "damage", "power", "skills", "type")  # fmt: skip

    def __init__(self, values: dict[str, Any], others: dict[str, Any]) -> None:
        keywords = [each.name for each in others.get("Keyword", ())]
        self.type: str = values["type"]
        self.cost: int = values["energy cost"]
        self.colors: tuple[str, ...] = values["colors"]
        self.power: int = values["power"]
        self.combo_power: int = values["combo power"]
        self.combo_cost: int = values["combo cost"]
        self.damage: int = max([STRIKES.get(name, 1) for name in keywords], default=1)
        self.critical: bool = "Critical" in keywords
        self.blocks: bool = "Blocker" in keywords
        # the occasions of its counters, and the keywords of its activated skills
        self.counters: tuple[str, ...] = tuple([e.occasion for e in others.get("Counter", ())])
        self.skills: tuple[str, ...] = tuple([e.keyword for e in others.get("Activate", ())])


def facts_of(printed: Seen) -> Facts:
    return Facts(printed["values"], Abilities(read_skills(printed["texts"]["en"])).others)


FACTS: Final = Remembered(facts_of)


class Fighter:
    """A leader or a card of a battle area, with its power now."""

    __slots__ = ("cost", "damage", "handle", "is_leader", "number", "power", "rests", "seat")

    def __init__(self, card: Seen, zone: Seen, printed: Facts) -> None:
        self.handle: int = card["handle"]
        self.number: str = card["number"]
        self.seat: int = zone["seat"]
        self.is_leader: bool = zone["kind"] == "leader"
        self.rests: bool = "rest" in card
        self.power: int = card.get("values", {}).get("power", printed.power)
        self.cost: int = printed.cost
        self.damage: int = printed.damage


class Table:
    """What is where, whose, and how strong."""

    __slots__ = ("active", "attack", "combos", "counts", "decision", "fighters", "guard", "hand",
                 "leaders", "me", "place", "them", "turn_player", "view")  # fmt: skip

    def __init__(self, view: View) -> None:
        scene: Seen = view.get("scene") or {}
        self.view = view
        self.decision: Seen = view["decision"]
        self.me: int = view["viewer"]
        self.them: int = 1 - self.me
        self.turn_player: int = view["turn_player"]
        self.fighters: dict[int, Fighter] = {}
        self.leaders: list[Fighter | None] = [None, None]
        self.hand: list[tuple[int, str]] = []
        # the numbers of one's own energy cards in Active Mode
        self.active: list[str] = []
        # what each player's combo area adds
        self.combos: list[int] = [0, 0]
        self.counts: list[dict[str, int]] = [{}, {}]
        # handle -> (whose, what kind of area, whether it rests)
        self.place: dict[int, tuple[int, str, bool]] = {}
        for zone in view["zones"]:
            self.look_at(zone)
        self.attack: Fighter | None = self.fighters.get(scene.get("attack", 0))
        self.guard: Fighter | None = self.fighters.get(scene.get("guard", 0))

    def facts(self, number: str) -> Facts:
        """What is printed on a card that this player knows."""
        return FACTS(self.view["cards"][number])

    def look_at(self, zone: Seen) -> None:
        kind, seat = zone["kind"], zone["seat"]
        self.counts[seat][kind] = zone["count"]
        for card in zone["cards"]:
            self.place[card["handle"]] = (seat, kind, "rest" in card)
            if "under" in card:
                continue
            if kind in IN_PLAY:
                fighter = Fighter(card, zone, self.facts(card["number"]))
                self.fighters[fighter.handle] = fighter
                if kind == "leader":
                    self.leaders[seat] = fighter
            elif kind == "combo":
                printed = self.facts(card["number"]).combo_power
                self.combos[seat] += card.get("values", {}).get("combo power", printed)
            elif seat == self.me:
                if kind == "hand":
                    self.hand.append((card["handle"], card["number"]))
                elif kind == "energy" and "rest" not in card:
                    self.active.append(card["number"])

    def life(self, seat: int) -> int:
        return self.counts[seat].get("life", 0)

    def energy(self) -> int:
        """How much energy one has, active or not."""
        return self.counts[self.me].get("energy", 0)

    def lead(self) -> int:
        """By how much the attack under way is stronger than what it attacks, with all that
        was comboed so far; with 0 it still achieves what it wants."""
        if self.attack is None or self.guard is None:
            return 0
        offence, defense = self.attack.seat, self.guard.seat
        mine, theirs = self.combos[offence], self.combos[defense]
        return self.attack.power + mine - self.guard.power - theirs
