"""5.2, 5.6, 5.7, 5.12. Place and move, swap, discard, destroy."""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla import c03_players
from headjudge.games.godzilla.c01_overview.golden_rules import is_no_change
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c04_areas.zones import is_empty, zones_meant
from headjudge.games.godzilla.c05_terms.entering import came_from
from headjudge.games.godzilla.c09_tokens import disappear_if_illegal
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ACT, CAN
from headjudge.language.evaluate import means, select
from headjudge.language.picking import acting, reveal_early_choice
from headjudge.rulebook.citation import fact, rule

# 5.2. Place, move


@rule("5.2.1")
def put_happens(game: Game, event: Event) -> None:
    """A card goes to an area; what is stacked under it goes along (3.2.4)."""
    card = event.card
    along = stacked_under(game, card)
    leave_stack(game, card)
    top = card
    if event.where == "under":
        top = c03_players.top_of(game, int(event.tags[0]))
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
        game.interrupt_soon()
    elif z.LAYOUT.kind[event.zone] == "hand":
        game.mark(("hand gained", z.LAYOUT.seat[event.zone]))
    disappear_if_illegal(game, card)


def stacked_under(game: Game, card: int) -> tuple[int, ...]:
    """The cards that go along when this one is placed somewhere else."""
    place = game.state.place[card]
    if place >= 0 and z.LAYOUT.kind[place] in MOVE_AS_A_STACK:
        return c03_players.stack_of(game, card)
    return ()


def leave_stack(game: Game, card: int) -> None:
    """A card of the invading monster leaves it; if it was the top, the next one is now."""
    state = game.state
    place = state.place[card]
    if place >= 0 and z.LAYOUT.kind[place] == "invading":
        below = c03_players.under(game, card)
        if below:
            for each in below[1:]:
                state.host[each] = below[0]
            state.host[below[0]] = -1
            state.board += 1


def kind_of_placing(game: Game, card: int, zone: int) -> str:
    """The kind of event by which a card is placed in an area: into the discard pile perhaps by
    being destroyed."""
    if z.LAYOUT.kind[zone] == "discard" and is_destroyed_when_discarded(game, card):
        return "destroy"
    return "put"


@rule("5.2.1")
def move_happens(game: Game, event: Event) -> None:
    """A card goes from zone to zone, where it stays the same card (4.1.4); an invading
    monster goes by changing its position (3.3.3.3)."""
    card = event.card
    if is_no_change(c03_players.whereabouts(game, card), event.zone):
        event.changed_nothing = True
        return
    if z.LAYOUT.kind[game.state.place[card]] == "invading":
        c03_players.set_position(game, z.LAYOUT.seat[event.zone], z.LAYOUT.number[event.zone])
        return
    along = c03_players.stack_of(game, card)
    game.put(card, event.zone)
    for each in along:
        game.put(each, event.zone, "bottom", card)
    game.interrupt_soon()


@means(ACT, v.MoveTo)
def do_move_to(context: Context, frame: Frame, term: v.MoveTo, cards: tuple[Ref, ...]) -> None:
    """Move these cards to such zones one after the other; the first is called last."""
    for card, _identity in reversed(cards):
        context.game.call(
            "move to", card=card, seat=context.seat, source=context.source,
            zones=tuple(zones_meant(context, term.zones)), empty=term.zones.empty,
        )  # fmt: skip


@means(CAN, v.MoveTo)
def can_move_to(context: Context, term: v.MoveTo) -> bool:
    """Whether there are such cards, and such zones to move to."""
    what = term.what
    there = select(context, what.cards) if isinstance(what, t.Pick) else acting(context, what)
    return bool(there) and bool(zones_meant(context, term.zones))


@choice("5.2.1")
def choose_destination(game: Game, frame: Frame) -> Decision | None:
    """The master of the effect chooses among the zones it names; a monster moves among the
    zones of its own master only."""
    vars = frame.vars
    here = c03_players.whereabouts(game, vars["card"])
    place = game.state.place[vars["card"]]
    monsters = z.LAYOUT.seat[place] if z.LAYOUT.kind[place] == "invading" else None
    options: tuple[Option, ...] = tuple(
        [
            ("zone", zone)
            for zone in vars["zones"]
            if zone != here
            and (not vars["empty"] or is_empty(game, zone))
            and monsters in (None, z.LAYOUT.seat[zone])
        ]
    )
    return Decision(vars["seat"], "destination", options, "5.2.1") if options else None


