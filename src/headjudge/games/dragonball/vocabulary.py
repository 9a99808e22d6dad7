"""The words of this game that the shared card language does not have."""

from __future__ import annotations

from dataclasses import dataclass
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
    Whose,
)

# -- filters ------------------------------------------------------------------------


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
class Multicolor(Filter):
    """The card has more than one colour."""

    READS: ClassVar = ("colors",)


@dataclass(frozen=True, slots=True)
class CharacterHas(Filter):
    """One of the card's character names has this in it."""

    READS: ClassVar = ("character",)
    part: str


@dataclass(frozen=True, slots=True)
class Beneath(Filter):
    """A card that passes these filters lies under it."""

    filters: tuple[Filter, ...] = ()


# -- objects ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackCard(Object):
    """The attack card of the battle."""


@dataclass(frozen=True, slots=True)
class GuardCard(Object):
    """The guard card of the battle."""


@dataclass(frozen=True, slots=True)
class EventPartner(Object):
    """The other card of the event that set this off: whom the card attacks, for one."""


@dataclass(frozen=True, slots=True)
class OnTop(Object):
    """The card that lies on top of this one."""


@dataclass(frozen=True, slots=True)
class AtRandom(Object):
    """So many of these cards, taken at random; of "up to" so many the player says how many."""

    count: Number
    cards: Cards
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class Countered(Object):
    """The cards that were played, or the card that attacks, which a counter answers."""


# -- conditions ---------------------------------------------------------------------


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

    number: int
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class InBattle(Condition):
    """A battle is under way, in which this card has that role (none named: in any)."""

    role: str = ""  # attack, guard


@dataclass(frozen=True, slots=True)
class OverRealmsLeft(Condition):
    """The player may still activate an [Over Realm] this turn."""


@dataclass(frozen=True, slots=True)
class During(Condition):
    """That phase is under way."""

    phase: str  # charge phase, main phase


@dataclass(frozen=True, slots=True)
class IsIn(Condition):
    """The card of this text is in one of these areas."""

    areas: tuple[str, ...]


# -- effects ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KO(Action):
    """Battle Cards are KO-ed."""


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Cards are placed in a battle area: on top of others, if `onto` names some."""

    resting: bool = False
    onto: Object | None = None
    whose: Whose = YOU
    using: str = ""  # the keyword it is played with
    negated: bool = False  # with its skills negated for the turn
    paying: bool = False  # its energy cost has to be paid
    active: bool = False  # in Active Mode, whatever the card beneath was in


@dataclass(frozen=True, slots=True)
class HavePlayed(Effect):
    """The end of playing: these cards were played so, if they are there."""

    cards: tuple[int, ...]
    using: str = ""
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Combo(Action):
    """Cards are placed in the combo area."""

    whose: Whose = YOU


@dataclass(frozen=True, slots=True)
class SwitchActive(Action):
    """Cards are switched to Active Mode."""


@dataclass(frozen=True, slots=True)
class SwitchRest(Action):
    """Cards are switched to Rest Mode."""


@dataclass(frozen=True, slots=True)
class AddToEnergy(Action):
    """Cards are added to the energy of their owner."""

    resting: bool = False


@dataclass(frozen=True, slots=True)
class PutTop(Effect):
    """Cards of the top of a deck are placed in an area, one by one: so many, or up to so many."""

    number: Number
    to: str  # drop, energy, life, warp
    up_to: bool = False
    who: Whose = YOU
    resting: bool = False


@dataclass(frozen=True, slots=True)
class PayFor(Effect):
    """The energy cost of these cards is paid; then they are played so."""

    cards: tuple[tuple[int, int], ...]
    play: Play


@dataclass(frozen=True, slots=True)
class RemoveFromGame(Action):
    """Cards are removed from the game."""


@dataclass(frozen=True, slots=True)
class PutAlone(Action):
    """Only the card on top goes to an area of its owner; what lies below it stays in play."""

    to: str


@dataclass(frozen=True, slots=True)
class GainControl(Action):
    """Cards come to this player's battle area as they are."""


@dataclass(frozen=True, slots=True)
class FlipOver(Action):
    """A leader shows its other side."""


