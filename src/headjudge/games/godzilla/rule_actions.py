"""11. Rule actions: those that interrupt, and those that wait for a check timing."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.specific_terms import to_discard
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.rulebook.citation import rule

# 11.1.2.1. Interrupting rule actions


@rule("11.1.2.1", "11.3.1")
def interrupt(game: Game) -> None:
    """Suspend whatever is under way for a crush that is due; 11.1.2.1.1: the turn
    player's first, so theirs is called last."""
    state = game.state
    for seat in (1 - state.turn_player, state.turn_player):
        if crushed(game, seat):
            game.call("crush", seat=seat)


# 11.2. Reshuffle


@step("11.2.4")
def nothing_to_reshuffle(game: Game, frame: Frame) -> None:
    """With no card in the discard pile nothing is moved."""
    if not game.state.zones[z.discard_of(frame.vars["seat"])]:
        game.leave(frame)


@step("11.2.3")
def reshuffle(game: Game, frame: Frame) -> None:
    """The whole discard pile goes to the deck, and the deck is shuffled."""
    seat = frame.vars["seat"]
    deck = z.deck_of(seat)
    for card in game.state.zones[z.discard_of(seat)]:
        game.put(card, deck)
    game.note("reshuffle", seat)
    game.do(Event("shuffle", seat, zone=deck))


RESHUFFLE = Procedure("reshuffle", "11.2", "Reshuffle", (nothing_to_reshuffle, reshuffle))


# 11.3. Crush and destroy


@rule("11.3.2", without=())
def crushed(game: Game, seat: int) -> tuple[int, ...]:
    """The battle cards in the zone of an invading monster."""
    state = game.state
    number = state.numbers[seat]["position"]
    cards = state.zones[seat * z.SIZE + number - 1]
    return m.tops(game, z.zone_of(seat, number)) if cards else ()


@step("11.3.3")
def crush(game: Game, frame: Frame) -> None:
    """They are destroyed."""
    seat = frame.vars["seat"]
    monster = m.monster_of(game, seat)
    cards = crushed(game, seat)
    game.do(*[to_discard(game, card, "crush", monster, -1) for card in cards])


CRUSH = Procedure("crush", "11.3", "Crush and destroy", (crush,))


# 11.4. Illegal cards


@rule("11.4.1", without=())
def illegal(game: Game) -> list[int]:
    """Strategy cards in zones, monsters in zones, other cards in strategy zones."""
    found: list[int] = []
    kind = z.LAYOUT.kind
    place = game.state.place
    for card in game.rules.active_cards(game):
        where = kind[place[card]]
        if where != "invading" and game.value(card, "type") != BELONGS[where]:
            found.append(card)
    return found


BELONGS: Final = {"zone": "battle", "strategy": "strategy"}


@rule("11.4.2", without=())
def unresolved(game: Game) -> tuple[int, ...]:
    """Cards left in the resolution area."""
    return game.state.zones[z.RESOLUTION]


# 11.5. Overloaded cards


@rule("11.5.1", without=())
def overloaded(game: Game) -> list[int]:
    """Zones with several battle cards, strategy zones with several strategy cards."""
    state = game.state
    zones = state.zones
    found: list[int] = []
    for first in (0, z.SIZE):
        for zone in range(first, first + 11):
            if len(zones[zone]) > 1 and len(m.tops(game, zone)) > 1:
                found.append(zone)
    return found


def survivors(game: Game, zone: int) -> list[int]:
    """Those placed last in the zone, of which one stays."""
    cards = m.tops(game, zone)
    latest = max(game.state.stamp[card] for card in cards)
    return [card for card in cards if game.state.stamp[card] == latest]


def are_due(game: Game) -> bool:
    """11.1.2.2. Whether a check timing finds anything to do, as things are now."""
    if unresolved(game):
        return True
    # a type that effects can change may become illegal without a card moving
    notes = game.derived().notes if "type" in game.changeable else game.board_notes()
    due = notes.get("rule actions")
    if due is None:
        due = bool(overloaded(game) or illegal(game))
        notes["rule actions"] = due
    return bool(due)


@step("11.1.3")
def perform_together(game: Game, frame: Frame) -> None:
    """All rule actions that are due are carried out at the same time."""
    events: list[Event] = []
    for card in (*illegal(game), *unresolved(game)):
        events.append(to_discard(game, card, "illegal"))
    gone = {event.card for event in events}
    for zone in overloaded(game):
        stays = survivors(game, zone)[-1]
        for card in m.tops(game, zone):
            if card != stays and card not in gone:
                events.append(to_discard(game, card, "overload"))
    game.do(*events)


RULE_ACTIONS = Procedure("rule actions", "11.1", "Rule actions", (perform_together,))

PROCEDURES: Final = (RESHUFFLE, CRUSH, RULE_ACTIONS)

