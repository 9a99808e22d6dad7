"""A view of Gate Ruler, ready for a player's questions."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c02_cards import read_abilities
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.printed import Remembered

View = dict[str, Any]
Seen = dict[str, Any]

FRONT: Final = ("attack", "defense")
STRIKES_BACK: Final = ("Intercept", "Retaliate")
GIVES_UP_CARDS: Final = ("Destroy", "Discard")


class Facts:
    """What is printed on a card, as far as the rules of thumb ask."""

    __slots__ = ("acts", "atk", "attacks", "caps", "hp", "level", "life", "pays_levels", "stk",
                 "strikes_back", "timing", "type")  # fmt: skip

    def __init__(self, values: dict[str, Any], abilities: Abilities) -> None:
        others = abilities.others
        keywords = [each.name for each in abilities.keywords]
        self.type: str = values["type"]
        self.level: int = values["level"]
        self.atk: int = values["atk"]
        self.hp: int = values["hp"]
        self.stk: int = values["stk"]
        self.life: int = values["life"]
        self.caps: tuple[int, int] = (values["summon cap"], values["level cap"])
        self.pays_levels: bool = values["pays levels"]
        self.strikes_back: bool = len([k for k in keywords if k in STRIKES_BACK]) > 0
        # whether attacking is good for something by itself
        self.attacks: bool = "attack" in abilities.hears
        effects = others.get("EventEffect", ())
        self.timing: str = effects[0].timing if effects else ""
        # of each activated ability, whether it costs cards that one would miss
        self.acts: tuple[bool, ...] = tuple([gives_up(each.cost) for each in others.get("Act", ())])


def gives_up(cost: tuple[Any, ...]) -> bool:
    return len([each for each in cost if type(each).__name__ in GIVES_UP_CARDS]) > 0


def facts_of(printed: Seen) -> Facts:
    return Facts(printed["values"], Abilities(read_abilities(printed["texts"]["en"])))


FACTS: Final = Remembered(facts_of)


class Unit:
    """A unit, or a ruler, in play, with its numbers now."""

    __slots__ = ("atk", "damage", "handle", "hp", "level", "number", "ready", "seat", "stk",
                 "zone")  # fmt: skip

    def __init__(
        self, card: Seen, zone: Seen, like: tuple[int, ...], printed: Facts | None
    ) -> None:
        values = card.get("values", {})
        self.handle: int = card["handle"]
        self.number: str = card["number"]
        self.seat: int = zone["seat"]
        self.zone: tuple[str, int] = (zone["kind"], zone["number"])
        self.ready: bool = "rest" not in card
        self.damage: int = 0
        if like:  # face down: as all can see it
            self.level, self.atk, self.hp, self.stk = like
            return
        if printed is None:
            self.level, self.atk, self.hp, self.stk = 1, 1, 1, 1
            return
        self.level = values.get("level", printed.level)
        self.atk = values.get("atk", printed.atk)
        self.hp = values.get("hp", printed.hp)
        self.stk = values.get("stk", printed.stk)

    def left(self) -> int:
        """The damage that would destroy it."""
        return self.hp - self.damage

    def worth(self) -> float:
        return 1.0 + self.level + self.atk / 2 + self.hp / 2 + 2.0 * self.stk


class Table:
    """What is where, whose, and how strong."""

    __slots__ = ("closed", "counts", "decision", "front", "graveyard", "hand", "life", "me",
                 "place", "resources", "rulers", "scene", "them", "turn_player", "units",
                 "view")  # fmt: skip

    def __init__(self, view: View) -> None:
        self.view = view
        self.scene: Seen = view.get("scene") or {}
        self.decision: Seen = view["decision"]
        self.me: int = view["viewer"]
        self.them: int = 1 - self.me
        self.turn_player: int = view["turn_player"]
        # units and rulers in play by handle; whoever is frontmost of a zone by player and zone
        self.units: dict[int, Unit] = {}
        self.front: dict[tuple[int, str, int], Unit] = {}
        self.rulers: list[Unit | None] = [None, None]
        self.hand: list[str] = []
        self.resources = 0  # ready ones of one's own
        self.counts: list[dict[str, int]] = [{}, {}]
        # handle -> (whose, what kind of zone, whether it is exhausted)
        self.place: dict[int, tuple[int, str, bool]] = {}
        like = {(each[0], each[1]): tuple(each[2:]) for each in self.scene.get("face down", ())}
        for zone in view["zones"]:
            self.look_at(zone, like)
        for seat, label, amount in self.scene.get("damage", ()):
            kind, _, number = label.partition(" ")
            hurt = self.front.get((seat, kind, int(number)))
            if hurt is not None:
                hurt.damage = amount

    def look_at(self, zone: Seen, like: dict[tuple[int, str], tuple[int, ...]]) -> None:
        kind, seat = zone["kind"], zone["seat"]
        if seat >= 0:
            counts = self.counts[seat]
            counts[kind] = counts.get(kind, 0) + zone["count"]
        for card in zone["cards"]:
            self.place[card["handle"]] = (seat, kind, "rest" in card)
            if kind == "ruler" or (kind in FRONT and self.is_ruler(card)):
                self.rulers[seat] = Unit(card, zone, (), self.known(card))
                if kind == "ruler":
                    self.units[card["handle"]] = Unit(card, zone, (), self.known(card))
            elif kind in FRONT:
                same = like.get((seat, f"{kind} {zone['number']}"), ())
                unit = Unit(card, zone, same, self.known(card))
                self.units[unit.handle] = self.front[seat, kind, zone["number"]] = unit
            elif seat == self.me:
                if kind == "hand":
                    self.hand.append(card["number"])
                elif kind == "resource" and "rest" not in card:
                    self.resources += 1

    def army(self, seat: int) -> list[Unit]:
        return [unit for (owner, _kind, _number), unit in self.front.items() if owner == seat]

    def life_of(self, seat: int) -> int:
        """Life less damage."""
        ruler = self.rulers[seat]
        life = 0
        if ruler is not None:
            life = self.printed_life(ruler)
        return life - self.counts[seat].get("damage", 0)

    def printed_life(self, ruler: Unit) -> int:
        return self.facts(ruler.number).life

    def caps(self) -> tuple[int, int]:
        """One's own summon cap and level cap, as printed."""
        ruler = self.rulers[self.me]
        return (1, 99) if ruler is None else self.facts(ruler.number).caps

    def has_empty(self, kind: str) -> bool:
        """Whether the decision offers an empty zone of this kind, or one is open."""
        there = {number for seat, each, number in self.front if seat == self.me and each == kind}
        return len(there) < self.open_zones(kind)

    def open_zones(self, kind: str) -> int:
        most = {"attack": 5, "defense": 2, "set": 5}[kind]
        shut = [e for e in self.view["closed"] if e["kind"] == kind and e["seat"] == self.me]
        return most - len(shut)

    def facts(self, number: str) -> Facts:
        """What is printed on a card that this player knows."""
        return FACTS(self.view["cards"][number])

    def known(self, card: Seen) -> Facts | None:
        """What is printed on a card; None: this player does not know it."""
        return self.facts(card["number"]) if card["number"] else None

    def is_ruler(self, card: Seen) -> bool:
        printed = self.known(card)
        return printed is not None and printed.type == "ruler"
