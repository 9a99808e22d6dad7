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


@KEYWORDS.derived
def grammar() -> CardGrammar:
    made = CardGrammar("english")
    english_objects.phrases(made)
    english_zones.phrases(made)
    english_conditions.phrases(made)
    english_acts.phrases(made)
    english_effects.phrases(made)
    english_abilities.phrases(made)
    english_statics.phrases(made)
    return made
