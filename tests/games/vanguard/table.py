"""A table of this game to try rulings on; `tests/games/table.py` says how.

    table = given(
        you=side(vanguard=Ace, hand=[Scout]),
        them=side(circles={1: rested(Scout)}, damage=[Scout, down(Scout)]),
    )
    table.you.calls(Scout, 2)
    assert table.you.circle(2) == Scout

Rear-guard circles are numbered 1 left front, 2 right front, 3 left back, 4 center back, 5 right
back.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, partialmethod
from typing import Any, ClassVar

from headjudge.games import load
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c05_preparing import make_cards
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN
from tests.games import laying
from tests.games import table as tables
from tests.games.laying import Given, card_in, down, rested, up, with_cards, with_others
from tests.games.table import Zone, seats, started

__all__ = ["Given", "card_in", "down", "rested", "seats", "up"]

CARDS = laying.Cards("vanguard", expand)
having, locked = CARDS.having, down

_ICONS = {0: ["boost"], 1: ["boost"], 2: ["intercept"], 3: ["twin drive"], 4: ["triple drive"]}
_POWERS = {0: 5000, 1: 7000, 2: 9000, 3: 11000, 4: 15000}
_SHIELDS = {0: 10000, 1: 5000, 2: 5000}


def unit(name: str = "", *abilities: Any, grade: int = 1, **fields: Any) -> Card:
    """A normal unit as its grade usually is; any field of a card record as keyword."""
    usual: dict[str, Any] = {
        "grade": grade, "power": _POWERS.get(grade, 11000), "shield": _SHIELDS.get(grade),
        "icons": _ICONS.get(grade, []), "trigger": "",
    }  # fmt: skip
    return CARDS.make(fields.pop("type", "normal"), name, *abilities, **usual | fields)


def trigger(icon: str, name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A trigger unit with this icon."""
    kind: dict[str, Any] = {"type": "trigger", "trigger": icon, "grade": 0}
    return unit(name, *abilities, **kind | fields)


