"""Words for cards: filters, and the cards an instruction is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from headjudge.language.terms import Filter, Object

# -- filters ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Character(Filter):
    """The card has one of these character names."""

    READS: ClassVar = ("character",)
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Era(Filter):
    """The card is of one of these eras."""

    READS: ClassVar = ("era",)
    eras: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mode(Filter):
    """The card is in Active Mode, or in Rest Mode."""

    PUBLIC: ClassVar = True
    active: bool


@dataclass(frozen=True, slots=True)
class SkillLess(Filter):
    """The card has no text."""


@dataclass(frozen=True, slots=True)
class OnlyColors(Filter):
    """The card has these colours and no other."""

    READS: ClassVar = ("colors",)
    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Multicolor(Filter):
    """The card has more than one colour."""

    READS: ClassVar = ("colors",)


@dataclass(frozen=True, slots=True)
class CharacterHas(Filter):
    """One of the card's character names has this in it."""

    READS: ClassVar = ("character",)
    part: str


@dataclass(frozen=True, slots=True)
class Role(Filter):
    """The card is the attack card, or the guard card, of the battle."""

    PUBLIC: ClassVar = True
    role: str  # attack, guard


@dataclass(frozen=True, slots=True)
class Flipped(Filter):
    """The leader shows its back, or its front."""

    PUBLIC: ClassVar = True
    back: bool


@dataclass(frozen=True, slots=True)
class IsToken(Filter):
    PUBLIC: ClassVar = True


@dataclass(frozen=True, slots=True)
class Evolved(Filter):
    """The card was played by evolving."""

    PUBLIC: ClassVar = True


@dataclass(frozen=True, slots=True)
class IgnoringBarrier(Filter):
    """The choice is made "ignoring [Barrier]"; any card passes."""

    PUBLIC: ClassVar = True


@dataclass(frozen=True, slots=True)
class AllOf(Filter):
    """The card passes all of these, where another filter takes one."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class InArea(Filter):
    """The card lies in one of these areas."""

    PUBLIC: ClassVar = True
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Beneath(Filter):
    """A card that passes these filters lies under it."""

    filters: tuple[Filter, ...] = ()


# -- objects ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackCard(Object):
    """The attack card of the battle."""


@dataclass(frozen=True, slots=True)
class GuardCard(Object):
    """The guard card of the battle."""


@dataclass(frozen=True, slots=True)
class OnTop(Object):
    """The card that lies on top of this one."""

    ANEW: ClassVar = True


@dataclass(frozen=True, slots=True)
class Countered(Object):
    """The cards that were played, or the card that attacks, which a counter answers."""
