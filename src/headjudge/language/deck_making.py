"""Making decks: of the cards of a pool a legal deck, such as a player would begin with.

A game says what a deck is led by, which cards go together, and how many of which sort are usual.
What is legal is said by the rules of decks alone: every card is put in on trial, and stays if it
breaks no rule that the deck without it keeps.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadDeck, HeadjudgeError
from headjudge.kernel.pool import Brings, Pool, used
from headjudge.language.deck_forms import DeckForm, Part, counted_in
from headjudge.language.phrases import Unreadable


class Fit(IntEnum):
    """How well a card goes with what a deck is made around."""

    BELONGS = 0
    PASSES = 1
    STRANGE = 2


MOST_TRIES: Final = 12  # decks that are filled before it is given up
USUAL_COPIES: Final = (4, 4, 3, 2)
KINSHIP: Final = 2.0  # how much more a card is wanted for each word it shares with the deck
MOST_KINSHIP: Final = 4
LEAD_OF_POOL: Final = 100.0  # how much rather a deck is led by a card that does not ship
SHIPPED_WEIGHT: Final = 0.001  # how much a shipped card speaks for a lead, against one that is not

# What a text names in quotes or brackets: cards, or words that are printed on cards.
_MENTIONED: Final = re.compile(
    r'"([^"\n]{2,60})"|<<?([^<>\n]{2,60})>>?|[{《«≪“]([^}》»≫”\n]{2,60})[}》»≫”]'
)


def any_card(card: Card) -> bool:
    """Whether a card fits: every card does."""
    return True


def as_any_other(card: Card) -> float:
    """How much a card is wanted: none more than another."""
    return 1.0


@dataclass(frozen=True)
class Slot:
    """So many cards of one sort in a part of a deck, counting those that are there already. `part`:
    the field of the deck; `fits`: which cards are of that sort; `prefers`: how much a card is
    wanted, against others that fit; `copies`: how many there are of one card, one of these numbers
    by chance; `needed`: cards that do not go with the lead are taken rather than none."""

    part: str
    number: int
    fits: Callable[[Card], bool] = any_card
    prefers: Callable[[Card], float] = as_any_other
    copies: tuple[int, ...] = USUAL_COPIES
    needed: bool = False


@dataclass(frozen=True)
class Lead:
    """What leads a deck: cards in parts of it, a word that holds its other cards together, or
    both. `card`: what the cards of the lead come to together."""

    cards: tuple[tuple[str, Card], ...] = ()
    word: str = ""
    card: Card | None = None


@dataclass(frozen=True)
class Theme:
    """What a deck with a certain lead is made of: the slots in the order in which they are filled,
    and how many cards each part holds (a part of one card needs no size)."""

    slots: tuple[Slot, ...]
    sizes: dict[str, int]


@dataclass(frozen=True)
class Making:
    """How a game's decks are made. `leads`: all that may lead a deck of a pool's cards; `distance`:
    how well a card goes with a lead (a `Fit`), by what is printed beside
    its text; `theme`: what a deck with this lead is made of; `unfinished`: the violations of a
    deck that has only its lead, which more cards mend; `kin`: the properties by whose words a
    text that names them goes with a card."""

    leads: Callable[[Pool], list[Lead]]
    distance: Callable[[Lead, Card], Fit]
    theme: Callable[[Lead], Theme]
    unfinished: tuple[str, ...]
    kin: tuple[str, ...]


def printed(pool: Pool) -> list[Card]:
    """The cards of a pool that have a record of their own, by number."""
    return [pool[number] for number in sorted(pool.records)]


def leave_out(pool: Pool, numbers: Iterable[str]) -> None:
    """Make no deck with these cards of a pool, whose texts are known not to be read."""
    _unplayable(pool).update([pool[number] for number in numbers if number in pool])


def _unplayable(pool: Pool) -> set[Card]:
    """The cards of a pool that are known not to be playable."""
    found: set[Card] = pool.cache.setdefault("unplayable", set())
    return found


class Stock:
    """The cards that decks are made of. Texts are read when their cards are first considered.
    `kin`: the properties by whose words cards go together."""

    def __init__(self, pool: Pool, brings: Brings, kin: tuple[str, ...]) -> None:
        self.pool = pool
        self.brings = brings
        self.kin = kin
        self.cards = printed(pool)
        self.has_own = any(not pool.ships(number) for number in pool.records)
        self.unplayable = _unplayable(pool)
        self._mentions: dict[Card, frozenset[str]] = pool.cache.setdefault("mentions", {})
        self._own_words: dict[Card, str] = pool.cache.setdefault("own words", {})

    def ships(self, card: Card) -> bool:
        """Whether a card takes the place of one that the pool brings: it ships, others do not."""
        return self.has_own and self.pool.ships(card.number)

    def is_playable(self, card: Card) -> bool:
        """Whether the card's text, and those of what it brings along, can be read."""
        if card in self.unplayable:
            return False
        try:
            used(self.pool, [card], self.brings)
        except Unreadable:
            self.unplayable.add(card)
            return False
        if card.texts.get("ja") and not card.texts["en"] and not card.abilities.terms:
            self.unplayable.add(card)  # its text stands in a language that was not read
            return False
        return True

    def mentions(self, card: Card) -> frozenset[str]:
        """The words that stand in quotes or brackets in a card's text."""
        if card not in self._mentions:
            found = _MENTIONED.findall(card.texts.get("en", ""))
            words = [part.strip() for each in found for part in each]
            self._mentions[card] = frozenset([word for word in words if word])
        return self._mentions[card]

    def own_words(self, card: Card) -> str:
        """The words by which others go with a card, a line each."""
        if card not in self._own_words:
            found = [card.name]
            for name in self.kin:
                value = card.values[name]
                found += [value] if isinstance(value, str) else [str(each) for each in value]
            self._own_words[card] = "\n".join(found)
        return self._own_words[card]


