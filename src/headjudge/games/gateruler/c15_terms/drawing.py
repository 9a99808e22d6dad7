"""15-8. Drawing cards."""

from __future__ import annotations

from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.kernel import drawing
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule


@rule("15-8a")
def draw_card(game: Game, event: Event) -> None:
    """The top card of the deck goes to the hand."""
    game.put(event.card, event.zone)
    u.check_varying_hp(game)


def draw_top_card(game: Game, seat: int, source: int = -1, by: int = -1) -> None:
    """From an empty deck none (1-5b); without a hand the card stays (3-2g-1)."""
    drawing.draw_top(game, seat, z.deck_of(seat), z.hand_of(seat), source, by)


@step("15-8b")
def draw_next(game: Game, frame: Frame) -> None:
    """Drawing several is drawing one, so many times."""
    frame.vars["citing"] = "15-8a"
    drawing.draw_next(game, frame, draw_top_card)


DRAW = Procedure("draw", "15-8b", "Draw", (draw_next,))


@step("15-8b")
def draw_next_together(game: Game, frame: Frame) -> None:
    """Each draws one card at the same time, so many times."""
    frame.vars["citing"] = "15-8a"
    drawing.draw_next_together(game, frame, z.deck_of, z.hand_of)


DRAW_TOGETHER = Procedure("draw together", "15-8b", "Both draw", (draw_next_together,))
