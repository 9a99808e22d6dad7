"""Lists of options: which of them an ability does is chosen when it is played.

A list can stand anywhere in an ability's effects. It is found there, and what was chosen
of it takes its place.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from headjudge.language import terms as t

Effects = tuple[t.Effect, ...]


def first_list(effects: Effects) -> t.ChooseOf | None:
    """The first list of options in these effects, and not in an ability they make."""
    for effect in effects:
        if isinstance(effect, t.ChooseOf):
            return effect
        if not isinstance(effect, t.Lasting):
            for inner in _inside(effect).values():
                found = first_list(inner)
                if found is not None:
                    return found
    return None


def in_its_place(effects: Effects, chosen: Effects) -> Effects:
    """The effects with these where the first list of options stood."""
    for at, effect in enumerate(effects):
        if isinstance(effect, t.ChooseOf):
            return (*effects[:at], *chosen, *effects[at + 1 :])
        if not isinstance(effect, t.Lasting):
            for name, inner in _inside(effect).items():
                if first_list(inner) is not None:
                    changes: Any = {name: in_its_place(inner, chosen)}
                    return (*effects[:at], replace(effect, **changes), *effects[at + 1 :])
    return effects


def _inside(effect: t.Effect) -> dict[str, Effects]:
    """The parts of an effect that are effects themselves."""
    found: dict[str, Effects] = {}
    for each in fields(effect):
        value = getattr(effect, each.name)
        if isinstance(value, tuple) and value and isinstance(value[0], t.Effect):
            found[each.name] = value
    return found
