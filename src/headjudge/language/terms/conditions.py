"""Terms for what is so, and for what kind of event happens."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms.cards import Filter, Number, Object, Selector
from headjudge.language.terms.term import Term, Whose

# -- conditions ---------------------------------------------------------------------


class Condition(Term):
    __slots__ = ()


class Is(Condition):
    """The object's cards (one at least, or all of them) pass the filters."""

    TRACKED: ClassVar = True
    object: Object
    filters: tuple[Filter, ...]
    every: bool = False


class Relation(Condition):
    """Two numbers stand in this relation."""

    TRACKED: ClassVar = True
    left: Number
    relation: str
    right: Number


class TurnOf(Condition):
    TRACKED: ClassVar = True
    whose: Whose


class Happened(Condition):
    """This turn has seen it (at least so often) to or through that player."""

    what: str
    whose: Whose
    least: int = 1


class Entered(Condition):
    """How the source (or the event's card) came: played from an area, by evolution ..."""

    how: str


class ByEffect(Condition):
    """What set this off was an effect's doing, and not the rules'."""


class Differ(Condition):
    """The object's cards are not all alike in this property."""

    object: Object
    property: str


class Both(Condition):
    TRACKED: ClassVar = True
    conditions: tuple[Condition, ...]


class AnyOf(Condition):
    TRACKED: ClassVar = True
    conditions: tuple[Condition, ...]


class No(Condition):
    TRACKED: ClassVar = True
    condition: Condition


# -- patterns: what kind of event ---------------------------------------------------


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
    also: tuple[str, ...] = ()  # or an event of one of these kinds


class Situation(Term):
    """Not an event but a state of affairs."""

    condition: Condition
