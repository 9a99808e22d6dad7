"""15-7, 15-30, 15-33. Ready and exhausted, face up and face down, and damage reversal."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c01_overview import is_no_change
from headjudge.games.gateruler.c03_zones import layout as z
from headjudge.games.gateruler.c03_zones.areas import becomes, turn_over
from headjudge.games.gateruler.c14_abilities import costs, gear
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Event, Frame
from headjudge.language import terms as t
from headjudge.language.book import Context, Turning
from headjudge.language.doing import ACT, CAN, DO, do_next
from headjudge.language.evaluate import means, passes
from headjudge.language.moving import EVENT_FOR, event_for, happen_together
from headjudge.rulebook.citation import rule

READY: Final = 0
EXHAUSTED: Final = 1


# 15-7. Ready and exhaust


@rule("15-7a")
def ready_card(game: Game, event: Event) -> None:
    """An exhausted card becomes ready."""
    turn_sideways(game, event, READY)


@rule("15-7b")
def exhaust_card(game: Game, event: Event) -> None:
    """A ready card becomes exhausted."""
    turn_sideways(game, event, EXHAUSTED)


def turn_sideways(game: Game, event: Event, rest: int) -> None:
    """A card becomes ready or exhausted, and with it the other card of a geared-up pair."""
    card = event.card
    if lies_so(game, card, rest) or is_held_in_defense(game, card, rest):
        event.changed_nothing = True
        return
    becomes(game, card, rest)
    other = gear.partner(game, card)
    if other >= 0:
        becomes(game, other, rest)


@rule("15-7c")
def lies_so(game: Game, card: int, rest: int) -> bool:
    """A card that is ready is not readied, nor one that is exhausted exhausted."""
    return is_no_change(game.state.rest[card], rest)


def is_held_in_defense(game: Game, card: int, rest: int) -> bool:
    """3-9c. In a defense zone only a geared-up pair can be ready."""
    place = game.state.place[card]
    return rest == READY and z.is_defense(place) and not gear.is_geared_up(game, card)


TURNING: Final = Turning("ready", "exhaust", lies_so)


# 15-30. Damage reversal


def reversible(context: Context, term: v.DamageReversal) -> list[int]:
    """The face-up cards of the damage zone that a damage reversal may flip."""
    state = context.game.state
    found = [
        card
        for card in state.zones[z.damage_of(context.seat)]
        if state.face[card] != FACE_DOWN and passes(context, conditions_of(term), state.ref(card))
    ]
    return costs.usable(context, found)


@rule("15-30b-2", "15-30b-3")
def conditions_of(term: v.DamageReversal) -> tuple[t.Filter, ...]:
    """What each of the cards has to fulfill; of several conditions one."""
    return term.filters


@means(CAN, v.DamageReversal)
@rule("15-30c")
def can_reverse_damage(context: Context, term: v.DamageReversal) -> bool:
    """With fewer cards than that it is not carried out at all."""
    return len(reversible(context, term)) >= term.number


@means(DO, v.DamageReversal)
@rule("15-30a", "15-30b-1")
def do_reverse_damage(context: Context, frame: Frame, term: v.DamageReversal) -> None:
    """A number of face-up cards of the damage zone, of that sort, are flipped face down."""
    if can_reverse_damage(context, term):
        cards = t.Cards(("damage",), t.YOU, (t.FaceUp(), *conditions_of(term)))
        do_next(frame, (v.FlipDown(t.Pick(term.number, cards)),))


# 15-33. Flip face up and face down


def flip_up(game: Game, event: Event) -> None:
    """A face-down card is turned face up."""
    flip_card(game, event, 0)


@rule("15-33a")
def flip_down(game: Game, event: Event) -> None:
    """A face-up card is turned face down."""
    flip_card(game, event, FACE_DOWN)


@rule("14-19f")
def flip_card(game: Game, event: Event, face: int) -> None:
    """A card is turned over, if it does not lie so already; a unit does not enter play by that."""
    if shows(game, event.card, face):
        event.changed_nothing = True
        return
    turn_over(game, event.card, face)
    if z.is_front(game.state.place[event.card]):
        game.interrupt_soon()  # 14-19e-1: what is no unit may lie open there now


@rule("15-33b")
def shows(game: Game, card: int, face: int) -> bool:
    """Of a card that is face down already nothing is flipped; nor of one that is face up."""
    return is_no_change(game.state.face[card] == FACE_DOWN, face == FACE_DOWN)


@means(EVENT_FOR, v.FlipUp)
def event_for_flip_up(context: Context, term: v.FlipUp, card: int) -> Event | None:
    """A card is about to be turned face up; None: it is face up."""
    return None if shows(context.game, card, 0) else event_for(context, "flip up", card)


@means(EVENT_FOR, v.FlipDown)
def event_for_flip_down(context: Context, term: v.FlipDown, card: int) -> Event | None:
    """A card is about to be turned face down; None: it is face down."""
    is_so = shows(context.game, card, FACE_DOWN)
    return None if is_so else event_for(context, "flip down", card)


means(ACT, v.FlipUp, v.FlipDown)(happen_together)
