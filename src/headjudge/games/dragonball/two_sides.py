"""2-3-2-1. The two sides of a leader card; 10-2 [Awaken], 10-28 [Wish]: turning it over."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.cards import BACK
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule


def shows_back(game: Game, card: int) -> bool:
    """Whether a leader's back faces up."""
    return game.state.printed[card].number.endswith(BACK)


# 10-2-5, 10-28-5: what was done to its power, and its position, stay
KEEPS: Final[dict[str, bool]] = {
    "Awaken": fact("10-2-5", True, without=False),
    "Wish": fact("10-28-5", True, without=False),
}


@rule("10-2-3", "10-2-4", "10-28-3", "10-28-4")
def flip_over_happens(game: Game, event: Event) -> None:
    """The other side faces up, and it is the same card."""
    card = event.card
    other = game.state.printed[card].values["other side"]
    if not other:
        event.amount = IN_VAIN
        return
    (to_front if shows_back(game, card) else to_back)(game, card, game.rules.catalogue[other])
    for keyword in event.tags:
        if not KEEPS.get(keyword, True):
            game.renew(card)


@rule("2-3-2-1-3")
def to_back(game: Game, card: int, side: Card) -> None:
    """What the back says counts, and nothing that the front says."""
    game.turn_over(card, side)


@rule("2-3-2-1-2")
def to_front(game: Game, card: int, side: Card) -> None:
    """Only the side that faces up counts."""
    game.turn_over(card, side)
