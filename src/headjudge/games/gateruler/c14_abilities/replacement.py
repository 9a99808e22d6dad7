"""14-14. Replacement effects, and how an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.c01_overview import forbid
from headjudge.games.gateruler.c14_abilities import damage_changes, limits
from headjudge.games.gateruler.c14_abilities.damage_changes import is_about_damage
from headjudge.games.gateruler.c15_terms import attacking
from headjudge.games.gateruler.c15_terms.destroying import DESTROYED, has_been_destroyed
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import patterns
from headjudge.rulebook.citation import rule

# 14-14b. What happens instead


@step("14-14b")
@rule("14-14d")
def apply_replacement(game: Game, frame: Frame) -> None:
    """The event never happens; what the effect says happens in its place, once for each effect.
    14-7d: it was used."""
    if frame.vars["chosen"] is None:
        return
    event, (_number, term, source, seat) = events.touch_chosen(game, frame)
    identity = game.state.identity[source]
    if event.kind == "destroy" and not term.keeps:
        there = game.state.place[event.card]
        done = event.with_(kind=DESTROYED, from_zone=there, applied=())
        frame.vars[DESTROYED] = (*frame.vars.get(DESTROYED, ()), done)
    events.apply_replacement(game, frame)
    if term.while_:
        limits.use(game, identity, term, seat)


instead: Step = step("14-14b", game="gateruler")(events.afterwards)
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)


# 14-14c. Choosing between several

choose: Step = choice("14-14c", game="gateruler")(events.choose_replacement)

choose.then(events.replacement_chosen)

# Those that one may take or leave
offer: Step = choice("14-14c-2", game="gateruler")(events.offer_replacement)

offer.then(events.replacement_answered)


def who_chooses(game: Game, event: Event, found: list[events.Touch]) -> int:
    """Who decides between several."""
    if is_about_damage(event):
        return damage_changes.who_orders(game, event, found)
    return whoever_caused_it(game, event)


@rule("14-14c")
def whoever_caused_it(game: Game, event: Event) -> int:
    """The player who causes the situation, or who controls the card or ability that does."""
    return event.by if event.by >= 0 else event.seat


def precedence(game: Game, event: Event, found: list[events.Touch]) -> list[events.Touch]:
    """Which of several come first: of those that change damage, multiplying ones."""
    return damage_changes.in_order(found) if event.kind == "damage" else found


@rule("14-14c-2a")
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """A replacement is not applied if its choice cannot be carried out."""
    if isinstance(term, v.DamageRedirect):
        return attacking.can_be_redirected(game, term, event, source, seat)
    return patterns.can_replace(game, term, event, source, seat)


def substitute(game: Game, term: Any, event: Event, source: int, seat: int) -> Event | None:
    """The event that a replacement makes of an event, where that stays part of the same moment:
    damage to another card, or a card that goes elsewhere."""
    if isinstance(term, v.DamageRedirect):
        return attacking.redirected(game, term, event, source, seat)
    return patterns.substitute(game, term, event, source, seat)


# 14-14e. The next time


@rule("14-14e-1", "13-3c-1")
def end_of_the_next_time(game: Game) -> None:
    """A replacement effect for the next time waits no longer than this turn."""
    state = game.state
    left = [each for each in state.effects if each.until != "once" or each.term.role != "replace"]
    game.keep_effects(left)


# 14-14. An event

EVENT = Procedure(
    "event", "14-14", "An event",
    (forbid, choose, offer, apply_replacement, go_ahead, instead, has_been_destroyed),
)  # fmt: skip
