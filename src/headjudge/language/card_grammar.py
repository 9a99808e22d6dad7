"""Grammars of card text: what phrase tables need beyond the bare engine.

- Of several readings the longest comes first, so that a sentence that can go on with
  the ability before it does so.
- A text is read only to a term whose every remembered wording says it back.
- Phrases that begin alike share their way, and a text made to be read in countless ways
  is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from headjudge.language import budget
from headjudge.language.phrases import (
    Grammar,
    Hole,
    Kind,
    Phrase,
    Reading,
    Unreadable,
    fill,
    identifying_fields,
)
from headjudge.language.terms import Term


class Whole(Hole):
    """A hole for a whole change or event.

    Abilities work out from their changes and events what they write and hear; an
    unfilled shape answers with nothing.
    """

    __slots__ = ()
    property = ""
    kind = ""
    also = ()

    def __iter__(self) -> Iterator[Any]:
        return iter(())


# So many readings of one kind from one place to another are followed, the first ones first.
MOST_READINGS = 6


class Node:
    """A place in the tree of a kind's phrases: phrases that begin alike share their way."""

    __slots__ = ("ends", "holes", "literals", "others")

    def __init__(self) -> None:
        self.ends: list[tuple[int, Phrase]] = []
        self.literals: dict[str, list[tuple[str, Node]]] = {}  # by their first letter
        self.others: list[tuple[tuple[str, ...], Node]] = []  # the forms of a plural
        self.holes: list[tuple[str, str, Node]] = []  # name, kind

    def add(self, phrase: Phrase, index: int) -> None:
        node = self
        for sort, name, extra in phrase.parts:
            node = node._child(sort, name, extra)
        node.ends.append((index, phrase))

    def _child(self, sort: str, name: str, extra: str) -> Node:
        made = Node()
        if sort == "literal":
            return _found(self.literals.setdefault(name[0], []), name, made)
        if sort == "plural":
            one, many = extra.split("/")
            forms = (one, many) if len(one) > len(many) else (many, one)
            return _found(self.others, forms, made)
        for own, kind, node in self.holes:
            if (own, kind) == (name, extra):
                return node
        self.holes.append((name, extra, made))
        return made


def _found(children: list[tuple[Any, Node]], key: Any, made: Node) -> Node:
    for own, node in children:
        if own == key:
            return node
    children.append((key, made))
    return made


class LongestFirst(Reading):
    """Reading in which longer readings come before shorter ones, and of two of equal
    length the one whose phrase was written first."""

    def __init__(self, grammar: CardGrammar, text: str) -> None:
        super().__init__(grammar, text)
        self.trees = grammar.trees()

    def at(self, kind: str, start: int) -> list[tuple[Any, int]]:
        key = (kind, start)
        known = self.memo.get(key)
        if known is not None:
            return known
        self.memo[key] = []  # a kind that begins with itself finds nothing there
        raw: list[tuple[int, int, Any]] = []
        for pattern, read, _say in self.grammar.kinds[kind].tokens:
            hit = pattern.match(self.text, start)
            if hit is not None:
                raw.append((-hit.end(), -1, read(hit.group(0))))
        self._walk(self.trees[kind], start, {}, raw)
        if len(raw) > 1:
            raw.sort(key=_first_two)
        self.memo[key] = found = _different(raw)
        return found

    def _walk(
        self, node: Node, at: int, filled: dict[str, Any], raw: list[tuple[int, int, Any]]
    ) -> None:
        budget.spend()
        for index, phrase in node.ends:
            value = fill(phrase.shape, filled)
            if phrase.wording and isinstance(value, Term):
                value = replace(value, wording=phrase.wording)
            raw.append((-at, index, value))
        text = self.text
        if node.literals:
            if at > self.furthest:
                self.furthest, self.expected = at, next(iter(node.literals.values()))[0][0]
            for literal, child in node.literals.get(text[at : at + 1], ()):
                if text.startswith(literal, at):
                    self._walk(child, at + len(literal), filled, raw)
                elif at + len(literal) > self.furthest:
                    self._missed(literal, at)
        for forms, child in node.others:
            for form in forms:
                if text.startswith(form, at):
                    self._walk(child, at + len(form), filled, raw)
        for name, kind, child in node.holes:
            known = filled.get(name, _UNFILLED)
            for value, end in self.at(kind, at):
                if known is _UNFILLED:
                    self._walk(child, end, {**filled, name: value}, raw)
                elif known == value:
                    self._walk(child, end, filled, raw)

    def refused(self, kind: str) -> Unreadable:
        """The text is not read as this kind: where reading stopped, at the beginning of a word.
        Where all before was read as a whole, it is what comes next that is not."""
        text = self.text
        column = min(self.furthest, max(len(text) - 1, 0))
        ends = {end for _value, end in self.memo.get((kind, 0), ())}
        if ends & {column, column + 1} and text[column + 2 :]:
            column += len(text[column:]) - len(text[column:].lstrip(" .,"))
        while column > 0 and text[column - 1].isascii() and text[column - 1 : column + 1].isalpha():
            column -= 1
        return Unreadable(text, column, self.expected)


