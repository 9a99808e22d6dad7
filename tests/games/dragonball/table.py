"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(hand=[Runner], energy=3),
        them=side(battle=[rested(Wall)], life=4),
    )
    table.you.plays(Runner)
    table.you.attacks(Runner, Wall)

Cards are made on the spot with `battle_card`, `extra_card` and `leader`; skills are terms, given
after the name. `energy=3` is three plain cards, `life=4` four. Nothing is random: decks lie
in order, top first, with plain cards below. A verb acts at once, so the line that fails is the
guilty one. Strict both ways: a verb that the open decision does not offer fails, and so does a
test that ends with a question nobody answered (`table.done()` runs by itself).

A window in which the other player can do nothing but pass answers itself, unless the table was
laid out with `windows=True`: whoever holds a card is asked at every counter timing. With
`pays=True` energy is paid without being asked for where the cards are all alike.

Every answer given here is also given to a fork and to a saved and reloaded copy, and all three
must come out equal.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

import pytest

from headjudge.games import dragonball
from headjudge.games.dragonball.c02_cards import printed as c02_cards_printed
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics.masters import LEADER, MAIN, make_cards
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c09_rule_processing import BEGUN
from headjudge.games.dragonball.c10_keywords.bundles import expand
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import PASS, Decision
from headjudge.kernel.game import Game
from headjudge.kernel.random import key_of
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import Frame, State
from headjudge.language import terms as t
from tests.games import table as tables
from tests.games.table import bare, other, with_cards

_number = itertools.count(1)
_backs: dict[str, Card] = {}

# -- cards ------------------------------------------------------------------------------


def battle_card(name: str = "", *skills: Any, **fields: Any) -> Card:
    """A red Battle Card of cost 1 and power 10000; any field of a card record as keyword."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name or f"Fighter {number}",
        "type": "battle",
        "color": ["red"],
        "power": 10000,
        "energy_cost": 1,
        "combo_cost": 0,
        "combo_power": 5000,
    } | fields
    return _made(data, skills)


def extra_card(name: str = "", *skills: Any, **fields: Any) -> Card:
    """A red Extra Card of cost 1."""
    number = next(_number)
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name or f"Device {number}",
        "type": "extra",
        "color": ["red"],
        "energy_cost": 1,
    } | fields
    return _made(data, skills)


def leader(
    name: str = "",
    *skills: Any,
    back: Iterable[Any] = (),
    behind: dict[str, Any] | None = None,
    **fields: Any,
) -> Card:
    """A red leader of power 10000; `back` are the skills of its other side (power 15000), and
    `behind` any other fields of it."""
    number = next(_number)
    name = name or f"Leader {number}"
    color = fields.get("color", ["red"])
    data: dict[str, Any] = {
        "number": f"TEST-{number:04}",
        "name": name,
        "type": "leader",
        "color": color,
        "power": 10000,
        "back": c02_cards_printed.Side(
            **({"name": f"{name}, awakened", "color": color, "power": 15000} | (behind or {}))
        ),
    } | fields
    printed = c02_cards_printed.check_cards([c02_cards_printed.Printed(**data)])[0]
    assert printed.back is not None
    _backs[printed.number] = c02_cards_printed.make_side(
        printed, printed.back, printed.number + c02_cards_printed.BACK, printed.number,
        expand(tuple(back)),
    )  # fmt: skip
    other = printed.number + c02_cards_printed.BACK
    return c02_cards_printed.make_side(
        printed, printed, printed.number, other, expand(tuple(skills))
    )


def _made(data: dict[str, Any], skills: tuple[Any, ...]) -> Card:
    printed = c02_cards_printed.check_cards([c02_cards_printed.Printed(**data)])[0]
    return c02_cards_printed.make_side(printed, printed, printed.number, "", expand(skills))


def word(name: str, number: int | None = None, *details: Any) -> t.Keyword:
    """A keyword with what belongs to it."""
    return t.Keyword(name, number, details)


PLAIN = battle_card("Plain Fighter")
PLAIN_LEADER = leader("Plain Leader")


class Lying:
    """A card that lies otherwise than usual: in Rest Mode, or on top of others."""

    def __init__(self, card: Card, rest: int = 0, on: tuple[Card, ...] = ()) -> None:
        self.card = card
        self.rest = rest
        self.on = on


def rested(card: Card) -> Lying:
    return Lying(card, rest=1)


def stacked(card: Card, *on: Card) -> Lying:
    """A card on top of others, the lowest last."""
    return Lying(card, on=on)


Given = Card | Lying


# -- laying out -------------------------------------------------------------------------


def _several(cards: Iterable[Given] | int) -> list[Given]:
    return [PLAIN] * cards if isinstance(cards, int) else list(cards)


class Side:
    """What one player has."""

    def __init__(
        self,
        leader: Given | None = None,
        battle: Iterable[Given] = (),
        combo: Iterable[Given] = (),
        energy: Iterable[Given] | int = (),
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        drop: Iterable[Card] | int = (),
        life: Iterable[Card] | int = 8,
        warp: Iterable[Card] = (),
        deck_of_plain: int = 10,
    ) -> None:
        self.leader: Given = PLAIN_LEADER if leader is None else leader
        self.battle = list(battle)
        self.combo = list(combo)
        self.energy = _several(energy)
        self.hand = list(hand)
        self.deck = [*deck, *[PLAIN] * deck_of_plain]
        self.drop = _several(drop)
        self.life = _several(life)
        self.warp = list(warp)

    def cards(self) -> list[Card]:
        there: list[Given] = [
            self.leader, *self.battle, *self.combo, *self.energy, *self.hand, *self.deck,
            *self.drop, *self.life, *self.warp,
        ]  # fmt: skip
        found: list[Card] = []
        for each in there:
            if isinstance(each, Lying):
                found.extend([each.card, *each.on])
            else:
                found.append(each)
        return found


side = Side


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine or Side(), other(who): theirs or Side()}


def _rules(cards: Iterable[Card]) -> Rules:
    cards = list(cards)
    backs = [_backs[card.number] for card in cards if card.number in _backs]
    return with_cards(dragonball.TITLE.rules(), [*cards, *backs])


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    seed: int = 1,
    turn: int = 3,
    windows: bool = False,
    pays: bool = False,
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none)."""
    sides = [you or Side(), them or Side()]
    rules = _rules([*sides[0].cards(), *sides[1].cards()])
    game = bare(rules, "1.074", turn_of, turn, seed)
    state = game.state
    for seat, each in enumerate(sides):
        _lay_out(game, seat, each)
    state.limits["turn began"] = state.tick()
    state.limits[BEGUN] = 1
    game.survey = game.rules.terms.survey(game)
    table = Table(game, Player(0), Player(1))
    table.windows = windows
    table.pays = pays
    table.runs(phase)
    return table


