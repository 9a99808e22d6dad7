"""The Godzilla Card Game, from its comprehensive rules.

Editions: `ja-1.04` (Japanese, the newer, and the default) and `en-1.01` (English).
"""

from __future__ import annotations

from headjudge.games.godzilla.c02_cards import MAKER, card_files, compile_card
from headjudge.games.godzilla.c02_cards import read_file as read_cards
from headjudge.games.godzilla.c06_preparing import FORM as DECK_FORM
from headjudge.games.godzilla.c06_preparing import Deck, deck_from, decks, read_deck, violations
from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import candidates
from headjudge.games.godzilla.language.deck_making import MAKING as DECK_MAKING
from headjudge.games.godzilla.rules import EDITIONS, NAME, REVISION, rules
from headjudge.games.godzilla.telling.positions import LAYING
from headjudge.games.godzilla.telling.wording import Wording

__all__ = [
    "DECK_FORM",
    "DECK_MAKING",
    "EDITIONS",
    "KEYWORDS",
    "LAYING",
    "MAKER",
    "NAME",
    "REVISION",
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
