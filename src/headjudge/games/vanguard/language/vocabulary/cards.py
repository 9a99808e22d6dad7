"""Words for cards: filters, and the cards an instruction is about."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms import Filter, Object, Whose

# -- filters ---------------------------------------------------------------------


class Clan(Filter):
    """The card belongs to one of these clans."""

    READS: ClassVar = ("clan",)
    clans: tuple[str, ...]


class Race(Filter):
    READS: ClassVar = ("race",)
    races: tuple[str, ...]


class Nation(Filter):
    READS: ClassVar = ("nation",)
    nations: tuple[str, ...]


class TriggerIcon(Filter):
    """The card has one of these trigger icons; with none named, any."""

    READS: ClassVar = ("trigger",)
    icons: tuple[str, ...] = ()


class Icon(Filter):
    """The card has one of these skill icons: boost, intercept, twin drive, triple drive."""

    READS: ClassVar = ("icons",)
    icons: tuple[str, ...]


class Row(Filter):
    """The unit is in its master's front row, or back row."""

    PUBLIC: ClassVar = True
    front: bool


class Column(Filter):
    """The unit is in this column of the master of the text: left, center, right."""

    PUBLIC: ClassVar = True
    side: str


class Role(Filter):
    """What the unit is in this battle: attacking, attacked, boosting, boosted, guarding,
    guarded. `was`: or has been in this battle (7.4.1.8.2.1, 12.9)."""

    PUBLIC: ClassVar = True
    role: str
    was: bool = False


class InState(Filter):
    """The card is in this state: legion, legioned (this turn), leader, mate, locked, deleted,
    dominated, harmony, or one that an effect gave it (blazing, engorged, charging ...)."""

    READS: ClassVar = ("states",)
    state: str


class HasAbility(Filter):
    """The card has an ability under this keyword or label ("with the bloom ability")."""

    READS: ClassVar = ("abilities",)
    keyword: str
    number: int | None = None


class SameClan(Filter):
    """The card has a clan in common with another."""

    READS: ClassVar = ("clan",)
    with_: Object


class OnCircle(Filter):
    """The card is a unit on a circle of one of these kinds: "a vanguard", "a rear-guard"."""

    PUBLIC: ClassVar = True
    kinds: tuple[str, ...]


class OriginalNameHas(Filter):
    """The card's original name (3.7.1.2) has this in it."""

    READS: ClassVar = ("original name",)
    part: str


class Declared(Filter):
    """The card is what this effect's player declared (10.23): of that name, of that grade."""

    what: str = "name"

    @property
    def READS(self) -> tuple[str, ...]:  # noqa: N802 (named like READS of other terms)
        return (self.what,)


# -- objects ---------------------------------------------------------------------


class BattleOpponent(Object):
    """The unit that this unit battles (7.4.1.8.3)."""

    of: Object


class InRole(Object):
    """The units in this role of the battle under way; see `Role`."""

    role: str
    whose: Whose = "each"


class StillThere(Object):
    """Of these cards, each with its identity and its circle, those that are unchanged."""

    ANEW: ClassVar = True
    places: tuple[tuple[int, int, int], ...]


class BoundBy(Object):
    """The cards bound by an effect of this card (4.9.3)."""

    ANEW: ClassVar = True
    card: Object
