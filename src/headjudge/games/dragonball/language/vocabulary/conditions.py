"""Words for what is so."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms import Condition, Filter


class Once(Condition):
    """[Once per turn]; some keywords say how many times."""

    times: int = 1


class Sparking(Condition):
    """[Sparking X]: so many cards in the drop area."""

    number: int


class Bond(Condition):
    """[Bond X]: so many such Battle Cards in the battle area."""

    READS: ClassVar = ("type",)
    number: int
    filters: tuple[Filter, ...] = ()


class InBattle(Condition):
    """A battle is under way, in which this card has that role (none named: in any)."""

    role: str = ""  # attack, guard


class OverRealmsLeft(Condition):
    """The player may still activate an [Over Realm] this turn."""

    READS: ClassVar = ("abilities",)


class Deflecting(Condition):
    """A [Counter: Play] skill is being carried out, which this card deflects."""

    READS: ClassVar = ("abilities",)


class During(Condition):
    """That phase is under way."""

    phase: str  # charge phase, main phase


class IsIn(Condition):
    """The card of this text is in one of these areas."""

    areas: tuple[str, ...]
