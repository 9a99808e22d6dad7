"""A game's rules can be copied, so that something of the copy is replaced."""

from __future__ import annotations

import pytest

from headjudge import games
from headjudge.kernel.rules import Rules


@pytest.mark.parametrize("title", games.NAMES)
def test_a_copy_of_rules_has_everything_that_they_have(title: str) -> None:
    rules = games.load(title).rules()
    copy = rules.copy()
    for name in set(Rules.__slots__) - {"terms"}:
        assert getattr(copy, name) == getattr(rules, name), name
    meanings = [
        name for each in type(rules.terms).__mro__ for name in vars(each).get("__slots__", ())
    ]
    for name in meanings:
        assert getattr(copy.terms, name) == getattr(rules.terms, name), name


def test_what_is_replaced_in_a_copy_stays_in_the_rules() -> None:
    rules = games.load("godzilla").rules()
    copy = rules.copy()
    copy.runs = {}
    copy.terms.vocabulary = {}
    assert copy.copy().runs == {}
    assert rules.runs and rules.terms.vocabulary
