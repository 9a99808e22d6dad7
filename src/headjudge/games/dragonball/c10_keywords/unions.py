"""10-13. [Union]: Union-Fusion, Union-Potara, Union-Absorb."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c01_outline import carry_power_over
from headjudge.games.dragonball.c10_keywords.playing_cards import cost_of, yours
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.decision import PASS, Decision, Option
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import ASK, CAN, DO, TAKE
from headjudge.language.evaluate import means, select
from headjudge.language.instructions import cited
from headjudge.language.picking import is_unseen
from headjudge.rulebook.citation import fact, rule

# 10-13-3. Union-Fusion


@rule("10-13-3-2")
def union_fusion(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill that plays the card from the hand by fusing two cards of the hand."""
    return (
        v.Activate("main", (*cost_of(word), *choose_equals(word)), fuse(),
                   where=("hand",), keyword=word.name),
    )  # fmt: skip


@rule("10-13-3-1")
def choose_equals(word: t.Keyword) -> tuple[t.Effect, ...]:
    """Choose one Battle Card of each of the two sorts in the hand, of equal power."""
    first, second = word.details[1], word.details[2]
    return (v.ChooseEquals(yours("hand", first), yours("hand", second), "power"),)


@rule("10-13-3-4")
def fuse() -> tuple[t.Effect, ...]:
    """Put the chosen cards into the drop area, and play the card, active."""
    return (t.Put(t.It("base"), "drop"), v.Play(t.Self(), using="Union-Fusion"))


def pairs(context: Context, term: v.ChooseEquals, first: int = -1) -> list[tuple[int, int]]:
    """The pairs of cards that could be chosen; with `first` chosen, those with it."""
    game = context.game
    own = context.source
    ones = [card for card in select(context, term.first) if card != own]
    others = [card for card in select(context, term.second) if card != own]
    return [
        (one, other)
        for one in ones
        for other in others
        if one != other
        and first in (-1, one)
        and game.value(one, term.property) == game.value(other, term.property)
    ]


@means(CAN, v.ChooseEquals)
def can_choose_equals(context: Context, term: v.ChooseEquals) -> bool:
    """Whether there are two cards of equal power to choose."""
    return len(pairs(context, term)) > 0


@means(ASK, v.ChooseEquals)
def ask_choose_equals(context: Context, frame: Frame, term: v.ChooseEquals) -> Decision | None:
    """Ask for one card, then for the other. The player is asked even if there are none to choose:
    that is for nobody else to see."""
    chosen = frame.vars.get("base", ())
    found = pairs(context, term, chosen[0][0] if chosen else -1)
    at = 1 if chosen else 0
    cards = dict.fromkeys([pair[at] for pair in found])
    options: tuple[Option, ...] = tuple([("card", card) for card in cards])
    number = cited(context.game, frame)
    if not options and not (is_unseen(context, term.first) or is_unseen(context, term.second)):
        return None
    return Decision(context.seat, "choose", options or (PASS,), number, secret=True)


@means(TAKE, v.ChooseEquals)
def take_choose_equals(
    context: Context, frame: Frame, term: v.ChooseEquals, chosen: tuple[Option, ...]
) -> None:
    """The card chosen is remembered; after the first the second is chosen."""
    if chosen[0] == PASS:
        return
    base = frame.vars.get("base", ())
    frame.vars["base"] = (*base, context.game.state.ref(int(chosen[0][1])))
    if not base:
        doing.do_next(frame, (term,))


@means(DO, v.ChooseEquals)
def do_choose_equals(context: Context, frame: Frame, term: v.ChooseEquals) -> None:
    """Do nothing: there is nothing to choose."""


# 10-13-4. Union-Potara


@rule("10-13-4-2")
def union_potara(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill that plays the card from the hand on top of two cards of the battle area."""
    return (
        v.Activate("main", (*cost_of(word), *choose_both(word)), join(),
                   where=("hand",), keyword=word.name),
    )  # fmt: skip


@rule("10-13-4-1")
def choose_both(word: t.Keyword) -> tuple[t.Effect, ...]:
    """Choose one Battle Card of each of the two sorts in the battle area."""
    picks = tuple([t.Pick(1, yours("battle", filters)) for filters in word.details[1:3]])
    return (t.Choose(t.Together(picks), "base"),)


@rule("10-13-4-4")
def join() -> tuple[t.Effect, ...]:
    """Play the card on top of both chosen cards, active."""
    return (v.Play(t.Self(), onto=t.It("base"), using="Union-Potara", active=True),)


# 10-13-4-4-1, 10-13-5-4-1. Unions that place a card on top of others

PLACED_ON_TOP: Final = ("Union-Potara", "Union-Absorb")


@rule("10-13-4-4-1", "10-13-5-4-1")
def pass_on_power(game: Game, ref: Ref, top: int, using: str) -> None:
    """Pass what was done to the power of a card on to the card that a Union places on top of it."""
    number = "10-13-4-4-1" if using == "Union-Potara" else "10-13-5-4-1"
    carry_power_over(game, ref, top, number)


# 10-13-5. Union-Absorb

# 10-13-5-2: [Union-Absorb] in the battle area
ABSORBS_IN: Final[tuple[str, ...]] = fact("10-13-5-2", ("battle",), without=("leader",))
