"""What the cards of a game can do, found out once when it begins.

An event that nothing hears, a value that nothing changes and a word that no card has need not be
looked for during play. Which cards the decks have is no secret; where they are is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Survey:
    """What some ability of some card in this game does. A game without cards does nothing."""

    heard_kinds: frozenset[str] = frozenset()  # kinds of events that abilities trigger on
    guarded_kinds: frozenset[str] = frozenset()  # kinds of events they forbid or replace
    changeable: frozenset[str] = frozenset()  # properties that they or the rules change
    remembered: tuple[str, ...] = ()  # changeable properties that a text reads
    counted: tuple[str, ...] = ()  # what texts count in a turn
    other_areas: tuple[str, ...] = ()  # areas off the board where some ability works
    changed_areas: frozenset[str] = frozenset()  # areas off the board whose cards are changed
    # names of the classes of other abilities and of conditions, and whatever a game adds
    features: frozenset[str] = frozenset()
    granted: frozenset[str] = frozenset()  # those that one ability gives to others
    watches_situations: bool = False  # whether an ability triggers on a situation


# Of a game without cards, or before its cards are known.
NO_SURVEY: Final = Survey()
