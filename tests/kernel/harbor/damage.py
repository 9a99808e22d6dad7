"""7. Damage.

Stands for: damage to several targets at once, replacements in the book's order, prevention
that its player divides, and damage to players that goes through the stack.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import events
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import Touch
from headjudge.kernel.flow import Procedure
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import patterns
from headjudge.language import terms as t
from tests.kernel.harbor import words as w
from tests.kernel.harbor import zones as z
from tests.kernel.harbor.numbers import choice, rule

# 7-1. Dealing damage


def deal(game: Game, ships: list[int], amount: int, source: int, by: int) -> None:
    """7-1-1. To all of them at the same time. 7-1-2: none, or less than none, is no damage."""
    if amount > 0 and ships:
        game.do(
            *[Event("damage", game.master(each), each, -1, amount, source, by) for each in ships]
        )


def damage_happens(game: Game, event: Event) -> None:
    """7-1-3. A ship's damage counts for this turn; damage reduced to 0 is none."""
    if event.amount > 0:
        game.mark(("damage", game.state.ref(event.card)), event.amount)
        game.state.revision += 1
    else:
        event.changed_nothing = True


def damage_of(game: Game, ship: int) -> int:
    return game.happened(("damage", game.state.ref(ship)))


# 7-2. Replacing damage

ORDER: Final = {"times": 0, "less": 1, "becomes": 1, "shield": 1}


def precedence(game: Game, event: Event, found: list[Touch]) -> list[Touch]:
    """7-2-1. What multiplies damage comes before what lessens it."""
    if event.kind != "damage":
        return found
    first = min([ORDER[touch[1].how] for touch in found])
    return [touch for touch in found if ORDER[touch[1].how] == first]


def affected(game: Game, event: Event, found: list[Touch]) -> int:
    """7-2-2. Whoever deals the damage chooses among the first kind, and whoever commands
    the ship that is hit among the others."""
    if event.kind == "damage" and ORDER[found[0][1].how] == 0:
        return event.by if event.by >= 0 else game.state.turn_player
    return game.master(event.card) if event.card >= 0 else event.seat


def substitute(game: Game, term: t.Ability, event: Event, source: int, seat: int) -> Event | None:
    """7-2-3. The same damage, of another amount."""
    if isinstance(term, w.OnDamage):
        amounts = {
            "times": event.amount * term.number,
            "less": max(0, event.amount - term.number),
            "becomes": term.number,
        }
        return event.with_(amount=amounts[term.how])
    assert isinstance(term, t.Replacement)
    return patterns.substitute(game, term, event, source, seat)


# 7-3. Shields


@rule("7-3-1")
def begin_to_divide(game: Game, frame: Frame) -> None:
    """A shield is worth so much against all the damage of this moment."""
    frame.vars["left"] = frame.vars["term"].number
    number = frame.vars["number"]
    work = events.reworking(game)
    work.vars["events"] = tuple(
        [
            event if number in event.applied else event.with_(applied=(*event.applied, number))
            for event in work.vars["events"]
        ]
    )


@choice("7-3-2")
def choose_where(game: Game, frame: Frame) -> Decision | None:
    """Its player says, point by point, which damage it lessens."""
    if frame.vars["left"] <= 0:
        return None
    found: list[Option] = []
    for at, event in enumerate(events.reworking(game).vars["events"]):
        mine = event.card >= 0 and game.master(event.card) == frame.vars["seat"]
        if event.kind == "damage" and event.amount > 0 and mine:
            found.append(("hit", at, event.card))
    if not found:
        return None
    return Decision(frame.vars["seat"], "shield", tuple(found), "7-3-2")


@choose_where.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    at = int(chosen[0][1])
    work = events.reworking(game)
    hit: tuple[Event, ...] = work.vars["events"]
    less = hit[at].with_(amount=hit[at].amount - 1)
    work.vars["events"] = (*hit[:at], less, *hit[at + 1 :])
    frame.vars["left"] -= 1
    frame.again()


SHIELD = Procedure("shield", "7-3", "Dividing a shield", (begin_to_divide, choose_where))


# 7-4. Damage to players


def wave_happens(game: Game, event: Event) -> None:
    """7-4-1. Waves against a player are counted, and dealt with by rule."""
    numbers = game.state.numbers[event.seat]
    numbers["waves"] = numbers.get("waves", 0) + event.amount
    game.state.revision += 1


def waves_break(game: Game) -> bool:
    """7-4-2. So many storms go on the mast, the turn player's first. 7-4-3: then none is left."""
    state = game.state
    for seat in (state.turn_player, 1 - state.turn_player):
        for _wave in range(state.numbers[seat].get("waves", 0)):
            game.add("storm", seat=seat)
    found = any([row.get("waves", 0) for row in state.numbers])
    for row in state.numbers:
        row["waves"] = 0
    return found


@rule("7-4-4")
def light_a_lamp(game: Game, frame: Frame) -> None:
    """A storm sends the top card of the deck to the lamps."""
    seat = frame.vars["seat"]
    deck = game.state.zones[z.zone("deck", seat)]
    if deck:
        game.do(Event("put", seat, deck[0], z.zone("lamps", seat), cause="storm"))


STORM = Procedure("storm", "7-4-4", "A storm", (light_a_lamp,))

PROCEDURES: Final = (SHIELD, STORM)
