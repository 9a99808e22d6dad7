"""Lists of options: which of them an ability does is chosen when it is played.

A list can stand anywhere in an ability's effects. It is found there, and what was chosen
of it takes its place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from headjudge.kernel.notation import names_of
from headjudge.language import terms as t

Effects = tuple[t.Effect, ...]


# What was found in the effects of a text, which are asked again and again: effects are never
# changed, and kept here they are not another's by the same number.
_FOUND: dict[int, tuple[Effects, t.ChooseOf | None]] = {}
MOST_FOUND: Final = 4096


def first_list(effects: Effects) -> t.ChooseOf | None:
    """The first list of options in these effects, and not in an ability they make."""
    entry = _FOUND.get(id(effects))
    if entry is None or entry[0] is not effects:
        if len(_FOUND) >= MOST_FOUND:
            _FOUND.clear()
        entry = _FOUND[id(effects)] = (effects, _first_list(effects))
    return entry[1]


def _first_list(effects: Effects) -> t.ChooseOf | None:
    """The first list of options in these effects, and not in an ability they make."""
    for each in t.walk(effects, enter=_is_carried_out):
        if isinstance(each, t.ChooseOf):
            return each
    return None


def _is_carried_out(term: t.Term) -> bool:
    """Whether a term is an effect, and not one that makes an ability."""
    return isinstance(term, t.Effect) and not isinstance(term, t.Lasting)


def in_its_place(effects: Effects, chosen: Effects) -> Effects:
    """The effects with these where the first list of options stood."""
    for at, effect in enumerate(effects):
        if isinstance(effect, t.ChooseOf):
            return (*effects[:at], *chosen, *effects[at + 1 :])
        if not isinstance(effect, t.Lasting):
            for name, inner in _inside(effect).items():
                if _first_list(inner) is not None:
                    changes: Any = {name: in_its_place(inner, chosen)}
                    return (*effects[:at], replace(effect, **changes), *effects[at + 1 :])
    return effects


def _inside(effect: t.Effect) -> dict[str, Effects]:
    """The parts of an effect that are effects themselves."""
    found: dict[str, Effects] = {}
    for name in names_of(type(effect)):
        value = getattr(effect, name)
        if isinstance(value, tuple) and value and isinstance(value[0], t.Effect):
            found[name] = value
    return found
