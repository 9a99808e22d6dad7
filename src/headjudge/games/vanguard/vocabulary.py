"""The words of this game that the shared card language does not have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from headjudge.language.terms import (
    OPPONENT,
    YOU,
    Ability,
    Action,
    Cards,
    Condition,
    Effect,
    Filter,
    Number,
    Object,
    Quantity,
    Term,
    Whose,
)

# -- filters ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clan(Filter):
    """The card belongs to one of these clans."""

    READS: ClassVar = ("clan",)
    clans: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Race(Filter):
    READS: ClassVar = ("race",)
    races: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Nation(Filter):
    READS: ClassVar = ("nation",)
    nations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TriggerIcon(Filter):
    """The card has one of these trigger icons; with none named, any."""

    READS: ClassVar = ("trigger",)
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Icon(Filter):
    """The card has one of these skill icons: boost, intercept, twin drive, triple drive."""

    READS: ClassVar = ("icons",)
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face(Filter):
    """The card lies face up, or face down."""

    PUBLIC: ClassVar = True
    up: bool


@dataclass(frozen=True, slots=True)
class Standing(Filter):
    """The unit stands, or rests."""

    PUBLIC: ClassVar = True
    standing: bool


@dataclass(frozen=True, slots=True)
class Row(Filter):
    """The unit is in its master's front row, or back row."""

    PUBLIC: ClassVar = True
    front: bool


@dataclass(frozen=True, slots=True)
class Column(Filter):
    """The unit is in this column of the master of the text: left, center, right."""

    PUBLIC: ClassVar = True
    side: str


@dataclass(frozen=True, slots=True)
class Role(Filter):
    """What the unit is in this battle: attacking, attacked, boosting, boosted, guarding,
    guarded. `was`: or has been in this battle (7.4.1.8.2.1, 12.9)."""

    PUBLIC: ClassVar = True
    role: str
    was: bool = False


@dataclass(frozen=True, slots=True)
class InState(Filter):
    """The card is in this state: legion, legioned (this turn), leader, mate, locked, deleted,
    dominated, harmony, or one that an effect gave it (blazing, engorged, charging ...)."""

    READS: ClassVar = ("states",)
    state: str


@dataclass(frozen=True, slots=True)
class HasAbility(Filter):
    """The card has an ability under this keyword or label ("with the bloom ability")."""

    READS: ClassVar = ("abilities",)
    keyword: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class SameClan(Filter):
    """The card has a clan in common with another."""

    READS: ClassVar = ("clan",)
    with_: Object


@dataclass(frozen=True, slots=True)
class OnCircle(Filter):
    """The card is a unit on a circle of one of these kinds: "a vanguard", "a rear-guard"."""

    PUBLIC: ClassVar = True
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OriginalNameHas(Filter):
    """The card's original name (3.7.1.2) has this in it."""

    READS: ClassVar = ("original name",)
    part: str


@dataclass(frozen=True, slots=True)
class Declared(Filter):
    """The card is what this effect's player declared (10.23): of that name, of that grade."""

    what: str = "name"


# -- objects ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventPartner(Object):
    """The other card of the event that set this off: the rider, the boosted unit ..."""


@dataclass(frozen=True, slots=True)
class BattleOpponent(Object):
    """The unit that this unit battles (7.4.1.8.3)."""

    of: Object


@dataclass(frozen=True, slots=True)
class InRole(Object):
    """The units in this role of the battle under way; see `Role`."""

    role: str
    whose: Whose = "each"


@dataclass(frozen=True, slots=True)
class StillThere(Object):
    """Of these cards, each with its identity and its circle, those that are unchanged."""

    places: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class BoundBy(Object):
    """The cards bound by an effect of this card (4.9.3)."""

    card: Object


@dataclass(frozen=True, slots=True)
class EventSource(Object):
    """The card by whose effect or ability the event came about that set this off."""


@dataclass(frozen=True, slots=True)
class AtRandom(Object):
    """So many of these cards, taken at random (3.16)."""

    count: Number
    cards: Cards


# -- circles ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Circles(Term):
    """Circles of a player: of these kinds, perhaps open ones only, of a row, of columns, or
    in relation to a card (column, behind, front, same)."""

    whose: Whose = YOU
    kinds: tuple[str, ...] = ("rear-guard",)
    open: bool = False
    front: bool | None = None
    columns: tuple[str, ...] = ()
    relation: str = ""
    to: Object | None = None


@dataclass(frozen=True, slots=True)
class CountCircles(Quantity):
    """How many such circles there are."""

    circles: Circles


# -- numbers ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BattleCount(Quantity):
    """Which battle of this turn it is."""


