"""5. Specific terms: what the instructions on cards and in the rules do.

Each is a procedure of numbered steps where it asks or repeats, and otherwise a
function that an event of that name happens through.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.tokens import disappear_if_illegal
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import IN_VAIN
from headjudge.rulebook.citation import fact, rule

# 5.2. Place / move


@rule("5.2.1")
def put_happens(game: Game, event: Event) -> None:
    """A card moves to an area; what is stacked under it moves along (3.2.4)."""
    state = game.state
    card = event.card
    frm = state.place[card]
    along: tuple[int, ...] = ()
    if frm >= 0 and z.LAYOUT.kind[frm] in ("zone", "strategy"):
        along = m.stack_of(game, card)
    if event.where == "under":
        host = int(event.tags[0])
        game.put(card, event.zone, "bottom", host)
    else:
        leave_stack(game, card)
        game.put(card, event.zone, event.where)
    for each in along:
        if z.is_zone(event.zone):
            game.put(each, event.zone, "bottom", card)
        else:
            game.put(each, own_zone(game, each, event.zone), event.where)
            disappear_if_illegal(game, each)
    kind = z.LAYOUT.kind[event.zone]
    if z.LAYOUT.field[event.zone]:
        state.alert = True
    elif kind == "hand":
        game.mark(("hand gained", z.LAYOUT.seat[event.zone]))
    disappear_if_illegal(game, card)


def leave_stack(game: Game, card: int) -> None:
    """5.7.3.1. A card of the invading monster leaves alone; the next one is its top now."""
    state = game.state
    place = state.place[card]
    if place >= 0 and z.LAYOUT.kind[place] == "invading":
        below = m.under(game, card)
        if below:
            for each in below[1:]:
                state.host[each] = below[0]
            state.host[below[0]] = -1
            state.board += 1


@rule("4.1.7", without=z.NOBODYS)
def own_zone(game: Game, card: int, zone: int) -> int:
    """Outside the zones a card goes to the area of its owner."""
    if z.is_zone(zone) or zone == z.RESOLUTION:
        return zone
    return zone % z.SIZE + game.state.owner[card] * z.SIZE


# 5.3. Shuffle


@rule("5.3.1")
def shuffle_happens(game: Game, event: Event) -> None:
    """The order of a whole area is made random (5.3.1.1); with 0 or 1 cards nothing
    changes, yet it was shuffled (5.3.1.2)."""
    game.shuffle(event.zone)
    game.mark(("shuffled", event.seat))


# 5.4. Draw


@rule("5.4.1")
def draw_happens(game: Game, event: Event) -> None:
    """The top card of the deck goes to the hand."""
    game.put(event.card, event.zone)
    game.mark(("drawn", event.seat))
    game.mark(("hand gained", event.seat))


def draw_top(game: Game, seat: int, source: int) -> None:
    """One card is drawn, if there is one (1.3.2)."""
    deck = game.state.zones[z.deck_of(seat)]
    if deck:
        game.do(Event("draw", seat, deck[0], z.hand_of(seat), 0, source))


@step("11.2.2")
def reshuffle_if_empty(game: Game, frame: Frame) -> None:
    """Whoever would draw from an empty deck reshuffles first."""
    if frame.vars["left"] > 0 and not game.state.zones[z.deck_of(frame.vars["seat"])]:
        game.call("reshuffle", seat=frame.vars["seat"])


@step("5.4.2")
def draw_next(game: Game, frame: Frame) -> None:
    """Drawing several is drawing one, so many times."""
    left = frame.vars["left"]
    if left > 0:
        frame.vars["left"] = left - 1
        game.go(frame, "11.2.2")
        draw_top(game, frame.vars["seat"], frame.vars["source"])


DRAW = Procedure("draw", "5.4.2", "Draw", (reshuffle_if_empty, draw_next))


@step("5.4.3.1")
def none_to_draw(game: Game, frame: Frame) -> None:
    """Up to 0 cards is none."""
    if frame.vars["left"] <= 0:
        game.leave(frame)


@choice("5.4.3.2")
def stop_drawing(game: Game, frame: Frame) -> Decision | None:
    """The player may stop."""
    return Decision(frame.vars["seat"], "draw-another", (YES, NO), "5.4.3.2")


@stop_drawing.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == NO:
        game.leave(frame)


@step("5.4.3.3")
def draw_one(game: Game, frame: Frame) -> None:
    """The player draws one card."""
    frame.vars["left"] -= 1
    game.call("draw", seat=frame.vars["seat"], left=1, source=frame.vars["source"])


@step("5.4.3.4")
def until_all_drawn(game: Game, frame: Frame) -> None:
    """Not yet that many: go back."""
    if frame.vars["left"] > 0:
        game.go(frame, "5.4.3.2")


DRAW_UP_TO = Procedure(
    "draw up to", "5.4.3", "Draw up to", (none_to_draw, stop_drawing, draw_one, until_all_drawn)
)


# 5.5. Look at the top


@step("5.5.2.1")
def none_to_look_at(game: Game, frame: Frame) -> None:
    if frame.vars["number"] <= 0:
        game.leave(frame)


@step("5.5.2.2")
def begin_with_one(game: Game, frame: Frame) -> None:
    frame.vars["looked"] = 0


@choice("5.5.2.3")
def stop_looking(game: Game, frame: Frame) -> Decision | None:
    """The player may stop; at the deck's end there is nothing more to look at."""
    deck = game.state.zones[z.deck_of(frame.vars["deck"])]
    if frame.vars["looked"] >= len(deck):
        return Decision(frame.vars["seat"], "look-at-another", (NO,), "5.5.2.3")
    return Decision(frame.vars["seat"], "look-at-another", (YES, NO), "5.5.2.3")


