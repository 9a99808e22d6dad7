"""14-14f, 14-14g. Effects that change damage, and their order."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c13_damage import prevention
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.events import Touch
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import terms as t
from headjudge.language.active import active_abilities, affected_cards
from headjudge.language.book import Context
from headjudge.rulebook.citation import rule

MULTIPLIES: Final = "times"
REDUCES: Final = "less"


# 14-14f. The damage that is printed


@rule("14-14f", "15-2b")
def base_damage(context: Context, amount: int) -> int:
    """The damage that is printed, as effects change what is printed."""
    game = context.game
    more = [
        int(word[1].number)
        for word in active_abilities(game, "BaseDamage")
        if context.source in affected_cards(game, word)
    ]
    return amount + sum(more)


# 14-14g. Multiplying and reducing


@rule("14-14g", "13-2b-3")
def change_amount(term: v.DamageChange, event: Event) -> Event | None:
    """The damage is of another amount: multiplied, reduced, or set."""
    if term.how == MULTIPLIES:
        return event.with_(amount=doubled(event.amount, term.number))
    if term.how == REDUCES:
        return event.with_(amount=prevention.reduced(event.amount, term.number))
    return event.with_(amount=prevention.set_to(event.amount, term.number))


@rule("14-14g-1")
def doubled(amount: int, factor: int) -> int:
    """Damage that is doubled, or multiplied."""
    return amount * factor


def multiplies(touch: Touch) -> bool:
    """Whether an effect on damage multiplies it."""
    return prevention.is_change_of_damage(touch[1]) and touch[1].how == MULTIPLIES


@rule("14-14g-2")
def multiplying_first(found: list[Touch]) -> list[Touch]:
    """What multiplies damage is resolved before what reduces it."""
    return [touch for touch in found if multiplies(touch)]


def in_order(found: list[Touch]) -> list[Touch]:
    """The effects on damage that come first: those that multiply, or else all. Of these, where it
    is not one player who orders them all, those on dealing damage come before those on being dealt
    it."""
    first = multiplying_first(found) or found
    if orders_own(first) >= 0:
        return first
    return [touch for touch in first if is_on_dealing(touch[1])] or first


def is_on_dealing(term: Any) -> bool:
    """Whether an effect is on dealing damage: its text names what deals the damage."""
    only_if = term.event.only_if
    return isinstance(only_if, t.Is) and isinstance(only_if.object, t.EventSource)


def who_orders(game: Game, event: Event, found: list[Touch]) -> int:
    """Who decides between effects that change damage."""
    own = orders_own(found)
    return own if own >= 0 else dealer_or_victim(game, event, found)


@rule("14-14g-2a")
def orders_own(found: list[Touch]) -> int:
    """The player who controls all these effects, if all of them double or reduce damage; -1:
    nobody, or there are others among them."""
    if not all([doubles_or_reduces(touch[1]) for touch in found]):
        return -1
    seats = {touch[3] for touch in found}
    return seats.pop() if len(seats) == 1 else -1


def doubles_or_reduces(term: Any) -> bool:
    """Whether an effect doubles damage, or reduces it: always, or once."""
    how = (MULTIPLIES, REDUCES, prevention.PREVENTS)
    return prevention.is_change_of_damage(term) and term.how in how


@rule("14-14c-1")
def dealer_or_victim(game: Game, event: Event, found: list[Touch]) -> int:
    """Between effects on dealing damage its source's controller decides; between effects on
    being dealt damage, the controller of what is damaged."""
    if is_on_dealing(found[0][1]):
        return event.by if event.by >= 0 else game.state.turn_player
    return event.seat


@rule("14-14g-3")
def is_about_damage(event: Event) -> bool:
    """For damage it is otherwise."""
    return event.kind == "damage"
