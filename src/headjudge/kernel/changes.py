"""Changes of values: what an active change is, and where it comes from.

The functions below `changes_made_by` are what a game gets whose book says nothing else: see
`kernel/rules.py`, `Layering`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from headjudge.kernel.cards import Card
from headjudge.kernel.state import Ref

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

T = TypeVar("T")

Patch = tuple[int, str, str, Any]  # (card, property, operation, operand)
Settled = dict[tuple[int, str], Any]  # (card, property) -> value
NONE: Settled = {}  # shared and never written to


class Active:
    """An active change: its term, the card and the player it comes from, and when it began."""

    __slots__ = ("cards", "layer", "printed", "seat", "source", "stamp", "term")

    def __init__(
        self,
        term: Any,
        source: int,
        seat: int,
        stamp: int,
        cards: tuple[Ref, ...] | None = None,
        printed: bool = False,
        layer: str = "",
    ) -> None:
        self.term: Any = term
        self.source: int = source
        self.seat: int = seat  # the master of the ability or effect
        self.stamp: int = stamp  # when it began
        # the cards it was laid on; None: whatever its own words find each time
        self.cards: tuple[Ref, ...] | None = cards
        self.printed: bool = printed  # it ends when its source loses the ability
        self.layer: str = layer  # its own layer, if not that of the property it changes


def changes_made_by(game: Game, card: int, terms: tuple[Any, ...]) -> list[Active]:
    """The changes that a card makes by these abilities of its own."""
    seat = game.rules.masters.continuous(game, card)
    placed = game.rules.layering.placed
    return [Active(term, card, seat, placed(game, card, term), None, True) for term in terms]


def as_printed(printed: Card, name: str) -> Any:
    """The value that changes begin from is the printed one."""
    return printed.values[name]


def identity(value: T) -> T:
    """The value unchanged: what a game has that changes none here."""
    return value


def none_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """No ability works outside the areas where a card's abilities usually work."""
    return []


def no_extra_key(game: Game) -> tuple[Any, ...] | None:
    """Values depend on nothing but the cards and their abilities."""
    return ()


def since_placed(game: Game, card: int, term: Any) -> int:
    """A continuous ability dates from when its card was placed where it is."""
    return game.state.stamp[card]


def since_object(game: Game, card: int, term: Any) -> int:
    """A continuous ability dates from when its card became the object it is."""
    return game.state.identity[card]


def stamp_of(change: Active) -> int:
    """When a change began."""
    return change.stamp


def gained(now: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card has once it has gained more: the old, then the new, nothing twice."""
    return (*now, *[each for each in more if each not in now])
