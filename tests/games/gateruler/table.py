"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(attack={1: Fox}, hand=[Zap], resources=2),
        them=side(defense=Wall, set=[Trap], damage=3),
    )
    table.you.plays(Zap)

Cards are made on the spot with `unit`, `event`, `field` and `ruler`; abilities are terms. Nothing
is random: decks lie in the order given, top first, with plain cards under them. A verb acts at
once, so the line that fails is the guilty one. Strict both ways: a verb that the open decision
does not offer fails, and so does a test that ends with a question nobody answered.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

import pytest

from headjudge.games import gateruler
from headjudge.games.gateruler import c02_cards, c04_players
from headjudge.games.gateruler.c03_zones import charges as c03_zones_charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import close_zones
from headjudge.games.gateruler.c04_players import MAIN, RULER, make_cards
from headjudge.games.gateruler.c05_preparation.rulers import RulerPart
from headjudge.games.gateruler.c13_damage import ruler_damage, unit_damage
from headjudge.games.gateruler.c16_keywords.granting import expand
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Frame
from tests.games import table as tables
from tests.games.table import bare, with_cards

_number = itertools.count(1)

# -- cards ------------------------------------------------------------------------------


def card(name: str, kind: str, *abilities: Any, **fields: Any) -> Card:
    """A card of this type; any field of a card record as keyword."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}", "name": name or f"{kind} {number}", "type": kind,
    } | fields  # fmt: skip
    made = c02_cards.compile_card(c02_cards.check([c02_cards.Printed(**data)])[0])
    return Card(made.number, made.names, made.texts, made.values, expand(abilities))


def unit(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A unit: level 0, ATK 2, HP 3, STK 1 unless it is said otherwise."""
    return card(name, "unit", *abilities, **{"atk": 2, "hp": 3, "stk": 1} | fields)


