"""2-3-2-1. The two sides of a leader card; 10-2 [Awaken], 10-28 [Wish]: turning it over."""

from __future__ import annotations

from headjudge.games.dragonball.cards import BACK
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import rule


def shows_back(game: Game, card: int) -> bool:
    """Whether a leader's back faces up."""
    return game.state.printed[card].number.endswith(BACK)


@rule("10-2-3", "10-2-4", "10-28-3", "10-28-4")
def flip_over_happens(game: Game, event: Event) -> None:
    """The other side faces up, and what is printed there counts (2-3-2-1-2, 2-3-2-1-3). It is
    the same card: 10-2-5, 10-28-5: its position and what was done to its power stay."""
    other = game.state.printed[event.card].values["other side"]
    if not other:
        event.amount = IN_VAIN
        return
    game.turn_over(event.card, game.rules.catalogue[other])
