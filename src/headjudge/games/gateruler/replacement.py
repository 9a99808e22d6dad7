"""14-14. Replacement effects, and how an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler import abilities, damage, redirecting
from headjudge.games.gateruler import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.kernel.triggers import Moment, hear
from headjudge.language import patterns
from headjudge.rulebook.citation import fact, rule

forbid: Step = step("1-5d", game="gateruler")(events.forbid)
choose: Step = choice("14-14c", game="gateruler")(events.choose_replacement)
choose.then(events.replacement_chosen)
# Those that one may take or leave
offer: Step = choice("14-14c-2", game="gateruler")(events.offer_replacement)
offer.then(events.replacement_answered)


@step("14-14b")
def apply(game: Game, frame: Frame) -> None:
    """The event never happens; what the effect says happens in its place. 14-7d: it was used."""
    if frame.vars["chosen"] is None:
        return
    event, (_number, term, source, seat) = events.touch_chosen(game, frame)
    identity = game.state.identity[source]
    if event.kind == "destroy" and not term.keeps:
        there = game.state.place[event.card]
        done = event.with_(kind=DESTROYED, frm=there, applied=())
        frame.vars[DESTROYED] = (*frame.vars.get(DESTROYED, ()), done)
    events.apply_replacement(game, frame)
    if term.while_:
        abilities.use(game, identity, term, seat)


instead: Step = step("14-14b", game="gateruler")(events.afterwards)
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)


@step("15-12d")
def has_been_destroyed(game: Game, frame: Frame) -> None:
    """What something else was done to than to destroy it has been destroyed all the same: that
    is heard of, but not that it has left."""
    place, identity = game.state.place, game.state.identity
    together = tuple(
        [
            event.with_(zone=place[event.card], became=identity[event.card])
            for event in frame.vars.pop(DESTROYED, ())
        ]
    )
    game.state.alert = game.state.alert or bool(together)  # the same unit may be doomed again
    for event in together:
        game.note(DESTROYED, event.seat, event.card)
        if DESTROYED in game.heard:
            hear(game, event, False, Moment(together))


DESTROYED: Final = "destroyed"  # the kind of that event; in a frame, those replaced so far

EVENT = Procedure(
    "event", "14-14", "An event",
    (forbid, choose, offer, apply, go_ahead, instead, has_been_destroyed),
)  # fmt: skip

# 14-14d: each is applied to the same situation but once
ONCE_EACH: Final[bool] = fact("14-14d", True, without=False)
# 15-12d: destroying that something replaced has been done all the same
STILL_DONE: Final[bool] = fact("15-12d", True, without=False)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """Who decides between several."""
    if is_about_damage(event):
        return damage.decides(game, event, found)
    return whoever_caused_it(game, event)


@rule("14-14g-3", without=False)
def is_about_damage(event: Event) -> bool:
    """For damage it is otherwise."""
    return event.kind == "damage"


@rule("14-14c", without=0)
def whoever_caused_it(game: Game, event: Event) -> int:
    """The player who causes the situation, or who controls the card or ability that does."""
    return event.by if event.by >= 0 else event.seat


def precedence(game: Game, event: Event, found: list[events.Touch]) -> list[events.Touch]:
    """Which of several come first: of those that change damage, multiplying ones."""
    return damage.in_order(found) if event.kind == "damage" else found


@rule("14-14c-2a", without=True)
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Not if its choice cannot be carried out."""
    if isinstance(term, v.DamageRedirect):
        return redirecting.can_be_redirected(game, term, event, source, seat)
    return patterns.can_replace(game, term, event, source, seat)


def substitute(game: Game, term: Any, event: Event, source: int, seat: int) -> Event | None:
    """What stays part of the same moment: damage to another card, a card that goes elsewhere."""
    if isinstance(term, v.DamageRedirect):
        return redirecting.redirected(game, term, event, source, seat)
    return patterns.substitute(game, term, event, source, seat)
