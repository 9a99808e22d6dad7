"""15-11, 15-14, 15-28b. Cards that are swapped, put on top of others or underneath, and
rearranged by effects."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.c03_zones import charges
from headjudge.games.gateruler.c03_zones import in_play as u
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.moving import cannot_lie_there
from headjudge.games.gateruler.c14_abilities import costs, gear
from headjudge.games.gateruler.c15_terms.putting import sending
from headjudge.games.gateruler.c15_terms.restrictions import is_barred
from headjudge.games.gateruler.c16_keywords.arriving import bring_into_play
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Effect, Event, Frame, Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT, DO
from headjudge.language.evaluate import OBJECTS, means, seats
from headjudge.language.moving import EVENT_FOR
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule

# 15-11. Swap


@rule("15-11a")
def swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Two cards trade zones at the same time."""
    state = game.state
    one, two = state.place[card], state.place[other]
    there = sending(game, card, two, "swap", source, by)
    back = sending(game, other, one, "swap", source, by)
    if not (cannot_be_moved(game, there) or cannot_be_moved(game, back)):
        game.do(there, back)


@rule("15-11b")
def cannot_be_moved(game: Game, event: Event) -> bool:
    """If one of them cannot go to the other's zone, neither moves."""
    state, card = game.state, event.card
    return (
        u.is_ruler(state, card)
        or cannot_lie_there(game, card, event.zone, state.face[card])
        or is_barred(game, event)
    )


# 15-14a. Add as a charge


@means(ACT, v.AddCharge)
def do_add_charge(
    context: Context, frame: Frame, term: v.AddCharge, cards: tuple[Ref, ...]
) -> None:
    """The cards become charges of another card."""
    game = context.game
    hosts = acting(context, term.to)
    if hosts and cards:
        host = gear.charged(game, hosts[0][0])
        frame.vars["stacked in"] = game.state.place[host]
        game.do(*[charge_by_effect(context, card, host, term.down) for card, _identity in cards])


def charge_by_effect(context: Context, card: int, host: int, down: bool) -> Event:
    """A card is about to become a charge, by the effect or its cost."""
    cause = costs.cause_of(context)
    return charges.charge_event(context.game, card, host, context.source, context.seat, cause, down)


@means(EVENT_FOR, v.AddCharge)
def event_for_charge(context: Context, term: v.AddCharge, card: int) -> Event:
    """The charge that a card would become; which card's, does not matter for whether it can."""
    return charge_by_effect(context, card, context.source, term.down)


# 15-14b. Put on top


@means(ACT, v.PutOnTop)
def do_put_on_top(context: Context, frame: Frame, term: v.PutOnTop, cards: tuple[Ref, ...]) -> None:
    """A card is put on top of another."""
    game = context.game
    below = acting(context, term.onto)
    if cards and below and cards[0][0] != below[0][0]:
        frame.vars["stacked in"] = game.state.place[below[0][0]]
        game.call(
            "put on top", card=cards[0][0], below=below[0], source=context.source,
            seat=context.seat, moved=game.state.clock, cause=costs.cause_of(context),
        )  # fmt: skip


@step("15-14b")
def put_on_top(game: Game, frame: Frame) -> None:
    """The card goes to the zone of the card that it is put on."""
    vars = frame.vars
    card, below = vars["card"], vars["below"][0]
    zone = game.state.place[below]
    vars["rest"] = game.state.rest[below]
    kind = "move" if z.is_in_play(game.state.place[card]) else "enter"
    event = Event(
        kind, z.LAYOUT.seat[zone], card, zone, 0, vars["source"], vars["seat"], "special",
        tags=("special",),
    )  # fmt: skip
    if not z.is_front(zone) or is_barred(game, event):
        game.leave(frame)
    else:
        bring_into_play(game, event)


