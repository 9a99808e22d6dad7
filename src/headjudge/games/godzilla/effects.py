"""10.8 to 10.10 under this book's numbers, and what this game's own words do."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import actions
from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import overview as o
from headjudge.games.godzilla import specific_terms as s
from headjudge.games.godzilla import tokens
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.kernel import events
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.values import Active, Patch
from headjudge.language import perform
from headjudge.language import terms as t
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    OBJECTS,
    SIFTERS,
    Context,
    info,
    means,
    number,
    objects,
    seats,
    select,
    times,
    whereabouts,
)
from headjudge.language.perform import ACT, ASK, CAN, DO, TAKE, acting
from headjudge.rulebook.citation import fact, rule

# 10.8. Continuous effects: the order in which they are applied

LAYERS: Final[tuple[str, ...]] = ("10.8.1.2", "10.8.1.3", "10.8.1.4", "10.8.1.5")

INFORMATION: Final[dict[str, str]] = {
    "abilities": fact("10.8.1.2", "10.8.1.2", without="10.8.1.5"),
    "type": "10.8.1.3",
    "name": "10.8.1.3",
    "colors": "10.8.1.3",
    "traits": fact("10.8.1.3", "10.8.1.3", without="10.8.1.5"),
    "rank": "10.8.1.5",
    "threat": fact("10.8.1.5", "10.8.1.5", without="10.8.1.2"),
    "counter_power": "10.8.1.5",
    "invasion": "10.8.1.5",
}

RAGE_LAYER: Final[str] = fact("10.8.1.4", "10.8.1.4", without="no layer")

RAGE_CHANGES: Final = t.Continuous(
    (
        t.Change(
            v.Monster(t.YOU), "threat", "add", t.Times(m.RAGE_THREAT, t.PlayerNumber("rage", t.YOU))
        ),
    )
)


def rule_changes(game: Game) -> list[Active]:
    """3.4.5, 10.8.1.4. What rage does to threat levels."""
    found: list[Active] = []
    for seat in (0, 1):
        if m.rage(game, seat):
            card = m.monster_of(game, seat)
            if card >= 0:
                found.append(Active(RAGE_CHANGES, card, seat, 0, layer=RAGE_LAYER))
    return found


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; 9.1.5.2 has a say in what becomes of traits."""
    patches = perform.footprint(game, change)
    return tokens.keep_traits(game, patches) if "traits" in change.term.writes else patches


# 10.9. Replacement effects

forbid: Step = step("1.3.3", game="godzilla")(events.forbid)
replace: Step = choice("10.9.2", game="godzilla")(events.replace)
replace.then(events.replaced)
go_ahead: Step = step("10.9.1", game="godzilla")(events.go_ahead)
instead: Step = step("10.9.1", game="godzilla")(events.afterwards)

EVENT = Procedure("event", "10.9", "An event", (forbid, replace, go_ahead, instead))


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """10.9.2.1, 10.9.2.2. The master of the card it befalls, or whoever does it."""
    if event.card >= 0 and game.state.place[event.card] >= 0:
        seat = z.LAYOUT.seat[game.state.place[event.card]]
        if seat >= 0:
            return seat
    return event.seat


# 4.1.5, 4.8.3. Several cards at once

one_by_one: Step = step("4.8.3", game="godzilla")(perform.one_by_one)
ONE_BY_ONE = Procedure("one by one", "4.8.3", "One card at a time", (one_by_one,))
choose_order: Step = choice("4.1.5", game="godzilla")(perform.choose_order)
choose_order.then(perform.order_chosen)
move_together: Step = step("5.2.1", game="godzilla")(perform.move_together)
put_in_order: Step = step("4.1.5", game="godzilla")(perform.put_in_order)
keep_order_secret: Step = step("4.1.5.1", game="godzilla")(perform.keep_order_secret)
IN_ORDER = Procedure(
    "in order", "4.1.5", "In an order of one's choice",
    (choose_order, move_together, put_in_order, keep_order_secret),
)  # fmt: skip


# -- areas for the card language ------------------------------------------------------


