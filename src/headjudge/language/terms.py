"""Terms: what card text means, as frozen data.

Terms compare by structure, print, hash and go to JSON; they hold no functions.
`wording` remembers which of several equal phrasings the text used, so that a term
says itself back exactly; it is no part of the meaning and never compared.

A term is not a truth value: `if term` is an error, so that `and`, `or` and `not`
cannot be mistaken for `Both`, `Either` and `Not`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

YOU = "you"
OPPONENT = "opponent"
EACH = "each"

Whose = str


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    wording: str = field(default="", compare=False, repr=False)

    def __bool__(self) -> bool:
        raise TypeError(f"{type(self).__name__} is a term, not a truth value")


def reads(term: Any) -> frozenset[str]:
    """The properties of cards that a term looks at."""
    found: set[str] = set()
    if isinstance(term, Term):
        found.update(getattr(term, "READS", ()))
        looked = getattr(term, "property", None)
        if looked is not None and not isinstance(term, Change):
            found.add(looked)
        for each in fields(term):
            found |= reads(getattr(term, each.name))
    elif isinstance(term, tuple):
        for each in term:
            found |= reads(each)
    return frozenset(found)


# -- filters: is this card such a card? ---------------------------------------------


class Filter(Term):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Type(Filter):
    """The card is of one of these types."""

    READS: ClassVar = ("type",)
    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Trait(Filter):
    """The card has one of these traits, or all of them."""

    READS: ClassVar = ("traits",)
    traits: tuple[str, ...]
    every: bool = False


@dataclass(frozen=True, slots=True)
class Color(Filter):
    """The card has one of these colours."""

    READS: ClassVar = ("colors",)
    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Named(Filter):
    """The card has one of these names."""

    READS: ClassVar = ("name",)
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NameHas(Filter):
    """The card's name has this in it."""

    READS: ClassVar = ("name",)
    part: str


@dataclass(frozen=True, slots=True)
class Compare(Filter):
    """A number of the card stands in this relation to a number: `<=`, `>=`, `==`, `!=`."""

    property: str
    relation: str
    number: Number


@dataclass(frozen=True, slots=True)
class HasKeyword(Filter):
    READS: ClassVar = ("abilities",)
    keyword: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Other(Filter):
    """The card is not the one this text is on."""


@dataclass(frozen=True, slots=True)
class InZones(Filter):
    """The card is in a zone with one of these numbers."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed(Filter):
    """The card's zone stands in this relation to the zone of another card."""

    relation: str  # column, adjacent, same number, front, behind, before, beyond
    to: Object


@dataclass(frozen=True, slots=True)
class Shares(Filter):
    """The card has a trait or the name in common with another card."""

    READS: ClassVar = ("traits", "name")
    what: str  # trait, name
    with_: Object


@dataclass(frozen=True, slots=True)
class Extreme(Filter):
    """Among the cards that pass the other filters, those with the lowest or highest."""

    property: str
    highest: bool


@dataclass(frozen=True, slots=True)
class Side(Filter):
    """Among the cards that pass the other filters, the left- or rightmost, seen by the master.
    What is left and right, a game says."""

    side: str  # left, right


@dataclass(frozen=True, slots=True)
class Not(Filter):
    filter: Filter


@dataclass(frozen=True, slots=True)
class Either(Filter):
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Among(Filter):
    """The card is one of those this effect has put aside under a name (`revealed`, `it`)."""

    memory: str


# -- cards: which group of cards ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cards(Term):
    """The cards in these areas of these players that pass all filters."""

    where: tuple[str, ...]
    whose: Whose
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Under(Term):
    """The cards under a card that pass all filters."""

    card: Object
    filters: tuple[Filter, ...] = ()


Selector = Cards | Under


# -- objects: the cards an instruction is about -------------------------------------


class Object(Term):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Self(Object):
    """The card this text is on."""


@dataclass(frozen=True, slots=True)
class It(Object):
    """The cards this effect spoke of before."""

    memory: str = "it"


