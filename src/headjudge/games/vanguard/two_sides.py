"""10.37, 12.10. Cards with two sides, of which one is active.

The active side is the printed card; the other is named by its value "other side". A card
begins a game with its normal side, whose number has no mark.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard import zones as z
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.pool import Pool
from headjudge.kernel.state import Event
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

# 12.10. The card


def has_two(game: Game, card: int) -> bool:
    """12.10.1. Whether there is something printed on both sides of a card."""
    return bool(game.state.printed[card].values["other side"])


def other_side(game: Game, card: int) -> Card:
    return game.pool[game.state.printed[card].values["other side"]]


def is_normal_side(printed: Card) -> bool:
    """12.10.2. One side is a normal unit, the other a G unit."""
    return bool(printed.values["type"] != "G")


@rule("12.10.3.2")
def starting_side(pool: Pool, printed: Card) -> Card | None:
    """A game begins with the normal side of every card."""
    other = printed.values["other side"]
    return pool[other] if other and not is_normal_side(printed) else printed


# 12.10.3.3: where the active side stays what it is
KEEPS_SIDE: Final[tuple[str, ...]] = ("vanguard", "rear-guard", "guardian", "G")


@rule("12.10.3.3")
def settle_side(game: Game, card: int) -> None:
    """Anywhere but on a circle or in the G zone the normal side is the active one."""
    if (
        z.LAYOUT.kind[game.state.place[card]] not in KEEPS_SIDE
        and has_two(game, card)
        and not is_normal_side(game.state.printed[card])
    ):
        game.turn_over(card, other_side(game, card))


# 10.37. Flip over


@rule("10.37.1")
def flip_over_happens(game: Game, event: Event) -> None:
    """The other side becomes the active one; the card is the same card (12.10.3.4)."""
    card = event.card
    if is_vain(game, card):
        event.amount = IN_VAIN
        return
    if has_two(game, card):
        make_active(game, card)
    if not SAME_CARD:
        game.renew(card)
    if not FACE_STAYS:
        game.flip(card, 1)


@rule("12.10.3.1", "12.10.3.1.1")
def make_active(game: Game, card: int) -> None:
    """What the card is, is now read from its other side, and nothing of this one."""
    game.turn_over(card, other_side(game, card))


@rule("10.37.3", without=False)
def is_vain(game: Game, card: int) -> bool:
    """A card with one side is not flipped over."""
    return not has_two(game, card)


# 12.10.3.4: all effects and states on it stay
SAME_CARD: Final[bool] = fact("12.10.3.4", True, without=False)
# 10.37.2: it is not turned face down
FACE_STAYS: Final[bool] = fact("10.37.2", True, without=False)


# 11.42.2.2. The cards that make way for it


def remove_all(game: Game, cards: list[int], source: int, seat: int) -> None:
    """These cards are removed, all at the same time."""
    events: list[Event] = []
    for card in cards:
        zone = z.removal_of(game.state.owner[card])
        kind = "leave" if z.LAYOUT.field[game.state.place[card]] else "put"
        events.append(Event(kind, seat, card, zone, 0, source, seat, "effect"))
    game.do(*events)


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {"flip over": flip_over_happens}