# -- conditions ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class On(Condition):
    """The card of this text is on such a circle (3.1.1.3)."""

    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Once(Condition):
    """The ability is used once a turn (12.5.1.1). It says nothing by itself: once played,
    the ability cannot be used for the rest of the turn."""


@dataclass(frozen=True, slots=True)
class Enabled(Condition):
    """The condition that a keyword in front of an ability stands for (11.6, 11.12 ...)."""

    keyword: str
    number: int | None = None
    numbers: tuple[int, ...] = ()  # of Wave: in these battles
    or_more: bool = False  # and all later ones
    of: str = field(default="", compare=False)  # cont, auto or act: filled in on compiling


@dataclass(frozen=True, slots=True)
class Label(Condition):
    """A word in front of an ability that other texts can refer to; it says nothing itself."""

    word: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class During(Condition):
    """It is this phase or step, of that player's turn: `main phase`, `guard step` ..."""

    period: str
    whose: Whose = YOU


@dataclass(frozen=True, slots=True)
class BattleAgainst(Condition):
    """A vanguard, or a rear-guard, is attacked in this battle (7.1.2.2)."""

    kind: str


@dataclass(frozen=True, slots=True)
class AttackHit(Condition):
    """The attack of this battle hit, or did not."""

    hit: bool


@dataclass(frozen=True, slots=True)
class Paying(Condition):
    """The master is paying this cost just now: `stride`, `G guardian`."""

    what: str


@dataclass(frozen=True, slots=True)
class PaidFor(Condition):
    """The event that set this off was done to pay this cost (`stride`, `G guardian`), of such a
    card."""

    what: str
    filters: tuple[Filter, ...] = ()


