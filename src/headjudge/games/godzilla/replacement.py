"""10.9. Replacement effects: an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla import specific_terms as s
from headjudge.games.godzilla import zones as z
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

forbid: Step = step("1.3.3", game="godzilla")(events.forbid)

# 10.9.1. The event does not happen; what the effect says happens in its place
apply: Step = step("10.9.1", game="godzilla")(events.apply_replacement)
instead: Step = step("10.9.1", game="godzilla")(events.afterwards)

# A replaced event has not happened at all.
NEVER_HAPPENED: Final[bool] = fact("10.9.1.1", True, without=False)

# 10.9.2. Several replacement effects of one event
choose: Step = choice("10.9.2", game="godzilla")(events.choose_replacement)
choose.then(events.replacement_chosen)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """The player who decides which of them comes first."""
    return actor(event) if event.kind in ACTIONS else master(game, event)


@rule("10.9.2.1", without=-1)
def master(game: Game, event: Event) -> int:
    """If a card is affected: its master."""
    place = game.state.place[event.card] if event.card >= 0 else -1
    seat = z.LAYOUT.seat[place] if place >= 0 else -1
    return seat if seat >= 0 else event.seat


@rule("10.9.2.2", without=-1)
def actor(event: Event) -> int:
    """If what somebody does is affected: whoever does it."""
    return event.seat


# What a player does, or what befalls a player's monster: not what becomes of a card.
ACTIONS: Final = frozenset(
    {"shuffle", "draw", "discard", "invade", "advance", "retreat", "rage up", "rage down",
     "win", "lose"}
)  # fmt: skip


def substitute(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int
) -> Event | None:
    """A replacement that only sends the card elsewhere stays part of the same moment. Cards of
    a stack that go where order is kept do not: their player has to decide it (4.1.5)."""
    other = patterns.substitute(game, term, event, source, seat)
    if other is not None and z.LAYOUT.ordered[other.zone] and s.stacked_under(game, other.card):
        return None
    return other


# Each of them applies to one event once at most.
ONCE_EACH: Final[bool] = fact("10.9.2.3", True, without=False)

# 10.9.3. Optional replacement effects (10.2.1.3.2): their master may decline
offer: Step = choice("10.2.1.3.2", game="godzilla")(events.offer_replacement)
offer.then(events.replacement_answered)


@rule("10.9.3", without=True)
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Not if its choice cannot be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)

EVENT = Procedure("event", "10.9", "An event", (forbid, choose, offer, apply, go_ahead, instead))

PROCEDURES: Final = (EVENT,)