def in_zones(game: Game, seat: int) -> list[int]:
    """Cards in a player's zones, and their invading monster, which counts as there (3.3.3.2)."""
    found: list[int] = []
    first = z.zone_of(seat, 1)
    for zone in range(first, first + 8):
        if game.state.zones[zone]:
            found.extend(m.looked_at(game, zone))
    monster = m.monster_of(game, seat)
    if monster >= 0:
        found.append(monster)
    return found


def in_strategy_zones(game: Game, seat: int) -> list[int]:
    first = seat * z.SIZE + z.STRATEGY_1
    return [card for zone in range(first, first + 3) for card in m.looked_at(game, zone)]


def in_hand(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.hand_of(seat)])


def in_deck(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.deck_of(seat)])


def in_discard(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.discard_of(seat)])


def in_monster_deck(game: Game, seat: int) -> list[int]:
    return list(game.state.zones[z.monster_deck_of(seat)])


def invading(game: Game, seat: int) -> list[int]:
    monster = m.monster_of(game, seat)
    return [monster] if monster >= 0 else []


AREAS: Final = {
    "zone": in_zones,
    "strategy": in_strategy_zones,
    "hand": in_hand,
    "deck": in_deck,
    "discard": in_discard,
    "monster deck": in_monster_deck,
    "invading": invading,
    "under": m.under,
    "along": s.stacked_under,
}


# -- objects, filters, numbers --------------------------------------------------------


@means(OBJECTS, v.Monster)
@rule("3.3.4", without=())
def _(context: Context, term: v.Monster) -> tuple[Ref, ...]:
    refs: list[Ref] = []
    for seat in seats(context, term.whose):
        card = m.monster_of(context.game, seat)
        if card >= 0:
            refs.append(context.game.state.ref(card))
    return tuple(refs)


@means(FILTERS, v.Token)
def _(context: Context, term: v.Token, ref: Ref) -> bool:
    return tokens.is_token(context.game, ref[0])


@means(FILTERS, v.InChosenZone)
def _(context: Context, term: v.InChosenZone, ref: Ref) -> bool:
    chosen = context.memory.get("zone")
    here = whereabouts(context, ref)
    if chosen is None or here < 0:
        return False
    return here == chosen or (
        term.adjacent and z.related(context.game, "adjacent", here, chosen, context.seat)
    )


@means(FILTERS, v.ZoneIsRankOf)
def _(context: Context, term: v.ZoneIsRankOf, ref: Ref) -> bool:
    here = whereabouts(context, ref)
    if here < 0:
        return False
    ranks = [info(context, each, "rank") for each in objects(context, term.cards)]
    return z.LAYOUT.number[here] in ranks


@means(OBJECTS, v.DiscardedToInvade)
def _(context: Context, term: v.DiscardedToInvade) -> tuple[Ref, ...]:
    game = context.game
    found = [game.state.happened.get(("invasion card", s), -1) for s in seats(context, term.whose)]
    return tuple([game.state.ref(card) for card in found if card >= 0])


@means(CONDITIONS, v.DuringPhase)
def _(context: Context, term: v.DuringPhase) -> bool:
    return any([f.procedure == f"{term.phase} phase" for f in context.game.state.frames])


@rule("4.4.5.5.3", without=False)
def is_further(context: Context, side: str, card: int, other: int) -> bool:
    """Of two cards one is further left or right as its zone is."""
    game = context.game
    zone, place = m.whereabouts(game, card), m.whereabouts(game, other)
    return z.related(game, side, zone, place, context.seat)


@means(SIFTERS, t.Side)
@rule("4.4.5.5.4", without=())
def outermost(context: Context, term: t.Side, cards: list[int]) -> list[int]:
    """The rightmost of some cards are those with none further right among them."""
    found: list[int] = []
    for card in cards:
        if not [other for other in cards if is_further(context, term.side, other, card)]:
            found.append(card)
    return found


