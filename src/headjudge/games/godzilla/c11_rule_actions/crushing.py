"""11.1.2.1, 11.3. Rule actions that interrupt: an invading monster crushes what is in its zone."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms.placing import to_discard
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.rulebook.citation import rule

# 11.1.2.1. Interrupting rule actions


@step("11.1.2.1")
def interrupt(game: Game, frame: Frame) -> None:
    """Interrupt whatever is under way for a crush that is due; it goes on afterwards."""
    first, second = in_turn(game)
    for seat in (second, first):  # what is called last is carried out first
        if crushed(game, seat):
            crush_at_once(game, seat)


@rule("11.1.2.1.1")
def in_turn(game: Game) -> tuple[int, int]:
    """The players in the order of their interrupting rule actions, the turn player first. Nobody
    ever has two of their own to put in order: all of a player's crushed cards are crushed as one,
    and a draw that needs a reshuffle begins after the crush is done."""
    seat = game.state.turn_player
    return seat, 1 - seat


INTERRUPT = Procedure("interrupt", "11.1.2.1", "Interrupting rule actions", (interrupt,))


# 11.3. Crush


@rule("11.3.1")
def crush_at_once(game: Game, seat: int) -> None:
    """A crush interrupts whatever is under way."""
    game.call("crush", seat=seat)


@rule("11.3.2")
def crushed(game: Game, seat: int) -> tuple[int, ...]:
    """A player's battle cards in the zone of an invading monster: of their own, as the other
    player's is in a zone of the other player."""
    zone = z.zone_of(seat, game.state.numbers[seat]["position"])
    if not game.state.zones[zone]:
        return ()
    return tuple(
        [card for card in c03_players.tops(game, zone) if game.value(card, "type") == "battle"]
    )


@step("11.3.3")
def destroy_crushed(game: Game, frame: Frame) -> None:
    """The crushed cards are destroyed."""
    seat = frame.vars["seat"]
    monster = c03_players.monster_of(game, seat)
    game.do(*[to_discard(game, card, "crush", monster) for card in crushed(game, seat)])


CRUSH = Procedure("crush", "11.3", "Crush and destroy", (destroy_crushed,))
PROCEDURES: Final = (INTERRUPT, CRUSH)
