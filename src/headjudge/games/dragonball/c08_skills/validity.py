"""8-3. Valid and negated skills."""

from __future__ import annotations

from typing import Any, Final

from headjudge.games.dragonball.c10_keywords import usage
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.kernel.game import Game
from headjudge.kernel.state import Frame, Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.doing import DO
from headjudge.language.evaluate import all_hold, means
from headjudge.rulebook.citation import rule


@rule("8-3-2")
def negated(skills: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The skills of a card that are switched off while it is negated: all of them. They are there,
    but do nothing and ask for no choice."""
    return skills


@rule("8-3-3")
def works(context: Context, conditions: tuple[t.Condition, ...]) -> bool:
    """Whether a skill is valid: it is negated while a condition of it is not met."""
    return all_hold(context, conditions)


NEGATED: Final = "negated skill"


def negate_skill(game: Game, ref: Ref, term: Any, until: str) -> None:
    """Make a skill of this object do nothing for the rest of the turn, or of the game."""
    own = usage.of_its_own(game, NEGATED, ref, term)
    if until == "game":
        game.set_limit(NEGATED)
        game.set_limit(own)
    else:
        game.mark(NEGATED)
        game.mark(own)


@means(DO, v.NegateThisSkill)
def do_negate_this_skill(context: Context, frame: Frame, term: v.NegateThisSkill) -> None:
    """A skill negates itself for the rest of the turn, or of the game."""
    skill = frame.vars.get("skill")
    if skill is not None:
        negate_skill(context.game, (context.source, context.identity), skill, term.until)
