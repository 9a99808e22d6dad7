"""10-3, 10-5, 10-13, 10-15, 10-21, 10-24, 10-25. Keywords that play cards, or help to.

`details` of such a keyword: its skill cost (a tuple of effects), then the filters of the
cards it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball import vocabulary as v
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact, rule

BATTLE_CARD: Final = t.Type(("battle",))


def cost_of(word: t.Keyword) -> tuple[t.Effect, ...]:
    return word.details[0] if word.details else ()


def yours(area: str, filters: tuple[t.Filter, ...]) -> t.Cards:
    """Battle Cards of that sort in an area of the player's own."""
    return t.Cards((area,), t.YOU, (BATTLE_CARD, *filters))


# 10-3. Field


@rule("10-3-1", without=())
def field(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The card is placed in the battle area, active; then (10-3-3) the player's others go."""
    return (
        v.Activate("main", (), (v.Play(t.Self(), using="Field"), *replace_fields()),
                   where=("hand",), keyword="Field"),
    )  # fmt: skip


@rule("10-3-3", without=())
def replace_fields() -> tuple[t.Effect, ...]:
    """All other Field cards of the player's battle area go to the drop area."""
    others = t.Cards(("battle",), t.YOU, (t.Type(("extra",)), t.HasKeyword("Field"), t.Other()))
    return (t.Put(t.Every(others), "drop"),)


# 10-5. Evolve, EX-Evolve, Xeno-Evolve

FROM_HAND: Final[tuple[str, ...]] = fact("10-5-2", ("hand",), without=())


def evolve(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The card is played from the hand with a Battle Card of the player's."""
    how = xeno_evolve if word.name == "Xeno-Evolve" else evolve_on_top
    return (
        v.Activate("main", (*cost_of(word), *choose_base(word)), how(word.name),
                   where=FROM_HAND, keyword=word.name),
    )  # fmt: skip


@rule("10-5-1", without=())
def choose_base(word: t.Keyword) -> tuple[t.Effect, ...]:
    """Such a Battle Card is chosen when the skill is activated, or it cannot be."""
    return (t.Choose(t.Pick(1, yours("battle", demanded(word.details[1]))), "base"),)


def demanded(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """The character name, and what else is asked of the card."""
    if [each for each in filters if type(each) is not v.Character]:
        return filters
    return (*filters, *NO_CONDITION)


# 10-5-3-1: where no condition stands before the name, none is needed
NO_CONDITION: Final[tuple[t.Filter, ...]] = fact("10-5-3-1", (), without=(v.Evolved(),))


@rule("10-5-4", without=())
def evolve_on_top(name: str) -> tuple[t.Effect, ...]:
    """It is played on top of that card, and takes over position and power."""
    return (v.Play(t.Self(), onto=t.It("base"), using=name),)


@rule("10-5-5", without=())
def xeno_evolve(name: str) -> tuple[t.Effect, ...]:
    """That card goes to its owner's Warp, and the new one is played, active."""
    return (t.Put(t.It("base"), "warp"), v.Play(t.Self(), using=name))


# 10-13-3. Union-Fusion

FUSION_FROM: Final[tuple[str, ...]] = fact("10-13-3-2", ("hand",), without=())


def union_fusion(word: t.Keyword) -> tuple[t.Ability, ...]:
    return (
        v.Activate("main", (*cost_of(word), *choose_equals(word)), fuse(),
                   where=FUSION_FROM, keyword=word.name),
    )  # fmt: skip


@rule("10-13-3-1", without=())
def choose_equals(word: t.Keyword) -> tuple[t.Effect, ...]:
    """One Battle Card of each of the two sorts in the hand, of equal power."""
    first, second = word.details[1], word.details[2]
    return (v.ChooseEquals(yours("hand", first), yours("hand", second), "power"),)


@rule("10-13-3-4", without=())
def fuse() -> tuple[t.Effect, ...]:
    """They go to the drop area, and the card is played, active."""
    return (t.Put(t.It("base"), "drop"), v.Play(t.Self(), using="Union-Fusion"))


# 10-13-4. Union-Potara

POTARA_FROM: Final[tuple[str, ...]] = fact("10-13-4-2", ("hand",), without=())


def union_potara(word: t.Keyword) -> tuple[t.Ability, ...]:
    return (
        v.Activate("main", (*cost_of(word), *choose_both(word)), join(),
                   where=POTARA_FROM, keyword=word.name),
    )  # fmt: skip


@rule("10-13-4-1", without=())
def choose_both(word: t.Keyword) -> tuple[t.Effect, ...]:
    """One Battle Card of each of the two sorts in the battle area."""
    picks = tuple([t.Pick(1, yours("battle", filters)) for filters in word.details[1:3]])
    return (t.Choose(t.Together(picks), "base"),)


@rule("10-13-4-4", without=())
def join() -> tuple[t.Effect, ...]:
    """The card is played on top of both, active."""
    return (v.Play(t.Self(), onto=t.It("base"), using="Union-Potara", active=True),)


# 10-15, 10-25. Over Realm, Dark Over Realm

DROP: Final = t.Cards(("drop",), t.YOU)
BLACK_DROP: Final = t.Cards(("drop",), t.YOU, (t.Color(("black",)),))


@rule("10-15-1", without=())
def over_realm(word: t.Keyword) -> tuple[t.Ability, ...]:
    """With so many cards in the drop area the card can be played from the hand."""
    enough = t.Relation(t.Count(DROP), ">=", word.number or 0)
    return (over_realm_skill(word, enough, (*over_realm_play(word.name), *goes_again())),)


@rule("10-25-1", without=())
def dark_over_realm(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The same with so many black cards there, and the card stays."""
    enough = t.Relation(t.Count(BLACK_DROP), ">=", word.number or 0)
    return (over_realm_skill(word, enough, dark_over_realm_play(word.name)),)


def over_realm_skill(word: t.Keyword, enough: t.Condition, do: tuple[t.Effect, ...]) -> v.Activate:
    """10-15-5, 10-25-4: both together once a turn."""
    return v.Activate(
        "main", cost_of(word), do, (enough, v.OverRealmsLeft()), where=("hand",),
        keyword=word.name,
    )  # fmt: skip


@rule("10-15-3", without=())
def over_realm_play(name: str) -> tuple[t.Effect, ...]:
    """All cards of the drop area go to the Warp, and the card is played."""
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


@rule("10-25-3", without=())
def dark_over_realm_play(name: str) -> tuple[t.Effect, ...]:
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


@rule("10-15-4", without=())
def goes_again() -> tuple[t.Effect, ...]:
    """If it is still there at the end of the turn, it goes to the Warp."""
    leaves = t.Auto(t.Pattern("end turn"), (t.Put(t.It("played"), "warp"),))
    return (t.Lasting("turn", leaves),)


# 10-21. Warrior of Universe 7


@rule("10-21-1", without=())
def warrior_of_universe_7(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Cards of that trait in all areas, whosever, have no specified cost."""
    cards = t.Cards(("anywhere",), t.EACH, (t.Trait(("Universe 7",)),))
    return (t.Continuous((t.Change(t.Every(cards), "specified cost", "lose-all"),)),)


# 10-24. Swap


@rule("10-24-1", without=())
def swap(word: t.Keyword) -> tuple[t.Ability, ...]:
    return (v.Activate("main", cost_of(word), swap_places(word), keyword="Swap"),)


@rule("10-24-3", without=())
def swap_places(word: t.Keyword) -> tuple[t.Effect, ...]:
    """A Battle Card of that cost and sort may be played from the hand; this one returns."""
    filters: tuple[t.Filter, ...] = word.details[1] if len(word.details) > 1 else ()
    cost = t.Compare("energy cost", "==", word.number or 0)
    pick = t.Pick(1, yours("hand", (*filters, cost)), up_to=True)
    return (v.Play(pick, using="Swap"), t.Put(t.Self(), "hand"))


BUNDLES: Final[dict[str, Callable[[t.Keyword], tuple[t.Ability, ...]]]] = {
    "Field": field,
    "Evolve": evolve,
    "EX-Evolve": evolve,
    "Xeno-Evolve": evolve,
    "Union-Fusion": union_fusion,
    "Union-Potara": union_potara,
    "Over Realm": over_realm,
    "Dark Over Realm": dark_over_realm,
    "Warrior of Universe 7": warrior_of_universe_7,
    "Swap": swap,
}

# Keywords by which a card evolves (10-5-6, 10-5-7).
EVOLVING: Final = ("Evolve", "EX-Evolve", "Xeno-Evolve")
