"""Words for abilities that are neither events nor changes of values."""

from __future__ import annotations

from headjudge.language.terms import OPPONENT, Ability, Condition, Effect, Filter, Object, Whose


class Act(Ability):
    """An activated ability (8.1.1.1)."""

    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()  # zones other than circles where it can be used


class StrideSkill(Ability):
    """When and for what this G unit can normal stride (11.11, 11.42)."""

    cost: tuple[Effect, ...]
    timing: str = "stride step"
    ultimate: bool = False
    other_side: str = ""  # the name of the side it is flipped to (11.42.2.2)


class GGuardianSkill(Ability):
    """For what this G unit can be called to the guardian circle (11.14)."""

    cost: tuple[Effect, ...]


class SeekMate(Ability):
    """The cards this unit can legion with (11.10)."""

    power: int
    mates: tuple[Filter, ...]


class Enables(Ability):
    """The abilities of these units under a keyword are active whatever it asks for (12.8)."""

    keyword: str
    what: Object
    number: int | None = None
    while_: tuple[Condition, ...] = ()


class CannotBeChosen(Ability):
    """These cards cannot be chosen by that player's effects (11.13)."""

    what: Object
    by: Whose = OPPONENT
    while_: tuple[Condition, ...] = ()


class Unaffected(Ability):
    """These cards cannot be affected by effects of other cards of that player (12.11)."""

    what: Object
    by: Whose = "each"
    while_: tuple[Condition, ...] = ()


class OfEveryClan(Ability):
    """This card is of all clans and nations (2.2.5), in every zone."""

    while_: tuple[Condition, ...] = ()


class MostInDeck(Ability):
    """A deck may hold so many cards of this name, instead of four (1.3.1, 5.2.2.2)."""

    number: int
    name: str
    while_: tuple[Condition, ...] = ()


class ActivatesAnyway(Ability):
    """The abilities of these cards that wait for this event are triggered although it did not
    happen: "attack hits" when the attack did not hit."""

    event: str
    what: Object
    while_: tuple[Condition, ...] = ()


class Battles(Ability):
    """This unit battles more units than one, or others than usual (7.4.1.8.4, 10.20)."""

    what: Object
    while_: tuple[Condition, ...] = ()


class AttacksFromBack(Ability):
    """These units may attack from the back row."""

    what: Object
    while_: tuple[Condition, ...] = ()


class DriveOnRearGuard(Ability):
    """This unit performs drive checks as a rear-guard too (7.6.1.2)."""

    while_: tuple[Condition, ...] = ()


class NullifyTriggers(Ability):
    """The effects of that player's trigger icons are nullified (12.3)."""

    whose: Whose = OPPONENT
    while_: tuple[Condition, ...] = ()


class StrideCostLost(Ability):
    """The master may stride without paying the cost (10.29)."""

    what: tuple[Filter, ...] = ()
    while_: tuple[Condition, ...] = ()
