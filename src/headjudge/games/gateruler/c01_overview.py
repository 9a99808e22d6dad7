"""1. Overview: players, winning and losing, and the golden rules.

The golden rules bear on every instruction. The kernel and the card language obey them
for all games alike; what this book says of them stands here, once, and is handed over.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import events, golden, outcome
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import ASK, TAKE
from headjudge.language.evaluate import NUMBERS, means, number
from headjudge.rulebook.citation import fact, rule

# 1-2. Number of players

PLAYERS: Final[int] = fact("1-2a", 2, without=3)


# 1-4. Winning and losing


@step("1-4a")
def players_lose(game: Game, frame: Frame) -> None:
    """Whoever loses is out of the game, unless an effect forbids it."""
    vars = frame.vars
    game.do(*[Event("lose", seat, cause=vars["rule"]) for seat in vars["lost"]])


# Both lose together: a draw.
nobody_is_left = rule("1-4b-1", without=False, game="gateruler")(outcome.nobody_is_left)


@step("1-4b")
def last_one_wins(game: Game, frame: Frame) -> None:
    """When one player is left, that player has won, and the game is over."""
    outcome.end_at_once(game, frame.vars["rule"], nobody_is_left, "1-4b-1")


OUTCOME = Procedure("outcome", "1-4", "Winning and losing", (players_lose, last_one_wins))


def lose(game: Game, seats: tuple[int, ...], number: str) -> None:
    """Let these players lose together, by this rule."""
    game.call("outcome", lost=seats, rule=number)


def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """A player wins or loses in the middle of an effect that says so."""
    lose(game, lost or tuple([1 - seat for seat in won]), "1-4a")


@rule("1-4c", "1-4c-1")
def concede(game: Game, seat: int) -> None:
    """A player who gives up leaves the game on the spot, whatever is under way and whatever a card
    says."""
    outcome.concede(game, seat, "1-4c", is_free=True)


# 1-5. Golden rules

# What a card's text lays down against these rules.
text_says = rule("1-5a", without=(), game="gateruler")(golden.text_says)
# As many as there are, where more are called for.
possible = rule("1-5b", "1-5b-1", without=0, game="gateruler")(golden.possible)
# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1-5b-2", 0, without=-(1 << 30))
times = golden.not_fewer_than(LEAST_TIMES)
# What already is so does not become so again: nothing was done.
is_no_change = rule("1-5c", without=False, game="gateruler")(golden.is_no_change)
forbid: Step = step("1-5d", game="gateruler")(events.forbid)
# The numbers a player may name: whole, and not below zero.
numbers_up_to = rule("1-5e", without=(), game="gateruler")(golden.numbers_up_to)


@means(ASK, v.ChooseNumber)
def ask_choose_number(context: Context, frame: Frame, term: v.ChooseNumber) -> Decision | None:
    """A number is named, from 0 to the greatest that is allowed."""
    most = times(number(context, term.most))
    options: tuple[Option, ...] = tuple([("option", each) for each in numbers_up_to(most)])
    return Decision(context.seat, "number", options, "1-5e")


@means(TAKE, v.ChooseNumber)
def take_choose_number(
    context: Context, frame: Frame, term: v.ChooseNumber, chosen: tuple[Option, ...]
) -> None:
    """The effect remembers the number that was named."""
    frame.vars[term.memory] = int(chosen[0][1])


@means(NUMBERS, v.ChosenNumber)
def count_chosen_number(context: Context, term: v.ChosenNumber) -> int:
    """The number that was named for this effect; 0: none was."""
    return int(context.memory.get(term.memory, 0))


@rule("1-5f")
def is_one_of(own: tuple[str, ...], wanted: str) -> bool:
    """To be of a kind it is enough to be of it among others."""
    return wanted in own


# What a card has not, is nothing: as a number, 0.
NO_NUMBER: Final[int] = fact("1-5g", 0, without=-99)
# A cap that is none.
INFINITE: Final = 1 << 20
# Of players who decide at the same time, the active player.
chooses_first = rule("1-5h", without=0, game="gateruler")(golden.chooses_first)
at_the_same_time = golden.at_the_same_time
