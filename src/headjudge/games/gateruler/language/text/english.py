"""The English grammar of card text."""

from __future__ import annotations

from functools import cache

from headjudge.games.gateruler.language.text import (
    abilities,
    acts,
    acts_playing,
    bans,
    boons,
    conditions,
    costs,
    effects,
    events,
    filters,
    objects,
    quantities,
    redirects,
    tokens,
)
from headjudge.language.card_grammar import WordedGrammar


@cache
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
        boons,
        bans,
        redirects,
        effects,
        events,
        costs,
        abilities,
    ):
        part.phrases(made)
    return made
