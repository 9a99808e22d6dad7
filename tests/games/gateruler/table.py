"""A table of this game to try rulings on; `tests/games/table.py` says how.

table = given(
    you=side(attack={1: Fox}, hand=[Zap], resources=2),
    them=side(defense=Wall, set=[Trap], damage=3),
)
table.you.plays(Zap)
"""

from __future__ import annotations

from functools import cache, partial, partialmethod
from typing import Any, ClassVar

from headjudge.games import load
from headjudge.games.gateruler import c02_cards
from headjudge.games.gateruler.c03_zones import charges as c03_zones_charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c04_players import make_cards
from headjudge.games.gateruler.c05_preparation.rulers import RulerPart
from headjudge.games.gateruler.c13_damage import unit_damage
from headjudge.games.gateruler.c16_keywords.granting import expand
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language.positions import Laid
from tests.games import laying
from tests.games import table as tables
from tests.games.laying import Given, down, rested, with_cards, with_others
from tests.games.table import Zone, started

__all__ = ["Given", "down"]

CARDS = laying.Cards("gateruler", expand)
PLAIN, RULER_CARD = CARDS.plain("unit"), CARDS.plain("ruler")
exhausted = rested
unit = partial(CARDS.make, "unit")  # level 0, ATK 2, HP 3, STK 1 unless it is said otherwise
event = partial(CARDS.make, "event")  # its effect is a `v.EventEffect`
field = partial(CARDS.make, "field")


def card(name: str, kind: str, *abilities: Any, **fields: Any) -> Card:
    return CARDS.make(kind, name, *abilities, **fields)


