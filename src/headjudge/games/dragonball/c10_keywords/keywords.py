"""10. Keywords: whether a card has one."""

from __future__ import annotations

from headjudge.kernel.game import Game


def has(game: Game, card: int, keyword: str) -> bool:
    """Whether a card has this keyword now."""
    for each in game.abilities(card).keywords:  # noqa: SIM110 (a generator is slower)
        if each.name == keyword and each not in game.abilities(card).off:
            return True
    return False
