"""Which words of a card language were played: terms that did something in a game.

A phrase makes a term, and often terms inside it. A term is told by its sort: its class and the
words in it (of an event its kind, of a change its property), not by its numbers, zones and cards.
So the thousands of phrases that differ in these only, as those written in loops do, are played by
one of them. A sort of term was played once such a term did in some game what it is for:

- an instruction was carried out and left something changed (`tests.life.watch`),
- a trigger was heard, a replacement applied, a prohibition refused something, a change made a
  value another,
- a condition held, a filter let a card through, a number was not 0, an object was some card.

What only stands in others (which cards are chosen, from where) was played with them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

import pytest

from headjudge.kernel.cards import Card
from headjudge.kernel.errors import BadCard
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.evaluate import CONDITIONS, FILTERS, NUMBERS, OBJECTS, SIFTERS
from headjudge.language.parse_terms import Grant
from headjudge.language.picking import TAKERS
from tests.contracts.families import FAMILY
from tests.contracts.kept import LEDGER
from tests.life import directed, titles
from tests.life.watch import Watch
from tests.phrases.derive import Derivations
from tests.phrases.languages import Language
from tests.phrases.pieces import Place

Sort = tuple[str, ...]  # the name of a class, and its words as "field=word"

LOOKING: tuple[dict[type, Callable[..., Any]], ...] = (
    NUMBERS, CONDITIONS, FILTERS, SIFTERS, OBJECTS, TAKERS,
)  # fmt: skip
READING = ("parse_terms", "text.grammar")  # the modules of what stands in terms only while read
# Words that name a place in the memory of an effect, or change as a text is understood.
NO_WORDS = ("wording", "memory", "whose", "who", "by", "until", "called")


def inner(term: Any) -> Iterator[t.Term]:
    """A term and those in it."""
    if isinstance(term, tuple):
        for each in term:
            yield from inner(each)
    elif isinstance(term, t.Term):
        yield term
        for own in fields(term):
            yield from inner(getattr(term, own.name))


def sort_of(term: t.Term) -> Sort | None:
    """The sort of a term; None: it stands there only while a text is read."""
    kind = type(term)
    if kind.__module__.endswith(READING) and kind is not Grant:
        return None
    words = [
        f"{own.name}={value}"
        for own in fields(term)
        if own.name not in NO_WORDS and isinstance(value := getattr(term, own.name), str) and value
    ]
    return ("Change" if kind is Grant else kind.__name__, *words)


def sorts_of(term: Any) -> set[Sort]:
    """The sorts of a term and of those in it."""
    return {sort for each in inner(term) if (sort := sort_of(each)) is not None}


DOING = (t.Effect, t.Ability)
CHOSEN = (t.Pick, t.Together)  # looked at only where nobody is asked: the instruction asks instead


def is_looked_at(term: t.Term) -> bool:
    return any(type(term) in table for table in LOOKING)


def structure(term: Any) -> Iterator[t.Term]:
    """A term and what only stands in it: neither done, nor looked at, nor an ability itself."""
    yield term
    for own in fields(term):
        yield from parts(getattr(term, own.name))


def parts(value: Any) -> Iterator[t.Term]:
    if isinstance(value, tuple):
        for each in value:
            yield from parts(each)
    elif isinstance(value, CHOSEN) or is_structure(value):
        yield from structure(value)


def is_structure(value: Any) -> bool:
    """Whether this is a term that is neither done nor looked at by itself."""
    return isinstance(value, t.Term) and not isinstance(value, DOING) and not is_looked_at(value)


class Played:
    """The sorts of terms that did something in the games played meanwhile."""

    def __init__(self) -> None:
        self.sorts: set[Sort] = set()
        self.kept: list[t.Term] = []  # the terms looked at, which are told by their address

    def has(self, sort: Sort) -> bool:
        """Whether a term of this sort did something; of words left open, with any."""
        if sort in self.sorts:
            return True
        return any(sort[0] == own[0] and set(sort) <= set(own) for own in self.sorts)

    def add(self, term: t.Term) -> None:
        """This term did something."""
        for each in structure(term):
            sort = sort_of(each)
            if sort is not None:
                self.sorts.add(sort)

    def collect(self, watch: Watch) -> None:
        """Add the abilities and instructions that gave a sign of life."""
        for _number, term in watch.signs:
            self.add(term)

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Note terms that are looked at, as long as it lasts."""
        with pytest.MonkeyPatch.context() as patch:
            for table in LOOKING:
                for kind, function in list(table.items()):
                    patch.setitem(table, kind, self.noted(function))
            yield

    def noted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        seen: set[int] = set()

        def note(context: Any, term: Any, *more: Any) -> Any:
            found = function(context, term, *more)
            if found and id(term) not in seen:
                seen.add(id(term))
                self.kept.append(term)
                self.add(term)
            return found

        return note


def wanted(languages: list[Language]) -> dict[Sort, list[tuple[Language, Place]]]:
    """The sorts of terms that the phrases of these languages make, each with the phrases."""
    found: dict[Sort, list[tuple[Language, Place]]] = {}
    for own in languages:
        for name, kind in own.grammar.kinds.items():
            for number, phrase in enumerate(kind.phrases):
                for sort in sorts_of(phrase.shape):
                    found.setdefault(sort, []).append((own, (name, number)))
    return found


