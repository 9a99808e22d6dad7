"""Words for cards: filters, and the cards an instruction is about."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms import Filter, Object

# -- filters ---------------------------------------------------------------------


class Character(Filter):
    """The card has one of these character names."""

    READS: ClassVar = ("character",)
    names: tuple[str, ...]


class Era(Filter):
    """The card is of one of these eras."""

    READS: ClassVar = ("era",)
    eras: tuple[str, ...]


class SkillLess(Filter):
    """The card has no text."""


class OnlyColors(Filter):
    """The card has these colours and no other."""

    READS: ClassVar = ("colors",)
    colors: tuple[str, ...]


class Multicolor(Filter):
    """The card has more than one colour."""

    READS: ClassVar = ("colors",)


class CharacterHas(Filter):
    """One of the card's character names has this in it."""

    READS: ClassVar = ("character",)
    part: str


class Role(Filter):
    """The card is the attack card, or the guard card, of the battle."""

    PUBLIC: ClassVar = True
    role: str  # attack, guard


class Flipped(Filter):
    """The leader shows its back, or its front."""

    PUBLIC: ClassVar = True
    back: bool


class IsToken(Filter):
    PUBLIC: ClassVar = True


class Evolved(Filter):
    """The card was played by evolving."""

    PUBLIC: ClassVar = True


class IgnoringBarrier(Filter):
    """The choice is made "ignoring [Barrier]"; any card passes."""

    PUBLIC: ClassVar = True


class AllOf(Filter):
    """The card passes all of these, where another filter takes one."""

    filters: tuple[Filter, ...]


class InArea(Filter):
    """The card lies in one of these areas."""

    PUBLIC: ClassVar = True
    areas: tuple[str, ...]


class Beneath(Filter):
    """A card that passes these filters lies under it."""

    filters: tuple[Filter, ...] = ()


# -- objects ---------------------------------------------------------------------


class AttackCard(Object):
    """The attack card of the battle."""


class GuardCard(Object):
    """The guard card of the battle."""


class OnTop(Object):
    """The card that lies on top of this one."""

    ANEW: ClassVar = True


class Countered(Object):
    """The cards that were played, or the card that attacks, which a counter answers."""
