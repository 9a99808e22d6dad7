"""The Japanese grammar of card text."""

from __future__ import annotations

from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language.text import (
    japanese_abilities,
    japanese_acts,
    japanese_conditions,
    japanese_effects,
    japanese_objects,
    japanese_statics,
)
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import add_phrases


@KEYWORDS.derived
def grammar() -> CardGrammar:
    """The grammar with all its phrases."""
    parts = (
        japanese_objects, japanese_conditions, japanese_acts, japanese_effects, japanese_abilities,
        japanese_statics,
    )  # fmt: skip
    return add_phrases(CardGrammar("japanese"), *[part.phrases for part in parts])
