"""4. Ships: who commands them, how they lie, and what they are to each other.

Stands for: orientation and face (no change is no event), gaining control, two cards that
stand and rest together, a card under another that lends it name and power, a card turned
face down that is no longer anything, and cards in another zone linked to a card.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel import events, links
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, LINKED, Effect, Event
from headjudge.kernel.table import Table
from headjudge.language import terms as t
from tests.kernel.harbor import zones as z

COMMAND: Final = t.Link("command")
CONVOY: Final = t.Link("convoy")
FIGUREHEAD: Final = t.Link("figurehead")
CARGO: Final = t.Link("cargo")


# 4-1. Who commands a ship


def master(game: Table, card: int) -> int:
    """4-1-1. Whoever was given command; else whose zone it lies in; on the mast, whoever
    played it; anywhere else, its owner."""
    state = game.state
    ref = state.ref(card)
    for effect in reversed(state.effects):
        if effect.term == COMMAND and effect.cards == (ref,):
            return int(effect.seat)
    place = state.place[card]
    if place >= 0 and z.LAYOUT.seat[place] >= 0:
        return z.LAYOUT.seat[place]
    for frame in state.stack:
        if frame.vars.get("card") == card:
            return int(frame.vars["seat"])
    return int(state.owner[card])


def give_command(game: Game, card: int, seat: int, source: int) -> None:
    """4-1-2. Until the end of the turn; the ship stays where it lies. 4-1-3: with its mate."""
    state = game.state
    for each in (card, links.partner(game, "convoy", card)):
        if each >= 0:
            game.lasting(
                Effect(
                    state.next_number(),
                    COMMAND,
                    source,
                    state.identity[source],
                    seat,
                    state.tick(),
                    "turn",
                    (state.ref(each),),
                )  # fmt: skip
            )
    state.board += 1


# 4-2. How a ship lies


def turns_happen(game: Game, event: Event) -> None:
    """4-2-1. A ship that lies so already is not turned, and nothing has happened."""
    if not game.turn_to(event.card, int(event.kind == "rest")):
        event.changed_nothing = True


def turn(game: Game, cards: list[int], rest: bool, source: int = -1, by: int = -1) -> None:
    """4-2-2. Ships in convoy are turned together. 4-2-3: if one of them cannot, neither is."""
    kind = "rest" if rest else "stand"
    done: list[Event] = []
    for card in cards:
        both = [card, links.partner(game, "convoy", card)]
        turned = [
            Event(kind, game.master(each), each, -1, 0, source, by) for each in both if each >= 0
        ]
        fresh = all([each.card not in [other.card for other in done] for each in turned])
        if fresh and not any([events.is_forbidden(game, each) for each in turned]):
            done.extend(turned)
    if done:
        game.do(*done)


# 4-3. Convoys: two ships in one berth


def form_convoy(game: Game, leader: int, mate: int) -> None:
    """4-3-1. The mate comes to the leader's berth and lies as the leader lies."""
    game.put(mate, game.state.place[leader])
    game.turn_to(mate, game.state.rest[leader])
    links.link(game, CONVOY, mate, leader, game.master(leader))


def in_convoy(game: Game, card: int) -> bool:
    """4-3-2. Only while both are the ships they were; either one leaving ends it."""
    return links.partner(game, "convoy", card) >= 0


# 4-4. Figureheads


def put_over(game: Game, card: int, old: int) -> None:
    """4-4-1. A ship comes over another, which stays in the berth as its figurehead,
    upright, and lends it its name and its printed power (4-4-2)."""
    state = game.state
    rest = state.rest[old]
    game.put(card, state.place[old])
    game.turn_to(card, rest)
    game.turn_to(old, 0)
    links.link(game, FIGUREHEAD, old, card, game.master(card))
    printed = state.printed[old].values
    lends = t.Continuous(
        (
            t.Change(t.Self(), "names", "gain", printed["names"]),
            t.Change(t.Self(), "power", "add", printed["power"]),
        )
    )
    game.lasting(
        Effect(
            state.next_number(),
            lends,
            old,
            state.identity[old],
            game.master(card),
            state.tick(),
            LINKED,
            (state.ref(card),),
        )  # fmt: skip
    )


def is_figurehead(game: Game, card: int) -> bool:
    """4-4-3. While the ship over it is there; then it is a ship of its own again."""
    over = links.linked_with(game, "figurehead", card)
    return over is not None and game.state.is_current(over)


# 4-5. Fog


def fog_happens(game: Game, event: Event) -> None:
    """4-5-1. A ship in fog is turned face down and upright, and is a different card: not a
    ship, without a word on it, and nothing that was laid on it lies on it now."""
    if game.flip(event.card, FACE_DOWN):
        game.renew(event.card)
    else:
        event.changed_nothing = True


def lift_happens(game: Game, event: Event) -> None:
    """4-5-2. Out of the fog it is a different card again; it did not arrive."""
    if game.flip(event.card, 0):
        game.renew(event.card)
    else:
        event.changed_nothing = True


# 4-6. Cargo: cards in another zone, linked to a ship


def load(game: Game, card: int, ship: int, face: int = 0) -> None:
    """4-6-1. The card goes to the cargo zone of the ship's commander."""
    seat = game.master(ship)
    game.put(card, z.zone("cargo", seat), face=face)
    links.link(game, CARGO, card, ship, seat)


def cargo(game: Game, ship: int) -> list[int]:
    return links.linked_to(game, "cargo", game.state.ref(ship))


def adrift(game: Game) -> list[int]:
    """4-6-2. Cargo whose ship is gone; not while an ability that waits speaks of that ship."""
    state = game.state
    waited_for = [(each.source, each.identity) for each in state.standby]
    found = []
    for seat in (0, 1):
        for card in z.cards(game, "cargo", seat):
            ship = links.linked_with(game, "cargo", card)
            if ship is None or not (state.is_current(ship) or ship in waited_for):
                found.append(card)
    return found


# 4-7. What counts as a ship


def is_ship(game: Game, card: int) -> bool:
    state = game.state
    return state.face[card] != FACE_DOWN and state.host[card] < 0 and not is_figurehead(game, card)


def ships(game: Game, seat: int, kinds: tuple[str, ...] = z.SHIPS) -> list[int]:
    """4-7-1. The ships a player commands, wherever they lie."""
    return [
        card
        for side in (seat, 1 - seat)
        for kind in kinds
        for card in z.cards(game, kind, side)
        if is_ship(game, card) and game.master(card) == seat
    ]


def active_cards(game: Game) -> list[int]:
    """4-7-2. The words on ships work; the turn player's first."""
    turn_player = game.state.turn_player
    return [*ships(game, turn_player), *ships(game, 1 - turn_player)]
