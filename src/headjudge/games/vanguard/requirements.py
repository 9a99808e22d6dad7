"""8.1.1.1.2, 8.1.1.2.3. Requirements: what an ability does only "if" something is so.

The book says the same of activated and of automatic abilities. What belongs to a requirement
(its sentence, and one after it that begins with "then") is settled when a text is read.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from headjudge.games.vanguard import vocabulary as v
from headjudge.kernel.state import Frame
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import holds
from headjudge.rulebook.citation import rule

Effects = tuple[t.Effect, ...]
Memory = dict[str, Any]


def is_so(context: Context, condition: t.Condition) -> bool:
    """It is asked about when the ability resolves."""
    return holds(context, condition)


def what_came_before(memory: Memory) -> Memory:
    """It may be about what the text before it did."""
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
    """Only what belongs to the requirement is skipped, up to the full stop."""
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


class Requirements:
    """What the book says of the requirements of one kind of abilities."""

    __slots__ = ("before", "is_so", "next_sentences", "results", "shut_off")

    def __init__(
        self,
        is_so: Callable[[Context, t.Condition], bool],
        before: Callable[[Memory], Memory],
        shut_off: Callable[[Effects], Effects],
        next_sentences: Callable[[Effects], Effects],
        results: Callable[[Effects], tuple[str, ...]],
    ) -> None:
        self.is_so = is_so
        self.before = before
        self.shut_off = shut_off
        self.next_sentences = next_sentences
        self.results = results


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


def is_met(context: Context, frame: Frame, term: t.If) -> bool:
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
