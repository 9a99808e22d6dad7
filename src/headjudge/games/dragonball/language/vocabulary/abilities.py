"""Words for skills that are neither events nor changes of values."""

from __future__ import annotations

from headjudge.language.terms import Ability, Condition, Effect, Filter, Object

# -- skills that are activated ---------------------------------------------------


class Activate(Ability):
    """[Activate: Main], [Activate: Battle], and the keywords that are such skills."""

    timing: str  # main, battle, any
    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()  # areas in which it can be activated, if not in play
    keyword: str = ""  # Awaken, Wish, Evolve, Union-Fusion ...


class Counter(Ability):
    """[Counter: ...], activated from the hand at a counter timing."""

    occasion: str  # play, attack, battle card attack, counter
    cost: tuple[Effect, ...]
    do: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()


# -- playing, attacking and comboing otherwise -----------------------------------


class PlayFree(Ability):
    """The card can be played from the hand without paying its energy cost."""

    while_: tuple[Condition, ...] = ()


class PlayOnlyIf(Ability):
    """This card can be played, from whatever area, only if this is so."""

    condition: Condition


class PlayOnlyFrom(Ability):
    """This card can be played from these areas only."""

    areas: tuple[str, ...]


class CounterFree(Ability):
    """This card's [Counter] can be activated by doing this instead of paying its energy cost."""

    instead: tuple[Effect, ...]
    while_: tuple[Condition, ...] = ()


class AttacksActive(Ability):
    """These cards can attack Battle Cards in Active Mode."""

    what: Object
    while_: tuple[Condition, ...] = ()


class CombosResting(Ability):
    """One can combo with these cards of one's battle area though they are in Rest Mode."""

    what: Object
    while_: tuple[Condition, ...] = ()


class AwakensAt(Ability):
    """This leader's [Awaken] can be activated with that much life or less, too."""

    life: int
    while_: tuple[Condition, ...] = ()


# -- in all areas, and in decks --------------------------------------------------


class InAllAreas(Ability):
    """The card has further names, character names, traits or colours wherever it is."""

    property: str
    values: tuple[str, ...]


class DeckCopies(Ability):
    """A deck may have so many copies of this card; None: any number."""

    most: int | None = None


class DeckBan(Ability):
    """Such cards may not be in the deck of this leader."""

    filters: tuple[Filter, ...]
