"""Words for abilities that are neither events nor changes of values, and for what changes
damage. A rule that a text can bear on asks for those of a class."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

from headjudge.language import terms as t

# -- what is played -----------------------------------------------------------------------


class Act(t.Ability):
    """An activated ability (14-1a-1)."""

    timing: str  # standard, instant
    do: tuple[t.Effect, ...]
    cost: tuple[t.Effect, ...] = ()
    while_: tuple[t.Condition, ...] = ()
    where: tuple[str, ...] = ()  # zones in which it works, if not in play
    keyword: str = ""  # Genesis Summoning, Abyssal Summoning, Familiar ...


class EventEffect(t.Ability):
    """What an event card does, and its timing: standard, instant, when (`when` happens), or
    while (its conditions hold)."""

    timing: str
    do: tuple[t.Effect, ...]
    when: t.Pattern | None = None
    cost: tuple[t.Effect, ...] = ()
    while_: tuple[t.Condition, ...] = ()


class Overdrive(t.Ability):
    """An OD ability (16-2)."""

    do: tuple[t.Effect, ...]
    cost: tuple[t.Effect, ...] = ()
    while_: tuple[t.Condition, ...] = ()


class Counter(t.Ability):
    """A CNT ability (16-4)."""

    cost: ClassVar[tuple[t.Effect, ...]] = ()
    do: tuple[t.Effect, ...]
    while_: tuple[t.Condition, ...] = ()


# -- damage ---------------------------------------------------------------------------------


class DamageChange(t.Guarding):
    """Damage that is about to be dealt changes: times, less, becomes, or prevent (so much of
    all the damage of the moment, 13-3d-2)."""

    role: ClassVar[str] = "replace"
    how: str
    number: int
    while_: tuple[t.Condition, ...] = ()
    optional: bool = False
    keeps: bool = False


class DamageRedirect(t.Guarding):
    """Damage that is about to be dealt is dealt to another card instead (15-36a)."""

    role: ClassVar[str] = "replace"
    to: t.Object = t.These(())  # filled in by what makes it, if that chooses the card
    while_: tuple[t.Condition, ...] = ()
    optional: bool = False
    keeps: bool = False


class BaseDamage(t.Ability):
    """The printed damage of these cards is so much more (14-14f, 15-2b)."""

    what: t.Object
    number: int
    while_: tuple[t.Condition, ...] = ()


class Unaffected(t.Ability):
    """These cards ignore effects of such cards (15-27a)."""

    what: t.Object
    by: tuple[t.Filter, ...] = ()
    whose: t.Whose = t.EACH
    while_: tuple[t.Condition, ...] = ()


# -- costs, summons, attacks ------------------------------------------------------------------


class Discount(t.Ability):
    """Playing this card may cost something else (16-20): do `cost` to pay `pays` resources
    instead (-1: as usual), less by `less`."""

    cost: tuple[t.Effect, ...] = ()
    pays: int = -1
    less: t.Number = 0
    while_: tuple[t.Condition, ...] = ()


class CostChange(t.Ability):
    """Playing such cards costs its controller (or the other) so many resources more."""

    whose: t.Whose
    filters: tuple[t.Filter, ...]
    by: t.Number
    while_: tuple[t.Condition, ...] = ()


class OnlyByResources(t.Ability):
    """The card can be played only by paying with resources (15-15b)."""

    while_: tuple[t.Condition, ...] = ()


class PaysAsResource(t.Ability):
    """The card can be exhausted to pay costs as though it were a resource."""

    while_: tuple[t.Condition, ...] = ()


class SummonRequirement(t.Ability):
    """As this enters play, do `cost`; otherwise this is done instead (16-23)."""

    cost: tuple[t.Effect, ...]
    otherwise: tuple[t.Effect, ...] = ()
    while_: tuple[t.Condition, ...] = ()


class GearRequirement(t.Ability):
    """What must be so to gear up into this card (16-25)."""

    while_: tuple[t.Condition, ...]


class AbyssalConcerto(t.Ability):
    """What must be done to Abyssal Summon this unit (16-14c)."""

    cost: tuple[t.Effect, ...]
    while_: tuple[t.Condition, ...] = ()


class AttacksDirectly(t.Ability):
    """These cards may attack the ruler in spite of units in front of it (15-34)."""

    what: t.Object
    while_: tuple[t.Condition, ...] = ()


class PlayableFrom(t.Ability):
    """This card can be played from these areas (14-20), or as an instant action."""

    areas: tuple[str, ...]
    instant: bool = False
    while_: tuple[t.Condition, ...] = ()


class CountsFor(t.Ability):
    """A normal summon of this counts for so much of the summon cap (15-17a-2)."""

    number: int
    while_: tuple[t.Condition, ...] = ()


class CanBeSet(t.Ability):
    """These cards can be set (7-5a-2)."""

    what: t.Object
    while_: tuple[t.Condition, ...] = ()


class MostInDeck(t.Ability):
    """A deck may have so many copies of this card (5-2c-1d-1)."""

    number: int
    while_: tuple[t.Condition, ...] = ()


# -- of the rules -------------------------------------------------------------------------------


class Dictated(t.Ability):
    """The information that a face-down unit has (14-19c)."""

    role: ClassVar[str] = "link"
    values: tuple[tuple[str, Any], ...]
    name: str = field(default="dictated", init=False)
