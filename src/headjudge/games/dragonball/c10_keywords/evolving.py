"""10-5. [Evolve], [EX-Evolve] and [Xeno-Evolve]."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c10_keywords.playing_cards import cost_of, yours
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel import links
from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.rulebook.citation import rule

# Keywords by which a card evolves (10-5-6, 10-5-7).
EVOLVING: Final = ("Evolve", "EX-Evolve", "Xeno-Evolve")


@rule("10-5-2")
def evolve(word: t.Keyword) -> tuple[t.Ability, ...]:
    """The skill of [Evolve]: the card is played from the hand with a Battle Card of the
    player's."""
    how = xeno_evolve if word.name == "Xeno-Evolve" else evolve_on_top
    return (
        v.Activate("main", (*cost_of(word), *choose_base(word)), how(word.name),
                   where=("hand",), keyword=word.name),
    )  # fmt: skip


@rule("10-5-1")
def choose_base(word: t.Keyword) -> tuple[t.Effect, ...]:
    """Choose the Battle Card to evolve from, when the skill is activated; without one it cannot
    be."""
    return (t.Choose(t.Pick(1, yours("battle", demanded(word.details[1]))), "base"),)


@rule("10-5-3-1")
def demanded(filters: tuple[t.Filter, ...]) -> tuple[t.Filter, ...]:
    """The filters of the card to evolve from: its character name, and the conditions that stand
    before it, if any."""
    return filters


@rule("10-5-4")
def evolve_on_top(name: str) -> tuple[t.Effect, ...]:
    """Play the card on top of the chosen one, whose position and power it takes over."""
    return (v.Play(t.Self(), onto=t.It("base"), using=name),)


@rule("10-5-5")
def xeno_evolve(name: str) -> tuple[t.Effect, ...]:
    """Put the chosen card into its owner's Warp, and play the new one, active."""
    return (t.Put(t.It("base"), "warp"), v.Play(t.Self(), using=name))


@rule("10-5-6")
def cause_of(term: v.Play) -> str:
    """The cause of playing a card by a skill: to evolve is to play as by [Evolve]."""
    return "evolve" if term.using in EVOLVING else "effect"


EVOLVED: Final = t.Link("evolved")  # of a card on itself, played by evolving


@means(FILTERS, v.Evolved)
@rule("10-5-7")
def has_evolved(context: Context, term: v.Evolved, ref: Ref) -> bool:
    """Whether a card was played by evolving."""
    return links.linked_with(context.game, "evolved", ref[0]) == ref
