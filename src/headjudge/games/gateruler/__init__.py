"""Gate Ruler, from its comprehensive rules 1.5.0."""

from __future__ import annotations

from typing import Final

from headjudge.games.gateruler.c02_cards import MAKER, compile_card
from headjudge.games.gateruler.c05_preparation.deck import FORM
from headjudge.games.gateruler.c05_preparation.deck_making import MAKING
from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language import candidates
from headjudge.games.gateruler.rules import rules
from headjudge.games.gateruler.telling.positions import LAYING
from headjudge.games.gateruler.telling.wording import Wording
from headjudge.language.title import Title

TITLE: Final = Title(
    rules, MAKER, FORM, Wording, compile_card, candidates, MAKING,
    KEYWORDS, LAYING,
)  # fmt: skip