@stop_looking.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == NO:
        game.leave(frame)


@step("5.5.2.4")
def look_at_next(game: Game, frame: Frame) -> None:
    """The player sees one card more."""
    card = game.state.zones[z.deck_of(frame.vars["deck"])][frame.vars["looked"]]
    frame.vars["looked"] += 1
    game.reveal((card,), 1 << frame.vars["seat"])
    into: str = frame.vars["memory"]
    effect = game.state.frames[-2].vars
    effect[into] = (*effect.get(into, ()), game.state.ref(card))


@step("5.5.2.5")
def until_all_looked_at(game: Game, frame: Frame) -> None:
    if frame.vars["looked"] < frame.vars["number"]:
        game.go(frame, "5.5.2.3")


LOOK_UP_TO = Procedure(
    "look up to", "5.5.2", "Look at up to that many cards",
    (none_to_look_at, begin_with_one, stop_looking, look_at_next, until_all_looked_at),
)  # fmt: skip


# 5.6. Swap


@rule("5.6.2", without=True)
def can_swap(game: Game, card: int, other: int) -> bool:
    """Each must be able to go where the other is: cards in zones, of whatever player."""
    return all(
        z.LAYOUT.kind[game.state.place[each]] == "zone" and game.state.host[each] < 0
        for each in (card, other)
    )


