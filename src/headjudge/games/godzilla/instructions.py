"""What this game's own words on cards do: the instructions of chapter 5."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import overview as o
from headjudge.games.godzilla import restrictions, tokens
from headjudge.games.godzilla import specific_terms as s
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.effects import zones_meant
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import doing, moving
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, ASK, CAN, DO, TAKE
from headjudge.language.evaluate import holds, means, number, objects, seats, select, times
from headjudge.language.picking import acting
from headjudge.rulebook.citation import rule


def is_met(context: Context, frame: Frame, term: t.If) -> bool:
    """Whether the condition of an instruction is met. If the next instruction asks about the
    same card again, that card is remembered: what is done now may be done to others."""
    condition = term.condition
    rest = frame.vars["todo"]
    if isinstance(condition, t.Is) and rest and isinstance(rest[0], t.If):
        again = rest[0].condition
        if isinstance(again, t.Is) and again.object == t.It(v.ASKED):
            frame.vars[v.ASKED] = objects(context, condition.object)
    return holds(context, condition)


@rule("5.11.1.3")
def as_one(effect: t.Effect, times: int) -> t.Effect | None:
    """What is done to a card for each of something is done to so many cards at the same time:
    they are chosen together (10.5.3), and played to zones of their own."""
    if isinstance(effect, v.PlayToken) and type(effect.number) is int and not effect.every:
        return replace(effect, number=effect.number * times)
    if isinstance(effect, t.Destroy | t.Discard | t.Put | v.Play):
        what = effect.what
        if isinstance(what, t.Pick) and type(what.count) is int and not what.any_number:
            return replace(effect, what=replace(what, count=what.count * times))
    return None


@means(ASK, v.ChooseZone)
def _(context: Context, frame: Frame, term: v.ChooseZone) -> Decision | None:
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_meant(context, term.zones)]
    )
    if not options:
        return None
    seat = seats(context, term.by)[0]
    return Decision(seat, "choose-zone", options, "10.5.3.1")


@means(TAKE, v.ChooseZone)
def _(context: Context, frame: Frame, term: v.ChooseZone, chosen: tuple[Option, ...]) -> None:
    frame.vars["zone"] = int(chosen[0][1])


@means(DO, v.ChooseZone)
def _(context: Context, frame: Frame, term: v.ChooseZone) -> None:
    frame.vars["zone"] = None  # 10.5.3.1.2: none could be chosen


@means(DO, v.ChangeRage)
def _(context: Context, frame: Frame, term: v.ChangeRage) -> None:
    game = context.game
    amount = times(context, term.amount)
    o.at_the_same_time(
        game,
        m.rage_changes(
            game, seats(context, term.whose), amount if term.up else -amount, "effect",
            context.source, context.seat,
        ),
    )  # fmt: skip


@means(CAN, v.ChangeRage)
def _(context: Context, term: v.ChangeRage) -> bool:
    game = context.game
    amount = times(context, term.amount)
    whose = seats(context, term.whose)
    changes = m.rage_changes(
        game, whose, amount if term.up else -amount, "effect", context.source, context.seat
    )
    enough = term.up or all([m.rage(game, seat) >= amount for seat in whose])
    return enough and not any([is_forbidden(game, event) for event in changes])


@means(DO, v.SetRage)
def do_set_rage(context: Context, frame: Frame, term: v.SetRage) -> None:
    o.at_the_same_time(context.game, rage_set(context, term))


def rage_set(context: Context, term: v.SetRage) -> tuple[Event, ...]:
    """The rage of each of these players goes up or down to that number, if it is another."""
    game = context.game
    amount = number(context, term.amount)
    events: list[Event] = []
    for seat in seats(context, term.whose):
        more = amount - m.rage(game, seat)
        events += m.rage_changes(game, (seat,), more, "effect", context.source, context.seat)
    return tuple(events)


@means(CAN, v.SetRage)
def can_set_rage(context: Context, term: v.SetRage) -> bool:
    """1.3.2.1. Not to the number it is."""
    events = rage_set(context, term)
    forbidden = [event for event in events if is_forbidden(context.game, event)]
    return len(events) == len(seats(context, term.whose)) and not forbidden


def monsters(context: Context, cards: tuple[Ref, ...]) -> list[int]:
    """The players whose invading monster is among the cards, the last one first: of the
    procedures they call, the one called last is carried out first."""
    place = context.game.state.place
    return [
        z.LAYOUT.seat[place[card]]
        for card, _identity in reversed(cards)
        if z.LAYOUT.kind[place[card]] == "invading"
    ]


@means(ACT, v.Advance)
def _(context: Context, frame: Frame, term: v.Advance, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "advance", seat=seat, left=times(context, term.number), cause="effect",
            source=context.source, by=context.seat,
        )  # fmt: skip


@means(CAN, v.Advance)
def _(context: Context, term: v.Advance) -> bool:
    """5.13.1.1.1. Not by an effect beyond zone 8."""
    return can_go(context, term.what, "advance", number(context, term.number))


def can_go(context: Context, what: t.Object, kind: str, zones: int) -> bool:
    """Whether these monsters can go so many zones; at the edge, or forbidden to, they
    cannot."""
    game = context.game
    found = monsters(context, acting(context, what))
    for seat in found:
        event = Event(
            kind, seat, m.monster_of(game, seat), -1, 1, context.source, context.seat, "effect"
        )
        if not 1 <= z.position(game, seat) + zones <= z.ZONES or is_forbidden(game, event):
            return False
    return len(found) > 0


@means(ACT, v.AdvanceTo)
def _(context: Context, frame: Frame, term: v.AdvanceTo, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "advance to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


@means(CAN, v.AdvanceTo)
def can_advance_to(context: Context, term: v.AdvanceTo) -> bool:
    """5.13.1.2.1. Not if it is there already, or beyond."""
    return can_go_to(context, term.what, "advance", term.zone)


def can_go_to(context: Context, what: t.Object, kind: str, zone: int) -> bool:
    """Whether these monsters can all go as far as that zone, and have some way to go."""
    game = context.game
    for seat in monsters(context, acting(context, what)):
        way = zone - z.position(game, seat)
        if (way <= 0) if kind == "advance" else (way >= 0):
            return False
    return can_go(context, what, kind, 0)


@means(ACT, v.Retreat)
def _(context: Context, frame: Frame, term: v.Retreat, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "retreat", seat=seat, left=times(context, term.number), source=context.source,
            by=context.seat,
        )  # fmt: skip


@means(CAN, v.Retreat)
def _(context: Context, term: v.Retreat) -> bool:
    """5.13.2.1. Not beyond zone 1."""
    return can_go(context, term.what, "retreat", -number(context, term.number))


@means(ACT, v.RetreatTo)
def _(context: Context, frame: Frame, term: v.RetreatTo, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "retreat to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


@means(CAN, v.RetreatTo)
def can_retreat_to(context: Context, term: v.RetreatTo) -> bool:
    """5.13.2.2.1. Not if it is there already, or before."""
    return can_go_to(context, term.what, "retreat", term.zone)


@means(ACT, v.Counter)
def _(context: Context, frame: Frame, term: v.Counter, cards: tuple[Ref, ...]) -> None:
    game = context.game
    for seat in monsters(context, cards):
        monster = m.monster_of(game, seat)
        game.do(Event("counter", 1 - seat, monster, -1, 0, context.source, context.seat, "effect"))


@means(ACT, v.MoveAsCountered)
def _(context: Context, frame: Frame, term: v.MoveAsCountered, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call("push back", seat=seat, source=context.source, by=context.seat)


@means(ACT, v.Evolve)
def _(context: Context, frame: Frame, term: v.Evolve, cards: tuple[Ref, ...]) -> None:
    """One after the other; the first is called last. An ability of a card that has gone is
    carried out all the same (10.5.2.3.3): its player may search."""
    game = context.game
    if not cards and isinstance(term.what, t.Self):
        game.call(
            "evolution", seat=context.seat, card=context.source, found=-1, source=context.source,
            by=context.seat, gone=True,
        )  # fmt: skip
    for card, _identity in reversed(cards):
        seat = z.LAYOUT.seat[game.state.place[card]]
        game.call(
            "evolution", seat=seat, card=card, found=-1, source=context.source, by=context.seat
        )


@means(ACT, v.PlayOnto)
def _(context: Context, frame: Frame, term: v.PlayOnto, cards: tuple[Ref, ...]) -> None:
    game = context.game
    if type(term.onto) is t.Pick:
        frame.vars["played"] = cards
        doing.first(frame, (t.Choose(term.onto, "onto"), v.PlayOnto(t.It("played"), t.It("onto"))))
        return
    onto = acting(context, term.onto)
    if cards and onto:
        host, card = onto[0][0], cards[0][0]
        place = game.state.place[host]
        area = s.came_from(z.LAYOUT.kind[game.state.place[card]])
        on_field = z.is_zone(place) or z.LAYOUT.kind[place] == "invading"
        if on_field and restrictions.may_be_played_in(game, context.seat, card, place):
            game.do(
                Event("play", z.LAYOUT.seat[place], card, place, 0, context.source, context.seat,
                      "effect", tags=(*area, "onto", host))
            )  # fmt: skip


@means(ACT, v.Play)
def _(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """Strategy cards are activated, one after the other; the rest is played together."""
    game = context.game
    type_of = {card: game.state.printed[card].values["type"] for card, _identity in cards}
    may = [card for card in type_of if not restrictions.forbidden(game, context.seat, card)]
    for card in reversed(may):
        if type_of[card] == "strategy":
            s.activate(game, card)
    play_together(context, [card for card in may if type_of[card] != "strategy"], term.zones)


@means(DO, v.PlayToken)
def _(context: Context, frame: Frame, term: v.PlayToken) -> None:
    wanted = number(context, term.number)
    if term.every and term.zones is not None:
        wanted = len(zones_meant(context, term.zones))
    play_tokens(context, term, wanted)


@rule("5.11.4")
def play_tokens(context: Context, term: v.PlayToken, wanted: int) -> None:
    """To play a token is to have it exist in such a zone (9.1.2)."""
    game = context.game
    made = [tokens.create(game, context.seat, term.name) for _each in range(wanted)]
    made = [card for card in made if card >= 0]
    context.memory["it"] = tuple([game.state.ref(card) for card in made])
    play_together(context, made, term.zones, term.every)


# 5.11.1.1 to 5.11.1.3. Cards played by an effect


def play_together(
    context: Context, cards: list[int], zones: v.Zones | None, one_each: bool = False
) -> None:
    """These cards are played by an effect: battle cards to such zones, if it names any.
    `one_each`: there is a card for each of the zones, and nothing to choose."""
    game, seat = context.game, context.seat
    allowed = None if zones is None else tuple(zones_meant(context, zones))
    chosen: list[int] = []
    if one_each and allowed is not None:
        for card, zone in zip(cards, allowed, strict=False):
            closed = zone in restrictions.closed_zones(game, seat, card)
            chosen.append(NO_ZONE if closed else zone)
    if cards:
        game.call(
            "play by effect", cards=tuple(cards), seat=seat, allowed=allowed,
            source=context.source, chosen=tuple(chosen),
        )  # fmt: skip


NO_ZONE: Final = -1  # there is none for a card


def zones_to_play(game: Game, frame: Frame) -> list[int]:
    """Where the next card may be played."""
    seat = frame.vars["seat"]
    card = frame.vars["cards"][len(frame.vars["chosen"])]
    if game.state.printed[card].values["type"] == "monster":
        return [z.invading_of(seat)]
    allowed = frame.vars["allowed"]
    if allowed is None:
        allowed = [z.zone_of(seat, each) for each in z.ZONE_NUMBERS]
    closed = restrictions.closed_zones(game, seat, card)
    zones = [zone for zone in allowed if zone not in closed]
    zones = if_possible(zones, s.zones_to_avoid(game, seat))
    return if_possible(zones, s.zones_taken(frame.vars["chosen"]))


def if_possible(zones: list[int], without: tuple[int, ...]) -> list[int]:
    """Those zones without these, or all of them if no other is left."""
    return [zone for zone in zones if zone not in without] or zones


@choice("5.11.1")
def choose_zone(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a zone for each card."""
    chosen = frame.vars["chosen"]
    if len(chosen) == len(frame.vars["cards"]):
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_to_play(game, frame) or (NO_ZONE,)]
    )
    return Decision(frame.vars["seat"], "zone", options, "5.11.1")