@dataclass(frozen=True, slots=True)
class These(Object):
    """The cards an effect spoke of before it made the ability that this stands in."""

    cards: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class EventCard(Object):
    """The card of the event that set this off."""


@dataclass(frozen=True, slots=True)
class Every(Object):
    cards: Selector


@dataclass(frozen=True, slots=True)
class Pick(Object):
    """So many of these cards, chosen by the master (or by `by`) when it is carried out."""

    count: Number
    cards: Selector
    up_to: bool = False
    any_number: bool = False
    by: Whose = YOU
    total: Compare | None = None  # the chosen cards' numbers, added up, must stand so


@dataclass(frozen=True, slots=True)
class TopOf(Object):
    """The top cards of a deck."""

    count: Number
    whose: Whose = YOU


@dataclass(frozen=True, slots=True)
class Rest(Object):
    """Of the cards remembered under a name, those that have not moved since."""

    memory: str


@dataclass(frozen=True, slots=True)
class Together(Object):
    """All of these, each chosen in turn, then acted on at the same time."""

    objects: tuple[Object, ...]


# -- numbers ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count(Term):
    """How many cards there are of these."""

    cards: Selector


@dataclass(frozen=True, slots=True)
class CountOf(Term):
    """How many cards this effect spoke of under a name, if they pass the filters."""

    memory: str
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class CountKinds(Term):
    """How many different colours (traits, names) there are among these cards."""

    property: str
    cards: Selector


@dataclass(frozen=True, slots=True)
class Of(Term):
    """A number of a card."""

    property: str
    card: Object


@dataclass(frozen=True, slots=True)
class PlayerNumber(Term):
    """A number of a player, such as a counter or a position."""

    name: str
    whose: Whose


@dataclass(frozen=True, slots=True)
class TurnCount(Term):
    """How often something has happened this turn to or through a player."""

    what: str
    whose: Whose


@dataclass(frozen=True, slots=True)
class Times(Term):
    factor: int
    number: Number


@dataclass(frozen=True, slots=True)
class Plus(Term):
    """A number and so much more."""

    number: Number
    more: int


@dataclass(frozen=True, slots=True)
class Per(Term):
    """How often this many goes into a number (`for every 5 cards`)."""

    number: Number
    each: int


Number = int | Count | CountOf | CountKinds | Of | PlayerNumber | TurnCount | Times | Plus | Per


# -- conditions ---------------------------------------------------------------------


class Condition(Term):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """The object's cards (one at least, or all of them) pass the filters."""

    object: Object
    filters: tuple[Filter, ...]
    every: bool = False


@dataclass(frozen=True, slots=True)
class Relation(Condition):
    """Two numbers stand in this relation."""

    left: Number
    relation: str
    right: Number


@dataclass(frozen=True, slots=True)
class TurnOf(Condition):
    whose: Whose


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """This turn has seen it (at least so often) to or through that player."""

    what: str
    whose: Whose
    least: int = 1


@dataclass(frozen=True, slots=True)
class Entered(Condition):
    """How the source (or the event's card) came: played from an area, by evolution ..."""

    how: str


@dataclass(frozen=True, slots=True)
class Differ(Condition):
    """The object's cards are not all alike in this property."""

    object: Object
    property: str


