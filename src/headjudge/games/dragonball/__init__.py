"""The Dragon Ball Super Card Game, from its official rule manual 1.074."""

from __future__ import annotations

from headjudge.games.dragonball.c02_cards.printed import MAKER, card_files, compile_card
from headjudge.games.dragonball.c02_cards.printed import read_file as read_cards
from headjudge.games.dragonball.c05_preparing import FORM as DECK_FORM
from headjudge.games.dragonball.c05_preparing import Deck, deck_from, decks, read_deck, violations
from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import candidates
from headjudge.games.dragonball.language.deck_making import MAKING as DECK_MAKING
from headjudge.games.dragonball.rules import EDITIONS, NAME, REVISION, VERBS, rules
from headjudge.games.dragonball.telling.positions import LAYING
from headjudge.games.dragonball.telling.wording import Wording

__all__ = [
    "DECK_FORM",
    "DECK_MAKING",
    "EDITIONS",
    "KEYWORDS",
    "LAYING",
    "MAKER",
    "NAME",
    "REVISION",
    "VERBS",
    "Deck",
    "Wording",
    "candidates",
    "card_files",
    "compile_card",
    "deck_from",
    "decks",
    "read_cards",
    "read_deck",
    "rules",
    "violations",
]
