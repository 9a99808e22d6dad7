"""Short names for the terms of the tests."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU

SELF, IT = t.Self(), t.It()
BATTLE_CARD = t.Type(("battle",))
MY_LEADER = t.Every(t.Cards(("leader",), YOU))
PLAYED = t.Pattern("play", SELF)
ATTACKS = t.Pattern("attack", SELF)
RED = t.Color(("red",))
EMBER = t.Trait(("Emberfist",))
KARROW = v.Character(("Karrow",))


def cards(area: str, whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards((area,), whose, filters)


def mine(*filters: t.Filter) -> t.Cards:
    """Your Battle Cards."""
    return cards("battle", YOU, BATTLE_CARD, *filters)


def theirs(*filters: t.Filter) -> t.Cards:
    """Your opponent's Battle Cards."""
    return cards("battle", OPPONENT, BATTLE_CARD, *filters)


def choose(count: Any, group: t.Selector, **more: Any) -> t.Choose:
    return t.Choose(t.Pick(count, group, **more))


def search(count: Any, group: t.Selector, **more: Any) -> t.Search:
    return t.Search(t.Pick(count, group, **more))


def cost(relation: str, number: Any) -> t.Compare:
    return t.Compare("energy cost", relation, number)


def power_of(relation: str, number: int) -> t.Compare:
    return t.Compare("power", relation, number)


def change(what: t.Object, number: Any, property: str = "power") -> t.Change:
    return t.Change(what, property, "add", number)


def keyword(what: t.Object, name: str) -> t.Change:
    return t.Change(what, "abilities", "gain", (t.Keyword(name),))


def gets(until: str, *changes: t.Change) -> t.Lasting:
    return t.Lasting(until, t.Continuous(changes))


def power(number: Any, what: t.Object = SELF, until: str = "turn") -> t.Lasting:
    return gets(until, change(what, number))


def at_least(number: int, group: t.Selector) -> t.Relation:
    return t.Relation(t.Count(group), ">=", number)


def leader(*filters: t.Filter) -> t.Is:
    """Your Leader Card is such a card."""
    return t.Is(MY_LEADER, filters)


def life(relation: str, number: int) -> t.Relation:
    return t.Relation(t.Count(cards("life", YOU)), relation, number)


def when_played(*do: t.Effect, while_: tuple[t.Condition, ...] = ()) -> t.Auto:
    return t.Auto(PLAYED, do, while_)


def main(*do: t.Effect, price: tuple[t.Effect, ...] = (), **more: Any) -> v.Activate:
    return v.Activate("main", price, do, **more)


def later(event: str, *do: t.Effect) -> t.Lasting:
    return t.Lasting("once", t.Auto(t.Pattern(event), do))


def discard(number: int = 1) -> t.Put:
    """Cards of your hand are placed in your Drop Area."""
    return t.Put(t.Pick(number, cards("hand", YOU)), "drop")


def moved(number: int = 1, *filters: t.Filter) -> t.Relation:
    """So many of the cards spoken of have really moved."""
    return t.Relation(t.CountOf("it", (t.Among("moved"), *filters)), ">=", number)


# What is printed, and what it means.
Families = dict[str, tuple[str, tuple[t.Ability, ...]]]
