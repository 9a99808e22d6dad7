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


@KEYWORDS.derived
def grammar() -> WordedGrammar:
    made = WordedGrammar("english")
    tokens.numbers(made)
    tokens.names(made)
    for part in (
        filters,
        objects,
        quantities,
        conditions,
        acts,
        acts_playing,
        grants,
        bans,
        redirects,
        effects,
        events,
        costs,
        abilities,
    ):
        part.phrases(made)
    return made
