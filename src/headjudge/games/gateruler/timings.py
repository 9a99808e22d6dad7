"""14-4b-2a, 14-4b-2b. The timings of the options of a list that as a whole has none."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import phases
from headjudge.games.gateruler.settable import timing_of
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule


@rule("14-4b-2a", without=True)
def is_timely(game: Game, seat: int, option: tuple[t.Effect, ...]) -> bool:
    """An option with a timing of its own can be chosen only at that time."""
    if timing_of(option) != "standard":
        return True
    return (
        seat == game.state.turn_player and not game.state.stack and phases.now(game) == "main phase"
    )


# 14-4b-2b: whoever is told to play something by an effect need not heed that
TOLD: Final[bool] = fact("14-4b-2b", True, without=False)
