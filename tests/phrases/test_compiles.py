"""Every phrase of a grammar is in some text that compiles and says itself back.

A phrase that no text can compile is dead: another phrase is always read in its place, no text in
its normal form has it, or what it speaks of can never be there. What the shipped cards and the
tests do not say is derived (`derive`). If a phrase is reported here, delete it, mend it, or add a
text that has it to `texts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from headjudge.language import terms as t
from headjudge.language.phrases import H
from tests.figures import Figure
from tests.phrases.derive import Derivations, selected
from tests.phrases.languages import NAMES, Language, language
from tests.phrases.pieces import Place

TRIES = 200

# Of the phrases of one kind and shape, one in so many is looked for; in a long run all are.
QUICK = {"godzilla": 20, "godzilla ja": 20, "dragonball": 20, "gateruler": 80, "vanguard": 400}
GATE = {"godzilla": 1, "godzilla ja": 1, "dragonball": 4, "gateruler": 8, "vanguard": 24}


def without_text(own: Language, step: int) -> list[str]:
    """The selected phrases that no text was found for, each with its kind."""
    derivations = Derivations(own, own.shipped() + own.tested())
    left = derivations.search(selected(derivations, step), TRIES)
    return [f"{place[0]}: {derivations.phrase(place).text}" for place in left]


@pytest.mark.parametrize("name", NAMES)
def test_every_phrase_is_in_a_text_that_compiles(name: str, figure: Figure) -> None:
    step = figure(quick=QUICK[name], gate=GATE[name], long=1)
    assert without_text(language(name), step) == []


# -- that the check can fail -------------------------------------------------------------------


@contextmanager
def planted(own: Language, kind: str, text: str, shape: Any) -> Iterator[Place]:
    """A further phrase in the grammar, as long as it lasts."""
    grammar = own.grammar
    phrases = grammar.kind(kind).phrases
    grammar.kind(kind).phrase(text, shape)
    grammar._trees.clear()
    try:
        yield kind, len(phrases) - 1
    finally:
        del phrases[-1]
        grammar.kind(kind)._fitting.clear()
        grammar.kind(kind)._worded.clear()
        grammar._trees.clear()


def is_found(own: Language, kind: str, text: str, shape: Any) -> bool:
    """Whether a text is found for a phrase that is planted."""
    with planted(own, kind, text, shape) as place:
        derivations = Derivations(own, own.shipped()[:60])
        return derivations.search([place], 60) == []


@pytest.mark.parametrize("name", NAMES[2:])
def test_a_new_phrase_is_found_in_a_text(name: str) -> None:
    assert is_found(language(name), "act", "draw not more than {k:n} cards", t.Draw(H.k))


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("Draw not more than {k:n} cards", t.Draw(H.k)),
        ("draw  not more than {k:n} cards", t.Draw(H.k)),
        ("choose up to {k:never}", t.Draw(H.k)),
        ("draw what there is", t.Draw(t.Count(t.Cards(("deck",), t.YOU, (t.Among("lost"),))))),
    ],
    ids=["capital", "two spaces", "without words", "nothing to speak of"],
)
def test_a_phrase_that_no_text_can_compile_is_reported(text: str, shape: Any) -> None:
    own = language("dragonball")
    own.grammar.kind("never")
    try:
        assert not is_found(own, "act", text, shape)
    finally:
        del own.grammar.kinds["never"]


def test_a_phrase_in_whose_place_another_is_always_read_is_reported() -> None:
    own = language("dragonball")
    twin = next(each for each in own.grammar.kinds["act"].phrases if "draw" in each.text)
    assert not is_found(own, "act", twin.text, twin.shape)
