"""10.7. Call: superior calls.

Normal calls are in 8.5.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones import zones as z
from headjudge.games.vanguard.c07_battle import roles
from headjudge.games.vanguard.c10_actions import domination, moving
from headjudge.games.vanguard.language import meanings
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import means, times
from headjudge.language.moving import send
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


@rule("10.7.1.1.1.2")
def called_card(frame: Frame) -> int:
    """The one card of a normal call."""
    card: int = frame.vars["card"]
    return card


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


@means(ACT, v.Call)
def do_call(context: Context, frame: Frame, term: v.Call, cards: tuple[Ref, ...]) -> None:
    """Call the cards to the circles that the text names."""
    superior_call(
        context, [card for card, _identity in cards], meanings.circles_meant(context, term.circles),
        resting=term.resting, separate=term.separate, locked=term.locked,
    )  # fmt: skip


@means(CAN, v.Call)
def can_call(context: Context, term: v.Call) -> bool:
    """Whether there are enough cards to call, and circles to call them to."""
    what = term.what
    found = acting(context, what)
    enough = type(what) is not t.Pick or what.up_to or len(found) >= times(context, what.count)
    return bool(found) and enough and bool(meanings.circles_meant(context, term.circles))


@step("10.7.1.4")
def become_known(game: Game, frame: Frame) -> None:
    """Make known what the cards are, before their circles are chosen."""
    game.reveal(frame.vars["cards"], everyone(game.state))


@choice("10.7.1.1.1")
def choose_circle(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a circle for the next card; -1: there is none for it (1.3.2)."""
    vars = frame.vars
    if len(vars["chosen"]) == len(vars["cards"]):
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in circles_for(game, frame) or (-1,)]
    )
    return Decision(vars["seat"], "circle", options, "10.7.1.1.1")


@choose_circle.then
def keep_circle(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the circle for a card."""
    frame.vars["chosen"] = (*frame.vars["chosen"], int(chosen[0][1]))
    frame.again()


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
        and domination.may_come_to(game, card, zone)
        and not is_forbidden(game, placing(game, frame, card, zone))
    ]


@rule("10.7.1.1.1.1")
def contradicts(zone: int, taken: tuple[int, ...]) -> bool:
    """Cards that are called together go to circles of their own, but for guardians."""
    return zone in taken and not u.has_room_for_many(zone)


@choice("10.7.1.3.1")
def choose_guarded(game: Game, frame: Frame) -> Decision | None:
    """The player chooses which attacked unit the next guardian guards."""
    vars = frame.vars
    guardians = [zone for zone in vars["chosen"] if zone >= 0 and z.LAYOUT.kind[zone] == "guardian"]
    if len(vars["guarded"]) == len(guardians) or not roles.attacked_units(game):
        return None
    return roles.choose_guarded(game, 1 - game.state.turn_player, "10.7.1.3.1")


@choose_guarded.then
def keep_guarded(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """Remember the unit that will be guarded."""
    frame.vars["guarded"] = (*frame.vars["guarded"], int(chosen[0][1]))
    frame.again()


@step("10.7.1.1.2")
@rule("10.7.1.1")
def place_them(game: Game, frame: Frame) -> None:
    """All of them are placed at the same time; out of a deck one by one (4.2.3)."""
    vars = frame.vars
    events = [
        placing(game, frame, card, zone)
        for card, zone in zip(vars["cards"], vars["chosen"], strict=False)
        if zone >= 0
    ]
    send(game, tuple(events))


def placing(game: Game, frame: Frame, card: int, zone: int) -> Event:
    """A card is about to be called; as a locked card it is not placed as a unit (10.22.9)."""
    vars = frame.vars
    tags: tuple[str, ...] = ("superior", z.LAYOUT.kind[game.state.place[card]])
    if vars["resting"]:
        tags = (*tags, moving.RESTING)
    kind = "place locked" if vars["locked"] else "place"
    return Event(
        kind, z.LAYOUT.seat[zone], card, zone, 0, vars["source"], vars["seat"], "call", tags=tags
    )


@step("10.7.1.3.1")
def take_guard(game: Game, frame: Frame) -> None:
    """The cards that came to the guardian circle guard the chosen units."""
    vars = frame.vars
    there = [card for card in vars["cards"] if u.is_guardian(game, card)]
    for card, guarded in zip(there, vars["guarded"], strict=False):
        roles.guard(game, card, guarded)


SUPERIOR_CALL = Procedure(
    "superior call", "10.7.1.1", "Superior call",
    (become_known, choose_circle, choose_guarded, place_them, take_guard),
)  # fmt: skip

PROCEDURES: Final = (SUPERIOR_CALL,)
