"""What each kind of event does to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard import (
    damage_process,
    deletion,
    dominate,
    drawing,
    hearts,
    keywords,
    legion,
    lock,
    moving,
    showing,
    turning,
    two_sides,
)
from headjudge.games.vanguard.powers import KINDS as OF_POWER
from headjudge.kernel import outcome
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event

# Events that change nothing by themselves: they are there to be heard.
HEARD_ONLY: Final = (
    "begin turn", "begin stand phase", "begin draw phase", "begin G assist step",
    "begin ride phase", "begin stride step", "begin main phase", "begin battle phase",
    "begin start step", "begin attack step", "begin guard step", "begin drive step",
    "begin damage step", "begin close step", "end battle", "begin end phase", "end turn",
    "attack", "attacked", "boost", "boosted", "hit", "attack hits", "attack misses",
    "drive check", "damage check", "trigger", "play ability", "choose",
)  # fmt: skip

# Of these another entry of the log tells: who attacks whom, who boosts, how the battle ends.
UNLOGGED: Final = frozenset({"attack", "attacked", "boost", "boosted", "hit"})

HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    **dict.fromkeys((*HEARD_ONLY, *OF_POWER), moving.nothing_happens),
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
    "draw": drawing.draw_happens,
    "look": drawing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "place": moving.place_happens,
    "move": moving.move_happens,
    moving.CHANGES_CIRCLE: moving.move_happens,
    "leave": moving.leave_happens,
    "put": moving.put_happens,
    "stand": turning.stand_happens,
    "rest": turning.rest_happens,
    "turn up": turning.turn_up_happens,
    "turn down": turning.turn_down_happens,
    "damage": damage_process.damage_happens,
    **lock.HAPPEN,
    **deletion.HAPPEN,
    **legion.HAPPEN,
    **hearts.HAPPEN,
    **two_sides.HAPPEN,
    **dominate.HAPPEN,
    **keywords.HAPPEN,
}
