"""What each kind of event does to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball import (
    battle,
    damage,
    drawing,
    moving,
    showing,
    stacking,
    turning,
    two_sides,
)
from headjudge.kernel import outcome
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event

# Events that change nothing by themselves: they are there to be heard.
HEARD_ONLY: Final = (
    "begin turn", "begin charge phase", "begin main phase", "end main phase",
    "begin offence step", "begin defense step", "begin damage step", "end turn", "leader placed",
    "attack", "attacked", "deal damage", "dealt damage", "KO-s", "end battle",
    "end battle attacked", "after combo", "activate", "choose",
)  # fmt: skip


def attack_is_negated(game: Game, event: Event) -> None:
    battle.negate(game)


def target_changes(game: Game, event: Event) -> None:
    """Another card is attacked."""
    battle.redirect(game, event.card)


# Of these another entry of the log tells: who attacks whom, and with which leader a player begins.
UNLOGGED: Final = frozenset({"attack", "attacked", "leader placed"})

HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    **dict.fromkeys(HEARD_ONLY, moving.nothing_happens),
    "win": outcome.win_happens,
    "lose": outcome.lose_happens,
    "draw": drawing.draw_happens,
    "look": showing.look_happens,
    "reveal": showing.reveal_happens,
    "shuffle": showing.shuffle_happens,
    "play": moving.play_happens,
    "place": moving.play_happens,
    "combo": moving.combo_happens,
    "leave": moving.leave_happens,
    "KO": moving.ko_happens,
    "put": moving.put_happens,
    "control": stacking.control_happens,
    "active": turning.active_happens,
    "rest": turning.rest_happens,
    "flip over": two_sides.flip_over_happens,
    "damage": damage.damage_happens,
    "attack negated": attack_is_negated,
    "target": target_changes,
}
