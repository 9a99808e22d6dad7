"""The phrase tables' own ways in this game, and what stands in a term only while it is
read or said (see `meaning`).

Every term remembers the text of the phrase that read it, and says itself back by that very
phrase; a term that remembers none is said by the first phrase that fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import Kind
from headjudge.language.terms import Ability, Condition, Effect, Filter, Object, Term

SEEN = "seen"  # the cards looked at from the top of a deck
# Joints between sentences: after what all of its sentence belongs to, and of a sentence that
# goes on with the one before it.
OPEN = "open. "
GOING_ON = "going on. "


@dataclass(frozen=True, slots=True)
class Joined(Effect):
    """An effect that another one follows; its wording is the joint between them."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Noun(Filter):
    """What the cards are called, in its place among the filters."""

    word: str


@dataclass(frozen=True, slots=True)
class Place(Filter):
    """Where the cards are, in its place among the filters."""

    words: str


@dataclass(frozen=True, slots=True)
class Target(Term):
    """The area that cards go to; its wording is what it is called."""

    area: str


@dataclass(frozen=True, slots=True)
class Boon(Term):
    """What a card gets: a change without the card."""

    property: str
    operation: str
    operand: Any = None


@dataclass(frozen=True, slots=True)
class Part(Term):
    """These cards get these."""

    what: Object
    boons: tuple[Boon, ...]


@dataclass(frozen=True, slots=True)
class Gets(Ability):
    """Changes, said card by card."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class While(Ability):
    """A permanent skill under its conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Pair(Ability):
    """Two permanent skills said in one breath; conditions in front are those of both."""

    first: Ability
    second: Ability
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class InAreas(Ability):
    """Changes of this card that are so while it is in these areas."""

    ability: Ability
    where: tuple[str, ...]


class TextKind(Kind):
    """A kind whose phrases remember themselves."""

    def phrase(self, text: str, shape: Any, wording: str = "") -> None:
        if not wording and isinstance(shape, Term):
            wording = text
        super().phrase(text, shape, wording)


class TextGrammar(CardGrammar):
    """The grammar of this game's card text."""

    def kind(self, name: str) -> Kind:
        if name not in self.kinds:
            self.kinds[name] = TextKind(self, name)
        return self.kinds[name]
