"""The Godzilla Card Game, from its comprehensive rules.

Editions: `ja-1.04` (Japanese, the newer, and the default) and `en-1.01` (English).
"""

from __future__ import annotations

from typing import Final

from headjudge.games.godzilla.c02_cards import MAKER, compile_card
from headjudge.games.godzilla.c06_preparing import FORM
from headjudge.games.godzilla.c12_keywords.bundles import KEYWORDS
from headjudge.games.godzilla.language import candidates
from headjudge.games.godzilla.language.deck_making import MAKING
from headjudge.games.godzilla.rules import rules
from headjudge.games.godzilla.telling.positions import LAYING
from headjudge.games.godzilla.telling.wording import Wording
from headjudge.language.title import Title

TITLE: Final = Title(
    rules, MAKER, FORM, Wording, compile_card, candidates, MAKING,
    KEYWORDS, LAYING,
)  # fmt: skip
