"""8.2.1.3. Replacement effects: an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any, Final

from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import patterns
from headjudge.rulebook.citation import rule

forbid: Step = step("1.3.3", game="vanguard")(events.forbid)
choose: Step = choice("8.2.1.3", game="vanguard")(events.choose_replacement)
choose.then(events.replacement_chosen)
# Those that one may take or leave
offer: Step = choice("8.2.1.3.2", game="vanguard")(events.offer_replacement)
offer.then(events.replacement_answered)
# The event does not happen; what the effect says happens in its place
worded_so = rule("8.2.1.3.1", game="vanguard")
apply: Step = step("8.2.1.3", game="vanguard")(worded_so(events.apply_replacement))
instead: Step = step("8.2.1.3", game="vanguard")(worded_so(events.afterwards))
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)

EVENT = Procedure("event", "8.2.1.3", "An event", (forbid, choose, offer, apply, go_ahead, instead))


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """The book is silent on who decides between several: as in its neighbours, the master
    of the card that is affected, or whoever does what is affected."""
    master = game.master(event.card) if event.card >= 0 else -1
    return master if master >= 0 else event.seat


@rule("8.2.1.3.2", without=True)
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Not if its choice cannot be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


PROCEDURES: Final = (EVENT,)
