"""How many cards an ability asks for, and where: those that its conditions count, that it chooses
among, and that it is paid with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from headjudge.language import terms as t


@dataclass(frozen=True)
class Demand:
    """At least so many cards that pass these filters, in these areas of these players; and in all
    at most so many cards there, if that is said."""

    where: tuple[str, ...]
    whose: str
    filters: tuple[t.Filter, ...]
    least: int
    most: int | None = None

    def speaks_of(self, mine: bool) -> bool:
        """Whether it is about the areas of that player."""
        return self.whose in (t.EACH, t.YOU if mine else t.OPPONENT)


Own = Callable[[t.Term], list[Demand]]  # what the words of a game demand


def nothing_more(term: t.Term) -> list[Demand]:
    """No word of the game demands anything by itself."""
    return []


def demands_in(term: Any, own: Own) -> list[Demand]:
    """What a term demands, anywhere in it."""
    if isinstance(term, tuple):
        return [found for each in term for found in demands_in(each, own)]
    if not isinstance(term, t.Term):
        return []
    found = own(term)
    if isinstance(term, t.Relation):
        found = counted(term)
        if found:
            return found
    elif isinstance(term, t.Count) and isinstance(term.cards, t.Cards):
        found = [Demand(term.cards.where, term.cards.whose, term.cards.filters, 1)]
    elif isinstance(term, t.Pick) and isinstance(term.cards, t.Cards):
        number = term.count if isinstance(term.count, int) else 2
        found = [Demand(term.cards.where, term.cards.whose, term.cards.filters, number)]
    inner = [demands_in(getattr(term, each.name), own) for each in fields(term)]
    return found + [each for part in inner for each in part]


def counted(term: t.Relation) -> list[Demand]:
    """What a relation between a number of cards and another number demands."""
    if not isinstance(term.left, t.Count) or not isinstance(term.left.cards, t.Cards):
        return []
    if not isinstance(term.right, int):
        return []
    cards, number = term.left.cards, term.right
    least, most = {
        ">=": (number, None),
        ">": (number + 1, None),
        "==": (number, number),
        "<=": (0, number),
        "<": (0, number - 1),
    }.get(term.relation, (0, None))
    return [Demand(cards.where, cards.whose, cards.filters, least, most)]
