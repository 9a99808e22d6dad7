"""10-1, 10-19. KO, and removing cards from the game."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas import moving
from headjudge.games.dragonball.c04_basics import masters
from headjudge.games.dragonball.c07_battle import roles
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import fact, rule

# 10-1. KO


@rule("10-1-1", "3-4-1")
def koing(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event | None:
    """The event by which a Battle Card is moved from the battle area to its owner's drop area; None
    for other cards."""
    if game.state.place[card] % a.SIZE != a.BATTLE or not a.is_battle_card(game, card):
        return None
    return Event(
        "KO",
        masters.master(game, card),
        card,
        a.drop_area(game.state.owner[card]),
        0,
        source,
        by,
        cause,
    )


# 10-1-2: what leaves is KO-ed only where it is said to be
LEAVE: Final[str] = fact("10-1-2", "leave", without="KO")


def ko_happens(game: Game, event: Event) -> None:
    """A Battle Card is KO-ed; a KO in battle is known to the end of the battle."""
    moving.leave_happens(game, event)
    if event.cause == moving.BY_BATTLE:
        roles.note_ko(game, event.card)


@means(EVENT_FOR, v.KO)
def event_of_ko(context: Context, term: v.KO, card: int) -> Event | None:
    """The event by which a skill KOs a card, if it is a Battle Card in a battle area."""
    return koing(context.game, card, "effect", context.source, context.seat)


# 10-19. Removing from the game


@means(EVENT_FOR, v.RemoveFromGame)
@rule("10-19-1")
def remove(context: Context, term: v.RemoveFromGame, card: int) -> Event | None:
    """The event by which a card is removed from the game."""
    game = context.game
    zone = a.removed_of(game.state.owner[card])
    return moving.sending(game, card, zone, "effect", context.source, context.seat)


# How many of a player's areas there are; what was removed from the game is in none.
ALL_AREAS: Final[int] = fact("10-19-2", a.REMOVED, without=a.SIZE)
