"""A table of this game to try rulings on; `tests/games/table.py` says how.

table = given(
    you=side(hand=[Scout], position=3),
    them=side(zones={8: Scout}, position=5),
)
table.you.plays(Scout, zone=2)
assert table.you.zone(2) == Scout
"""

from __future__ import annotations

from functools import partialmethod
from typing import Any

from headjudge.games import load
from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c07_turn import total_counter_power
from headjudge.games.godzilla.c12_keywords.bundles import expand
from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.games import laying
from tests.games import table as tables
from tests.games.laying import with_others
from tests.games.table import Zone, seats

__all__ = ["seats"]

CARDS = laying.Cards("godzilla", expand)
having = CARDS.having


def made(type_: str, name: str, text: str, lang: str = "en", **fields: Any) -> Card:
    """A card of this type; with `lang="ja"` its abilities are those of `text_ja`."""
    return CARDS.make(type_, name, text=text if lang == "en" else "", **fields)


def battle(name: str = "", text: str = "", power: int = 1000, **fields: Any) -> Card:
    """A battle card; `rank`, `colors`, `traits`, `invasion` as keywords."""
    return made("battle", name, text, counter_power=power, **fields)


def monster(name: str = "", text: str = "", threat: int | str = 5000, **fields: Any) -> Card:
    return made("monster", name, text, threat=threat, **fields)


def strategy(name: str = "", text: str = "", **fields: Any) -> Card:
    return made("strategy", name, text, **fields)


def told(*effects: t.Effect) -> Card:
    """A strategy card with these instructions, for what no text says."""
    return having(strategy(), t.Keyword("Strategy", None, effects))


def shipped(name: str) -> Card:
    """A card of the project's own set, by its printed name."""
    return next(card for card in load("godzilla").rules().shipped.values() if card.name == name)


class Side(laying.Side):
    """What one player has. `stack` lists the invading monster from bottom to top; `under` maps
    a zone number to the cards under the card there (bottom first)."""

    GAME = "godzilla"
    WORDS = {  # noqa: RUF012
        "zones": "zone", "strategies": "strategy", "stack": "invading", "monsters": "monster deck",
    }  # fmt: skip

    def __init__(self, under: dict[int, list[Card]] | None = None, **has: Any) -> None:
        super().__init__(**{"deck_of_plain": 0} | has)
        zones = dict(self.has.get("zone", {}))
        for number, cards in (under or {}).items():
            first, *rest = laying.listed(zones[number])
            zones[number] = [with_others(first, "over", reversed(cards)), *rest]
        self.has["zone"] = zones


side = Side


def after(
    order: str | Card, you: Side | None = None, them: Side | None = None, **more: Any
) -> Table:
    """The turn player has activated a strategy card, or one with this text."""
    card = strategy(text=order) if isinstance(order, str) else order
    sides: dict[str, Any] = {"you": you or Side(), "them": them or Side()}
    turn_of = more.get("turn_of", "you")
    sides[turn_of].adds(hand=[card])
    table = given(**sides, **more)
    table.player(turn_of).plays(card, zone=1)
    return table


# -- acting and looking -----------------------------------------------------------------


class Player(tables.Player):
    """One side of the table. Cards are asked for and answered as definitions."""

    # acting

    def plays(self, card: Card, zone: int | None = None) -> None:
        """Play a battle, strategy or monster card from hand in the main phase."""
        verb = {
            "battle": "play battle", "strategy": "activate strategy", "monster": "play monster",
        }[card.values["type"]]  # fmt: skip
        self.does(verb, card)
        if zone is not None:
            self.chooses(zone)

    bursts = partialmethod(tables.Player.does, "burst")
    invades_with = partialmethod(tables.Player.does, "invade")
    gains_rage_with = partialmethod(tables.Player.does, "gain rage")

    # looking

    discard = Zone("discard")
    monsters = Zone("monster deck")
    stack = Zone("invading")  # from bottom to top

    @property
    def monster(self) -> Card:
        return self.stack[-1]

    def strategy(self, number: int) -> Card | None:
        return self.top("strategy", number)

    def zone(self, number: int) -> Card | None:
        """The battle card in a zone (the top of a stack)."""
        return self.top("zone", number)

    def zone_cards(self, number: int) -> list[Card]:
        """All cards in a zone, bottom first."""
        return self.cards("zone", number)

    def under(self, number: int) -> list[Card]:
        """The cards under the top card of a zone, topmost first."""
        game = self.table.game
        tops = c03_players.tops(game, z.zone_of(self.seat, number))
        below = c03_players.under(game, tops[-1]) if tops else []
        return [game.state.printed[card] for card in below]

    @property
    def position(self) -> int:
        return c03_players.position(self.table.game, self.seat)

    @property
    def rage(self) -> int:
        return c03_players.rage_of(self.table.game, self.seat)

    @property
    def threat(self) -> int:
        game = self.table.game
        return int(game.value(c03_players.monster_of(game, self.seat), "threat"))

    @property
    def total(self) -> int:
        """The total counter power."""
        return total_counter_power(self.table.game, self.seat)


class Table(tables.Table[Player]):
    SIDE, PLAYER = Side, Player


given = Table.given
on_turn = Table.in_turn_of