@step("15-14b")
def put_underneath(game: Game, frame: Frame) -> None:
    """If the card has come to lie on top, the other becomes its charge."""
    vars = frame.vars
    card, below = vars["card"], vars["below"][0]
    zone = game.state.place[below]
    if game.state.place[card] != zone:
        game.leave(frame)
        return
    seat = z.LAYOUT.seat[zone]
    game.do(
        Event(
            "leave", seat, below, z.charge_of(seat), 0, vars["source"], vars["seat"],
            vars["cause"], tags=(card,),
        )
    )  # fmt: skip


@step("15-14b")
def link_its_charges(game: Game, frame: Frame) -> None:
    """Link the charges of the card below to the one on top."""
    state = game.state
    old, new = frame.vars["below"], state.ref(frame.vars["card"])
    game.keep_effects(
        [
            each.laid_on(tuple([new if ref == old else ref for ref in each.cards]))
            if each.cards is not None and old in each.cards and is_handed_on(each)
            else each
            for each in state.effects
        ]
    )


@rule("15-14b-3")
def is_handed_on(effect: Effect) -> bool:
    """The one on top is another card: nothing else passes on to it."""
    return bool(effect.term == charges.CHARGE)


@step("15-14b-1")
def lie_as_it_lay(game: Game, frame: Frame) -> None:
    """Ready or exhausted as the card below was."""
    if z.is_front(game.state.place[frame.vars["card"]]):
        game.turn_to(frame.vars["card"], frame.vars["rest"])


@step("15-14b-2")
def attack_in_its_place(game: Game, frame: Frame) -> None:
    """If the card below was attacking, the one on top attacks the same column."""
    vars = frame.vars
    for each in game.state.frames:
        if each.procedure == "attack" and each.vars.get("attacker") == vars["below"]:
            each.vars["attacker"] = game.state.ref(vars["card"])


PUT_ON_TOP = Procedure(
    "put on top", "15-14b", "Putting a card on top of another",
    (put_on_top, put_underneath, link_its_charges, lie_as_it_lay, attack_in_its_place),
)  # fmt: skip


# 15-14c. What lies on top


@means(OBJECTS, v.OnTop)
@rule("15-14c")
def find_on_top(context: Context, term: v.OnTop) -> tuple[Ref, ...]:
    """Whichever card is now in the zone where the other card was."""
    zone = context.memory.get("stacked in", -1)
    card = u.unit_on(context.game, zone) if z.is_front(zone) else -1
    return () if card < 0 else (context.game.state.ref(card),)


# 15-28b. Rearrange


@means(DO, v.Rearrange)
def do_rearrange(context: Context, frame: Frame, term: v.Rearrange) -> None:
    """The units of these players may be placed anew."""
    for whose in seats(context, term.whose):
        context.game.call("rearrange", seat=context.seat, whose=whose, source=context.source)


@choice("15-28b")
def place_a_unit(game: Game, frame: Frame) -> Decision | None:
    """A unit is placed in another zone of that player's, as often as one likes."""
    vars = frame.vars
    place = game.state.place
    options: list[Option] = [
        ("place", unit, zone)
        for unit in u.units(game, vars["whose"])
        for zone in z.front_row(game, vars["whose"])
        if zone != place[unit] and can_be_placed(game, rearranged(vars, unit, zone))
    ]
    options.append(PASS)
    return Decision(vars["seat"], "rearrange", tuple(options), "15-28b")


@place_a_unit.then
def place_chosen_unit(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen unit is placed in its zone; then the next may be."""
    if chosen[0] == PASS:
        return
    vars = frame.vars
    frame.again()
    game.do(rearranged(vars, int(chosen[0][1]), int(chosen[0][2])))


def rearranged(vars: dict[str, Any], unit: int, zone: int) -> Event:
    """A unit is about to be placed in another zone."""
    return Event("move", vars["whose"], unit, zone, 0, vars["source"], vars["seat"], "effect")


def can_be_placed(game: Game, event: Event) -> bool:
    """Whether a unit can be moved there: neither it nor the zone is kept from it, and no geared-up
    pair is concerned."""
    return not (gear.stays(game, event) or gear.is_taken(game, event.zone)) and not is_barred(
        game, event
    )


REARRANGE = Procedure("rearrange", "15-28b", "Rearranging units", (place_a_unit,))
