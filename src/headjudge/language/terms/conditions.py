"""Terms for what is so, and for what kind of event happens."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms.cards import Filter, Number, Object, Selector
from headjudge.language.terms.term import Term, Whose

# -- conditions ---------------------------------------------------------------------


class Condition(Term):
    """Something that holds or does not, just now."""

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
    """It is the turn of one of these players."""

    TRACKED: ClassVar = True
    whose: Whose


class Happened(Condition):
    """Something has happened this turn, so often at least, to or through a player."""

    what: str
    whose: Whose
    least: int = 1


class Entered(Condition):
    """How the source (or the event's card) came: played from an area, by evolution ..."""

    how: str


class ByEffect(Condition):
    """The event that set this off was caused by an effect, and not by the rules."""


class Differ(Condition):
    """The object's cards are not all alike in this property."""

    object: Object
    property: str


class Both(Condition):
    """All of these conditions hold."""

    TRACKED: ClassVar = True
    conditions: tuple[Condition, ...]


class AnyOf(Condition):
    """One of these conditions holds."""

    TRACKED: ClassVar = True
    conditions: tuple[Condition, ...]


class No(Condition):
    """A condition does not hold."""

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
    """A state of affairs that an ability waits for, instead of an event."""

    condition: Condition
