"""1. Overview: players, winning and losing, and the golden rules.

The golden rules bear on every instruction. The kernel and the card language obey them
for all games alike; what this book says of them stands here, once, and is handed over.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel.cards import Card
from headjudge.kernel.events import touching
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import fact, rule

# 1-2. Number of players

PLAYERS: Final[int] = fact("1-2a", 2, without=3)


# 1-4. Winning and losing


@step("1-4a")
def players_lose(game: Game, frame: Frame) -> None:
    """Whoever loses is out of the game, unless an effect forbids it."""
    vars = frame.vars
    game.do(*[Event("lose", seat, cause=vars["rule"]) for seat in vars["lost"]])


def lose_happens(game: Game, event: Event) -> None:
    game.mark(("lost", event.seat))


@step("1-4b")
def last_one_wins(game: Game, frame: Frame) -> None:
    """When one player is left, that player has won, and the game is over."""
    lost = [seat for seat in range(2) if game.happened(("lost", seat))]
    if nobody_is_left(lost):
        game.end(None, "1-4b-1")
    elif lost:
        game.end(1 - lost[0], frame.vars["rule"])


@rule("1-4b-1", without=False)
def nobody_is_left(lost: list[int]) -> bool:
    """Both lose together: a draw."""
    return len(lost) == PLAYERS


OUTCOME = Procedure("outcome", "1-4", "Winning and losing", (players_lose, last_one_wins))


def lose(game: Game, seats: tuple[int, ...], number: str) -> None:
    """These players lose together, by this rule."""
    game.call("outcome", lost=seats, rule=number)


def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """A player wins or loses in the middle of an effect that says so."""
    lose(game, lost or tuple([1 - seat for seat in won]), "1-4a")


# No card stands in the way of giving up.
CONCEDING_IS_FREE: Final[bool] = fact("1-4c-1", True, without=False)


@rule("1-4c")
def concede(game: Game, seat: int) -> None:
    """A player who gives up leaves the game on the spot, whatever is under way."""
    if CONCEDING_IS_FREE or not touching(game, Event("lose", seat), "forbid"):
        game.end(1 - seat, "1-4c")


# 1-5. Golden rules


@rule("1-5a", without=())
def text_says(card: Card, word: str) -> tuple[Any, ...]:
    """What a card's text lays down against these rules: its abilities of that class."""
    return card.abilities.others.get(word, ())


@rule("1-5b", "1-5b-1", without=0)
def possible(wanted: int, there: int) -> int:
    """As many as there are, where more are called for."""
    return wanted if wanted < there else there


# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1-5b-2", 0, without=-(1 << 30))


def times(number: int) -> int:
    """How often, or how many, if this is the number that a text comes to."""
    return number if number > LEAST_TIMES else LEAST_TIMES


@rule("1-5c", without=False)
def is_no_change(before: int, after: int) -> bool:
    """What already is so does not become so again: nothing was done."""
    return before == after


@rule("1-5e", without=())
def numbers_up_to(most: int) -> tuple[int, ...]:
    """The numbers a player may name: whole, and not below zero."""
    return tuple(range(most + 1))


# What a card has not, is nothing: as a number, 0.
NO_NUMBER: Final[int] = fact("1-5g", 0, without=-99)


@rule("1-5h", without=0)
def chooses_first(game: Game) -> int:
    """Of players who decide at the same time the active player; the other knows the choice."""
    return game.state.turn_player


def at_the_same_time(game: Game, events: tuple[Event, ...]) -> None:
    """What befalls several players without a choice happens to all at once."""
    game.do(*events)


PROCEDURES: Final = (OUTCOME,)
