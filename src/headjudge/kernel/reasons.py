"""Why a value is what it is: the printed one, and every change to it, in the order of the layers.

A viewer is told of a card that they know and whose values views show. A change comes from a card
that the viewer knows, with what it does; of changes that come from other cards it is only said
that there are some, since what each does could tell what they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from headjudge.kernel import values
from headjudge.kernel.changes import Active, Patch
from headjudge.kernel.errors import HeadjudgeError
from headjudge.kernel.layers import settle_layers
from headjudge.kernel.view import shown

if TYPE_CHECKING:
    from headjudge.kernel.game import Game


@dataclass(frozen=True)
class ChangeKnown:
    """What a card does to a value: the card that it comes from, whose effect it is, the operation
    and with what, and how long it lasts ("": as long as that card has it so)."""

    source: int
    seat: int
    operation: str
    operand: Any
    until: str


@dataclass(frozen=True)
class ValueKnown:
    """A value of a card: what is printed, what is true now, the changes that the viewer may know
    of, in order, and whether there are others."""

    printed: Any
    now: Any
    changes: tuple[ChangeKnown, ...]
    others: bool


def why_value(game: Game, viewer: int, card: int, name: str) -> ValueKnown:
    """Why a property of a card has the value that this viewer sees. A card in hand or in a pile
    is as it is printed."""
    state = game.state
    printed = state.printed[card].values
    if not state.known[card] >> viewer & 1:
        raise HeadjudgeError("a card that is not known", field="card")
    if name not in game.rules.showing.values:
        raise HeadjudgeError(f"no value {name!r}", field="property")
    zone = state.place[card]
    is_shown = zone >= 0 and game.rules.layout.field[zone] and state.host[card] < 0
    if not is_shown or name not in shown(game):
        return ValueKnown(printed[name], printed[name], (), False)
    made = [(change, patch) for change, patch in changes_made(game, name) if patch[0] == card]
    known = [pair for pair in made if is_known(game, viewer, pair[0])]
    return ValueKnown(
        printed[name],
        game.value(card, name),
        tuple([told(game, change, patch) for change, patch in known]),
        len(known) < len(made),
    )


def changes_made(game: Game, name: str) -> list[tuple[Active, Patch]]:
    """All that changes a property now, in the order in which it is applied."""
    if name not in values.changed_properties(game):
        return []
    pending = values.changes_affecting(values.active_changes(game), name)
    settled = game.derived().settled.get("abilities", {}).copy()
    made: list[tuple[Active, Patch]] = []
    settle_layers(game, pending, settled, False, made)
    return [(change, patch) for change, patch in made if patch[1] == name]


def is_known(game: Game, viewer: int, change: Active) -> bool:
    """Whether a viewer knows the card that a change comes from."""
    return change.source >= 0 and bool(game.state.known[change.source] >> viewer & 1)


def told(game: Game, change: Active, patch: Patch) -> ChangeKnown:
    """A change as a viewer is told of it who knows its card."""
    until = ""
    for effect in game.state.effects:
        if effect.term is change.term and (effect.source, effect.stamp) == (
            change.source,
            change.stamp,
        ):
            until = effect.until
    return ChangeKnown(change.source, change.seat, patch[2], patch[3], until)
