"""What must be true of card texts in every game. A game's tests take these classes over and say
what is their own; an attribute in the plural gives the tests their arguments, one by one."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from headjudge.language import terms as t
from headjudge.language.doing import ACT, ASK, DO, TAKE
from headjudge.language.evaluate import CONDITIONS, FILTERS, NUMBERS, OBJECTS, SIFTERS
from headjudge.language.phrases import Unreadable
from tests.parts import part_of

ARGUMENTS = {
    "family": "families",
    "wordings": "all_wordings",
    "refusal": "refusals",
    "unclear": "all_unclear",
    "clear": "all_clear",
    "endless": "all_endless",
    "word": "words",
}


class EveryText:
    """`title`: the game whose texts they are."""

    title: str

    @property
    def text(self) -> Any:
        """How this game reads texts and says terms."""
        return part_of(self.title, "text")

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for argument in set(ARGUMENTS) & set(metafunc.fixturenames):
            metafunc.parametrize(argument, getattr(self, ARGUMENTS[argument]))


class EveryPhrase(EveryText):
    """`families`: a text of each family of phrases, and its terms; `all_wordings`: texts of equal
    meaning."""

    families: dict[str, tuple[str, Any]]
    all_wordings: tuple[tuple[str, ...], ...]

    def test_text_means_exactly_this(self, family: str) -> None:
        printed, abilities = self.families[family]
        assert self.text.read(printed) == abilities

    def test_what_was_read_says_itself_back(self, family: str) -> None:
        printed, _abilities = self.families[family]
        read = self.text.read(printed)
        normal = self.text.normalise(printed)
        assert self.text.say_normal(read) == normal
        assert self.text.normalise(self.text.say(read)) == normal

    def test_wordings_of_equal_meaning_are_equal_terms(self, wordings: tuple[str, ...]) -> None:
        """And each is said back as it was printed."""
        read = [self.text.read(printed) for printed in wordings]
        assert read == [read[0]] * len(wordings)
        assert tuple(self.text.say(each) for each in read) == wordings


class EveryRefusal(EveryText):
    """`refusals`: texts with where reading stops and the clause that is named; `all_unclear` and
    `all_clear`: effects of an ability printed as `ability`; `all_endless`: texts made to be read
    in countless ways."""

    ability: str
    refusals: tuple[tuple[str, str, str], ...]
    all_unclear: tuple[str, ...]
    all_clear: tuple[str, ...]
    all_endless: tuple[str, ...]

    def printed(self, effect: str) -> str:
        return self.ability.format(effect[0].upper() + effect[1:])

    def test_a_refusal_names_column_and_clause(self, refusal: tuple[str, str, str]) -> None:
        printed, stopped_at, clause = refusal
        with pytest.raises(Unreadable) as refused:
            self.text.read(printed)
        assert refused.value.text == self.text.normalise(printed)
        assert refused.value.text[refused.value.column :].startswith(stopped_at)
        assert refused.value.clause == clause

    def test_what_is_not_clear_is_not_read(self, unclear: str) -> None:
        with pytest.raises(Unreadable):
            self.text.read(self.printed(unclear))

    def test_what_is_clear_is_read(self, clear: str) -> None:
        assert self.text.read(self.printed(clear))

    def test_a_text_made_to_be_read_in_countless_ways_costs_little(self, endless: str) -> None:
        before = time.monotonic()
        try:
            self.text.read(endless)
        except Unreadable as refused:
            assert 0 <= refused.column < len(refused.text)
        assert time.monotonic() - before < 20


class EveryVocabulary(EveryText):
    """Every word that a text can be read into means something: it is looked at or done somewhere.
    `passing`: what stands in a term only while it is read; `surely_read`: some words that texts
    are read into."""

    passing: tuple[type[t.Term], ...]
    surely_read: set[type[t.Term]]

    @property
    def words(self) -> list[type[t.Term]]:
        """The game's own."""
        vocabulary = part_of(self.title, "vocabulary")
        found = [getattr(vocabulary, name) for name in vocabulary.__all__]
        return [each for each in found if isinstance(each, type)]

    def test_every_word_of_this_game_means_something(self, word: type[t.Term]) -> None:
        assert has_meaning(self.title, word)

    def test_so_does_every_word_that_texts_are_read_into(self) -> None:
        kinds = part_of(self.title, "english").grammar().kinds
        shapes = [phrase.shape for kind in kinds.values() for phrase in kind.phrases]
        read = {word for shape in shapes for word in within(shape)} - set(self.passing)
        assert self.surely_read < read
        assert [word.__name__ for word in read if not has_meaning(self.title, word)] == []

    def test_a_word_without_meaning_would_be_found(self) -> None:
        assert not has_meaning(self.title, Unheard)


class Unheard(t.Filter):
    """A word that nobody has given a meaning."""


def within(term: object) -> Iterator[type[t.Term]]:
    """The classes of a term and of the terms in it."""
    if isinstance(term, tuple):
        for each in term:
            yield from within(each)
    elif isinstance(term, t.Term):
        yield type(term)
        for name in type(term).__dataclass_fields__:
            yield from within(getattr(term, name))


@cache
def names_asked_for(title: str) -> set[str]:
    """The names of classes that the game's modules ask for, besides words and grammar."""
    found: set[str] = set()
    folder = Path(str(import_module(f"headjudge.games.{title}").__file__)).parent
    words = {"vocabulary", "text"}
    for path in [each for each in folder.rglob("*.py") if not words & {each.stem, *each.parts}]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
    return found


def has_meaning(title: str, word: type[t.Term]) -> bool:
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
        return word.__name__ in names_asked_for(title)
    return True
