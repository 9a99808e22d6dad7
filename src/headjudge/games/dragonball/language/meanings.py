"""What words on cards mean that no section of the book explains."""

from __future__ import annotations

from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.doing import ACT
from headjudge.language.evaluate import CONDITIONS, FILTERS, means, passes
from headjudge.language.moving import happen_together

means(
    ACT, v.KO, v.RemoveFromGame, v.AddToEnergy, v.GainControl, v.FlipOver, v.PutAlone, v.Redirect
)(happen_together)  # fmt: skip


@means(FILTERS, v.AllOf)
def is_all_of(context: Context, term: v.AllOf, ref: Ref) -> bool:
    """Whether a card passes all of these filters."""
    return passes(context, term.filters, ref)


@means(CONDITIONS, v.During)
def holds_during(context: Context, term: v.During) -> bool:
    """Whether this phase or step is under way."""
    return context.game.is_under_way(term.phase)