@choose_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["chosen"] = (*frame.vars["chosen"], int(chosen[0][1]))
    frame.again()


@step("5.11.1")
def play_them(game: Game, frame: Frame) -> None:
    """All of them are played, directly from where they are; out of a deck one by one
    (4.8.3). A token comes from nowhere."""
    vars = frame.vars
    seat = vars["seat"]
    place = game.state.place
    happening: list[Event] = []
    for card, zone in zip(vars["cards"], vars["chosen"], strict=True):
        if zone >= 0 and not (z.is_zone(zone) and s.is_blocked(game, seat, zone)):
            area = s.came_from(z.LAYOUT.kind[place[card]]) if place[card] >= 0 else ()
            happening.append(
                Event("play", seat, card, zone, 0, vars["source"], seat, "effect", tags=area)
            )
    if happening and place[happening[0].card] < 0:
        game.do(*happening)
    else:
        moving.send(game, tuple(happening))


PLAY_BY_EFFECT = Procedure("play by effect", "5.11", "Play by an effect", (choose_zone, play_them))


@means(ACT, v.MoveTo)
def _(context: Context, frame: Frame, term: v.MoveTo, cards: tuple[Ref, ...]) -> None:
    """One after the other; the first is called last."""
    for card, _identity in reversed(cards):
        context.game.call(
            "move to", card=card, seat=context.seat, source=context.source,
            zones=tuple(zones_meant(context, term.zones)), empty=term.zones.empty,
        )  # fmt: skip


