"""A wish for an option: what a player wants to do, written as the game writes its options.

A bare verb, `("attack",)`, is a wish to do such a thing at all.
"""

from __future__ import annotations

from typing import Final

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import BadWish
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import State

# Answers that every game has.
ANSWERS: Final = ("yes", "no", "pass")


def check(rules: Rules, state: State, wish: Option) -> None:
    """A `BadWish` for what could never be an option: no such verb, card, zone or number."""
    if type(wish) is not tuple or not wish:
        raise BadWish(f"{wish!r} is no option", field="wish")
    verb, *parts = wish
    if verb not in rules.verbs and verb not in rules.verb_rules and verb not in ANSWERS:
        raise BadWish(f"no option is called {verb!r}", field="wish")
    kinds = rules.verbs.get(str(verb), "" if verb in ANSWERS else "c")
    if len(parts) > len(kinds):
        raise BadWish(f"{verb!r} is about {len(kinds)} things, not {len(parts)}", field="wish")
    bounds = {"c": len(state.printed), "z": len(state.zones)}
    for kind, part in zip(kinds, parts, strict=False):
        if type(part) is not int or not -1 <= part < bounds.get(kind, 1 << 31):
            raise BadWish(f"{part!r} is nothing that {verb!r} can be about", field="wish")


def is_offered(decision: Decision, wish: Option) -> bool:
    """Whether the wish is an option of this decision, or the verb of one."""
    if wish in decision.options:
        return True
    return len(wish) == 1 and any([option[0] == wish[0] for option in decision.options])


def is_bare(rules: Rules, wish: Option) -> bool:
    """Whether a wish does not say what its verb is to be about."""
    return len(wish) == 1 and bool(rules.verbs.get(str(wish[0])))
