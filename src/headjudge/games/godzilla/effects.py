"""10.8 to 10.10 under this book's numbers, and what this game's own words do."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import specific_terms as s
from headjudge.games.godzilla import tokens
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla import zones as z
from headjudge.kernel import events
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.kernel.values import Active
from headjudge.language import perform
from headjudge.language import terms as t
from headjudge.language.evaluate import (
    CONDITIONS,
    FILTERS,
    NUMBERS,
    OBJECTS,
    Context,
    info,
    means,
    number,
    objects,
    seats,
    select,
    whereabouts,
)
from headjudge.language.perform import ACT, ASK, CAN, DO, TAKE, acting
from headjudge.rulebook.citation import fact

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


# 10.9. Replacement effects

forbid: Step = step("1.3.3", game="godzilla")(events.forbid)
replace: Step = choice("10.9.2", game="godzilla")(events.replace)
replace.then(events.replaced)
go_ahead: Step = step("10.9.1", game="godzilla")(events.go_ahead)
instead: Step = step("10.9.1", game="godzilla")(events.afterwards)

EVENT = Procedure("event", "10.9", "An event", (forbid, replace, go_ahead, instead))


def affected(game: Game, event: Event) -> int:
    """10.9.2.1, 10.9.2.2. The master of the card it befalls, or whoever does it."""
    if event.card >= 0 and game.state.place[event.card] >= 0:
        seat = z.LAYOUT.seat[game.state.place[event.card]]
        if seat >= 0:
            return seat
    return event.seat


# 4.1.5, 4.8.3. Several cards at once

one_by_one: Step = step("4.8.3", game="godzilla")(perform.one_by_one)
ONE_BY_ONE = Procedure("one by one", "4.8.3", "One card at a time", (one_by_one,))
in_order: Step = choice("4.1.5", game="godzilla")(perform.choose_order)
in_order.then(perform.order_chosen)
IN_ORDER = Procedure("in order", "4.1.5", "In an order of one's choice", (in_order,))


# -- areas for the card language ------------------------------------------------------


def in_zones(game: Game, seat: int) -> list[int]:
    """Cards in a player's zones, and their invading monster, which counts as there (3.3.3.2)."""
    found: list[int] = []
    first = z.zone_of(seat, 1)
    for zone in range(first, first + 8):
        if game.state.zones[zone]:
            found.extend(m.tops(game, zone))
    monster = m.monster_of(game, seat)
    if monster >= 0:
        found.append(monster)
    return found


def in_strategy_zones(game: Game, seat: int) -> list[int]:
    first = seat * z.SIZE + z.STRATEGY_1
    return [card for zone in range(first, first + 3) for card in m.tops(game, zone)]


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
}


# -- objects, filters, numbers --------------------------------------------------------


@means(OBJECTS, v.Monster)
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
    amount = number(context, term.amount)
    if amount > 0:  # 1.3.2.2: never the other way round
        for seat in seats(context, term.whose):
            m.rage_event(
                context.game, seat, amount if term.up else -amount, "effect",
                context.source, context.seat,
            )  # fmt: skip


@means(CAN, v.ChangeRage)
def _(context: Context, term: v.ChangeRage) -> bool:
    amount = number(context, term.amount)
    return term.up or all(
        [m.rage(context.game, seat) >= amount for seat in seats(context, term.whose)]
    )


@means(DO, v.SetRage)
def _(context: Context, frame: Frame, term: v.SetRage) -> None:
    amount = number(context, term.amount)
    for seat in seats(context, term.whose):
        now = m.rage(context.game, seat)
        m.rage_event(
            context.game, seat, amount - now, "effect", context.source, context.seat
        )


def monsters(context: Context, cards: tuple[Ref, ...]) -> list[int]:
    """The players whose invading monster is among the cards."""
    place = context.game.state.place
    return [
        z.LAYOUT.seat[place[card]]
        for card, _identity in cards
        if z.LAYOUT.kind[place[card]] == "invading"
    ]