@dataclass(frozen=True, slots=True)
class PayEnergy(Effect):
    """Switch so many of your energy to Rest Mode, some of them of these colours."""

    number: int
    colors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InflictDamage(Effect):
    """A player takes so much damage."""

    number: Number
    who: Whose = OPPONENT


@dataclass(frozen=True, slots=True)
class NegateAttack(Effect):
    """The attack of the battle is negated."""


@dataclass(frozen=True, slots=True)
class NegateCounter(Effect):
    """The [Counter] that this one answers is not resolved."""


@dataclass(frozen=True, slots=True)
class NegatePlay(Effect):
    """The card that is being played is not played."""


@dataclass(frozen=True, slots=True)
class NegateBlocker(Effect):
    """The attack has its first target again."""


@dataclass(frozen=True, slots=True)
class NegateThisSkill(Effect):
    """The skill that says so cannot be used until then."""

    until: str = "turn"


@dataclass(frozen=True, slots=True)
class Redirect(Action):
    """The attack has another target."""


@dataclass(frozen=True, slots=True)
class PlayedResting(Effect):
    """The card that is being played will be played in Rest Mode."""


@dataclass(frozen=True, slots=True)
class PlayToken(Effect):
    """Tokens are made and played."""

    number: Number
    name: str
    power: int
    combo_cost: int | None = None
    combo_power: int | None = None
    whose: Whose = YOU


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """A player takes another turn after this one."""

    who: Whose = YOU


@dataclass(frozen=True, slots=True)
class KeepForSkill(Effect):
    """The end of a cost: what it spoke of, the skill may speak of too."""


@dataclass(frozen=True, slots=True)
class ChooseEquals(Effect):
    """Choose one card of each group that are equal in a number, and remember them as `base`."""

    first: Cards
    second: Cards
    property: str


@dataclass(frozen=True, slots=True)
class Shown(Action):
    """Cards of some sort on their way from one secret area to another are shown to all, though
    the text does not say so (11-2-1)."""


@dataclass(frozen=True, slots=True)
class ShuffleLooked(Effect):
    """Shuffle the areas that this skill has looked through (those of them that are named)."""

    areas: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShuffleInto(Action):
    """Cards go into their owners' decks, and these are shuffled."""


@dataclass(frozen=True, slots=True)
class DrawUntil(Effect):
    """Draw cards until there are so many in the hand; none, if there are."""

    number: int


@dataclass(frozen=True, slots=True)
class ActivateSkill(Action):
    """The [Activate] skill of that timing on a card in the hand is activated as if the player
    did so, its costs paid."""

    timing: str  # main, battle


# -- abilities ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Activate(Ability):
    """[Activate: Main], [Activate: Battle], and the keywords that are such skills."""

    timing: str  # main, battle, any
    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()  # areas in which it can be activated, if not in play
    keyword: str = ""  # Awaken, Wish, Evolve, Union-Fusion ...


@dataclass(frozen=True, slots=True)
class Counter(Ability):
    """[Counter: ...], activated from the hand at a counter timing."""

    occasion: str  # play, attack, battle card attack, counter
    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class InAllAreas(Ability):
    """The card has further names, character names, traits or colours wherever it is."""

    property: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayFree(Ability):
    """The card can be played from the hand without paying its energy cost."""

    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class AttacksActive(Ability):
    """These cards can attack Battle Cards in Active Mode."""

    what: Object
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckCopies(Ability):
    """A deck may have so many copies of this card; None: any number."""

    most: int | None = None


@dataclass(frozen=True, slots=True)
class DeckBan(Ability):
    """Such cards may not be in the deck of this leader."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class OnlyOne(Ability):
    """No more than one card of these names can be in play in a player's battle area: while one
    is there, no other can be played there."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CounterFree(Ability):
    """This card's [Counter] can be activated by doing this instead of paying its energy cost."""

    instead: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayOnlyIf(Ability):
    """This card can be played, from whatever area, only if this is so."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class CombosResting(Ability):
    """One can combo with these cards of one's battle area though they are in Rest Mode."""

    what: Object
    while_: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayOnlyFrom(Ability):
    """This card can be played from these areas only."""

    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AwakensAt(Ability):
    """This leader's [Awaken] can be activated with that much life or less, too."""

    life: int
    while_: tuple[Condition, ...] = ()
