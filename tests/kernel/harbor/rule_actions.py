"""10. Rule actions.

Stands for: rule actions done together at a check, a defeat that goes through the stack and
is looked at again when it is resolved, losing as an interrupting rule action, and a draw
when both lose at once.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from tests.kernel.harbor import damage, ships
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import rule

LAMPS: Final = 3


def carry_out(game: Game) -> bool:
    """10-1-1. All that are due at the same time; whether there were any."""
    events = [*sunk(game), *overboard(game)]
    if events:
        game.do(*events)
    broken = damage.waves_break(game)
    return bool(events) or broken or bring_up_defeat(game)


def sunk(game: Game) -> list[Event]:
    """10-1-2. Ships with as much damage as power."""
    found = []
    for seat in (game.state.turn_player, 1 - game.state.turn_player):
        for card in ships.ships(game, seat):
            hit = damage.damage_of(game, card)
            if hit and hit >= game.value(card, "power"):
                owner = game.state.owner[card]
                found.append(Event("put", seat, card, z.zone("wreck", owner), cause="sunk"))
    return found


def overboard(game: Game) -> list[Event]:
    """10-1-3. Cargo without a ship."""
    state = game.state
    return [
        Event("put", state.owner[card], card, z.zone("wreck", state.owner[card]), cause="adrift")
        for card in ships.adrift(game)
    ]


# 10-2. Defeat, by way of the mast


def is_beaten(game: Game, seat: int) -> bool:
    """10-2-1. All lamps lit, or no card left in the deck."""
    zones = game.state.zones
    return len(zones[z.zone("lamps", seat)]) >= LAMPS or not zones[z.zone("deck", seat)]


def bring_up_defeat(game: Game) -> bool:
    """10-2-2. The defeat of all who are beaten goes on the mast, once."""
    named = [seat for each in game.state.stack for seat in each.vars.get("beaten", ())]
    beaten = tuple([seat for seat in (0, 1) if is_beaten(game, seat) and seat not in named])
    if beaten:
        game.add("defeat", seat=beaten[0], beaten=beaten)
    return bool(beaten)


@rule("10-2-3")
def lose_if_still_beaten(game: Game, frame: Frame) -> None:
    """Whoever is still beaten then loses; both together: a draw."""
    lose(game, [seat for seat in frame.vars["beaten"] if is_beaten(game, seat)], "10-2-3")


def lose(game: Game, seats: list[int], number: str) -> None:
    """1-2-1. One loses, the other wins. 1-2-2: both lose together: a draw."""
    if seats:
        game.end(None if len(seats) > 1 else 1 - seats[0], number)


DEFEAT = Procedure("defeat", "10-2", "Defeat", (lose_if_still_beaten,))


# 10-3. Sinking harbours: an interrupting rule action


def leak_happens(game: Game, event: Event) -> None:
    """10-3-1. A harbour takes in water."""
    game.state.numbers[event.seat]["dry"] -= event.amount
    game.state.revision += 1
    game.state.alert = True


@rule("10-3-2")
def interrupt(game: Game, frame: Frame) -> None:
    """Whoever is no longer dry loses there and then, in the middle of anything."""
    wet = [seat for seat in (0, 1) if game.state.numbers[seat].get("dry", 1) <= 0]
    lose(game, wet, "10-3-2")


INTERRUPT = Procedure("interrupt", "10-3", "Sinking", (interrupt,))

PROCEDURES: Final = (DEFEAT, INTERRUPT)
