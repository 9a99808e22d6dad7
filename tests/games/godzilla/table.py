"""A table to try rulings on: lay out what matters, act, look.

    table = given(
        you=side(hand=[Scout], position=3),
        them=side(zones={8: Scout}, position=5),
    )
    table.you.plays(Scout, zone=2)
    assert table.you.zone(2) == Scout

Cards are made on the spot with `battle`, `monster` and `strategy`; their text is
compiled like any card's. Nothing is random: decks lie in the order given. A verb acts
at once, so the line that fails is the guilty one. Strict both ways: a verb that the
open decision does not offer fails, and so does a test that ends with a question
nobody answered (`table.done()` runs by itself).

Every answer given here is also given to a fork and to a saved and reloaded copy, and
all three must come out equal.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

from headjudge.games import load
from headjudge.games.godzilla import c02_cards, c03_players
from headjudge.games.godzilla.c04_areas import contents
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c07_turn import total_counter_power
from headjudge.games.godzilla.c12_keywords.bundles import expand
from headjudge.kernel.cards import Card
from headjudge.kernel.rules import Rules
from headjudge.language import terms as t
from tests.games import table as tables
from tests.games.table import bare, other, with_cards

_number = itertools.count(1)
# -- cards ------------------------------------------------------------------------------


def _card(
    type_: str, name: str, text: str, text_ja: str = "", lang: str = "en", **fields: Any
) -> Card:
    number = next(_number)
    data: dict[str, Any] = {
        "number": fields.pop("number", f"TEST-{number:04}"),
        "name": name or f"{type_} {number}",
        "type": type_,
        "text": text,
        "text_ja": text_ja,
        "colors": ["white"],
        "traits": ["Test"],
        "invasion": 1,
        "rank": 1,
    } | fields
    return c02_cards.compile_card(c02_cards.check_cards([c02_cards.Printed(**data)])[0], lang)


def battle(name: str = "", text: str = "", power: int = 1000, **fields: Any) -> Card:
    """A battle card; `rank`, `colors`, `traits`, `invasion` as keywords; with `lang="ja"` its
    abilities are those of `text_ja`."""
    return _card("battle", name, text, counter_power=power, **fields)


def monster(name: str = "", text: str = "", threat: int | str = 5000, **fields: Any) -> Card:
    return _card("monster", name, text, threat=threat, **fields)


def strategy(name: str = "", text: str = "", **fields: Any) -> Card:
    return _card("strategy", name, text, **fields)


def having(card: Card, *abilities: Any) -> Card:
    """The same card with abilities given as terms, for what no text says."""
    return Card(card.number, card.names, card.texts, card.values, expand(abilities))


def told(*effects: t.Effect) -> Card:
    """A strategy card with these instructions, for what no text says."""
    return having(strategy(), t.Keyword("Strategy", None, effects))


def shipped(name: str) -> Card:
    """A card of the project's own set, by its printed name."""
    rules: Rules = load("godzilla").rules()
    for card in rules.shipped.values():
        if card.name == name:
            return card
    raise LookupError(f"no card {name!r} in the set")


# -- laying out -------------------------------------------------------------------------


class Side:
    """What one player has. `stack` lists the invading monster from bottom to top;
    `under` maps a zone number to the cards under the card there (bottom first);
    `strategies` maps a strategy zone number to its card."""

    def __init__(
        self,
        hand: Iterable[Card] = (),
        deck: Iterable[Card] = (),
        discard: Iterable[Card] = (),
        zones: Mapping[int, Card | list[Card]] | None = None,
        under: dict[int, list[Card]] | None = None,
        strategies: dict[int, Card] | None = None,
        stack: Iterable[Card] = (),
        monsters: Iterable[Card] = (),
        position: int = 1,
        rage: int = 0,
    ) -> None:
        self.hand = list(hand)
        self.deck = list(deck)
        self.discard = list(discard)
        self.zones = zones or {}
        self.under = under or {}
        self.strategies = strategies or {}
        self.stack = list(stack) or [monster("Plain Monster")]
        self.monsters = list(monsters)
        self.position = position
        self.rage = rage


side = Side


def seats(who: str, mine: Side | None = None, theirs: Side | None = None) -> dict[str, Any]:
    """Both sides, as that player speaks of them: `given(**seats(who, mine, theirs))`."""
    return {who: mine or Side(), other(who): theirs or Side()}


MONSTERS, MAIN = 0, 1


def origin_of(card: Card) -> int:
    """The deck a card of the field began in: the main deck, or as a token none."""
    return -1 if "Token" in card.values["traits"] else MAIN


