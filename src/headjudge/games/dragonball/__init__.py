"""The Dragon Ball Super Card Game, from its official rule manual 1.074."""

from __future__ import annotations

from typing import Final

from headjudge.games.dragonball.c02_cards.printed import MAKER, compile_card
from headjudge.games.dragonball.c05_preparing import FORM
from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import candidates
from headjudge.games.dragonball.language.deck_making import MAKING
from headjudge.games.dragonball.rules import rules
from headjudge.games.dragonball.telling.positions import LAYING
from headjudge.games.dragonball.telling.wording import Wording
from headjudge.language.title import Title

TITLE: Final = Title(
    rules, MAKER, FORM, Wording, compile_card, candidates, MAKING,
    KEYWORDS, LAYING,
)  # fmt: skip
