"""Cardfight!! Vanguard, from its comprehensive rules 1.48."""

from __future__ import annotations

from headjudge.games.vanguard import candidates
from headjudge.games.vanguard.cards import MAKER, card_files, compile_card
from headjudge.games.vanguard.cards import read_file as read_cards
from headjudge.games.vanguard.deck import FORM as DECK_FORM
from headjudge.games.vanguard.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.games.vanguard.deck_making import MAKING as DECK_MAKING
from headjudge.games.vanguard.rules import EDITIONS, NAME, REVISION, VERBS, rules
from headjudge.games.vanguard.wording import Wording

__all__ = [
    "DECK_FORM",
    "DECK_MAKING",
    "EDITIONS",
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
