"""Words for instructions."""

from __future__ import annotations

from headjudge.language.terms import OPPONENT, YOU, Action, Cards, Effect, Number, Object, Whose

# -- cards that move or turn -----------------------------------------------------


class KO(Action):
    """Battle Cards are KO-ed."""


class Combo(Action):
    """Cards are placed in the combo area."""

    whose: Whose = YOU


class AddToEnergy(Action):
    """Cards are added to the energy of their owner."""

    resting: bool = False


class PutTop(Effect):
    """Cards of the top of a deck are placed in an area, one by one: so many, or up to so many."""

    number: Number
    to: str  # drop, energy, life, warp
    up_to: bool = False
    who: Whose = YOU
    resting: bool = False


class RemoveFromGame(Action):
    """Cards are removed from the game."""


class PutAlone(Action):
    """Only the card on top goes to an area of its owner; what lies below it stays in play."""

    to: str


class GainControl(Action):
    """Cards come to this player's battle area as they are."""


class FlipOver(Action):
    """A leader shows its other side."""


class ShuffleInto(Action):
    """Cards go into their owners' decks, and these are shuffled."""


# -- cards that are played -------------------------------------------------------


class Play(Action):
    """Cards are placed in a battle area: on top of others, if `onto` names some."""

    resting: bool = False
    onto: Object | None = None
    whose: Whose = YOU
    using: str = ""  # the keyword it is played with
    negated: bool = False  # with its skills negated for the turn
    paying: bool = False  # its energy cost has to be paid
    active: bool = False  # in Active Mode, whatever the card beneath was in


class HavePlayed(Effect):
    """The end of playing: these cards were played so, if they are there."""

    cards: tuple[int, ...]
    using: str = ""
    negated: bool = False


class PayFor(Effect):
    """The energy cost of these cards is paid; then they are played so."""

    cards: tuple[tuple[int, int], ...]
    play: Play


class PlayToken(Effect):
    """Tokens are made and played."""

    number: Number
    name: str
    power: int
    combo_cost: int | None = None
    combo_power: int | None = None
    whose: Whose = YOU


class ChooseEquals(Effect):
    """Choose one card of each group that are equal in a number, and remember them as `base`."""

    first: Cards
    second: Cards
    property: str


# -- cards that are chosen, shown, drawn or shuffled -------------------------------------


class Shown(Action):
    """Cards of some sort on their way from one secret area to another are shown to all, though
    the text does not say so (11-2-1)."""


class ChooseAtRandom(Effect):
    """The player says how many, up to so many: these are chosen at random, and remembered."""

    number: Number
    cards: Cards


class ShuffleLooked(Effect):
    """Shuffle the areas that this skill has looked through (those of them that are named)."""

    areas: tuple[str, ...] = ()


class DrawUntil(Effect):
    """Draw cards until there are so many in the hand; none, if there are."""

    number: int


# -- battles, counters and skills ------------------------------------------------


class InflictDamage(Effect):
    """A player takes so much damage."""

    number: Number
    who: Whose = OPPONENT


class NegateAttack(Effect):
    """The attack of the battle is negated."""


class NegateBlocker(Effect):
    """The attack has its first target again."""


class Redirect(Action):
    """The attack has another target."""


class NegateCounter(Effect):
    """The [Counter] that this one answers is not resolved."""


class NegatePlay(Effect):
    """The card that is being played is not played."""


class PlayedResting(Effect):
    """The card that is being played will be played in Rest Mode."""


class NegateThisSkill(Effect):
    """The skill that says so cannot be used until then."""

    until: str = "turn"


class ActivateSkill(Action):
    """The [Activate] skill of that timing on a card in the hand is activated as if the player
    did so, its costs paid. Of several the player chooses one: `at` says which it is."""

    timing: str  # main, battle
    at: int | None = None


# -- costs and turns -------------------------------------------------------------


class PayEnergy(Effect):
    """Switch so many of your energy to Rest Mode, some of them of these colours."""

    number: int
    colors: tuple[str, ...] = ()


class KeepForSkill(Effect):
    """The end of a cost: what it spoke of, the skill may speak of too."""


class ExtraTurn(Effect):
    """A player takes another turn after this one."""

    who: Whose = YOU
