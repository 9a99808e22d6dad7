"""11.6 to 11.39. Whether an ability with such a keyword in front of it is active."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.c12_misc import is_of_this_keyword
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language.active import active_abilities, affected_cards
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, means


@means(CONDITIONS, v.Enabled)
def is_enabled(context: Context, term: v.Enabled) -> bool:
    """Whether an ability under this keyword is active: an effect says so, or its condition is
    met."""
    if is_enabled_by_effect(context, term):
        return True
    holds = KEYWORDS[term.keyword].holds
    return holds is None or holds(context, term)


def is_enabled_by_effect(context: Context, term: v.Enabled) -> bool:
    """Whether an effect makes the abilities of this card under the keyword active."""
    game = context.game
    for word in active_abilities(game, "Enables"):
        if is_of_this_keyword(word[1], term) and context.source in affected_cards(game, word):
            return True
    return False
