"""The words of this game that the shared card language does not have."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from headjudge.language.terms import (
    OPPONENT,
    YOU,
    Ability,
    Action,
    Condition,
    Effect,
    Filter,
    Number,
    Object,
    PlayerNumber,
    Quantity,
    Relation,
    Selector,
    Term,
    Whose,
)

# -- objects ------------------------------------------------------------------------

# The name under which the card is remembered that the last question was about, where the next
# one is about it too.
ASKED: Final = "asked"


class Monster(Object):
    """A player's monster card: their invading monster (3.3.4)."""

    ANEW: ClassVar = True
    whose: Whose


class DiscardedToInvade(Object):
    """The card a player discarded for this turn's invasion (8.6.1)."""

    ANEW: ClassVar = True
    whose: Whose = YOU


# -- filters ------------------------------------------------------------------------


class Token(Filter):
    """The card has the trait of tokens (9.1.5.1)."""


# -- zones --------------------------------------------------------------------------


class Zones(Term):
    """Zones of a player: with these numbers (none: all), perhaps empty ones only,
    perhaps in relation to a card or to the zone chosen before (`to=None`)."""

    whose: Whose
    numbers: tuple[int, ...] = ()
    empty: bool = False
    # adjacent, column, same, beside (adjacent left or right), front, before (no higher number)
    relation: str = ""
    to: Object | None = None
    was: bool = False  # in relation to the zone that card was in (10.10.1.2.1)


class InChosenZone(Filter):
    """The card is in the zone chosen before, or (adjacent) in it or one adjacent to it."""

    adjacent: bool = False


class Side(Filter):
    """Among the cards that pass the other filters, the left- or rightmost, seen by the master
    (4.4.5.5.4)."""

    side: str  # left, right


class ZoneIsRankOf(Filter):
    """The number of the card's zone equals the rank of one of these cards."""

    READS: ClassVar = ("rank",)
    cards: Object


class CountZones(Quantity):
    """How many such zones there are."""

    zones: Zones


# -- conditions of headers -------------------------------------------------------------

# One's own monster has come as far as the other player's, or further.
OVERWHELM: Final = Relation(PlayerNumber("position", YOU), ">=", PlayerNumber("position", OPPONENT))


# -- effects ------------------------------------------------------------------------


class ChooseZone(Effect):
    """A player chooses one of these zones, for the effects after it."""

    zones: Zones
    by: Whose = YOU


class ChangeRage(Effect):
    """A monster's rage goes up or down by so much (3.4)."""

    whose: Whose
    amount: Number
    up: bool


class SetRage(Effect):
    """A monster's rage becomes this number (3.4)."""

    whose: Whose
    amount: Number


class Advance(Action):
    """An invading monster advances so many zones (5.13.1)."""

    number: Number = 1


class AdvanceTo(Action):
    """An invading monster advances to the zone with this number (5.13.1.2)."""

    zone: int


class Retreat(Action):
    """An invading monster retreats so many zones (5.13.2)."""

    number: Number = 1


class RetreatTo(Action):
    """An invading monster retreats to the zone with this number (5.13.2.2)."""

    zone: int


class Counter(Action):
    """Counter an invading monster (5.15)."""


class MoveAsCountered(Action):
    """An invading monster moves as though countered (5.15.1.1), and no new one is played."""


class MoveTo(Action):
    """Cards on the field move to a zone of such zones, chosen by the master."""

    zones: Zones


class Play(Action):
    """Cards are played by an effect (5.11): battle cards to such zones (None: any zone),
    monsters onto the invading monster, strategy cards to a strategy zone (5.9)."""

    zones: Zones | None = None


class PlayOnto(Action):
    """A battle card is played on top of a card."""

    onto: Object


class PlayToken(Effect):
    """Tokens of that name appear in such zones (9.1.2). `every`: one in each of them."""

    name: str
    number: Number = 1
    zones: Zones | None = None
    every: bool = False


