"""The golden rules: what the books of the family say of every instruction.

Each game labels these functions with its own numbers, and hands them over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event


def text_says(card: Card, word: str) -> tuple[Any, ...]:
    """What a card's text lays down against the rules: its abilities of that class."""
    return card.abilities.others.get(word, ())


def possible(wanted: int, there: int) -> int:
    """As many as there are, where more are called for."""
    return wanted if wanted < there else there


def is_no_change(before: int, after: int) -> bool:
    """What already is so does not become so again: nothing was done."""
    return before == after


def not_fewer_than(least: int) -> Callable[[int], int]:
    """How often, or how many, if a text comes to some number: not fewer than this."""

    def times(number: int) -> int:
        """The number, or the least if it is smaller."""
        return number if number > least else least

    return times


def chooses_first(game: Game) -> int:
    """Of players who choose at the same time, the turn player; the other knows the choice."""
    return game.state.turn_player


def at_the_same_time(game: Game, events: tuple[Event, ...]) -> None:
    """What befalls several players without a choice happens to all at once."""
    game.do(*events)


def numbers_up_to(most: int) -> tuple[int, ...]:
    """The numbers a player may name: whole, and not below zero."""
    return tuple(range(most + 1))
