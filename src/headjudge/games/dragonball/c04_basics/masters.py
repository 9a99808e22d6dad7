"""4-2, 4-3. Owner and master: whose a card and a skill are."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas.areas import LAYOUT
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.table import Table
from headjudge.rulebook.citation import rule

# 4-2. Owner

MAIN: Final = 0
LEADER: Final = 1


@rule("4-2-2")
def make_cards(game: Game, seat: int, leader: Card, main: list[Card]) -> None:
    """Make the cards that a player brings, and so owns."""
    game.make_deck((leader,), seat, LEADER)
    game.make_deck(tuple(main), seat, MAIN)


# 4-3. Master


@rule("4-3-2")
def master(table: Table, card: int) -> int:
    """The master of a card: the player whose area it is in."""
    place = table.state.place[card]
    return LAYOUT.seat[place] if place >= 0 else table.state.owner[card]


@rule("4-3-3")
def master_of_activate(game: Game, card: int) -> int:
    """The master of an activate skill: that of its card."""
    return master(game, card)


@rule("4-3-4")
def master_of_permanent(game: Game, card: int) -> int:
    """The master of a permanent skill: that of its card."""
    return master(game, card)


@rule("4-3-5")
def master_of_auto(game: Game, card: int) -> int:
    """The master of an auto skill: that of its card."""
    return master(game, card)
