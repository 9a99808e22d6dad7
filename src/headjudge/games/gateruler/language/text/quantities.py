"""Numbers that have to be worked out: "equal to its ATK", "for each allied unit"."""

from __future__ import annotations

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.tokens import PROPERTIES
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H
from headjudge.language.terms import OPPONENT, YOU


def phrases(grammar: WordedGrammar) -> None:
    _quantities(grammar)
    _each(grammar)


def _quantities(grammar: WordedGrammar) -> None:
    """After "equal to": a number, as a thing."""
    quantity = grammar.kind("quantity")
    quantity.phrase("the number of {g:group2}", t.Count(H.g))
    quantity.phrase("the number of {x:owner} charges", v.ChargesOn(H.x))
    quantity.phrase("the number of charges {x:known} has", v.ChargesOn(H.x))
    quantity.phrase("twice the number of {g:group2}", t.Times(2, t.Count(H.g)))
    for name, property in PROPERTIES.items():
        quantity.phrase(f"{{x:owner}} {name}", t.Of(property, H.x))
        quantity.phrase(f"the {name} of {{x:known}}", t.Of(property, H.x))
        quantity.phrase(f"twice {{x:owner}} {name}", t.Times(2, t.Of(property, H.x)))
        if property != "life":  # 2-6a: a ruler's number, and nobody has several rulers
            quantity.phrase(f"the total {name} of {{g:group2}}", v.SumOf(property, H.g))
    quantity.phrase("{x:owner} current damage", v.DamageOn(H.x))
    quantity.phrase("your current life", v.CurrentLife(YOU))
    quantity.phrase("your opponent's current life", v.CurrentLife(OPPONENT))
    quantity.phrase("the chosen number", v.ChosenNumber())
    for words in ("that damage", "the damage dealt", "the amount of that damage"):
        quantity.phrase(words, v.EventAmount())
    quantity.phrase(
        "the number of different attributes among {g:group2}", t.CountKinds("attributes", H.g)
    )
    quantity.phrase("the number of different names among {g:group2}", t.CountKinds("name", H.g))
    quantity.phrase("{n} plus {q:quantity}", t.Plus(H.q, H.n))
    for words in ("chosen", "revealed", "destroyed", "discarded"):
        quantity.phrase(f"the number of cards {words}", t.CountOf("it"))


def _each(grammar: WordedGrammar) -> None:
    """After "for each"."""
    each = grammar.kind("each")
    each.phrase("{g:group1}", t.Count(H.g))
    each.phrase("of {g:group2}", t.Count(H.g))
    each.phrase("of {x:owner} charges", v.ChargesOn(H.x))
    each.phrase("charge {x:known} has", v.ChargesOn(H.x))
    each.phrase("{k:several} {g:group2}", t.Per(t.Count(H.g), H.k))
    each.phrase("point of your current life", v.CurrentLife(YOU))
