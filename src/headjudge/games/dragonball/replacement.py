"""8-9. Replacement effects: an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.moving import placing
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# A prohibition beats every instruction
forbid: Step = step("1-3-3", game="dragonball")(events.forbid)
choose: Step = choice("8-9-2", game="dragonball")(events.choose_replacement)
choose.then(events.replacement_chosen)
# Those that one may take or leave
offer: Step = choice("8-9-3", game="dragonball")(events.offer_replacement)
offer.then(events.replacement_answered)
# The event does not happen; what the effect says happens in its place
apply: Step = step("8-9-1", game="dragonball")(events.apply_replacement)
instead: Step = step("8-9-1", game="dragonball")(events.afterwards)
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)

EVENT = Procedure("event", "8-9", "An event", (forbid, choose, offer, apply, go_ahead, instead))

NEVER_HAPPENED: Final[bool] = fact("8-9-1-1", True, without=False)
ONCE_EACH: Final[bool] = fact("8-9-2-3", True, without=False)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """Who decides between several."""
    master = masters_of_card(game, event)
    return whoever_acts(event) if master is None or master < 0 else master


@rule("8-9-2-1")
def masters_of_card(game: Game, event: Event) -> int | None:
    """The master of the card that it befalls,"""
    return game.master(event.card) if event.card >= 0 else -1


@rule("8-9-2-2", without=0)
def whoever_acts(event: Event) -> int:
    """or the player whose doing it is."""
    return event.seat


def substitute(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int
) -> Event | None:
    """A card that only goes elsewhere instead leaves play all the same, where it was in play."""
    other = patterns.substitute(game, term, event, source, seat)
    if other is not None:
        other.kind = placing(game, other.card, other.zone)
    return other


# 8-2-2-3: one event takes the place of another
perform_instead = rule("8-2-2-3", game="dragonball")(patterns.perform_instead)


@rule("8-9-3", without=True)
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Not if its choice cannot be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


PROCEDURES: Final = (EVENT,)
