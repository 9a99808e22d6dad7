"""1.1, 1.2. The number of players; winning and losing."""

from __future__ import annotations

from typing import Final

from headjudge.kernel import outcome
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import fact, rule

# 1.1. Number of players

PLAYERS: Final[int] = fact("1.1.1", 2, without=3)


# 1.2. Winning and losing

win_or_lose: Step = step("1.2.1", game="godzilla")(outcome.win_or_lose)
# All players lose together, or (the book is silent) win together: a draw.
nobody_is_left = rule("1.2.2", game="godzilla")(outcome.nobody_is_left)


@step("1.2.1")
def end_at_once(game: Game, frame: Frame) -> None:
    """The game ends at once; a player whose opponent alone has lost has won."""
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


@rule("1.2.3", "1.2.3.1")
def concede(game: Game, seat: int) -> None:
    """A player who gives up loses on the spot, whatever is under way and whatever cards say."""
    outcome.concede(game, seat, "1.2.3", is_free=True)


@rule("1.2.4")
def end_by_effect(game: Game, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """An effect that lets players win or lose ends the game while it is being carried out."""
    game.call("outcome", won=won, lost=lost, rule="1.2.4")


PROCEDURES: Final = (OUTCOME,)