@rule("5.6.1")
def swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Two cards trade places at the same time."""
    if card == other or not can_swap(game, card, other):
        return
    place, other_place = game.state.place[card], game.state.place[other]
    seat, other_seat = z.LAYOUT.seat[place], z.LAYOUT.seat[other_place]
    game.do(
        Event("move", seat, card, other_place, 0, source, by, "swap"),
        Event("move", other_seat, other, place, 0, source, by, "swap"),
    )


# 5.7. Discard / send into the discard pile


@rule("5.7.1", "5.7.3")
def discard_happens(game: Game, event: Event) -> None:
    """A card of a hand goes to the discard pile."""
    game.put(event.card, event.zone)
    game.mark(("discarded", event.seat))


@step("5.7.2.1")
def enough_discarded_already(game: Game, frame: Frame) -> None:
    """With no more cards than that, nothing is done."""
    hand = game.state.zones[z.hand_of(frame.vars["seat"])]
    if len(hand) <= frame.vars["number"]:
        game.leave(frame)


@choice("5.7.2")
def choose_what_to_keep(game: Game, frame: Frame) -> Decision | None:
    """The player chooses that many cards of their hand; the rest is discarded."""
    hand = game.state.zones[z.hand_of(frame.vars["seat"])]
    number = frame.vars["number"]
    options: tuple[Option, ...] = tuple([("card", card) for card in hand])
    return Decision(frame.vars["seat"], "keep", options, "5.7.2", number, number)


@choose_what_to_keep.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    kept = [int(option[1]) for option in chosen]
    hand = game.state.zones[z.hand_of(seat)]
    pile = z.discard_of(seat)
    source, by = frame.vars["source"], frame.vars["by"]
    gone = [card for card in hand if card not in kept]
    outer = game.state.frames[-2].vars
    if "todo" in outer:
        outer["it"] = tuple([game.state.ref(card) for card in gone])
    game.do(*[Event("discard", seat, card, pile, 0, source, by, "effect") for card in gone])


DISCARD_UNTIL = Procedure(
    "discard until", "5.7.2", "Discard until so many remain",
    (enough_discarded_already, choose_what_to_keep),
)  # fmt: skip


# 5.11. Play


def play_happens(game: Game, event: Event) -> None:
    """A card comes into play."""
    card = event.card
    type_ = game.state.printed[card].values["type"]
    if type_ == "monster":
        play_monster(game, event)
    elif "onto" in event.tags:
        m.stack_on(game, card, int(event.tags[-1]))
        game.state.alert = True
    else:
        play_to_zone(game, event)
    game.mark(("played " + type_, event.seat))


@rule("5.11.1")
def play_to_zone(game: Game, event: Event) -> None:
    """A battle card is placed in a zone from outside the field; a strategy card in
    its strategy zone."""
    game.put(event.card, event.zone)
    game.state.alert = True


@rule("5.11.2")
def play_monster(game: Game, event: Event) -> None:
    """Playing a monster card makes it the new invading monster."""
    m.become_invading(game, event.seat, event.card)
    game.state.alert = True


@rule("5.11.1.1", without=False)
def is_blocked(game: Game, seat: int, zone: int) -> bool:
    """No battle card is played by an effect to the zone of one's own invading monster."""
    return m.monster_place(game, seat) == zone


# 5.12. Destroy


@rule("5.12.1")
def destroy_happens(game: Game, event: Event) -> None:
    """The card goes to its owner's discard pile, and what is under it too (3.2.4)."""
    card = event.card
    along = m.stack_of(game, card)
    game.mark(("destroyed " + game.value(card, "type"), event.seat))
    game.put(card, z.discard_of(game.state.owner[card]))
    for each in along:
        game.put(each, z.discard_of(game.state.owner[each]))
        disappear_if_illegal(game, each)
    disappear_if_illegal(game, card)


