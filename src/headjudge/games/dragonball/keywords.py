"""10. Keywords: what compiling a card makes of them.

A keyword stays on the card (texts ask for it, and some rules look for it) and brings along
the ordinary skills that it stands for. `keywords_battle.py` has those about battle,
`keywords_playing.py` those that play cards; [Critical] and [Strike] (10-6, 10-7) and
[Victory Strike] (10-20) are in `damage.py`, [Awaken] and [Wish] in `two_sides.py`, [Deflect]
in `deflect.py`, those about decks in `deck.py`, those that say when a skill works in
`keywords_conditions.py`, [Barrier] and [Union-Absorb] in `skills.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from headjudge.games.dragonball import keywords_battle, keywords_playing, permanents
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.game import Game
from headjudge.language import bundles, lasting
from headjudge.language import terms as t
from headjudge.rulebook.citation import fact

Bundle = Callable[[t.Keyword], tuple[t.Ability, ...]]

BUNDLES: Final[dict[str, Bundle]] = {**keywords_battle.BUNDLES, **keywords_playing.BUNDLES}


def expand(skills: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The skills a text gives a card, each keyword followed by what it stands for."""
    result: list[t.Ability] = []
    for each in skills:
        each = bundles.expand_inside(each, expand)
        result.append(each)
        if isinstance(each, t.Keyword) and each.name in BUNDLES:
            result.extend(BUNDLES[each.name](each))
    return tuple(result)


def footprint(game: Game, change: Active) -> list[Patch]:
    """What a change would do just now; to lose a keyword is to lose all it stands for."""
    if change.printed and not CONSTANTLY_ACTIVE:
        return []
    patches = lasting.footprint(game, change)
    if change.printed:
        patches = permanents.within_reach(game, change, patches)
    if "abilities" not in change.term.writes:
        return patches
    return [bundles.with_bundle(game, patch, expand) for patch in patches]


# 8-1-4: a permanent skill has its effect all the time that it is active
CONSTANTLY_ACTIVE: Final[bool] = fact("8-1-4", True, without=False)


def has(game: Game, card: int, keyword: str) -> bool:
    """Whether a card has this keyword now."""
    for each in game.abilities(card).keywords:  # noqa: SIM110 (a generator is slower)
        if each.name == keyword and each not in game.abilities(card).off:
            return True
    return False


def name_of(term: t.Ability) -> str:
    """The keyword that a skill belongs to, by which texts speak of activating it."""
    if isinstance(term, t.Auto):
        return keywords_battle.BLOCKER_NAME if term == keywords_battle.BLOCK else ""
    return str(getattr(term, "keyword", ""))
