"""Phrases that the cards of several games build alike: numbers and names, clauses in a
sentence, sentences in an effect, what cards get."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from headjudge.language.card_grammar import CardGrammar
from headjudge.language.parse_terms import Grants
from headjudge.language.phrases import H, Kind

# -- the smallest pieces ----------------------------------------------------------------------


def is_number(value: Any) -> bool:
    """Whether a value is a whole number, 0 or more."""
    return type(value) is int and value >= 0


def say_number(value: Any) -> str | None:
    """A whole number as a text has it; None: the value is something else."""
    return str(value) if is_number(value) else None


def say_signed(value: Any) -> str | None:
    """A whole number with its sign; None: the value is something else."""
    return f"{value:+d}" if type(value) is int else None


def numbers(grammar: CardGrammar) -> None:
    """Numbers (`n`), and numbers with their sign (`signed`)."""
    grammar.kind("n").token(r"\d+", int, say_number)
    grammar.kind("signed").token(r"[+-]\d+", int, say_signed)


def bracketed(grammar: CardGrammar, kind: str, opening: str, closing: str) -> None:
    """A word of the cards between two signs."""
    pattern = f"[{opening}][^{opening}{closing}]+[{closing}]"
    grammar.kind(kind).token(pattern, within, say_within(opening, closing))


def within(text: str) -> str:
    """What stands between two signs."""
    return text[1:-1]


def say_within(opening: str, closing: str) -> Callable[[Any], str | None]:
    def say(value: Any) -> str | None:
        return f"{opening}{value}{closing}" if isinstance(value, str) else None

    return say


# -- clauses and sentences --------------------------------------------------------------------


def clauses(grammar: CardGrammar, joined: str = "joined") -> None:
    """What may be done (`acts`; `joined`: the kind of those that others follow), and what stands
    within a sentence (`clauses`)."""
    acts = grammar.kind("acts")
    acts.phrase("{e:simple}", (H.e,))
    acts.phrase(f"{{j:{joined}}}{{rest:acts}}", (H.j, ~H.rest))
    within_sentence = grammar.kind("clauses")
    within_sentence.phrase("{e:simple}", (H.e,))
    within_sentence.phrase("{e:open}", (H.e,))
    within_sentence.phrase("{j:joined}{rest:clauses}", (H.j, ~H.rest))


def sentences(grammar: CardGrammar) -> Kind:
    """Sentences of one clause, or that are all of their effect."""
    effects = grammar.kind("effects")
    effects.phrase("{e:simple}.", (H.e,))
    effects.phrase("{e:open}.", (H.e,))
    return effects


def further_sentences(grammar: CardGrammar) -> None:
    """Sentences that follow others in an effect."""
    grammar.kind("effects").phrase("{j:ended}{rest:effects}", (H.j, ~H.rest))


# -- what cards get ---------------------------------------------------------------------------


def grants(grammar: CardGrammar, grant: Callable[[Kind, str], None], joints: Iterable[str]) -> None:
    """One thing that a card gets, or several: `grant` adds the phrases of one with the joint
    after it. (The kinds are called boons: terms in saved games hold the texts of phrases.)"""
    grant(grammar.kind("boon"), "")
    for joint in joints:
        grant(grammar.kind("boon_and"), joint)
    several = grammar.kind("boons")
    several.phrase("{b:boon}", (H.b,))
    several.phrase("{b:boon_and}{rest:boons}", (H.b, ~H.rest))


def cards_and_grants(grammar: CardGrammar, joints: Iterable[str]) -> Kind:
    """Who gets what: one card or group of cards, or two of them."""
    found = grammar.kind("gets")
    found.phrase("{a:part}", Grants((H.a,)))
    for joint in joints:
        found.phrase(f"{{a:part}}{joint}{{b:part}}", Grants((H.a, H.b)))
    return found
