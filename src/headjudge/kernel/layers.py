"""Layers: active changes are applied layer by layer, in the order that a game gives.

Within a layer, a change that depends on another is applied after it. Whether it depends is found
by trial: would applying the other first alter what this one does? Time stamps order the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from headjudge.kernel.abilities import Abilities
from headjudge.kernel.changes import Active, Patch, Settled, changes_made_by

if TYPE_CHECKING:
    from headjudge.kernel.game import Game
    from headjudge.kernel.rules import Rules


Made = list[tuple[Active, Patch]]  # what was applied, and by which change


def settle_layers(
    game: Game,
    pending: list[Active],
    settled: Settled,
    of_abilities: bool,
    made: Made | None = None,
) -> None:
    """Apply these changes in the order of the game's layers and write the values into `settled`.
    While this goes on, `game.value` gives the values settled so far. `of_abilities`: this is the
    round that works out abilities, before all other properties. `made`: what is applied is noted
    here."""
    rules = game.rules
    due: dict[str, list[Active]] = {}
    for change in pending:
        for layer in layers_of(rules, change):
            due.setdefault(layer, []).append(change)
    outer = game.partial
    game.partial = settled
    try:
        for layer in rules.layering.layers:
            if layer in due:
                settle_layer(game, layer, due[layer], settled, of_abilities, made)
    finally:
        game.partial = outer


def layers_of(rules: Rules, change: Active) -> tuple[str, ...]:
    """The layers that a change belongs to: each of its parts is applied in the layer of what that
    part changes."""
    if change.layer:
        return (change.layer,)
    layer_of = rules.layering.layer_of
    parts = change.term.parts
    if len(parts) == 1:
        return (layer_of(*parts[0]),)
    return tuple(dict.fromkeys([layer_of(*part) for part in parts]))


def settle_layer(
    game: Game,
    layer: str,
    due: list[Active],
    settled: Settled,
    of_abilities: bool,
    made: Made | None,
) -> None:
    """Apply the changes of one layer, those that depend on others last."""
    if len(due) > 1 and not of_abilities and are_independent(due):
        due.sort(key=game.rules.layering.age)
        for change in due:
            patches = patches_in(game, layer, change)
            if made is not None:
                made.extend([(change, patch) for patch in patches])
            apply(game, settled, patches)
        return
    while due:
        change = next_in_order(game, layer, due, settled)
        due.remove(change)
        if of_abilities and has_lost(change, settled):
            continue
        patches = patches_in(game, layer, change)
        if not of_abilities and "abilities" in change.term.writes:
            patches = [patch for patch in patches if patch[1] != "abilities"]
        if made is not None:
            made.extend([(change, patch) for patch in patches])
        apply(game, settled, patches)
        if of_abilities:
            due.extend(changes_of_gained(game, patches))


def changes_of_gained(game: Game, patches: list[Patch]) -> list[Active]:
    """The changes of abilities that are made by the abilities which cards have just gained."""
    found: list[Active] = []
    for card, name, operation, operand in patches:
        gains = name == "abilities" and operation == "gain"
        if gains and card in game.rules.active_cards(game):
            terms = [
                term
                for term in operand
                if term.role == "change" and "abilities" in term.writes and not term.where
            ]
            if terms:
                found.extend(changes_made_by(game, card, tuple(terms)))
    return found


def patches_in(game: Game, layer: str, change: Active) -> list[Patch]:
    """What a change does in this layer, as values are now."""
    patches = game.rules.terms.footprint(game, change)
    if change.layer or len(change.term.parts) == 1:
        return patches
    layer_of = game.rules.layering.layer_of
    return [patch for patch in patches if layer_of(patch[1], patch[2]) == layer]


def has_lost(change: Active, settled: Settled) -> bool:
    """Whether the source of a change no longer has the ability that makes it."""
    own = settled.get((change.source, "abilities")) if change.printed else None
    return own is not None and change.term not in own.changes


def next_in_order(game: Game, layer: str, due: list[Active], settled: Settled) -> Active:
    """The earliest change that depends on no other. If all depend on others in a circle, the
    earliest. Of two that depend on each other, neither counts as dependent."""
    if len(due) > 1:
        due.sort(key=game.rules.layering.age)
        for change in due:
            for other in due:
                if could_depend(change, other) and waits_for(
                    game, layer, change, other, due, settled
                ):
                    break
            else:
                return change
    return due[0]


def could_depend(change: Active, other: Active) -> bool:
    """A quick check before the trial: whether `other` changes something that `change` reads, or
    could take away the ability that makes it."""
    if other is change:
        return False
    takes_away = change.printed and "abilities" in other.term.writes
    return takes_away or bool(other.term.writes & change.term.reads)


def are_independent(due: list[Active]) -> bool:
    """A quick check: whether none of these changes could depend on another."""
    writes: set[str] = set()
    reads: set[str] = set()
    for change in due:
        writes |= change.term.writes
        reads |= change.term.reads
    return "abilities" not in writes and writes.isdisjoint(reads)


MOST_OTHERS = 2  # trials within trials are slow: no chain of more than four changes is tried


def waits_for(
    game: Game, layer: str, change: Active, other: Active, due: list[Active], settled: Settled
) -> bool:
    """Whether a change depends on another that does not depend on it: as values are now, or
    when the other changes that are due have been applied."""
    depends = game.rules.layering.depends
    if depends(game, layer, change, other, settled):
        return not depends(game, layer, other, change, settled)
    rest = [each for each in due if each is not change and each is not other]
    if not 0 < len(rest) <= MOST_OTHERS:
        return False
    trial = settled.copy()
    game.partial = trial
    try:
        while rest:
            each = next_in_order(game, layer, rest, trial)
            rest.remove(each)
            if not has_lost(each, trial):
                apply(game, trial, patches_in(game, layer, each))
        return depends(game, layer, change, other, trial) and not depends(
            game, layer, other, change, trial
        )
    finally:
        game.partial = settled


def depends(game: Game, layer: str, change: Active, other: Active, settled: Settled) -> bool:
    """By trial: whether applying `other` first alters which cards this change affects, or how."""
    if not could_depend(change, other):
        return False
    before = patches_in(game, layer, change)
    trial = settled.copy()
    apply(game, trial, patches_in(game, layer, other))
    if has_lost(change, trial):
        return True
    game.partial = trial
    try:
        after = patches_in(game, layer, change)
    finally:
        game.partial = settled
    return before != after


def apply(game: Game, settled: Settled, patches: list[Patch]) -> None:
    """Write what a change does into the settled values."""
    printed = game.state.printed
    for card, name, operation, operand in patches:
        key = (card, name)
        if key in settled:
            now = settled[key]
        elif name == "abilities":
            now = printed[card].abilities
        else:
            now = game.rules.layering.base(printed[card], name)
        if isinstance(now, Abilities):
            settled[key] = altered_abilities(game, now, operation, operand)
        elif operation == "gain":
            settled[key] = game.rules.layering.gained(now, operand)
        else:
            settled[key] = changed_value(now, operation, operand)


def changed_value(now: Any, operation: str, operand: Any) -> Any:
    """A value after one operation on it."""
    if operation == "add":
        return now + operand
    if operation == "set" or operation == "have":
        return operand
    if operation == "times":
        return now * operand
    if operation == "lose":
        return tuple([each for each in now if each not in operand])
    if operation == "lose-all":
        return ()
    raise ValueError(operation)


def altered_abilities(game: Game, now: Abilities, operation: str, operand: Any) -> Abilities:
    """A card's abilities after some are gained or lost, or all are switched off or on again."""
    if operation == "gain":
        return now.with_more(operand)
    if operation == "lose":
        return Abilities(tuple([each for each in now.terms if each not in operand]), now.off)
    if operation == "lose-all":
        return Abilities()
    if operation == "switch-off":
        return Abilities(now.terms, game.rules.layering.switched_off(now.terms))
    if operation == "switch-on":
        return Abilities(now.terms)
    raise ValueError(operation)
