"""5.13, 5.14. Advance, retreat, invade.

The main phase's action is 8.6.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview import winning
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.zones import is_before, is_beyond
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import means, number, times
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


def advance_happens(game: Game, event: Event) -> None:
    """The position of an invading monster changes, by an advance, a retreat or a counter."""
    c03_players.set_position(game, event.seat, z.LAYOUT.number[event.zone])
    if event.kind == "advance":
        game.mark(("zones advanced", event.seat))
        if event.cause == "invasion":
            game.mark(("zones invaded", event.seat))


def players_of(context: Context, cards: tuple[Ref, ...]) -> list[int]:
    """The players whose invading monster is among the cards, the last one first: of the procedures
    they call, the one called last is carried out first."""
    place = context.game.state.place
    return [
        z.LAYOUT.seat[place[card]]
        for card, _identity in reversed(cards)
        if z.LAYOUT.kind[place[card]] == "invading"
    ]


def going(game: Game, kind: str, seat: int, zone: int, source: int, by: int, cause: str) -> Event:
    """The event of a player's invading monster going by one zone, to this one (-1: to any)."""
    return Event(kind, seat, c03_players.monster_of(game, seat), zone, 1, source, by, cause)


# 5.13.1. Advance


@means(ACT, v.Advance)
def do_advance(context: Context, frame: Frame, term: v.Advance, cards: tuple[Ref, ...]) -> None:
    """The invading monsters among these cards advance so many zones."""
    for seat in players_of(context, cards):
        context.game.call(
            "advance", seat=seat, left=times(context, term.number), cause="effect",
            source=context.source, by=context.seat,
        )  # fmt: skip


@means(CAN, v.Advance)
def can_advance(context: Context, term: v.Advance) -> bool:
    """Whether these monsters can advance so many zones: by an effect not beyond zone 8
    (5.13.1.1.1)."""
    return can_go(context, term.what, "advance", number(context, term.number))


def can_go(context: Context, what: t.Object, kind: str, zones: int) -> bool:
    """Whether there are such monsters, and each can go so many zones without leaving the player's
    zones or being forbidden to."""
    game = context.game
    found = players_of(context, acting(context, what))
    for seat in found:
        event = going(game, kind, seat, -1, context.source, context.seat, "effect")
        there = c03_players.position(game, seat) + zones
        if not 1 <= there <= z.ZONES or is_forbidden(game, event):
            return False
    return len(found) > 0


@step("5.13.1.1")
def at_the_border(game: Game, frame: Frame) -> None:
    """A monster that would advance out of zone 8 and is not stopped has invaded the opponent's
    zones."""
    seat = frame.vars["seat"]
    if frame.vars["left"] <= 0:
        game.leave(frame)
    elif c03_players.position(game, seat) >= z.ZONES and not is_stopped(
        game, seat, frame.vars["cause"]
    ):
        win_through_invasion(game, seat)


@rule("5.13.1.1.1")
def is_stopped(game: Game, seat: int, cause: str) -> bool:
    """Whether a monster cannot leave zone 8: it can only by an invasion, and not while a battle
    card is in the opponent's zone 8."""
    if cause != "invasion":
        return True
    for card in c03_players.tops(game, z.zone_of(1 - seat, z.ZONES)):
        if game.value(card, "type") == "battle":
            return True
    return False


@rule("5.13.1.1.2")
def win_through_invasion(game: Game, seat: int) -> None:
    """The player whose monster leaves zone 8 wins, through invasion (5.13.1.1.2.1)."""
    game.note("victory", seat, citing="5.13.1.1.2")
    winning.win_by_invasion(game, seat)


@step("5.13.1")
def advance_one(game: Game, frame: Frame) -> None:
    """The monster advances to the zone with the next higher number, and the procedure starts again
    for every further advance."""
    vars = frame.vars
    seat = vars["seat"]
    here = c03_players.position(game, seat)
    there = min(here + 1, z.ZONES)
    vars["left"] -= 1
    if vars["left"] > 0:
        game.go(frame, "5.13.1.1")
    if is_elsewhere(here, there):
        zone = z.zone_of(seat, there)
        game.do(going(game, "advance", seat, zone, vars["source"], vars["by"], vars["cause"]))


ADVANCE = Procedure("advance", "5.13.1", "Advance", (at_the_border, advance_one))


# 5.13.1.2. Advance to a zone


