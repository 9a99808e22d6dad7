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
    """How much can be done: what is wanted, or as much as there is."""
    return wanted if wanted < there else there


def is_no_change(before: int, after: int) -> bool:
    """Whether something already is as it would become: then nothing is done, and no event
    happens."""
    return before == after


def not_fewer_than(least: int) -> Callable[[int], int]:
    """A function that gives a number from a text, or `least` where the number is smaller."""

    def times(number: int) -> int:
        """The number, or the least if it is smaller."""
        return number if number > least else least

    return times


def chooses_first(game: Game) -> int:
    """The player who chooses first of those who choose at the same time: the turn player. The other
    then knows the choice."""
    return game.state.turn_player


def at_the_same_time(game: Game, events: tuple[Event, ...]) -> None:
    """Let what befalls several players without a choice happen to all of them at once."""
    game.do(*events)


def numbers_up_to(most: int) -> tuple[int, ...]:
    """The numbers a player may name: whole, and not below zero."""
    return tuple(range(most + 1))