class AskingWatch(Watch):
    """A watch that notes as well what somebody was asked or shown, which changes nothing yet."""

    def begin(self, game: Game, frame: Frame, todo: tuple[t.Effect, ...], before: Any) -> None:
        super().begin(game, frame, todo, before)
        if FAMILY.get(type(todo[0])) == "asks":
            self.note(game, frame.vars["source"], todo[0], ASKED)


ASKED = "asked"


class Stage:
    """Where the sorts of terms of a game are played: cards with texts written for this, its
    shipped cards, and cards with derived texts, each in directed games (`tests.life.directed`)."""

    def __init__(self, title: str, languages: list[Language]) -> None:
        self.title = titles.title(title)
        self.pool = titles.shipped(title)
        self.wanted = wanted(languages)
        self.played = Played()
        self.languages = languages
        self.derivations: dict[Language, Derivations] = {}
        written = [self.made(own, *text) for own in languages for text in own.directed()]
        self.written = [(sorts_of(tuple(c.abilities.terms)), c) for c in written]
        self.shipped = [(sorts_of(tuple(c.abilities.terms)), c) for c in self.pool.cards.values()]

    def unplayed(self, sorts: list[Sort], positions: int) -> list[Sort]:
        """Those of these sorts that did nothing in so many positions around each of a few cards
        that speak of them."""
        LEDGER.left = 0  # whether anything is done is asked here, not whether it is right
        with self.played.looking():
            return [sort for sort in sorts if not self.shows(sort, positions)]

    def shows(self, sort: Sort, positions: int) -> bool:
        if self.played.has(sort):
            return True
        for card in self.cards(sort):
            for number in range(positions):
                try:
                    self.play(card, number, sort)
                except BadCard:  # it speaks of a token that cannot be
                    break
                if self.played.has(sort):
                    return True
        return False

    def cards(self, sort: Sort) -> Iterator[Card]:
        """Cards that have a term of this sort, those with short texts first."""
        words = set(sort)
        for cards in (self.written, self.shipped):
            own = [card for sorts, card in cards if any(words <= set(each) for each in sorts)]
            yield from sorted(own, key=length_of_text)[:CARDS]
        places = self.wanted[sort]
        step = max(len(places) // CARDS, 1)
        for language, place in places[::step][:CARDS]:
            for text in self.texts(language, place):
                yield self.made(language, *text)

    def texts(self, language: Language, place: Place) -> list[tuple[str, str]]:
        """A few short texts with this phrase, each with the type of its card."""
        if language not in self.derivations:
            texts = language.shipped() + language.tested()
            self.derivations[language] = Derivations(language, texts)
        derivations = self.derivations[language]
        derivations.search([place], TRIES)
        found = [derivations.used[place]] if place in derivations.used else []
        for number in range(MORE_TRIES):
            found += derivations.made_by(place, number)
        return sorted(dict.fromkeys(found), key=length_of_first)[:CARDS]

    def made(self, language: Language, text: str, card_type: str) -> Card:
        """A card of that type with a derived text."""
        shipped = list(self.pool.cards.values())
        types = [card for card in shipped if card.values["type"] == card_type]
        if not types:
            usual = "event" if text.startswith("timing:") else USUAL[language.title]
            types = [card for card in shipped if card.values["type"] == usual]
            card_type = usual
        like = types[0]
        abilities = self.title.expand(language.abilities(text, card_type))
        names = {lang: "Made" for lang in like.names}
        return Card(
            f"MADE {text[:60]}", names, {lang: text for lang in like.texts}, like.values, abilities
        )

    def play(self, card: Card, number: int, sort: Sort) -> None:
        """A directed game around a card; abilities that have such a term, and of which watching
        shows nothing, are compared with a game without them."""
        groups = directed.abilities_of(self.title, card)
        terms = [term for group in groups for term in group]
        watch = AskingWatch()
        seed = directed.choose_seed(self.title, card, terms, f"{card.number} {number}", self.pool)
        game = directed.position(self.title, card, terms, seed, self.pool, None, watch)
        directed.play(game, card.number, random.Random(seed), DECISIONS)
        watch.finish_all(game)
        self.played.collect(watch)
        for group in groups:
            alive = any(directed.is_alive(watch, card.number, term) for term in group)
            if not alive and any(set(sort) <= set(own) for own in sorts_of(tuple(group))):
                alive = (number == 0 and directed.shows_before(self.title, card, group)) or (
                    directed.is_compared(group, number)
                    and directed.makes_a_difference(
                        self.title, card, group, terms, seed, self.pool, DECISIONS
                    )
                )
            for term in group if alive else ():
                self.played.add(term)


def length_of_first(text: tuple[str, str]) -> int:
    return len(text[0])


def length_of_text(card: Card) -> int:
    return len(card.texts["en"])


CARDS = 3  # with which a sort is tried, shipped ones and made ones each
TRIES = 60
MORE_TRIES = 9  # for further texts of a phrase
DECISIONS = 80
USUAL = {"vanguard": "normal", "dragonball": "battle", "gateruler": "unit"}
