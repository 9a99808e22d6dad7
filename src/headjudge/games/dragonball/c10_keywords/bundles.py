"""10. Keywords: what compiling a card makes of them.

A keyword stays on the card (texts ask for it, and some rules look for it) and brings along
the ordinary skills that it stands for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball.c10_keywords.evolving import evolve
from headjudge.games.dragonball.c10_keywords.fighting import (
    ATTACKS,
    BLOCK,
    BLOCKER_NAME,
    attacks_again,
    blocker,
    deflect_counters,
    indestructible,
    revenge,
)
from headjudge.games.dragonball.c10_keywords.playing_cards import (
    dark_over_realm,
    field,
    over_realm,
    swap,
    warrior_of_universe_7,
)
from headjudge.games.dragonball.c10_keywords.unions import union_fusion, union_potara
from headjudge.language import bundles
from headjudge.language import terms as t

Bundle = Callable[[t.Keyword], tuple[t.Ability, ...]]

BUNDLES: Final[dict[str, Bundle]] = {
    BLOCKER_NAME: blocker,
    **dict.fromkeys(ATTACKS, attacks_again),
    "Revenge": revenge,
    "Indestructible": indestructible,
    "Deflect": deflect_counters,
    "Field": field,
    "Evolve": evolve,
    "EX-Evolve": evolve,
    "Xeno-Evolve": evolve,
    "Union-Fusion": union_fusion,
    "Union-Potara": union_potara,
    "Over Realm": over_realm,
    "Dark Over Realm": dark_over_realm,
    "Warrior of Universe 7": warrior_of_universe_7,
    "Swap": swap,
}


def expand(skills: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The skills a text gives a card, each keyword followed by what it stands for."""
    result: list[t.Ability] = []
    for each in skills:
        each = bundles.expand_inside(each, expand)
        result.append(each)
        if isinstance(each, t.Keyword) and each.name in BUNDLES:
            result.extend(BUNDLES[each.name](each))
    return tuple(result)


def name_of(term: t.Ability) -> str:
    """The keyword that a skill belongs to, by which texts speak of activating it."""
    if isinstance(term, t.Auto):
        return BLOCKER_NAME if term == BLOCK else ""
    return str(getattr(term, "keyword", ""))
