"""The English grammar of card text."""

from __future__ import annotations

from functools import cache

from headjudge.games.dragonball.language.text import (
    acts,
    bans,
    boons,
    conditions,
    costs,
    effects,
    events,
    filters,
    objects,
    skills,
    targets,
    tokens,
)
from headjudge.language.card_grammar import WordedGrammar


@cache
def grammar() -> WordedGrammar:
    made = WordedGrammar("english")
    tokens.numbers(made)
    tokens.names(made)
    for part in (
        targets,
        filters,
        objects,
        conditions,
        boons,
        bans,
        acts,
        effects,
        events,
        costs,
        skills,
    ):
        part.phrases(made)
    return made
