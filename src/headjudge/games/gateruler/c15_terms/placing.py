"""15-18, 15-23, 15-28a. Special summon, gain control, and place: units put into zones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones import moving
from headjudge.games.gateruler.c14_abilities import costs
from headjudge.games.gateruler.c15_terms import restrictions
from headjudge.games.gateruler.c15_terms.putting import its_controllers, to_graveyard
from headjudge.games.gateruler.c16_keywords import arriving
from headjudge.games.gateruler.c16_keywords.materials import ways_of
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import means, objects, seats, whereabouts
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import fact, rule


def zones_meant(context: Context, term: v.Zones) -> list[int]:
    """The attack and defense zones that are meant; the zone of a card that has left play is the one
    it was in (14-15a)."""
    game = context.game
    found: list[int] = []
    whose = t.EACH if term.whose == v.CONTROLLER else term.whose
    for seat in seats(context, whose):
        for zone in z.front_row(game, seat):
            if z.LAYOUT.kind[zone] in term.kinds and not (term.empty and game.state.zones[zone]):
                found.append(zone)
    if term.to is not None:
        places = [whereabouts(context, ref) for ref in objects(context, term.to)]
        found = [
            zone
            for zone in found
            if [p for p in places if z.related(game, term.relation, zone, p, context.seat)]
        ]
    return found


# 15-18. Special summon


@means(ACT, v.SpecialSummon)
@rule("15-18a", "15-18c")
def do_special_summon(
    context: Context, frame: Frame, term: v.SpecialSummon, cards: tuple[Ref, ...]
) -> None:
    """Units are put directly into attack or defense zones."""
    tags: list[Any] = ["special", *ways_of(term)]
    if term.exhausted:
        tags.append(moving.EXHAUSTED)
    if term.losing:
        tags.append(restrictions.loss_of(term.losing))
    place_cards(context, cards, of_own_zones(term.zones), "special", tuple(tags))


def of_own_zones(zones: v.Zones) -> v.Zones:
    """15-18a. One special summons into one's own zones, unless others are named."""
    return replace(zones, whose=t.YOU) if zones.whose == v.CONTROLLER else zones


@means(EVENT_FOR, v.SpecialSummon)
def event_for_special_summon(context: Context, term: v.SpecialSummon, card: int) -> Event | None:
    """A unit is about to enter one of the zones that are meant; None: it cannot."""
    zones = zones_meant(context, of_own_zones(term.zones))
    if not zones or context.game.value(card, "type") != "unit":
        return None
    return Event("enter", context.seat, card, zones[0], cause="special")


def place_cards(
    context: Context, cards: tuple[Ref, ...], zones: v.Zones, cause: str,
    tags: tuple[Any, ...] = (),
) -> None:  # fmt: skip
    """The procedure that places these cards in zones begins."""
    if cards:
        context.game.call(
            "place", cards=cards, zones=tuple(zones_meant(context, zones)), cause=cause,
            tags=tags, source=context.source, seat=context.seat, zone=-1, placed=(),
            own=zones.whose == v.CONTROLLER,
        )  # fmt: skip


@step("15-18a")
def next_card(game: Game, frame: Frame) -> None:
    """The next of several cards gets its zone; when all have theirs, they are placed."""
    vars = frame.vars
    if not vars["cards"]:
        game.leave(frame)
        place_together(game, vars["placed"])


def zones_open_to(game: Game, frame: Frame, card: int) -> list[int]:
    """The zones that this card can be placed in now, of those that are meant."""
    zones = frame.vars["zones"]
    if frame.vars["own"]:
        zones = its_controllers(game, zones, card)
    made = [(zone, placing_event(game, frame, card, zone)) for zone in zones]
    return [zone for zone, event in made if not restrictions.is_barred(game, event)]


def placing_event(game: Game, frame: Frame, card: int, zone: int) -> Event:
    """A card is about to be placed in a zone."""
    vars = frame.vars
    moves = z.is_in_play(game.state.place[card])
    tags = vars["tags"] if moves or vars["cause"] != CONTROL else (*vars["tags"], *taken_over())
    return Event(
        "move" if moves else "enter", z.LAYOUT.seat[zone], card, zone, 0, vars["source"],
        vars["seat"], vars["cause"], tags=tags,
    )  # fmt: skip


