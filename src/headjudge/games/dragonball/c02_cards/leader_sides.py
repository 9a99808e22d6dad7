"""2-3-2-1. The two sides of a leader card: only the one that faces up counts."""

from __future__ import annotations

from headjudge.games.dragonball.c02_cards.printed import BACK
from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.rulebook.citation import rule


@rule("2-3-2-1-1")
def leaders(game: Game, seat: int) -> list[int]:
    """What a text means by a player's leader: the leader card in the leader area."""
    return a.on_top(game, a.leader_area(seat))


def shows_back(game: Game, card: int) -> bool:
    """Whether a leader's back faces up."""
    return game.state.printed[card].number.endswith(BACK)


@means(FILTERS, v.Flipped)
def is_flipped(context: Context, term: v.Flipped, ref: Ref) -> bool:
    """Whether the side of a leader faces up that the filter asks for."""
    return shows_back(context.game, ref[0]) == term.back


@rule("2-3-2-1-2")
def to_front(game: Game, card: int, side: Card) -> None:
    """Turn a leader to its front: from then on only what the front says counts."""
    game.turn_over(card, side)


@rule("2-3-2-1-3")
def to_back(game: Game, card: int, side: Card) -> None:
    """Turn a leader to its back: from then on only what the back says counts."""
    game.turn_over(card, side)