@choose_destination.then
def move_to_destination(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The card moves to the chosen zone."""
    vars = frame.vars
    card = vars["card"]
    seat = z.LAYOUT.seat[game.state.place[card]]
    zone = int(chosen[0][1])
    game.do(Event("move", seat, card, zone, 0, vars["source"], vars["seat"], "effect"))


MOVE_TO = Procedure("move to", "5.2", "Move to a zone", (choose_destination,))


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
    """The event by which a card goes where another is. From outside the field into a zone it is
    played (5.11.1)."""
    place = game.state.place[card]
    seat = z.LAYOUT.seat[place]
    if not z.is_zone(zone):
        return Event(kind_of_placing(game, card, zone), seat, card, zone, 0, source, by, "swap")
    if z.is_zone(place):
        return Event("move", seat, card, zone, 0, source, by, "swap")
    area = came_from(z.LAYOUT.kind[place])
    return Event("play", seat, card, zone, 0, source, by, "swap", tags=area)


@rule("5.6.2")
def can_swap(game: Game, moves: tuple[Event, ...]) -> bool:
    """Whether two cards can swap: neither is part of a stack or of an invading monster, each may go
    to the other's area (4.1.7), and no effect forbids it."""
    state = game.state
    for event in moves:
        if (
            state.host[event.card] >= 0
            or z.LAYOUT.kind[event.zone] == "invading"
            or z.own_area(game, event.card, event.zone) != event.zone
            or is_forbidden(game, event)
        ):
            return False
    return True


# 5.7. Discard, send into the discard pile


@rule("5.7.1")
def discard_happens(game: Game, event: Event) -> None:
    """A card chosen from the hand goes to the discard pile."""
    game.put(event.card, event.zone)
    game.mark(("discarded", event.seat))


@step("5.7.2.1")
def nothing_to_discard(game: Game, frame: Frame) -> None:
    """A player who has no more than that many cards in hand discards none. The English edition says
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
def keep_chosen_cards(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen cards stay in the hand; then the next player chooses."""
    kept = tuple([int(option[1]) for option in chosen])
    seat = frame.vars["seats"][len(frame.vars["kept"])]
    frame.vars["kept"] = (*frame.vars["kept"], kept)
    reveal_early_choice(game, not_kept(game, seat, kept))
    frame.again()


def not_kept(game: Game, seat: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a player's hand that were not chosen to be kept."""
    return tuple([card for card in game.state.zones[z.hand_of(seat)] if card not in kept])


@step("5.7.2")
def discard_the_rest(game: Game, frame: Frame) -> None:
    """All cards of those hands that were not chosen are discarded."""
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


# 5.12. Destroy


@rule("5.12.1")
def destroy_happens(game: Game, event: Event) -> None:
    """A card that is destroyed goes to its owner's discard pile, and what is under it too
    (3.2.4)."""
    card = event.card
    along = c03_players.stack_of(game, card)
    game.mark(("destroyed " + game.value(card, "type"), event.seat))
    game.put(card, z.owners_area(game, card, "discard"))
    for each in along:
        game.put(each, z.owners_area(game, each, "discard"))
        disappear_if_illegal(game, each)
    disappear_if_illegal(game, card)


@rule("5.12.1.1")
def is_destroyed_when_discarded(game: Game, card: int) -> bool:
    """A card in a zone or strategy zone that lies under no other is destroyed by being put
    into the discard pile, whatever put it there."""
    place = game.state.place[card]
    return z.LAYOUT.kind[place] in ("zone", "strategy") and game.state.host[card] < 0


def to_discard(game: Game, card: int, cause: str, source: int = -1, by: int = -1) -> Event:
    """The event by which the rules put a card into its owner's discard pile."""
    seat = z.LAYOUT.seat[game.state.place[card]]
    pile = z.owners_area(game, card, "discard")
    kind = kind_of_placing(game, card, pile)
    who = seat if seat >= 0 else game.state.owner[card]
    return Event(kind, who, card, pile, 0, source, by, cause)


PROCEDURES: Final = (MOVE_TO, DISCARD_UNTIL)
