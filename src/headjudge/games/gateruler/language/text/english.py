"""The English grammar of card text."""

from __future__ import annotations

from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language.text import (
    abilities,
    acts,
    acts_playing,
    bans,
    conditions,
    costs,
    effects,
    events,
    filters,
    grants,
    objects,
    quantities,
    redirects,
    tokens,
)
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import add_phrases


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    """The grammar with all its phrases."""
    parts = (
        filters, objects, quantities, conditions, acts, acts_playing, grants, bans, redirects,
        effects, events, costs, abilities,
    )  # fmt: skip
    made = add_phrases(WordedGrammar("english"), tokens.numbers, tokens.names)
    return add_phrases(made, *[part.phrases for part in parts])