@dataclass
class Draft:
    """A deck that is being made: its parts as plain data, and what is wrong with it so far."""

    form: DeckForm[Any]
    pool: Pool
    parts: dict[str, Any] = field(default_factory=dict)
    wrong: frozenset[tuple[str, str, str]] = frozenset()
    cards: list[Card] = field(default_factory=list)  # in the order in which they came

    def __post_init__(self) -> None:
        empty: dict[str, Callable[[], Any]] = {"dict": dict, "list": list, "str": str}
        for part in self.form.parts:
            self.parts[part.field] = empty[self.form.kind(part)]()
        self.wrong = frozenset(map(told, self.violations()))

    def part(self, name: str) -> Part:
        """The part of the deck that its field of this name holds."""
        return next(part for part in self.form.parts if part.field == name)

    def deck(self, **about: str) -> Any:
        """The deck as it is now."""
        return self.form.make({"name": "", **about, **self.parts})

    def violations(self) -> list[HeadjudgeError]:
        """The rules that the deck breaks as it is now."""
        try:
            return self.form.broken(self.deck(), self.pool)
        except BadDeck as error:
            return list(error.violations) or [error]

    def home(self, card: Card) -> str:
        """The part that a card belongs to, or the rest of the deck where another has its place."""
        found = self.form.home(card).field
        taken = isinstance(self.parts[found], str) and self.parts[found]
        return self.form.rest().field if taken else found

    def count(self, name: str, fits: Callable[[Card], bool]) -> int:
        """How many cards of a sort a part holds."""
        there = counted_in(self.parts[name])
        return sum([n for number, n in there.items() if fits(self.pool[number])])

    def has(self, name: str, card: Card) -> bool:
        """Whether a card is in a part."""
        there = self.parts[name]
        return there == card.number if isinstance(there, str) else card.number in there

    def unreadable(self, card: Card) -> list[HeadjudgeError]:
        """Why a card whose text is not read cannot be in the deck."""
        before = dict(self.parts)
        self.insert(self.form.home(card).field, card, 1)
        found = [each for each in self.violations() if told(each) not in self.wrong]
        self.parts = before
        return found or [BadDeck(f"card {card.number}: its text is not read")]

    def put(
        self, name: str, card: Card, copies: int, allowed: tuple[str, ...] = ()
    ) -> list[HeadjudgeError]:
        """Put so many of a card into a part, unless that breaks a rule that was kept before,
        other than those allowed: the violations, if it does."""
        before = dict(self.parts)
        self.insert(name, card, copies)
        found = self.violations()
        gained = [
            each for each in found if told(each) not in self.wrong and each.key not in allowed
        ]
        if gained:
            self.parts = before
            return gained
        self.wrong = frozenset(map(told, found))
        if card not in self.cards:
            self.cards.append(card)
        return []

    def insert(self, name: str, card: Card, copies: int) -> None:
        """Put so many of a card into a part, and into the larger part that this one is within."""
        number, there = card.number, self.parts[name]
        if isinstance(there, dict):
            self.parts[name] = {**there, number: there.get(number, 0) + copies}
        elif isinstance(there, list):
            self.parts[name] = [*there, *[number] * copies]
        else:
            self.parts[name] = number
        if self.part(name).within:
            self.insert(self.part(name).within, card, copies)