@means(ACT, v.Advance)
def _(context: Context, frame: Frame, term: v.Advance, cards: tuple[Ref, ...]) -> None:
    for seat in monsters(context, cards):
        context.game.call(
            "advance", seat=seat, left=number(context, term.number), cause="effect",
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
            "retreat", seat=seat, left=number(context, term.number), source=context.source,
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
    for card, _identity in cards:
        seat = z.LAYOUT.seat[context.game.state.place[card]]
        context.game.do(
            Event("counter", 1 - seat, card, -1, 0, context.source, context.seat, "effect")
        )


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
        area = z.LAYOUT.kind[game.state.place[card]]
        if z.is_zone(place) or z.LAYOUT.kind[place] == "invading":
            game.do(
                Event("play", z.LAYOUT.seat[place], card, place, 0, context.source, context.seat,
                      "effect", tags=(area, "onto", host))
            )  # fmt: skip


@means(ACT, v.Play)
def _(context: Context, frame: Frame, term: v.Play, cards: tuple[Ref, ...]) -> None:
    allowed = None if term.zones is None else tuple(zones_meant(context, term.zones))
    context.game.call(
        "play by effect", cards=tuple([card for card, _identity in cards]), seat=context.seat,
        allowed=allowed, source=context.source, chosen=(), tokens=False,
    )  # fmt: skip


@means(DO, v.PlayToken)
def _(context: Context, frame: Frame, term: v.PlayToken) -> None:
    game = context.game
    allowed = None if term.zones is None else tuple(zones_meant(context, term.zones))
    wanted = number(context, term.number)
    if term.every:
        wanted = len(allowed or ())
    if wanted <= 0:
        return
    made = tuple([tokens.create(game, context.seat, term.name) for _each in range(wanted)])
    game.call(
        "play by effect", cards=made, seat=context.seat, allowed=allowed, source=context.source,
        chosen=(), tokens=True,
    )  # fmt: skip


# 5.11.1.1 to 5.11.1.3. Cards played by an effect


def zones_left(game: Game, frame: Frame) -> list[int]:
    """Where the next card may be played: not on one's own invading monster, and as far
    as possible each card in a zone of its own (5.11.1.3)."""
    seat = frame.vars["seat"]
    card = frame.vars["cards"][len(frame.vars["chosen"])]
    kind = game.state.printed[card].values["type"]
    if kind == "monster":
        return [z.invading_of(seat)]
    if kind == "strategy":
        from headjudge.games.godzilla.actions import strategy_zones

        zones = strategy_zones(game, seat)
        return [zone for zone in zones if not game.state.zones[zone]] or zones
    allowed = frame.vars["allowed"]
    if allowed is None:
        allowed = [z.zone_of(seat, each) for each in z.ZONE_NUMBERS]
    free = [zone for zone in allowed if not s.is_blocked(game, seat, zone)]
    if DIFFERENT_ZONES:
        unused = [zone for zone in free if zone not in frame.vars["chosen"]]
        return unused or free
    return free


DIFFERENT_ZONES: Final[bool] = fact("5.11.1.3", True, without=False)


@choice("5.11.1.2")
def choose_zone(game: Game, frame: Frame) -> Decision | None:
    """The player chooses a zone for each card."""
    chosen = frame.vars["chosen"]
    cards = frame.vars["cards"]
    if len(chosen) >= len(cards):
        return None
    zones = zones_left(game, frame)
    if not zones:
        return Decision(frame.vars["seat"], "zone", (("zone", -1),), "5.11.1.1")
    options: tuple[Option, ...] = tuple([("zone", zone) for zone in zones])
    return Decision(frame.vars["seat"], "zone", options, "5.11.1.2")


@choose_zone.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    frame.vars["chosen"] = (*frame.vars["chosen"], int(chosen[0][1]))
    frame.again()


@step("5.11.3")
def play_them(game: Game, frame: Frame) -> None:
    """All of them are played at the same time, directly from where they are."""
    vars = frame.vars
    happening: list[Event] = []
    for card, zone in zip(vars["cards"], vars["chosen"], strict=True):
        if zone >= 0:
            place = game.state.place[card]
            area = z.LAYOUT.kind[place] if place >= 0 else "token"
            happening.append(
                Event("play", vars["seat"], card, zone, 0, vars["source"], vars["seat"],
                      "effect", tags=(area, "from " + area))
            )  # fmt: skip
    if happening:
        game.do(*happening)


PLAY_BY_EFFECT = Procedure(
    "play by effect", "5.11", "Play by an effect", (choose_zone, play_them)
)


@means(ACT, v.MoveTo)
def _(context: Context, frame: Frame, term: v.MoveTo, cards: tuple[Ref, ...]) -> None:
    for card, _identity in cards:
        context.game.call(
            "move to", card=card, seat=context.seat, source=context.source,
            zones=tuple(zones_meant(context, term.zones)),
        )  # fmt: skip


@means(CAN, v.MoveTo)
def _(context: Context, term: v.MoveTo) -> bool:
    what = term.what
    there = select(context, what.cards) if isinstance(what, t.Pick) else acting(context, what)
    return bool(there) and bool(zones_meant(context, term.zones))


@choice("5.2.1")
def choose_destination(game: Game, frame: Frame) -> Decision | None:
    """The master of the effect chooses among the zones it names."""
    here = game.state.place[frame.vars["card"]]
    options: tuple[Option, ...] = tuple(
        [("zone", zone) for zone in frame.vars["zones"] if zone != here]
    )
    return Decision(frame.vars["seat"], "destination", options, "5.2.1") if options else None


@choose_destination.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    card = frame.vars["card"]
    zone = int(chosen[0][1])
    game.do(
        Event("move", z.LAYOUT.seat[zone], card, zone, 0, frame.vars["source"],
              frame.vars["seat"], "effect")
    )  # fmt: skip


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
    kept = [int(option[1]) for option in chosen]
    deck = z.deck_of(seat)
    for card in reversed(kept):
        game.put(card, deck, "top")
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
    "shuffle": s.shuffle_happens,
    "draw": s.draw_happens,
    "discard": s.discard_happens,
    "play": s.play_happens,
    "destroy": s.destroy_happens,
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
}

MOVING: Final = frozenset({"put", "discard", "play", "destroy", "draw"})

PROCEDURES: Final = (EVENT, ONE_BY_ONE, IN_ORDER, PLAY_BY_EFFECT, MOVE_TO, REARRANGE)
