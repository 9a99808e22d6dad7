"""11. What compiling a card makes of its keywords.

`keywords.py` lists them all. `conditions.py` has those that say when an ability is active,
`bundles.py` those that are abilities, `labels.py` those that are only referred to, `skills.py` and
`icons.py` those of G units, legions and skill icons.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.games.vanguard.c11_keywords.conditions import ACT as ACTIVATED
from headjudge.games.vanguard.c11_keywords.conditions import AUTO, CONT
from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.c11_keywords.skills import seek_mate
from headjudge.games.vanguard.c12_misc import bundle_of_unaffected
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import bundles
from headjudge.language import terms as t


def expand(abilities: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """The abilities a text gives a card: keywords stay (texts ask for them) and bring
    their bundle along."""
    result: list[t.Ability] = []
    for each in abilities:
        each = bundles.expand_inside(of_kind(each), expand, of_kind)
        result.append(each)
        if isinstance(each, t.Keyword):
            result.extend(expand(KEYWORDS.bundle(each)))
        elif isinstance(each, v.SeekMate):
            result.extend(expand(seek_mate(each)))
        elif isinstance(each, v.Unaffected):
            result.extend(bundle_of_unaffected(each))
    return tuple(result)


KINDS: Final[dict[type, str]] = {t.Auto: AUTO, v.Act: ACTIVATED}


def of_kind(ability: t.Ability) -> t.Ability:
    """The ability, with the keywords in front of it told what kind of ability it is."""
    if isinstance(ability, t.Keyword):
        return ability  # its bundle is told
    conditions: tuple[t.Condition, ...] = getattr(ability, "while_", ())
    if not [each for each in conditions if type(each) is v.Enabled and not each.of]:
        return ability
    kind = KINDS.get(type(ability), CONT)
    told = tuple([replace(e, of=kind) if type(e) is v.Enabled else e for e in conditions])
    changes: dict[str, Any] = {"while_": told}
    return replace(ability, **changes)
