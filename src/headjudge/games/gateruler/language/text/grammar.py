"""What stands in this game's terms only while they are read or said (see `meaning`), besides
what all grammars share (`language.parse_terms`)."""

from __future__ import annotations

from headjudge.language.terms import Ability, Condition, Effect, Filter, Pattern


class Steps(Effect):
    """Several instructions that one phrase says."""

    effects: tuple[Effect, ...]


class Mark(Filter):
    """Whose the cards are, what they are called, or where they are, in its place among the
    filters."""

    sort: str  # owner, noun, place
    words: str


class While(Ability):
    """A continuous ability under its header and conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()


class Timing(Ability):
    """The timing line of an event card."""

    timing: str
    when: Pattern | None = None
    while_: tuple[Condition, ...] = ()


class Body(Ability):
    """The line of an event card that says what it does."""

    do: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
