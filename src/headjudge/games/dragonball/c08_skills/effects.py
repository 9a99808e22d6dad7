"""8-2, 8-7, 8-9. Effects: immediate ones are carried out, and events are replaced."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c01_outline import forbid
from headjudge.games.dragonball.c03_areas.moving import kind_of_move
from headjudge.games.dragonball.c08_skills import permanent
from headjudge.games.dragonball.c11_other import endless_loops, looking
from headjudge.kernel import events
from headjudge.kernel.decision import Decision
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import patterns, perform, showing
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

# 8-2. Effects

# 8-2-2-1: it is done, and over, while the effect is being resolved
carry_out = rule("8-2-2-1", game="dragonball")(perform.perform)
# 8-2-2-2: such an effect lasts as long as it says, and if it does not say, for the whole game
UNSTATED: Final[str] = fact("8-2-2-2", "game", without="turn")
# 8-2-2-3: one event takes the place of another
perform_instead = rule("8-2-2-3", game="dragonball")(patterns.perform_instead)


# 8-7. Immediate effects


@choice("8-7-1")
def perform_effect(game: Game, frame: Frame) -> Decision | None:
    """The next instruction is carried out, asking first what has to be asked."""
    permanent.note_reach(game, frame)
    return endless_loops.ROUNDS.ask(game, frame, carry_out(game, frame))


perform_effect.then(endless_loops.ROUNDS.answered)

stop_revealing_step = Step("8-7-1", showing.stop_revealing)

PERFORM = Procedure(
    "perform",
    "8-7-1",
    "Carry out an effect",
    (perform_effect, stop_revealing_step, looking.shuffle_what_was_looked_at),
)


# 8-9. Replacement effects

# Of several that could apply, one is chosen; none is applied to the same event twice
choose_replacement: Step = choice("8-9-2", game="dragonball")(
    rule("8-9-2-3", game="dragonball")(events.choose_replacement)
)
choose_replacement.then(events.replacement_chosen)

# Those that one may take or leave
offer_replacement: Step = choice("8-9-3", game="dragonball")(events.offer_replacement)
offer_replacement.then(events.replacement_answered)

# The event does not happen, and never has; what the effect says happens in its place
apply_replacement: Step = step("8-9-1", game="dragonball")(
    rule("8-9-1-1", game="dragonball")(events.apply_replacement)
)
happen_instead: Step = step("8-9-1", game="dragonball")(events.afterwards)
# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)

EVENT = Procedure(
    "event",
    "8-9",
    "An event",
    (forbid, choose_replacement, offer_replacement, apply_replacement, go_ahead, happen_instead),
)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """The player who chooses between several replacement effects."""
    master = masters_of_card(game, event)
    return whoever_acts(event) if master is None or master < 0 else master


@rule("8-9-2-1")
def masters_of_card(game: Game, event: Event) -> int | None:
    """The master of the card that the event befalls chooses between replacement effects."""
    return game.master(event.card) if event.card >= 0 else -1


@rule("8-9-2-2")
def whoever_acts(event: Event) -> int:
    """The player whose doing the event is, who chooses between replacement effects where the event
    befalls no card."""
    return event.seat


def substitute(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int
) -> Event | None:
    """The event that takes the place of another. A card that goes elsewhere instead still counts as
    leaving play, where it was in play."""
    other = patterns.substitute(game, term, event, source, seat)
    if other is not None:
        other.kind = kind_of_move(game, other.card, other.zone)
    return other


@rule("8-9-3")
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Whether a replacement effect can be applied: not if its choice cannot be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


PROCEDURES: Final = (PERFORM, EVENT)