@means(ACT, v.AdvanceTo)
def do_advance_to(
    context: Context, frame: Frame, term: v.AdvanceTo, cards: tuple[Ref, ...]
) -> None:
    """The invading monsters among these cards advance to that zone."""
    for seat in players_of(context, cards):
        context.game.call(
            "advance to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


@means(CAN, v.AdvanceTo)
def can_advance_to(context: Context, term: v.AdvanceTo) -> bool:
    """Whether these monsters can advance to that zone: not if they are there already, or beyond
    (5.13.1.2.1)."""
    return can_go_to(context, term.what, "advance", term.zone)


def can_go_to(context: Context, what: t.Object, kind: str, zone: int) -> bool:
    """Whether these monsters can all go as far as that zone, and none is there already."""
    game = context.game
    for seat in players_of(context, acting(context, what)):
        way = zone - c03_players.position(game, seat)
        if (way <= 0) if kind == "advance" else (way >= 0):
            return False
    return can_go(context, what, kind, 0)


@step("5.13.1.2.1")
def there_already(game: Game, frame: Frame) -> None:
    """A monster at that zone or beyond does not advance to it."""
    if is_beyond(c03_players.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.1.2.2")
@rule("5.13.1.2")
def advance_until_there(game: Game, frame: Frame) -> None:
    """The monster advances again and again until it is at that zone, or gets no further."""
    vars = frame.vars
    here = c03_players.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.1.2.1")
        game.call("advance", seat=vars["seat"], left=1, cause="effect", source=vars["source"],
                  by=vars["by"])  # fmt: skip


ADVANCE_TO = Procedure(
    "advance to", "5.13.1.2", "Advance to a zone",
    (there_already, advance_until_there),
)  # fmt: skip


# 5.13.2. Retreat


@means(ACT, v.Retreat)
def do_retreat(context: Context, frame: Frame, term: v.Retreat, cards: tuple[Ref, ...]) -> None:
    """The invading monsters among these cards retreat so many zones."""
    for seat in players_of(context, cards):
        context.game.call(
            "retreat", seat=seat, left=times(context, term.number), source=context.source,
            by=context.seat,
        )  # fmt: skip


@means(CAN, v.Retreat)
def can_retreat(context: Context, term: v.Retreat) -> bool:
    """Whether these monsters can retreat so many zones: not beyond zone 1 (5.13.2.1)."""
    return can_go(context, term.what, "retreat", -number(context, term.number))


@step("5.13.2.1")
def at_the_start(game: Game, frame: Frame) -> None:
    """A monster in zone 1 does nothing instead of retreating."""
    if c03_players.position(game, frame.vars["seat"]) <= 1:
        game.leave(frame)


@step("5.13.2")
def retreat_one(game: Game, frame: Frame) -> None:
    """The monster retreats to the zone with the next lower number, and the procedure starts again
    for every further retreat."""
    vars = frame.vars
    if vars["left"] <= 0:
        return
    seat = vars["seat"]
    vars["left"] -= 1
    game.go(frame, "5.13.2.1")
    zone = z.zone_of(seat, c03_players.position(game, seat) - 1)
    game.do(going(game, "retreat", seat, zone, vars["source"], vars["by"], "effect"))


RETREAT = Procedure("retreat", "5.13.2", "Retreat", (at_the_start, retreat_one))


# 5.13.2.2. Retreat to a zone


@means(ACT, v.RetreatTo)
def do_retreat_to(
    context: Context, frame: Frame, term: v.RetreatTo, cards: tuple[Ref, ...]
) -> None:
    """The invading monsters among these cards retreat to that zone."""
    for seat in players_of(context, cards):
        context.game.call(
            "retreat to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


@means(CAN, v.RetreatTo)
def can_retreat_to(context: Context, term: v.RetreatTo) -> bool:
    """Whether these monsters can retreat to that zone: not if they are there already, or before
    (5.13.2.2.1)."""
    return can_go_to(context, term.what, "retreat", term.zone)


@step("5.13.2.2.1")
def behind_already(game: Game, frame: Frame) -> None:
    """A monster at that zone or before it does not retreat to it."""
    if is_before(c03_players.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.2.2.2")
@rule("5.13.2.2")
def retreat_until_there(game: Game, frame: Frame) -> None:
    """The monster retreats again and again until it is at that zone, or gets no further."""
    vars = frame.vars
    here = c03_players.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.2.2.1")
        game.call("retreat", seat=vars["seat"], left=1, source=vars["source"], by=vars["by"])


RETREAT_TO = Procedure(
    "retreat to", "5.13.2.2", "Retreat to a zone",
    (behind_already, retreat_until_there),
)  # fmt: skip


# 5.13.3. A monster that stays where it is


@rule("5.13.3")
def is_elsewhere(here: int, there: int) -> bool:
    """Whether a monster has advanced: it has not if it stays in its zone."""
    return here != there


# 5.14. Invade


def invade_happens(game: Game, event: Event) -> None:
    """A player invades (5.14.1), by the action of the main phase."""
    game.mark(("invaded", event.seat))


PROCEDURES: Final = (ADVANCE, ADVANCE_TO, RETREAT, RETREAT_TO)
