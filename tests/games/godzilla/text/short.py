"""Short names for the terms of the tests."""

from __future__ import annotations

from typing import Any

from headjudge.games.godzilla.language import vocabulary as v
from headjudge.language import terms as t
from headjudge.language.terms import OPPONENT, YOU

BATTLE, MONSTER, STRATEGY = t.Type(("battle",)), t.Type(("monster",)), t.Type(("strategy",))
SELF, IT, REVEALED = t.Self(), t.It(), t.It("revealed")
MINE, THEIRS = v.Monster(YOU), v.Monster(OPPONENT)
AROUND = v.Zones(YOU, (), False, "adjacent", SELF)


def field(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("zone",), whose, filters)


def placed(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("strategy",), whose, filters)


def discarded(*filters: t.Filter) -> t.Cards:
    return t.Cards(("discard",), YOU, filters)


def hand(whose: str, *filters: t.Filter) -> t.Cards:
    return t.Cards(("hand",), whose, filters)


def deck(*filters: t.Filter) -> t.Cards:
    return t.Cards(("deck",), YOU, filters)


def rank(relation: str, number: Any) -> t.Compare:
    return t.Compare("rank", relation, number)


def at_least(number: int, cards: Any) -> t.Relation:
    return t.Relation(t.Count(cards), ">=", number)


def rage(whose: str, relation: str, number: int) -> t.Relation:
    return t.Relation(t.PlayerNumber("rage", whose), relation, number)


def enter(*effects: t.Effect, **more: Any) -> t.Keyword:
    return t.Keyword("Enter", None, effects, **more)


def gains(property: str, number: Any, *while_: t.Condition, what: Any = SELF) -> t.Continuous:
    return t.Continuous((t.Change(what, property, "add", number),), while_)


def is_in(*zones: int) -> t.Is:
    return t.Is(SELF, (t.InZones(zones),))


BY_THEM: dict[str, Any] = {"by": OPPONENT}

# English, Japanese, the type of the card, its abilities.
Families = dict[str, tuple[str, str, str, tuple[t.Ability, ...]]]
