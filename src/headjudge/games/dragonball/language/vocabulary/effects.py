"""Words for instructions."""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.language.terms import OPPONENT, YOU, Action, Cards, Effect, Number, Object, Whose

# -- cards that move or turn -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class KO(Action):
    """Battle Cards are KO-ed."""


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
class ShuffleInto(Action):
    """Cards go into their owners' decks, and these are shuffled."""


# -- cards that are played -------------------------------------------------------


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
class PayFor(Effect):
    """The energy cost of these cards is paid; then they are played so."""

    cards: tuple[tuple[int, int], ...]
    play: Play


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
class ChooseEquals(Effect):
    """Choose one card of each group that are equal in a number, and remember them as `base`."""

    first: Cards
    second: Cards
    property: str


# -- cards that are chosen, shown, drawn or shuffled -------------------------------------


@dataclass(frozen=True, slots=True)
class Shown(Action):
    """Cards of some sort on their way from one secret area to another are shown to all, though
    the text does not say so (11-2-1)."""


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(Effect):
    """The player says how many, up to so many: these are chosen at random, and remembered."""

    number: Number
    cards: Cards


@dataclass(frozen=True, slots=True)
class ShuffleLooked(Effect):
    """Shuffle the areas that this skill has looked through (those of them that are named)."""

    areas: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawUntil(Effect):
    """Draw cards until there are so many in the hand; none, if there are."""

    number: int


# -- battles, counters and skills ------------------------------------------------


@dataclass(frozen=True, slots=True)
class InflictDamage(Effect):
    """A player takes so much damage."""

    number: Number
    who: Whose = OPPONENT


@dataclass(frozen=True, slots=True)
class NegateAttack(Effect):
    """The attack of the battle is negated."""


@dataclass(frozen=True, slots=True)
class NegateBlocker(Effect):
    """The attack has its first target again."""


@dataclass(frozen=True, slots=True)
class Redirect(Action):
    """The attack has another target."""


@dataclass(frozen=True, slots=True)
class NegateCounter(Effect):
    """The [Counter] that this one answers is not resolved."""


@dataclass(frozen=True, slots=True)
class NegatePlay(Effect):
    """The card that is being played is not played."""


@dataclass(frozen=True, slots=True)
class PlayedResting(Effect):
    """The card that is being played will be played in Rest Mode."""


@dataclass(frozen=True, slots=True)
class NegateThisSkill(Effect):
    """The skill that says so cannot be used until then."""

    until: str = "turn"


@dataclass(frozen=True, slots=True)
class ActivateSkill(Action):
    """The [Activate] skill of that timing on a card in the hand is activated as if the player
    did so, its costs paid. Of several the player chooses one: `at` says which it is."""

    timing: str  # main, battle
    at: int | None = None


# -- costs and turns -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayEnergy(Effect):
    """Switch so many of your energy to Rest Mode, some of them of these colours."""

    number: int
    colors: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepForSkill(Effect):
    """The end of a cost: what it spoke of, the skill may speak of too."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """A player takes another turn after this one."""

    who: Whose = YOU
