"""What kinds of abilities a set of cards brings along.

Made once when a game starts: an event nobody listens to, a value nobody changes
and a prohibition nobody has cost nothing during play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any

from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.language import terms as t


class Inventory:
    __slots__ = (
        "changeable", "counted", "elsewhere", "granted", "guarded", "heard", "looked_at", "reached",
        "special",
        "watched",
    )  # fmt: skip

    def __init__(self) -> None:
        self.heard: set[str] = set()
        self.guarded: set[str] = set()
        self.changeable: set[str] = set()
        self.counted: set[str] = set()
        self.elsewhere: set[str] = set()
        self.looked_at: set[str] = set()
        self.reached: set[str] = set()
        self.special: set[str] = set()
        self.granted: set[str] = set()
        self.watched: bool = False

    def add(self, term: Any, inside: bool = False) -> None:
        """Enter a term and everything `inside` it."""
        if isinstance(term, tuple):
            for each in term:
                self.add(each, inside)
            return
        if not isinstance(term, t.Term):
            return
        if isinstance(term, t.Auto):
            self.heard.update(term.kinds)
            self.elsewhere.update(term.where)
            self.watched = self.watched or not term.kinds
        elif isinstance(term, t.Guarding):
            self.guarded.update(term.kinds)
        elif isinstance(term, t.Continuous):
            self.changeable.update(term.writes)
            self.elsewhere.update(term.where)
            self.reached.update(term.where)
            for change in term.changes:
                if isinstance(change.what, t.Every) and isinstance(change.what.cards, t.Cards):
                    self.reached.update(change.what.cards.where)
        elif isinstance(term, t.Ability):
            self.special.add(type(term).__name__)
            if inside:
                self.granted.add(type(term).__name__)
        elif isinstance(term, t.Happened | t.TurnCount):
            self.counted.add(term.what)
        if isinstance(term, t.Condition):
            self.special.add(type(term).__name__)
        self.looked_at.update(getattr(term, "READS", ()))
        # what an instruction itself brings with it by the rules of its game
        self.changeable.update(getattr(term, "CHANGES", ()))
        self.heard.update(getattr(term, "HEARS", ()))
        if not isinstance(term, t.Change):
            looked = getattr(term, "property", None)
            if looked is not None:
                self.looked_at.add(looked)
        for each in fields(term):
            self.add(getattr(term, each.name), True)

    def join(self, other: Inventory) -> None:
        self.heard |= other.heard
        self.guarded |= other.guarded
        self.changeable |= other.changeable
        self.counted |= other.counted
        self.elsewhere |= other.elsewhere
        self.looked_at |= other.looked_at
        self.reached |= other.reached
        self.special |= other.special
        self.granted |= other.granted
        self.watched = self.watched or other.watched


def take_stock(
    game: Game,
    cards: Iterable[Card],
    always: frozenset[str] = frozenset(),
    anywhere: Iterable[str] = (),
) -> None:
    """What these cards, all that this game has, can do: events they hear, values they change.
    `always`: what the rules change, whatever the texts say; `anywhere`: the kinds of zones
    that a text reaches which says so."""
    found = survey(cards)
    reached = found.reached
    if "anywhere" in reached:
        reached = reached.union(anywhere)
    game.heard = frozenset(found.heard)
    game.guarded = frozenset(found.guarded)
    game.changeable = frozenset(found.changeable | always)
    game.memorable = tuple(sorted(game.changeable & (found.looked_at | {"abilities"})))
    game.elsewhere = tuple(sorted(found.elsewhere))
    game.reached = frozenset(reached)
    game.counted = tuple(sorted(found.counted))
    game.special = frozenset(found.special)
    game.granted = frozenset(found.granted)
    game.watched = found.watched


def survey(cards: Iterable[Card]) -> Inventory:
    """What all of these bring along."""
    return taken_together(frozenset(cards))


@lru_cache(maxsize=64)
def taken_together(cards: frozenset[Card]) -> Inventory:
    """The same decks meet again and again in a simulation, and bring the same along. Each
    card's own part is found out once."""
    whole = Inventory()
    for card in cards:
        if card.inventory is None:
            card.inventory = Inventory()
            card.inventory.add(card.abilities.terms)
        whole.join(card.inventory)
    return whole
