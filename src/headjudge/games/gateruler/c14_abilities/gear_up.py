"""14-18c to 14-18f. Gearing up: playing a unit card onto the ruler. Its keywords are 16-24 to
16-26."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler import c07_main_phase
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c14_abilities import gear
from headjudge.games.gateruler.c15_terms import restrictions, summoning
from headjudge.games.gateruler.c16_keywords import bundles
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.knowledge import everyone
from headjudge.kernel.log import Word
from headjudge.kernel.state import FACE_DOWN, Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import all_hold, means
from headjudge.rulebook.citation import rule

GEAR_UP: Final = u.GEAR_UP


# 14-18c to 14-18e. Whether one can


@rule("14-18d-1", "7-11a")
def gear_up_options(game: Game, seat: int) -> list[Option]:
    """In the main phase, with nothing in the gate, the active player can gear up."""
    cards = from_hand_or_drive_zone(game, seat)
    return [("gear up", card) for card in cards if refusal_of_gear_up(game, seat, card) is None]


@rule("14-18c")
def from_hand_or_drive_zone(game: Game, seat: int) -> list[int]:
    """Into a card of the hand, or a face-up one of the drive zone."""
    state = game.state
    in_drive = [c for c in state.zones[z.drive_of(seat)] if state.face[c] != FACE_DOWN]
    return [*state.zones[z.hand_of(seat)], *in_drive]


@rule("14-18d-2", "14-18d-2a")
def on_driving(game: Game, seat: int, card: int) -> list[Option]:
    """When a player has driven a card outside the main phase, they can gear up into that card."""
    return [("gear up", card)] if refusal_of_gear_up(game, seat, card) is None else []


@means(ACT, v.GearUpInto)
@rule("14-18d-3")
def do_gear_up_into(
    context: Context, frame: Frame, term: v.GearUpInto, cards: tuple[Ref, ...]
) -> None:
    """An effect lets a player gear up."""
    for card, _identity in cards[:1]:
        if refusal_anywhere(context.game, context.seat, card) is None:
            play_gear_up(context.game, context.seat, card)


@rule("14-18c-1")
def refusal_anywhere(game: Game, seat: int, card: int) -> str | None:
    """Into a card of another zone, as an effect says: under the same rules."""
    return refusal_of_gear_up(game, seat, card)


def refusal_of_gear_up(game: Game, seat: int, card: int) -> str | None:
    """The rule that forbids gearing up into this card, or None."""
    if not bundles.can_be_geared_up_into(game, card):
        return "16-24b"
    if c07_main_phase.is_held(game, card):
        return "7-1b-1"
    return summoning.may_not_be_played(game, seat, card, gear.CAUSE) or obstacle(
        game, seat, card, z.LAYOUT.kind[game.state.place[card]]
    )


def obstacle(game: Game, seat: int, card: int, frm: str) -> str | None:
    """The rule that keeps a card which is played to gear up from coming onto the ruler, or None."""
    return (
        is_geared_already(game, seat)
        or bundles.has_no_place(game, seat)
        or lacks(game, seat, card)
        or (None if zones_for_pair(game, seat, card, frm) else "15-38a-1")
    )


def zones_for_pair(game: Game, seat: int, card: int, frm: str) -> list[int]:
    """The defense zones in which nothing keeps this card from entering play on top of the ruler."""
    zones = z.defense_zones(game, seat)
    if not restrictions.may_be_barred(game, "enter", card):
        return list(zones)
    return [
        zone
        for zone in zones
        if not restrictions.is_barred(game, coming_onto_ruler(seat, card, zone, frm))
    ]


def coming_onto_ruler(seat: int, card: int, zone: int, frm: str) -> Event:
    """A unit card is about to enter play on top of the ruler."""
    return Event("enter", seat, card, zone, cause=gear.CAUSE, tags=(frm,))


@rule("14-18e")
def is_geared_already(game: Game, seat: int) -> str | None:
    """A ruler that is geared up does not gear up."""
    return "14-18e" if gear.is_geared_up(game, u.ruler_of(game, seat)) else None


@rule("14-18e-1", "16-25b")
def lacks(game: Game, seat: int, card: int) -> str | None:
    """All conditions under Gear Requirement must be met."""
    context = Context(game, card, seat)
    for term in game.state.printed[card].abilities.others.get("GearRequirement", ()):
        if not all_hold(context, term.while_):
            return "16-25b"
    return None


# 14-18f. Gearing up


@rule("14-18f-1")
def play_gear_up(game: Game, seat: int, card: int) -> None:
    """The unit card is played into the gate; nothing is paid for it, and it is no summon."""
    state = game.state
    origin = state.place[card]
    frm = z.LAYOUT.kind[origin]
    game.reveal((card,), everyone(state))
    game.put(card, z.GATE)
    game.add(
        "gear up", seat=seat, card=card, identity=state.identity[card], frm=frm, zone=-1,
        origin=origin,
    )  # fmt: skip
    game.note("play", seat, card, cause=Word("gear up"))
    if "play" in game.survey.heard_kinds:
        game.do(Event("play", seat, card, cause="gear up", tags=(frm,)))


@step("14-18f-2b")
def still_possible(game: Game, frame: Frame) -> None:
    """If the conditions are no longer met, the card goes back to where it was."""
    vars = frame.vars
    if obstacle(game, vars["seat"], vars["card"], vars["frm"]) is not None:
        game.leave(frame)
        restrictions.return_card(game, frame)


@choice("14-18f-2")
def choose_defense_zone(game: Game, frame: Frame) -> Decision | None:
    """The defense zone for the pair."""
    vars = frame.vars
    zones = zones_for_pair(game, vars["seat"], vars["card"], vars["frm"])
    options: tuple[Option, ...] = tuple([("zone", zone) for zone in zones])
    return Decision(vars["seat"], "zone", options, "14-18f-2")


@choose_defense_zone.then
def keep_defense_zone(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers the chosen defense zone."""
    frame.vars["zone"] = int(chosen[0][1])


