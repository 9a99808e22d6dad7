"""1. Game outline: players, winning and losing, and the golden rules.

The golden rules bear on every instruction. The kernel and the card language obey them
for all games alike; what this book says of them stands here, once, and is handed over.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel import events, golden, outcome
from headjudge.kernel.flow import Procedure, Step, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 1-1. Number of players

PLAYERS: Final[int] = fact("1-1-1", 2, without=3)


# 1-2. Winning and losing

win_or_lose: Step = step("1-2-1", game="dragonball")(outcome.win_or_lose)
# All players lose together, or (the book is silent) win together: a draw.
nobody_is_left = rule("1-2-3", game="dragonball")(outcome.nobody_is_left)


@step("1-2-1")
def end_at_once(game: Game, frame: Frame) -> None:
    """End the game now; a player whose opponent alone has lost has won."""
    outcome.end_at_once(game, frame.vars["rule"], nobody_is_left, "1-2-3")


OUTCOME = Procedure("outcome", "1-2-1", "Winning and losing", (win_or_lose, end_at_once))


@rule("1-2-2")
def lose_by_rules(game: Game, seats: tuple[int, ...], number: str) -> None:
    """Let the players who meet a losing condition lose by rule processing, all of them together."""
    game.call("outcome", won=(), lost=seats, rule=number)


@rule("1-2-4", "1-2-5")
def concede(game: Game, seat: int) -> None:
    """A player who gives up loses on the spot, whatever is under way and whatever cards say."""
    outcome.concede(game, seat, "1-2-4", is_free=True)


@rule("1-2-6")
def end_by_effect(
    game: Game, won: tuple[int, ...], lost: tuple[int, ...], rule: str = "1-2-6"
) -> None:
    """A player wins or loses in the middle of an effect that says so; of a keyword's effect, the
    rule on that keyword."""
    game.call("outcome", won=won, lost=lost, rule=rule)


# 1-3. Golden rules

# What a card's text lays down against these rules.
text_says = rule("1-3-1", game="dragonball")(golden.text_says)


def words_on_card(game: Game, card: int, word: str) -> tuple[Any, ...]:
    """What a card's printed text lays down by this word. It holds in all areas, where no other
    skill of the card works."""
    return text_says(game.state.printed[card], word)


# As many as there are, where more are called for.
possible = rule("1-3-2", game="dragonball")(golden.possible)
# What already is so does not become so again: nothing was done.
is_no_change = rule("1-3-2-1", game="dragonball")(golden.is_no_change)
# The least number of times that anything is done; fewer never means the opposite.
LEAST_TIMES: Final[int] = fact("1-3-2-2", 0, without=-(1 << 30))
times = golden.not_fewer_than(LEAST_TIMES)
# A prohibition beats every instruction
forbid: Step = step("1-3-3", game="dragonball")(events.forbid)
# Of players who choose at the same time, the turn player.
chooses_first = rule("1-3-4", game="dragonball")(golden.chooses_first)
at_the_same_time = golden.at_the_same_time


@rule("1-3-5")
def nameable(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Of these whole numbers, those that a player may name who has to name one: from 1 on."""
    return tuple([number for number in numbers if number >= 1])


# Where a text says "up to", none will do.
LEAST_OF_UP_TO: Final[int] = fact("1-3-5-1", 0, without=1)


def not_below_zero(game: Game, card: int, value: int) -> int:
    """A number of a card, other than its power, that was brought below 0 counts as 0."""
    return value if value > 0 else 0


NUMBERS: Final = ("energy cost", "combo cost", "combo power")
POWER: Final = frozenset({"power"})


def carry_power_over(game: Game, ref: Ref, card: int, number: str) -> None:
    """Let what was done to the power of an object go for another card, by this rule."""
    if game.carry_over(ref, card, POWER):
        target = game.card_then(card)
        game.note("power passes on", -1, ref[0], citing=number, target=target)


# 1-3-6: so it is with these numbers; 2-8-3: but power is whatever it comes to
BOUNDS: Final[dict[str, Any]] = {
    **fact("1-3-6", dict.fromkeys(NUMBERS, not_below_zero), without={}),
    **fact("2-8-3", {}, without={"power": not_below_zero}),
}


@rule("1-3-7")
def in_order(effects: tuple[t.Effect, ...]) -> tuple[t.Effect, ...]:
    """The instructions of a skill in the order in which they are printed."""
    return effects


PROCEDURES: Final = (OUTCOME,)
