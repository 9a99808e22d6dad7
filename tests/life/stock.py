"""Cards for the zones of a directed game: those an ability asks for, the card itself, others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from headjudge.kernel.cards import Card
from headjudge.language import terms as t
from tests.life.demands import Demand
from tests.life.wanted import Wanted, events_in, values_for

Fits = Callable[[Card], bool]
Meant = Callable[[t.Pattern], list[t.Effect]]

# of the cards made for a position: it is the same however many were made before
FIRST_NUMBER = 5_000


def anything(card: Card) -> bool:
    """Any card may lie there."""
    return True


class Stock:
    """The cards that a position is made of. `card` is the one whose abilities are looked at."""

    def __init__(
        self,
        chance: random.Random,
        card: Card,
        helpers: list[tuple[Wanted, Card]],
        fillers: list[Card],
        plain: Card,
        pool: dict[str, Card],
        abilities: list[Any],
    ) -> None:
        self.chance = chance
        self.card = card
        self.helpers = helpers
        self.fillers = fillers
        self.plain = plain
        self.pool = pool  # all cards there are, by number: other sides of cards are found here
        self.abilities = abilities  # those of the card that are to show a sign of life
        self.events = events_in(tuple(abilities))
        # how many of the cards are such as an ability asks for, in this position
        self.share = chance.choice((0.3, 0.6, 0.9))
        # how likely it is that something else they ask for is so
        self.care = chance.choice((0.0, 0.6, 0.95))

    def likely(self, probability: float) -> bool:
        return self.chance.random() < probability

    def one(self, areas: tuple[str, ...], mine: bool, fits: Fits = anything) -> Card:
        """A card for one of these areas of that player."""
        chance = self.chance
        if self.likely(self.share):
            wanted = [c for w, c in self.helpers if w.suits(areas, mine) and fits(c)]
            if wanted:
                return chance.choice(wanted)
        if self.likely(0.25):
            others = [card for _wanted, card in self.helpers if fits(card)]
            if others:
                return chance.choice(others)
        if self.likely(0.25 if mine else 0.1) and fits(self.card):
            return self.card
        fillers = [card for card in self.fillers if fits(card)]
        return chance.choice(fillers) if fillers and self.likely(0.7) else self.plain

    def several(
        self, areas: tuple[str, ...], mine: bool, least: int, most: int, fits: Fits = anything
    ) -> list[Card]:
        """So many cards for these areas; sometimes all of them are the same."""
        number = self.chance.randint(least, most)
        if self.likely(0.15):
            return [self.one(areas, mine, fits)] * number
        return [self.one(areas, mine, fits) for _card in range(number)]

    def with_card(self, cards: list[Card], probability: float, fits: Fits = anything) -> list[Card]:
        """These cards, and perhaps among them the card that is looked at."""
        if fits(self.card) and self.likely(probability):
            cards = [*cards]
            cards.insert(self.chance.randint(0, len(cards)), self.card)
        return cards

    def such_as(self, demand: Demand) -> Wanted:
        """The cards that are demanded, as values to make one with."""
        return Wanted(values_for(demand.filters, self.chance), demand.where, demand.whose)

    def doings(self, usual: list[t.Effect], meant: Meant, number: int) -> list[t.Effect]:
        """So many instructions for a card to be used as a tool: such as bring about what the
        abilities wait for, and others by chance."""
        chance = self.chance
        useful = [found for event in self.events for found in meant(event)]
        found = chance.sample(useful, min(len(useful), number - 1))
        return found + chance.sample(usual, number - len(found))


def chosen(values: dict[str, Any], name: str, usual: Any) -> Any:
    """The value of that name that is wanted, or else the usual one; names by a part of them."""
    part = values.get("part of " + name)
    if part is not None:
        return [part] if isinstance(usual, list) else f"{part} of the Test"
    return values.get(name, usual)