@step("14-18f-2")
def move_ruler(game: Game, frame: Frame) -> None:
    """The ruler moves to the defense zone."""
    ruler = u.ruler_of(game, frame.vars["seat"])
    frame.vars["rest"] = game.state.rest[ruler]
    game.do(Event("move", frame.vars["seat"], ruler, frame.vars["zone"], cause=gear.CAUSE))


@step("14-18f-3")
def put_unit_on_top(game: Game, frame: Frame) -> None:
    """The unit card comes on top of it."""
    vars = frame.vars
    game.do(coming_onto_ruler(vars["seat"], vars["card"], vars["zone"], vars["frm"]))


@step("14-18b-1")
def are_geared_up(game: Game, frame: Frame) -> None:
    """Both are a pair now, which may be ready in its defense zone."""
    vars = frame.vars
    ruler = u.ruler_of(game, vars["seat"])
    card = vars["card"]
    if game.state.place[card] == vars["zone"]:
        links.link(game, gear.GEAR, ruler, card, vars["seat"])
        keep_rulers_state(game, ruler, vars["rest"])
        take_rulers_state(game, card, vars["rest"])


@rule("14-18f-2a")
def keep_rulers_state(game: Game, ruler: int, rest: int) -> None:
    """The ruler of a pair is ready or exhausted as it was in the ruler zone."""
    game.turn_to(ruler, rest)


@rule("14-18f-3a")
def take_rulers_state(game: Game, unit: int, rest: int) -> None:
    """The unit of a pair is ready or exhausted as the ruler was."""
    game.turn_to(unit, rest)


GEARING = Procedure(
    "gear up", "14-18f", "Gearing up",
    (still_possible, choose_defense_zone, move_ruler, put_unit_on_top, are_geared_up),
)  # fmt: skip
