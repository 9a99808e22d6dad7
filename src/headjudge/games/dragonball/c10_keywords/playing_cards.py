"""10-3, 10-15, 10-21, 10-24, 10-25. Keywords that play cards, or help to: [Field],
[Over Realm], [Warrior of Universe 7], [Swap], [Dark Over Realm].

`details` of such a keyword: its skill cost (a tuple of effects), then the filters of the
cards it is about.
"""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c10_keywords import keywords
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.language import terms as t
from headjudge.rulebook.citation import rule

BATTLE_CARD: Final = t.Type(("battle",))


def cost_of(word: t.Keyword) -> tuple[t.Effect, ...]:
    return word.details[0] if word.details else ()


def yours(area: str, filters: tuple[t.Filter, ...]) -> t.Cards:
    """Battle Cards of that sort in an area of the player's own."""
    return t.Cards((area,), t.YOU, (BATTLE_CARD, *filters))


# 10-3. Field


@rule("10-3-1")
def field(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The card is placed in the battle area, active; then (10-3-3) the player's others go."""
    return (
        v.Activate("main", (), (v.Play(t.Self(), using="Field"), *replace_fields()),
                   where=("hand",), keyword="Field"),
    )  # fmt: skip


@rule("10-3-2")
def has_field(game: Game, card: int) -> bool:
    return keywords.has(game, card, "Field")


@rule("10-3-3")
def replace_fields() -> tuple[t.Effect, ...]:
    """All other Field cards of the player's battle area go to the drop area."""
    others = t.Cards(("battle",), t.YOU, (t.Type(("extra",)), t.HasKeyword("Field"), t.Other()))
    return (t.Put(t.Every(others), "drop"),)


# 10-15, 10-25. Over Realm, Dark Over Realm

DROP: Final = t.Cards(("drop",), t.YOU)
BLACK_DROP: Final = t.Cards(("drop",), t.YOU, (t.Color(("black",)),))


@rule("10-15-1")
def over_realm(word: t.Keyword) -> tuple[t.Ability, ...]:
    """With so many cards in the drop area the card can be played from the hand."""
    enough = t.Relation(t.Count(DROP), ">=", word.number or 0)
    return (over_realm_skill(word, enough, (*over_realm_play(word.name), *goes_again())),)


@rule("10-25-1")
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


@rule("10-15-3")
def over_realm_play(name: str) -> tuple[t.Effect, ...]:
    """All cards of the drop area go to the Warp, and the card is played."""
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


@rule("10-15-4")
def goes_again() -> tuple[t.Effect, ...]:
    """If it is still there at the end of the turn, it goes to the Warp."""
    leaves = t.Auto(t.Pattern("end turn"), (t.Put(t.It("played"), "warp"),))
    return (t.Lasting("turn", leaves),)


@rule("10-25-3")
def dark_over_realm_play(name: str) -> tuple[t.Effect, ...]:
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


# 10-21. Warrior of Universe 7


@rule("10-21-1")
def warrior_of_universe_7(word: t.Keyword) -> tuple[t.Ability, ...]:
    """Cards of that trait in all areas, whosever, have no specified cost."""
    cards = t.Cards(("anywhere",), t.EACH, (t.Trait(("Universe 7",)),))
    return (t.Continuous((t.Change(t.Every(cards), "specified cost", "lose-all"),)),)


# 10-24. Swap


@rule("10-24-1")
def swap(word: t.Keyword) -> tuple[t.Ability, ...]:
    return (v.Activate("main", cost_of(word), swap_places(word), keyword="Swap"),)


@rule("10-24-3")
def swap_places(word: t.Keyword) -> tuple[t.Effect, ...]:
    """A Battle Card of that cost and sort may be played from the hand; this one returns."""
    filters: tuple[t.Filter, ...] = word.details[1] if len(word.details) > 1 else ()
    cost = t.Compare("energy cost", "==", word.number or 0)
    pick = t.Pick(1, yours("hand", (*filters, cost)), up_to=True)
    return (v.Play(pick, using="Swap"), t.Put(t.Self(), "hand"))
