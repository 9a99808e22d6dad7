"""From what was read to the terms that mean it, and back to what is said: what the grammars of
several games do alike.

What a term remembers of its text is its `Wording`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from headjudge.language import terms as t
from headjudge.language.parse_terms import Grant, Grants, Joined, Part
from headjudge.language.terms.wording import Wording

OWNED = "+"  # before a place: whose cards they are was said besides

Way = Callable[[Any], Any]
# The noun or place that words are, given the filter that stands there; how many it has become.
StoodFor = Callable[[str, t.Filter | None], tuple[t.Filter, int]]


class Meaningless(Exception):
    """Words that can be read but mean nothing together."""


T = TypeVar("T", bound=t.Term)


def reworded(term: T, **said: Any) -> T:
    """The term with these parts of its wording changed."""
    return replace(term, wording=str(replace(term.worded, **said)))


# -- who gets what ----------------------------------------------------------------------------


def changes(term: Grants, settle: Way) -> t.Continuous:
    """Who gets something and what is got, as changes."""
    found: list[t.Change] = []
    for part in term.parts:
        what = settle(part.what)
        for at, grant in enumerate(part.grants):
            wording = str(Wording(grant.wording, part=None if at else part.wording))
            operand = settle(grant.operand)
            found.append(t.Change(what, grant.property, grant.operation, operand, wording=wording))
    return t.Continuous(tuple(found), wording=term.wording)


def grants_of(term: t.Continuous, unsettle: Way) -> Grants:
    """Changes as a text says them: card by card, who gets what."""
    parts: list[Part] = []
    last: t.Object | None = None
    for change in term.changes:
        said = change.worded
        own = said.without("part")
        grant = Grant(change.property, change.operation, unsettle(change.operand), wording=own)
        if said.part is not None or last != change.what:
            parts.append(Part(unsettle(change.what), (grant,), wording=said.part or ""))
        else:
            parts[-1] = replace(parts[-1], grants=(*parts[-1].grants, grant))
        last = change.what
    return Grants(tuple(parts), wording=term.worded.without("joint", "under"))


# -- effects one after the other --------------------------------------------------------------


def with_joint(term: Joined, settle: Way) -> t.Effect:
    """An effect that remembers what joins it to the next one."""
    effect: t.Effect = settle(term.effect)
    return reworded(effect, joint=term.wording)


def in_turn(terms: tuple[Any, ...], unsettle: Way) -> tuple[Any, ...]:
    """Several terms as they are said: effects with the joints between them."""
    parts = [unsettle(each) for each in terms]
    if len(terms) > 1 and all([isinstance(each, t.Effect) for each in terms]):
        for at, each in enumerate(terms[:-1]):
            parts[at] = Joined(parts[at], wording=each.worded.joint or "")
    return tuple(parts)


# -- nouns and places among the filters -------------------------------------------------------


def marked(filters: tuple[t.Filter, ...], marks: str, stood_for: StoodFor) -> tuple[t.Filter, ...]:
    """The filters with nouns and places where they stood."""
    found = list(filters)
    shift = 0
    for mark in marks.split(";"):
        place, _, words = mark.partition("=")
        at = int(place) + shift
        there = found[at] if at < len(found) else None
        term, count = stood_for(words.removeprefix(OWNED), there)
        found[at : at + count] = [term]
        shift += 1 - count
    return tuple(found)


def usual_marks(
    cards: tuple[tuple[str, ...], str, tuple[t.Filter, ...]],
    adjectives: tuple[type, ...],
    nouns: Iterable[tuple[str, tuple[str, ...], tuple[t.Filter, ...]]],
    places: Iterable[tuple[str, tuple[tuple[str, ...], str, tuple[t.Filter, ...]]]],
) -> str:
    """Where noun and place stand if the term does not remember: of cards in these areas, of this
    player, that pass these filters. `nouns`: with their areas and filters; `places`: with these
    and their player."""
    where, whose, filters = cards
    before = 0
    while before < len(filters) and isinstance(filters[before], adjectives):
        before += 1
    for word, areas, more in nouns:
        if areas == where and filters[before : before + len(more)] == more:
            return f"{before}={word}"
    for words, (areas, player, others) in places:
        if areas == where and player == whose and not others:
            return f"{before}=card;{len(filters)}={words}"
    return ""
