"""10.2.1.3, 10.9. Replacement effects: an event is forbidden, replaced or happens."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.godzilla.c01_overview.prohibitions import forbid
from headjudge.games.godzilla.c04_areas import layout as z
from headjudge.games.godzilla.c05_terms import placing
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.flow import Procedure, Step, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import rule

# 10.2.1.3.1. "Cannot be countered by ... Instead, it only moves"


@means(CONDITIONS, v.ByAtMost)
def holds_by_at_most(context: Context, term: v.ByAtMost) -> bool:
    """Whether the monster would be countered in the counter phase by so much counter power or
    less."""
    event = context.event
    return event is not None and event.cause == "counter phase" and event.amount <= term.power


def bundle_of_not_countered(word: v.NotCounteredBy) -> tuple[t.Ability, ...]:
    """The replacement that "cannot be countered by" stands for: the monster only moves as though
    countered, or not even that."""
    pattern = t.Pattern("counter", word.what, only_if=v.ByAtMost(word.power))
    instead = (v.MoveAsCountered(word.what),) if word.moves else ()
    return (t.Replacement(pattern, instead, while_=word.while_),)


# 10.9.1. The event does not happen; what the effect says happens in its place

# A replaced event has not happened at all; each effect replaces one event once at most.
apply_replacement: Step = step("10.9.1", game="godzilla")(
    rule("10.9.1.1", "10.9.2.3", game="godzilla")(events.apply_replacement)
)
perform_replacement: Step = step("10.9.1", game="godzilla")(events.afterwards)


# 10.9.2. Several replacement effects of one event

choose_replacement: Step = choice("10.9.2", game="godzilla")(events.choose_replacement)

choose_replacement.then(events.replacement_chosen)


def affected(game: Game, event: Event, found: list[events.Touch]) -> int:
    """The player who decides which of several replacement effects comes first."""
    return actor(event) if event.kind in ACTIONS else master_of_affected(game, event)


@rule("10.9.2.1")
def master_of_affected(game: Game, event: Event) -> int:
    """The master of the card that an event affects."""
    place = game.state.place[event.card] if event.card >= 0 else -1
    seat = z.LAYOUT.seat[place] if place >= 0 else -1
    return seat if seat >= 0 else event.seat


@rule("10.9.2.2")
def actor(event: Event) -> int:
    """The player whose action an event is."""
    return event.seat


# What a player does, or what befalls a player's monster: not what becomes of a card.
ACTIONS: Final = frozenset(
    {"shuffle", "draw", "discard", "invade", "advance", "retreat", "rage up", "rage down",
     "win", "lose"}
)  # fmt: skip


def substitute(
    game: Game, term: t.Replacement, event: Event, source: int, seat: int
) -> Event | None:
    """The event in place of a replaced one, where the replacement only sends the card elsewhere: it
    stays part of the same moment. Cards of a stack that go where order is kept do not: their player
    has to decide it (4.1.5)."""
    other = patterns.substitute(game, term, event, source, seat)
    if (
        other is not None
        and z.LAYOUT.ordered[other.zone]
        and placing.stacked_under(game, other.card)
    ):
        return None
    return other


# 10.9.3. Optional replacement effects (10.2.1.3.2): their master may decline

offer_replacement: Step = choice("10.2.1.3.2", game="godzilla")(events.offer_replacement)

offer_replacement.then(events.replacement_answered)


@rule("10.9.3")
def can_be_taken(game: Game, term: Any, event: Event, source: int, seat: int) -> bool:
    """Whether an optional replacement can be chosen: not if its choice cannot be carried out."""
    return patterns.can_replace(game, term, event, source, seat)


# What nothing touches any more goes ahead, by the rules that it happens under.
go_ahead = Step("", events.go_ahead)
EVENT = Procedure(
    "event",
    "10.9",
    "An event",
    (
        forbid,
        choose_replacement,
        offer_replacement,
        apply_replacement,
        go_ahead,
        perform_replacement,
    ),
)
PROCEDURES: Final = (EVENT,)