def event(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """An event; its effect is a `v.EventEffect`."""
    return card(name, "event", *abilities, **fields)


def field(name: str = "", *abilities: Any, **fields: Any) -> Card:
    return card(name, "field", *abilities, **fields)


def ruler(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A ruler with a life of 8, ATK 3 and STK 1; what its sheet says as keyword."""
    own = ("life", "atk", "stk", "number")
    printed = {"life": 8, "atk": 3, "stk": 1} | {k: x for k, x in fields.items() if k in own}
    sheet = RulerPart(**{k: x for k, x in fields.items() if k not in own})
    return card(name, "ruler", *abilities, **printed, ruler=sheet)


PLAIN = unit("Plain Hand")
RULER_CARD = ruler("Plain Ruler")


class Lying:
    """A card that lies otherwise than usual, or with charges under it."""

    def __init__(
        self, card: Card, rest: int = 0, face: int = 0, charges: Iterable[Card] = ()
    ) -> None:
        self.card = card
        self.rest = rest
        self.face = face
        self.charges = list(charges)


def exhausted(card: Card) -> Lying:
    return Lying(card, rest=1)


def down(card: Card) -> Lying:
    """Face down: in the damage zone or the drive zone."""
    return Lying(card, face=FACE_DOWN)


def charged(card: Card, *charges: Card) -> Lying:
    return Lying(card, charges=charges)


Given = Card | Lying


def card_in(each: Given) -> Card:
    return each.card if isinstance(each, Lying) else each


# -- laying out -------------------------------------------------------------------------


class Side:
    """What one player has: cards in attack and set zones by number."""

    def __init__(
        self,
        ruler: Given = RULER_CARD,
        attack: Mapping[int, Given] | None = None,
        defense: Given | None = None,
        set: Iterable[Card] = (),
        field: Iterable[Card] = (),
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        drive: Iterable[Given] = (),
        damage: Iterable[Given] | int = (),
        graveyard: Iterable[Card] = (),
        resources: int = 0,
        deck_of_plain: int = 10,
    ) -> None:
        self.ruler = ruler
        self.attack = dict(attack or {})
        self.defense = defense
        self.set = list(set)
        self.field = list(field)
        self.hand = list(hand)
        self.deck = [*deck, *[PLAIN] * deck_of_plain]
        self.drive = list(drive)
        self.damage = [PLAIN] * damage if isinstance(damage, int) else list(damage)
        self.graveyard = list(graveyard)
        self.resources = resources

    def cards(self) -> list[Card]:
        there: list[Given] = [
            self.ruler, *self.attack.values(), *self.set, *self.field, *self.hand, *self.deck,
            *self.drive, *self.damage, *self.graveyard,
            *([] if self.defense is None else [self.defense]),
        ]  # fmt: skip
        under = [each for one in there if isinstance(one, Lying) for each in one.charges]
        return [*[card_in(each) for each in there], *under]


side = Side


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    turn: int = 3,
    seed: int = 1,
    others: Iterable[Card] = (),
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none). `others` are cards
    that must be known besides."""
    sides = [you or Side(), them or Side()]
    rules = with_cards(
        gateruler.TITLE.rules(), [*sides[0].cards(), *sides[1].cards(), *others], alone=True
    )
    game = bare(rules, "1.5.0", turn_of, turn, seed)
    ruler_damage.begin_undamaged(game)
    c04_players.begin_counting(game)
    for seat, each in enumerate(sides):
        _lay_out(game, seat, each)
    game.survey = game.rules.terms.survey(game)
    table = Table(game, Player(0), Player(1))
    if phase == "attack phase":
        table.runs(phase, attacks=0)
    elif phase == "end phase":
        table.runs("turn")
    else:
        table.runs(phase)
    return table


def attacking(you: Side | None = None, them: Side | None = None, **more: Any) -> Table:
    """The table in the attack phase."""
    return given(you, them, "attack phase", **more)


def in_turn_of(
    who: str, mine: Side, theirs: Side | None = None, phase: str = "main phase", **more: Any
) -> tuple[Table, Player, Player]:
    """The table in the turn of this player, then that player and the other."""
    you, them = (mine, theirs) if who == "you" else (theirs, mine)
    table = given(you, them, phase, who, **more)
    return table, table.player(who), table.player(tables.other(who))


def _lay_out(game: Game, seat: int, each: Side) -> None:
    _put(game, seat, each.ruler, z.ruler_of(seat), RULER)
    close_zones(game, seat)
    for printed in each.deck:
        game.put(game.make(printed, seat, MAIN), z.deck_of(seat), "bottom")
    for zone, cards in (
        (z.field_of(seat), each.field),
        (z.hand_of(seat), each.hand),
        (z.drive_of(seat), each.drive),
        (z.damage_of(seat), each.damage),
        (z.graveyard_of(seat), each.graveyard),
        (z.resource_of(seat), [c02_cards.RESOURCE] * each.resources),
    ):
        for lying in cards:
            _put(game, seat, lying, zone)
    for number, hidden in enumerate(each.set, 1):
        _put(game, seat, hidden, z.set_zone(seat, number))
    for number, there in each.attack.items():
        _put(game, seat, there, z.attack_zone(seat, number))
    if each.defense is not None:
        made = _put(game, seat, each.defense, z.defense_zone(seat))
        game.turn_to(made, 1)


def _put(game: Game, seat: int, each: Given, zone: int, origin: int = MAIN) -> int:
    lying = each if isinstance(each, Lying) else Lying(each)
    made = game.make(lying.card, seat, origin)
    game.put(made, zone, face=lying.face)
    if lying.rest:
        game.turn_to(made, 1)
    for one in lying.charges:
        charge = game.make(one, seat, MAIN)
        game.put(charge, z.charge_of(seat))
        links.link(game, c03_zones_charges.CHARGE, charge, made, seat)
    return made


# -- acting and looking -----------------------------------------------------------------


class Table(tables.Table["Player"]):
    """The table: `you` and `them`, and what is true of both."""

    OPEN: ClassVar[tuple[str, ...]] = ("act", "attack")

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
        while self.prompt == "act" and len(self.game.state.stack) == before:
            asked = self.asks
            assert asked is not None
            if not before and self.game.state.turn_player == asked.seat:
                break
            self.answer(asked.options.index(("pass",)))

    def resolve(self) -> None:
        """Everybody passes until the gate is empty or something else is asked."""
        while self.prompt == "act" and self.game.state.stack:
            asked = self.asks
            assert asked is not None
            self.answer(asked.options.index(("pass",)))


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    def summons(self, card: Card, zone: int | str) -> None:
        """Normal summon to an attack zone by number, or to "defense"; it waits in the gate."""
        self.does("summon", card)
        if self.table.prompt == "zone":
            self.chooses_zone(zone)

    def plays(self, card: Card) -> None:
        """Play an event or a field."""
        self.does("play", card)

    def sets(self, card: Card, zone: int = 1) -> None:
        self.does("set", card)
        if self.table.prompt == "set zone":
            self._pick([("zone", z.set_zone(self.seat, zone))])

    def uses(self, card: Card, number: int = 0) -> None:
        """Play an activated ability of a card."""
        self.does_with("ability", card, number)

    def rearranges(self, one: int | str, other: int | str) -> None:
        zones = sorted([self.zone(one), self.zone(other)])
        self._pick([("rearrange", zones[0], zones[1])])

    def attacks(self, attacker: Card, target: int | str) -> None:
        """Attack a zone of the other player: an attack zone by number, "defense" or "ruler"."""
        other = self.table.you if self.seat else self.table.them
        self.does_with("attack", attacker, other.zone(target))

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

    def does_with(self, verb: str, card: Card, more: int) -> None:
        """An option of a verb, a card and a zone or number."""
        state = self.table.game.state
        for option in self._asked().options:
            fits = option[0] == verb and option[2:] == (more,)
            if fits and state.printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"{verb} {card.name} is not offered: {self._asked()}")

    # looking

    @property
    def hand(self) -> list[Card]:
        return self._cards(z.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(z.deck_of(self.seat))

    @property
    def graveyard(self) -> list[Card]:
        return self._cards(z.graveyard_of(self.seat))

    @property
    def damage(self) -> list[Card]:
        return self._cards(z.damage_of(self.seat))

    @property
    def drive(self) -> list[Card]:
        return self._cards(z.drive_of(self.seat))

    @property
    def counter(self) -> list[Card]:
        return self._cards(z.counter_of(self.seat))

    @property
    def fields(self) -> list[Card]:
        return self._cards(z.field_of(self.seat))

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
        cards = self._cards(z.attack_zone(self.seat, number))
        return cards[-1] if cards else None

    @property
    def defense(self) -> Card | None:
        """The card in the first defense zone."""
        cards = self._cards(z.defense_zone(self.seat))
        return cards[-1] if cards else None

    def find(self, card: Card) -> int:
        """The first of this player's cards of that definition, in play or else anywhere."""
        state = self.table.game.state
        there = [
            each
            for each in range(len(state.printed))
            if state.printed[each] is card
            and state.place[each] >= 0
            and z.LAYOUT.seat[state.place[each]] == self.seat
        ]
        assert there, f"{card.name} is not here"
        in_play = [each for each in there if z.is_in_play(state.place[each])]
        return (in_play or there)[0]

    def value(self, card: Card, name: str) -> Any:
        """A card's present value."""
        return self.table.game.value(self.find(card), name)

    def damage_on(self, card: Card) -> int:
        return unit_damage.damage_on(self.table.game, self.find(card))

    def is_ready(self, card: Card) -> bool:
        return self.table.game.state.rest[self.find(card)] == 0

    def charges(self, card: Card) -> list[Card]:
        game = self.table.game
        return [
            game.state.printed[each] for each in c03_zones_charges.charges_of(game, self.find(card))
        ]


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
    rules = with_cards(gateruler.TITLE.rules(), [*deck, *rulers, *more], alone=True)
    game = bare(rules, "1.5.0", "you", 0, seed)
    if not log:
        game.log = None
    for seat in (0, 1):
        make_cards(game, seat, rulers[seat], geases[seat], list(deck))
    game.survey = game.rules.terms.survey(game)
    game.state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game