def g_unit(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A G unit."""
    kind: dict[str, Any] = {"type": "G", "grade": 4}
    return unit(name, *abilities, **kind | fields)


PLAIN = CARDS.plain("normal")
PLAIN_VANGUARD = unit("Plain Vanguard", grade=3)


class Side(laying.Side):
    """What one player has. `vanguard` may be a list: leader and mate of a legion. `hearts`
    are under the vanguard. The G zone's cards lie face down unless they are `up(...)`."""

    GAME = "vanguard"
    WORDS: ClassVar = {"circles": "rear-guard", "g_zone": "G", "guardians": "guardian"}

    def __init__(
        self,
        vanguard: Given | list[Card] | None = None,
        hearts: Iterable[Card] = (),
        **has: Any,
    ) -> None:
        there = laying.listed(PLAIN_VANGUARD if vanguard is None else vanguard)
        for word, cards in (("mate", there[1:]), ("other heart", hearts)):
            there[:1] = [with_others(each, word, cards) for each in there[:1]]
        super().__init__(**has, vanguard=there[:1])


side = Side


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    rides = partialmethod(tables.Player.does, "ride")
    strides = partialmethod(tables.Player.does, "stride")
    intercepts = partialmethod(tables.Player.does, "intercept")

    def calls(self, card: Card, circle: int) -> None:
        """Normal call to a rear-guard circle."""
        self.does("call", card)
        self.chooses(circle)

    def uses(self, card: Card, number: int = 0) -> None:
        """Play an activated ability of a card, the first unless another is named."""
        self.does("act", card, number)

    def exchanges(self, circle: int) -> None:
        """Exchange the cards of a column, named by its front circle."""
        self._pick([("exchange", z.rear_guard_circle(self.seat, circle))])

    def attacks(self, attacker: Card, attacked: Card, boost: bool = False) -> None:
        """Attack from the start step on; with a booster asked for, boost or not. What public
        facts leave no choice of is not asked."""
        if self.table.prompt == "start step":
            self._pick([("attack",)])
        if self.table.prompt == "attacker":
            self.chooses(attacker)
        if self.table.prompt == "attacked":
            self.chooses(attacked)
        if self.table.prompt == "boost":
            options = self._asked().options
            self._pick([options[0] if boost else ("pass",)])
            if self.table.prompt == "boosted":
                self.chooses(attacker)
        else:
            assert not boost, "there is nobody to boost"
        frame = roles.now(self.table.game)
        if frame is not None:
            printed = self.table.game.state.printed
            found = [printed[place[0]] for place in frame.vars["attacking"]]
            assert not found or attacker in found, f"{found} attack"

    def ends_attacks(self) -> None:
        """Choose not to attack (any more)."""
        assert self.table.prompt == "start step", self.table.asks
        self.passes()

    def guards(self, card: Card, guarded: Card | None = None) -> None:
        """Call a guardian from hand."""
        self.does("guard", card)
        if guarded is not None and self.table.prompt == "guarded":
            self.chooses(guarded)

    # looking

    drop, soul, damage, bind = Zone("drop"), Zone("soul"), Zone("damage"), Zone("bind")
    g_zone, removed, trigger_zone = Zone("G"), Zone("removal"), Zone("trigger")
    guardians = Zone("guardian")

    def face_down(self, zone: str) -> list[Card]:
        """The cards of a zone that lie face down: "damage", "G", "bind" ..."""
        state = self.table.game.state
        cards = state.zones[z.LAYOUT.zone(zone, self.seat)]
        return [state.printed[card] for card in cards if state.face[card] == FACE_DOWN]

    @property
    def vanguard(self) -> Card | None:
        """The vanguard, in a legion its leader."""
        card = u.vanguard_of(self.table.game, self.seat)
        return None if card < 0 else self.table.game.state.printed[card]

    @property
    def vanguards(self) -> list[Card]:
        game = self.table.game
        return [game.state.printed[card] for card in u.vanguards_on(game, self.seat)]

    @property
    def hearts(self) -> list[Card]:
        game = self.table.game
        return [game.state.printed[card] for card in u.hearts_on(game, self.seat)]

    def circle(self, number: int) -> Card | None:
        """The card on a rear-guard circle."""
        return self.top("rear-guard", number)

    def circle_cards(self, number: int) -> list[Card]:
        return self.cards("rear-guard", number)

    stands = tables.Player.is_upright

    def is_locked(self, card: Card) -> bool:
        return u.is_locked(self.table.game, self.find(card))

    @property
    def vanguard_damage(self) -> int:
        return self.table.game.state.numbers[self.seat]["damage"]


class Table(tables.Table[Player]):
    SIDE, PLAYER, ALONE = Side, Player, True
    OPEN = ("main", "ride", "stride", "start step")


given = Table.given
battle = partial(Table.given, phase="battle phase")
fighting = partial(Table.in_turn_of, phase="battle phase")


def plain_decks() -> tuple[list[Card], list[Card]]:
    """A main deck and a G deck without texts."""
    names = {0: "Squire", 1: "Spear", 2: "Shield", 3: "Crown"}
    main = [unit(names[0], grade=0)]
    for grade, kinds in ((1, 4), (2, 3), (3, 2)):
        for kind in range(kinds):
            main += [unit(f"{names[grade]} {kind}", grade=grade)] * (4 if kind < 2 else 3)
    for icon in ("critical", "draw", "stand", "heal"):
        main += [trigger(icon, f"Bell {icon}")] * 4
    main += [unit("Page", grade=0)] * (50 - len(main))
    return main, [g_unit(f"Comet {kind}") for kind in range(4)]


def start(seed: int, log: bool = False, first: bool = True) -> Game:
    """A whole game of plain cards, at its first decision. `first`: whether the decks say
    which card is the first vanguard."""
    main, extra = plain_decks()
    rules = with_cards(load("vanguard").rules(), [*main, *extra], alone=True)

    def make(game: Game, seat: int) -> None:
        make_cards(game, seat, main, extra, main[0].number if first else "")

    return started(rules, seed, log, make)
