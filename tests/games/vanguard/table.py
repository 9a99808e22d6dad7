"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(vanguard=Ace, hand=[Scout]),
        them=side(circles={1: rested(Scout)}, damage=[Scout, down(Scout)]),
    )
    table.you.calls(Scout, 2)
    assert table.you.circle(2) == Scout

Cards are made on the spot with `unit`, `trigger` and `g_unit`; abilities are their text, or
terms (`having`). Rear-guard circles are numbered 1 left front, 2 right front, 3 left back,
4 center back, 5 right back. Nothing is random: decks lie in the order given, top first, with
plain cards under them. A verb acts at once, so the line that fails is the guilty one. Strict
both ways: a verb that the open decision does not offer fails, and so does a test that ends
with a question nobody answered (`table.done()` runs by itself).

Every answer given here is also given to a fork and to a saved and reloaded copy, and all
three must come out equal.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from headjudge.games import vanguard as vanguard_
from headjudge.games.vanguard.c02_cards import printed as c02_cards_printed
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c05_preparing import G_DECK, MAIN, make_cards
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c11_keywords.expansion import expand
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.state import FACE_DOWN, Frame, State
from tests.games import table as tables
from tests.games.table import bare, other, with_cards

_number = itertools.count(1)
CLAN = "Nubatama"

# -- cards ------------------------------------------------------------------------------

_ICONS = {0: ["boost"], 1: ["boost"], 2: ["intercept"], 3: ["twin drive"], 4: ["triple drive"]}
_POWERS = {0: 5000, 1: 7000, 2: 9000, 3: 11000, 4: 15000}
_SHIELDS = {0: 10000, 1: 5000, 2: 5000, 3: None, 4: None}


def unit(name: str = "", *abilities: Any, grade: int = 1, text: str = "", **fields: Any) -> Card:
    """A normal unit as its grade usually is; any field of a card record as keyword."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": fields.pop("number", f"TEST-{number:04}"),
        "name": name or f"Unit {number}",
        "type": "normal",
        "grade": grade,
        "power": _POWERS.get(grade, 11000),
        "shield": _SHIELDS.get(grade),
        "icons": _ICONS.get(grade, []),
        "clan": [CLAN],
        "text": text,
    } | fields
    card = c02_cards_printed.compile_card(
        c02_cards_printed.check_card([c02_cards_printed.Printed(**data)])[0]
    )
    return having(card, *abilities) if abilities else card


def trigger(icon: str, name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A trigger unit with this icon."""
    kind: dict[str, Any] = {"type": "trigger", "trigger": icon, "grade": 0}
    return unit(name, *abilities, **kind | fields)


def g_unit(name: str = "", *abilities: Any, **fields: Any) -> Card:
    """A G unit."""
    kind: dict[str, Any] = {"type": "G", "grade": 4}
    return unit(name, *abilities, **kind | fields)


def having(card: Card, *abilities: Any) -> Card:
    """The same card with abilities given as terms."""
    return Card(card.number, card.names, card.texts, card.values, expand(abilities))


PLAIN = unit("Plain Soldier", grade=1)
PLAIN_VANGUARD = unit("Plain Vanguard", grade=3)


class Lying:
    """A card that lies otherwise than usual."""

    def __init__(self, card: Card, rest: int = 0, face: int = 0) -> None:
        self.card = card
        self.rest = rest
        self.face = face


def rested(card: Card) -> Lying:
    return Lying(card, rest=1)


def down(card: Card) -> Lying:
    """Face down: in the damage zone, the bind zone, or (on a circle) a locked card."""
    return Lying(card, face=FACE_DOWN)


def up(card: Card) -> Lying:
    """Face up, where cards usually are not: in the G zone."""
    return Lying(card)


locked = down

Given = Card | Lying


def card_in(each: Given) -> Card:
    return each.card if isinstance(each, Lying) else each


# -- laying out -------------------------------------------------------------------------


class Side:
    """What one player has. `vanguard` may be a list: leader and mate of a legion. `hearts`
    are under the vanguard. The G zone's cards lie face down unless they are `up(...)`."""

    def __init__(
        self,
        vanguard: Given | list[Card] | None = None,
        circles: Mapping[int, Given | list[Card]] | None = None,
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        drop: Iterable[Card] = (),
        soul: Iterable[Card] = (),
        damage: Iterable[Given] | int = (),
        bind: Iterable[Given] = (),
        g_zone: Iterable[Given] = (),
        hearts: Iterable[Card] = (),
        guardians: Iterable[Card] = (),
        deck_of_plain: int = 10,
    ) -> None:
        self.vanguard = PLAIN_VANGUARD if vanguard is None else vanguard
        self.circles = dict(circles or {})
        self.hand = list(hand)
        self.deck = [*deck, *[PLAIN] * deck_of_plain]
        self.drop = list(drop)
        self.soul = list(soul)
        self.damage = [PLAIN] * damage if isinstance(damage, int) else list(damage)
        self.bind = list(bind)
        self.g_zone = list(g_zone)
        self.hearts = list(hearts)
        self.guardians = list(guardians)

    def cards(self) -> list[Card]:
        there: list[Given | list[Card]] = [
            self.vanguard, *self.circles.values(), *self.hand, *self.deck, *self.drop,
            *self.soul, *self.damage, *self.bind, *self.g_zone, *self.hearts, *self.guardians,
        ]  # fmt: skip
        flat = [card for each in there for card in (each if isinstance(each, list) else [each])]
        return [card_in(each) for each in flat]


