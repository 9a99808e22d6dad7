"""Whatever the phrases can be put together to means one thing only, in either language."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from headjudge.games.godzilla.language import text as card_text
from headjudge.games.godzilla.language import vocabulary as v
from headjudge.games.godzilla.language.text import english, japanese, remember
from headjudge.language import terms as t
from headjudge.language.phrases import Hole
from headjudge.language.terms import Term
from tests.phrases.derive import Derivations
from tests.phrases.languages import language

LONGEST = 300
GRAMMARS = {"en": english.grammar, "ja": japanese.grammar}
WORDS = (
    "1 2 5 4 6 -2 -3 II III 1-5 6-8 3 8 “Foam King” “Skiff” «Tide» «Mist» "
    "「泡の王」「小舟」《潮》《霧》"
)
CASES = [
    (lang, kind, card_type)
    for lang in ("en", "ja")
    for kind, card_type in (("ability", "battle"), ("strategy_ability", "strategy"))
]
MANY = settings(
    derandomize=True, max_examples=150, deadline=None, suppress_health_check=list(HealthCheck)
)


@cache
def derivations(lang: str) -> Derivations:
    """A walk through the phrases of a language, without any text of a card."""
    return Derivations(language("godzilla" if lang == "en" else "godzilla ja"), [], WORDS)


@st.composite
def abilities(draw: Any, lang: str, kind: str) -> tuple[t.Ability, ...]:
    """An ability made of any words of the language."""
    walk = derivations(lang)
    depth = walk.depth[kind] + draw(st.integers(0, 5))
    made = walk.below(kind, random.Random(draw(st.integers(0, 2**32))), depth)
    assert made is not None
    settled: tuple[t.Ability, ...] = remember.settle((made.value,), lang)
    return settled


def read(text: str, lang: str, card_type: str) -> tuple[t.Ability, ...]:
    """What a text says, whether or not its words speak of anything."""
    kind = "strategy_text" if card_type == "strategy" else "text"
    found = GRAMMARS[lang]().read(kind, card_text.normalise(text, lang))
    settled: tuple[t.Ability, ...] = remember.settle(found, lang)
    return settled


def plain(term: Any) -> Any:
    """A player's monster cards in zones are their one monster card (3.3.4)."""
    if isinstance(term, tuple):
        return tuple([plain(each) for each in term])
    if isinstance(term, t.Every) and isinstance(term.cards, t.Cards):
        cards = term.cards
        if cards.where == ("zone",) and cards.filters == (t.Type(("monster",)),):
            return v.Monster(cards.whose)
    if isinstance(term, t.Term):
        values = {each.name: plain(getattr(term, each.name)) for each in fields(term) if each.init}
        return type(term)(**values)
    return term


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
