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


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    made = WordedGrammar("english")
    tokens.numbers(made)
    tokens.names(made)
    for part in (
        targets,
        filters,
        objects,
        conditions,
        grants,
        bans,
        acts,
        effects,
        events,
        costs,
        skills,
    ):
        part.phrases(made)
    return made
