"""10.7, 10.32. Superior calls, and units that move to other circles by an effect.

Normal calls are in `playing.py`.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard import circles as c
from headjudge.games.vanguard import dominate, roles
from headjudge.games.vanguard import zones as z
from headjudge.games.vanguard.moving import RESTING
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame
from headjudge.language.book import Context
from headjudge.language.moving import send
from headjudge.rulebook.citation import fact, rule

# 10.7. Call


@rule("10.7.1")
def superior_call(
    context: Context, cards: list[int], circles: list[int], resting: bool, separate: bool,
    locked: bool,
) -> None:  # fmt: skip
    """Cards from outside the field are called to these circles by an effect."""
    game = context.game
    place = game.state.place
    called = [card for card in cards if not z.LAYOUT.field[place[card]]]
    if called and circles:
        game.call(
            "superior call", cards=tuple(called), circles=tuple(circles), seat=context.seat,
            source=context.source, resting=resting, separate=separate, locked=locked, chosen=(),
            guarded=(),
        )  # fmt: skip


@step("10.7.1.4")
def become_known(game: Game, frame: Frame) -> None:
    """What the cards are is known before their circles are chosen."""
    game.reveal(frame.vars["cards"], everyone(game.state))


def circles_for(game: Game, frame: Frame) -> list[int]:
    """Where the next card can be called."""
    vars = frame.vars
    card = vars["cards"][len(vars["chosen"])]
    taken = vars["chosen"]
    return [
        zone
        for zone in vars["circles"]
        if not (vars["separate"] and zone in taken)
        and not contradicts(zone, taken)
        and dominate.may_come_to(game, card, zone)
        and not is_forbidden(game, placing(game, frame, card, zone))
    ]


@rule("10.7.1.1.1.1", without=False)
def contradicts(zone: int, taken: tuple[int, ...]) -> bool:
    """Cards that are called together go to circles of their own, but for guardians."""
    return zone in taken and z.LAYOUT.kind[zone] not in c.ROOM_FOR_MANY


@choice("10.7.1.1.1")
def choose_circle(game: Game, frame: Frame) -> Decision | None:
    """For each card a circle; -1: there is none for it (1.3.2)."""
    vars = frame.vars
    if len(vars["chosen"]) == len(vars["cards"]):
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in circles_for(game, frame) or (-1,)]
    )
    return Decision(vars["seat"], "circle", options, "10.7.1.1.1")


@choose_circle.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["chosen"] = (*frame.vars["chosen"], int(chosen[0][1]))
    frame.again()


@choice("10.7.1.3.1")
def choose_guarded(game: Game, frame: Frame) -> Decision | None:
    """For each that comes to the guardian circle: which attacked unit it guards."""
    vars = frame.vars
    guardians = [zone for zone in vars["chosen"] if zone >= 0 and z.LAYOUT.kind[zone] == "guardian"]
    if len(vars["guarded"]) == len(guardians) or not roles.attacked(game):
        return None
    return roles.choose_guarded(game, 1 - game.state.turn_player, "10.7.1.3.1")


@choose_guarded.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["guarded"] = (*frame.vars["guarded"], int(chosen[0][1]))
    frame.again()


def placing(game: Game, frame: Frame, card: int, zone: int) -> Event:
    """A card is about to be called; as a locked card it is not placed as a unit (10.22.9)."""
    vars = frame.vars
    tags: tuple[str, ...] = ("superior", z.LAYOUT.kind[game.state.place[card]])
    if vars["resting"]:
        tags = (*tags, RESTING)
    kind = "place locked" if vars["locked"] else "place"
    return Event(
        kind, z.LAYOUT.seat[zone], card, zone, 0, vars["source"], vars["seat"], "call", tags=tags
    )


@step("10.7.1.1.2")
def place_them(game: Game, frame: Frame) -> None:
    """All of them are placed at the same time; out of a deck one by one (4.2.3)."""
    vars = frame.vars
    events = [
        placing(game, frame, card, zone)
        for card, zone in zip(vars["cards"], vars["chosen"], strict=False)
        if zone >= 0
    ]
    send(game, tuple(events))


@step("10.7.1.3.1")
def take_guard(game: Game, frame: Frame) -> None:
    vars = frame.vars
    there = [card for card in vars["cards"] if c.is_guardian(game, card)]
    for card, guarded in zip(there, vars["guarded"], strict=False):
        roles.guard(game, card, guarded)


SUPERIOR_CALL = Procedure(
    "superior call", "10.7.1.1", "Superior call",
    fact(
        "10.7.1.1", (become_known, choose_circle, choose_guarded, place_them, take_guard),
        without=(),
    ),
)  # fmt: skip


# 10.32. To move


def move_to(context: Context, cards: list[int], circles: list[int]) -> None:
    """Units move to other circles, one after the other; the first is called last."""
    for card in reversed(cards):
        context.game.call(
            "move to", card=card, circles=tuple(circles), seat=context.seat, source=context.source
        )


@choice("10.32.1")
def choose_destination(game: Game, frame: Frame) -> Decision | None:
    """The master of the effect chooses among the circles it names."""
    vars = frame.vars
    card = vars["card"]
    here = game.state.place[card]
    if not z.LAYOUT.field[here]:
        return None
    options: tuple[Option, ...] = tuple(
        [
            ("zone", zone)
            for zone in vars["circles"]
            if zone != here and dominate.may_come_to(game, card, zone)
        ]
    )
    return Decision(vars["seat"], "destination", options, "10.32.1") if options else None


@choose_destination.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    move = moving(game, vars["card"], int(chosen[0][1]), vars["source"], vars["seat"], "effect")
    game.do(move, *making_way(game, move))


def moving(game: Game, card: int, zone: int, source: int, by: int, cause: str) -> Event:
    return Event("move", c.master(game, card), card, zone, 0, source, by, cause)


@rule("10.32.4", without=())
def making_way(game: Game, move: Event) -> list[Event]:
    """A G unit on the vanguard circle that another unit moves to returns to the G zone."""
    if z.LAYOUT.kind[move.zone] != "vanguard":
        return []
    found: list[Event] = []
    for card in c.units_on(game, move.zone):
        if game.state.printed[card].values["type"] == "G":
            zone = z.g_zone_of(game.state.owner[card])
            found.append(Event("leave", c.master(game, card), card, zone, cause="rule"))
    return found


MOVE_TO = Procedure("move to", "10.32", "Move to a circle", (choose_destination,))


def swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Two units change places: both move, at the same time (10.32.2)."""
    place = game.state.place
    here, there = place[card], place[other]
    if here == there or not (z.LAYOUT.field[here] and z.LAYOUT.field[there]):
        return
    moves = (
        moving(game, card, there, source, by, "exchange"),
        moving(game, other, here, source, by, "exchange"),
    )
    for move in moves:
        if is_forbidden(game, move) or not dominate.may_come_to(game, move.card, move.zone):
            return
    game.do(*moves)


PROCEDURES: Final = (SUPERIOR_CALL, MOVE_TO)
