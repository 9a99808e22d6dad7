"""10-6, 10-7, 10-20. [Critical], [Strike] and [Victory Strike]: what an attack deals."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import end_by_effect
from headjudge.games.dragonball.c04_basics import damage
from headjudge.games.dragonball.c10_keywords.keywords import has
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.rulebook.citation import rule

# 10-6. Critical


@rule("10-6-1")
def is_critical(game: Game, event: Event) -> bool:
    """Damage by an attack of a card with [Critical] goes to the drop area."""
    return (
        event.cause == damage.ATTACK and event.source >= 0 and has(game, event.source, "Critical")
    )


# 10-7. Strike

STRIKES: Final[dict[str, int]] = {
    "Double Strike": 2,
    "Triple Strike": 3,
    "Quadruple Strike": 4,
}


@rule("10-7-1", "10-7-1-1", "10-7-1-2", "10-7-1-3")
def damage_of(game: Game, card: int) -> int:
    """An attack inflicts 1 damage; with [Strike] its number instead, of several the highest."""
    most = 1
    own = game.abilities(card)
    for each in own.keywords:
        if each.name in STRIKES and each not in own.off and STRIKES[each.name] > most:
            most = STRIKES[each.name]
    return most


# 10-20. Victory Strike


@rule("10-20-1")
def victory_strike(game: Game, card: int, seat: int) -> None:
    """Whoever deals life damage by attacking with such a card wins the game."""
    if has(game, card, "Victory Strike"):
        end_by_effect(game, (seat,), (), "10-20-1")
