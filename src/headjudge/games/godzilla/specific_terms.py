"""5. Specific terms: what the instructions on cards and in the rules do.

Each is a procedure of numbered steps where it asks or repeats, and otherwise a
function that an event of that name happens through.
"""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import monster as m
from headjudge.games.godzilla import overview as o
from headjudge.games.godzilla import zones as z
from headjudge.games.godzilla.tokens import disappear_if_illegal
from headjudge.kernel import events, knowledge
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import REVEALED, Event, Frame
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language import terms as t
from headjudge.language.evaluate import context_of, number, select
from headjudge.language.perform import chosen_among_others
from headjudge.rulebook.citation import fact, rule

# 5.2. Place / move


@rule("5.2.1")
def put_happens(game: Game, event: Event) -> None:
    """A card goes to an area; what is stacked under it goes along (3.2.4)."""
    card = event.card
    along = stacked_under(game, card)
    leave_stack(game, card)
    top = card
    if event.where == "under":
        top = m.top_of(game, int(event.tags[0]))
        game.put(card, event.zone, "bottom", top)
    elif z.LAYOUT.kind[event.zone] == "discard":
        send_into_discard_pile(game, event)
    else:
        game.put(card, event.zone, event.where)
    for each in along:
        if z.LAYOUT.field[event.zone]:
            game.put(each, event.zone, "bottom", top)
        else:
            game.put(each, z.own_area(game, each, event.zone), event.where)
            disappear_if_illegal(game, each)
    if z.LAYOUT.field[event.zone]:
        game.state.alert = True
    elif z.LAYOUT.kind[event.zone] == "hand":
        game.mark(("hand gained", z.LAYOUT.seat[event.zone]))
    disappear_if_illegal(game, card)


@rule("5.2.1")
def move_happens(game: Game, event: Event) -> None:
    """A card goes from zone to zone, where it stays the same card (4.1.4); an invading
    monster goes by changing its position (3.3.3.3)."""
    card = event.card
    if o.is_no_change(m.whereabouts(game, card), event.zone):
        event.amount = IN_VAIN
        return
    if z.LAYOUT.kind[game.state.place[card]] == "invading":
        m.set_position(game, z.LAYOUT.seat[event.zone], z.LAYOUT.number[event.zone])
        return
    along = m.stack_of(game, card)
    game.put(card, event.zone)
    for each in along:
        game.put(each, event.zone, "bottom", card)
    game.state.alert = True


def stacked_under(game: Game, card: int) -> tuple[int, ...]:
    """The cards that go along when this one is placed somewhere else."""
    place = game.state.place[card]
    if place >= 0 and z.LAYOUT.kind[place] in MOVE_AS_A_STACK:
        return m.stack_of(game, card)
    return ()


def leave_stack(game: Game, card: int) -> None:
    """A card of the invading monster leaves it; if it was the top, the next one is now."""
    state = game.state
    place = state.place[card]
    if place >= 0 and z.LAYOUT.kind[place] == "invading":
        below = m.under(game, card)
        if below:
            for each in below[1:]:
                state.host[each] = below[0]
            state.host[below[0]] = -1
            state.board += 1


def placing(game: Game, card: int, zone: int) -> str:
    """What it is to place a card in a zone: into the discard pile perhaps to destroy it."""
    if z.LAYOUT.kind[zone] == "discard" and is_destroyed_when_discarded(game, card):
        return "destroy"
    return "put"


# 5.3. Shuffle

# 5.3.1.2: with one card or none nothing changes its place, yet that was a shuffle
FEWEST_TO_SHUFFLE: Final[int] = fact("5.3.1.2", 0, without=2)


@rule("5.3.1")
def shuffle_happens(game: Game, event: Event) -> None:
    """The cards are put into a random order."""
    cards = cards_of_area(game, event.zone)
    if len(cards) < FEWEST_TO_SHUFFLE:
        event.amount = IN_VAIN
        return
    game.shuffle(event.zone, cards)
    game.mark(("shuffled", event.seat))


@rule("5.3.1.1", without=())
def cards_of_area(game: Game, zone: int) -> tuple[int, ...]:
    """To shuffle an area is to shuffle all the cards in it."""
    return game.state.zones[zone]


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
        reshuffle_at_once(game, frame.vars["seat"])


