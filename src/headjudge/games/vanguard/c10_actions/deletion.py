"""10.26. Delete.

A deleted unit lies face down and is the same unit; that it is deleted, and not locked, is
a link of the card to itself. What it has lost is a lasting effect that ends with that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.vanguard.c01_outline import is_no_change
from headjudge.games.vanguard.c03_basics import masters
from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.cards import Card
from headjudge.kernel.game import Game
from headjudge.kernel.state import FACE_DOWN, Effect, Event
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import means
from headjudge.language.moving import EVENT_FOR, event_for
from headjudge.rulebook.citation import rule

# 10.26.1, 10.26.2. To delete


@rule("10.26.1")
def delete_happens(game: Game, event: Event) -> None:
    """A unit changes to the deleted state."""
    card = event.card
    if not u.is_unit(game, card) or is_no_change(u.is_deleted(game, card), True):
        event.changed_nothing = True
        return
    links.link(game, u.DELETED, card, card, masters.master(game, card))
    turn_over_as_it_lies(game, card)
    lose_text_and_power(game, card)


@means(EVENT_FOR, v.Delete)
def event_of_delete(context: Context, term: v.Delete, card: int) -> Event | None:
    """A unit is about to be deleted."""
    return event_for(context, "delete", card) if u.is_unit(context.game, card) else None


@rule("10.26.2", "10.26.4", "10.26.10")
def turn_over_as_it_lies(game: Game, card: int) -> None:
    """The unit is turned face down, stands or rests as it did, battles on, and is the same unit,
    also of its legion."""
    game.flip(card, FACE_DOWN)


# 10.26.3, 10.26.7, 10.26.8. A deleted unit


@rule("10.26.7", "10.26.8")
def loses(printed: Card) -> t.Continuous:
    """What a deleted unit loses: the text that is printed on it, and not what it is given; and of
    its power the original part, so that what is added or taken counts."""
    power = -printed.values["power"]
    return t.Continuous(
        (
            t.Change(t.It(), "abilities", "lose", printed.abilities.terms),
            t.Change(t.It(), "power", "add", power),
            t.Change(t.It(), "original power", "add", power),
        )
    )


@rule("10.26.3")
def lose_text_and_power(game: Game, card: int) -> None:
    """The original power of a deleted unit is 0, and its text is lost, and with it what its
    own continuous abilities did to it; icons and the other characteristics it keeps."""
    state = game.state
    ref = state.ref(card)
    game.lasting(
        Effect(
            state.next_number(),
            loses(state.printed[card]),
            card,
            ref[1],
            masters.master(game, card),
            state.tick(),
            DELETED,
            (ref,),
        )
    )


DELETED: Final = "deleted"  # the duration of what a deleted unit has lost


# 10.26.5, 10.26.9. No longer deleted


def restore_happens(game: Game, event: Event) -> None:
    """A deleted unit ceases to be one: it is turned face up."""
    card = event.card
    if not u.is_deleted(game, card):
        event.changed_nothing = True
        return
    cease_to_be_deleted(game, card)
    game.flip(card, 0)


@rule("10.26.5", "10.26.9")
def cease_to_be_deleted(game: Game, card: int) -> None:
    """A unit that is turned face up for whatever reason is not deleted any more: what it lost comes
    back, and what other effects have changed about it goes on."""
    links.unlink(game, "deleted", card)
    state = game.state
    game.keep_effects([e for e in state.effects if e.until != DELETED or e.source != card])


HAPPEN: Final[dict[str, Callable[[Game, Event], None]]] = {
    "delete": delete_happens,
    "restore": restore_happens,
}
