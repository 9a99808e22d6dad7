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
    """The skill cost of a keyword."""
    return word.details[0] if word.details else ()


def yours(area: str, filters: tuple[t.Filter, ...]) -> t.Cards:
    """The Battle Cards with these qualities in one of the player's areas."""
    return t.Cards((area,), t.YOU, (BATTLE_CARD, *filters))


# 10-3. Field


@rule("10-3-1")
def field(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Field]: the card is placed in the battle area, active; then the player's other
    [Field] cards go (10-3-3)."""
    return (
        v.Activate("main", (), (v.Play(t.Self(), using="Field"), *replace_fields()),
                   where=("hand",), keyword="Field"),
    )  # fmt: skip


@rule("10-3-2")
def has_field(game: Game, card: int) -> bool:
    """Whether a card has [Field]: in the hand no other skill of it is activated."""
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
    """The skill of [Over Realm]: with so many cards in the drop area the card can be played from
    the hand."""
    enough = t.Relation(t.Count(DROP), ">=", word.number or 0)
    return (over_realm_skill(word, enough, (*over_realm_play(word.name), *goes_again())),)


@rule("10-25-1")
def dark_over_realm(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Dark Over Realm]: with so many black cards in the drop area the card can be
    played from the hand, and stays in play."""
    enough = t.Relation(t.Count(BLACK_DROP), ">=", word.number or 0)
    return (over_realm_skill(word, enough, dark_over_realm_play(word.name)),)


def over_realm_skill(word: t.Keyword, enough: t.Condition, do: tuple[t.Effect, ...]) -> v.Activate:
    """The skill that [Over Realm] and [Dark Over Realm] stand for; 10-15-5, 10-25-4: once a turn,
    both together."""
    return v.Activate(
        "main", cost_of(word), do, (enough, v.OverRealmsLeft()), where=("hand",),
        keyword=word.name,
    )  # fmt: skip


@rule("10-15-3")
def over_realm_play(name: str) -> tuple[t.Effect, ...]:
    """Put all cards of the drop area into the Warp, and play the card."""
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


@rule("10-15-4")
def goes_again() -> tuple[t.Effect, ...]:
    """If the card is still there at the end of the turn, it goes to the Warp."""
    leaves = t.Auto(t.Pattern("end turn"), (t.Put(t.It("played"), "warp"),))
    return (t.Lasting("turn", leaves),)


@rule("10-25-3")
def dark_over_realm_play(name: str) -> tuple[t.Effect, ...]:
    """Put all cards of the drop area into the Warp, and play the card."""
    return (t.Put(t.Every(DROP), "warp"), v.Play(t.Self(), using=name))


# 10-21. Warrior of Universe 7


@rule("10-21-1")
def warrior_of_universe_7(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Warrior of Universe 7]: cards of the trait in all areas, of both players, have
    no specified cost."""
    cards = t.Cards(("anywhere",), t.EACH, (t.Trait(("Universe 7",)),))
    return (t.Continuous((t.Change(t.Every(cards), "specified cost", "lose-all"),)),)


# 10-24. Swap


@rule("10-24-1")
def swap(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Swap]: in the Main Phase the card is exchanged for one of the hand."""
    return (v.Activate("main", cost_of(word), swap_places(word), keyword="Swap"),)


@rule("10-24-3")
def swap_places(word: t.Keyword) -> tuple[t.Effect, ...]:
    """Up to one Battle Card of that cost and sort is played from the hand; the card with [Swap]
    returns to the hand."""
    filters: tuple[t.Filter, ...] = word.details[1] if len(word.details) > 1 else ()
    cost = t.Compare("energy cost", "==", word.number or 0)
    pick = t.Pick(1, yours("hand", (*filters, cost)), up_to=True)
    return (v.Play(pick, using="Swap"), t.Put(t.Self(), "hand"))
