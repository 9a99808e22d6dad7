"""Gate Ruler, from its comprehensive rules 1.5.0."""

from __future__ import annotations

from headjudge.games.gateruler.c02_cards import MAKER, card_files, compile_card
from headjudge.games.gateruler.c02_cards import read_file as read_cards
from headjudge.games.gateruler.c05_preparation.deck import FORM as DECK_FORM
from headjudge.games.gateruler.c05_preparation.deck import (
    Deck,
    deck_from,
    decks,
    read_deck,
    violations,
)
from headjudge.games.gateruler.c05_preparation.deck_making import MAKING as DECK_MAKING
from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language import candidates
from headjudge.games.gateruler.rules import EDITIONS, NAME, REVISION, rules
from headjudge.games.gateruler.telling.positions import LAYING
from headjudge.games.gateruler.telling.wording import Wording

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
