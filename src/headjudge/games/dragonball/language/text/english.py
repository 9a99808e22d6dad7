"""The English grammar of card text."""

from __future__ import annotations

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language.text import (
    acts,
    bans,
    conditions,
    costs,
    effects,
    events,
    filters,
    grants,
    objects,
    skills,
    targets,
    tokens,
)
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import add_phrases


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    """The grammar with all its phrases."""
    parts = (
        targets, filters, objects, conditions, grants, bans, acts, effects, events, costs, skills,
    )  # fmt: skip
    made = add_phrases(WordedGrammar("english"), tokens.numbers, tokens.names)
    return add_phrases(made, *[part.phrases for part in parts])
