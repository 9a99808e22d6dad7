"""Phrases: text and terms, both directions from one table.

A grammar has kinds of phrases (effect, object, number ...). A phrase is a piece of
text with holes and a piece of term with the same holes:

>>> from headjudge.language.terms import Draw
>>> grammar = Grammar("demo")
>>> number = grammar.kind("number")
>>> number.token(r"\\d+", int, str)
>>> effect = grammar.kind("effect")
>>> effect.phrase("draw {number} card{s}", Draw(H.number))
>>> grammar.read("effect", "draw 2 cards")
Draw(number=2, who='you', up_to=False)
>>> grammar.say("effect", Draw(1))
'draw 1 card'

Reading fills the term's holes from the text; saying matches a term against the
phrase's term and says what fell into the holes. A phrase that only words the same
meaning otherwise carries a `wording`, which the term remembers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, replace
from types import NoneType
from typing import Any, Final, TypeVar

from headjudge.kernel.errors import HeadjudgeError
from headjudge.language.terms import Term, rewrite

# What ends before a clause begins: another one, a line, or the bracket of a cost.
_BEFORE_CLAUSE: Final = re.compile(r"\. |, |\n|。|、|\] (?=[a-zA-Z])")


class Unreadable(HeadjudgeError):
    """A text that the grammar cannot read whole: where reading stopped."""

    def __init__(self, text: str, column: int, expected: str = "") -> None:
        self.text = text
        self.column = column
        self.clause = clause_at(text, column)
        self.expected = expected
        super().__init__(f"cannot read {self.clause!r} (column {column + 1})", field="text")


def clause_at(text: str, column: int) -> str:
    """The clause around a column, for people."""
    ended = [found.end() for found in _BEFORE_CLAUSE.finditer(text)]
    start = max([end for end in ended if end <= column], default=0)
    ends = [at for mark in (". ", ", ", "\n", "。", "、") if (at := text.find(mark, column)) >= 0]
    end = min(ends) if ends else len(text)
    return text[start:end].strip(" ,.。、")


class Hole:
    """A place in a term to be filled. `H.count` one value; `~H.filters` several, in a tuple."""

    __slots__ = ("name", "splice")

    def __init__(self, name: str, splice: bool = False) -> None:
        self.name = name
        self.splice = splice

    def __invert__(self) -> Hole:
        return Hole(self.name, True)

    def __repr__(self) -> str:
        return f"H.{self.name}"


class _Holes:
    def __getattr__(self, name: str) -> Any:
        return Hole(name)


H: Any = _Holes()


_IDENTIFYING: Final[dict[type, tuple[str, ...]]] = {}


def identifying_fields(kind: type) -> tuple[str, ...]:
    """The fields by which terms of a class are compared."""
    found = _IDENTIFYING.get(kind)
    if found is None:
        parts = [each.name for each in fields(kind) if each.init and each.compare]
        found = _IDENTIFYING[kind] = tuple(parts)
    return found


def fill(shape: Any, found: dict[str, Any]) -> Any:
    """The shape with its holes filled."""
    if isinstance(shape, Hole):
        return found[shape.name]
    if isinstance(shape, tuple):
        filled: list[Any] = []
        for each in shape:
            if isinstance(each, Hole) and each.splice:
                filled.extend(found[each.name])
            else:
                filled.append(fill(each, found))
        return tuple(filled)
    return rewrite(shape, lambda each: fill(each, found))


def match(shape: Any, term: Any, found: dict[str, Any]) -> bool:
    """Whether the term has this shape; what falls into the holes goes to `found`."""
    if isinstance(shape, Hole):
        if shape.name in found:
            return bool(found[shape.name] == term)
        found[shape.name] = term
        return True
    if isinstance(shape, Term):
        kind: Any = type(shape)
        if kind is not type(term):
            return False
        for name in identifying_fields(kind):
            if not match(getattr(shape, name), getattr(term, name), found):
                return False
        return True
    if isinstance(shape, tuple):
        if not isinstance(term, tuple):
            return False
        at = next((i for i, e in enumerate(shape) if isinstance(e, Hole) and e.splice), None)
        if at is None:
            return len(shape) == len(term) and all(
                match(a, b, found) for a, b in zip(shape, term, strict=True)
            )
        after = len(shape) - at - 1
        if len(term) < len(shape) - 1:
            return False
        middle = term[at : len(term) - after]
        name = shape[at].name
        if name in found and found[name] != middle:
            return False
        found[name] = middle
        return all(match(a, b, found) for a, b in zip(shape[:at], term[:at], strict=True)) and all(
            match(a, b, found)
            for a, b in zip(shape[at + 1 :], term[len(term) - after :], strict=True)
        )
    return type(shape) is type(term) and bool(shape == term)


def may_match(shape: Any, of: type, first: type) -> bool:
    """Whether a shape may match terms of a class, or tuples that begin with one (None: that
    are empty)."""
    if isinstance(shape, tuple) and issubclass(of, tuple):
        start = shape[0] if shape else None
        return isinstance(start, Hole) or type(start) is first
    return isinstance(shape, Hole) or type(shape) is of


# The parts of a phrase's text: a literal, a hole with its kind, or a plural ending.
_PART = re.compile(r"\{(\w+)(?::(\w+))?(?:\|([^}]*))?\}")


class Phrase:
    """One phrase: its parts, its shape, and the wording it stands for."""

    __slots__ = ("parts", "shape", "text", "wording")

    def __init__(self, text: str, shape: Any, wording: str) -> None:
        self.text = text
        self.shape = shape
        self.wording = wording
        parts: list[tuple[str, str, str]] = []  # (sort, name or literal, kind or plural)
        at = 0
        for hole in _PART.finditer(text):
            if hole.start() > at:
                parts.append(("literal", text[at : hole.start()], ""))
            name, kind, forms = hole.group(1), hole.group(2), hole.group(3)
            if forms is not None:  # {number|is/are}: by number
                parts.append(("plural", name, forms))
            elif name == "s":
                parts.append(("plural", kind or "number", "/s"))
            else:
                parts.append(("hole", name, kind or name))
            at = hole.end()
        if at < len(text):
            parts.append(("literal", text[at:], ""))
        self.parts = tuple(parts)

    def is_passing(self) -> bool:
        """A phrase that is nothing but another kind leaves the wording to that kind."""
        return isinstance(self.shape, Hole) and not self.wording


_NO_WORDING: Final = "\n"  # what no phrase is worded as


class Kind:
    """A kind of phrase. Phrases are tried in the order they were written."""

    def __init__(self, grammar: Grammar, name: str) -> None:
        self.grammar = grammar
        self.name = name
        self.phrases: list[Phrase] = []
        self.tokens: list[tuple[re.Pattern[str], Callable[[str], Any], Callable[[Any], str | None]]]
        self.tokens = []
        self._fitting: dict[tuple[type, type], tuple[Phrase, ...]] = {}
        self._worded: dict[tuple[type, str], tuple[Phrase, ...]] = {}
        self.wordings: set[str] = set()

    def phrase(self, text: str, shape: Any, wording: str = "") -> None:
        """Add a phrase: this text means that term."""
        self.phrases.append(Phrase(text, shape, wording))
        self.wordings.add(wording)
        self._fitting.clear()
        self._worded.clear()

    def fitting(self, term: Any) -> tuple[Phrase, ...]:
        """The phrases that a glance shows may say a term: for terms of its class, or for all."""
        first = type(term[0]) if isinstance(term, tuple) and term else NoneType
        sort = (type(term), first)
        found = self._fitting.get(sort)
        if found is None:
            found = tuple([each for each in self.phrases if may_match(each.shape, *sort)])
            self._fitting[sort] = found
        return found

    def worded(self, term: Any, wording: str) -> tuple[Phrase, ...]:
        """The phrases that may say a term in this very wording, and those that leave the wording
        to another kind."""
        if wording not in self.wordings:
            wording = _NO_WORDING
        sort = (type(term), wording)
        found = self._worded.get(sort)
        if found is None:
            found = self._worded[sort] = tuple(
                [e for e in self.fitting(term) if e.wording == wording or e.is_passing()]
            )
        return found

    def word(self, **words: Any) -> None:
        """Single words and what they mean (underscores are spaces)."""
        for text, shape in words.items():
            self.phrase(text.replace("_", " "), shape)

    def token(
        self, pattern: str, read: Callable[[str], Any], say: Callable[[Any], str | None]
    ) -> None:
        """Text of this pattern is a value; `say` returns None for a value that is not its own."""
        self.tokens.append((re.compile(pattern), read, say))


class Grammar:
    """A language's kinds of phrases, and the two directions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: dict[str, Kind] = {}

    def kind(self, name: str) -> Kind:
        """The kind of that name, made at first mention."""
        return self.kinds.setdefault(name, Kind(self, name))

    # -- reading ---------------------------------------------------------------

    def read(self, kind: str, text: str) -> Any:
        """The term of the whole text. Of several readings the first that says itself
        back as the same text is taken."""
        reading = Reading(self, text)
        whole = [value for value, end in reading.at(kind, 0) if end == len(text)]
        for value in whole:
            if self.say(kind, value) == text:
                return value
        raise Unreadable(text, min(reading.furthest, max(len(text) - 1, 0)), reading.expected)

    # -- saying ----------------------------------------------------------------

    def say(self, kind: str, term: Any) -> str | None:
        """The text of a term, or None if no phrase of this kind says it."""
        wording = getattr(term, "wording", "")
        own = self.kinds[kind]
        for preferred in (True, False):
            for phrase in own.fitting(term):
                if (phrase.wording == wording) is preferred:
                    text = self._say_phrase(phrase, term)
                    if text is not None:
                        return text
            if preferred:
                for _pattern, _read, say in own.tokens:
                    text = say(term)
                    if text is not None:
                        return text
        return None

    def _say_phrase(self, phrase: Phrase, term: Any) -> str | None:
        """The text of a term by this phrase; None: the phrase does not say it."""
        found: dict[str, Any] = {}
        if not match(phrase.shape, term, found):
            return None
        said: list[str] = []
        for sort, name, extra in phrase.parts:
            if sort == "literal":
                said.append(name)
            elif sort == "plural":
                one, many = extra.split("/")
                said.append(one if found.get(name) == 1 else many)
            else:
                if name not in found:
                    raise KeyError(f"{phrase.text!r} has no {name!r} in its term")
                text = self.say(extra, found[name])
                if text is None:
                    return None
                said.append(text)
        return "".join(said)


