"""What every term is, and whose things a term speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

YOU = "you"
OPPONENT = "opponent"
EACH = "each"

Whose = str


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    # whether what it comes to can change only with cards in the areas it names, the turn, and
    # effects that begin or end
    STILL: ClassVar[bool] = False
    wording: str = field(default="", compare=False, repr=False)

    def __bool__(self) -> bool:
        raise TypeError(f"{type(self).__name__} is a term, not a truth value")
