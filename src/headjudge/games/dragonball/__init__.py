"""The Dragon Ball Super Card Game, from its official rule manual 1.074."""

from __future__ import annotations

from headjudge.games.dragonball import candidates, instructions, instructions_playing, meanings
from headjudge.games.dragonball.cards import MAKER, card_files, compile_card
from headjudge.games.dragonball.cards import read_file as read_cards
from headjudge.games.dragonball.deck import FORM as DECK_FORM
from headjudge.games.dragonball.deck import Deck, deck_from, decks, read_deck, violations
from headjudge.games.dragonball.deck_making import MAKING as DECK_MAKING
from headjudge.games.dragonball.rules import EDITIONS, NAME, REVISION, VERBS, rules
from headjudge.games.dragonball.wording import Wording

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
    "instructions",
    "instructions_playing",
    "meanings",
    "read_cards",
    "read_deck",
    "rules",
    "violations",
]