@means(CAN, v.MoveTo)
def _(context: Context, term: v.MoveTo) -> bool:
    what = term.what
    there = select(context, what.cards) if isinstance(what, t.Pick) else acting(context, what)
    return bool(there) and bool(zones_meant(context, term.zones))


@choice("5.2.1")
def choose_destination(game: Game, frame: Frame) -> Decision | None:
    """The master of the effect chooses among the zones it names; a monster moves among the
    zones of its own master only."""
    vars = frame.vars
    here = m.whereabouts(game, vars["card"])
    place = game.state.place[vars["card"]]
    monsters = z.LAYOUT.seat[place] if z.LAYOUT.kind[place] == "invading" else None
    options: tuple[Option, ...] = tuple(
        [
            ("zone", zone)
            for zone in vars["zones"]
            if zone != here
            and (not vars["empty"] or z.is_empty(game, zone))
            and monsters in (None, z.LAYOUT.seat[zone])
        ]
    )
    return Decision(vars["seat"], "destination", options, "5.2.1") if options else None


@choose_destination.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    card = vars["card"]
    seat = z.LAYOUT.seat[game.state.place[card]]
    zone = int(chosen[0][1])
    game.do(Event("move", seat, card, zone, 0, vars["source"], vars["seat"], "effect"))


MOVE_TO = Procedure("move to", "5.2", "Move to a zone", (choose_destination,))