To = TypeVar("To", bound=Grammar | Kind)


def add_phrases(to: To, *parts: Callable[[To], None]) -> To:
    """Let each part add its phrases to a grammar, or to a kind of phrases, in this order."""
    for part in parts:
        part(to)
    return to


class Reading:
    """One text being read: every way to read a kind at a place, each worked out once."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text = text
        self.memo: dict[tuple[str, int], list[tuple[Any, int]]] = {}
        self.furthest = 0
        self.expected = ""

    def at(self, kind: str, start: int) -> list[tuple[Any, int]]:
        """Every way to read a kind at this place: the values, each with where its text ends."""
        key = (kind, start)
        if key in self.memo:
            return self.memo[key]
        self.memo[key] = []  # a kind that begins with itself finds nothing there
        found: list[tuple[Any, int]] = []
        own = self.grammar.kinds[kind]
        for pattern, read, _say in own.tokens:
            hit = pattern.match(self.text, start)
            if hit is not None:
                self._add(found, read(hit.group(0)), hit.end())
        for phrase in own.phrases:
            self._phrase(phrase, 0, start, {}, found)
        self.memo[key] = found
        return found

    def _phrase(
        self,
        phrase: Phrase,
        part: int,
        at: int,
        filled: dict[str, Any],
        found: list[tuple[Any, int]],
    ) -> None:
        """Read a phrase from one of its parts on, with the holes filled so far, and add every way
        to `found`."""
        text = self.text
        while part < len(phrase.parts):
            sort, name, extra = phrase.parts[part]
            if sort == "literal":
                if not text.startswith(name, at):
                    self._missed(name, at)
                    return
                at += len(name)
            elif sort == "plural":
                one, many = extra.split("/")
                for form in sorted((one, many), key=len, reverse=True):
                    if text.startswith(form, at):
                        self._phrase(phrase, part + 1, at + len(form), filled, found)
                return
            else:
                for value, end in self.at(extra, at):
                    if name in filled and filled[name] != value:
                        continue
                    self._phrase(phrase, part + 1, end, {**filled, name: value}, found)
                return
            part += 1
        value = fill(phrase.shape, filled)
        if phrase.wording and isinstance(value, Term):
            value = replace(value, wording=phrase.wording)
        self._add(found, value, at)

    def _add(self, found: list[tuple[Any, int]], value: Any, end: int) -> None:
        """Add a value and where its text ends, unless the same was found another way."""
        for other, other_end in found:
            same = other_end == end and type(other) is type(value) and other == value
            if same and getattr(other, "wording", "") == getattr(value, "wording", ""):
                return
        found.append((value, end))

    def _missed(self, literal: str, at: int) -> None:
        """Remember how far any phrase got: that is where reading stopped."""
        beyond = self.furthest + 1 - at
        if beyond > 0 and not self.text.startswith(literal[:beyond], at):
            return  # others got as far
        same = max(beyond - 1, 0)
        limit = min(len(literal), len(self.text) - at)
        while same < limit and literal[same] == self.text[at + same]:
            same += 1
        if at + same > self.furthest:
            self.furthest = at + same
            self.expected = literal[same:]
