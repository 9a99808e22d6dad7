"""What stands on a card goes to terminals: it has no signs that tell them what to do."""

from __future__ import annotations

import json

import pytest

from headjudge import games, pools
from headjudge.language.verdicts import COMPILED, INCOMPLETE

CARD = {
    "number": "OWN-1",
    "name": "Paper Kite",
    "type": "strategy",
    "rank": 1,
    "colors": ["red"],
    "traits": ["Ember"],
    "text": "",
}


def verdict_on(**fields: object) -> tuple[str, str, str]:
    candidates = games.load("godzilla").candidates.read(json.dumps([{**CARD, **fields}]))
    (found,) = pools.verdicts("godzilla", candidates)
    if found.kind == INCOMPLETE:
        assert (found.number + found.name).isprintable()
    return found.kind, found.field, found.clause


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x9b2J", "\x07", "\n", "\r", "\x7f", "\u202e"])
@pytest.mark.parametrize("field", ["number", "name", "name_ja", "traits"])
def test_no_word_of_a_card_has_signs_that_cannot_be_printed(field: str, sign: str) -> None:
    value: object = f"Ki{sign}te"
    found = verdict_on(**{field: [value] if field == "traits" else value})
    assert found == (INCOMPLETE, field, "a sign that cannot be printed")


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x00", "\u202e"])
def test_no_text_has_any_either(sign: str) -> None:
    assert verdict_on(text=f"[Enter] You draw a card.{sign}")[:2] == (INCOMPLETE, "text")


@pytest.mark.parametrize("name", ["紙凧", "Kite\u3000Two", "Ké-te 'n' co.", "🪁"])
def test_other_signs_are_words(name: str) -> None:
    assert verdict_on(name=name)[0] == COMPILED


def test_a_text_may_have_several_lines() -> None:
    assert verdict_on(text="[Enter] You draw a card.\n[Enter] You draw a card.")[0] != INCOMPLETE