@rule("11.2.1")
def reshuffle_at_once(game: Game, seat: int) -> None:
    """It interrupts: the draw goes on with the new deck."""
    game.call("reshuffle", seat=seat)


@step("5.4.2")
def draw_next(game: Game, frame: Frame) -> None:
    """Drawing several is drawing one, so many times."""
    left = frame.vars["left"]
    if left > 0:
        frame.vars["left"] = left - 1
        game.go(frame, "11.2.2")
        draw_top(game, frame.vars["seat"], frame.vars["source"])


DRAW = Procedure("draw", "5.4.2", "Draw", (reshuffle_if_empty, draw_next))


@step("11.2.2")
def reshuffle_all_empty(game: Game, frame: Frame) -> None:
    """Of several who would draw, each with an empty deck reshuffles, the first one first."""
    for seat in reversed(frame.vars["seats"]):
        if frame.vars["left"] > 0 and not game.state.zones[z.deck_of(seat)]:
            reshuffle_at_once(game, seat)


@step("5.4.2")
def draw_next_together(game: Game, frame: Frame) -> None:
    """Each draws one card at the same time (1.3.4.1), so many times."""
    if frame.vars["left"] > 0:
        frame.vars["left"] -= 1
        game.go(frame, "11.2.2")
        tops = [(seat, game.state.zones[z.deck_of(seat)]) for seat in frame.vars["seats"]]
        o.at_the_same_time(
            game,
            tuple(
                [
                    Event("draw", seat, deck[0], z.hand_of(seat), 0, frame.vars["source"])
                    for seat, deck in tops
                    if deck
                ]
            ),
        )


DRAW_TOGETHER = Procedure(
    "draw together", "5.4.2", "Several draw", (reshuffle_all_empty, draw_next_together)
)


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
    "draw up to", "5.4.3", "Draw up to that many cards",
    fact("5.4.3", (none_to_draw, stop_drawing, draw_one, until_all_drawn), without=()),
)  # fmt: skip


# 5.5. Look at the top


@rule("5.5.1")
def look_happens(game: Game, event: Event) -> None:
    """The player comes to know a card."""
    game.reveal((event.card,), 1 << event.seat)


@step("5.5.2.1")
def none_to_look_at(game: Game, frame: Frame) -> None:
    """Up to 0 cards is none."""
    if frame.vars["number"] <= 0:
        game.leave(frame)


@step("5.5.2.2")
def begin_with_the_first(game: Game, frame: Frame) -> None:
    """The count begins at 1."""
    frame.vars["at"] = 1


@choice("5.5.2.3")
def stop_looking(game: Game, frame: Frame) -> Decision | None:
    """The player may stop, and must where the deck ends (1.3.2)."""
    deck = game.state.zones[z.deck_of(frame.vars["deck"])]
    options = (YES, NO) if frame.vars["at"] <= len(deck) else (NO,)
    return Decision(frame.vars["seat"], "look-at-another", options, "5.5.2.3")


@stop_looking.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    if chosen[0] == NO:
        game.leave(frame)


@step("5.5.2.4")
def look_at_next(game: Game, frame: Frame) -> None:
    """The player sees the card at that place. The English edition shows the cards above it
    again, which the player has just seen."""
    vars = frame.vars
    card = game.state.zones[z.deck_of(vars["deck"])][vars["at"] - 1]
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = (*effect.get(vars["memory"], ()), game.state.ref(card))
    game.do(Event("look", vars["seat"], card, source=effect["source"], by=effect["seat"]))


@step("5.5.2.5")
def until_all_looked_at(game: Game, frame: Frame) -> None:
    """Not yet that many: count on and go back."""
    if frame.vars["at"] < frame.vars["number"]:
        frame.vars["at"] += 1
        game.go(frame, "5.5.2.3")


LOOK_UP_TO = Procedure(
    "look up to", "5.5.2", "Look at up to that many cards",
    fact(
        "5.5.2",
        (none_to_look_at, begin_with_the_first, stop_looking, look_at_next, until_all_looked_at),
        without=(),
    ),
)  # fmt: skip


# 5.6. Swap


