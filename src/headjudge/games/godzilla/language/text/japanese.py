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


@KEYWORDS.derived
def grammar() -> CardGrammar:
    made = CardGrammar("japanese")
    japanese_objects.phrases(made)
    japanese_conditions.phrases(made)
    japanese_acts.phrases(made)
    japanese_effects.phrases(made)
    japanese_abilities.phrases(made)
    japanese_statics.phrases(made)
    return made
