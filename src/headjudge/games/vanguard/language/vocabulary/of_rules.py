"""Words that rules need and texts do not use."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language.terms import Action, Condition, Effect, Object


class CanLegion(Condition):
    """The card of this text can legion: it has a Seek Mate and is in no legion (10.25.1.2)."""

    READS: ClassVar = ("abilities",)


class AllAtOnce(Effect):
    """All of this is chosen in turn, and then done at the same time (8.5.2.3)."""

    parts: tuple[Effect, ...]


class Leap(Effect):
    """For these cards, as far as they are bound: what comes of their time leap (10.31.2)."""

    cards: tuple[tuple[int, int], ...]


class LeapBack(Effect):
    """What the end of the turn has for the card called by a time leap, and the bound one."""

    memory: str
    bound: tuple[int, int]


class IsIn(Condition):
    """A card is in a zone of this kind now."""

    card: int
    kind: str


class TookPart(Condition):
    """The card of this text attacked, was attacked, boosted or guarded in this battle."""


class Harmonize(Action):
    """These two units are associated with each other in harmony (11.34)."""

    what: Object
    partner: Object


class Remember(Effect):
    """From here on "it" is these cards (again)."""

    cards: tuple[tuple[int, int], ...]
