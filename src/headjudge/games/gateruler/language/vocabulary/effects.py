"""Words for instructions: the game actions of chapter 15."""

from __future__ import annotations

from typing import Any, ClassVar

from headjudge.games.gateruler.language.vocabulary.abilities import DamageRedirect
from headjudge.games.gateruler.language.vocabulary.cards import CONTROLLER, Zones
from headjudge.language import terms as t

# -- choosing targets ---------------------------------------------------------------------


class Target(t.Effect):
    """Choose targets: on playing (14-4b-4). `divide`: a number is divided among them."""

    what: t.Pick
    memory: str = "it"
    divide: t.Number | None = None


class TargetInGate(t.Effect):
    """Choose a card or an ability in the gate as the target."""

    what: str = "any"  # card, ability, any
    whose: t.Whose = t.OPPONENT
    filters: tuple[t.Filter, ...] = ()
    memory: str = "gate"


# -- damage and healing -------------------------------------------------------------------


class DealDamage(t.Action):
    """Deal so much damage to each of these (15-20)."""

    number: t.Number
    ignore_counter: bool = False


class DealDivided(t.Action):
    """Deal to each target what was allotted to it (15-10a-1)."""


class Heal(t.Action):
    """Heal so much damage of units (15-21a)."""

    number: t.Number


class HealDealing(t.Action):
    """Heal the damage of one dealing of this phase, or of every such (13-7b-1)."""

    HEARS: ClassVar = ("dealing",)
    cause: str = ""  # combat, effect; "": either
    every: bool = False


class HealLife(t.Effect):
    """Heal so much damage of a player (15-21b)."""

    number: t.Number
    who: t.Whose = t.YOU


class ChangeThisDamage(t.Effect):
    """The damage that this card answers (15-20e-3) changes so."""

    change: t.Guarding


class RedirectThisDamage(t.Action):
    """The damage that this card answers is dealt to this card instead (15-36)."""

    change: DamageRedirect = DamageRedirect(t.Pattern("damage"))


class RedirectDamage(t.Action):
    """So is such damage from now on; `damage`: which, and for how long."""

    damage: t.Lasting


class StrikeBack(t.Effect):
    """The card of this text deals combat damage of its ATK to the attacking unit (16-7, 16-8)."""


class StrikeThrough(t.Effect):
    """It deals combat damage of its STK to the other player's ruler (16-5)."""


# -- cards in play ------------------------------------------------------------------------


class FlipUp(t.Action):
    """Flip cards face up (15-33)."""


class FlipDown(t.Action):
    """Flip cards face down (15-33)."""

    CHANGES: ClassVar = ("type", "name", "faction", "attributes", "level")


class DamageReversal(t.Effect):
    """Flip so many face-up cards of your damage zone face down, or none (15-30)."""

    CHANGES: ClassVar = ("type", "name", "faction", "attributes", "level")
    number: int
    filters: tuple[t.Filter, ...] = ()


class PlaceIn(t.Action):
    """Move units in play to another zone (15-28a)."""

    zones: Zones = Zones(CONTROLLER)


class Rearrange(t.Effect):
    """Rearrange all of a player's units (15-28b)."""

    whose: t.Whose = t.YOU


class GainControl(t.Action):
    """Gain control of cards (15-23)."""


class AddCharge(t.Action):
    """Add cards underneath another as charges (15-14a)."""

    to: t.Object
    down: bool = False


class PutOnTop(t.Action):
    """Put a card on top of another (15-14b)."""

    onto: t.Object


class RemainInPlay(t.Action):
    """The card remains in play (15-32)."""


# -- summoning, playing, setting, driving ---------------------------------------------------


class SpecialSummon(t.Action):
    """Special summon units (15-18)."""

    zones: Zones = Zones()
    how: str = ""  # genesis, abyssal
    exhausted: bool = False
    losing: tuple[Any, ...] = ()  # abilities that it enters without (15-29b); "all": any

    @property
    def CHANGES(self) -> tuple[str, ...]:
        return ("abilities",) if self.losing else ()


class PutFaceDown(t.Action):
    """Put cards into play as face-down units with this information (14-19)."""

    CHANGES: ClassVar = ("type", "name", "faction", "attributes", "level", "atk", "hp", "stk")
    values: tuple[tuple[str, Any], ...]
    zones: Zones = Zones()


class PlayCard(t.Action):
    """Play a card, units as normal summons (15-16, 15-17). `cost`: so many resources instead
    of its normal cost; 0: without paying; None: as usual."""

    cost: int | None = None
    counted: bool = True  # for the summon cap


class PlayThis(t.Effect):
    """Play the card that this ability is on (14-6c)."""


class PlayAbilityOf(t.Action):
    """Play the OD, TD or CNT ability of a card (14-6b)."""

    icon: str


class SetCard(t.Action):
    """Set cards (15-4). A card that can be set is chosen, if there is one (1-5b)."""

    FITTING: ClassVar = True


class Drive(t.Effect):
    """Drive so many cards of the top of your deck, or these cards (15-19)."""

    number: t.Number = 1
    what: t.Object | None = None


class PayResources(t.Effect):
    """Exhaust so many ready resources (15-15)."""

    number: t.Number


class PlaceResources(t.Effect):
    """So many new cards come into your resource zone."""

    number: int
    exhausted: bool = False


class ReadyResources(t.Effect):
    """Ready so many of your resources; -1: all."""

    number: int = -1


class Redraw(t.Effect):
    """Put any number of cards of your hand under your deck and draw as many."""


class GearUpInto(t.Action):
    """Gear up into a card (14-18d-3)."""


class Materials(t.Action):
    """Declare units as materials: they go under their owners' decks (16-13b-2b)."""


class KeepMaterials(t.Effect):
    """The cards that were moved so far are the materials (16-14b-2b)."""


class AbyssalSummon(t.Effect):
    """Do an Abyssal Summoning (16-14d)."""


# -- the gate and the turn --------------------------------------------------------------------


class Negate(t.Effect):
    """Negate a card or an ability in the gate (15-25)."""

    memory: str = "gate"


class ChangeCounter(t.Effect):
    """Replace the effect of what a CNT ability has played (14-17b)."""

    do: tuple[t.Effect, ...]
    memory: str = "gate"


class EndTurn(t.Effect):
    """End the turn (15-24)."""


class RedirectAttack(t.Action):
    """The attacking card attacks another column from now on: that of this card (15-36)."""


# -- naming things, and the like ----------------------------------------------------------------


class ChooseAttribute(t.Effect):
    """Choose an attribute (2-5c), which the target gains until the end of the turn."""

    CHANGES: ClassVar = ("attributes",)
    what: t.Object


class ChooseNumber(t.Effect):
    """Choose a number (1-5e)."""

    most: t.Number
    memory: str = "number"


class Timing(t.Effect):
    """The timing of an option, where the list as a whole has none (14-4b-2a)."""

    timing: str  # standard, instant


class IfDone(t.Effect):
    """Do this; only if it was done, wholly, do that."""

    do: tuple[t.Effect, ...]
    then: tuple[t.Effect, ...]


class InNextTurn(t.Effect):
    """What waits for the end of a turn waits for one after this (14-10f)."""

    later: t.Lasting


class KeepForPlay(t.Effect):
    """What was spoken of in paying a cost is known to what it is paid for."""
