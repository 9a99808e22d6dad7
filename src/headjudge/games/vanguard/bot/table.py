"""A view of Cardfight!! Vanguard, ready for a player's questions."""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel.printed import Remembered

View = dict[str, Any]
Seen = dict[str, Any]

CIRCLES: Final = ("vanguard", "rear-guard", "guardian")


class Facts:
    """What is printed on a card, as far as the rules of thumb ask."""

    __slots__ = ("boosts", "grade", "is_sentinel", "power", "shield", "values")

    def __init__(self, values: dict[str, Any], text: str) -> None:
        self.values = values
        self.grade: int = values["grade"]
        self.power: int = values["power"]
        self.shield: int = values["shield"]
        self.boosts: bool = "boost" in values["icons"]
        self.is_sentinel: bool = "Sentinel" in text


def facts_of(printed: Seen) -> Facts:
    return Facts(printed["values"], printed["texts"]["en"])


FACTS: Final = Remembered(facts_of)


class Unit:
    """A unit on a circle, with its values now."""

    __slots__ = ("circle", "critical", "grade", "handle", "icons", "is_front", "is_vanguard",
                 "number", "power", "rests", "seat", "shield")  # fmt: skip

    def __init__(self, card: Seen, zone: Seen, printed: dict[str, Any]) -> None:
        now = card.get("values") or printed
        self.handle: int = card["handle"]
        self.number: str = card["number"]
        self.seat: int = zone["seat"]
        self.is_vanguard: bool = zone["kind"] == "vanguard"
        self.circle: int = 0 if self.is_vanguard else zone["number"]
        self.is_front: bool = self.is_vanguard or (
            zone["kind"] == "rear-guard" and self.circle <= 2
        )
        self.rests: bool = "rest" in card
        self.power: int = now.get("power", printed["power"])
        self.critical: int = now.get("critical", printed["critical"])
        self.grade: int = now.get("grade", printed["grade"])
        self.shield: int = now.get("shield", printed["shield"])
        self.icons: tuple[str, ...] = now.get("icons", printed["icons"])


def is_locked(card: Seen) -> bool:
    """10.22. A card that lies face down without a name; a deleted unit has one."""
    return card.get("face") == "down" and not card.get("values", {}).get("name")


class Table:
    """What is where, whose, and how strong."""

    __slots__ = ("attacked", "attacking", "circles", "closed", "damage", "decision", "grade",
                 "guardians", "hand", "has_g", "me", "place", "playing", "them", "turn_player",
                 "units", "vanguards", "view")  # fmt: skip

    def __init__(self, view: View) -> None:
        self.view = view
        self.decision: Seen = view["decision"]
        self.me: int = view["viewer"]
        self.them: int = 1 - self.me
        self.turn_player: int = view["turn_player"]
        scene: Seen = view.get("scene") or {}
        self.attacking: list[int] = scene.get("attacking", [])
        self.attacked: list[int] = scene.get("attacked", [])
        self.units: dict[int, Unit] = {}
        self.vanguards: list[Unit | None] = [None, None]
        # one's own rear-guards by the number of their circle, and circles nobody can call to
        self.circles: dict[int, Unit] = {}
        self.closed: set[int] = set()
        self.guardians: list[Unit] = []
        self.hand: list[tuple[int, str]] = []
        self.damage: list[int] = [0, 0]
        self.has_g = False
        # handle -> (whose, what kind of zone)
        self.place: dict[int, tuple[int, str]] = {}
        for zone in view["zones"]:
            self.look_at(zone)
        vanguard = self.vanguards[self.me]
        self.grade: int = 0 if vanguard is None else vanguard.grade
        # the number of the card that is being played
        self.playing: str = ""
        handle = scene.get("playing", -1)
        for each, number in self.hand:
            if each == handle:
                self.playing = number

    def facts(self, number: str) -> Facts:
        """What is printed on a card that this player knows."""
        return FACTS(self.view["cards"][number])

    def look_at(self, zone: Seen) -> None:
        kind, seat = zone["kind"], zone["seat"]
        for card in zone["cards"]:
            self.place[card["handle"]] = (seat, kind)
        if kind in CIRCLES:
            for card in zone["cards"]:
                if is_locked(card):
                    if seat == self.me and kind == "rear-guard":
                        self.closed.add(zone["number"])
                elif "under" not in card and card["number"]:
                    self.add_unit(Unit(card, zone, self.facts(card["number"]).values), kind)
        elif kind == "damage":
            self.damage[seat] = zone["count"]
        elif seat == self.me:
            if kind == "hand":
                self.hand = [(card["handle"], card["number"]) for card in zone["cards"]]
            elif kind == "G":
                self.has_g = len([c for c in zone["cards"] if c.get("face") == "down"]) > 0

    def add_unit(self, unit: Unit, kind: str) -> None:
        self.units[unit.handle] = unit
        if kind == "vanguard":
            # of a legion the leader was there first
            self.vanguards[unit.seat] = self.vanguards[unit.seat] or unit
        elif kind == "guardian":
            if unit.seat == self.me:
                self.guardians.append(unit)
        elif unit.seat == self.me:
            self.circles[unit.circle] = unit
