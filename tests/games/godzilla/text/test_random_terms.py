"""Whatever the phrases can be put together to means one thing only, in either language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from headjudge.games.godzilla import text as card_text
from headjudge.language.phrases import Hole
from headjudge.language.terms import Term
from tests.games.godzilla.text.derive import GRAMMARS, abilities, plain, read

LONGEST = 300
CASES = [
    (lang, kind, card_type)
    for lang in ("en", "ja")
    for kind, card_type in (("ability", "battle"), ("strategy_ability", "strategy"))
]
MANY = settings(
    derandomize=True, max_examples=150, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize(("lang", "kind", "card_type"), CASES)
def test_a_term_says_itself_and_reads_back(lang: str, kind: str, card_type: str) -> None:
    @MANY
    @given(abilities(lang, kind))
    def holds(made: tuple[Any, ...]) -> None:
        said = card_text.say_normal(made, lang, card_type)
        assume(len(said) < LONGEST)
        again = read(said, lang, card_type)
        assert plain(again) == plain(made)
        assert card_text.say_normal(again, lang, card_type) == said

    holds()


@pytest.mark.parametrize(("lang", "kind", "card_type"), CASES)
def test_what_the_other_language_says_of_a_term_is_that_term(
    lang: str, kind: str, card_type: str
) -> None:
    other = "ja" if lang == "en" else "en"

    @MANY
    @given(abilities(lang, kind))
    def holds(made: tuple[Any, ...]) -> None:
        try:
            said = card_text.say_normal(made, other, card_type)
        except ValueError:  # not everything has been said on a card in both languages
            assume(False)
        assume(len(said) < LONGEST)
        assert plain(read(said, other, card_type)) == plain(made)

    holds()


@pytest.mark.parametrize("lang", ["en", "ja"])
@given(text=st.text(alphabet="[]“”«»「」《》()・.:、。 abcEnter1はのを引く", max_size=40))
@settings(derandomize=True, max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(lang: str, text: str) -> None:
    try:
        found = card_text.read(text, lang, "battle")
    except card_text.Unreadable:
        return
    assert card_text.say_normal(found, lang, "battle") == card_text.normalise(text, lang)


def _holes(shape: Any) -> set[str]:
    if isinstance(shape, Hole):
        return {shape.name}
    if isinstance(shape, Term):
        parts: Any = [getattr(shape, name) for name in shape.__dataclass_fields__]
    else:
        parts = shape if isinstance(shape, tuple) else ()
    return {name for part in parts for name in _holes(part)}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_phrase_has_the_same_holes_in_its_text_and_its_term(lang: str) -> None:
    grammar = GRAMMARS[lang]()
    for kind in grammar.kinds.values():
        for phrase in kind.phrases:
            named = {name for sort, name, _kind in phrase.parts if sort == "hole"}
            assert named == _holes(phrase.shape), phrase.text
            for sort, name, inner in phrase.parts:
                assert sort != "hole" or inner in grammar.kinds, phrase.text
                assert sort != "plural" or name in named, phrase.text


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_two_phrases_of_a_kind_are_alike(lang: str) -> None:
    for name, kind in GRAMMARS[lang]().kinds.items():
        texts = Counter((phrase.text, phrase.wording) for phrase in kind.phrases)
        assert [text for text, count in texts.items() if count > 1] == [], name
