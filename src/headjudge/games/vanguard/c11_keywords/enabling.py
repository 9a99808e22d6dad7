"""11.6 to 11.39. Whether an ability with such a keyword in front of it is active."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c11_keywords.conditions import (
    CONT,
    IS_CONDITION,
    IS_WATCHED,
    RESOLVES_ANYWAY,
)
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.c12_misc import is_of_this_keyword
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language.active import active_abilities, affected_cards
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means


@means(CONDITIONS, v.Enabled)
def is_enabled(context: Context, term: v.Enabled) -> bool:
    """Whether an ability under this keyword is active."""
    if not IS_CONDITION.get((term.keyword, term.of), True):
        return True
    if is_enabled_by_effect(context, term):
        return True
    if term.of == CONT and not IS_WATCHED.get(term.keyword, True):
        return False
    holds = KEYWORDS[term.keyword].holds
    return holds is None or holds(context, term)


def resolves_still(context: Context, conditions: tuple[Any, ...]) -> bool:
    """Whether an ability that was played resolves, whatever the keywords in front of it say
    by now."""
    for each in conditions:
        if type(each) is v.Enabled and not RESOLVES_ANYWAY.get((each.keyword, each.of), True):
            return bool(is_enabled(context, each))
    return True


def is_enabled_by_effect(context: Context, term: v.Enabled) -> bool:
    """Whether an effect makes the abilities of this card under the keyword active."""
    game = context.game
    for word in active_abilities(game, "Enables"):
        if is_of_this_keyword(word[1], term) and context.source in affected_cards(game, word):
            return True
    return False
