"""What stands in a term only while a card's text is read or said: a game's grammar makes of it,
and makes it again of, what the interpreter knows."""

from __future__ import annotations

from typing import Any

from headjudge.language.terms import Ability, Effect, Filter, Object, Term


class Joined(Effect):
    """An effect that another one follows; its wording is the joint between them."""

    effect: Effect


class Noun(Filter):
    """What the cards are called, in its place among the filters."""

    word: str


class Place(Filter):
    """Where the cards are, in its place among the filters."""

    words: str


class Boon(Term):
    """What a card gets: a change without the card."""

    property: str
    operation: str
    operand: Any = None


class Part(Term):
    """These cards get these."""

    what: Object
    boons: tuple[Boon, ...]


class Gets(Ability):
    """Changes, said card by card."""

    parts: tuple[Part, ...]