side = Side


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine or Side(), other(who): theirs or Side()}


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    seed: int = 1,
    turn: int = 3,
    others: Iterable[Card] = (),
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none). `others` are
    cards that must be known besides, as the other sides of cards."""
    sides = [you or Side(), them or Side()]
    rules = with_cards(
        vanguard_.TITLE.rules(), [*sides[0].cards(), *sides[1].cards(), *others], alone=True
    )
    game = bare(rules, "1.48", turn_of, turn, seed)
    for seat, each in enumerate(sides):
        _lay_out(game, seat, each)
    game.state.limits["turn began"] = game.state.tick()
    game.survey = game.rules.terms.survey(game)
    table = Table(game, Player(0), Player(1))
    table.runs(phase)
    return table


def _lay_out(game: Game, seat: int, each: Side) -> None:
    state = game.state
    state.numbers[seat]["damage"] = 0
    for card in each.deck:
        game.put(game.make(card, seat, MAIN), z.deck_of(seat), "bottom")
    for zone, cards in (
        (z.hand_of(seat), each.hand),
        (z.drop_of(seat), each.drop),
        (z.soul_of(seat), each.soul),
        (z.damage_of(seat), each.damage),
        (z.bind_of(seat), each.bind),
    ):
        for one in cards:
            _put(game, seat, one, zone)
    for one in each.g_zone:
        _put(game, seat, down(one) if isinstance(one, Card) else one, z.g_zone_of(seat))
    hearts = [_put(game, seat, one, z.vanguard_circle(seat)) for one in each.hearts]
    vanguards = each.vanguard if isinstance(each.vanguard, list) else [each.vanguard]
    made = [_put(game, seat, one, z.vanguard_circle(seat)) for one in vanguards]
    if len(made) > 1:
        links.link(game, u.LEGION, made[1], made[0], seat)
    for heart in hearts:
        state.host[heart] = made[0]
    for number, there in each.circles.items():
        for one in there if isinstance(there, list) else [there]:
            _put(game, seat, one, z.rear_guard_circle(seat, number))
    for one in each.guardians:
        game.turn_to(_put(game, seat, one, z.guardian_circle(seat)), 1)


def _put(game: Game, seat: int, each: Given, zone: int) -> int:
    lying = each if isinstance(each, Lying) else Lying(each)
    origin = G_DECK if lying.card.values["type"] == "G" else MAIN
    card = game.make(lying.card, seat, origin)
    game.put(card, zone, face=lying.face)
    if lying.rest:
        game.turn_to(card, 1)
    return card


def battle(
    you: Side | None = None, them: Side | None = None, turn_of: str = "you", **more: Any
) -> Table:
    """The table in the battle phase."""
    return given(you, them, "battle phase", turn_of, **more)


def fighting(
    who: str, mine: Side | None = None, theirs: Side | None = None, **more: Any
) -> tuple[Table, Player, Player]:
    """The table in the battle phase of this player, then that player and the other."""
    table = battle(**seats(who, mine, theirs), turn_of=who, **more)
    return table, table.player(who), table.player(other(who))


# -- acting and looking -----------------------------------------------------------------


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    def rides(self, card: Card) -> None:
        self.does("ride", card)

    def strides(self, card: Card) -> None:
        self.does("stride", card)

    def calls(self, card: Card, circle: int) -> None:
        """Normal call to a rear-guard circle."""
        self.does("call", card)
        self.chooses(circle)

    def uses(self, card: Card, number: int = 0) -> None:
        """Play an activated ability of a card, the first unless another is named."""
        state = self.table.game.state
        for option in self._asked().options:
            named = option[0] == "act" and option[2] == number
            if named and state.printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"the ability of {card.name} is not offered: {self.offered}")

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

    def intercepts(self, card: Card) -> None:
        self.does("intercept", card)

    # looking

    @property
    def hand(self) -> list[Card]:
        return self._cards(z.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(z.deck_of(self.seat))

    @property
    def drop(self) -> list[Card]:
        return self._cards(z.drop_of(self.seat))

    @property
    def soul(self) -> list[Card]:
        return self._cards(z.soul_of(self.seat))

    @property
    def damage(self) -> list[Card]:
        return self._cards(z.damage_of(self.seat))

    @property
    def bind(self) -> list[Card]:
        return self._cards(z.bind_of(self.seat))

    @property
    def g_zone(self) -> list[Card]:
        return self._cards(z.g_zone_of(self.seat))

    @property
    def removed(self) -> list[Card]:
        return self._cards(z.removal_of(self.seat))

    @property
    def trigger_zone(self) -> list[Card]:
        return self._cards(z.trigger_of(self.seat))

    @property
    def guardians(self) -> list[Card]:
        return self._cards(z.guardian_circle(self.seat))

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
        cards = self.circle_cards(number)
        return cards[-1] if cards else None

    def circle_cards(self, number: int) -> list[Card]:
        return self._cards(z.rear_guard_circle(self.seat, number))

    def power(self, card: Card) -> int:
        return int(self.value(card, "power"))

    def stands(self, card: Card) -> bool:
        return self.table.game.state.rest[self.find(card)] == 0

    def is_locked(self, card: Card) -> bool:
        return u.is_locked(self.table.game, self.find(card))

    @property
    def vanguard_damage(self) -> int:
        return self.table.game.state.numbers[self.seat]["damage"]


# -- whole games --------------------------------------------------------------------------


class Table(tables.Table[Player]):
    OPEN = ("main", "ride", "stride", "start step")


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
    rules = with_cards(vanguard_.TITLE.rules(), [*main, *extra], alone=True)
    state = State("vanguard", "1.48", 2, z.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [] if log else None)
    for seat in (0, 1):
        make_cards(game, seat, main, extra, main[0].number if first else "")
    game.survey = game.rules.terms.survey(game)
    state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game
