"""What each kind of event does to the state."""

from __future__ import annotations

from headjudge.games.dragonball import battle
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event


def attack_is_negated(game: Game, event: Event) -> None:
    battle.negate(game)


def target_changes(game: Game, event: Event) -> None:
    """Another card is attacked."""
    battle.redirect(game, event.card)
