"""1. Outline of the game: players, winning and losing, and the golden rules.

The golden rules bear on every instruction. The kernel and the card language obey them
for all games alike; what this book says of them stands here, once, and is handed over.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import events, golden, outcome
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 1.1. Number of players

PLAYERS: Final[int] = fact("1.1.1", 2, without=3)


# 1.2. Winning and losing

win_or_lose: Step = step("1.2.1", game="vanguard")(outcome.win_or_lose)
# All players lose together, or (the book is silent) win together: a draw.
nobody_is_left = rule("1.2.3", game="vanguard")(outcome.nobody_is_left)


@step("1.2.1")
def end_at_once(game: Game, frame: Frame) -> None:
    """The game ends there and then; whose opponent alone has lost has won."""
    outcome.end_at_once(game, frame.vars["rule"], nobody_is_left, "1.2.3")


OUTCOME = Procedure("outcome", "1.2.1", "Winning and losing", (win_or_lose, end_at_once))


@rule("1.2.2", "9.2.1")
def lose_by_rule_action(game: Game, seats: tuple[int, ...], number: str) -> None:
    """Whoever meets a losing condition at a check timing loses, all of them together."""
    game.call("outcome", won=(), lost=seats, rule=number)


@rule("1.2.4", "1.2.4.1")
def concede(game: Game, seat: int) -> None:
    """A player who gives up loses on the spot, whatever is under way and whatever cards say."""
    outcome.concede(game, seat, "1.2.4", is_free=True)


@rule("1.2.5")
def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """A player wins or loses in the middle of an effect that says so."""
    game.call("outcome", won=won, lost=lost, rule="1.2.5")


# 1.3. Golden rules

# What a card's text lays down against these rules.
text_says = rule("1.3.1", game="vanguard")(golden.text_says)
# As many as there are, where more are called for.
possible = rule("1.3.2", game="vanguard")(golden.possible)
# What already is so does not become so again: nothing was done.
is_no_change = rule("1.3.2.1", game="vanguard")(golden.is_no_change)
# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1.3.2.2", 0, without=-(1 << 30))
times = golden.not_fewer_than(LEAST_TIMES)
forbid: Step = step("1.3.3", game="vanguard")(events.forbid)
# Of players who choose at the same time, the turn player.
chooses_first = rule("1.3.4", game="vanguard")(golden.chooses_first)
at_the_same_time = golden.at_the_same_time
# The numbers a player may name: whole, and not below zero.
numbers_up_to = rule("1.3.5", game="vanguard")(golden.numbers_up_to)
PROCEDURES: Final = (OUTCOME,)