@rule("5.6.1")
def swap(game: Game, card: int, other: int, source: int, by: int) -> None:
    """Each of two cards goes where the other is, at the same time."""
    place, other_place = game.state.place[card], game.state.place[other]
    if place == other_place:
        return  # 1.3.2.1
    moves = (
        swap_event(game, card, other_place, source, by),
        swap_event(game, other, place, source, by),
    )
    if can_swap(game, moves):
        game.do(*moves)


def swap_event(game: Game, card: int, zone: int, source: int, by: int) -> Event:
    """A card goes where another is. From outside the field into a zone it is played
    (5.11.1)."""
    place = game.state.place[card]
    seat = z.LAYOUT.seat[place]
    if not z.is_zone(zone):
        return Event(placing(game, card, zone), seat, card, zone, 0, source, by, "swap")
    if z.is_zone(place):
        return Event("move", seat, card, zone, 0, source, by, "swap")
    area = came_from(z.LAYOUT.kind[place])
    return Event("play", seat, card, zone, 0, source, by, "swap", tags=area)


@rule("5.6.2", without=True)
def can_swap(game: Game, moves: tuple[Event, ...]) -> bool:
    """Not if either card cannot go where the other is: it is part of a stack or of an
    invading monster, the area is another player's (4.1.7), or an effect forbids it."""
    state = game.state
    for event in moves:
        if (
            state.host[event.card] >= 0
            or z.LAYOUT.kind[event.zone] == "invading"
            or z.own_area(game, event.card, event.zone) != event.zone
            or events.is_forbidden(game, event)
        ):
            return False
    return True


# 5.7. Discard / send into the discard pile


@rule("5.7.1")
def discard_happens(game: Game, event: Event) -> None:
    """A card chosen from the hand goes to the discard pile."""
    game.put(event.card, event.zone)
    game.mark(("discarded", event.seat))


@step("5.7.2.1")
def nothing_to_discard(game: Game, frame: Frame) -> None:
    """With no more cards than that in the hand, nothing is done. The English edition says
    so of fewer cards only; of exactly so many none would be discarded either."""
    zones, least = game.state.zones, frame.vars["number"]
    frame.vars["seats"] = tuple(
        [seat for seat in frame.vars["seats"] if len(zones[z.hand_of(seat)]) > least]
    )


@choice("5.7.2")
def choose_what_to_keep(game: Game, frame: Frame) -> Decision | None:
    """The player chooses that many cards of their hand. If both must, the second chooses
    before anything is seen of the first one's choice (1.3.4.2)."""
    kept, number = frame.vars["kept"], frame.vars["number"]
    if len(kept) == len(frame.vars["seats"]):
        return None
    seat = frame.vars["seats"][len(kept)]
    options: tuple[Option, ...] = tuple(
        [("card", card) for card in game.state.zones[z.hand_of(seat)]]
    )
    return Decision(seat, "keep", options, "5.7.2", number, number)


@choose_what_to_keep.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    kept = tuple([int(option[1]) for option in chosen])
    seat = frame.vars["seats"][len(frame.vars["kept"])]
    frame.vars["kept"] = (*frame.vars["kept"], kept)
    chosen_among_others(game, not_kept(game, seat, kept))
    frame.again()


def not_kept(game: Game, seat: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in game.state.zones[z.hand_of(seat)] if card not in kept])


@step("5.7.2")
def discard_the_rest(game: Game, frame: Frame) -> None:
    """All other cards of those hands are discarded."""
    vars = frame.vars
    events: list[Event] = []
    for seat, kept in zip(vars["seats"], vars["kept"], strict=True):
        for card in not_kept(game, seat, kept):
            pile = z.discard_of(seat)
            events.append(
                Event("discard", seat, card, pile, 0, vars["source"], vars["by"], "effect")
            )
    outer = game.state.frames[-2].vars
    if "todo" in outer and events:
        outer["it"] = tuple([game.state.ref(event.card) for event in events])
    game.do(*events)


DISCARD_UNTIL = Procedure(
    "discard until", "5.7.2", "Discard until so many remain",
    (nothing_to_discard, choose_what_to_keep, discard_the_rest),
)  # fmt: skip


@rule("5.7.3")
def send_into_discard_pile(game: Game, event: Event) -> None:
    """A card goes to the discard pile from wherever it is."""
    game.put(event.card, event.zone)


# 5.7.3.1: a card of the invading monster goes without the others of its stack
MOVE_AS_A_STACK: Final[tuple[str, ...]] = fact(
    "5.7.3.1", ("zone", "strategy"), without=("zone", "strategy", "invading")
)


