"""Filters: what stands before a noun, the nouns, and what stands after them.

Nouns have one form for one card and one for several, so the kinds here come twice: `...1` and
`...2`.
"""

from __future__ import annotations

from headjudge.games.gateruler.c16_keywords.bundles import KEYWORDS
from headjudge.games.gateruler.language import vocabulary as v
from headjudge.games.gateruler.language.text.grammar import Mark
from headjudge.games.gateruler.language.text.places import NOUNS, OWNERS, PLACES, plural
from headjudge.games.gateruler.language.text.tokens import PROPERTIES
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.phrases import H, Kind
from headjudge.rulebook.citation import fact

FORMS = ("1", "2")
# A name in quotation marks means cards with it in their names, one in angle marks that very name.
NAME_HAS: t.Filter = fact("2-2c", t.NameHas(H.a), without=t.Named((H.a,)))
NAMED: t.Filter = fact("2-2d", t.Named((H.a,)), without=t.NameHas(H.a))
RELATIONS = (
    ("{n}", "=="), ("{n} or less", "<="), ("{n} or lower", "<="), ("{n} or more", ">="),
    ("{n} or higher", ">="), ("{n} or greater", ">="),
)  # fmt: skip
# How a unit has come into play this turn.
SUMMONED = {
    "normal summoned": "normal",
    "special summoned": "special",
    "Genesis Summoned": "genesis",
    "Abyssal Summoned": "abyssal",
}


def phrases(grammar: WordedGrammar) -> None:
    _adjectives(grammar.kind("adjective"))
    _attributes(grammar)
    _nouns(grammar)
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "keyword")
    for stated in KEYWORDS.asked_for():
        grammar.kind("keyword_name").phrase(stated.name, stated.name)


def _adjectives(adjective: Kind) -> None:
    """Filters that stand before the noun."""
    for words in OWNERS:
        adjective.phrase(words, Mark("owner", words), wording="owner")
    adjective.phrase("{a:attribute}", H.a)
    adjective.phrase("non-{a:attribute}", t.Not(H.a))
    adjective.phrase("Enhanced", v.Enhanced())  # which is no faction, though it looks like one
    adjective.phrase("{a:faction}", v.Faction((H.a,)))
    adjective.phrase("{a:faction} or {b:faction}", v.Faction((H.a, H.b)))
    adjective.phrase("{a:name}", NAME_HAS)
    adjective.phrase("{a:exact}", NAMED)
    adjective.phrase("other", t.Other())
    adjective.phrase("legendary", v.Legendary())
    for words, relation in RELATIONS:
        adjective.phrase(f"level {words}", t.Compare("level", relation, H.n))
    for words, filter in (
        ("ready", t.Upright(True)),
        ("exhausted", t.Upright(False)),
        ("face up", t.FaceUp(True)),
        ("face down", t.FaceUp(False)),
        ("frontmost", v.Frontmost()),
        ("attacking", v.Role("attacking")),
        ("attacked", v.Role("attacked")),
        ("damaged", v.Damaged()),
        ("undamaged", t.Not(v.Damaged())),
        ("geared up", v.GearedUp()),
    ):
        adjective.phrase(words, filter)


def _nouns(grammar: WordedGrammar) -> None:
    """Nouns with their filters."""
    bare = grammar.kind("bare")  # an attribute, a faction or a name alone is a noun too
    bare.phrase("{a:attribute}", H.a)
    bare.phrase("{a:exact}", NAMED)
    bare.phrase("{a:name}", NAME_HAS)
    for form in FORMS:
        cards = grammar.kind(f"cards{form}")
        cards.phrase(f"{{adjective}} {{rest:cards{form}}}", (H.adjective, ~H.rest))
        for word in NOUNS:
            if word:
                said = word if form == "1" else plural(word)
                cards.phrase(f"{said}{{post}}", (Mark("noun", word), ~H.post))
        cards.phrase("{a:bare}{post}", (H.a, Mark("noun", ""), ~H.post))


def _attributes(grammar: WordedGrammar) -> None:
    """Filters that stand after the noun, each with the space before it."""
    post = grammar.kind("post")
    post.phrase("", ())
    post.phrase("{attribute:after}{post}", (H.attribute, ~H.post))
    after = grammar.kind("after")
    _numbers(after)
    after.phrase(" other than this", t.Other())
    after.phrase(" other than {a:exact}", t.Not(NAMED))
    after.phrase(" other than {a:name}", t.Not(NAME_HAS))
    after.phrase(" with {a:name} in its name", NAME_HAS)
    after.phrase(" with {a:name} in their names", NAME_HAS)
    after.phrase(" with an {a:named_part} ability", v.AbilityHas(H.a))
    after.phrase(" with a {a:named_part} ability", v.AbilityHas(H.a))
    after.phrase(" with {k:keyword_name}", t.HasKeyword(H.k))
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "after")
    for have in ("does not have", "do not have"):
        after.phrase(f" that {have} {{k:keyword_name}}", t.Not(t.HasKeyword(H.k)))
    after.phrase(" without {k:keyword_name}", t.Not(t.HasKeyword(H.k)))
    for icon in ("OD", "TD", "CNT"):
        after.phrase(f" with [{icon}]", v.Icon(icon))
        after.phrase(f" without [{icon}]", t.Not(v.Icon(icon)))
    after.phrase(" with {n} or more charges", v.HasCharges(H.n, ">="))
    after.phrase(" with {n} or less charges", v.HasCharges(H.n, "<="))
    after.phrase(" with no charges", v.HasCharges(0, "=="))
    after.phrase(" with a charge", v.HasCharges())
    for be in ("is", "are"):
        after.phrase(f" that {be} not {{a:attribute}}", t.Not(H.a))
        after.phrase(f" that {be} attacking", v.Role("attacking"))
        after.phrase(f" that {be} being attacked", v.Role("attacked"))
        after.phrase(f" that {be} exhausted", t.Upright(False))
        after.phrase(f" that {be} ready", t.Upright(True))
    for have in ("has", "have"):
        after.phrase(f" that {have} battled in this combat", v.Role("battled"))
    after.phrase(" that entered play this turn", v.Entered())
    for words, how in SUMMONED.items():
        after.phrase(f" that was {words} this turn", v.Entered(how))
    after.phrase(" in the same column as {x:known}", t.Placed("column", H.x))
    after.phrase(" in the column of {x:known}", t.Placed("column", H.x))
    after.phrase(" with the highest {p:property}", t.Extreme(H.p, True))
    after.phrase(" with the lowest {p:property}", t.Extreme(H.p, False))
    after.phrase(" owned by your opponent", v.Owned(t.OPPONENT))
    after.phrase(" owned by you", v.Owned(t.YOU))
    for words in PLACES:
        after.phrase(words, Mark("place", words), wording="place")


def _numbers(after: Kind) -> None:
    for name, property in PROPERTIES.items():
        for words, relation in RELATIONS:
            of = words.replace("{n}", f"{name} {{n}}")
            after.phrase(f" with {of}", t.Compare(property, relation, H.n))
            after.phrase(f" with {words} {name}", t.Compare(property, relation, H.n))
        for words, relation in (
            ("less than or equal to", "<="),
            ("equal to or less than", "<="),
            ("greater than or equal to", ">="),
            ("equal to", "=="),
        ):
            after.phrase(f" with {name} {words} {{q:quantity}}", t.Compare(property, relation, H.q))
    for be in ("is", "are"):
        for words, relation in RELATIONS:
            after.phrase(f" that {be} level {words}", t.Compare("level", relation, H.n))