def zones_meant(context: Context, term: v.Zones) -> list[int]:
    """The zones a text speaks of, in the order of their numbers."""
    game = context.game
    anchors: list[int] = []
    if term.relation:
        if term.to is None:
            chosen = context.memory.get("zone")
            anchors = [chosen] if chosen is not None else []
        else:
            anchors = [whereabouts(context, ref) for ref in objects(context, term.to)]
    found: list[int] = []
    for seat in seats(context, term.whose):
        for each in term.numbers or z.ZONE_NUMBERS:
            zone = z.zone_of(seat, each)
            if term.empty and not z.is_empty(game, zone):
                continue
            if term.relation and not any(
                [
                    anchor >= 0 and z.related(game, term.relation, zone, anchor, context.seat)
                    for anchor in anchors
                ]
            ):
                continue
            found.append(zone)
    return found


@means(NUMBERS, v.CountZones)
def _(context: Context, term: v.CountZones) -> int:
    return len(zones_meant(context, term.zones))


# -- effects --------------------------------------------------------------------------


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
def _(
    context: Context, frame: Frame, term: v.ChooseZone, chosen: tuple[Option, ...]
) -> None:
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
    amount = number(context, term.amount)
    return term.up or all(
        [m.rage(context.game, seat) >= amount for seat in seats(context, term.whose)]
    )


@means(DO, v.SetRage)
def _(context: Context, frame: Frame, term: v.SetRage) -> None:
    game = context.game
    amount = number(context, term.amount)
    events: list[Event] = []
    for seat in seats(context, term.whose):
        more = amount - m.rage(game, seat)
        events += m.rage_changes(game, (seat,), more, "effect", context.source, context.seat)
    o.at_the_same_time(game, tuple(events))


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


