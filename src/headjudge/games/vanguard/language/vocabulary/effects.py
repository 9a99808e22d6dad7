"""Words for instructions."""

from __future__ import annotations

from typing import ClassVar

from headjudge.games.vanguard.language.vocabulary.circles import Circles
from headjudge.language.terms import OPPONENT, YOU, Action, Effect, Filter, Number, Object, Whose

# -- costs -----------------------------------------------------------------------


class Pay(Effect):
    """You may pay the cost. If you do, `then` (8.6.4); if not, `otherwise`."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: Whose = YOU


class CounterBlast(Effect):
    """Turn so many face-up cards (of a sort) in the damage zone face down (10.16)."""

    number: Number
    filters: tuple[Filter, ...] = ()
    who: Whose = YOU


class SoulBlast(Effect):
    """Put so many cards (of a sort) from the soul into the drop zone (10.17)."""

    number: Number
    filters: tuple[Filter, ...] = ()
    who: Whose = YOU


class SoulCharge(Effect):
    """Put so many cards from the top of the deck into the soul (10.18)."""

    number: Number
    who: Whose = YOU


class CounterCharge(Effect):
    """Choose so many cards in the damage zone and turn them face up (10.30)."""

    number: Number
    who: Whose = YOU


# -- cards that move -------------------------------------------------------------


# 10.22.3: what a locked card has none of
OF_LOCKED = (
    "name", "clan", "race", "nation", "icons", "states", "original name", "type", "trigger",
    "grade", "power", "critical", "shield", "drive", "original grade", "original power",
    "original critical", "original shield",
)  # fmt: skip


class Retire(Action):
    what: Object


class Bind(Action):
    what: Object
    down: bool = False

    @property
    def CHANGES(self) -> tuple[str, ...]:  # noqa: N802 (named like READS of other terms)
        return OF_LOCKED if self.down else ()  # 4.9.2.2


class Heal(Action):
    what: Object


class Remove(Action):
    what: Object


class Call(Action):
    """Superior call these cards to such circles (10.7), perhaps each to its own."""

    what: Object
    circles: Circles = Circles()
    resting: bool = False
    separate: bool = False
    locked: bool = False

    @property
    def CHANGES(self) -> tuple[str, ...]:  # noqa: N802 (named like READS of other terms)
        return OF_LOCKED if self.locked else ()


class Ride(Action):
    """Superior ride (10.6)."""

    what: Object
    resting: bool = False


class Stride(Action):
    """Stride by an effect (10.28)."""

    what: Object


class MoveTo(Action):
    """Units move to other circles (10.32)."""

    what: Object
    circles: Circles = Circles()


class TimeLeap(Action):
    HEARS: ClassVar = ("end turn",)
    what: Object


# -- cards that turn or change ---------------------------------------------------


class TurnUp(Action):
    what: Object


class TurnDown(Action):
    what: Object


class Lock(Action):
    CHANGES: ClassVar = OF_LOCKED
    what: Object


class Unlock(Action):
    what: Object


class Delete(Action):
    CHANGES: ClassVar = ("abilities", "power", "original power")
    what: Object


class Dominate(Action):
    """10.35. Without a duration: while the effect resolves."""

    what: Object
    until: str = ""


class FlipOver(Action):
    what: Object


class ToLegion(Action):
    """This vanguard and a card become a legion (10.25)."""

    what: Object
    mate: Object


class Become(Action):
    """These units become blazing, engorged, charging ..."""

    CHANGES: ClassVar = ("states",)
    HEARS: ClassVar = ("end battle", "end turn")  # 11.29.2, 11.33.2

    what: Object
    state: str
    until: str = "turn"


# -- the rest --------------------------------------------------------------------


class AttackWith(Action):
    """These units attack those (10.34)."""

    what: Object
    attacked: Object


class DealDamage(Action):
    """So much skill damage to these vanguards (10.33)."""

    what: Object
    number: Number = 1


class Declare(Effect):
    """The player declares a name, a grade, a clan ... (10.23)."""

    what: str
    who: Whose = YOU


class ExtraTurn(Effect):
    who: Whose = YOU


class CannotBeUsed(Effect):
    """This ability cannot be used for the rest of the turn, or of the game (12.2)."""

    until: str = "turn"


class Nullify(Action):
    """The continuous effects of that player's abilities on these cards are nullified (8.7.6)."""

    what: Object
    whose: Whose = OPPONENT


class NullifyCannotBeHit(Action):
    """The effects of these cards by which something cannot be hit are nullified (8.7.6)."""

    what: Object
