"""What this game's own words on cards do that play, summon, set and place cards, or end things."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler import costs, gear_up, playing, resolving, settable
from headjudge.games.gateruler import vocabulary as v
from headjudge.games.gateruler import zones as z
from headjudge.games.gateruler.arrivals import bring, has_something_to_ask, is_barred
from headjudge.games.gateruler.moving import DOWN, EXHAUSTED, to_graveyard
from headjudge.games.gateruler.timings import TOLD
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN, DO
from headjudge.language.evaluate import means, objects, seats
from headjudge.language.moving import EVENT_FOR
from headjudge.rulebook.citation import rule

# -- zones that a text speaks of --------------------------------------------------------------


def zones_meant(context: Context, term: v.Zones) -> list[int]:
    """The attack and defense zones that are meant."""
    game = context.game
    found: list[int] = []
    whose = t.EACH if term.whose == v.CONTROLLER else term.whose
    for seat in seats(context, whose):
        for zone in z.front_row(game, seat):
            if z.LAYOUT.kind[zone] in term.kinds and not (term.empty and game.state.zones[zone]):
                found.append(zone)
    if term.to is not None:
        places = [game.state.place[card] for card, _identity in objects(context, term.to)]
        found = [
            zone
            for zone in found
            if [p for p in places if z.related(game, term.relation, zone, p, context.seat)]
        ]
    return found


# -- placing cards: special summons, moves, control ----------------------------------------------


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
    made = [(zone, placing(game, frame, card, zone)) for zone in zones]
    return [zone for zone, event in made if not is_barred(game, event)]


@rule("15-3b-1", without=())
def its_controllers(game: Game, zones: tuple[int, ...], card: int) -> list[int]:
    """Where nobody's zones are named, a unit in play goes to one of its controller's."""
    seat = game.master(card)
    return [zone for zone in zones if z.LAYOUT.seat[zone] == seat]


def placing(game: Game, frame: Frame, card: int, zone: int) -> Event:
    vars = frame.vars
    moves = z.is_in_play(game.state.place[card])
    tags = vars["tags"] if moves or vars["cause"] != CONTROL else (*vars["tags"], *taken_over())
    return Event(
        "move" if moves else "enter", z.LAYOUT.seat[zone], card, zone, 0, vars["source"],
        vars["seat"], vars["cause"], tags=tags,
    )  # fmt: skip


CONTROL: Final = "control"


@rule("15-23b", without=())
def taken_over() -> tuple[str, ...]:
    """A card that comes into play by being taken over is special summoned."""
    return ("special",)


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
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@step("15-18a-1")
def place_card(game: Game, frame: Frame) -> None:
    """It is put there directly, without the gate."""
    vars = frame.vars
    card, _identity = vars["cards"][0]
    vars["cards"] = vars["cards"][1:]
    if vars["zone"] >= 0:
        vars["placed"] = (*vars["placed"], placing(game, frame, card, vars["zone"]))
    else:
        could_not_be_placed(game, frame, card)
    game.go(frame, "15-18a")


def place_together(game: Game, placed: tuple[Event, ...]) -> None:
    """All at the same time, but for those that ask for something as they enter."""
    asking = [event for event in placed if has_something_to_ask(game, event)]
    for event in reversed(asking):
        bring(game, event.with_())
    others = [event.with_() for event in placed if event not in asking]
    if others:
        game.do(*others)


def could_not_be_placed(game: Game, frame: Frame, card: int) -> None:
    if frame.vars["cause"] == CONTROL and not z.is_in_play(game.state.place[card]):
        not_taken(game, card)


@rule("15-23b-1")
def not_taken(game: Game, card: int) -> None:
    """A card out of play that somebody gains control of and cannot put into play goes to its
    owner's graveyard."""
    game.do(to_graveyard(game, card, "rule"))


PLACE = Procedure("place", "15-18a", "Placing units", (next_card, choose_place, place_card))


def place(
    context: Context, cards: tuple[Ref, ...], zones: v.Zones, cause: str,
    tags: tuple[Any, ...] = (),
) -> None:  # fmt: skip
    if cards:
        context.game.call(
            "place", cards=cards, zones=tuple(zones_meant(context, zones)), cause=cause,
            tags=tags, source=context.source, seat=context.seat, zone=-1, placed=(),
            own=zones.whose == v.CONTROLLER,
        )  # fmt: skip