# 10.22.3: what a locked card has none of
OF_LOCKED = (
    "name", "clan", "race", "nation", "icons", "states", "original name", "type", "trigger",
    "grade", "power", "critical", "shield", "drive", "original grade", "original power",
    "original critical", "original shield",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Became(Condition):
    """The event that set this off is that a unit came to be in this state."""

    state: str


# -- effects ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """You may pay the cost. If you do, `then` (8.6.4); if not, `otherwise`."""

    cost: tuple[Effect, ...]
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class CounterBlast(Effect):
    """Turn so many face-up cards (of a sort) in the damage zone face down (10.16)."""

    number: Number
    filters: tuple[Filter, ...] = ()
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class SoulBlast(Effect):
    """Put so many cards (of a sort) from the soul into the drop zone (10.17)."""

    number: Number
    filters: tuple[Filter, ...] = ()
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class SoulCharge(Effect):
    """Put so many cards from the top of the deck into the soul (10.18)."""

    number: Number
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class CounterCharge(Effect):
    """Choose so many cards in the damage zone and turn them face up (10.30)."""

    number: Number
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class Retire(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class Bind(Action):
    what: Object
    down: bool = False

    @property
    def CHANGES(self) -> tuple[str, ...]:  # noqa: N802 (named like READS of other terms)
        return OF_LOCKED if self.down else ()  # 4.9.2.2


@dataclass(frozen=True, slots=True)
class Heal(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class Remove(Action):
    what: Object


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Ride(Action):
    """Superior ride (10.6)."""

    what: Object
    resting: bool = False


@dataclass(frozen=True, slots=True)
class Stride(Action):
    """Stride by an effect (10.28)."""

    what: Object


@dataclass(frozen=True, slots=True)
class MoveTo(Action):
    """Units move to other circles (10.32)."""

    what: Object
    circles: Circles = Circles()


@dataclass(frozen=True, slots=True)
class ToStand(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class ToRest(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class TurnDown(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class Lock(Action):
    CHANGES: ClassVar = OF_LOCKED
    what: Object


@dataclass(frozen=True, slots=True)
class Unlock(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class Delete(Action):
    CHANGES: ClassVar = ("abilities", "power", "original power")
    what: Object


@dataclass(frozen=True, slots=True)
class Dominate(Action):
    """10.35. Without a duration: while the effect resolves."""

    what: Object
    until: str = ""


@dataclass(frozen=True, slots=True)
class FlipOver(Action):
    what: Object


@dataclass(frozen=True, slots=True)
class TimeLeap(Action):
    HEARS: ClassVar = ("end turn",)
    what: Object


@dataclass(frozen=True, slots=True)
class ToLegion(Action):
    """This vanguard and a card become a legion (10.25)."""

    what: Object
    mate: Object


@dataclass(frozen=True, slots=True)
class AttackWith(Action):
    """These units attack those (10.34)."""

    what: Object
    attacked: Object


@dataclass(frozen=True, slots=True)
class DealDamage(Action):
    """So much skill damage to these vanguards (10.33)."""

    what: Object
    number: Number = 1


@dataclass(frozen=True, slots=True)
class Become(Action):
    """These units become blazing, engorged, charging ..."""

    CHANGES: ClassVar = ("states",)
    HEARS: ClassVar = ("end battle", "end turn")  # 11.29.2, 11.33.2

    what: Object
    state: str
    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Declare(Effect):
    """The player declares a name, a grade, a clan ... (10.23)."""

    what: str
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class CannotBeUsed(Effect):
    """This ability cannot be used for the rest of the turn, or of the game (12.2)."""

    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Nullify(Action):
    """The continuous effects of that player's abilities on these cards are nullified (8.7.6)."""

    what: Object
    whose: Whose = OPPONENT


# -- abilities that are neither events nor changes of values --------------------------


@dataclass(frozen=True, slots=True)
class Act(Ability):
    """An activated ability (8.1.1.1)."""

    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()  # zones other than circles where it can be used


@dataclass(frozen=True, slots=True)
class StrideSkill(Ability):
    """When and for what this G unit can normal stride (11.11, 11.42)."""

    cost: tuple[Effect, ...]
    timing: str = "stride step"
    ultimate: bool = False
    other_side: str = ""  # the name of the side it is flipped to (11.42.2.2)


@dataclass(frozen=True, slots=True)
class GGuardianSkill(Ability):
    """For what this G unit can be called to the guardian circle (11.14)."""

    cost: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class SeekMate(Ability):
    """The cards this unit can legion with (11.10)."""

    power: int
    mates: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class Enables(Ability):
    """The abilities of these units under a keyword are active whatever it asks for (12.8)."""

    keyword: str
    what: Object
    number: int | None = None
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class CannotBeChosen(Ability):
    """These cards cannot be chosen by that player's effects (11.13)."""

    what: Object
    by: Whose = OPPONENT
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Unaffected(Ability):
    """These cards cannot be affected by effects of other cards of that player (12.11)."""

    what: Object
    by: Whose = "each"
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class OfEveryClan(Ability):
    """This card is of all clans and nations (2.2.5), in every zone."""

    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class MostInDeck(Ability):
    """A deck may hold so many cards of this name, instead of four (1.3.1, 5.2.2.2)."""

    number: int
    name: str
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class ActivatesAnyway(Ability):
    """The abilities of these cards that wait for this event are triggered although it did not
    happen: "attack hits" when the attack did not hit."""

    event: str
    what: Object
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Battles(Ability):
    """This unit battles more units than one, or others than usual (7.4.1.8.4, 10.20)."""

    what: Object
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class AttacksFromBack(Ability):
    """These units may attack from the back row."""

    what: Object
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class DriveOnRearGuard(Ability):
    """This unit performs drive checks as a rear-guard too (7.6.1.2)."""

    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class NullifyTriggers(Ability):
    """The effects of that player's trigger icons are nullified (12.3)."""

    whose: Whose = OPPONENT
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class StrideCostLost(Ability):
    """The master may stride without paying the cost (10.29)."""

    what: tuple[Filter, ...] = ()
    while_: tuple[Condition, ...] = ()


# -- what rules say and texts do not ----------------------------------------------------


@dataclass(frozen=True, slots=True)
class CanLegion(Condition):
    """The card of this text can legion: it has a Seek Mate and is in no legion (10.25.1.2)."""


@dataclass(frozen=True, slots=True)
class AllAtOnce(Effect):
    """All of this is chosen in turn, and then done at the same time (8.5.2.3)."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Leap(Effect):
    """For these cards, as far as they are bound: what comes of their time leap (10.31.2)."""

    cards: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class LeapBack(Effect):
    """What the end of the turn has for the card called by a time leap, and the bound one."""

    memory: str
    bound: tuple[int, int]


@dataclass(frozen=True, slots=True)
class IsIn(Condition):
    """A card is in a zone of this kind now."""

    card: int
    kind: str


@dataclass(frozen=True, slots=True)
class ByEffect(Condition):
    """What set this off was an effect's doing, and not the rules'."""


@dataclass(frozen=True, slots=True)
class TookPart(Condition):
    """The card of this text attacked, was attacked, boosted or guarded in this battle."""


@dataclass(frozen=True, slots=True)
class Harmonize(Action):
    """These two units are associated with each other in harmony (11.34)."""

    what: Object
    partner: Object


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """From here on "it" is these cards (again)."""

    cards: tuple[tuple[int, int], ...]
