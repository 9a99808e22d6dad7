"""The phrase tables' own ways in this game, and what stands in a term only while it is
read or said (see `meaning`).

Every term remembers the text of the phrase that read it, and says itself back by that very
phrase; a term that remembers none is said by the first phrase that fits.
"""

from __future__ import annotations

from dataclasses import dataclass

from headjudge.language.terms import Ability, Condition


@dataclass(frozen=True, slots=True)
class While(Ability):
    """A continuous ability under its conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()
