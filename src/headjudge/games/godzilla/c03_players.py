"""3. Player information: owner and master, stacked cards, the invading monster, rage.

How an invading monster advances, and what countering it does, is in 5.13 and 5.15.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any, Final

from headjudge.games.godzilla.c01_overview.golden_rules import at_the_same_time, is_no_change
from headjudge.games.godzilla.c04_areas.layout import INVADING_OF, LAYOUT, SIZE, zone_of
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import values
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import CAN, DO
from headjudge.language.evaluate import OBJECTS, means, number, seats, times
from headjudge.rulebook.citation import fact, rule

# 3.1. Owner and master


@rule("3.1.2")
def master(game: Game, card: int) -> int:
    """The player to whom the area belongs that a card is in; in the area that belongs to
    nobody, and nowhere, its owner."""
    place = game.state.place[card]
    seat = LAYOUT.seat[place] if place >= 0 else -1
    return seat if seat >= 0 else game.state.owner[card]


@rule("3.1.2.1")
def master_of_continuous(game: Game, card: int) -> int:
    """A continuous ability's master is that of the card which has it."""
    return master(game, card)


@rule("3.1.2.2")
def master_of_automatic(game: Game, card: int) -> int:
    """An automatic ability's master is that of the card which has it."""
    return master(game, card)


@rule("3.1.2.3")
def master_of_effect(of_ability: int) -> int:
    """An effect's master is that of the ability it comes from."""
    return of_ability


# Who does what an effect says, where it names nobody: the master of the effect.
WHO_ACTS: Final[t.Whose] = fact("3.1.2.3.1", t.YOU, without=t.OPPONENT)


# 3.2. Stacked cards


@rule("3.2.2")
def under(game: Game, top: int) -> list[int]:
    """The cards stacked under a card in the order they are kept in, topmost first."""
    state = game.state
    place = state.place[top]
    if place < 0 or not LAYOUT.field[place]:
        return []
    host = state.host
    return [card for card in reversed(state.zones[place]) if host[card] == top]


@rule("3.2.3")
def tops(game: Game, zone: int) -> tuple[int, ...]:
    """A stack counts as one card: the cards of a zone that lie under no other."""
    cards = game.state.zones[zone]
    if len(cards) < 2:
        return cards
    host = game.state.host
    return tuple([card for card in cards if host[card] < 0])


@rule("3.2.3.1")
def looked_at(game: Game, zone: int) -> tuple[int, ...]:
    """Of a stack only the topmost card is looked at, unless a text asks for those below."""
    return tops(game, zone)


@rule("3.2.4")
def stack_of(game: Game, top: int) -> tuple[int, ...]:
    """What moves along when a stacked card moves: all the cards under it."""
    return tuple(under(game, top))


@rule("3.2.5")
def cover(game: Game, top: int) -> None:
    """A card that another is placed on becomes a new and different card: what spoke of it, or was
    laid on it, does not find it any more. Its last information stays (10.10)."""
    state = game.state
    left = remember(game, top)
    before = state.ref(top)
    state.identity[top] = state.next_number()
    left["covered"] = state.identity[top]
    state.last[before] = left


def stack_on(game: Game, card: int, top: int) -> None:
    """A card goes on top of another and of all that lies under it."""
    state = game.state
    top = top_of(game, top)
    below = under(game, top)
    cover(game, top)
    game.put(card, state.place[top], "top")
    state.host[top] = card
    for each in below:
        state.host[each] = card
    game.values_changed()
    state.board += 1


def top_of(game: Game, card: int) -> int:
    """The topmost card of the stack a card is in."""
    host = game.state.host[card]
    return card if host < 0 else host


def below_as(game: Game, ref: tuple[int, int]) -> tuple[int, int]:
    """A card that was covered since it was spoken of, as the object it is in its stack."""
    state = game.state
    while not state.is_current(ref) and "covered" in state.last.get(ref, {}):
        ref = (ref[0], state.last[ref]["covered"])
    return ref


def remember(game: Game, card: int) -> dict[str, Any]:
    """What is remembered of a card that leaves the field (10.10.1.2): its changed information, its
    zone, and whether it lay under another."""
    kept = values.snapshot_values(game, card, game.survey.remembered)
    kept["place"] = whereabouts(game, card)
    kept["under"] = game.state.host[card] >= 0
    return kept


SomeZones = Callable[[list[tuple[int, ...]]], tuple[tuple[int, ...], ...]]  # some of all zones


def working_in(game: Game, rooms: SomeZones) -> list[int]:
    """The cards of these zones whose abilities can work."""
    stacks = rooms(game.state.zones)
    found = list(chain.from_iterable(stacks))
    if len(found) + stacks.count(()) == len(stacks):
        return found  # no two cards share a zone
    return uncovered(game, found)


@rule("3.2.6")
def uncovered(game: Game, cards: list[int]) -> list[int]:
    """Of these cards those that lie under no other: the abilities of a covered card do nothing
    (ja-1.04 says so; en-1.01 is silent)."""
    host = game.state.host
    return [card for card in cards if host[card] < 0]


def covered_cards(game: Game, seat: int) -> list[int]:
    """The cards that lie under another one on a player's side: some abilities say that
    they work there."""
    found: list[int] = []
    for zone in range(seat * SIZE, (seat + 1) * SIZE):
        if LAYOUT.field[zone]:
            for top in tops(game, zone):
                found.extend(under(game, top))
    return found


# 3.3. Invading monster


def monster_of(game: Game, seat: int) -> int:
    """3.3.1, 3.3.2. The top card of a player's invading monster, -1 if there is none."""
    cards = game.state.zones[INVADING_OF[seat]]
    return cards[-1] if cards else -1


