"""Changes of values at work: what each is, where it comes from, and what a game's book that
says nothing of its own means by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.cards import Card
from headjudge.kernel.state import Ref

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

Patch = tuple[int, str, str, Any]  # (card, property, operation, operand)
Settled = dict[tuple[int, str], Any]  # (card, property) -> value
NONE: Settled = {}  # shared and never written to


class Active:
    """A change at work: its term, where it comes from, and when it began."""

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
        self.seat: int = seat
        self.stamp: int = stamp
        self.cards: tuple[Ref, ...] | None = cards
        self.printed: bool = printed  # it ends when its source loses the ability
        self.layer: str = layer  # its own layer, if not that of the property it changes


def made_by(game: Game, card: int, terms: tuple[Any, ...]) -> list[Active]:
    """The changes that a card makes by these abilities of its own."""
    seat = game.rules.master_of_continuous(game, card)
    stamp = game.rules.layering.placed(game, card)
    return [Active(term, card, seat, stamp, None, True) for term in terms]


def as_printed(printed: Card, name: str) -> Any:
    """What is printed on a card is what changes begin from."""
    return printed.values[name]


def all_of_them(terms: tuple[Any, ...]) -> tuple[Any, ...]:
    """Of abilities that are switched off, none does anything."""
    return terms


def none_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """No card changes anything from another area than where such abilities work."""
    return []


def nothing_else(game: Game) -> tuple[Any, ...] | None:
    """Values follow from the changes at work, and from nothing that the rules say."""
    return ()


def since_placed(game: Game, card: int) -> int:
    """A continuous ability is as old as its card's stay in its place."""
    return game.state.stamp[card]


def since_object(game: Game, card: int) -> int:
    """A continuous ability is as old as the object its card is."""
    return game.state.identity[card]


def stamp_of(change: Active) -> int:
    """When a change began."""
    return change.stamp


def gained(now: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a card has already it does not have twice."""
    return (*now, *[each for each in more if each not in now])
