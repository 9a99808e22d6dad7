"""4-9. Drawing cards."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c03_areas.moving import alert_if_out
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import drawing
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import means
from headjudge.rulebook.citation import rule


def draw_happens(game: Game, event: Event) -> None:
    """A card goes from the deck to the hand."""
    frm = game.state.place[event.card]
    game.put(event.card, event.zone)
    alert_if_out(game, frm)


@rule("4-9-2")
def draw_a_card(game: Game, seat: int, source: int = -1, by: int = -1) -> None:
    """Draw the top card of a player's deck, unseen by others; from an empty deck none (1-3-2)."""
    drawing.draw_top(game, seat, a.deck_area(seat), a.hand_of(seat), source, by)


@step("4-9-3")
def draw_next(game: Game, frame: Frame) -> None:
    """Draw one card after the other, until so many are drawn."""
    frame.vars["citing"] = "4-9-2"
    drawing.draw_next(game, frame, draw_a_card)


DRAW = Procedure("draw", "4-9-3", "Draw", (draw_next,))


def draw_next_together(game: Game, frame: Frame) -> None:
    """Let each player draw one card at the same time, again and again until so many are drawn."""
    frame.vars["citing"] = "4-9-2"
    drawing.draw_next_together(game, frame, a.deck_area, a.hand_of)


DRAW_TOGETHER = Procedure(
    "draw together", "4-9-3", "Several draw", (Step("4-9-3", draw_next_together),)
)


@means(DO, v.DrawUntil)
def do_draw_until(context: Context, frame: Frame, term: v.DrawUntil) -> None:
    """Draw cards until the hand has so many."""
    left = cards_missing(context, term)
    context.game.call("draw", seat=context.seat, left=left, source=context.source)


@means(CAN, v.DrawUntil)
def can_draw_until(context: Context, term: v.DrawUntil) -> bool:
    """Whether the deck has enough cards to draw until the hand has so many."""
    deck = context.game.state.zones[a.deck_area(context.seat)]
    return len(deck) >= cards_missing(context, term)


def cards_missing(context: Context, term: v.DrawUntil) -> int:
    """How many cards the hand is short of the number that a text draws up to."""
    return term.number - len(context.game.state.zones[a.hand_of(context.seat)])


# 4-9-4. Drawing up to so many cards


@choice("4-9-4-1")
@rule("4-9-4")
def stop_drawing(game: Game, frame: Frame) -> Decision | None:
    """Ask the player before each card whether to stop drawing; up to 0 cards is none."""
    if frame.vars["left"] <= 0:
        game.leave(frame)
        return None
    return drawing.another(frame, "4-9-4-1")


stop_drawing.then(drawing.or_stop)


@step("4-9-4-2")
def draw_one_of_up_to(game: Game, frame: Frame) -> None:
    """The player draws one card."""
    frame.vars["left"] -= 1
    draw_a_card(game, frame.vars["seat"], frame.vars["source"])


@step("4-9-4-3")
def until_all_drawn(game: Game, frame: Frame) -> None:
    """Go back while fewer cards were drawn than the player may draw."""
    drawing.back_to(game, frame, "4-9-4-1")


DRAW_UP_TO = Procedure(
    "draw up to", "4-9-4", "Draw up to that many cards",
    (stop_drawing, draw_one_of_up_to, until_all_drawn),
)  # fmt: skip

PROCEDURES: Final = (DRAW, DRAW_TOGETHER, DRAW_UP_TO)
