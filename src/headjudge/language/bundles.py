"""Keywords and the ordinary abilities they stand for: what compiling the cards of several games
does alike. Which bundle a keyword has, a game says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from headjudge.kernel.changes import Patch, identity
from headjudge.kernel.game import Game
from headjudge.language import terms as t

# Abilities, each keyword followed by what it stands for.
Expand = Callable[[tuple[t.Ability, ...]], tuple[t.Ability, ...]]


def expand_inside(
    term: Any, expand: Expand, left_behind: Callable[[t.Ability], t.Ability] = identity
) -> Any:
    """Expand the keywords that a term gives to cards, or takes from them.
    `left_behind`: what becomes of an ability that an effect leaves behind."""

    def inside(part: Any) -> Any:
        return expand_inside(part, expand, left_behind)

    if isinstance(term, t.Lasting):
        return replace(term, ability=inside(left_behind(term.ability)))
    if isinstance(term, t.Change) and term.property == "abilities" and term.operand is not None:
        given = term.operand if isinstance(term.operand, tuple) else (term.operand,)
        return replace(term, what=inside(term.what), operand=expand(given))
    return t.rewrite(term, inside)


def with_bundle(game: Game, patch: Patch, expand: Expand) -> Patch:
    """A change of a card's abilities: to lose a keyword is to lose all it stands for."""
    card, name, operation, operand = patch
    if name != "abilities" or operation != "lose":
        return patch
    lost = [each.name for each in operand if isinstance(each, t.Keyword)]
    if not lost:
        return patch
    own = [e for e in game.abilities(card).terms if isinstance(e, t.Keyword) and e.name in lost]
    return card, name, operation, (*operand, *expand(tuple(own)))
