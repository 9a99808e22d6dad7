"""The English grammar of card text."""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language.text import (
    abilities,
    acts,
    bans,
    battle_events,
    conditions,
    costs,
    effects,
    events,
    filters,
    grants,
    objects,
    tokens,
)
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import add_phrases


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    """The grammar with all its phrases."""
    parts = (
        filters, objects, conditions, grants, bans, battle_events, acts, effects, events,
        costs, abilities,
    )  # fmt: skip
    made = add_phrases(WordedGrammar("english"), tokens.numbers, tokens.names)
    return add_phrases(made, *[part.phrases for part in parts])
