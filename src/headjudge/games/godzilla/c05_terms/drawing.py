"""5.3 to 5.5. Shuffle, draw, look at the top of the deck.

What becomes of an empty deck is 11.2.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c01_overview.golden_rules import at_the_same_time
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c11_rule_actions.reshuffling import (
    reshuffle_all_empty,
    reshuffle_if_empty,
)
from headjudge.kernel import drawing
from headjudge.kernel.decision import NO, YES, Decision
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import showing
from headjudge.rulebook.citation import fact, rule

# 5.3. Shuffle

# 5.3.1.2: with one card or none nothing changes its place, yet that was a shuffle
FEWEST_TO_SHUFFLE: Final[int] = fact("5.3.1.2", 0, without=2)


@rule("5.3.1")
def shuffle_happens(game: Game, event: Event) -> None:
    """The cards of an area are put into a random order."""
    cards = cards_of_area(game, event.zone)
    if len(cards) < FEWEST_TO_SHUFFLE:
        event.changed_nothing = True
        return
    game.shuffle(event.zone, cards)
    game.mark(("shuffled", event.seat))


@rule("5.3.1.1")
def cards_of_area(game: Game, zone: int) -> tuple[int, ...]:
    """The cards that are shuffled when an area is: all the cards in it."""
    return game.state.zones[zone]


# 5.4. Draw


@rule("5.4.1")
def draw_happens(game: Game, event: Event) -> None:
    """The top card of the deck goes to the hand."""
    game.put(event.card, event.zone)
    game.mark(("drawn", event.seat))
    game.mark(("hand gained", event.seat))


def draw_top(game: Game, seat: int, source: int) -> None:
    """A player draws one card, if there is one (1.3.2)."""
    drawing.draw_top(game, seat, z.DECK_OF[seat], z.HAND_OF[seat], source)


def drawable(game: Game, seat: int) -> int:
    """How many cards a player could draw, with those of the discard pile, which an empty deck is
    made of (11.2)."""
    zones = game.state.zones
    return len(zones[z.deck_of(seat)]) + len(zones[z.discard_of(seat)])


@step("5.4.2")
def draw_next(game: Game, frame: Frame) -> None:
    """A player who draws several cards draws one, so many times: on the spot, as long as nothing
    comes in between and the deck need not be reshuffled."""
    vars = frame.vars
    vars["citing"] = "5.4.1"
    seat = vars["seat"]
    state = game.state
    while vars["left"] > 0:
        vars["left"] -= 1
        game.go(frame, "11.2.2")
        draw_top(game, seat, vars["source"])
        if state.alert or state.frames[-1] is not frame or not state.zones[z.DECK_OF[seat]]:
            return
    game.leave(frame)


DRAW = Procedure("draw", "5.4.2", "Draw", (reshuffle_if_empty, draw_next))


@step("5.4.2")
def draw_next_together(game: Game, frame: Frame) -> None:
    """Several players draw one card each at the same time (1.3.4.1), so many times."""
    frame.vars["citing"] = "5.4.1"
    if frame.vars["left"] > 0:
        frame.vars["left"] -= 1
        game.go(frame, "11.2.2")
        at_the_same_time(game, drawing.one_each(game, frame, z.deck_of, z.hand_of))


DRAW_TOGETHER = Procedure(
    "draw together", "5.4.2", "Several draw", (reshuffle_all_empty, draw_next_together)
)


# 5.4.3. Draw up to that many cards

none_to_draw: Step = step("5.4.3.1", game="godzilla")(drawing.none_to_draw)


@choice("5.4.3.2")
def stop_drawing(game: Game, frame: Frame) -> Decision | None:
    """A player who draws up to so many cards may stop."""
    return drawing.another(frame, "5.4.3.2")


stop_drawing.then(drawing.or_stop)


@step("5.4.3.3")
@rule("5.4.3")
def draw_one(game: Game, frame: Frame) -> None:
    """A player who goes on drawing draws one card."""
    frame.vars["left"] -= 1
    game.call("draw", seat=frame.vars["seat"], left=1, source=frame.vars["source"])


@step("5.4.3.4")
def until_all_drawn(game: Game, frame: Frame) -> None:
    """A player who has drawn fewer than that many is asked again."""
    drawing.back_to(game, frame, "5.4.3.2")


DRAW_UP_TO = Procedure(
    "draw up to", "5.4.3", "Draw up to that many cards",
    (none_to_draw, stop_drawing, draw_one, until_all_drawn),
)  # fmt: skip


# 5.5. Look at the top of the deck

look_happens = rule("5.5.1", game="godzilla")(showing.look_happens)
none_to_look_at: Step = step("5.5.2.1", game="godzilla")(showing.none_to_look_at)


@step("5.5.2.2")
def begin_with_the_first(game: Game, frame: Frame) -> None:
    """Looking at up to so many cards begins with the first card of the deck."""
    frame.vars["at"] = 1


@choice("5.5.2.3")
def stop_looking(game: Game, frame: Frame) -> Decision | None:
    """A player who looks at up to so many cards may stop, and must where the deck ends (1.3.2)."""
    deck = game.state.zones[z.deck_of(frame.vars["deck"])]
    options = (YES, NO) if frame.vars["at"] <= len(deck) else (NO,)
    return Decision(frame.vars["seat"], "look-at-another", options, "5.5.2.3")


stop_looking.then(drawing.or_stop)


@step("5.5.2.4")
@rule("5.5.2")
def look_at_next(game: Game, frame: Frame) -> None:
    """The player sees the next card of the deck. The English edition shows the cards above it
    again, which the player has just seen."""
    deck = game.state.zones[z.deck_of(frame.vars["deck"])]
    showing.look_at(game, frame, deck[frame.vars["at"] - 1])


@step("5.5.2.5")
def until_all_looked_at(game: Game, frame: Frame) -> None:
    """A player who has looked at fewer than that many goes on with the next card."""
    if frame.vars["at"] < frame.vars["number"]:
        frame.vars["at"] += 1
        game.go(frame, "5.5.2.3")


LOOK_UP_TO = Procedure(
    "look up to", "5.5.2", "Look at up to that many cards",
    (none_to_look_at, begin_with_the_first, stop_looking, look_at_next, until_all_looked_at),
)  # fmt: skip

PROCEDURES: Final = (DRAW, DRAW_TOGETHER, DRAW_UP_TO, LOOK_UP_TO)
