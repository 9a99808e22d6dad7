"""What stands in this game's terms only while they are read or said (see `meaning`), besides
what all grammars share (`language.parse_terms`)."""

from __future__ import annotations

from headjudge.language.terms import Ability, Condition


class While(Ability):
    """A continuous ability under its conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()
    where: tuple[str, ...] = ()
