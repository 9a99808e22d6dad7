"""Words for what is so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from headjudge.language.terms import Condition, Filter


@dataclass(frozen=True, slots=True)
class Once(Condition):
    """[Once per turn]; some keywords say how many times."""

    times: int = 1


@dataclass(frozen=True, slots=True)
class Sparking(Condition):
    """[Sparking X]: so many cards in the drop area."""

    number: int


@dataclass(frozen=True, slots=True)
class Bond(Condition):
    """[Bond X]: so many such Battle Cards in the battle area."""

    READS: ClassVar = ("type",)
    number: int
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class InBattle(Condition):
    """A battle is under way, in which this card has that role (none named: in any)."""

    role: str = ""  # attack, guard


@dataclass(frozen=True, slots=True)
class OverRealmsLeft(Condition):
    """The player may still activate an [Over Realm] this turn."""

    READS: ClassVar = ("abilities",)


@dataclass(frozen=True, slots=True)
class Deflecting(Condition):
    """A [Counter: Play] skill is being carried out, which this card deflects."""

    READS: ClassVar = ("abilities",)


@dataclass(frozen=True, slots=True)
class During(Condition):
    """That phase is under way."""

    phase: str  # charge phase, main phase


@dataclass(frozen=True, slots=True)
class IsIn(Condition):
    """The card of this text is in one of these areas."""

    areas: tuple[str, ...]
