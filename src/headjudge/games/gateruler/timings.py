"""14-4b-2a, 14-4b-2b. The timings of the options of a list that as a whole has none."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import phases
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler.settable import timing_of
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.language.options import first_list
from headjudge.rulebook.citation import fact, rule


@rule("14-4b-2a", without=True)
def is_timely(game: Game, seat: int, option: tuple[t.Effect, ...]) -> bool:
    """An option with a timing of its own can be chosen only at that time."""
    if timing_of(option) != "standard":
        return True
    return (
        seat == game.state.turn_player and not game.state.stack and phases.now(game) == "main phase"
    )


def is_out_of_time(game: Game, seat: int, term: Any) -> bool:
    """Whether all that could be chosen is for another time."""
    if type(term) is not v.EventEffect or term.timing:
        return False
    options = first_list(term.do)
    if options is None:
        return False
    return not [each for each in options.options if is_timely(game, seat, each)]


# 14-4b-2b: whoever is told to play something by an effect need not heed that
TOLD: Final[bool] = fact("14-4b-2b", True, without=False)
