"""Values: what is printed, changed by continuous effects, layer by layer.

Nothing derived is stored in the state. A value nobody changes is the printed one.
Otherwise the changes that bear on it are settled in the game's own layers; within a
layer an effect that depends on another waits for it (found by trial: would applying
the other change what this one does?), and time stamps order the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.cards import Abilities
from headjudge.kernel.state import Ref

if TYPE_CHECKING:
    from headjudge.kernel.game import Game

Patch = tuple[int, str, str, Any]  # (card, property, operation, operand)


class Active:
    """A change at work: its term, where it comes from, and when it began."""

    __slots__ = ("cards", "layer", "printed", "seat", "source", "stamp", "term")

    def __init__(
        self,
        term: Any,
        source: int,
        seat: int,
        stamp: int,
        cards: tuple[Ref, ...] | None = None,
        printed: bool = False,
        layer: str = "",
    ) -> None:
        self.term: Any = term
        self.source: int = source
        self.seat: int = seat
        self.stamp: int = stamp
        self.cards: tuple[Ref, ...] | None = cards
        self.printed: bool = printed  # it ends when its source loses the ability
        self.layer: str = layer  # its own layer, if not that of the property it changes


def value(game: Game, card: int, name: str) -> Any:
    """The present value of a card's property."""
    if name in game.changeable:
        partial = game.partial
        if partial is not None:
            if (card, name) in partial:
                return partial[card, name]
        else:
            settled = settle(game, name)
            if (card, name) in settled:
                return settled[card, name]
    return game.state.printed[card].values[name]


def abilities(game: Game, card: int) -> Abilities:
    """The abilities a card has now."""
    if "abilities" in game.changeable:
        partial = game.partial if game.partial is not None else settle(game, "abilities")
        found = partial.get((card, "abilities"))
        if found is not None:
            return found  # type: ignore[no-any-return]
    return game.state.printed[card].abilities


def active(game: Game) -> list[Active]:
    """Every change at work: of active cards, of lasting effects, and of the rules."""
    cache = game.cache()
    if "active" in cache:
        return cache["active"]  # type: ignore[no-any-return]
    state = game.state
    seat_of = game.rules.layout.seat
    found: list[Active] = []
    altered: dict[Any, Any] = {}
    if "abilities" in game.changeable and game.partial is None:
        altered = settle(game, "abilities")
    for card in game.rules.active_cards(game):
        own = altered.get((card, "abilities"), state.printed[card].abilities)
        for term in own.changes:
            found.append(
                Active(term, card, seat_of[state.place[card]], state.stamp[card], None, True)
            )
    for effect in state.effects:
        if effect.term.role == "change":
            found.append(
                Active(effect.term, effect.source, effect.seat, effect.stamp, effect.cards)
            )
    found.extend(game.rules.rule_changes(game))
    if game.partial is None:
        cache["active"] = found
    return found


def bearing_on(changes: list[Active], name: str) -> list[Active]:
    """The changes that write this property, or one that such a change reads."""
    wanted = {name}
    chosen: list[Active] = []
    left = changes
    grew = True
    while grew and left:
        grew = False
        rest: list[Active] = []
        for change in left:
            if change.term.writes & wanted:
                chosen.append(change)
                wanted |= change.term.reads
                grew = True
            else:
                rest.append(change)
        left = rest
    return chosen


def settle(game: Game, name: str) -> dict[Any, Any]:
    """The changed values of this property (and of those it rests on), by card."""
    cache = game.cache()
    key = ("settled", name)
    if key in cache:
        return cache[key]  # type: ignore[no-any-return]
    outer = game.partial
    settled: dict[Any, Any] = {}
    if name == "abilities":
        game.partial = settled
        pool = active(game)
    else:
        pool = active(game)
        game.partial = settled
        if "abilities" in game.changeable:
            settled.update(settle_abilities_of(cache))
    try:
        pending = bearing_on(pool, name)
        layer_of = game.rules.information
        for layer in game.rules.layers:
            if name != "abilities" and layer == layer_of.get("abilities"):
                continue
            due = [
                each
                for each in pending
                if (each.layer or layer_of[min(each.term.writes)]) == layer
            ]
            while due:
                change = next_in_order(game, due, settled)
                due.remove(change)
                if change.printed and name == "abilities":
                    own = settled.get((change.source, "abilities"))
                    if own is not None and change.term not in own.changes:
                        continue
                apply(game, settled, game.rules.footprint(game, change))
    finally:
        game.partial = outer
    cache[key] = settled
    return settled


def settle_abilities_of(cache: dict[Any, Any]) -> dict[Any, Any]:
    """Abilities were settled before anything else; later layers see them."""
    return cache.get(("settled", "abilities"), {})  # type: ignore[no-any-return]


def next_in_order(game: Game, due: list[Active], settled: dict[Any, Any]) -> Active:
    """The earliest change that depends on no other; in a circle, simply the earliest."""
    due.sort(key=stamp_of)
    if len(due) > 1:
        for change in due:
            for other in due:
                if other is not change and depends(game, change, other, settled):
                    break
            else:
                return change
    return due[0]


def stamp_of(change: Active) -> int:
    return change.stamp


def depends(game: Game, change: Active, other: Active, settled: dict[Any, Any]) -> bool:
    """By trial: would applying `other` first change what this one applies to, or how?"""
    if not other.term.writes & change.term.reads:
        return False
    before = game.rules.footprint(game, change)
    trial = settled.copy()
    apply(game, trial, game.rules.footprint(game, other))
    game.partial = trial
    try:
        if change.printed and "abilities" in other.term.writes:
            own = trial.get((change.source, "abilities"))
            if own is not None and change.term not in own.changes:
                return True
        after = game.rules.footprint(game, change)
    finally:
        game.partial = settled
    return before != after


def apply(game: Game, settled: dict[Any, Any], patches: list[Patch]) -> None:
    """Write what a change does into the settled values."""
    printed = game.state.printed
    for card, name, operation, operand in patches:
        key = (card, name)
        if key in settled:
            now = settled[key]
        elif name == "abilities":
            now = printed[card].abilities
        else:
            now = printed[card].values[name]
        settled[key] = changed(now, operation, operand)


def changed(now: Any, operation: str, operand: Any) -> Any:
    if operation == "add":
        return now + operand
    if operation == "set":
        return operand
    if operation == "times":
        return now * operand
    if operation == "gain":
        if isinstance(now, Abilities):
            return Abilities((*now.terms, *operand))
        return (*now, *[each for each in operand if each not in now])
    if operation == "lose":
        if isinstance(now, Abilities):
            return Abilities(tuple([each for each in now.terms if each not in operand]))
        return tuple([each for each in now if each not in operand])
    if operation == "lose-all":
        return Abilities(()) if isinstance(now, Abilities) else ()
    raise ValueError(operation)
