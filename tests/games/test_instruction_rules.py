"""Every instruction that a card of a game can give has its rule and its question's words."""

from __future__ import annotations

from typing import Any

import pytest

from headjudge import games
from headjudge.language import doing
from headjudge.language import terms as t
from headjudge.language.instructions import ARRANGES, Instruction
from headjudge.rulebook import book
from tests.words import shipped_words

TITLES = games.NAMES


def table_of(title: str) -> dict[type, Instruction]:
    found: dict[type, Instruction] = games.load(title).rules().terms.meanings.instructions
    return found


def instructions(title: str) -> set[type]:
    """The classes of terms that are carried out in this game: the language's and its own."""
    words = games.load(title).rules().terms.vocabulary.values()
    carried_out = {*doing.ACT, *doing.DO, *doing.ASK}
    own = ("headjudge.language.", f"headjudge.games.{title}.")
    found = {each for each in carried_out if each in words or each.__module__.startswith(own)}
    if not {"rest", "exhaust"} & set(games.load(title).rules().happen):  # cards lie in one way
        found -= {t.ToStand, t.ToRest}
    return found


def all_of(title: str) -> list[Instruction]:
    return [each for one in table_of(title).values() for each in one.all()]


@pytest.mark.parametrize("title", TITLES)
def test_every_instruction_has_an_entry(title: str) -> None:
    missing = instructions(title) - set(table_of(title))
    assert {each.__name__ for each in missing} == set()


@pytest.mark.parametrize("title", TITLES)
def test_every_entry_is_of_an_instruction(title: str) -> None:
    words = set(games.load(title).rules().terms.vocabulary.values())
    idle = set(table_of(title)) - instructions(title)
    assert {each.__name__ for each in idle if each not in words} == set()


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_is_one_of_the_book_and_says_something(title: str) -> None:
    rules = book.load(title).rules
    for each in all_of(title):
        if each is not ARRANGES:
            assert rules[each.rule].kind != "heading", each.rule


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_question_has_words_and_is_no_class_name(title: str, lang: str) -> None:
    wording: Any = shipped_words(title)
    classes = {each.__name__ for each in games.load(title).rules().terms.vocabulary.values()}
    for each in all_of(title):
        assert each.asks in wording.words(lang).prompts, each.asks
        assert each.asks not in classes - {"KO"}, each.asks
