"""9-4, 11-3, 11-5. Cards on top of and below other cards, and cards that change sides.

A card below another has it as its host, in the same area. It is no card by itself there:
its skills do not work (`areas.active_cards`), and it goes where its host goes.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball import areas as a
from headjudge.games.dragonball import battle
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.rulebook.citation import fact, rule

POWER: Final = frozenset({"power"})
NOTHING: Final[frozenset[str]] = frozenset()
# 9-4-2: what is done to a card's power passes to the card on top of it, and so it does
# 10-13-4-4-1, 10-13-5-4-1: by the Unions that put cards on others
CARRIED: Final[dict[str, frozenset[str]]] = {
    "": fact("9-4-2", POWER, without=NOTHING),
    "Union-Potara": fact("10-13-4-4-1", POWER, without=NOTHING),
    "Union-Absorb": fact("10-13-5-4-1", POWER, without=NOTHING),
}


@rule("9-4-1")
def put_on_top(game: Game, top: int, cards: list[int], stands_as_told: bool, using: str) -> None:
    """A card that has come to an area lies on top of others there from now on, at once. It is
    in the position that a text has given it, or else in theirs."""
    state = game.state
    for card in cards:
        ref = state.ref(card)
        below = a.beneath(game, card)
        if not stands_as_told:
            take_position(game, top, state.rest[card])
        carried = CARRIED.get(using, CARRIED[""])
        if carried:
            game.carry_over(ref, top, carried)
        battle.hand_on(game, ref, top)
        for each in below:
            state.host[each] = top
        game.put(card, state.place[top], "top", host=top)


@rule("9-4-2")
def take_position(game: Game, top: int, rest: int) -> None:
    """The card on top is in the position that the one below was in."""
    game.turn_to(top, rest)


@rule("11-3-4", without="top")
def place_below() -> str:
    """What is put under a card goes below all that is there."""
    return "bottom"


@rule("11-3-1")
def put_under(game: Game, card: int, host: int) -> None:
    """A card is put under another one in play; what lay under it goes to the drop area."""
    drop_what_is_below(game, a.beneath(game, card))
    game.put(card, game.state.place[host], place_below(), host=host)


@rule("11-3-5")
def drop_what_is_below(game: Game, cards: list[int]) -> None:
    """What lay under a card that left goes to its owner's drop area, unheard; a token is
    gone (10-18-7)."""
    for card in cards:
        if game.state.origin[card] < 0:
            game.remove(card)
        else:
            game.put(card, a.drop_area(game.state.owner[card]))


@rule("11-3-6")
def bring_along(game: Game, card: int, below: list[int]) -> None:
    """What lies under a card goes along with it to another area in play."""
    for each in below:
        game.put(each, game.state.place[card], "top", host=card)


@rule("11-3-7")
def uncover(game: Game, card: int, below: list[int]) -> None:
    """Only the card on top leaves: the next one stays, and takes over position and power."""
    state = game.state
    ref, rest = state.ref(card), state.rest[card]
    top = below[-1]
    state.host[top] = -1
    for each in below[:-1]:
        state.host[each] = top
    game.carry_over(ref, top, POWER)
    game.turn_to(top, rest)
    battle.hand_on(game, ref, top)


# 11-5. Gaining control


@rule("11-5-1")
def control_happens(game: Game, event: Event) -> None:
    """A card comes to the battle area of another player, who is its master then."""
    below = a.beneath(game, event.card)
    game.put(event.card, event.zone)
    if not STAYS_AS_IT_IS:
        game.renew(event.card)
    bring_along(game, event.card, below)


# 11-5-1-1: it is the same card there, in its position, with all that was done to it
STAYS_AS_IT_IS: Final[bool] = fact("11-5-1-1", True, without=False)
