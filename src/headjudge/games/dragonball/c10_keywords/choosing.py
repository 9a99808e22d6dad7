"""10-16, 10-27. [Barrier], and choosing among effects."""

from __future__ import annotations

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c10_keywords import keywords
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import FILTERS, means
from headjudge.rulebook.citation import rule

# 10-16. Barrier


@rule("10-16-1")
def can_be_chosen(context: Context, card: int) -> bool:
    """Whether a card can be chosen: with [Barrier] not by skills of the other player."""
    game = context.game
    place = game.state.place[card]
    if place % a.SIZE > a.BATTLE or a.LAYOUT.seat[place] == context.seat:
        return True
    return not keywords.has(game, card, "Barrier")


def ignores_barrier(context: Context) -> bool:
    """Whether the text that is being carried out chooses in spite of [Barrier] (1-3-1)."""
    todo: tuple[t.Effect, ...] = context.memory.get("todo", ())
    if not todo or not isinstance(todo[0], t.Action) or not isinstance(todo[0].what, t.Pick):
        return False
    return v.IgnoringBarrier in [type(each) for each in todo[0].what.cards.filters]


@means(FILTERS, v.IgnoringBarrier)
def is_ignoring_barrier(context: Context, term: v.IgnoringBarrier, ref: Ref) -> bool:
    """Every card passes: the words bear on the choice, not on the cards."""
    return True


# 10-27. Choosing among effects


@rule("10-27-1", "10-27-3")
def number_of_options(wanted: int, listed: int) -> int:
    """How many of the effects that a skill lists are chosen, one after the other, in the order in
    which they are carried out."""
    return min(wanted, listed)
