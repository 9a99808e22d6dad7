"""10-18. Tokens: Battle Cards that a skill makes."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.cards import token_card
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.rulebook.citation import fact, rule

TOKEN: Final = -1  # the origin of cards that began in no deck


@rule("10-18-1", without=())
def make_tokens(game: Game, term: v.PlayToken, number: int, seat: int, source: int) -> list[Event]:
    """The tokens are made and about to be played."""
    card = token_card(term)
    made = [game.make(card, seat, TOKEN) for _each in range(number)]
    zone = a.battle_area(seat if MASTERS_AREA else 1 - seat)
    return [
        Event(AS_A_CARD, seat, each, zone, 0, source, seat, "effect", tags=("token",))
        for each in made
    ]


# 10-18-3: in the battle area of whoever's effect it is
MASTERS_AREA: Final[bool] = fact("10-18-3", True, without=False)
# 10-18-5: a token is played as a card is, and from then on no rule but 10-18-7 tells them apart
AS_A_CARD: Final[str] = fact("10-18-5", "play", without="control")
