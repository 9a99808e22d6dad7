"""9. Special card procedures: tokens."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.zones import LAYOUT
from headjudge.kernel.game import Game
from headjudge.rulebook.citation import fact, rule

TOKEN: Final[str] = fact("9.1.5", "Token", without="")


def is_token(game: Game, card: int) -> bool:
    """9.1.5.1. Tokens are the cards with the trait of tokens."""
    return TOKEN in game.state.printed[card].values["traits"]


@rule("9.1.2", "9.1.2.1", "9.1.2.2", "5.11.4", without=-1)
def create(game: Game, seat: int, name: str) -> int:
    """A token of that name, owned by the master of the effect; its name says what it is."""
    for printed in game.rules.catalogue.values():
        if printed.name == name and TOKEN in printed.values["traits"]:
            return game.make(printed, seat, -1)
    raise KeyError(name)


@rule("9.1.4.1", without=True)
def may_exist(zone: int) -> bool:
    """Battle card tokens exist in zones only."""
    return LAYOUT.kind[zone] == "zone"


@rule("9.1.4.2", "9.1.3")
def disappear_if_illegal(game: Game, card: int) -> None:
    """A token that went elsewhere is gone at once, without waiting for anything."""
    state = game.state
    if state.origin[card] < 0 and state.place[card] >= 0 and not may_exist(state.place[card]):
        game.remove(card)
        game.note("disappear", state.owner[card], tags=(state.printed[card].number,))