@means(ACT, v.RearrangeTop)
def _(context: Context, frame: Frame, term: v.RearrangeTop, cards: tuple[Ref, ...]) -> None:
    context.game.call(
        "rearrange", cards=tuple([card for card, _identity in cards]), seat=context.seat,
        source=context.source,
    )  # fmt: skip


@choice("4.1.5")
def choose_tops(game: Game, frame: Frame) -> Decision | None:
    """Any number go back on top, the first chosen topmost; the rest are sent away."""
    options: tuple[Option, ...] = tuple([("card", card) for card in frame.vars["cards"]])
    if not options:
        return None
    return Decision(
        frame.vars["seat"], "rearrange", options, "4.1.5", 0, len(options), secret=True,
        ordered=True,
    )  # fmt: skip


@choose_tops.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    kept = tuple([int(option[1]) for option in chosen])
    game.arrange(z.deck_of(seat), kept, "top")
    for card in kept:
        game.hide(card, ~(1 << seat))
    pile, source = z.discard_of(seat), frame.vars["source"]
    rest = [
        Event("put", seat, card, pile, 0, source, seat, "effect")
        for card in frame.vars["cards"]
        if card not in kept
    ]
    moving.send(game, tuple(rest))


REARRANGE = Procedure("rearrange", "4.1.5", "Put back in any order", (choose_tops,))


PROCEDURES: Final = (PLAY_BY_EFFECT, MOVE_TO, REARRANGE)