@means(ACT, v.SpecialSummon)
@rule("15-18a", "15-18c")
def special_summon(
    context: Context, frame: Frame, term: v.SpecialSummon, cards: tuple[Ref, ...]
) -> None:
    """Units are put directly into attack or defense zones."""
    tags: list[Any] = ["special", *ways_of(term)]
    if term.exhausted:
        tags.append(EXHAUSTED)
    if term.losing:
        tags.append(loss_of(term.losing))
    place(context, cards, of_the_player(term.zones), "special", tuple(tags))


@rule("16-13c", "16-14e", without=())
def ways_of(term: v.SpecialSummon) -> tuple[str, ...]:
    """A unit that a Genesis or Abyssal Summoning puts into play has entered through it."""
    return (term.how,) if term.how else ()


def of_the_player(zones: v.Zones) -> v.Zones:
    """15-18a. One special summons into one's own zones, unless others are named."""
    return replace(zones, whose=t.YOU) if zones.whose == v.CONTROLLER else zones


def loss_of(abilities: tuple[Any, ...]) -> t.Continuous:
    """These abilities are lost; "all": any that the card has."""
    if "all" in abilities:
        return t.Continuous((t.Change(t.Self(), "abilities", "lose-all"),))
    return t.Continuous((t.Change(t.Self(), "abilities", "lose", abilities),))


@means(EVENT_FOR, v.SpecialSummon)
def _(context: Context, term: v.SpecialSummon, card: int) -> Event | None:
    zones = zones_meant(context, of_the_player(term.zones))
    if not zones or context.game.value(card, "type") != "unit":
        return None
    return Event("enter", context.seat, card, zones[0], cause="special")


@means(ACT, v.PlaceIn)
@rule("15-28a", "15-28a-3")
def place_in(context: Context, frame: Frame, term: v.PlaceIn, cards: tuple[Ref, ...]) -> None:
    """Units in play are moved to another zone, each for itself: they do not trade places with
    what is there."""
    place(context, cards, term.zones, costs.cause_of(context))


@means(CAN, v.PlaceIn)
def _(context: Context, term: v.PlaceIn) -> bool:
    return bool(zones_meant(context, term.zones)) and bool(objects(context, term.what))


@means(ACT, v.GainControl)
@rule("15-23a")
def gain_control(
    context: Context, frame: Frame, term: v.GainControl, cards: tuple[Ref, ...]
) -> None:
    """Units come to the player's attack or defense zones, fields to the field zone."""
    game = context.game
    found = [ref for ref in cards if game.value(ref[0], "type") == "field"]
    for card, _identity in found:
        taking = taking_field(context, card)
        if taking.kind == "enter" and is_barred(game, taking):
            not_taken(game, card)
        else:
            game.do(taking)
    place(context, tuple([ref for ref in cards if ref not in found]), v.Zones(), CONTROL)


def taking_field(context: Context, card: int) -> Event:
    """A field is about to come to the player's field zone."""
    moves = z.is_in_play(context.game.state.place[card])
    return Event(
        "move" if moves else "enter", context.seat, card, z.field_of(context.seat), 0,
        context.source, context.seat, CONTROL, tags=() if moves else taken_over(),
    )  # fmt: skip


@means(ACT, v.PutFaceDown)
@rule("14-19a", "14-19d")
def put_face_down(
    context: Context, frame: Frame, term: v.PutFaceDown, cards: tuple[Ref, ...]
) -> None:
    """Cards come into play as face-down units with the information that the effect dictates."""
    tags = ("special", DOWN, v.Dictated(term.values))
    place(context, cards, of_the_player(term.zones), "special", tags)


# -- playing and setting ------------------------------------------------------------------------


@means(ACT, v.PlayCard)
@rule("15-16a-1")
def play_cards(context: Context, frame: Frame, term: v.PlayCard, cards: tuple[Ref, ...]) -> None:
    """A card is played: its whole cost is paid, unless it is said otherwise."""
    game = context.game
    for card, _identity in cards[:1]:
        if cannot_play(game, context.seat, card, term) is None:
            playing.play_card(
                game, context.seat, card, instead=term.cost, counted=term.counted, told=TOLD
            )
        else:
            is_over(frame)


@rule("15-37b-2")
def is_over(frame: Frame) -> None:
    """What was to play it and cannot leaves the gate: the rest of its effect is not resolved."""
    frame.vars["todo"] = ()


