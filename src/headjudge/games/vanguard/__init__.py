"""Cardfight!! Vanguard, from its comprehensive rules 1.48."""

from __future__ import annotations

from headjudge.games.vanguard.c02_cards.printed import MAKER, card_files, compile_card
from headjudge.games.vanguard.c02_cards.printed import read_file as read_cards
from headjudge.games.vanguard.c05_preparing import FORM as DECK_FORM
from headjudge.games.vanguard.c05_preparing import Deck, deck_from, decks, read_deck, violations
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import candidates
from headjudge.games.vanguard.language.deck_making import MAKING as DECK_MAKING
from headjudge.games.vanguard.rules import EDITIONS, NAME, REVISION, VERBS, rules
from headjudge.games.vanguard.telling.positions import LAYING
from headjudge.games.vanguard.telling.wording import Wording

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
