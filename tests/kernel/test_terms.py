"""Terms are values: equal ones are one and the same wherever they are looked up."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace

import pytest

from headjudge.language import terms as t


def pair_of_cards(count: int, wording: str = "") -> t.Every:
    filters = (t.Trait(("scout",)), t.Compare("power", ">=", count))
    return t.Every(t.Cards(("field",), t.YOU, filters), wording=wording)


def test_equal_terms_have_one_hash_however_they_are_worded() -> None:
    one, other = pair_of_cards(3, "all scouts"), pair_of_cards(3, "each scout")
    assert hash(one) == hash(other)
    assert {one: "found"}[other] == "found"


def test_a_term_made_of_another_has_a_hash_of_its_own() -> None:
    one = pair_of_cards(3)
    hash(one)
    other = replace(one, cards=replace(one.cards, filters=()))
    assert hash(other) == hash(t.Every(t.Cards(("field",), t.YOU)))
    assert other not in {one: 1}


def test_terms_of_different_sorts_are_told_apart() -> None:
    assert len({t.Self(), t.It(), t.Trait(("scout",)), t.Named(("scout",))}) == 4


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_what_was_worked_out_does_not_travel(copied: Callable[[t.Every], t.Every]) -> None:
    """Another process has another hash for the same text."""
    one = pair_of_cards(3)
    hash(one)
    other = copied(one)
    assert not hasattr(other, "_hash")
    assert other == one
    assert hash(other) == hash(one)
