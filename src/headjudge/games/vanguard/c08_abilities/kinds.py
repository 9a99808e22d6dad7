"""8.1, 8.3. The kinds of abilities, their requirements, and when they are active.

What an ability does only "if" something is so is a requirement; the book says the same of
those of activated and of automatic abilities. What belongs to a requirement (its sentence,
and one after it that begins with "then") is settled when a text is read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from headjudge.games.vanguard.c03_basics import units as u
from headjudge.games.vanguard.c04_zones.areas import ZONES_OF
from headjudge.games.vanguard.c04_zones.bind_zone import is_mute
from headjudge.games.vanguard.c04_zones.zones import LAYOUT
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.elsewhere import Elsewhere
from headjudge.language.evaluate import all_hold, holds
from headjudge.rulebook.citation import rule

# 8.1.1.1, 8.1.1.2. Requirements

Effects = tuple[t.Effect, ...]
Memory = dict[str, Any]


def is_so(context: Context, condition: t.Condition) -> bool:
    """Whether a requirement's condition holds, asked when the ability resolves."""
    return holds(context, condition)


def what_came_before(memory: Memory) -> Memory:
    """What a requirement may look at: what the text before it did."""
    return memory


def shut_off(skipped: Effects) -> Effects:
    """That the ability cannot be used any more applies although the requirement is not met."""
    found: list[t.Effect] = []
    for each in skipped:
        if type(each) is v.CannotBeUsed:
            found.append(each)
        elif type(each) is t.If:
            found.extend(shut_off(each.then))
    return tuple(found)


def next_sentences(todo: Effects) -> Effects:
    """What is left of a text whose requirement is not met: all after its full stop."""
    return todo


@cache
def results(skipped: Effects) -> tuple[str, ...]:
    """The names under which the cards would be remembered that the skipped text acts on:
    what asks about its result finds that it has none."""
    found: list[str] = []
    for each in skipped:
        if isinstance(each, t.Action) and type(each.what) not in (t.Self, t.It, t.Rest):
            found.append(getattr(each, "memory", "it"))
        elif type(each) is t.If:
            found.extend(results(each.then))
        elif type(each) is t.May:
            found.extend(results((*each.do, *each.then)))
        elif type(each) is v.Pay:
            found.extend(results((*each.cost, *each.then)))
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Requirements:
    """What the book says of the requirements of one kind of abilities."""

    is_so: Callable[[Context, t.Condition], bool]
    before: Callable[[Memory], Memory]
    shut_off: Callable[[Effects], Effects]
    next_sentences: Callable[[Effects], Effects]
    results: Callable[[Effects], tuple[str, ...]]


ACTIVATED: Final = Requirements(
    is_so=is_so,
    shut_off=rule("8.1.1.1.2.1", without=())(shut_off),
    next_sentences=rule("8.1.1.1.2.2", without=())(next_sentences),
    before=rule("8.1.1.1.2.3", without={})(what_came_before),
    results=rule("8.1.1.1.2.4", without=(), game="vanguard")(results),
)

AUTOMATIC: Final = Requirements(
    is_so=rule("8.1.1.2.3", without=False)(is_so),
    shut_off=rule("8.1.1.2.3.1", without=())(shut_off),
    next_sentences=rule("8.1.1.2.3.2", without=())(next_sentences),
    before=rule("8.1.1.2.3.3", without={})(what_came_before),
    results=rule("8.1.1.2.3.4", without=(), game="vanguard")(results),
)


def is_requirement_met(context: Context, frame: Frame, term: t.If) -> bool:
    """Whether a requirement is met; if not, what it leaves of the rest."""
    vars = frame.vars
    book = ACTIVATED if type(vars.get("ability")) is v.Act else AUTOMATIC
    memory = book.before(context.memory)
    asking = context
    if memory is not context.memory:
        asking = Context(
            context.game, context.source, context.seat, context.identity, context.event, memory
        )
    if book.is_so(asking, term.condition):
        return True
    vars["todo"] = (*book.shut_off(term.then), *book.next_sentences(vars["todo"]))
    for name in book.results(term.then):
        vars[name] = ()
    return False


# 8.1.1.1.2.6. Activated abilities without a cost


@rule("8.1.1.1.2.6")
def needs_nothing_but_saying_so(term: v.Act) -> bool:
    """Whether an ability is played just by naming it: it has no cost."""
    return True


@rule("8.1.1.1.2.6.1")
def is_left_to_its_player(term: v.Act) -> bool:
    """An ability without a cost does not play itself: it is offered like any other."""
    return True


# 8.1.1.4. Abilities that work in other zones than circles

# 3.1.1.3. The sorts of abilities that work in other zones than circles
HEARD: Final = "heard elsewhere"
CHANGES: Final = "changes elsewhere"


def sort_of(term: Any) -> str:
    """The sort of an ability that works in other zones: one that hears, or one that changes."""
    return HEARD if term.role == "auto" else CHANGES


def is_silent(game: Game, card: int) -> bool:
    """Whether a card's abilities do nothing: it lies face down in a zone, or is locked."""
    return is_mute(game, card) or u.is_locked(game, card)


ELSEWHERE: Final = Elsewhere(ZONES_OF, sort_of, is_silent)


def active_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """The automatic abilities among them; a unit may have lost its own."""
    place, field = game.state.place, LAYOUT.field
    return [
        (card, term)
        for card, term in ELSEWHERE.at(game, HEARD)
        if not field[place[card]] or term in game.abilities(card).terms
    ]


@rule("8.1.1.4")
def changes_elsewhere(game: Game) -> list[tuple[int, Any]]:
    """The continuous abilities among them; one that names no zone works in all of them."""
    return ELSEWHERE.at(game, CHANGES)


# 8.3. Active and inactive effects


@rule("8.3.2")
def has_effect(active: bool) -> bool:
    """Whether an ability has an effect now: an inactive one is there, but does nothing and asks for
    no choice."""
    return active


@rule("8.3.3")
def is_met(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether the condition under which an ability is active is met."""
    return all_hold(context, conditions)


def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether an ability with these conditions does anything just now."""
    return has_effect(is_met(context, conditions))
