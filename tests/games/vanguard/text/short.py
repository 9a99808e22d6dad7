"""Short names for the terms of the tests."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU

SELF, IT, SEEN = t.Self(), t.It(), t.It("seen")
ON_VANGUARD, ON_REAR_GUARD = v.On(("vanguard",)), v.On(("rear-guard",))
ON_BOTH = v.On(("vanguard", "rear-guard"))
KAGERO = v.Clan(("Kagero",))
A_VANGUARD = t.Is(t.EventPartner(), (v.OnCircle(("vanguard",)),))
ATTACKS = t.Pattern("attack", SELF)
HITS = t.Pattern("attack hits", SELF, only_if=A_VANGUARD)


def cards(area: str, whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards((area,), whose, filters)


def mine(*filters: t.Filter) -> t.Cards:
    return cards("rear-guard", YOU, *filters)


def theirs(*filters: t.Filter) -> t.Cards:
    return cards("rear-guard", OPPONENT, *filters)


def choose(count: Any, group: t.Cards, **more: Any) -> t.Choose:
    return t.Choose(t.Pick(count, group, **more))


def at_least(number: int, group: t.Cards) -> t.Relation:
    return t.Relation(t.Count(group), ">=", number)


def grade(relation: str, number: int) -> t.Compare:
    return t.Compare("grade", relation, number)


def change(what: t.Object, property: str, number: Any) -> t.Change:
    return t.Change(what, property, "add", number)


def gets(until: str, *changes: t.Change) -> t.Lasting:
    return t.Lasting(until, t.Continuous(changes))


def power(number: Any, what: t.Object = SELF, until: str = "battle") -> t.Lasting:
    return gets(until, change(what, "power", number))


def placed(*kinds: str, **more: Any) -> t.Pattern:
    return t.Pattern("place", SELF, to=kinds, **more)


def own(when: t.Pattern, *do: t.Effect, while_: tuple[t.Condition, ...] = ()) -> t.Auto:
    """An automatic ability without a zone: of its own card's moving."""
    return t.Auto(when, do, while_, on_leaving=True)


def on_rear_guard(when: t.Pattern, *do: t.Effect, while_: tuple[t.Condition, ...] = ()) -> t.Auto:
    return t.Auto(when, do, (ON_REAR_GUARD, *while_))


def on_vanguard(when: t.Pattern, *do: t.Effect, while_: tuple[t.Condition, ...] = ()) -> t.Auto:
    return t.Auto(when, do, (ON_VANGUARD, *while_))


def later(event: str, *do: t.Effect) -> t.Lasting:
    return t.Lasting("once", t.Auto(t.Pattern(event), do))


# What is printed, and what it means.
Families = dict[str, tuple[str, tuple[t.Ability, ...]]]
