"""Words for what is so. The first three stand before an ability and are part of its header."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language import terms as t


class Called(t.Condition):
    """The name of the ability (14-1a-4); by itself it says nothing."""

    name: str


class Limit(t.Condition):
    """The ability can be played so often in a turn, or in a game (14-7a). `by_name`: together
    with all abilities of its name."""

    number: int
    per: str = "turn"  # turn, game
    by_name: bool = False


class HasResources(t.Condition):
    """The keyword Resource: its controller has a card in the resource zone (16-17)."""


class During(t.Condition):
    """It is this phase, of this player's turn (None: of anybody's)."""

    phase: str  # start phase, main phase, attack phase, end phase
    whose: t.Whose | None = None


class AfterTurn(t.Condition):
    """It is a later turn of the game than this."""

    turn: int


class WhileHandled(t.Condition):
    """An ability with this in its name or text is being played or resolved (14-2c)."""

    TRACKED: ClassVar = True
    part: str


class FromThisAttack(t.Condition):
    """The damage is what the attacking card deals in its damage step (14-5b-1)."""


class CameFrom(t.Condition):
    """The card of the event came from, or was played from, one of these areas."""

    areas: tuple[str, ...]


class Attacks(t.Condition):
    """How often the card of this text has attacked this turn."""

    relation: str
    number: int


class DoneByEffect(t.Condition):
    """What happens is done by an effect: not as a cost (14-3), nor by the rules for damage
    (15-12b)."""


class DamageStepEnds(t.Condition):
    """The end of the damage step has come (8-6f)."""


class BrokeThrough(t.Condition):
    """The card of this text attacks the center, what it battled with is gone from there, and it
    has dealt no combat damage to the ruler (16-5a-1)."""
