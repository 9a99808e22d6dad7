"""Decks of cards that do not ship, as real ones: some around cards here and there, or so many that
every card is in one."""

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


def numbers(cards: Pool) -> list[str]:
    """The numbers of the cards that do not ship, those among them whose texts are not read."""
    return [number for number in sorted(cards.records) if not cards.ships(number)]


def stock_of(cards: Pool) -> deck_making.Stock:
    """What decks of these cards are made of."""
    package = games.load(cards.game)
    return deck_making.Stock(cards, package.rules().brings, package.deck_making.kin)


class Uncovered(deck_making.Stock):
    """The cards of a pool, of which those are taken first that are in no deck yet."""

    covered: set[Card]

    def ships(self, card: Card) -> bool:
        return card in self.covered or super().ships(card)


def playable(cards: Pool) -> list[Card]:
    """The cards that do not ship and whose texts are read."""
    stock = stock_of(cards)
    return [cards[number] for number in numbers(cards) if stock.is_playable(cards[number])]


def cards_in(cards: Pool, deck: Any) -> set[Card]:
    """The cards of a deck."""
    form = games.load(cards.game).deck_form
    return {cards[number] for part in form.parts for number in counted(deck, form, part)}


@cache
def few_decks(cards: Pool, count: int) -> list[Any]:
    """So many decks, each around a playable card; these lie at equal distances in the file."""
    there, stock = numbers(cards), stock_of(cards)
    found: list[Any] = []
    for at in range(count):
        begin = at * len(there) // count
        for card in there[begin:]:
            if stock.is_playable(cards[card]):
                try:
                    found.append(make_deck(cards.game, cards, at, [card]))
                except headjudge.BadDeck:
                    continue
                break
    return found


@cache
def all_decks(cards: Pool) -> tuple[list[Any], dict[str, set[str]]]:
    """Decks such that every playable card that does not ship is in one, and the cards that no
    deck may hold, with the rules."""
    package = games.load(cards.game)
    stock = Uncovered(cards, package.rules().brings, package.deck_making.kin)
    stock.covered = set()
    found: list[Any] = []
    kept_out: dict[str, set[str]] = {}
    for number in numbers(cards):
        card = cards[number]
        if card in stock.covered or not stock.is_playable(card):
            continue
        try:
            deck = deck_making.make(
                package.deck_form, package.deck_making, stock, len(found), (card,)
            )
        except headjudge.BadDeck as error:
            kept_out[number] = {each.rule or "" for each in error.violations}
            continue
        assert package.violations(deck, package.rules().editions[0], cards) == []
        stock.covered |= cards_in(cards, deck)
        found.append(deck)
    return found, kept_out


def in_no_deck(cards: Pool, may_keep_out: set[str]) -> dict[str, set[str]]:
    """The playable cards that do not ship and are in no deck, each with the rules that keep it
    out; those aside that one of these rules keeps out."""
    decks, kept_out = all_decks(cards)
    covered = set().union(*[cards_in(cards, deck) for deck in decks])
    missing = [card.number for card in playable(cards) if card not in covered]
    found = {number: kept_out.get(number, set()) for number in missing}
    return {number: rules for number, rules in found.items() if not rules & may_keep_out}
