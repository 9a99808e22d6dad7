"""What an ability asks for: the cards its own terms speak of, as values a card can be made with."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, fields
from typing import Any

from headjudge.language import terms as t


@dataclass(frozen=True)
class Wanted:
    """Cards with these values, in these areas (none named: in any) of these players."""

    values: dict[str, Any] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    whose: str = t.EACH

    def suits(self, areas: tuple[str, ...], mine: bool) -> bool:
        """Whether such a card is wanted in one of these areas of that player."""
        here = not self.where or any(area in self.where for area in areas)
        return here and self.whose in (t.EACH, t.YOU if mine else t.OPPONENT)


def wanted_by(term: Any, chance: random.Random) -> list[Wanted]:
    """The cards that a term speaks of anywhere in it; of alternatives, one by chance."""
    found: list[Wanted] = []
    collect(term, chance, (), t.EACH, found)
    return found


def collect(
    term: Any, chance: random.Random, where: tuple[str, ...], whose: str, found: list[Wanted]
) -> None:
    """Add the cards that a term speaks of, in the areas that the terms around it name."""
    if isinstance(term, tuple):
        filters = [each for each in term if isinstance(each, t.Filter)]
        if filters:
            found.append(Wanted(values_for(tuple(filters), chance), where, whose))
        for each in term:
            collect(each, chance, where, whose, found)
        return
    if not isinstance(term, t.Term):
        return
    if isinstance(term, t.Cards):
        where, whose = term.where, term.whose
        if not term.filters:
            found.append(Wanted({}, where, whose))
    elif isinstance(term, t.Is) and isinstance(term.object, t.Every):
        meant = term.object.cards
        if isinstance(meant, t.Cards):  # of these cards it is said what they are
            where, whose = meant.where, meant.whose
    for each in fields(term):
        collect(getattr(term, each.name), chance, where, whose, found)


BEYOND = {"<": -1, ">": 1}


def values_for(filters: tuple[t.Filter, ...], chance: random.Random) -> dict[str, Any]:
    """Values of a card that passes these filters, as far as they speak of values."""
    values: dict[str, Any] = {}
    for each in filters:
        if isinstance(each, t.Either):
            values |= values_for((chance.choice(each.filters),), chance)
        elif isinstance(each, t.Compare):
            if isinstance(each.number, int):
                values[each.property] = each.number + BEYOND.get(each.relation, 0)
        elif isinstance(each, t.HasKeyword):
            values["keyword"] = each.keyword
        elif isinstance(each, t.NameHas):
            values["part of name"] = each.part
        elif not isinstance(each, t.Not):
            read: tuple[str, ...] = getattr(each, "READS", ())
            if len(read) == 1 and len(fields(each)) == 1:  # but for its wording it says no more
                values[read[0]] = True
            for own in fields(each):
                inner = getattr(each, own.name)
                if own.name == "filters":
                    values |= values_for(inner, chance)
                elif len(read) == 1 and own.name != "wording":
                    if isinstance(inner, str):
                        values["part of " + read[0]] = inner
                    elif own.name == "number" and isinstance(inner, int):
                        values["number of " + read[0]] = inner
                    elif isinstance(inner, tuple) and inner and isinstance(inner[0], str):
                        every = bool(getattr(each, "every", False))
                        values[read[0]] = list(inner) if every else [chance.choice(inner)]
    return values


def events_in(term: Any) -> list[t.Pattern]:
    """The events that a term waits for, forbids or replaces."""
    if isinstance(term, tuple):
        return [found for each in term for found in events_in(each)]
    if not isinstance(term, t.Term):
        return []
    own = [term] if isinstance(term, t.Pattern) else []
    return own + [found for each in fields(term) for found in events_in(getattr(term, each.name))]


def conditions_in(term: Any) -> list[t.Condition]:
    """The conditions that a term names, anywhere in it."""
    if isinstance(term, tuple):
        return [found for each in term for found in conditions_in(each)]
    if not isinstance(term, t.Term):
        return []
    own = [term] if isinstance(term, t.Condition) else []
    inner = [conditions_in(getattr(term, each.name)) for each in fields(term)]
    return own + [found for each in inner for found in each]
