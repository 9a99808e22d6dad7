"""Cards are made, and their texts read, when somebody looks at them."""

from __future__ import annotations

import pytest

from headjudge.kernel.cards import Card, Unmade


def test_a_card_is_made_once_and_only_when_it_is_looked_at() -> None:
    done: list[str] = []

    def read() -> tuple[()]:
        done.append("read")
        return ()

    def make() -> Card:
        done.append("made")
        return Card("H-1", {"en": "Swab"}, {"en": ""}, {"power": 3}, read)

    card = Unmade("H-1", make)
    assert card.number == "H-1"
    assert done == []
    assert (card.values["power"], card.name, card.records) == (3, "Swab", ("H-1",))
    assert done == ["made"]
    assert card.abilities.terms == ()
    assert card.abilities is card.abilities
    assert done == ["made", "read"]
    assert type(card) is Card


def test_a_card_whose_abilities_are_given_is_made_with_them() -> None:
    card = Unmade("H-1", lambda: Card("H-1", {"en": "Swab"}, {}, {}, ()))
    assert card.abilities.terms == ()
    assert type(card) is Card


def test_what_no_card_has_makes_no_card() -> None:
    card = Unmade("H-1", lambda: pytest.fail("made"))
    assert not hasattr(card, "flavour")
