"""Cards for rulings, by their printed text. All texts and names are invented."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.language import text as card_text
from headjudge.kernel.cards import Card
from tests.games.dragonball.table import battle_card, extra_card, leader


def fighter(name: str, text: str, **fields: Any) -> Card:
    """A Battle Card with this text that costs nothing."""
    return battle_card(name, *card_text.read(text), **({"energy_cost": 0} | fields))


def device(name: str, text: str, **fields: Any) -> Card:
    """An Extra Card with this text that costs nothing."""
    return extra_card(name, *card_text.read(text), **({"energy_cost": 0} | fields))


def chief(text: str, back: str = "", **fields: Any) -> Card:
    """A leader with these texts on its two sides."""
    skills = card_text.read(text) if text else ()
    return leader("Chief", *skills, back=card_text.read(back) if back else (), **fields)
