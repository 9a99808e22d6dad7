"""Cardfight!! Vanguard, from its comprehensive rules 1.48."""

from __future__ import annotations

from typing import Final

from headjudge.games.vanguard.c02_cards.printed import MAKER, compile_card
from headjudge.games.vanguard.c05_preparing import FORM
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import candidates
from headjudge.games.vanguard.language.deck_making import MAKING
from headjudge.games.vanguard.rules import rules
from headjudge.games.vanguard.telling.positions import LAYING
from headjudge.games.vanguard.telling.wording import Wording
from headjudge.language.title import Title

TITLE: Final = Title(
    rules, MAKER, FORM, Wording, compile_card, candidates, MAKING,
    KEYWORDS, LAYING,
)  # fmt: skip
