"""Drawing cards: one, several one by one, together with others, or up to so many.

Which zones a player draws from and to, and the rules of each step, are the game's own. Frames
say whose draw it is (`seat`, or `seats`), how many are `left`, and by which `source`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.state import Event, Frame

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


def draw_top(game: Game, seat: int, deck: int, hand: int, source: int = -1, by: int = -1) -> None:
    """Draw the top card of a deck, if there is one."""
    cards = game.state.zones[deck]
    if cards:
        game.do(Event("draw", seat, cards[0], hand, 0, source, by))


def draw_next(game: Game, frame: Frame, draw: Callable[[Game, int, int], None]) -> None:
    """Draw one card and come back to this step, until so many have been drawn as the frame asks
    for."""
    left = frame.vars["left"]
    if left > 0:
        frame.vars["left"] = left - 1
        frame.again()
        draw(game, frame.vars["seat"], frame.vars["source"])


def one_each(
    game: Game, frame: Frame, deck_of: Callable[[int], int], hand_of: Callable[[int], int]
) -> tuple[Event, ...]:
    """The events of several players who draw at the same time: one card for each who has one."""
    source = frame.vars["source"]
    tops = [(seat, game.state.zones[deck_of(seat)]) for seat in frame.vars["seats"]]
    return tuple(
        [Event("draw", seat, deck[0], hand_of(seat), 0, source) for seat, deck in tops if deck]
    )


def draw_next_together(
    game: Game, frame: Frame, deck_of: Callable[[int], int], hand_of: Callable[[int], int]
) -> None:
    """Let several players draw one card each at the same time, and come back to this step until so
    many have been drawn as the frame asks for."""
    if frame.vars["left"] > 0:
        frame.vars["left"] -= 1
        frame.again()
        game.do(*one_each(game, frame, deck_of, hand_of))


def none_to_draw(game: Game, frame: Frame) -> None:
    """End the procedure if there is nothing (more) to draw: "up to 0 cards" is none."""
    if frame.vars["left"] <= 0:
        game.leave(frame)


def another(frame: Frame, number: str) -> Decision:
    """Ask a player who draws up to so many cards whether to draw another."""
    return Decision(frame.vars["seat"], "draw-another", (YES, NO), number)


def or_stop(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """End the procedure if the player wants no more cards."""
    if chosen[0] == NO:
        game.leave(frame)


def back_to(game: Game, frame: Frame, number: str) -> None:
    """Go back to the step with this number while cards may still be drawn."""
    if frame.vars["left"] > 0:
        game.go(frame, number)
