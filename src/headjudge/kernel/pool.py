"""Pools: the cards that a match is played with.

A pool is a value: the cards of one game by number, never changed once made. It belongs to a
match, so two matches of one game with different cards go on side by side. What is worked out
from the cards alone is kept with the pool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec

from headjudge.kernel.cards import Card

SHIPPED: Final = ""  # the origin of cards that come with the project

# The cards that one brings into a game beside itself: its other side, the tokens it makes.
Brings = Callable[["Pool", Card], Iterable[Card]]

# The properties of which a card's text has a value declared.
Declares = Callable[[Card], tuple[str, ...]]


class Pool(Mapping[str, Card]):
    """Cards by number. `records`: what each was made from; `origins`: the file it stands in
    ("": it ships); `incomplete`: cards of those files that cannot be made, and why. Cards that
    texts make, as tokens, are found by their numbers once those texts have been read."""

    __slots__ = ("_cards", "_made", "_words", "cache", "game", "incomplete", "origins", "records")

    def __init__(
        self,
        game: str,
        cards: Mapping[str, Card],
        records: Mapping[str, Any] | None = None,
        origins: Mapping[str, str] | None = None,
        incomplete: Mapping[str, str] | None = None,
        words: Mapping[str, tuple[Any, ...]] | None = None,
    ) -> None:
        self.game = game
        self._cards = dict(cards)
        self._made: dict[str, Card] = {}
        self.records: Mapping[str, Any] = dict(records or {})
        self.origins: Mapping[str, str] = dict(origins or {})
        self.incomplete: Mapping[str, str] = dict(incomplete or {})
        self._words = dict(words or {})
        self.cache: dict[Any, Any] = {}  # what was worked out from these cards

    def __getitem__(self, number: str) -> Card:
        return self._cards[number] if number in self._cards else self._made[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __repr__(self) -> str:
        return f"<{len(self.records) or len(self)} cards of {self.game}>"

    def words(self, name: str) -> tuple[Any, ...]:
        """Every value that this property has on a card, in order: what can be declared."""
        if name not in self._words:
            found = {each for card in self.values() for each in card.values[name]}
            self._words[name] = tuple(sorted(found))
        return self._words[name]

    def made(self, card: Card) -> None:
        """Enter a card that the text of another makes."""
        if card.number not in self._cards:
            self._made.setdefault(card.number, card)

    def ships(self, number: str) -> bool:
        """Whether the card of this record comes with the project."""
        return self.origins.get(number, SHIPPED) == SHIPPED


def used(pool: Pool, cards: Iterable[Card], brings: Brings) -> dict[str, Card]:
    """These cards and all that they bring into a game, by number."""
    found: dict[str, Card] = {}
    along: dict[Card, tuple[Card, ...]] = pool.cache.setdefault("brought along", {})
    waiting = list(cards)
    while waiting:
        card = waiting.pop()
        if card.number not in found:
            found[card.number] = card
            if card not in along:
                _ = card.abilities  # an unreadable text is found out here
                along[card] = tuple(brings(pool, card))
                for each in along[card]:
                    pool.made(each)
            waiting.extend(along[card])
    return dict(sorted(found.items()))


def records_of(cards: Iterable[Card]) -> list[str]:
    """The numbers of the records that these cards are made from."""
    return sorted({number for card in cards for number in card.records})


def foreign(pool: Pool, cards: Iterable[Card]) -> list[Any]:
    """The records, as plain data, of those of these cards that do not ship."""
    return [msgspec.to_builtins(pool.records[n]) for n in records_of(cards) if not pool.ships(n)]


def cards_hash(pool: Pool, cards: Iterable[Card]) -> str:
    """A hash of what the records of these cards say."""
    data = [pool.records[number] for number in records_of(cards) if number in pool.records]
    return blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=16).hexdigest()


class Brought(msgspec.Struct, frozen=True, kw_only=True):
    """What a record or a saved game says of the cards it was played with. `cards`: a hash of
    the records of all that were used; `foreign`: the records of those that do not ship; `words`:
    what could be declared, by property, where a text has something declared."""

    cards: str
    foreign: list[dict[str, Any]] = []
    words: dict[str, list[str]] = {}


def brought(pool: Pool, cards: Iterable[Card], declares: Declares) -> Brought:
    """What a record says of these cards."""
    there = list(cards)
    declared: dict[Card, tuple[str, ...]] = pool.cache.setdefault("declared", {})
    for card in there:
        if card not in declared:
            declared[card] = declares(card)
    names = sorted({name for card in there for name in declared[card]})
    return Brought(
        cards=cards_hash(pool, there),
        foreign=foreign(pool, there),
        words={name: list(pool.words(name)) for name in names},
    )
