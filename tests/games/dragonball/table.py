"""A table of this game to try rulings on; `tests/games/table.py` says how.

    table = given(
        you=side(hand=[Runner], energy=3),
        them=side(battle=[rested(Wall)], life=4),
    )
    table.you.plays(Runner)
    table.you.attacks(Runner, Wall)

A window in which the other player can do nothing but pass answers itself, unless the table was
laid out with `windows=True`: whoever holds a card is asked at every counter timing. With
`pays=True` energy is paid without being asked for where the cards are all alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, partialmethod
from typing import Any

from headjudge.games import load
from headjudge.games.dragonball.c02_cards.printed import Side as PrintedSide
from headjudge.games.dragonball.c02_cards.printed import with_further_names
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics.masters import make_cards
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.c10_keywords.bundles import expand
from headjudge.kernel.cards import Card
from headjudge.kernel.decision import PASS, Decision
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.language.positions import Laid
from tests.games import laying
from tests.games import table as tables
from tests.games.laying import MADE, Given, rested, with_cards, with_others
from tests.games.table import Zone, seats, started

__all__ = ["Given", "rested", "seats"]

CARDS = laying.Cards("dragonball", expand, with_further_names)
PLAIN, PLAIN_LEADER = CARDS.plain("battle"), CARDS.plain("leader")
battle_card = partial(CARDS.make, "battle")  # red, of cost 1 and power 10000
extra_card = partial(CARDS.make, "extra")  # red, of cost 1


def leader(
    name: str = "",
    *skills: Any,
    back: Iterable[Any] = (),
    behind: dict[str, Any] | None = None,
    **fields: Any,
) -> Card:
    """A red leader of power 10000; `back` are the skills of its other side (power 15000), and
    `behind` any other fields of it."""
    color = fields.get("color", ["red"])
    other = {"name": f"{name}, awakened", "color": color, "power": 15000} | (behind or {})
    card = CARDS.make("leader", name, *skills, **{"back": PrintedSide(**other)} | fields)
    MADE[card][1:] = [CARDS.having(each, *back) for each in MADE[card][1:]]
    return card


def word(name: str, number: int | None = None, *details: Any) -> t.Keyword:
    """A keyword with what belongs to it."""
    return t.Keyword(name, number, details)


def stacked(card: Given, *on: Card) -> Laid:
    """A card on top of others, the lowest last."""
    return with_others(card, "over", reversed(on))


class Side(laying.Side):
    GAME = "dragonball"

    def __init__(self, leader: Given = PLAIN_LEADER, **has: Any) -> None:
        self.leader = leader
        super().__init__(leader=leader, **has)


side = Side


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    # play a Battle Card from the hand; which energy pays is asked only if there is a choice
    plays = partialmethod(tables.Player.does, "play")

    attacks = partialmethod(tables.Player.does, "attack")  # the attacker, then the target

    combos = partialmethod(tables.Player.does, "combo")

    def uses(self, card: Card, number: int = 0, verb: str = "activate") -> None:
        """Activate a skill of a card, the first unless another is named."""
        self.does(verb, card, number)

    def counters(self, card: Card, number: int = 0) -> None:
        """Activate a [Counter] of a card."""
        self.uses(card, number, "counter")

    def charges(self, card: Card) -> None:
        assert self.table.prompt == "charge", self.table.asks
        self.chooses(card)

    # looking

    def cards(self, kind: str, number: int = 1) -> list[Card]:
        """The cards of an area, without what lies under other cards."""
        state = self.table.game.state
        there = state.zones[a.LAYOUT.zone(kind, self.seat)]
        return [state.printed[card] for card in there if state.host[card] < 0]

    battle, combo, energy = Zone("battle"), Zone("combo"), Zone("energy")
    drop, life, warp, removed = Zone("drop"), Zone("life"), Zone("warp"), Zone("removed")

    @property
    def active_energy(self) -> list[Card]:
        state = self.table.game.state
        cards = state.zones[a.energy_area(self.seat)]
        return [state.printed[card] for card in cards if not state.rest[card]]

    @property
    def leader(self) -> Card:
        """The side of the leader that faces up."""
        return self.cards("leader")[0]

    def under(self, card: Card) -> list[Card]:
        """What lies under a card, the lowest first."""
        state = self.table.game.state
        return [state.printed[each] for each in a.beneath(self.table.game, self.find(card))]

    is_active = tables.Player.is_upright

    def guards(self, card: Card) -> bool:
        """Whether it is the guard card of the battle."""
        return roles.guard_card(self.table.game) == self.find(card)


class Table(tables.Table[Player]):
    SIDE, PLAYER, OPEN = Side, Player, ("main", "charge")
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


given = Table.given


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
    rules = with_cards(load("dragonball").rules(), [first, *main])
    return started(rules, seed, log, lambda game, seat: make_cards(game, seat, first, main))