@means(OBJECTS, v.Monster)
@rule("3.3.4")
def find_monster(context: Context, term: v.Monster) -> tuple[Ref, ...]:
    """A player's monster card is the top card of their invading monster."""
    refs: list[Ref] = []
    for seat in seats(context, term.whose):
        card = monster_of(context.game, seat)
        if card >= 0:
            refs.append(context.game.state.ref(card))
    return tuple(refs)


def position(game: Game, seat: int) -> int:
    """3.3.3. The number of the zone a player's invading monster occupies."""
    return game.state.numbers[seat]["position"]


@rule("3.3.3.2")
def monster_place(game: Game, seat: int) -> int:
    """The zone that an invading monster counts as being in: that of its position."""
    return zone_of(seat, position(game, seat))


def whereabouts(game: Game, card: int) -> int:
    """The zone a card counts as being in, -1 outside the zones."""
    place = game.state.place[card]
    if place < 0 or LAYOUT.kind[place] == "zone":
        return place
    return monster_place(game, LAYOUT.seat[place]) if LAYOUT.kind[place] == "invading" else -1


@rule("3.3.3.3")
def set_position(game: Game, seat: int, number: int) -> None:
    """An invading monster is moved to a new position, and counts as placed there anew."""
    state = game.state
    game.set_number(seat, "position", number)
    now = state.tick()
    for card in state.zones[INVADING_OF[seat]]:
        state.stamp[card] = now
    game.interrupt_soon()


def bundle_of_cannot_be_moved(word: v.CannotBeMoved) -> tuple[t.Ability, ...]:
    """The prohibitions that "cannot be moved" stands for: the opponent's effects neither move the
    monster nor let it advance or retreat. By being countered it moves all the same."""
    kinds = (("move", ""), ("advance", ""), ("retreat", ""), ("pushed back", "effect"))
    return tuple(
        [
            t.Forbid(t.Pattern(kind, word.what, by=t.OPPONENT, cause=cause), word.while_)
            for kind, cause in kinds
        ]
    )


# 3.4. Rage


@rule("3.4.3")
def rage_of(game: Game, seat: int) -> int:
    """The rage of a player's monster card is that of their invading monster."""
    return game.state.numbers[seat]["rage"]


RAGE_THREAT: Final[int] = fact("3.4.5", 5000, without=0)


@rule("3.4.4")
def rage_after(game: Game, event: Event) -> int:
    """The rage after an event that raises or lowers it: never less than 0."""
    now = rage_of(game, event.seat)
    now += event.amount if event.kind == "rage up" else -event.amount
    return max(now, 0)


def rage_happens(game: Game, event: Event) -> None:
    """A monster's rage goes up or down; the event then says by how much it really changed."""
    before, after = rage_of(game, event.seat), rage_after(game, event)
    if is_no_change(before, after):
        event.changed_nothing = True
        return
    game.set_number(event.seat, "rage", after)
    event.amount = abs(after - before)


def rage_changes(
    game: Game, seats: tuple[int, ...], amount: int, cause: str, source: int = -1, by: int = -1
) -> tuple[Event, ...]:
    """The events by which the rage of these players' monsters goes up, or down by a negative
    amount; none where nothing would change."""
    kind = "rage down" if amount < 0 else "rage up"
    events = [
        Event(kind, seat, monster_of(game, seat), -1, abs(amount), source, by, cause)
        for seat in seats
    ]
    return tuple(
        [
            each
            for each in events
            if not is_no_change(rage_of(game, each.seat), rage_after(game, each))
        ]
    )


def change_rage(game: Game, seat: int, amount: int, cause: str) -> None:
    """The rage of one player's monster goes up, or down by a negative amount."""
    game.do(*rage_changes(game, (seat,), amount, cause))


@means(DO, v.ChangeRage)
def do_change_rage(context: Context, frame: Frame, term: v.ChangeRage) -> None:
    """The rage of these players' monsters goes up or down at the same time."""
    game = context.game
    amount = times(context, term.amount)
    at_the_same_time(
        game,
        rage_changes(
            game, seats(context, term.whose), amount if term.up else -amount, "effect",
            context.source, context.seat,
        ),
    )  # fmt: skip


@means(CAN, v.ChangeRage)
def can_change_rage(context: Context, term: v.ChangeRage) -> bool:
    """Whether all of these monsters have that much rage to lose, and nothing forbids the change."""
    game = context.game
    amount = times(context, term.amount)
    whose = seats(context, term.whose)
    changes = rage_changes(
        game, whose, amount if term.up else -amount, "effect", context.source, context.seat
    )
    enough = term.up or all([rage_of(game, seat) >= amount for seat in whose])
    return enough and not any([is_forbidden(game, event) for event in changes])


@means(DO, v.SetRage)
def do_set_rage(context: Context, frame: Frame, term: v.SetRage) -> None:
    """The rage of these players' monsters becomes that number at the same time."""
    at_the_same_time(context.game, events_of_set_rage(context, term))


@means(CAN, v.SetRage)
def can_set_rage(context: Context, term: v.SetRage) -> bool:
    """Whether every one of these monsters has another rage than that (1.3.2.1), and nothing forbids
    the change."""
    events = events_of_set_rage(context, term)
    forbidden = [event for event in events if is_forbidden(context.game, event)]
    return len(events) == len(seats(context, term.whose)) and not forbidden


def events_of_set_rage(context: Context, term: v.SetRage) -> tuple[Event, ...]:
    """The events by which the rage of these players' monsters goes up or down to that number; none
    for a monster that has it already."""
    game = context.game
    amount = number(context, term.amount)
    events: list[Event] = []
    for seat in seats(context, term.whose):
        more = amount - rage_of(game, seat)
        events += rage_changes(game, (seat,), more, "effect", context.source, context.seat)
    return tuple(events)
