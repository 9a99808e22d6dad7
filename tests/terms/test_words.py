"""Every word of a card language has a meaning: a text with a word that has none would be read,
say itself back and do nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from headjudge import games
from headjudge.language import terms as t
from headjudge.language.vocabularies import words_of

SOURCE = Path(games.__file__).parents[1]
SORTS = (t.Filter, t.Condition, t.Quantity, t.Object, t.Action, t.Effect)


@pytest.mark.parametrize("sort", SORTS)
def test_a_word_without_a_meaning_is_refused_when_its_game_is_loaded(sort: type[t.Term]) -> None:
    module = ModuleType("vocabulary")
    module.__dict__["Unheard"] = type("Unheard", (sort,), {"__slots__": ()})
    with pytest.raises(LookupError, match="words without a meaning: Unheard"):
        words_of(module)


def names_in(path: Path) -> Iterator[str]:
    """The names that a module uses: as words, as attributes or in quotes. Where a class is
    made or imported it is not used yet."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def names_used(name: str) -> frozenset[str]:
    """The names that the rules of a game use, and the language and kernel; not those that only
    its vocabulary and its grammar use."""
    own = [
        path
        for path in (SOURCE / "games" / name).rglob("*.py")
        if path.stem != "vocabulary" and not {"vocabulary", "text"} & set(path.parts)
    ]
    shared = [
        *(SOURCE / "kernel").glob("*.py"),
        *[path for path in (SOURCE / "language").glob("*.py") if path.stem not in GRAMMAR],
    ]
    return frozenset(each for path in (*own, *shared) for each in names_in(path))


GRAMMAR = ("card_grammar", "card_phrases", "settling", "speech")


def never_asked_for(name: str, words: dict[str, type]) -> list[str]:
    """The abilities among these words that no rule of the game asks for."""
    abilities = [
        word
        for word, kind in words.items()
        if issubclass(kind, t.Ability) and kind not in (t.Ability, t.Guarding)
    ]
    known = ASKED_FOR_OTHERWISE.get(name, {})
    return sorted(word for word in abilities if word not in names_used(name) and word not in known)


# Why no rule of the game names these.
ASKED_FOR_OTHERWISE = {
    "godzilla": {"Link": "No card of this game is linked to another."},
    "vanguard": {"OfEveryClan": "A card is made with the clans that its text gives it."},
}


@pytest.mark.parametrize("name", games.NAMES)
def test_every_sort_of_ability_is_asked_for_by_a_rule(name: str) -> None:
    assert never_asked_for(name, games.load(name).rules().terms.vocabulary) == []


class Overlooked(t.Ability):
    """An ability that no rule asks for."""


@pytest.mark.parametrize("name", games.NAMES)
def test_an_ability_that_no_rule_asks_for_would_be_found(name: str) -> None:
    words = games.load(name).rules().terms.vocabulary
    assert never_asked_for(name, {**words, "Overlooked": Overlooked}) == ["Overlooked"]