def told(violation: HeadjudgeError) -> tuple[str, str, str]:
    """What tells violations apart, without the figures in them."""
    return (violation.key or str(violation), violation.field or "", violation.rule or "")


def make(
    form: DeckForm[Any], making: Making, stock: Stock, seed: int, around: tuple[Card, ...] = ()
) -> Any:
    """A legal deck with these cards in it, by chance from a seed. If there is none, a `BadDeck`
    has the rules that stand against it."""
    chance = random.Random(f"deck {seed}")  # noqa: S311 - not a secret
    reasons: list[HeadjudgeError] = []
    tries = 0
    for lead in leads_in_order(making, stock, chance, around):
        filling = Filling(Draft(form, stock.pool), making, lead, stock, chance)
        wrong = filling.begin(around)
        if not wrong:
            filling.fill(around)
            wrong = filling.draft.violations()
            tries += 1
        if not wrong:
            return filling.draft.deck(**about(filling.draft.cards[0], seed))
        reasons = reasons or wrong
        if tries == MOST_TRIES:
            break
    why = [str(each) for each in reasons]
    raise BadDeck("; ".join(["no legal deck is found", *why]), tuple(reasons))


def about(card: Card, seed: int) -> dict[str, str]:
    """What a deck says of itself: it has the name of its first card."""
    japanese = card.names.get("ja", "")
    return {
        "name": card.name,
        "name_ja": "" if japanese == card.name else japanese,
        "plan": f"Made with seed {seed}.",
        "plan_ja": f"シード値{seed}で作成。",
    }


def leads_in_order(
    making: Making, stock: Stock, chance: random.Random, around: tuple[Card, ...]
) -> list[Lead]:
    """What may lead a deck, by chance: sooner what many cards of the pool go with, and nothing
    but cards that the deck is made around, if there are such."""
    leads = making.leads(stock.pool)
    named = [len([card for _part, card in lead.cards if card in around]) for lead in leads]
    leads = [lead for lead, number in zip(leads, named, strict=True) if number == max(named)]
    keyed: list[tuple[float, int]] = []
    for at, lead in enumerate(leads):
        distance = partial(making.distance, lead)
        words = {word for _part, card in lead.cards for word in stock.mentions(card)}
        weight = 0.0
        for card in stock.cards:
            if distance(card) == Fit.BELONGS:
                own = stock.own_words(card)
                kin = KINSHIP if any([word in own for word in words]) else 0.0
                weight += (1 + kin) * (SHIPPED_WEIGHT if stock.ships(card) else 1.0)
        if lead.cards and not any(stock.ships(card) for _part, card in lead.cards):
            weight *= LEAD_OF_POOL
        if around:
            near = [card for card in around if distance(card) != Fit.STRANGE]
            weight *= 1000.0 ** (len(near) - len(around))
        keyed.append((chance.random() ** (1 / weight) if weight else -1.0, at))
    return [leads[at] for _key, at in sorted(keyed, reverse=True)]