_UNFILLED = object()


def _first_two(reading: tuple[int, int, Any]) -> tuple[int, int]:
    return reading[:2]


def _different(raw: list[tuple[int, int, Any]]) -> list[tuple[Any, int]]:
    """The readings without repetition, not too many that end at the same place."""
    if len(raw) < 2:
        return [(value, -end) for end, _index, value in raw]
    found: list[tuple[Any, int]] = []
    seen: set[tuple[int, type, Any, str]] = set()
    ending: dict[int, int] = {}
    for end, _index, value in raw:
        count = ending.get(end, 0)
        if count >= MOST_READINGS:
            continue
        same = (end, type(value), value, getattr(value, "wording", ""))
        if same not in seen:
            seen.add(same)
            ending[end] = count + 1
            found.append((value, -end))
    return found


class CardGrammar(Grammar):
    """A grammar of card text."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._trees: dict[str, Node] = {}

    def trees(self) -> dict[str, Node]:
        """The tree of each kind, grown when first needed."""
        if not self._trees:
            for name, kind in self.kinds.items():
                root = self._trees[name] = Node()
                for index, phrase in enumerate(kind.phrases):
                    root.add(phrase, index)
        return self._trees

    def readings(self, kind: str, reading: LongestFirst) -> Iterator[Any]:
        """The terms of the whole text that say themselves back exactly, the first one first."""
        try:
            for value, end in reading.at(kind, 0):
                if end == len(reading.text) and self.exact(kind, value) == reading.text:
                    yield value
        except (budget.TooManyReadings, RecursionError):
            reading.expected = "a shorter text"

    def read(self, kind: str, text: str) -> Any:
        """The term of the whole text: the first reading that says itself back exactly."""
        reading = LongestFirst(self, text)
        with budget.of_text(len(text)):
            for value in self.readings(kind, reading):
                return value
        raise reading.refused(kind)

    def read_as(
        self,
        kind: str,
        text: str,
        meant: Callable[[Any], Any],
        meaningless: tuple[type[Exception], ...],
    ) -> Any:
        """What the first reading means that means something: `meant` says what, None if it is
        not what the text says, or raises one of `meaningless`."""
        reading = LongestFirst(self, text)
        try:
            with budget.of_text(len(text)):
                for value in self.readings(kind, reading):
                    try:
                        found = meant(value)
                    except meaningless as refused:
                        reading.expected = str(refused)
                        continue
                    if found is not None:
                        return found
        except (budget.TooManyReadings, RecursionError):
            reading.expected = "a shorter text"
        raise reading.refused(kind)

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
        """The text of a term by a phrase of exactly its wording; None: no phrase has it."""
        budget.spend()
        wording = getattr(term, "wording", None)
        own = self.kinds[kind]
        for phrase in own.fitting(term) if wording is None else own.worded(term, wording):
            if _worded(phrase.shape, term, wording is not None):
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
        kind: Any = type(shape)
        if kind is not type(term):
            return False
        if not top and shape.wording and shape.wording != term.wording:
            return False
        for name in identifying_fields(kind):
            inner = getattr(shape, name)
            if isinstance(inner, Term | tuple) and not _worded(inner, getattr(term, name), False):
                return False
        return True
    if isinstance(shape, tuple) and isinstance(term, tuple):
        front = splice_in(shape)
        back = len(shape) - front - 1
        if len(term) < front + max(back, 0):
            return False
        for inner, own in zip(shape[:front], term, strict=False):
            if isinstance(inner, Term | tuple) and not _worded(inner, own, False):
                return False
        if back > 0:
            for inner, own in zip(shape[-back:], term[-back:], strict=True):
                if isinstance(inner, Term | tuple) and not _worded(inner, own, False):
                    return False
    return True


def splice_in(shape: tuple[Any, ...]) -> int:
    """Where in a shape several terms may stand; its length: nowhere."""
    for at, each in enumerate(shape):
        if isinstance(each, Hole) and each.splice:
            return at
    return len(shape)


class WordedKind(Kind):
    """A kind whose phrases remember themselves."""

    def phrase(self, text: str, shape: Any, wording: str = "") -> None:
        """Add a phrase, with its own text as the wording if no other is given."""
        if not wording and isinstance(shape, Term):
            wording = text
        super().phrase(text, shape, wording)


class WordedGrammar(CardGrammar):
    """A grammar in which every term remembers the text of the phrase that read it, and says
    itself back by that very phrase; a term that remembers none is said by the first that
    fits."""

    def kind(self, name: str) -> Kind:
        """The kind of that name, made at first mention; its phrases remember themselves."""
        if name not in self.kinds:
            self.kinds[name] = WordedKind(self, name)
        return self.kinds[name]
