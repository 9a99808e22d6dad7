"""Random terms: a walk through the phrase table makes a term and a text for it."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

from hypothesis import strategies as st

from headjudge.games.godzilla import text as card_text
from headjudge.games.godzilla import vocabulary as v
from headjudge.games.godzilla.text import english, japanese, remember
from headjudge.language import terms as t
from headjudge.language.card_grammar import CardGrammar
from headjudge.language.phrases import Phrase, fill

GRAMMARS = {"en": english.grammar, "ja": japanese.grammar}
SAMPLES: dict[str, tuple[Any, ...]] = {
    "n": (1, 2, 5),
    "digit": (4, 6),
    "one": (1,),
    "several": (2, 3),
    "roman": (2, 3),
    "span": ((1, 2, 3, 4, 5), (6, 7, 8)),
    "single": ((3,), (8,)),
    "quoted": ("Foam King", "Skiff"),
    "trait": ("Tide", "Mist"),
    "lower": (-2, -3),
}


def _needed(phrase: Phrase, depths: dict[str, int]) -> int:
    return 1 + max([depths[kind] for sort, _name, kind in phrase.parts if sort == "hole"] + [0])


@cache
def depths(lang: str) -> dict[str, int]:
    """How deep the shallowest term of each kind is."""
    grammar = GRAMMARS[lang]()
    found = {name: 0 if kind.tokens else 99 for name, kind in grammar.kinds.items()}
    changed = True
    while changed:
        changed = False
        for name, kind in grammar.kinds.items():
            for phrase in kind.phrases:
                needed = _needed(phrase, found)
                if needed < found[name]:
                    found[name], changed = needed, True
    return found


def _derive(draw: Any, grammar: CardGrammar, lang: str, name: str, depth: int) -> Any:
    kind = grammar.kinds[name]
    if kind.tokens:
        return draw(st.sampled_from(SAMPLES[name]))
    shallow = [each for each in kind.phrases if _needed(each, depths(lang)) <= depth]
    phrase = draw(st.sampled_from(shallow))
    filled: dict[str, Any] = {}
    for sort, hole, inner in phrase.parts:
        if sort == "hole" and hole not in filled:
            filled[hole] = _derive(draw, grammar, lang, inner, depth - 1)
    value = fill(phrase.shape, filled)
    if phrase.wording and isinstance(value, t.Term):
        value = replace(value, wording=phrase.wording)
    return value


@st.composite
def abilities(draw: Any, lang: str, kind: str) -> tuple[t.Ability, ...]:
    """An ability made of any words of the language."""
    depth = depths(lang)[kind] + draw(st.integers(0, 5))
    made = _derive(draw, GRAMMARS[lang](), lang, kind, depth)
    settled: tuple[t.Ability, ...] = remember.settle((made,), lang)
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
