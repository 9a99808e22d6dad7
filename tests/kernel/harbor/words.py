"""2. The words on Harbor's cards, beside those that all games share."""

from __future__ import annotations

from typing import ClassVar

from headjudge.language import terms as t

# -- abilities --------------------------------------------------------------------------


class Order(t.Ability):
    """2-1. For this cost, do that. Targets are chosen when it is played."""

    do: tuple[t.Effect, ...]
    cost: tuple[t.Effect, ...] = ()
    targets: tuple[t.Pick, ...] = ()
    instant: bool = False
    limit: int = 0  # how often; 0: as often as one likes
    per: str = "turn"  # turn, game
    called: str = ""  # orders of one name share their limit


class Answer(t.Ability):
    """2-2. From the hand, while something is being answered."""

    to: str  # play, answer
    do: tuple[t.Effect, ...]


class Calls(t.Ability):
    """2-3. The name of the ship that this one may sail in convoy with."""

    mate: str


class OnDamage(t.Guarding):
    """2-4. When this damage would be dealt: times, less, becomes, or a shield of so much
    that is divided among all of it."""

    role: ClassVar[str] = "replace"
    how: str
    number: int
    while_: tuple[t.Condition, ...] = ()
    optional: bool = False
    keeps: bool = False


class Shield(OnDamage):
    """2-5. A shield is worked out by a procedure: its player divides it."""


# -- objects and filters ------------------------------------------------------------------


class Target(t.Object):
    """2-6. What was chosen when this was played, if it is still there."""

    number: int = 0


class Ready(t.Filter):
    """2-7. The ship lies upright."""


# -- effects ------------------------------------------------------------------------------


class Pay(t.Effect):
    """2-8. So many coins are paid."""

    coins: int


class Turn(t.Action):
    """2-9. Ships are turned sideways, or upright."""

    rest: bool = True


class Deal(t.Action):
    """2-10. Damage is dealt to each of these at the same time."""

    amount: t.Number


class Strike(t.Effect):
    """2-11. What lies topmost on the mast is struck unresolved."""


class EndTurn(t.Effect):
    """2-12. The turn ends at once."""


class ExtraTurn(t.Effect):
    """2-13."""

    who: t.Whose = t.YOU


class SkipTurn(t.Effect):
    """2-14."""

    who: t.Whose = t.OPPONENT


class Command(t.Action):
    """2-15. You command this ship until the end of the turn; it stays where it is."""


class Capture(t.Action):
    """2-16. The ship comes into a free berth of yours, and is the same ship."""


class Gain(t.Effect):
    """2-17. So many coins."""

    coins: int
