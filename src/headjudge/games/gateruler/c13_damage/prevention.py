"""13-3. Effects that make the amount of damage smaller, or set it."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.gateruler.c14_abilities import damage_changes
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel import events
from headjudge.kernel.decision import Decision, Option, Share
from headjudge.kernel.flow import Procedure, choice, step
from headjudge.kernel.game import Game
from headjudge.kernel.state import Event, Frame
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

BECOMES: Final = "becomes"
PREVENTS: Final = "prevent"


# 13-3a. What is a prevention

# 13-3a-1: whatever changes the amount of damage, now or later, is a replacement effect that
# does so when the damage is dealt. The class of its term, and the procedure that works on it.
REWORKS: Final[dict[str, str]] = fact("13-3a-1", {"DamageChange": "prevention"}, without={})


def is_change_of_damage(term: Any) -> bool:
    """Whether an ability changes the amount of damage."""
    return isinstance(term, v.DamageChange)


# 13-3c. Choosing a fitting damage


@choice("13-3c")
def choose_fitting_hit(game: Game, frame: Frame) -> Decision | None:
    """One that bears on a single damage only is for a fitting one of this damage that is chosen;
    any other for each in turn."""
    term = frame.vars["term"]
    if is_for_whole_damage(term):
        return None
    if not is_for_next_damage(game, frame.vars["number"]):
        return None
    hits: tuple[Event, ...] = events.reworking(game).vars["events"]
    found = fitting_hits(game, frame, hits)
    return Decision(chooser(game, frame, hits), "prevent", found, "13-3c") if found else None


@choose_fitting_hit.then
def keep_chosen_hit(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The effect is applied to the chosen part of the damage."""
    frame.vars["at"] = int(chosen[0][1])


def is_for_whole_damage(term: v.DamageChange) -> bool:
    """Whether a change of one damage is for all that it hits: what is prevented is divided among
    them (13-3d-2), what becomes 0 does so for each."""
    return term.how == PREVENTS or is_for_all_targets(term)


def is_for_next_damage(game: Game, number: int) -> bool:
    """Whether it is an effect on the next damage only, which is used up by now."""
    return number < 0 and -number not in [each.id for each in game.state.effects]


def fitting_hits(game: Game, frame: Frame, hits: tuple[Event, ...]) -> tuple[Option, ...]:
    """The parts of this damage that the prevention can lessen."""
    return tuple(
        [
            ("hit", at, event.card)
            for at, event in enumerate(hits)
            if is_same_damage(frame, hits, event)
            and event.amount > 0
            and meets_condition(game, frame, event)
        ]
    )


def is_same_damage(frame: Frame, hits: tuple[Event, ...], event: Event) -> bool:
    """Damage that one source deals at one time is one damage, however many it hits."""
    return event.kind == "damage" and event.source == hits[frame.vars["at"]].source


@rule("13-3c")
def meets_condition(game: Game, frame: Frame, event: Event) -> bool:
    """Whether the damage meets the conditions of the prevention."""
    vars = frame.vars
    source = vars["source"]
    identity = game.state.identity[source]
    return game.rules.terms.matches(game, vars["term"], event, source, vars["seat"], identity)


# 13-3b, 13-3d. Changing the amount


@step("13-3b")
def change_damage(game: Game, frame: Frame) -> None:
    """Work the change into the damage: prevention begins to be divided among several; what only
    multiplies, lessens or sets damage needs no division."""
    vars = frame.vars
    term: v.DamageChange = vars["term"]
    work = events.reworking(game)
    hits: tuple[Event, ...] = work.vars["events"]
    vars["left"] = 0
    if term.how == PREVENTS:
        vars["left"] = term.number
        work.vars["events"] = tuple([mark_applied(frame, hits, event) for event in hits])
    elif is_for_all_targets(term):
        work.vars["events"] = make_all_zero(game, frame, hits)
    else:
        at = vars["at"]
        event = damage_changes.change_amount(term, hits[at])
        kept = () if event is None else (event,)
        work.vars["events"] = (*hits[:at], *kept, *hits[at + 1 :])


@rule("13-3d", "15-22a")
def reduced(amount: int, number: int) -> int:
    """By the amount of the prevention, and never below 0."""
    return amount - number if amount > number else 0


@rule("13-3d-1")
def set_to(amount: int, number: int) -> int:
    """Damage that becomes X is X."""
    return number


def mark_applied(frame: Frame, hits: tuple[Event, ...], event: Event) -> Event:
    """The event, on which this prevention has had its turn."""
    number = frame.vars["number"]
    if not is_same_damage(frame, hits, event) or number in event.applied:
        return event
    return event.with_(applied=(*event.applied, number))


@rule("13-3d-2b")
def is_for_all_targets(term: v.DamageChange) -> bool:
    """Damage that becomes 0 becomes 0 for every target of it."""
    return term.how == BECOMES and term.number == 0


def make_all_zero(game: Game, frame: Frame, hits: tuple[Event, ...]) -> tuple[Event, ...]:
    """All the parts of this damage that the effect speaks of are 0."""
    return tuple(
        [
            mark_applied(frame, hits, event).with_(amount=0)
            if is_same_damage(frame, hits, event) and meets_condition(game, frame, event)
            else event
            for event in hits
        ]
    )


@choice("13-3d-2")
def choose_hit_to_lessen(game: Game, frame: Frame) -> Decision | None:
    """Point by point, which damage it lessens."""
    left = frame.vars["left"]
    if left <= 0:
        return None
    hits: tuple[Event, ...] = events.reworking(game).vars["events"]
    found = fitting_hits(game, frame, hits)
    who = chooser(game, frame, hits)
    total = frame.vars["term"].number
    share = Share("prevent", total - left, left, total, divides=True)
    return Decision(who, "prevent", found, "13-3d-2", share=share) if found else None


@choose_hit_to_lessen.then
def lessen_chosen_hit(game: Game, frame: Frame, chosen: tuple[Option, ...]) -> None:
    """The chosen part of the damage is one less, until the prevention is used up."""
    at = int(chosen[0][1])
    work = events.reworking(game)
    hits: tuple[Event, ...] = work.vars["events"]
    less = hits[at].with_(amount=reduced(hits[at].amount, 1))
    work.vars["events"] = (*hits[:at], less, *hits[at + 1 :])
    frame.vars["left"] -= 1
    frame.again()  # to the same damage, and to other parts of it, until it is used up


@rule("13-3d-2a")
def chooser(game: Game, frame: Frame, hits: tuple[Event, ...]) -> int:
    """If both players' cards are hit, the opponent of whoever controls the source divides;
    else the controller of what is hit."""
    seats = {event.seat for event in hits if is_same_damage(frame, hits, event)}
    hit = hits[int(frame.vars["at"])]
    return 1 - hit.by if len(seats) > 1 and hit.by >= 0 else hit.seat


PREVENTION = Procedure(
    "prevention",
    "13-3",
    "Changing damage",
    (choose_fitting_hit, change_damage, choose_hit_to_lessen),
)


# 13-3e. Cards that come to fit later


@rule("13-3e")
def is_for_cards_to_come(ability: t.Ability) -> bool:
    """Unlike other ongoing effects (14-13d), a prevention for cards of some sort is also for those
    that come to be such cards later."""
    return (
        isinstance(ability, v.DamageChange)
        and ability.how != damage_changes.MULTIPLIES
        and isinstance(ability.event.what, t.Cards)
    )
