"""What each kind of event does to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.gateruler import (
    damage,
    drawing,
    healing,
    moving,
    showing,
    turning,
)
from headjudge.kernel import outcome
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event

Happens = Callable[[Game, Event], None]

# Moments that abilities wait for; nothing happens by them.
MOMENTS: Final = (
    "begin game", "begin turn", "begin main phase", "begin attack phase", "begin attack",
    "begin declaration", "begin intercept", "begin damage step", "end damage step", "end combat",
    "end attack phase", "end turn", "attack", "attacked", "as attack", "would be damaged",
    "deal damage", "destroyed", "play", "play ability", "accomplish", "choose",
)  # fmt: skip

# Of these another entry of the log tells: who attacks what, what is destroyed, what is played.
UNLOGGED: Final = frozenset({"attack", "attacked", "destroyed", "play", "play ability"})

HAPPEN: Final[dict[str, Happens]] = {
    "enter": moving.enter_happens,
    "set": moving.set_happens,
    "move": moving.move_happens,
    "leave": moving.leave_happens,
    "destroy": moving.leave_happens,
    "put": moving.put_happens,
    "discard": moving.put_happens,
    "charge": moving.charge_happens,
    "drive": moving.drive_happens,
    "draw": drawing.draw_happens,
    "ready": turning.ready_happens,
    "exhaust": turning.exhaust_happens,
    "flip up": turning.flip_up_happens,
    "flip down": turning.flip_down_happens,
    "damage": damage.damage_happens,
    "heal": healing.heal_happens,
    "look": showing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "lose": outcome.lose_happens,
    **{kind: moving.nothing_happens for kind in MOMENTS},
}
