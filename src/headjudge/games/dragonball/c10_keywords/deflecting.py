"""10-22. [Deflect]: cards that [Counter: Play] skills do nothing to.

What happens to a card in play is forbidden by what the keyword stands for (`fighting`); what
is laid on cards, and what is done to a card that is only declared, asks here.
"""

from __future__ import annotations

from headjudge.games.dragonball.c03_areas import areas as a
from headjudge.games.dragonball.c04_basics import counter_timing
from headjudge.games.dragonball.c10_keywords import counters
from headjudge.games.dragonball.c10_keywords.keywords import has
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Ref
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means
from headjudge.rulebook.citation import rule


def is_unaffected(game: Game, card: int) -> bool:
    """Whether a [Counter: Play] skill is being carried out that does nothing to this card."""
    if not is_play_countered(game):
        return False
    timing = counter_timing.under_way(game)
    if timing is None or card not in [each for each, _identity in timing.vars["about"]]:
        return deflects(game, card)
    if game.state.place[card] % a.SIZE == a.HAND:
        return deflects_when_declared(game, card)
    return deflects_when_played_with_skill(game, card)


def is_play_countered(game: Game) -> bool:
    """Whether the skill that is being carried out is a [Counter: Play]."""
    for frame in reversed(game.state.frames):
        if frame.procedure == "resolve counter":
            return bool(frame.vars["term"].occasion == counters.PLAY)
    return False


@rule("10-22-1")
def deflects(game: Game, card: int) -> bool:
    """Whether a card has [Deflect], so that [Counter: Play] skills do not affect it."""
    return has(game, card, "Deflect")


@rule("10-22-2")
def deflects_when_declared(game: Game, card: int) -> bool:
    """Whether [Counter: Play] skills do not affect a card from the declaration of its play on: with
    [Deflect]."""
    return deflects(game, card)


@rule("10-22-3")
def deflects_when_played_with_skill(game: Game, card: int) -> bool:
    """Whether [Counter: Play] skills do not affect a card that is played with a skill: with
    [Deflect]."""
    return deflects(game, card)


def within_reach(game: Game, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """The cards among these that the skill being carried out affects."""
    if not refs or not is_play_countered(game):
        return refs
    return tuple([ref for ref in refs if not is_unaffected(game, ref[0])])


@means(CONDITIONS, v.Deflecting)
def holds_deflecting(context: Context, term: v.Deflecting) -> bool:
    """Whether the card with [Deflect] is not affected by what is being carried out."""
    return is_unaffected(context.game, context.source)
