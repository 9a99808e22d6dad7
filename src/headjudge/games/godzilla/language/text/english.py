"""The English grammar of card text."""

from __future__ import annotations

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language.text import (
    english_abilities,
    english_acts,
    english_conditions,
    english_effects,
    english_objects,
    english_statics,
    english_zones,
)
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import add_phrases


@KEYWORDS.derived
def grammar() -> CardGrammar:
    """The grammar with all its phrases."""
    parts = (
        english_objects, english_zones, english_conditions, english_acts, english_effects,
        english_abilities, english_statics,
    )  # fmt: skip
    return add_phrases(CardGrammar("english"), *[part.phrases for part in parts])
