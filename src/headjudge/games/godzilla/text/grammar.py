"""What the phrase tables of this game's card text need beyond the shared engine.

- Of several readings the longest comes first, so that a sentence that can go on with
  the ability before it does so.
- A text is read only to a term whose every remembered wording says it back.
- `Joined` and `Lying` stand in a term only while it is read or said (see `remember`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from headjudge.language.phrases import Grammar, Hole, Kind, Phrase, Reading, Unreadable
from headjudge.language.terms import Effect, Object, Term

# Whose zones, while read: the side of the cards that move. See `remember`.
ITS = "its"


@dataclass(frozen=True, slots=True)
class Joined(Term):
    """An effect that another one follows; its wording is the joint between them."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class Lying(Object):
    """The card this text is on, said to lie in an area."""

    area: str


class Whole(Hole):
    """A hole for a whole change or event.

    Abilities work out from their changes and events what they write and hear; an
    unfilled shape answers with nothing.
    """

    __slots__ = ()
    property = ""
    kind = ""

    def __iter__(self) -> Iterator[Any]:
        return iter(())


class LongestFirst(Reading):
    """Reading in which longer readings come before shorter ones."""

    def at(self, kind: str, start: int) -> list[tuple[Any, int]]:
        key = (kind, start)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.memo[key] = []
        found: list[tuple[Any, int]] = []
        own = self.grammar.kinds[kind]
        for pattern, read, _say in own.tokens:
            hit = pattern.match(self.text, start)
            if hit is not None:
                self._add(found, read(hit.group(0)), hit.end())
        for phrase in own.phrases:
            self._phrase(phrase, 0, start, {}, found)
        if len(found) > 1:
            found.sort(key=_end, reverse=True)
        self.memo[key] = found
        return found


def _end(reading: tuple[Any, int]) -> int:
    return reading[1]


class CardGrammar(Grammar):
    """A grammar of card text."""

    def read(self, kind: str, text: str) -> Any:
        """The term of the whole text: the first reading that says itself back exactly."""
        reading = LongestFirst(self, text)
        for value, end in reading.at(kind, 0):
            if end == len(text) and self.exact(kind, value) == text:
                return value
        raise Unreadable(text, min(reading.furthest, max(len(text) - 1, 0)), reading.expected)

    def say(self, kind: str, term: Any) -> str | None:
        """The text of a term, in its remembered wording as far as the language has it."""
        text = self.exact(kind, term)
        return super().say(kind, term) if text is None else text

    def exact(self, kind: str, term: Any) -> str | None:
        """The text of a term in exactly its remembered wording."""
        return Exact(self).say(kind, term)


class Exact(Grammar):
    """Saying without leeway: a phrase of another wording does not do."""

    def __init__(self, grammar: Grammar) -> None:
        self.name = grammar.name
        self.kinds: dict[str, Kind] = grammar.kinds

    def say(self, kind: str, term: Any) -> str | None:
        wording = getattr(term, "wording", None)
        own = self.kinds[kind]
        for phrase in own.phrases:
            if wording is None or phrase.wording == wording or _is_passing(phrase):
                if not _worded(phrase.shape, term, wording is not None):
                    continue
                text = self._say_phrase(phrase, term)
                if text is not None:
                    return text
        for _pattern, _read, say in own.tokens:
            text = say(term)
            if text is not None:
                return text
        return None


def _worded(shape: Any, term: Any, top: bool) -> bool:
    """Whether the terms inside have the wordings that the shape prescribes."""
    if isinstance(shape, Term):
        if type(shape) is not type(term):
            return False
        if not top and shape.wording and shape.wording != term.wording:
            return False
        return all(
            [
                _worded(getattr(shape, each.name), getattr(term, each.name), False)
                for each in fields(shape)
                if each.init and each.compare
            ]
        )
    if isinstance(shape, tuple) and isinstance(term, tuple):
        splice = [at for at, each in enumerate(shape) if isinstance(each, Hole) and each.splice]
        front = splice[0] if splice else len(shape)
        back = len(shape) - front - 1
        if len(term) < front + max(back, 0):
            return False
        pairs = list(zip(shape[:front], term[:front], strict=True))
        if splice and back:
            pairs += list(zip(shape[-back:], term[-back:], strict=True))
        return all([_worded(a, b, False) for a, b in pairs])
    return True


def _is_passing(phrase: Phrase) -> bool:
    """A phrase that is nothing but another kind leaves the wording to that kind."""
    return isinstance(phrase.shape, Hole) and not phrase.wording
