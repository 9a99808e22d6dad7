"""14-1a-4. The names of abilities, and the words by which texts speak of them.

Words in angle marks speak of abilities with these words in their names or in their texts.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from headjudge.games.gateruler.c16_keywords import granting
from headjudge.games.gateruler.language import text as card_text
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.kernel.abilities import Abilities
from headjudge.kernel.state import Ref
from headjudge.language import terms as t
from headjudge.language.book import Context
from headjudge.language.evaluate import CONDITIONS, FILTERS, abilities_of, means
from headjudge.rulebook.citation import rule


def name_of(term: Any) -> str:
    """14-1a-4. The name of an ability; "": it has none."""
    for each in getattr(term, "while_", ()):
        if type(each) is v.Called:
            return str(each.name)
    return ""


@means(CONDITIONS, v.Called)
def holds_called(context: Context, term: v.Called) -> bool:
    """A name says nothing by itself."""
    return True


# What a text itself speaks of in angle marks is no part of it: else every text that speaks of
# such abilities would be one of them.
_SPOKEN_OF: Final = re.compile("<[^<>]*>")

TEXTS: Final = "texts"  # what is kept of a card's abilities


@rule("14-1a-4a")
def is_spoken_of(own: Abilities, term: Any, part: str) -> bool:
    """Whether an ability of a card with these abilities has such words in its name or text."""
    return part in name_of(term) or part.lower() in text_of(own, term)


def text_of(own: Abilities, term: Any) -> str:
    """The text of one of these abilities, in small letters; "": it has none of its own."""
    texts: tuple[str, ...] | None = own.cached(TEXTS, ())
    if texts is None:
        texts = texts_of(own.terms)
        own.put_in_cache(TEXTS, (), texts)
    for each, text in zip(own.terms, texts, strict=True):
        if each == term:
            return text
    return said(term)


def texts_of(terms: tuple[Any, ...]) -> tuple[str, ...]:
    """The texts of these abilities; what a keyword stands for has the text of the keyword."""
    found: list[str] = []
    while len(found) < len(terms):
        rest = terms[len(found) :]
        block = granting.expand((without_expansions(rest[0]),))
        count = len(block) if rest[: len(block)] == block else 1
        found.extend([said(rest[0])] * count)
    return tuple(found)


def said(term: Any) -> str:
    """An ability as it is said, without what it speaks of in angle marks."""
    bare = without_expansions(term)
    if isinstance(bare, v.EventEffect) and bare.timing:
        lines = card_text.event_lines(bare)
    else:
        lines = (card_text.say_line(bare), None)
    return _SPOKEN_OF.sub("", " ".join([line for line in lines if line])).lower()


def without_expansions(term: Any) -> Any:
    """The term with the keywords that it gives or takes, but without what they stand for."""
    made = t.rewrite(term, without_expansions)
    if isinstance(made, t.Change) and made.property == "abilities":
        return replace(made, operand=without_bundles(made.operand))
    return made


def without_bundles(terms: Any) -> Any:
    """Abilities, of each keyword the keyword alone."""
    if not isinstance(terms, tuple):
        return terms
    found: list[Any] = []
    at = 0
    while at < len(terms):
        found.append(terms[at])
        block = granting.expand((terms[at],))
        at += len(block) if terms[at : at + len(block)] == block else 1
    return tuple(found)


@means(FILTERS, v.AbilityHas)
def filter_ability_has(context: Context, term: v.AbilityHas, ref: Ref) -> bool:
    """An ability with these words in its name or its text."""
    own = abilities_of(context, ref)
    return len([each for each in own.terms if is_spoken_of(own, each, term.part)]) > 0
