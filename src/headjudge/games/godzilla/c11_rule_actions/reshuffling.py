"""11.2. Reshuffle: an empty deck is made anew of the discard pile when a card is drawn."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule


@rule("11.2.1")
def reshuffle_at_once(game: Game, seat: int) -> None:
    """A reshuffle interrupts: the draw goes on with the new deck."""
    game.call("reshuffle", seat=seat)


@step("11.2.2")
def reshuffle_if_empty(game: Game, frame: Frame) -> None:
    """A player who would draw from an empty deck reshuffles first."""
    vars = frame.vars
    if vars["left"] > 0 and not game.state.zones[z.DECK_OF[vars["seat"]]]:
        reshuffle_at_once(game, vars["seat"])


@step("11.2.2")
def reshuffle_all_empty(game: Game, frame: Frame) -> None:
    """Of several who would draw, each with an empty deck reshuffles, the first one first."""
    for seat in reversed(frame.vars["seats"]):
        if frame.vars["left"] > 0 and not game.state.zones[z.deck_of(seat)]:
            reshuffle_at_once(game, seat)


@step("11.2.3")
def reshuffle_discard_pile(game: Game, frame: Frame) -> None:
    """The whole discard pile goes to the deck, and the deck is shuffled."""
    seat = frame.vars["seat"]
    if nothing_to_reshuffle(game, seat):
        return
    deck = z.deck_of(seat)
    for card in game.state.zones[z.discard_of(seat)]:
        game.put(card, deck)
    game.note("reshuffle", seat)
    game.do(Event("shuffle", seat, zone=deck))


@rule("11.2.4")
def nothing_to_reshuffle(game: Game, seat: int) -> bool:
    """Whether there is no reshuffle: no card is in the discard pile."""
    return not game.state.zones[z.discard_of(seat)]


RESHUFFLE = Procedure("reshuffle", "11.2", "Reshuffle", (reshuffle_discard_pile,))
PROCEDURES: Final = (RESHUFFLE,)
