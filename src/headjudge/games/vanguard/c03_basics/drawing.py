"""3.12, 3.13. Drawing cards, and looking at cards from the top of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.kernel import drawing
from headjudge.kernel.decision import NO, YES, Decision
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import showing
from headjudge.rulebook.citation import rule

# 3.12. Drawing


@rule("3.12.1", "10.2.1")
def draw_happens(game: Game, event: Event) -> None:
    """A card goes from the deck to the hand."""
    game.put(event.card, event.zone)


@rule("3.12.2")
def draw_a_card(game: Game, seat: int, source: int = -1, by: int = -1) -> None:
    """The top card, unseen by others; from an empty deck none (1.3.2)."""
    drawing.draw_top(game, seat, z.deck_of(seat), z.hand_of(seat), source, by)


@step("3.12.3")
def draw_next(game: Game, frame: Frame) -> None:
    """Drawing several is drawing one, so many times."""
    frame.vars["citing"] = "10.2.1"
    drawing.draw_next(game, frame, draw_a_card)


DRAW = Procedure("draw", "3.12.3", "Draw", (draw_next,))


@step("3.12.3")
def draw_next_together(game: Game, frame: Frame) -> None:
    """Each draws one card at the same time, so many times."""
    frame.vars["citing"] = "10.2.1"
    drawing.draw_next_together(game, frame, z.deck_of, z.hand_of)


DRAW_TOGETHER = Procedure("draw together", "3.12.3", "Several draw", (draw_next_together,))
none_to_draw: Step = step("3.12.4", game="vanguard")(drawing.none_to_draw)


@choice("3.12.4.1")
def stop_drawing(game: Game, frame: Frame) -> Decision | None:
    """The player may stop."""
    return drawing.another(frame, "3.12.4.1")


stop_drawing.then(drawing.or_stop)


@step("3.12.4.2")
def draw_one_of_up_to(game: Game, frame: Frame) -> None:
    """The player draws one card."""
    frame.vars["left"] -= 1
    draw_a_card(game, frame.vars["seat"], frame.vars["source"])


@step("3.12.4.3")
def until_all_drawn(game: Game, frame: Frame) -> None:
    """Go back while fewer cards were drawn than may be."""
    drawing.back_to(game, frame, "3.12.4.1")


DRAW_UP_TO = Procedure(
    "draw up to", "3.12.4", "Draw up to that many cards",
    (none_to_draw, stop_drawing, draw_one_of_up_to, until_all_drawn),
)  # fmt: skip


@rule("3.12.5")
def deck_from_the_top(game: Game, seat: int) -> Sequence[int]:
    """A deck: what is put elsewhere from its top goes as cards are drawn, the topmost first."""
    return game.state.zones[z.deck_of(seat)]


# 3.13. Looking at cards from the top of the deck

look_happens = rule("3.13.1", "3.13.2", game="vanguard")(showing.look_happens)
none_to_look_at: Step = step("3.13.3", game="vanguard")(showing.none_to_look_at)


@choice("3.13.3.1")
def stop_looking(game: Game, frame: Frame) -> Decision | None:
    """The player may stop, and must where the deck ends (1.3.2)."""
    vars = frame.vars
    at = vars.get("at", 0)
    deck = game.state.zones[z.deck_of(vars["deck"])]
    options = (YES, NO) if at < len(deck) else (NO,)
    return Decision(vars["seat"], "look-at-another", options, "3.13.3.1")


stop_looking.then(drawing.or_stop)


@step("3.13.3.2")
def look_at_next(game: Game, frame: Frame) -> None:
    """The player sees the next card, and the effect remembers it."""
    vars = frame.vars
    at = vars.get("at", 0)
    vars["at"] = at + 1
    showing.look_at(game, frame, game.state.zones[z.deck_of(vars["deck"])][at])


@step("3.13.3.3")
def until_all_looked_at(game: Game, frame: Frame) -> None:
    """Go back while fewer cards were looked at than may be."""
    if frame.vars["at"] < frame.vars["number"]:
        game.go(frame, "3.13.3.1")


LOOK_UP_TO = Procedure(
    "look up to", "3.13.3", "Look at up to that many cards",
    (none_to_look_at, stop_looking, look_at_next, until_all_looked_at),
)  # fmt: skip

PROCEDURES: Final = (DRAW, DRAW_TOGETHER, DRAW_UP_TO, LOOK_UP_TO)
