"""Decks of real cards: some around cards here and there, or so many that every card is in one."""

from __future__ import annotations

from functools import cache
from typing import Any

import headjudge
from headjudge import games
from headjudge.deck_making import make_deck
from headjudge.kernel.cards import Card
from headjudge.kernel.pool import Pool
from headjudge.language import deck_making
from headjudge.language.deck_forms import counted
from tests.life.titles import SHARED


@cache
def pool(title: str) -> Pool:
    """The real cards of a game, beside those that ship."""
    return headjudge.pool(title, SHARED / f"{title}.json")


def real_numbers(title: str) -> list[str]:
    """The numbers of the real cards, those among them whose texts are not read."""
    return [number for number in sorted(pool(title).records) if not pool(title).ships(number)]


@cache
def playable_stock(title: str) -> deck_making.Stock:
    return deck_making.Stock(pool(title), games.load(title).rules().brings)


class Uncovered(deck_making.Stock):
    """The cards of a pool, of which those are taken first that are in no deck yet."""

    covered: set[Card]

    def ships(self, card: Card) -> bool:
        return card in self.covered or super().ships(card)


def playable(title: str) -> list[Card]:
    """The real cards whose texts are read."""
    cards = [pool(title)[number] for number in real_numbers(title)]
    return [card for card in cards if playable_stock(title).is_playable(card)]


def cards_in(title: str, deck: Any) -> set[Card]:
    """The cards of a deck."""
    form = games.load(title).DECK_FORM
    return {pool(title)[number] for part in form.parts for number in counted(deck, form, part)}


@cache
def few_decks(title: str, number: int) -> list[Any]:
    """So many decks, each around a playable card; these lie at equal distances in the file."""
    numbers, stock = real_numbers(title), playable_stock(title)
    found: list[Any] = []
    for at in range(number):
        begin = at * len(numbers) // number
        for card in numbers[begin:]:
            if stock.is_playable(pool(title)[card]):
                try:
                    found.append(make_deck(title, pool(title), at, [card]))
                except headjudge.BadDeck:
                    continue
                break
    return found


@cache
def all_decks(title: str) -> tuple[list[Any], dict[str, set[str]]]:
    """Decks such that every playable real card is in one, and the cards that no deck may hold,
    with the rules."""
    package = games.load(title)
    stock = Uncovered(pool(title), package.rules().brings)
    stock.covered = set()
    found: list[Any] = []
    kept_out: dict[str, set[str]] = {}
    for number in real_numbers(title):
        card = pool(title)[number]
        if card in stock.covered or not stock.is_playable(card):
            continue
        try:
            deck = deck_making.make(
                package.DECK_FORM, package.DECK_MAKING, stock, len(found), (card,)
            )
        except headjudge.BadDeck as error:
            kept_out[number] = {each.rule or "" for each in error.violations}
            continue
        assert package.violations(deck, package.EDITIONS[0], pool(title)) == []
        stock.covered |= cards_in(title, deck)
        found.append(deck)
    return found, kept_out
