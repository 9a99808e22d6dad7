"""2-3-2-1. The two sides of a leader card; 10-2 [Awaken], 10-28 [Wish]: turning it over."""

from __future__ import annotations

from collections.abc import Callable
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


def flip_over_happens(game: Game, event: Event) -> None:
    """The other side of a leader faces up."""
    card = event.card
    other = game.state.printed[card].values["other side"]
    if not other:
        event.amount = IN_VAIN
        return
    side = game.pool[other]
    if shows_back(game, card):
        to_front(game, card, side)
        same = FRONT_IS_THE_SAME
    else:
        keyword = event.tags[0] if event.tags else ""
        BY_KEYWORD.get(keyword, to_back)(game, card, side)
        same = BACK_IS_THE_SAME.get(keyword, True)
    if not same:
        game.renew(card)


@rule("2-3-2-1-3")
def to_back(game: Game, card: int, side: Card) -> None:
    """What the back says counts, and nothing that the front says."""
    game.turn_over(card, side)


@rule("2-3-2-1-2")
def to_front(game: Game, card: int, side: Card) -> None:
    """Only the side that faces up counts."""
    game.turn_over(card, side)


# 10-2. Awaken


@rule("10-2-3")
def awaken(game: Game, card: int, side: Card) -> None:
    """A card that awakens is turned over."""
    to_back(game, card, side)


# 10-28. Wish


@rule("10-28-3")
def wish(game: Game, card: int, side: Card) -> None:
    """A card for which [Wish] is activated is turned to its back."""
    to_back(game, card, side)


BY_KEYWORD: Final[dict[str, Callable[[Game, int, Card], None]]] = {
    "Awaken": awaken,
    "Wish": wish,
}

# It is the same card, and 10-2-5, 10-28-5: in its position, with what was done to its power;
BACK_IS_THE_SAME: Final[dict[str, bool]] = {
    "Awaken": fact("10-2-4", fact("10-2-5", True, without=False), without=False),
    "Wish": fact("10-28-5", True, without=False),
}
# so it is if its front is turned up again.
FRONT_IS_THE_SAME: Final[bool] = fact("10-28-4", True, without=False)
