"""Terms that stand for a card's text only while it is read or said. After reading, a game's
grammar turns them into the terms that the interpreter knows; before saying, back again."""

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


class Grant(Term):
    """What a card gets: a change (`Change`) without the card."""

    property: str
    operation: str
    operand: Any = None


class Part(Term):
    """Cards and what they get."""

    what: Object
    grants: tuple[Grant, ...]


class Grants(Ability):
    """Who gets what, as a text says it; `Continuous` is what it means."""

    parts: tuple[Part, ...]