def to_discard(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """5.12.1.1. To put the topmost card of a zone into the discard pile is to destroy it."""
    place = game.state.place[card]
    pile = z.discard_of(game.state.owner[card])
    kind = "put"
    if DESTROYED_WHEN_DISCARDED and counts_as_destroyed(game, card):
        kind = "destroy"
    seat = z.LAYOUT.seat[place]
    return Event(kind, seat if seat >= 0 else game.state.owner[card], card, pile, 0, source, by, cause)


DESTROYED_WHEN_DISCARDED: Final[bool] = fact("5.12.1.1", True, without=False)


def counts_as_destroyed(game: Game, card: int) -> bool:
    place = game.state.place[card]
    return z.LAYOUT.kind[place] in ("zone", "strategy") and game.state.host[card] < 0


# 5.13. Advance / retreat


def advance_happens(game: Game, event: Event) -> None:
    """The position goes up by one (or down, for a retreat)."""
    m.set_position(game, event.seat, z.LAYOUT.number[event.zone])
    if event.kind == "advance":
        game.mark(("zones advanced", event.seat))
        if event.cause == "invasion":
            game.mark(("zones invaded", event.seat))


@step("5.13.1.1")
def at_the_border(game: Game, frame: Frame) -> None:
    """In zone 8 the way on leads into the other player's zones."""
    seat = frame.vars["seat"]
    if frame.vars["left"] <= 0:
        game.leave(frame)
    elif z.position(game, seat) >= 8:
        blocked = bool(m.tops(game, z.zone_of(1 - seat, 8)))
        if invades_past_zone_8(frame.vars["cause"], blocked):
            game.note("victory", seat)
            game.end(seat, "5.13.1.1.2")
        elif stays_in_zone_8(frame.vars["cause"], blocked):
            game.leave(frame)


@rule("5.13.1.1.1", without=False)
def stays_in_zone_8(cause: str, blocked: bool) -> bool:
    """No advance: not by an invasion, or a battle card stands in the way."""
    return cause != "invasion" or blocked


@rule("5.13.1.1.2", "1.2.1.1", "5.13.1.1.2.1", without=False)
def invades_past_zone_8(cause: str, blocked: bool) -> bool:
    """Victory through invasion."""
    return cause == "invasion" and not blocked


@step("5.13.1")
def advance_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next higher number."""
    seat = frame.vars["seat"]
    number = z.position(game, seat)
    frame.vars["left"] -= 1
    if number < 8:
        game.do(
            Event(
                "advance", seat, m.monster_of(game, seat), z.zone_of(seat, number + 1), 1,
                frame.vars["source"], frame.vars["by"], frame.vars["cause"],
            )  # fmt: skip
        )


@step("5.13.3")
def advance_again(game: Game, frame: Frame) -> None:
    """Repeat; an advance that moved nothing was none, and no further one will."""
    if frame.vars["left"] > 0:
        game.go(frame, "5.13.1.1")


ADVANCE = Procedure("advance", "5.13.1", "Advance", (at_the_border, advance_one, advance_again))


@step("5.13.1.2.1")
def there_already(game: Game, frame: Frame) -> None:
    """At that zone or beyond it, nothing is done."""
    if z.is_beyond(z.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.1.2.2")
def advance_until_there(game: Game, frame: Frame) -> None:
    """Advance again and again until it is there (or cannot)."""
    vars = frame.vars
    number = z.position(game, vars["seat"])
    if number < vars["zone"] and number != vars.get("was"):
        vars["was"] = number
        frame.again()
        game.call("advance", seat=vars["seat"], left=1, cause="effect", source=vars["source"],
                  by=vars["by"])  # fmt: skip


ADVANCE_TO = Procedure(
    "advance to", "5.13.1.2", "Advance to a zone", (there_already, advance_until_there)
)


@step("5.13.2.1")
def at_the_start(game: Game, frame: Frame) -> None:
    """In zone 1 nothing is done, and it has not retreated."""
    if frame.vars["left"] <= 0 or z.position(game, frame.vars["seat"]) <= 1:
        game.leave(frame)


@step("5.13.2")
def retreat_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next lower number."""
    seat = frame.vars["seat"]
    number = z.position(game, seat)
    frame.vars["left"] -= 1
    if frame.vars["left"] > 0:
        game.go(frame, "5.13.2.1")
    if number > 1:
        game.do(
            Event(
                "retreat", seat, m.monster_of(game, seat), z.zone_of(seat, number - 1), 1,
                frame.vars["source"], frame.vars["by"], "effect",
            )  # fmt: skip
        )


RETREAT = Procedure("retreat", "5.13.2", "Retreat", (at_the_start, retreat_one))


@step("5.13.2.2.1")
def behind_already(game: Game, frame: Frame) -> None:
    """At that zone or before it, nothing is done."""
    if z.is_before(z.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.2.2.2")
def retreat_until_there(game: Game, frame: Frame) -> None:
    """Retreat again and again until it is there (or cannot)."""
    vars = frame.vars
    number = z.position(game, vars["seat"])
    if number > vars["zone"] and number != vars.get("was"):
        vars["was"] = number
        frame.again()
        game.call("retreat", seat=vars["seat"], left=1, source=vars["source"], by=vars["by"])


RETREAT_TO = Procedure(
    "retreat to", "5.13.2.2", "Retreat to a zone", (behind_already, retreat_until_there)
)


# 5.15. Counter


def counter_happens(game: Game, event: Event) -> None:
    """5.15.1. What countering is, step by step."""
    game.mark(("countered", event.seat))
    game.call("counter", seat=1 - event.seat, source=event.source, by=event.by)


@step("5.15.1.1")
def move_behind(game: Game, frame: Frame) -> None:
    """From zones 6, 7 and 8 the monster moves to the zone behind."""
    seat = frame.vars["seat"]
    number = z.position(game, seat)
    behind = [other for other in z.ZONE_NUMBERS if z.is_behind(seat, other, seat, number)]
    if number in LEAVES_WHEN_COUNTERED and behind:
        game.do(
            Event(
                "pushed back", seat, m.monster_of(game, seat), z.zone_of(seat, behind[0]), 1,
                frame.vars["source"], frame.vars["by"], "counter",
            )  # fmt: skip
        )


LEAVES_WHEN_COUNTERED: Final = (6, 7, 8)


def next_monsters(game: Game, seat: int) -> list[int]:
    """5.15.1.2. Of the next rank, and with a trait in common."""
    now = m.monster_of(game, seat)
    if now < 0:
        return []
    rank = game.value(now, "rank") + 1
    traits = game.value(now, "traits")
    return [
        card
        for card in game.state.zones[z.monster_deck_of(seat)]
        if game.value(card, "rank") == rank
        and any(trait in traits for trait in game.value(card, "traits"))
    ]


@step("5.15.1.2.1")
def no_next_monster(game: Game, frame: Frame) -> None:
    """Without such a card the player loses (1.2.1.2): victory through countering."""
    seat = frame.vars["seat"]
    if not next_monsters(game, seat):
        game.note("victory", 1 - seat)
        lose_by_counter(game, seat)


@rule("1.2.1.2", "5.15.1.2.2")
def lose_by_counter(game: Game, seat: int) -> None:
    game.end(1 - seat, "5.15.1.2.1")


@choice("5.15.1.2")
def choose_next_monster(game: Game, frame: Frame) -> Decision | None:
    """Its master chooses the next monster of their monster deck."""
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in next_monsters(game, frame.vars["seat"])]
    )
    return Decision(frame.vars["seat"], "next-monster", options, "5.15.1.2") if options else None