class Evolve(Action):
    """Battle cards evolve by their own Evolution (5.17, 12.6)."""


class RearrangeTop(Action):
    """Of the cards looked at, put any number on top of the deck in any order, the rest
    into the discard pile."""


class TriggerKeyword(Action):
    """The automatic abilities of that keyword on these cards go on standby (10.6.2)."""

    keyword: str


class Fade(Action):
    """A monster card played by Burst leaves the invading monster (12.5.2)."""


# -- conditions ---------------------------------------------------------------------


class Awakened(Condition):
    """The master's invading monster is in this zone or beyond (12.4.2)."""

    zone: int


class Covered(Condition):
    """The card of the event lay under another (3.2.6)."""


class DuringInvasion(Condition):
    """The advances of an invasion are being carried out (8.6.1.2)."""


class DuringPhase(Condition):
    """It is this phase of a turn: `start`, `main`, `counter`, `end`."""

    phase: str


class ByAtMost(Condition):
    """The monster would be countered by so much counter power or less."""

    power: int


# -- abilities that are neither events nor changes of values --------------------------


class RankWhenPlayed(Ability):
    """This card may be played from the hand with its rank reduced: `onto` only on top of
    one of these cards; with a `cost` only if that is done on playing it."""

    by: Number
    while_: tuple[Condition, ...] = ()
    onto: Selector | None = None
    cost: tuple[Effect, ...] = ()


class RankOfPlayed(Ability):
    """The master's cards of a sort may be played from the hand with their rank reduced."""

    filters: tuple[Filter, ...]
    by: Number
    while_: tuple[Condition, ...] = ()


class CannotPlay(Ability):
    """That player cannot play such cards (`filters=None`: this card itself)."""

    filters: tuple[Filter, ...] | None
    whose: Whose = YOU
    while_: tuple[Condition, ...] = ()
    zones: Zones | None = None


class CannotEngage(Ability):
    """These battle cards do not count in the counter phase (5.16)."""

    what: Object
    while_: tuple[Condition, ...] = ()


class TotalCounterPower(Ability):
    """A player's total counter power changes (7.4.2)."""

    whose: Whose
    amount: Number
    while_: tuple[Condition, ...] = ()


class NotCounteredBy(Ability):
    """The monster is not countered by so much counter power or less; it only moves as if
    it were (`moves=False`: it does not even move)."""

    what: Object
    power: int
    while_: tuple[Condition, ...] = ()
    moves: bool = True


class CannotBeMoved(Ability):
    """The other player's effects cannot move it, nor make it advance or retreat: a new
    position is a move (3.3.3.3). When countered it moves all the same (5.15.1.1)."""

    what: Object
    while_: tuple[Condition, ...] = ()


class InvadeWithTopCard(Ability):
    """To invade, the master may put the top card of the deck into the discard pile instead
    of discarding a card from hand; its invasion icon counts (8.6.1)."""

    while_: tuple[Condition, ...] = ()


class InvadesBy(Ability):
    """Invading with a card of this icon, the monster advances so many zones (8.6.1.2)."""

    icon: int
    zones: int
    while_: tuple[Condition, ...] = ()


class AnyNumberInDeck(Ability):
    """The limit of 6.1.1.4 does not hold for this card."""


class StartsIn(Ability):
    """In the monster deck, this card begins the game in another zone (6.3.1.6.1)."""

    zone: int


class StrategyZones(Ability):
    """The master has this many strategy zones (4.5.2)."""

    number: int
    while_: tuple[Condition, ...] = ()


class DeckCondition(Term):
    """One line of a Resonance list: cards of a sort must pass filters, or there must be
    at least so many."""

    filters: tuple[Filter, ...]
    must: tuple[Filter, ...] = ()
    least: int = 0


class CountsAs(Ability):
    """While counting in an area, this card counts as another type too."""

    where: str
    type: str
    details: tuple[Any, ...] = ()