@dataclass
class Filling:
    """Fills a draft slot by slot, then with whatever else may be in it."""

    draft: Draft
    making: Making
    lead: Lead
    stock: Stock
    chance: random.Random
    slots: tuple[Slot, ...] = ()
    sizes: dict[str, int] = field(default_factory=dict)
    # what broke a rule when it was tried
    refused: set[tuple[str, Card]] = field(default_factory=set)

    def begin(self, around: tuple[Card, ...]) -> list[HeadjudgeError]:
        """Put the lead in, and one of each card that the deck is made around: the rules that are
        broken by that."""
        for part, card in self.lead.cards:
            wrong = self.put_first(part, card, self.making.unfinished)
            if wrong:
                return wrong
        theme = self.making.theme(self.lead)
        self.slots, self.sizes = theme.slots, theme.sizes
        for card in around:
            if card in self.draft.cards:
                continue
            slot = self.slot_for(card)
            part = self.draft.home(card) if slot is None else slot.part
            wrong = self.put_first(part, card, ())
            if wrong:
                return wrong
        return []

    def put_first(self, part: str, card: Card, allowed: tuple[str, ...]) -> list[HeadjudgeError]:
        """Put one of a card into a part: the rules that are broken by that, or why it cannot be
        played."""
        if not self.stock.is_playable(card):
            return self.draft.unreadable(card)
        return self.draft.put(part, card, 1, allowed)

    def slot_for(self, card: Card) -> Slot | None:
        """The first slot with room that a card fits."""
        for slot in self.slots:
            if self.open(slot) and slot.fits(card):
                return slot
        return None

    def open(self, slot: Slot) -> int:
        """How many more cards go into a slot."""
        there = self.draft.count(slot.part, slot.fits)
        return max(0, min(slot.number - there, self.room(slot.part)))

    def room(self, part: str) -> int:
        """How many more cards a part can hold."""
        held = self.draft.count(part, any_card)
        return self.sizes.get(part, held + 1) - held

    def fill(self, around: tuple[Card, ...]) -> None:
        """Fill every slot, then what is left of each part."""
        for slot in self.slots:
            for card in around:
                if slot.fits(card) and self.draft.has(slot.part, card):
                    self.add(slot, card)
            self.fill_slot(slot, [card for card in self.stock.cards if slot.fits(card)])
        for part, size in self.sizes.items():
            self.fill_slot(Slot(part, size, needed=True), self.stock.cards, again=True)

    def fill_slot(self, slot: Slot, cards: list[Card], again: bool = False) -> None:
        """Put cards into a slot, one after the other, until it is full or none of these is left;
        again: more of such as are in the part already, too."""
        left = [
            card
            for card in cards
            if (slot.part, card) not in self.refused
            and (again or not self.draft.has(slot.part, card))
            and (slot.needed or self.making.distance(self.lead, card) != Fit.STRANGE)
        ]
        while left and self.open(slot):
            card = self.choose(slot, left)
            left.remove(card)
            if not self.stock.is_playable(card) or not self.add(slot, card):
                self.refused.add((slot.part, card))

    def add(self, slot: Slot, card: Card) -> bool:
        """Put a usual number of a card into a slot, or as many as the rules let."""
        usual = self.chance.choice(slot.copies)
        for copies in range(min(usual, self.open(slot)), 0, -1):
            if not self.draft.put(slot.part, card, copies):
                return True
        return False

    def choose(self, slot: Slot, cards: list[Card]) -> Card:
        """Choose one of these cards: first those that go with the lead, then those of the pool
        before those that ship; among equals by chance, in favour of cards that share words with the
        deck."""
        tiers = [self.tier(card) for card in cards]
        best = min(tiers)
        left = [card for card, tier in zip(cards, tiers, strict=True) if tier == best]
        mentioned = {word for card in self.draft.cards for word in self.stock.mentions(card)}
        there = "\n".join([self.stock.own_words(card) for card in self.draft.cards])
        weights = []
        for card in left:
            shared = sum([word in there for word in self.stock.mentions(card)])
            own = self.stock.own_words(card)
            shared += sum([word in own for word in mentioned])
            weights.append(
                max(slot.prefers(card), 0.001) * (1 + KINSHIP * min(shared, MOST_KINSHIP))
            )
        return self.chance.choices(left, weights)[0]

    def tier(self, card: Card) -> tuple[bool, bool, int]:
        """What cards are sorted by, the smallest first: whether the card is strange to the lead,
        whether it ships, and how far it is from the lead."""
        distance = self.making.distance(self.lead, card)
        return distance == Fit.STRANGE, self.stock.ships(card), distance
