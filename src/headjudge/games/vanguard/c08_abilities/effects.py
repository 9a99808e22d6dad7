"""8.2. Kinds of effects: one-shot, continuous, and replacement effects."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.vanguard.c01_outline import forbid
from headjudge.games.vanguard.c10_actions.domination import end_with_effect
from headjudge.games.vanguard.c10_actions.showing import stop_revealing
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import patterns, perform
from headjudge.rulebook.citation import fact, rule

# 8.2.1.1. An effect is carried out

perform_effect: Step = step("8.2.1.1", game="vanguard")(perform.perform)


# 8.5.4: what is to be chosen is chosen now
perform_effect.then(rule("8.5.4", game="vanguard")(perform.performed))

PERFORM = Procedure(
    "perform", "8.2.1.1", "Carry out an effect", (perform_effect, stop_revealing, end_with_effect)
)


# 8.2.1.2. Continuous effects

# 8.2.1.2. One that does not say how long goes on to the end of the game.
UNSTATED: Final[str] = fact("8.2.1.2", "game", without="turn")


# 8.2.1.3. Replacement effects: an event is forbidden, replaced or happens

choose_replacement: Step = choice("8.2.1.3", game="vanguard")(events.choose_replacement)

choose_replacement.then(events.replacement_chosen)

# Those that one may take or leave
offer_replacement: Step = choice("8.2.1.3.2", game="vanguard")(events.offer_replacement)

offer_replacement.then(events.replacement_answered)

# The event does not happen; what the effect says happens in its place
worded_so = rule("8.2.1.3.1", game="vanguard")
apply_replacement: Step = step("8.2.1.3", game="vanguard")(worded_so(events.apply_replacement))
happen_instead: Step = step("8.2.1.3", game="vanguard")(worded_so(events.afterwards))
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)
EVENT = Procedure(
    "event",
    "8.2.1.3",
    "An event",
    (forbid, choose_replacement, offer_replacement, apply_replacement, go_ahead, happen_instead),
)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """The book is silent on who decides between several: as in its neighbours, the master
    of the card that is affected, or whoever does what is affected."""
    master = game.master(event.card) if event.card >= 0 else -1
    return master if master >= 0 else event.seat


@rule("8.2.1.3.2")
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Whether a replacement effect's choice can be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


PROCEDURES: Final = (PERFORM, EVENT)
