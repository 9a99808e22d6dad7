"""What all can see of what is under way, for views."""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla import c03_players, c07_turn
from headjudge.kernel.game import Game
from headjudge.kernel.scenes import Scene


def scene_for(game: Game, viewer: int) -> dict[str, Any]:
    """The counter power of each player against the monster that it must reach (7.4.2, 7.4.3)."""
    scene = Scene(game, viewer)
    for seat in (0, 1):
        monster = c03_players.monster_of(game, 1 - seat)
        if monster >= 0:
            total = c07_turn.total_counter_power(game, seat)
            parts = c07_turn.parts_of_counter_power(game, seat, total)
            threat = game.value(monster, "threat")
            scene.compare(
                scene.side(-1, seat, "counter_power", parts),
                scene.side(monster, 1 - seat, "threat", (threat,)),
            )
    return scene.data()
