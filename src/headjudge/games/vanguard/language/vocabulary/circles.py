"""Words for circles, and for numbers that are not counted from cards."""

from __future__ import annotations

from headjudge.language.terms import YOU, Object, Quantity, Term, Whose


class Circles(Term):
    """Circles of a player: of these kinds, perhaps open ones only, of a row, of columns, or
    in relation to a card (column, behind, front, same)."""

    whose: Whose = YOU
    kinds: tuple[str, ...] = ("rear-guard",)
    open: bool = False
    front: bool | None = None
    columns: tuple[str, ...] = ()
    relation: str = ""
    to: Object | None = None


class CountCircles(Quantity):
    """How many such circles there are."""

    circles: Circles


class BattleCount(Quantity):
    """Which battle of this turn it is."""
