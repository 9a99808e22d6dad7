"""Keywords and the ordinary abilities they stand for: what compiling the cards of several games
does alike. Which bundle a keyword has, a game says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from headjudge.kernel.changes import Patch
from headjudge.kernel.game import Game
from headjudge.language import terms as t

# Abilities, each keyword followed by what it stands for.
Expand = Callable[[tuple[t.Ability, ...]], tuple[t.Ability, ...]]


def as_it_is(ability: t.Ability) -> t.Ability:
    return ability


def expand_inside(
    term: Any, expand: Expand, left_behind: Callable[[t.Ability], t.Ability] = as_it_is
) -> Any:
    """The same term, with the abilities it grants to cards, or takes, expanded too.
    `left_behind`: what becomes of an ability that an effect leaves behind."""
    if isinstance(term, tuple):
        return tuple([expand_inside(each, expand, left_behind) for each in term])
    if not isinstance(term, t.Term):
        return term
    changes: dict[str, Any] = {}
    for each in fields(term):
        old = getattr(term, each.name)
        if not each.init or not isinstance(old, t.Term | tuple):
            continue
        if isinstance(term, t.Lasting) and isinstance(old, t.Ability):
            changes[each.name] = expand_inside(left_behind(old), expand, left_behind)
            continue
        granted = isinstance(term, t.Change) and term.property == "abilities"
        if granted and each.name == "operand":
            new: Any = expand(old if isinstance(old, tuple) else (old,))
        else:
            new = expand_inside(old, expand, left_behind)
        if new != old:
            changes[each.name] = new
    return replace(term, **changes) if changes else term


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
