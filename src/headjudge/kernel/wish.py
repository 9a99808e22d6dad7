"""A wish for an option: what a player wants to do, written as the game writes its options.

A bare verb, `("attack",)`, is a wish to do such a thing at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from headjudge.kernel.decision import Decision, Option
from headjudge.kernel.errors import BadWish
from headjudge.kernel.rules import Rules
from headjudge.kernel.state import State

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

# Answers that every game has.
ANSWERS: Final = ("yes", "no", "pass")


def check(rules: Rules, state: State, wish: Option) -> None:
    """Raise a `BadWish` for what could never be an option: no such verb, card, zone or number."""
    if type(wish) is not tuple or not wish:
        raise BadWish(f"{wish!r} is no option", field="wish")
    verb, *parts = wish
    if (
        verb not in rules.asking.verbs
        and verb not in rules.asking.verb_rules
        and verb not in ANSWERS
    ):
        raise BadWish(f"no option is called {verb!r}", field="wish")
    kinds = rules.asking.verbs.get(str(verb), "" if verb in ANSWERS else "c")
    if len(parts) > len(kinds):
        raise BadWish(f"{verb!r} is about {len(kinds)} things, not {len(parts)}", field="wish")
    bounds = {"c": len(state.printed), "z": len(state.zones)}
    for kind, part in zip(kinds, parts, strict=False):
        if type(part) is not int or not -1 <= part < bounds.get(kind, 1 << 31):
            raise BadWish(f"{part!r} is nothing that {verb!r} can be about", field="wish")


def option_meant(game: Game, seen: Mapping[str, Any], viewer: int) -> Option:
    """An option as this viewer sees one (`view.option_seen`), as the game writes it; a `BadWish`
    if they name a card or a zone that there is not. What only the game can tell apart, such as
    one of several abilities on standby, is a wish for the verb alone."""
    verb = str(seen.get("verb"))
    cards = [seen[key] for key in ("card", "other") if key in seen]
    zones = [seen[key] for key in ("zone", "other zone") if key in seen]
    parts: list[int] = []
    for kind in game.rules.asking.verbs.get(verb, ""):
        if kind == "c" and cards:
            parts.append(card_called(game.state, cards.pop(0), viewer))
        elif kind == "z":
            parts.append(zone_called(game.rules, zones.pop(0)) if zones else -1)
        elif kind == "n" and "index" in seen:
            parts.append(seen["index"])
        else:
            return (verb,)
    return (verb, *parts)


def card_called(state: State, named: Mapping[str, Any], viewer: int) -> int:
    """The card that this viewer calls by its handle."""
    handle = named.get("handle")
    if not handle or handle not in state.handles[viewer]:
        raise BadWish(f"nobody can tell which card {handle!r} is", field="wish")
    return state.handles[viewer].index(handle)


def zone_called(rules: Rules, place: Mapping[str, Any]) -> int:
    """The zone of this kind, seat and number."""
    for each in rules.layout.places:
        if each is not None and each.seen(0) == place:
            return each.zone
    raise BadWish(f"there is no zone {place!r:.80}", field="wish")


def is_offered(decision: Decision, wish: Option) -> bool:
    """Whether the wish is an option of this decision, or the verb of one."""
    if wish in decision.options:
        return True
    return len(wish) == 1 and any([option[0] == wish[0] for option in decision.options])


def is_bare(rules: Rules, wish: Option) -> bool:
    """Whether a wish does not say what its verb is to be about."""
    return len(wish) == 1 and bool(rules.asking.verbs.get(str(wish[0])))
