"""1. Game outline: players, winning and losing, and the golden rules.

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
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 1-1. Number of players

PLAYERS: Final[int] = fact("1-1-1", 2, without=3)


# 1-2. Winning and losing


@step("1-2-1")
def win_or_lose(game: Game, frame: Frame) -> None:
    """Whoever wins or loses does so at the same time, unless an effect forbids it."""
    vars = frame.vars
    game.do(
        *[Event("win", seat, cause=vars["rule"]) for seat in vars["won"]],
        *[Event("lose", seat, cause=vars["rule"]) for seat in vars["lost"]],
    )


def win_happens(game: Game, event: Event) -> None:
    game.mark(("won", event.seat))


def lose_happens(game: Game, event: Event) -> None:
    game.mark(("lost", event.seat))


@step("1-2-1")
def end_at_once(game: Game, frame: Frame) -> None:
    """The game ends there and then; whose opponent alone has lost has won."""
    seats = (0, 1)
    won = [seat for seat in seats if game.happened(("won", seat))]
    lost = [seat for seat in seats if game.happened(("lost", seat))]
    if nobody_is_left(won, lost):
        game.end(None, "1-2-3")
    elif won or lost:
        game.end(won[0] if won else 1 - lost[0], frame.vars["rule"])


@rule("1-2-3", without=False)
def nobody_is_left(won: list[int], lost: list[int]) -> bool:
    """All players lose together, or (the book is silent) win together: a draw."""
    return len(lost) == PLAYERS or len(won) == PLAYERS


OUTCOME = Procedure("outcome", "1-2-1", "Winning and losing", (win_or_lose, end_at_once))


@rule("1-2-2")
def lose_by_rules(game: Game, seats: tuple[int, ...], number: str) -> None:
    """Whoever meets a losing condition loses by rule processing, all of them together."""
    game.call("outcome", won=(), lost=seats, rule=number)


# No card stands in the way of giving up.
CONCEDING_IS_FREE: Final[bool] = fact("1-2-5", True, without=False)


@rule("1-2-4")
def concede(game: Game, seat: int) -> None:
    """A player who gives up loses on the spot, whatever is under way."""
    if CONCEDING_IS_FREE or not touching(game, Event("lose", seat), "forbid"):
        game.end(1 - seat, "1-2-4")


@rule("1-2-6")
def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """A player wins or loses in the middle of an effect that says so."""
    game.call("outcome", won=won, lost=lost, rule="1-2-6")


# 1-3. Golden rules


@rule("1-3-1", without=())
def text_says(card: Card, word: str) -> tuple[Any, ...]:
    """What a card's text lays down against these rules: its abilities of that class."""
    return card.abilities.others.get(word, ())


@rule("1-3-2", without=0)
def possible(wanted: int, there: int) -> int:
    """As many as there are, where more are called for."""
    return wanted if wanted < there else there


@rule("1-3-2-1", without=False)
def is_no_change(before: int, after: int) -> bool:
    """What already is so does not become so again: nothing was done."""
    return before == after


# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1-3-2-2", 0, without=-(1 << 30))


def times(number: int) -> int:
    """How often, or how many, if this is the number that a text comes to."""
    return number if number > LEAST_TIMES else LEAST_TIMES


@rule("1-3-4", without=0)
def chooses_first(game: Game) -> int:
    """Of players who choose at the same time, the turn player; the other knows the choice."""
    return game.state.turn_player


def at_the_same_time(game: Game, events: tuple[Event, ...]) -> None:
    """What befalls several players without a choice happens to all at once."""
    game.do(*events)


# The least number that a player may name who has to name one.
LEAST_NAMED: Final[int] = fact("1-3-5", 1, without=0)


def nameable(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Of these whole numbers, those that a player may name."""
    return tuple([number for number in numbers if number >= LEAST_NAMED])


# Where a text says "up to", none will do.
LEAST_OF_UP_TO: Final[int] = fact("1-3-5-1", 0, without=1)


def not_below_zero(game: Game, card: int, value: int) -> int:
    """A number of a card, other than its power, that was brought below 0 counts as 0."""
    return value if value > 0 else 0


NUMBERS: Final = ("energy cost", "combo cost", "combo power")
# 1-3-6: so it is with these numbers; 2-8-3: but power is whatever it comes to
LIMITS: Final[dict[str, Any]] = {
    **fact("1-3-6", dict.fromkeys(NUMBERS, not_below_zero), without={}),
    **fact("2-8-3", {}, without={"power": not_below_zero}),
}

# Which way a text is read: from its beginning.
READING: Final[int] = fact("1-3-7", 1, without=-1)


def in_order(effects: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    """The instructions of a skill in the order in which they are printed."""
    return effects[::READING]


PROCEDURES: Final = (OUTCOME,)