@choose_next_monster.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    seat = frame.vars["seat"]
    card = int(chosen[0][1])
    game.do(Event("play", seat, card, z.invading_of(seat), 0, -1, -1, "counter"))


COUNTER = Procedure(
    "counter", "5.15.1", "Counter", (move_behind, no_next_monster, choose_next_monster)
)
PUSH_BACK = Procedure("push back", "5.15.1", "Move as though countered", (move_behind,))


def nothing_happens(game: Game, event: Event) -> None:
    """An event that is only to be heard: the beginning of a phase, an invasion."""


def invade_happens(game: Game, event: Event) -> None:
    """5.14.1. The main phase's invasion is what it means to invade."""
    game.mark(("invaded", event.seat))


def move_happens(game: Game, event: Event) -> None:
    """A card goes from zone to zone and stays the same card (4.1.4)."""
    along = m.stack_of(game, event.card)
    if game.state.place[event.card] == event.zone:
        event.amount = IN_VAIN  # 1.3.2.1
        return
    game.put(event.card, event.zone)
    for each in along:
        game.put(each, event.zone, "bottom", event.card)
    game.state.alert = True


# 5.17. Evolve


@rule("5.17.1.1")
def evolved(game: Game, seat: int, card: int, source: int, by: int) -> None:
    """When it is done, the battle card has evolved."""
    game.do(Event("evolve", seat, card, game.state.place[card], 0, source, by, "evolution"))


PROCEDURES: Final = (
    DRAW, DRAW_UP_TO, LOOK_UP_TO, DISCARD_UNTIL, ADVANCE, ADVANCE_TO, RETREAT, RETREAT_TO,
    COUNTER, PUSH_BACK,
)  # fmt: skip