@choice("15-18a")
def choose_place(game: Game, frame: Frame) -> Decision | None:
    """Whoever places it chooses the zone."""
    vars = frame.vars
    card, identity = vars["cards"][0]
    vars["zone"] = -1
    if game.state.identity[card] != identity:
        return None
    zones = zones_open_to(game, frame, card)
    options: tuple[Option, ...] = tuple([("zone", zone) for zone in zones])
    return Decision(vars["seat"], "zone", options, "15-3b") if options else None


@choose_place.then
def keep_chosen_place(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The procedure remembers the chosen zone."""
    frame.vars["zone"] = int(chosen[0][1])


@step("15-18a-1")
def place_card(game: Game, frame: Frame) -> None:
    """A card is put into its zone directly, without the gate."""
    vars = frame.vars
    card, _identity = vars["cards"][0]
    vars["cards"] = vars["cards"][1:]
    if vars["zone"] >= 0:
        vars["placed"] = (*vars["placed"], placing_event(game, frame, card, vars["zone"]))
    else:
        could_not_be_placed(game, frame, card)
    game.go(frame, "15-18a")


def place_together(game: Game, placed: tuple[Event, ...]) -> None:
    """All cards are placed at the same time, but for those that ask for something as they enter."""
    asking = [event for event in placed if arriving.has_something_to_ask(game, event)]
    for event in reversed(asking):
        arriving.bring_into_play(game, event.with_())
    others = [event.with_() for event in placed if event not in asking]
    if others:
        game.do(*others)


PLACE = Procedure("place", "15-18a", "Placing units", (next_card, choose_place, place_card))


# 15-23. Gain control

CONTROL: Final = "control"


@means(ACT, v.GainControl)
@rule("15-23a")
def do_gain_control(
    context: Context, frame: Frame, term: v.GainControl, cards: tuple[Ref, ...]
) -> None:
    """Units come to the player's attack or defense zones, fields to the field zone."""
    game = context.game
    found = [ref for ref in cards if game.value(ref[0], "type") == "field"]
    for card, _identity in found:
        taking = taking_field(context, card)
        if taking.kind == "enter" and restrictions.is_barred(game, taking):
            not_taken(game, card)
        else:
            game.do(taking)
    place_cards(context, tuple([ref for ref in cards if ref not in found]), v.Zones(), CONTROL)


def taking_field(context: Context, card: int) -> Event:
    """A field is about to come to the player's field zone."""
    moves = z.is_in_play(context.game.state.place[card])
    return Event(
        "move" if moves else "enter", context.seat, card, z.field_of(context.seat), 0,
        context.source, context.seat, CONTROL, tags=() if moves else taken_over(),
    )  # fmt: skip


@rule("15-23b")
def taken_over() -> tuple[str, ...]:
    """A card that comes into play by being taken over is special summoned."""
    return ("special",)


def could_not_be_placed(game: Game, frame: Frame, card: int) -> None:
    """A card for which there is no zone stays, unless it was taken over from outside play."""
    if frame.vars["cause"] == CONTROL and not z.is_in_play(game.state.place[card]):
        not_taken(game, card)


@rule("15-23b-1")
def not_taken(game: Game, card: int) -> None:
    """A card out of play that somebody gains control of and cannot put into play goes to its
    owner's graveyard."""
    game.do(to_graveyard(game, card, "rule"))


# 15-28a. Place


@means(ACT, v.PlaceIn)
@rule("15-28a", "15-28a-1", "15-28a-3")
def do_place_in(context: Context, frame: Frame, term: v.PlaceIn, cards: tuple[Ref, ...]) -> None:
    """Units in play are moved to another zone, each for itself: they do not trade places with
    what is there."""
    place_cards(context, cards, term.zones, costs.cause_of(context))


@means(CAN, v.PlaceIn)
def can_place_in(context: Context, term: v.PlaceIn) -> bool:
    """There are such cards, and such zones."""
    return bool(zones_meant(context, term.zones)) and bool(objects(context, term.what))


# 15-28a-2, 15-23a-1: so is one that an effect places there, or that is taken over
READYING: Final[tuple[str, ...]] = (
    *fact("15-28a-2", ("effect", "cost"), without=()),
    *fact("15-23a-1", ("control",), without=()),
)