def _lay_out(game: Game, seat: int, each: Side) -> None:
    for card in each.deck:
        game.put(game.make(card, seat, MAIN), a.deck_area(seat), "bottom")
    for zone, cards in (
        (a.leader_area(seat), [each.leader]),
        (a.battle_area(seat), each.battle),
        (a.combo_area(seat), each.combo),
        (a.energy_area(seat), each.energy),
        (a.hand_of(seat), each.hand),
        (a.drop_area(seat), each.drop),
        (a.life_area(seat), each.life),
        (a.warp_of(seat), each.warp),
    ):
        for one in cards:
            _put(game, seat, one, zone)


def _put(game: Game, seat: int, each: Given, zone: int) -> int:
    lying = each if isinstance(each, Lying) else Lying(each)
    origin = LEADER if lying.card.values["type"] == "leader" else MAIN
    card = game.make(lying.card, seat, origin)
    game.put(card, zone)
    if lying.rest:
        game.turn_to(card, 1)
    for below in reversed(lying.on):
        game.put(game.make(below, seat, MAIN), zone, "top", host=card)
    return card


# -- acting and looking -----------------------------------------------------------------


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    def plays(self, card: Card) -> None:
        """Play a Battle Card from the hand for its cost. Which energy pays is asked only if
        there is a choice."""
        self.does("play", card)

    def attacks(self, attacker: Card, target: Card) -> None:
        """Attack, from the Main Phase."""
        printed = self.table.game.state.printed
        for option in self._asked().options:
            if (
                option[0] == "attack"
                and printed[int(option[1])] is attacker
                and printed[int(option[2])] is target
            ):
                self._pick([option])
                return
        pytest.fail(f"{attacker.name} cannot attack {target.name}: {self._asked().options}")

    def combos(self, card: Card) -> None:
        self.does("combo", card)

    def uses(self, card: Card, number: int = 0, verb: str = "activate") -> None:
        """Activate a skill of a card, the first unless another is named."""
        printed = self.table.game.state.printed
        for option in self._asked().options:
            named = option[0] == verb and option[2] == number
            if named and printed[int(option[1])] is card:
                self._pick([option])
                return
        pytest.fail(f"the skill of {card.name} is not offered: {self.offered}")

    def counters(self, card: Card, number: int = 0) -> None:
        """Activate a [Counter] of a card."""
        self.uses(card, number, "counter")

    def charges(self, card: Card) -> None:
        assert self.table.prompt == "charge", self.table.asks
        self.chooses(card)

    # looking

    def _cards(self, zone: int) -> list[Card]:
        state = self.table.game.state
        return [state.printed[card] for card in state.zones[zone] if state.host[card] < 0]

    @property
    def hand(self) -> list[Card]:
        return self._cards(a.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(a.deck_area(self.seat))

    @property
    def drop(self) -> list[Card]:
        return self._cards(a.drop_area(self.seat))

    @property
    def life(self) -> list[Card]:
        return self._cards(a.life_area(self.seat))

    @property
    def energy(self) -> list[Card]:
        return self._cards(a.energy_area(self.seat))

    @property
    def active_energy(self) -> list[Card]:
        state = self.table.game.state
        cards = state.zones[a.energy_area(self.seat)]
        return [state.printed[card] for card in cards if not state.rest[card]]

    @property
    def warp(self) -> list[Card]:
        return self._cards(a.warp_of(self.seat))

    @property
    def removed(self) -> list[Card]:
        return self._cards(a.removed_of(self.seat))

    @property
    def battle(self) -> list[Card]:
        """The battle area, without what lies under other cards."""
        return self._cards(a.battle_area(self.seat))

    @property
    def combo(self) -> list[Card]:
        return self._cards(a.combo_area(self.seat))

    @property
    def leader(self) -> Card:
        """The side of the leader that faces up."""
        return self._cards(a.leader_area(self.seat))[0]

    def under(self, card: Card) -> list[Card]:
        """What lies under a card, the lowest first."""
        state = self.table.game.state
        return [state.printed[each] for each in a.beneath(self.table.game, self.find(card))]

    def power(self, card: Card) -> int:
        return int(self.value(card, "power"))

    def is_active(self, card: Card) -> bool:
        return self.table.game.state.rest[self.find(card)] == 0

    def guards(self, card: Card) -> bool:
        """Whether it is the guard card of the battle."""
        return roles.guard_card(self.table.game) == self.find(card)


class Table(tables.Table[Player]):
    OPEN = ("main", "charge")
    windows = False  # whether a test answers every window itself
    pays = False  # whether energy that is all alike is paid without the test

    def runs(self, procedure: str, **vars: Any) -> None:
        super().runs(procedure, **vars)
        self.skip_windows()

    def begins(self, procedure: str, **vars: Any) -> None:
        super().begins(procedure, **vars)
        self.skip_windows()

    def answer(self, *picks: int) -> None:
        super().answer(*picks)
        self.skip_windows()

    def skip_windows(self) -> None:
        """Windows in which there is nothing to do but pass are passed, and energy is paid."""
        while self.asks is not None and self._answers_itself(self.asks):
            super().answer(*range(self.asks.least))

    def _answers_itself(self, asked: Decision) -> bool:
        """Whether it is a window without a counter, or energy of which all cards are alike."""
        if asked.prompt == "counter":
            return not self.windows and asked.options == (PASS,)
        printed = self.game.state.printed
        energy = self.pays and asked.prompt == "energy"
        return energy and len({printed[int(option[1])] for option in asked.options}) == 1


def fought(table: Table) -> None:
    """Nobody combos (any more)."""
    while table.prompt == "combo":
        table.player(table.asked).passes()


# -- whole games --------------------------------------------------------------------------


def plain_deck() -> tuple[Card, list[Card]]:
    """A leader and fifty cards without texts."""
    main: list[Card] = []
    for cost in range(1, 6):
        for kind in range(3):
            card = battle_card(
                f"Fighter {cost}/{kind}",
                energy_cost=cost,
                specified_cost=["red"] * min(cost - 1, 2),
                power=5000 + 5000 * cost,
                combo_cost=1 if kind == 2 else 0,
                combo_power=10000 if kind == 2 else 5000,
            )
            main += [card] * (4 if kind < 2 else 2)
    return leader("Captain"), main


def start(seed: int, log: bool = False, deck: tuple[Card, list[Card]] | None = None) -> Game:
    """A whole game of two such decks, at its first decision."""
    first, main = plain_deck() if deck is None else deck
    rules = _rules([first, *main])
    state = State("dragonball", "1.074", 2, a.LAYOUT.total, key_of(seed))
    game = Game(rules, state, [] if log else None)
    for seat in (0, 1):
        make_cards(game, seat, first, main)
    game.survey = game.rules.terms.survey(game)
    state.frames.append(Frame("setup", 0, {}))
    game.run()
    return game