@rule("15-37a")
def cannot_play(game: Game, seat: int, card: int, term: v.PlayCard) -> str | None:
    """What cannot be played is not played, though an effect says so."""
    return playing.refusal_of_card(game, seat, card, term.cost, term.counted, TOLD)


@means(CAN, v.PlayCard)
@rule("15-37b-1", without=True)
def may_play(context: Context, term: v.PlayCard) -> bool:
    """Who may play what cannot be played has chosen not to."""
    found = [card for card, _identity in objects(context, term.what)]
    game, seat = context.game, context.seat
    return len([c for c in found if cannot_play(game, seat, c, term) is None]) > 0


@means(DO, v.PlayThis)
def _(context: Context, frame: Frame, term: v.PlayThis) -> None:
    """The card that this text is on is played."""
    game, seat, card = context.game, context.seat, context.source
    if playing.refusal_of_card(game, seat, card) is None:
        playing.play_card(game, seat, card)


@means(ACT, v.PlayAbilityOf)
@rule("14-6b")
def play_ability_of(
    context: Context, frame: Frame, term: v.PlayAbilityOf, cards: tuple[Ref, ...]
) -> None:
    """Another card's OD or CNT ability is played."""
    game, seat = context.game, context.seat
    for card, _identity in cards[:1]:
        own = playable(game, seat, card, term.icon)
        if own is None:
            is_over(frame)
        else:
            way = playing.COUNTER if term.icon == "CNT" else playing.OVERDRIVE
            playing.play_ability(game, seat, card, own, way)


ICONS: Final = {"OD": "Overdrive", "CNT": "Counter"}


def playable(game: Game, seat: int, card: int, icon: str) -> Any:
    """The OD or CNT ability of a card, if it can be played; else None."""
    for own in game.state.printed[card].abilities.others.get(ICONS[icon], ())[:1]:
        if playing.refusal_of_effect(game, seat, card, own, told=TOLD) is None:
            return own
    return None


@means(CAN, v.PlayAbilityOf)
def _(context: Context, term: v.PlayAbilityOf) -> bool:
    """15-37b-1. Not if none of them can be played."""
    game, seat = context.game, context.seat
    found = [card for card, _identity in objects(context, term.what)]
    return len([c for c in found if playable(game, seat, c, term.icon) is not None]) > 0


@means(EVENT_FOR, v.SetCard)
def event_of_set(context: Context, term: v.SetCard, card: int) -> Event | None:
    """15-4. A card is set; one that cannot be stays where it is."""
    if not settable.can_be_set(context.game, card):
        return None
    return Event("set", context.seat, card, cause="set")


@means(ACT, v.SetCard)
def _(context: Context, frame: Frame, term: v.SetCard, cards: tuple[Ref, ...]) -> None:
    """15-4. Cards are set; those that cannot be stay where they are."""
    game = context.game
    for card, _identity in reversed(cards):
        if settable.can_be_set(game, card) and z.set_zones(game, context.seat):
            game.call("set", seat=context.seat, card=card, by_rule=False)


@means(ACT, v.GearUpInto)
@rule("14-18d-3")
def gear_up_into(
    context: Context, frame: Frame, term: v.GearUpInto, cards: tuple[Ref, ...]
) -> None:
    """An effect lets a player gear up."""
    for card, _identity in cards[:1]:
        if gear_up.refusal_anywhere(context.game, context.seat, card) is None:
            gear_up.play(context.game, context.seat, card)


# -- the gate ------------------------------------------------------------------------


@means(DO, v.Negate)
def do_negate(context: Context, frame: Frame, term: v.Negate) -> None:
    """Negate what was chosen in the gate; where nothing was to be chosen, what was played to set
    this off."""
    if term.memory in frame.vars:
        numbers = [number for number, _zero in frame.vars[term.memory]]
    else:
        numbers = what_was_played(context)
    for number in numbers:
        resolving.negate(context.game, number, context.source, context.seat)


# In which procedure of the gate a card or an ability is resolved, by the event of its being played.
RESOLVED_BY: Final = {"play": "resolve card", "play ability": "resolve ability"}


def what_was_played(context: Context) -> list[int]:
    """The number in the gate of the card or ability whose playing an effect answers, if it is
    still there."""
    event = context.event
    if event is None or event.kind not in RESOLVED_BY:
        return []
    found = [
        each.vars["number"]
        for each in context.game.state.stack
        if each.procedure == RESOLVED_BY[event.kind] and each.vars["card"] == event.card
    ]
    return found[-1:]