@means(ACT, v.AdvanceTo)
def _(context: Context, frame: Frame, term: v.AdvanceTo, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "advance to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


@means(ACT, v.Retreat)
def _(context: Context, frame: Frame, term: v.Retreat, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "retreat", seat=seat, left=times(context, term.number), source=context.source,
            by=context.seat,
        )  # fmt: skip


@means(ACT, v.RetreatTo)
def _(context: Context, frame: Frame, term: v.RetreatTo, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "retreat to", seat=seat, zone=term.zone, source=context.source, by=context.seat
        )


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


@means(ACT, t.Swap)
def _(context: Context, frame: Frame, term: t.Swap, cards: tuple[Ref, ...]) -> None:
    if len(cards) == 2:
        s.swap(context.game, cards[0][0], cards[1][0], context.source, context.seat)


@means(ACT, v.Evolve)
def _(context: Context, frame: Frame, term: v.Evolve, cards: tuple[Ref, ...]) -> None:
    """One after the other; the first is called last."""
    for card, _identity in reversed(cards):
        seat = z.LAYOUT.seat[context.game.state.place[card]]
        context.game.call(
            "evolution", seat=seat, card=card, found=-1, source=context.source, by=context.seat
        )


@means(ACT, v.PlayOnto)
def _(context: Context, frame: Frame, term: v.PlayOnto, cards: tuple[Ref, ...]) -> None:
    game = context.game
    onto = acting(context, term.onto)
    if cards and onto:
        host = onto[0][0]
        place = game.state.place[host]
        card = cards[0][0]
        area = s.came_from(z.LAYOUT.kind[game.state.place[card]])
        if z.is_zone(place) or z.LAYOUT.kind[place] == "invading":
            game.do(
                Event("play", z.LAYOUT.seat[place], card, place, 0, context.source, context.seat,
                      "effect", tags=(*area, "onto", host))
            )  # fmt: skip


@means(ACT, v.Play)
def _(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    """Strategy cards are activated, one after the other; the rest is played together."""
    game = context.game
    type_of = {card: game.state.printed[card].values["type"] for card, _identity in cards}
    may = [card for card in type_of if not actions.forbidden(game, context.seat, card)]
    for card in reversed(may):
        if type_of[card] == "strategy":
            s.activate(game, card)
    play_together(context, [card for card in may if type_of[card] != "strategy"], term.zones)


@means(DO, v.PlayToken)
def _(context: Context, frame: Frame, term: v.PlayToken) -> None:
    wanted = number(context, term.number)
    if term.every and term.zones is not None:
        wanted = len(zones_meant(context, term.zones))
    play_tokens(context, term.name, wanted, term.zones)


@rule("5.11.4")
def play_tokens(context: Context, name: str, wanted: int, zones: v.Zones | None) -> None:
    """To play a token is to have it exist in such a zone (9.1.2)."""
    game = context.game
    made = [tokens.create(game, context.seat, name) for _each in range(wanted)]
    play_together(context, [card for card in made if card >= 0], zones)


# 5.11.1.1 to 5.11.1.3. Cards played by an effect


def play_together(context: Context, cards: list[int], zones: v.Zones | None) -> None:
    """These cards are played by an effect: battle cards to such zones, if it names any."""
    allowed = None if zones is None else tuple(zones_meant(context, zones))
    if cards:
        context.game.call(
            "play by effect", cards=tuple(cards), seat=context.seat, allowed=allowed,
            source=context.source, chosen=(),
        )  # fmt: skip


def zones_to_play(game: Game, frame: Frame) -> list[int]:
    """Where the next card may be played."""
    seat = frame.vars["seat"]
    card = frame.vars["cards"][len(frame.vars["chosen"])]
    if game.state.printed[card].values["type"] == "monster":
        return [z.invading_of(seat)]
    allowed = frame.vars["allowed"]
    if allowed is None:
        allowed = [z.zone_of(seat, each) for each in z.ZONE_NUMBERS]
    closed = actions.closed_zones(game, seat, card)
    zones = [zone for zone in allowed if zone not in closed]
    zones = if_possible(zones, s.zones_to_avoid(game, seat))
    return if_possible(zones, s.zones_taken(frame.vars["chosen"]))


def if_possible(zones: list[int], without: tuple[int, ...]) -> list[int]:
    """Those zones without these, or all of them if no other is left."""
    return [zone for zone in zones if zone not in without] or zones


@choice("5.11.1")
def choose_zone(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a zone for each card; -1: there is none for it."""
    chosen = frame.vars["chosen"]
    if len(chosen) == len(frame.vars["cards"]):
        return None
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in zones_to_play(game, frame) or (-1,)]
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
        perform.send(game, tuple(happening))


PLAY_BY_EFFECT = Procedure(
    "play by effect", "5.11", "Play by an effect", (choose_zone, play_them)
)


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
    rest = [card for card in frame.vars["cards"] if card not in kept]
    perform.send(
        game,
        tuple(
            [
                Event("put", seat, card, z.discard_of(seat), 0, frame.vars["source"], seat, "effect")
                for card in rest
            ]
        ),
    )


REARRANGE = Procedure("rearrange", "4.1.5", "Put back in any order", (choose_tops,))


HAPPEN: Final[dict[str, Any]] = {
    "put": s.put_happens,
    "look": s.look_happens,
    "reveal": s.reveal_happens,
    "shuffle": s.shuffle_happens,
    "draw": s.draw_happens,
    "discard": s.discard_happens,
    "play": s.play_happens,
    "destroy": s.destroy_happens,
    "disappear": tokens.disappear_happens,
    "move": s.move_happens,
    "advance": s.advance_happens,
    "retreat": s.advance_happens,
    "pushed back": s.advance_happens,
    "counter": s.counter_happens,
    "rage up": m.rage_happens,
    "rage down": m.rage_happens,
    "rage set": m.rage_happens,
    "invade": s.invade_happens,
    "evolve": s.nothing_happens,
    "begin start phase": s.nothing_happens,
    "begin main phase": s.nothing_happens,
    "begin counter phase": s.nothing_happens,
    "begin end phase": s.nothing_happens,
    "end turn": s.nothing_happens,
    "win": o.win_happens,
    "lose": o.lose_happens,
}

MOVING: Final = frozenset({"put", "discard", "play", "destroy", "draw", "disappear"})

PROCEDURES: Final = (EVENT, ONE_BY_ONE, IN_ORDER, PLAY_BY_EFFECT, MOVE_TO, REARRANGE)
