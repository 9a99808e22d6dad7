"""8-1-5, 8-6. [Auto] skills: when they are pending, and activating them."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c08_skills import costs
from headjudge.games.dragonball.c08_skills.activating import begin_skill
from headjudge.games.dragonball.c08_skills.validity import works
from headjudge.games.dragonball.c10_keywords import bundles
from headjudge.games.dragonball.c10_keywords.fighting import BLOCKER_NAME
from headjudge.games.dragonball.c10_keywords.usage import cannot_trigger, is_surplus
from headjudge.games.dragonball.c11_other import endless_loops
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import triggers
from headjudge.kernel.decision import NO, YES, Decision, Option
from headjudge.kernel.events import is_forbidden
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame, Standby
from headjudge.language import patterns
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.logged_effects import log_void
from headjudge.rulebook.citation import rule

# 8-6-2, 8-6-3. When they are pending

# A skill whose condition is fulfilled is pending, as often as it is fulfilled.
by_cards = rule("8-6-2", "8-6-3", game="dragonball")(triggers.by_cards)
by_effects = triggers.by_effects
# Skills about a state of affairs are looked for at checkpoints.
watch = triggers.watch


def matches(game: Game, term: Any, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event meets the pattern of a skill."""
    if term.role == "auto":
        return sets_off(game, term, event, source, seat, identity)
    return patterns.matches(game, term, event, source, seat, identity)


@rule("8-1-5")
def sets_off(game: Game, term: t.Auto, event: Event, source: int, seat: int, identity: int) -> bool:
    """Whether an event sets off an [Auto] skill by itself."""
    if cannot_trigger(game, term, (source, identity)):
        return False
    return patterns.matches(game, term, event, source, seat, identity)


@rule("8-6-6-1")
def situation(game: Game, term: t.Auto, source: int, seat: int) -> bool:
    """Whether a state of affairs meets an [Auto] skill, which is pending once then, and again if it
    is so after it was resolved. A skill that is used up is not met: it would be for ever."""
    if cannot_trigger(game, term, game.state.ref(source)):
        return False
    return patterns.situation(game, term, source, seat)


def elsewhere(game: Game) -> list[tuple[int, Any]]:
    """Skills that say they work in other areas, with their cards there."""
    return in_other_areas(game, "auto")


def changes_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """Permanent skills that say they work in other areas, as they are printed, with their cards
    there."""
    return in_other_areas(game, "change")


def in_other_areas(game: Game, role: str) -> list[tuple[int, Any]]:
    """The skills of this role that work outside leader and battle areas, with their cards there."""
    found: list[tuple[int, Any]] = []
    printed = game.state.printed
    areas = game.rules.terms.meanings.areas
    for area in game.survey.other_areas:
        for seat in (0, 1):
            for card in areas[area](game, seat):
                own = printed[card].abilities.elsewhere
                if own and area in own:
                    found.extend([(card, term) for term in own[area] if term.role == role])
    return found


# 8-6-4. Activating what is pending


def pending_skill(game: Game, frame: Frame) -> Standby:
    """The pending skill that a frame is about."""
    return next(s for s in game.state.standby if s.id == frame.vars["standby"])


@rule("8-6-4-1")
def is_cancelled(game: Game, waits: Standby) -> bool:
    """A pending skill that cannot be activated is cancelled."""
    if is_surplus(game, waits):
        return True
    cause = bundles.name_of(waits.term) or "Auto"
    return is_forbidden(game, Event("activate", waits.seat, waits.source, cause=cause))


def still_needed(term: t.Auto) -> tuple[t.Condition, ...]:
    """The conditions without which a skill cannot be activated even when it is pending:
    those of [Bond] and [Sparking]. All others held when it was triggered (8-6-7)."""
    return tuple([each for each in term.while_ if isinstance(each, v.Bond | v.Sparking)])


@step("8-6-4-1")
def cancel(game: Game, frame: Frame) -> None:
    """A pending skill that cannot be activated, or lacks what its [Bond] or [Sparking] asks for, is
    cancelled."""
    waits = pending_skill(game, frame)
    context = context_of(game, waits)
    cancelled = is_cancelled(game, waits)
    if cancelled or not works(context, still_needed(waits.term)):
        frame.vars["off"] = True
        surplus = is_surplus(game, waits)
        log_void(game, waits, "used up" if surplus else "forbidden" if cancelled else "unmet")


def context_of(game: Game, waits: Standby) -> Context:
    """The context in which a pending skill speaks: its card, its master and its event."""
    return Context(game, waits.source, waits.seat, waits.identity, waits.event)


@choice("10-4-1")
def block_or_not(game: Game, frame: Frame) -> Decision | None:
    """The master of a [Blocker] chooses whether to activate it by switching its card to Rest
    Mode."""
    if bundles.name_of(pending_skill(game, frame).term) != BLOCKER_NAME:
        return None
    return whether_to_pay(game, frame, "block", "10-4-1")


@choice("10-30-1")
def pay_or_not(game: Game, frame: Frame) -> Decision | None:
    """A skill with [Burst] is activated only if its master chooses to pay for it."""
    if bundles.name_of(pending_skill(game, frame).term) == BLOCKER_NAME:
        return None
    return whether_to_pay(game, frame, "pay", "10-30-1")


def whether_to_pay(game: Game, frame: Frame, prompt: str, number: str) -> Decision | None:
    """The question whether a skill with a cost of its own is activated by paying it."""
    waits = pending_skill(game, frame)
    if "off" in frame.vars or not waits.term.cost:
        return None
    can = costs.can_pay(context_of(game, waits), waits.term.cost)
    decision = Decision(waits.seat, prompt, (YES, NO) if can else (NO,), number)
    return endless_loops.without_restart(game, question_about(waits), decision)


def question_about(waits: Standby) -> tuple[Any, ...]:
    """What the question whether to pay for a pending skill is about: the card, and its skill."""
    return (waits.source, waits.term)


@block_or_not.then
def activate_or_not(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """A skill whose master does not pay for it is not activated."""
    if endless_loops.is_looked_for(game):
        waits = pending_skill(game, frame)
        endless_loops.note_answer(game, question_about(waits), waits.seat, chosen)
    if chosen[0] == NO:
        frame.vars["off"] = True


pay_or_not.then(activate_or_not)


@step("8-6-4")
@rule("8-6-7")
def activate_pending(game: Game, frame: Frame) -> None:
    """A pending skill is activated and resolved, whether or not its card is still where it was."""
    if "off" in frame.vars:
        return
    waits = pending_skill(game, frame)
    endless_loops.note_carried_out(game)
    begin_skill(game, waits.seat, waits.term, (waits.source, waits.identity), waits.event)


@step("8-6-4")
def is_pending_no_longer(game: Game, frame: Frame) -> None:
    """Take a skill that was resolved, or cancelled, from those that are pending, once."""
    game.take_off_standby(frame.vars["standby"])


AUTO = Procedure(
    "auto", "8-6-4", "Activate a pending skill",
    (cancel, block_or_not, pay_or_not, activate_pending, is_pending_no_longer),
)  # fmt: skip

PROCEDURES: Final = (AUTO,)