# 5.8. Search


@step("5.8.1")
def look_through_deck(game: Game, frame: Frame) -> None:
    """The player looks at all the cards of their deck."""
    seat = frame.vars["seat"]
    game.reveal(game.state.zones[z.deck_of(seat)], 1 << seat)


@choice("5.8.1")
def choose_found(game: Game, frame: Frame) -> Decision | None:
    """And chooses among them the cards asked for, sort by sort."""
    vars = frame.vars
    if len(vars["found"]) == len(vars["picks"]):
        return None
    pick: t.Pick = vars["picks"][len(vars["found"])]
    context = context_of(game, game.state.frames[-2])
    taken = [ref[0] for refs in vars["found"] for ref in refs]
    cards = [card for card in select(context, pick.cards) if card not in taken]
    most = as_many_as_there_are(max(0, number(context, pick.count)), len(cards))
    least = 0 if pick.up_to or may_fail_to_find(pick) else must_find(most)
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    hidden = len(game.state.zones[z.deck_of(vars["seat"])]) > 0
    return Decision(vars["seat"], "Search", options, "5.8.1", least, most, secret=hidden)


@choose_found.then
def _(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    vars = frame.vars
    refs = tuple([game.state.ref(int(option[1])) for option in chosen])
    vars["found"] = (*vars["found"], refs)
    effect = game.state.frames[-2].vars
    effect[vars["memory"]] = (*effect[vars["memory"]], *refs)
    frame.again()


@rule("5.8.1.1", without=0)
def must_find(most: int) -> int:
    """Asked for nothing but a number of cards, the player must take so many."""
    return most


@rule("5.8.1.1.1", without=0)
def as_many_as_there_are(wanted: int, there: int) -> int:
    """And all there are, if there are fewer."""
    return min(wanted, there)


@rule("5.8.1.2", without=False)
def may_fail_to_find(pick: t.Pick) -> bool:
    """Nobody can be held to have found a card of which more is asked: there may be none."""
    return len(pick.cards.filters) > 0


SEARCH = Procedure("search", "5.8", "Search", (look_through_deck, choose_found))


# 5.9. Activate


@rule("5.9.1")
def activate(game: Game, card: int) -> None:
    """The master of a strategy card plays it (10.5.2)."""
    game.call("play card", seat=z.LAYOUT.seat[game.state.place[card]], card=card)


# 5.10. Reveal


@rule("5.10.1")
def reveal_happens(game: Game, event: Event) -> None:
    """Everybody sees the card; the effect that reveals it remembers to end that."""
    state = game.state
    card = event.card
    game.reveal((card,), knowledge.everyone(state))
    state.face[card] = REVEALED
    for frame in reversed(state.frames):
        if frame.procedure == "perform":
            frame.vars["revealing"] = (*frame.vars.get("revealing", ()), state.ref(card))
            return


@step("5.10.1.1")
def stop_revealing(game: Game, frame: Frame) -> None:
    """With the effect over, a card it revealed lies as before; one that has moved already
    does. Nobody forgets what they saw."""
    state = game.state
    for card, identity in frame.vars.get("revealing", ()):
        if state.identity[card] == identity:
            state.face[card] = 0


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


@rule("5.11.1.1", without=False)
def is_blocked(game: Game, seat: int, zone: int) -> bool:
    """No battle card is played by an effect to the zone of one's own invading monster."""
    return m.monster_place(game, seat) == zone


@rule("5.11.1.2", without=())
def zones_to_avoid(game: Game, seat: int) -> tuple[int, ...]:
    """Where one may choose, one must choose a zone without one's invading monster."""
    return (m.monster_place(game, seat),)


@rule("5.11.1.3", without=())
def zones_taken(chosen: tuple[int, ...]) -> tuple[int, ...]:
    """Battle cards that are played together go to zones of their own."""
    return chosen


@rule("5.11.2")
def play_monster(game: Game, event: Event) -> None:
    """Playing a monster card makes it the new invading monster."""
    m.become_invading(game, event.seat, event.card)
    game.state.alert = True


@rule("5.11.3", without=())
def came_from(area: str) -> tuple[Any, ...]:
    """Played from an area and resolved, or put into play directly from there: either way
    the card was played from that area. The mark of it on the event."""
    return (area,)


# 5.12. Destroy


@rule("5.12.1")
def destroy_happens(game: Game, event: Event) -> None:
    """The card goes to its owner's discard pile, and what is under it too (3.2.4)."""
    card = event.card
    along = m.stack_of(game, card)
    game.mark(("destroyed " + game.value(card, "type"), event.seat))
    game.put(card, z.owners_area(game, card, "discard"))
    for each in along:
        game.put(each, z.owners_area(game, each, "discard"))
        disappear_if_illegal(game, each)
    disappear_if_illegal(game, card)


@rule("5.12.1.1", without=False)
def is_destroyed_when_discarded(game: Game, card: int) -> bool:
    """A card in a zone or strategy zone that lies under no other is destroyed by being put
    into the discard pile, whatever put it there."""
    place = game.state.place[card]
    return z.LAYOUT.kind[place] in ("zone", "strategy") and game.state.host[card] < 0


def to_discard(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """What happens when the rules put a card into its owner's discard pile."""
    seat = z.LAYOUT.seat[game.state.place[card]]
    pile = z.owners_area(game, card, "discard")
    kind = placing(game, card, pile)
    return Event(kind, seat if seat >= 0 else game.state.owner[card], card, pile, 0, source, by, cause)


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
    elif z.position(game, seat) >= z.ZONES and not is_stopped(game, seat, frame.vars["cause"]):
        win_through_invasion(game, seat)


@rule("5.13.1.1.1", without=False)
def is_stopped(game: Game, seat: int, cause: str) -> bool:
    """No advance out of zone 8 but by an invasion, and none while a battle card is in the
    other player's zone 8."""
    if cause != "invasion":
        return True
    for card in m.tops(game, z.zone_of(1 - seat, z.ZONES)):
        if game.value(card, "type") == "battle":
            return True
    return False


@rule("5.13.1.1.2")
def win_through_invasion(game: Game, seat: int) -> None:
    """5.13.1.1.2.1. Victory through invasion."""
    game.note("victory", seat)
    o.win_by_invasion(game, seat)


@step("5.13.1")
def advance_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next higher number; the procedure is carried
    out again for every further advance."""
    vars = frame.vars
    seat = vars["seat"]
    here = z.position(game, seat)
    there = min(here + 1, z.ZONES)
    vars["left"] -= 1
    if vars["left"] > 0:
        game.go(frame, "5.13.1.1")
    if is_elsewhere(here, there):
        game.do(
            Event(
                "advance", seat, m.monster_of(game, seat), z.zone_of(seat, there), 1,
                vars["source"], vars["by"], vars["cause"],
            )  # fmt: skip
        )


ADVANCE = Procedure("advance", "5.13.1", "Advance", (at_the_border, advance_one))


@step("5.13.1.2.1")
def there_already(game: Game, frame: Frame) -> None:
    """At that zone or beyond it, nothing is done."""
    if z.is_beyond(z.position(game, frame.vars["seat"]), frame.vars["zone"]):
        game.leave(frame)


@step("5.13.1.2.2")
def advance_until_there(game: Game, frame: Frame) -> None:
    """Advance again and again until it is there, or gets no further."""
    vars = frame.vars
    here = z.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.1.2.1")
        game.call("advance", seat=vars["seat"], left=1, cause="effect", source=vars["source"],
                  by=vars["by"])  # fmt: skip


ADVANCE_TO = Procedure(
    "advance to", "5.13.1.2", "Advance to a zone",
    fact("5.13.1.2", (there_already, advance_until_there), without=()),
)  # fmt: skip


@step("5.13.2.1")
def at_the_start(game: Game, frame: Frame) -> None:
    """In zone 1 nothing is done, and it has not retreated."""
    if z.position(game, frame.vars["seat"]) <= 1:
        game.leave(frame)


@step("5.13.2")
def retreat_one(game: Game, frame: Frame) -> None:
    """The position becomes the zone with the next lower number; the procedure is carried
    out again for every further retreat."""
    vars = frame.vars
    if vars["left"] <= 0:
        return
    seat = vars["seat"]
    vars["left"] -= 1
    game.go(frame, "5.13.2.1")
    game.do(
        Event(
            "retreat", seat, m.monster_of(game, seat),
            z.zone_of(seat, z.position(game, seat) - 1), 1, vars["source"], vars["by"], "effect",
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
    """Retreat again and again until it is there, or gets no further."""
    vars = frame.vars
    here = z.position(game, vars["seat"])
    if here != vars.get("was"):
        vars["was"] = here
        game.go(frame, "5.13.2.2.1")
        game.call("retreat", seat=vars["seat"], left=1, source=vars["source"], by=vars["by"])


RETREAT_TO = Procedure(
    "retreat to", "5.13.2.2", "Retreat to a zone",
    fact("5.13.2.2", (behind_already, retreat_until_there), without=()),
)  # fmt: skip


@rule("5.13.3", without=True)
def is_elsewhere(here: int, there: int) -> bool:
    """A monster that stays in its zone has not advanced."""
    return here != there


# 5.14. Invade


def invade_happens(game: Game, event: Event) -> None:
    """5.14.1. The main phase's invasion is what it means to invade."""
    game.mark(("invaded", event.seat))


# 5.15. Counter


def counter_happens(game: Game, event: Event) -> None:
    """5.15.1. What countering is, step by step."""
    game.mark(("countered", event.seat))
    game.call("counter", seat=1 - event.seat, source=event.source, by=event.by)


@step("5.15.1.1")
def move_behind(game: Game, frame: Frame) -> None:
    """From zones 6, 7 and 8, which alone have a zone behind them, the monster moves there."""
    seat = frame.vars["seat"]
    here = z.position(game, seat)
    for there in z.ZONE_NUMBERS:
        if z.is_behind(seat, there, seat, here):
            game.do(
                Event(
                    "pushed back", seat, m.monster_of(game, seat), z.zone_of(seat, there), 1,
                    frame.vars["source"], frame.vars["by"], "counter",
                )  # fmt: skip
            )
            return


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
        and [trait for trait in game.value(card, "traits") if trait in traits]
    ]


@step("5.15.1.2.1")
def no_next_monster(game: Game, frame: Frame) -> None:
    """Without such a card the player loses."""
    seat = frame.vars["seat"]
    if not next_monsters(game, seat):
        # 5.15.1.2.2: for the other player, victory through countering
        game.note("victory", 1 - seat)
        o.lose_by_counter(game, seat)


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
    area = came_from("monster deck")
    game.do(Event("play", seat, card, z.invading_of(seat), 0, -1, -1, "counter", tags=area))


COUNTER = Procedure(
    "counter", "5.15.1", "Counter",
    fact("5.15.1", (move_behind, no_next_monster, choose_next_monster), without=()),
)  # fmt: skip
PUSH_BACK = Procedure("push back", "5.15.1", "Move as though countered", (move_behind,))


# 5.17. Evolve


@step("5.17.1")
def evolve(game: Game, frame: Frame) -> None:
    """The new card is played on top of the battle card on the field."""
    vars = frame.vars
    card = vars["card"]
    place = game.state.place[card]
    on_top = game.state.host[card] < 0  # what lies under another card is not on the field
    if vars["found"] >= 0 and place >= 0 and z.is_zone(place) and on_top:
        area = came_from(z.LAYOUT.kind[game.state.place[vars["found"]]])
        game.do(
            Event("play", vars["seat"], vars["found"], place, 0, vars["source"], vars["by"],
                  "evolution", tags=(*area, "evolution", "onto", card))
        )  # fmt: skip
    else:
        vars["found"] = -1


@step("5.17.1.1")
def has_evolved(game: Game, frame: Frame) -> None:
    """When that is done, the battle card has evolved into the new one."""
    vars = frame.vars
    if vars["found"] >= 0:
        place = game.state.place[vars["found"]]
        game.do(
            Event("evolve", vars["seat"], vars["found"], place, 0, vars["source"], vars["by"],
                  "evolution")
        )  # fmt: skip


def nothing_happens(game: Game, event: Event) -> None:
    """An event that is only to be heard: the beginning of a phase, an evolution."""


PROCEDURES: Final = (
    DRAW, DRAW_TOGETHER, DRAW_UP_TO, LOOK_UP_TO, DISCARD_UNTIL, SEARCH, ADVANCE, ADVANCE_TO, RETREAT, RETREAT_TO,
    COUNTER, PUSH_BACK,
)  # fmt: skip
