"""1. Overview of the game: players, winning and losing, and the golden rules.

The golden rules bear on every instruction. The kernel and the card language obey them
for all games alike; what this book says of them stands here, once, and is handed over.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import golden, outcome
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 1.1. Number of players

PLAYERS: Final[int] = fact("1.1.1", 2, without=3)

# 1.2. Winning and losing

win_or_lose: Step = step("1.2.1", game="godzilla")(outcome.win_or_lose)
# All players lose together, or (the book is silent) win together: a draw.
nobody_is_left = rule("1.2.2", without=False, game="godzilla")(outcome.nobody_is_left)


@step("1.2.1")
def end_at_once(game: Game, frame: Frame) -> None:
    """The game ends there and then; whose opponent alone has lost has won."""
    outcome.end_at_once(game, frame.vars["rule"], nobody_is_left, "1.2.2")


OUTCOME = Procedure("outcome", "1.2.1", "Winning and losing", (win_or_lose, end_at_once))


@rule("1.2.1.1")
def win_by_invasion(game: Game, seat: int) -> None:
    """A player whose monster card invades the opponent's zones wins."""
    game.call("outcome", won=(seat,), lost=(), rule="5.13.1.1.2")


@rule("1.2.1.2")
def lose_by_counter(game: Game, seat: int) -> None:
    """A player whose monster card is countered and who has no next one loses."""
    game.call("outcome", won=(), lost=(seat,), rule="5.15.1.2.1")


# No card stands in the way of giving up.
CONCEDING_IS_FREE: Final[bool] = fact("1.2.3.1", True, without=False)


@rule("1.2.3")
def concede(game: Game, seat: int) -> None:
    """A player who gives up loses on the spot, whatever is under way."""
    outcome.concede(game, seat, "1.2.3", CONCEDING_IS_FREE)


@rule("1.2.4")
def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """A player wins or loses in the middle of an effect that says so."""
    game.call("outcome", won=won, lost=lost, rule="1.2.4")


# 1.3. Golden rules

# What a card's text lays down against these rules.
text_says = rule("1.3.1", without=(), game="godzilla")(golden.text_says)
# As many as there are, where more are called for.
possible = rule("1.3.2", without=0, game="godzilla")(golden.possible)
# What already is so does not become so again: nothing was done.
is_no_change = rule("1.3.2.1", without=False, game="godzilla")(golden.is_no_change)
# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1.3.2.2", 0, without=-(1 << 30))
times = golden.not_fewer_than(LEAST_TIMES)
# Of demands that cannot all be met, as many as possible must be.
MOST_DEMANDS: Final[bool] = fact("1.3.2.3", True, without=False)

# Of players who choose at the same time, the turn player.
chooses_first = rule("1.3.4", without=0, game="godzilla")(golden.chooses_first)
# What an effect does to several players without a choice, it does to all at once.
at_the_same_time = rule("1.3.4.1", game="godzilla")(golden.at_the_same_time)
# Cards of hidden areas that both choose at once stay unseen until both have chosen.
CHOSEN_UNSEEN: Final[bool] = fact("1.3.4.2", True, without=False)

# The numbers a player may name: whole, and not below zero.
numbers_up_to = rule("1.3.5", without=(), game="godzilla")(golden.numbers_up_to)
# The least that "up to" allows, where no lower limit is given.
LEAST_OF_UP_TO: Final[int] = fact("1.3.5.1", 0, without=1)

PROCEDURES: Final = (OUTCOME,)
