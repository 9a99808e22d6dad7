"""Terms for abilities: what a card's text comes to, and what an effect leaves behind."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Final

from headjudge.language.terms.cards import Object, Quantity
from headjudge.language.terms.conditions import Condition, Pattern, Situation
from headjudge.language.terms.effects import ChooseOf, Effect
from headjudge.language.terms.term import Term
from headjudge.language.terms.walking import walk


class Ability(Term):
    """What a card's text says the card can do, or is."""

    role: ClassVar[str] = "other"
    __slots__ = ()


def has_options(effects: tuple[Effect, ...]) -> bool:
    """Whether a list of options stands in these effects, and not in an ability they make."""
    found = walk(effects, enter=lambda each: isinstance(each, Effect))
    return any([isinstance(each, ChooseOf) for each in found])


class Auto(Ability):
    """When this happens, do that. Works only while its conditions hold."""

    role: ClassVar[str] = "auto"
    when: Pattern | Situation
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()
    on_leaving: bool = False  # about its own card's leaving or entering: heard although gone
    where: tuple[str, ...] = ()  # areas in which it works, if not where such abilities do
    cost: tuple[Effect, ...] = ()  # to be paid for playing it, if its master likes
    kinds: tuple[str, ...] = field(init=False, compare=False, repr=False)
    chooses: bool = field(init=False, compare=False, repr=False)  # of a list of options

    def __post_init__(self) -> None:
        when = self.when
        kinds = (when.kind, *when.also) if isinstance(when, Pattern) else ()
        object.__setattr__(self, "kinds", kinds)
        object.__setattr__(self, "chooses", has_options(self.do))


class Change(Term):
    """A property of cards changes: add, times, gain, lose; abilities also lose-all, switch-off
    (they are there but do nothing), switch-on; set: the number a printed X stands for; have: a
    number that the card had none of."""

    what: Object
    property: str
    operation: str
    operand: Any = None


def reads(term: Any) -> frozenset[str]:
    """The properties of cards that a term looks at."""
    found: set[str] = set()
    for each in walk(term):
        found.update(getattr(each, "READS", ()))
        looked = getattr(each, "property", None)
        if looked is not None and not isinstance(each, Change):
            found.add(looked)
    return frozenset(found)


UNTRACKED: Final = "?"  # stands for whatever a term reads that values are not reused by


def looks(term: Any) -> frozenset[str]:
    """What a term reads, so that values which follow from it are worked out anew when that
    changes: kinds of zones, properties of cards, and `UNTRACKED` if it reads anything else."""
    found: set[str] = set()
    for each in walk(term, enter=lambda each: each.TRACKED):
        if not each.TRACKED:
            found.add(UNTRACKED)
            continue
        found.update(each.WATCHES)
        found.update(getattr(each, "where", ()))
        looked = getattr(each, "property", None)
        if looked is not None:
            found.add(looked)
    return frozenset(found)


class Continuous(Ability):
    """Changes of values that hold while the ability works."""

    role: ClassVar[str] = "change"
    changes: tuple[Change, ...]
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()  # areas in which it works, if not where such abilities do
    writes: frozenset[str] = field(init=False, compare=False, repr=False)
    reads: frozenset[str] = field(init=False, compare=False, repr=False)
    # what it writes, and what the abilities write that it grants
    brings: frozenset[str] = field(init=False, compare=False, repr=False)
    # which properties are changed by which operation
    parts: tuple[tuple[str, str], ...] = field(init=False, compare=False, repr=False)
    # what it has to be worked out anew for; the same once it is laid on cards
    looks: frozenset[str] = field(init=False, compare=False, repr=False)
    looks_laid: frozenset[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        writes = frozenset([each.property for each in self.changes])
        granted = [each for change in self.changes for each in continuous_in(change.operand)]
        object.__setattr__(self, "writes", writes)
        object.__setattr__(self, "brings", writes.union(*[each.brings for each in granted]))
        parts = dict.fromkeys((each.property, each.operation) for each in self.changes)
        object.__setattr__(self, "parts", tuple(parts))
        object.__setattr__(self, "reads", reads((self.changes, self.while_)))
        operands = [c.operand for c in self.changes if isinstance(c.operand, Quantity)]
        laid = looks((self.while_, tuple(operands))).union(*[each.looks for each in granted])
        object.__setattr__(self, "looks_laid", laid)
        object.__setattr__(self, "looks", laid | looks(tuple([c.what for c in self.changes])))


def continuous_in(operand: Any) -> list[Continuous]:
    """The continuous abilities among those that a change is about."""
    listed = operand if isinstance(operand, tuple) else (operand,)
    return [each for each in listed if isinstance(each, Continuous)]


class Guarding(Ability):
    """An ability about events that are about to happen: it forbids or replaces them."""

    event: Pattern
    kinds: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        event = self.event
        kinds = (event.kind, *event.also) if isinstance(event, Pattern) else ()
        object.__setattr__(self, "kinds", kinds)


class Forbid(Guarding):
    """Events of this pattern cannot happen."""

    role: ClassVar[str] = "forbid"
    while_: tuple[Condition, ...] = ()


class Replacement(Guarding):
    """When an event of this pattern would happen, something else is done instead (`keeps`:
    something is done before it happens). An optional one may have a `price`: do that, and then what
    is done instead."""

    role: ClassVar[str] = "replace"
    instead: tuple[Effect, ...]
    optional: bool = False
    while_: tuple[Condition, ...] = ()
    keeps: bool = False
    price: tuple[Effect, ...] = ()


class Link(Ability):
    """What a card is to the card that it is linked to."""

    role: ClassVar[str] = "link"
    name: str


class Keyword(Ability):
    """A keyword as printed. `means` is its bundle of ordinary abilities, given by the game."""

    role: ClassVar[str] = "keyword"
    name: str
    number: int | None = None
    details: tuple[Any, ...] = ()
    while_: tuple[Condition, ...] = ()


class Lasting(Effect):
    """An effect that goes on: an ability that works until a certain time."""

    until: str  # turn, game, once; "": it does not say
    ability: Ability