def given(
    you: Side | None = None,
    them: Side | None = None,
    phase: str = "main phase",
    turn_of: str = "you",
    edition: str = "ja-1.04",
    seed: int = 1,
    turn: int = 3,
    tokens: Iterable[Card] = (),
) -> Table:
    """Lay out a table and begin the phase (a procedure's name; "" for none). `tokens` are
    those that effects can make besides the shipped ones."""
    sides = [you or Side(), them or Side()]
    everything = [
        card
        for each in sides
        for card in itertools.chain(
            each.hand,
            each.deck,
            each.discard,
            each.stack,
            each.monsters,
            each.strategies.values(),
            *each.under.values(),
            *[c if isinstance(c, list) else [c] for c in each.zones.values()],
        )  # fmt: skip
    ]
    rules = with_cards(load("godzilla").rules(), [*everything, *tokens])
    game = bare(rules, edition, turn_of, turn, seed)
    state = game.state
    for seat, each in enumerate(sides):
        state.numbers[seat] = {"position": each.position, "rage": each.rage}
        for card in each.deck:
            game.put(game.make(card, seat, MAIN), z.deck_of(seat), "bottom")
        for card in each.hand:
            game.put(game.make(card, seat, MAIN), z.hand_of(seat))
        for card in each.discard:
            game.put(game.make(card, seat, MAIN), z.discard_of(seat))
        for card in each.monsters:
            game.put(game.make(card, seat, MONSTERS), z.monster_deck_of(seat))
        for card in each.stack:
            contents.become_invading(game, seat, game.make(card, seat, MONSTERS))
        for number, there in each.zones.items():
            below = [game.make(c, seat, origin_of(c)) for c in each.under.get(number, [])]
            for card in there if isinstance(there, list) else [there]:
                top = game.make(card, seat, origin_of(card))
                game.put(top, z.zone_of(seat, number))
                for under in reversed(below):
                    game.put(under, z.zone_of(seat, number), "bottom", top)
                below = []
        for number, card in each.strategies.items():
            game.put(game.make(card, seat, MAIN), seat * z.SIZE + z.STRATEGY_1 + number - 1)
    state.limits["turn began"] = state.tick()
    state.alert = False
    game.survey = game.rules.terms.survey(game)
    table = Table(game, Player(0), Player(1))
    table.runs(phase)
    return table


def after(
    order: str | Card, you: Side | None = None, them: Side | None = None, **more: Any
) -> Table:
    """The turn player has activated a strategy card, or one with this text."""
    card = strategy(text=order) if isinstance(order, str) else order
    sides: dict[str, Any] = {"you": you or Side(), "them": them or Side()}
    turn_of = more.get("turn_of", "you")
    sides[turn_of].hand.append(card)
    table = given(**sides, **more)
    player = table.you if turn_of == "you" else table.them
    player.plays(card, zone=1)
    return table


def on_turn(
    who: str, own: Side, opposing: Side | None = None, **more: Any
) -> tuple[Table, Player, Player]:
    """The table on the turn of "you" or of "them", the turn player, and the other one:
    for rulings that hold for both seats."""
    opposing = opposing or Side()
    if who == "you":
        table = given(you=own, them=opposing, turn_of=who, **more)
        return table, table.you, table.them
    table = given(you=opposing, them=own, turn_of=who, **more)
    return table, table.them, table.you


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

    def bursts(self, card: Card) -> None:
        self.does("burst", card)

    def invades_with(self, card: Card) -> None:
        self.does("invade", card)

    def gains_rage_with(self, card: Card) -> None:
        self.does("gain rage", card)

    # looking

    @property
    def hand(self) -> list[Card]:
        return self._cards(z.hand_of(self.seat))

    @property
    def deck(self) -> list[Card]:
        """From the top."""
        return self._cards(z.deck_of(self.seat))

    @property
    def discard(self) -> list[Card]:
        return self._cards(z.discard_of(self.seat))

    @property
    def monsters(self) -> list[Card]:
        """The monster deck."""
        return self._cards(z.monster_deck_of(self.seat))

    @property
    def stack(self) -> list[Card]:
        """The invading monster, from bottom to top."""
        return self._cards(z.invading_of(self.seat))

    @property
    def monster(self) -> Card:
        return self.stack[-1]

    def strategy(self, number: int) -> Card | None:
        cards = self._cards(self.seat * z.SIZE + z.STRATEGY_1 + number - 1)
        return cards[-1] if cards else None

    def zone(self, number: int) -> Card | None:
        """The battle card in a zone (the top of a stack)."""
        cards = self.zone_cards(number)
        return cards[-1] if cards else None

    def zone_cards(self, number: int) -> list[Card]:
        """All cards in a zone, bottom first."""
        return self._cards(z.zone_of(self.seat, number))

    def under(self, number: int) -> list[Card]:
        """The cards under the top card of a zone, topmost first."""
        game = self.table.game
        tops = c03_players.tops(game, z.zone_of(self.seat, number))
        return (
            [game.state.printed[card] for card in c03_players.under(game, tops[-1])] if tops else []
        )

    @property
    def position(self) -> int:
        return c03_players.position(self.table.game, self.seat)

    @property
    def rage(self) -> int:
        return c03_players.rage_of(self.table.game, self.seat)

    @property
    def threat(self) -> int:
        return int(
            self.table.game.value(c03_players.monster_of(self.table.game, self.seat), "threat")
        )

    @property
    def total(self) -> int:
        """The total counter power."""
        return total_counter_power(self.table.game, self.seat)


Table = tables.Table[Player]
