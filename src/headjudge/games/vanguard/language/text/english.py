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


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    made = WordedGrammar("english")
    tokens.numbers(made)
    tokens.names(made)
    for part in (
        filters,
        objects,
        conditions,
        grants,
        bans,
        battle_events,
        acts,
        effects,
        events,
        costs,
        abilities,
    ):
        part.phrases(made)
    return made
