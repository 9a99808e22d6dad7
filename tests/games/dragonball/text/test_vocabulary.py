"""Every word that a text can be read into means something: it is looked at or done somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from headjudge.games import dragonball
from headjudge.games.dragonball import vocabulary as v
from headjudge.games.dragonball.text import english, grammar
from headjudge.language import terms as t
from headjudge.language import while_read
from headjudge.language.doing import ACT, ASK, DO, TAKE
from headjudge.language.evaluate import CONDITIONS, FILTERS, NUMBERS, OBJECTS, SIFTERS
from headjudge.language.phrases import Kind

PACKAGE = Path(dragonball.__file__).parent
# What stands in a term only while it is read.
PASSING = (
    while_read.Joined,
    while_read.Noun,
    while_read.Place,
    grammar.Target,
    while_read.Boon,
    while_read.Part,
    while_read.Gets,
    grammar.While,
    grammar.Pair,
    grammar.InAreas,
)
OWN = [each for name in v.__all__ if isinstance(each := vars(v)[name], type)]


def words_read() -> list[type[t.Term]]:
    """The classes of the terms that the phrases make."""
    found: dict[type[t.Term], None] = {}
    for kind in english.grammar().kinds.values():
        for term in shapes(kind):
            found.update(dict.fromkeys(within(term)))
    return [each for each in found if each not in PASSING]


def shapes(kind: Kind) -> Iterator[object]:
    for phrase in kind.phrases:
        yield phrase.shape


def within(term: object) -> Iterator[type[t.Term]]:
    if isinstance(term, tuple):
        for each in term:
            yield from within(each)
    elif isinstance(term, t.Term):
        yield type(term)
        for name in type(term).__dataclass_fields__:
            yield from within(getattr(term, name))


def names_asked_for() -> set[str]:
    """The names of classes that the game's modules ask for, besides words and grammar."""
    found: set[str] = set()
    for path in PACKAGE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


def has_meaning(word: type[t.Term]) -> bool:
    if issubclass(word, t.Filter):
        return word in FILTERS or word in SIFTERS
    if issubclass(word, t.Object):
        return word in OBJECTS
    if issubclass(word, t.Quantity):
        return word in NUMBERS
    if issubclass(word, t.Condition):
        return word in CONDITIONS
    if issubclass(word, t.Action):
        return word in ACT or word in DO
    if issubclass(word, t.Effect):
        return word in DO or (word in ASK and word in TAKE)
    if issubclass(word, t.Ability) and word.role == "other":
        return word.__name__ in names_asked_for()
    return True


@pytest.mark.parametrize("word", OWN, ids=lambda word: word.__name__)
def test_every_word_of_this_game_means_something(word: type[t.Term]) -> None:
    assert has_meaning(word)


def test_so_does_every_word_that_texts_are_read_into() -> None:
    words = words_read()
    assert v.KO in words and t.Pick in words
    assert [word.__name__ for word in words if not has_meaning(word)] == []


class Unheard(t.Filter):
    """A word that nobody has given a meaning."""


def test_a_word_without_meaning_would_be_found() -> None:
    assert not has_meaning(Unheard)