def ruler(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A ruler with a life of 8, ATK 3 and STK 1; what its sheet says as keyword."""
    own = {key: each for key, each in fields.items() if key in ("life", "atk", "stk", "number")}
    sheet = RulerPart(**{key: each for key, each in fields.items() if key not in own})
    return CARDS.make("ruler", name, *abilities, ruler=sheet, **own)


def charged(card: Given, *charges: Card) -> Laid:
    return with_others(card, "charges", charges)


class Side(laying.Side):
    """What one player has: cards in attack and set zones by number."""

    GAME = "gateruler"
    WORDS: ClassVar = {"resources": "resource"}


side = Side


class Table(tables.Table["Player"]):
    SIDE, ALONE, OPEN = Side, True, ("act", "attack")

    def runs(self, procedure: str, **vars: Any) -> None:
        if procedure == "attack phase":
            vars["attacks"] = 0
        super().runs("turn" if procedure == "end phase" else procedure, **vars)

    @property
    def gate(self) -> list[Card]:
        """The cards in the gate, the topmost first."""
        state = self.game.state
        return [state.printed[each] for each in state.zones[z.GATE]]

    @property
    def waiting(self) -> list[str]:
        """The processes in the gate, the topmost last."""
        return [frame.procedure for frame in self.game.state.stack]

    def both_pass(self) -> None:
        """Whoever is asked gives up priority until something in the gate was resolved, or
        something else is asked."""
        before = len(self.game.state.stack)
        while self.asks is not None and self.prompt == "act":
            idle = not before and self.game.state.turn_player == self.asks.seat
            if idle or len(self.game.state.stack) != before:
                break
            self.player(self.asked).passes()

    def resolve(self) -> None:
        """Everybody passes until the gate is empty or something else is asked."""
        while self.prompt == "act" and self.game.state.stack:
            self.player(self.asked).passes()


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    def summons(self, card: Card, zone: int | str) -> None:
        """Normal summon to an attack zone by number, or to "defense"; it waits in the gate."""
        self.does("summon", card)
        if self.table.prompt == "zone":
            self.chooses_zone(zone)

    plays = partialmethod(tables.Player.does, "play")  # an event or a field

    def sets(self, card: Card, zone: int = 1) -> None:
        self.does("set", card)
        if self.table.prompt == "set zone":
            self._pick([("zone", z.set_zone(self.seat, zone))])

    def uses(self, card: Card, number: int = 0) -> None:
        """Play an activated ability of a card."""
        self.does("ability", card, number)

    def rearranges(self, one: int | str, other: int | str) -> None:
        zones = sorted([self.zone(one), self.zone(other)])
        self._pick([("rearrange", zones[0], zones[1])])

    def attacks(self, attacker: Card, target: int | str) -> None:
        """Attack a zone of the other player: an attack zone by number, "defense" or "ruler"."""
        other = self.table.you if self.seat else self.table.them
        self.does("attack", attacker, other.zone(target))

    def zone(self, name: int | str) -> int:
        """One of the player's zones: an attack zone by number, "defense", "ruler"."""
        if isinstance(name, int):
            return z.attack_zone(self.seat, name)
        return z.ruler_of(self.seat) if name == "ruler" else z.defense_zone(self.seat)

    def find_zone(self, kind: str, number: int = 1) -> int:
        """One of the player's zones of this kind."""
        return z.LAYOUT.zone(kind, self.seat, number)

    def chooses_zone(self, name: int | str) -> None:
        self._pick([("zone", self.zone(name))])

    # looking

    graveyard, damage, drive = Zone("graveyard"), Zone("damage"), Zone("drive")
    counter, fields = Zone("counter"), Zone("field")

    @property
    def set_cards(self) -> list[Card]:
        game = self.table.game
        return [game.state.printed[each] for each in u.set_cards(game, self.seat)]

    @property
    def life(self) -> int:
        return c02_cards.current_life(self.table.game, self.seat)

    @property
    def ready_resources(self) -> int:
        state = self.table.game.state
        return len([c for c in state.zones[z.resource_of(self.seat)] if not state.rest[c]])

    def attack(self, number: int) -> Card | None:
        """The card in an attack zone."""
        return self.top("attack", number)

    @property
    def defense(self) -> Card | None:
        """The card in the first defense zone."""
        return self.top("defense")

    def damage_on(self, card: Card) -> int:
        return unit_damage.damage_on(self.table.game, self.find(card))

    is_ready = tables.Player.is_upright

    def charges(self, card: Card) -> list[Card]:
        game = self.table.game
        under = c03_zones_charges.charges_of(game, self.find(card))
        return [game.state.printed[each] for each in under]


Table.PLAYER = Player
given = Table.given
in_turn_of = Table.in_turn_of
attacking = partial(Table.given, phase="attack phase")


# -- whole games --------------------------------------------------------------------------

DRAWER = ruler(
    "Plain Drawer", setup=["draw 4", "redraw", "resources 3"],
    start_of_turn=["ready resources all", "draw 2"], summon_cap=2, set_cap=2,
)  # fmt: skip
DRIVER = ruler(
    "Plain Driver", hand=False, set_zones=2, start_of_turn=["drive 3"], summon_cap=2,
    pays_levels=False, level_cap=9,
)  # fmt: skip


@cache
def plain_deck() -> tuple[Card, ...]:
    """A deck without texts."""
    cards = [
        unit(f"Rank {kind}", level=kind % 4, atk=1 + kind % 5, hp=2 + kind % 4, stk=1 + kind % 2)
        for kind in range(10)
    ]
    return tuple(
        [
            *[each for each in cards for _copy in range(4)],
            *[event("Plain Word")] * 6,
            *[field("Plain Meadow")] * 4,
        ]
    )


def start(
    seed: int,
    log: bool = False,
    rulers: tuple[Card, Card] = (DRAWER, DRIVER),
    deck: tuple[Card, ...] = (),
    geases: tuple[Card | None, Card | None] = (None, None),
) -> Game:
    """A whole game, of plain cards unless a deck is given, at its first decision."""
    deck = deck or plain_deck()
    more = [each for each in geases if each is not None]
    rules = with_cards(load("gateruler").rules(), [*deck, *rulers, *more], alone=True)

    def make(game: Game, seat: int) -> None:
        make_cards(game, seat, rulers[seat], geases[seat], list(deck))

    return started(rules, seed, log, make)
