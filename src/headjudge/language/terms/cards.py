"""Terms for cards: filters, groups of cards, the cards an instruction is about, and the numbers
that are counted from them. Each may stand inside each of the others."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms.term import YOU, Term, Whose

# -- filters: is this card such a card? ---------------------------------------------


class Filter(Term):
    """A condition that a card has to meet."""

    PUBLIC: ClassVar[bool] = False  # whether everybody can see if a card passes it
    __slots__ = ()


class Type(Filter):
    """The card is of one of these types."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("type",)
    types: tuple[str, ...]


class Trait(Filter):
    """The card has one of these traits, or all of them."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("traits",)
    traits: tuple[str, ...]
    every: bool = False


class Color(Filter):
    """The card has one of these colours."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("colors",)
    colors: tuple[str, ...]


class Named(Filter):
    """The card has one of these names."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("name",)
    names: tuple[str, ...]


class NameHas(Filter):
    """The card's name has this in it."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("name",)
    part: str


class Compare(Filter):
    """A number of the card stands in this relation to a number: `<=`, `>=`, `==`, `!=`."""

    TRACKED: ClassVar = True
    property: str
    relation: str
    number: Number


class HasKeyword(Filter):
    """The card has a keyword, with this number if one is said."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("abilities",)
    keyword: str
    number: int | None = None


class Other(Filter):
    """The card is not the one this text is on."""

    TRACKED: ClassVar = True


class Upright(Filter):
    """The card stands upright (it is ready, active), or it lies sideways (it rests)."""

    PUBLIC: ClassVar = True
    upright: bool = True


class FaceUp(Filter):
    """The card lies face up, or face down."""

    PUBLIC: ClassVar = True
    up: bool = True


class InZones(Filter):
    """The card is in a zone with one of these numbers."""

    numbers: tuple[int, ...]


class Placed(Filter):
    """The card's zone stands in this relation to the zone of another card."""

    relation: str  # column, adjacent, same number, front, behind, before, beyond
    to: Object


class Shares(Filter):
    """The card has a trait or the name in common with another card."""

    READS: ClassVar = ("traits", "name")
    what: str  # trait, name
    with_: Object


class Extreme(Filter):
    """Among the cards that pass the other filters, those with the lowest or highest."""

    property: str
    highest: bool


class Not(Filter):
    """The card does not pass a filter."""

    TRACKED: ClassVar = True
    filter: Filter


class Either(Filter):
    """The card passes one of several filters."""

    TRACKED: ClassVar = True
    filters: tuple[Filter, ...]


class Among(Filter):
    """The card is one of those this effect has put aside under a name (`revealed`, `it`)."""

    PUBLIC: ClassVar = True
    memory: str


# -- cards: which group of cards ----------------------------------------------------


class Cards(Term):
    """The cards in these areas of these players that pass all filters."""

    TRACKED: ClassVar = True
    where: tuple[str, ...]
    whose: Whose
    filters: tuple[Filter, ...] = ()


class Under(Term):
    """The cards under a card that pass all filters."""

    card: Object
    filters: tuple[Filter, ...] = ()


Selector = Cards | Under


# -- objects: the cards an instruction is about -------------------------------------


class Object(Term):
    """The cards that something is said of."""

    # Whether an ability for later looks for the cards anew. What names cards by what is so now
    # (by the event that set it off, by a part they play) names those of the time it was said.
    ANEW: ClassVar[bool] = False
    __slots__ = ()


class Self(Object):
    """The card this text is on."""

    ANEW: ClassVar = True
    TRACKED: ClassVar = True


class It(Object):
    """The cards this effect spoke of before."""

    memory: str = "it"


class These(Object):
    """The cards an effect spoke of before it made the ability that this stands in."""

    ANEW: ClassVar = True
    cards: tuple[tuple[int, int], ...]


class EventCard(Object):
    """The card of the event that set this off."""


class EventSource(Object):
    """The card whose effect caused the event that set this off."""


class EventPartner(Object):
    """The other card of the event that set this off: the card that is attacked, for example."""


class Every(Object):
    """All cards of a group."""

    ANEW: ClassVar = True
    TRACKED: ClassVar = True
    cards: Selector


class Pick(Object):
    """So many of these cards, chosen by the master (or by `by`) when the instruction is carried
    out."""

    ANEW: ClassVar = True
    count: Number
    cards: Selector
    up_to: bool = False
    any_number: bool = False
    by: Whose = YOU
    total: Compare | None = None  # the chosen cards' numbers, added up, must stand so


class AtRandom(Object):
    """So many of these cards, taken at random when the instruction is carried out."""

    ANEW: ClassVar = True
    count: Number
    cards: Cards


class TopOf(Object):
    """The top cards of a deck."""

    ANEW: ClassVar = True
    count: Number
    whose: Whose = YOU


class Rest(Object):
    """Of the cards remembered under a name, those that have not moved since."""

    memory: str


class Together(Object):
    """All of these, each chosen in turn, then acted on at the same time."""

    ANEW: ClassVar = True
    objects: tuple[Object, ...]


# -- numbers ------------------------------------------------------------------------


class Quantity(Term):
    """A number that has to be worked out."""

    __slots__ = ()


class Count(Quantity):
    """How many cards there are of these."""

    TRACKED: ClassVar = True
    cards: Selector


class CountOf(Quantity):
    """How many cards this effect spoke of under a name, if they pass the filters."""

    memory: str
    filters: tuple[Filter, ...] = ()


class CountKinds(Quantity):
    """How many different colours (traits, names) there are among these cards."""

    property: str
    cards: Selector


class Of(Quantity):
    """A number of a card."""

    property: str
    card: Object


class PlayerNumber(Quantity):
    """A number of a player, such as a counter or a position."""

    name: str
    whose: Whose


class TurnCount(Quantity):
    """How often something has happened this turn to or through a player."""

    what: str
    whose: Whose


class Times(Quantity):
    """A number multiplied by a factor."""

    TRACKED: ClassVar = True
    factor: int
    number: Number


class Plus(Quantity):
    """The sum of a number and so much more."""

    TRACKED: ClassVar = True
    number: Number
    more: int


class Per(Quantity):
    """How often this many goes into a number (`for every 5 cards`)."""

    TRACKED: ClassVar = True
    number: Number
    each: int


Number = int | Quantity
