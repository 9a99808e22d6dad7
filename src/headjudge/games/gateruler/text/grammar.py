"""The phrase tables' own ways in this game, and what stands in a term only while it is read or
said (see `meaning`).

Every term remembers the text of the phrase that read it, and says itself back by that very
phrase; a term that remembers none is said by the first phrase that fits.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import Kind
from headjudge.language.terms import Ability, Condition, Effect, Filter, Object, Pattern, Term


@dataclass(frozen=True, slots=True)
class Joined(Effect):
    """An effect that another one follows; its wording is the joint between them."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Steps(Effect):
    """Several instructions that one phrase says."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Mark(Filter):
    """Whose the cards are, what they are called, or where they are, in its place among the
    filters."""

    sort: str  # owner, noun, place
    words: str


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
    """A continuous ability under its header and conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Timing(Ability):
    """The timing line of an event card."""

    timing: str
    when: Pattern | None = None
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Body(Ability):
    """The line of an event card that says what it does."""

    do: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()


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
