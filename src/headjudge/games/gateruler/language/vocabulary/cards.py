"""Words for cards: filters, the cards an instruction is about, numbers, zones."""

from __future__ import annotations

from typing import ClassVar, Final

from headjudge.language import terms as t
from headjudge.rulebook.citation import fact

# -- filters ----------------------------------------------------------------------------


class Attribute(t.Filter):
    """The card has one of these attributes, or all of them (2-5d)."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("attributes",)
    attributes: tuple[str, ...]
    every: bool = False


class Faction(t.Filter):
    """The card is of one of these factions."""

    READS: ClassVar = ("faction",)
    factions: tuple[str, ...]


class Legendary(t.Filter):
    """The card has the legendary icon (2-9a)."""

    READS: ClassVar = ("legendary",)


class Settable(t.Filter):
    """The card can be set (2-17c)."""

    READS: ClassVar = ("type", "abilities")


class StandardAction(t.Filter):
    """The card is a standard action card (2-17b)."""

    READS: ClassVar = ("type",)


class InZone(t.Filter):
    """The card is in a zone of one of these kinds."""

    PUBLIC: ClassVar = True
    kinds: tuple[str, ...]


class Frontmost(t.Filter):
    """The card is the frontmost of its column (3-6e-3b)."""

    TRACKED: ClassVar = True
    WATCHES: ClassVar = ("frontmost",)
    PUBLIC: ClassVar = True


class Role(t.Filter):
    """The card is attacking or being attacked, or has battled in this attack."""

    PUBLIC: ClassVar = True
    role: str  # attacking, attacked, battled


class HasCharges(t.Filter):
    """So many charges are linked to the card: `>=`, `<=`, `==`."""

    TRACKED: ClassVar = True
    WATCHES: ClassVar = ("charge",)
    PUBLIC: ClassVar = True
    number: int = 1
    relation: str = ">="


class Icon(t.Filter):
    """The card has an ability of this sort: OD, TD or CNT (2-8a)."""

    READS: ClassVar = ("abilities",)
    icon: str


class AbilityHas(t.Filter):
    """The card has an ability with this in its name or text (14-1a-4a)."""

    TRACKED: ClassVar = True
    READS: ClassVar = ("abilities",)
    part: str


class GearedUp(t.Filter):
    """The card is geared up (14-18a-1)."""

    TRACKED: ClassVar = True
    PUBLIC: ClassVar = True


class Entered(t.Filter):
    """The card entered play this turn, in this way ("": in any): normal, special, genesis,
    abyssal, forced reveal, enhanced."""

    PUBLIC: ClassVar = True
    how: str = ""


class Enhanced(t.Filter):
    """The unit entered play with a charge by its Enhance (16-16b-1), in whatever turn."""

    PUBLIC: ClassVar = True


class Damaged(t.Filter):
    """The unit has damage on it."""

    PUBLIC: ClassVar = True


class Owned(t.Filter):
    """The card's owner is this player."""

    PUBLIC: ClassVar = True
    whose: t.Whose


class IsThis(t.Filter):
    """The card is the one this text is on."""

    PUBLIC: ClassVar = True


class By(t.Filter):
    """The card that does it is another than this one, and such a player controls it. `unit`: it
    is a unit."""

    PUBLIC: ClassVar = True
    whose: t.Whose = t.EACH
    unit: bool = False


class IsCard(t.Filter):
    """The card is that one, as the object it was."""

    PUBLIC: ClassVar = True
    ref: tuple[int, int]


# -- objects ----------------------------------------------------------------------------


class Attacker(t.Object):
    """The attacking card."""


class Attacked(t.Object):
    """The card being attacked."""


class HostOf(t.Object):
    """The card that a charge is linked to."""

    ANEW: ClassVar = True
    TRACKED: ClassVar = True
    WATCHES: ClassVar = ("charge",)
    card: t.Object


class OnTop(t.Object):
    """The card now in the zone of the one that something was put on top of, or under (15-14c)."""


# -- numbers ----------------------------------------------------------------------------


class CurrentLife(t.Quantity):
    """A ruler's life less the cards in its controller's damage zone (2-6c)."""

    READS: ClassVar = ("life",)
    whose: t.Whose = t.YOU


class ChargesOn(t.Quantity):
    """How many charges a card has."""

    TRACKED: ClassVar = True
    WATCHES: ClassVar = ("charge",)
    card: t.Object


class DamageOn(t.Quantity):
    """The current damage of a unit."""

    card: t.Object


class SumOf(t.Quantity):
    """A number of all these cards together."""

    property: str
    cards: t.Selector


class EventAmount(t.Quantity):
    """The amount of the event: of damage, how much."""


class ChosenNumber(t.Quantity):
    """The number that was named."""

    memory: str = "number"


# -- zones ------------------------------------------------------------------------------


# 15-3b: what is called just "a zone", of units
A_ZONE: Final[tuple[str, ...]] = fact("15-3b", ("attack", "defense"), without=("attack",))
# 15-3b-1: whose zones, where nobody is named: of a unit in play its controller's
CONTROLLER: Final[t.Whose] = "controller"


class Zones(t.Term):
    """Attack zones and defense zones of a player."""

    whose: t.Whose = t.YOU
    kinds: tuple[str, ...] = A_ZONE
    empty: bool = False
    relation: str = ""  # to the zone of another card: same, column
    to: t.Object | None = None