@dataclass(frozen=True, slots=True)
class Both(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class No(Condition):
    condition: Condition


# -- patterns: what kind of event ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pattern(Term):
    """An event of this kind, that befalls this card or such a card, by this player."""

    kind: str
    what: Object | Selector | None = None
    who: Whose | None = None  # whose doing or whose card's
    by: Whose | None = None  # the master of the effect that does it
    cause: str = ""
    frm: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()  # into zones with these numbers
    only_if: Condition | None = None


@dataclass(frozen=True, slots=True)
class Situation(Term):
    """Not an event but a state of affairs."""

    condition: Condition


# -- effects ------------------------------------------------------------------------


class Effect(Term):
    """An instruction."""

    __slots__ = ()


class Action(Effect):
    """An instruction about cards. Its first field is `what`; choices are made first."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    number: Number
    who: Whose = YOU
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Cards of a hand go to the discard pile."""

    what: Object
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class DiscardUntil(Effect):
    number: int
    who: Whose


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Cards go to an area: `hand`, `discard`, `deck top`, `deck bottom`, `deck` ..."""

    what: Object
    to: str


@dataclass(frozen=True, slots=True)
class PutUnder(Action):
    what: Object
    under: Object


@dataclass(frozen=True, slots=True)
class Destroy(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    what: Object
    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Look(Action):
    what: Object
    memory: str = "it"
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose cards and remember them."""

    what: Object
    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Search(Action):
    """Look through a deck and choose cards in it."""

    what: Object
    memory: str = "it"


@dataclass(frozen=True, slots=True)
class Shuffle(Effect):
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Two cards trade places."""

    what: Object


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """You may do this; only if you did it, wholly, do that; if you did not, `otherwise`."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    who: Whose = YOU
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    number: Number
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ChooseOf(Effect):
    """Do so many of the options, in their printed order."""

    number: int
    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class Lasting(Effect):
    """An effect that goes on: an ability that works `until` then."""

    until: str  # turn, game, once
    ability: Ability


@dataclass(frozen=True, slots=True)
class GameEnds(Effect):
    """A player wins or loses the game."""

    who: Whose
    wins: bool


# -- abilities ----------------------------------------------------------------------


class Ability(Term):
    role: ClassVar[str] = "other"
    __slots__ = ()


@dataclass(frozen=True, slots=True)
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

    def __post_init__(self) -> None:
        kinds = (self.when.kind,) if isinstance(self.when, Pattern) else ()
        object.__setattr__(self, "kinds", kinds)


@dataclass(frozen=True, slots=True)
class Change(Term):
    """A property of cards changes: add, times, gain, lose; abilities also lose-all, switch-off
    (they are there but do nothing), switch-on; set: the number a printed X stands for."""

    what: Object
    property: str
    operation: str
    operand: Any = None


@dataclass(frozen=True, slots=True)
class Continuous(Ability):
    """Changes that are so while the ability works."""

    role: ClassVar[str] = "change"
    changes: tuple[Change, ...]
    while_: tuple[Condition, ...] = ()
    writes: frozenset[str] = field(init=False, compare=False, repr=False)
    reads: frozenset[str] = field(init=False, compare=False, repr=False)
    # which properties are changed by which operation
    parts: tuple[tuple[str, str], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "writes", frozenset(each.property for each in self.changes))
        parts = dict.fromkeys((each.property, each.operation) for each in self.changes)
        object.__setattr__(self, "parts", tuple(parts))
        object.__setattr__(self, "reads", reads((self.changes, self.while_)))


@dataclass(frozen=True, slots=True)
class Forbid(Ability):
    """Such an event cannot happen."""

    role: ClassVar[str] = "forbid"
    event: Pattern
    while_: tuple[Condition, ...] = ()
    kinds: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", (self.event.kind,))


@dataclass(frozen=True, slots=True)
class Replacement(Ability):
    """When such an event would happen, this is done instead (`keeps`: before it happens).
    An optional one may have a `price`: do that, and then what is done instead."""

    role: ClassVar[str] = "replace"
    event: Pattern
    instead: tuple[Effect, ...]
    optional: bool = False
    while_: tuple[Condition, ...] = ()
    keeps: bool = False
    price: tuple[Effect, ...] = ()
    kinds: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", (self.event.kind,))


@dataclass(frozen=True, slots=True)
class Link(Ability):
    """What a card is to the card it is linked to."""

    role: ClassVar[str] = "link"
    name: str


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """A keyword as printed. `means` is its bundle of ordinary abilities, given by the game."""

    role: ClassVar[str] = "keyword"
    name: str
    number: int | None = None
    details: tuple[Any, ...] = ()
    while_: tuple[Condition, ...] = ()
