"""What stands in this game's terms only while they are read or said (see `meaning`), besides
what all grammars share (`language.parse_terms`)."""

from __future__ import annotations

from headjudge.language.terms import Ability, Condition, Term

SEEN = "seen"  # the cards looked at from the top of a deck
# Joints between sentences: after what all of its sentence belongs to, and of a sentence that
# goes on with the one before it.
OPEN = "open. "
GOING_ON = "going on. "


class Target(Term):
    """The area that cards go to; its wording is what it is called."""

    area: str


class While(Ability):
    """A permanent skill under its conditions."""

    ability: Ability
    while_: tuple[Condition, ...] = ()


class Pair(Ability):
    """Two permanent skills said in one breath; conditions in front are those of both."""

    first: Ability
    second: Ability
    while_: tuple[Condition, ...] = ()


class InAreas(Ability):
    """Changes of this card that are so while it is in these areas."""

    ability: Ability
    where: tuple[str, ...]
