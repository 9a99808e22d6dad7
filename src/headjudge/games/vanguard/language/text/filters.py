"""Filters: what stands before a noun, the nouns, and what stands after them.

Nouns have one form for one card and one for several, so the kinds here come twice:
`...1` and `...2`.
"""

from __future__ import annotations

from headjudge.games.vanguard.c11_keywords.keywords import KEYWORDS
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.games.vanguard.language.text.places import NOUNS, PLACES, plural
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Noun, Place
from headjudge.language.phrases import H, Kind

FORMS = ("1", "2")
ICONS = {
    "[Boost]": "boost", "“Boost”": "boost", "“[Boost]”": "boost", "“Intercept”": "intercept",
    "[Intercept]": "intercept", "“[Intercept]”": "intercept", "“Twin Drive!!”": "twin drive",
    "“Triple Drive!!!”": "triple drive",
}  # fmt: skip
TRIGGERS = ("critical", "draw", "stand", "heal")


def states() -> list[str]:
    """The states of units that are adjectives."""
    given = [each.state for each in KEYWORDS if each.state and " " not in each.state]
    return [*given, "deleted", "dominated", "locked"]


def phrases(grammar: WordedGrammar) -> None:
    _adjectives(grammar.kind("adjective"))
    _attributes(grammar)
    _nouns(grammar)


def _grades(kind: Kind, lead: str) -> None:
    for words, relation in (("", "=="), (" or less", "<="), (" or greater", ">=")):
        kind.phrase(f"{lead}{{n}}{words}", t.Compare("grade", relation, H.n))
    for words in (" or more", " or higher"):
        kind.phrase(f"{lead}{{n}}{words}", t.Compare("grade", ">=", H.n))
    kind.phrase(
        f"{lead}{{n}} or {{m:n}}",
        t.Either((t.Compare("grade", "==", H.n), t.Compare("grade", "==", H.m))),
    )


def _adjectives(adjective: Kind) -> None:
    """Filters that stand before the noun."""
    adjective.phrase("{clan}", H.clan)
    adjective.phrase("{a:clan} or {b:clan}", t.Either((H.a, H.b)))
    adjective.phrase("non-{clan}", t.Not(H.clan))
    _grades(adjective, "grade ")
    adjective.phrase("other", t.Other())
    for words, filter in (
        ("[Stand]", t.Upright(True)),
        ("standing", t.Upright(True)),
        ("[Rest]", t.Upright(False)),
        ("resting", t.Upright(False)),
        ("face up", t.FaceUp(True)),
        ("face down", t.FaceUp(False)),
        ("normal", t.Type(("normal",))),
        ("trigger", t.Type(("trigger",))),
        ("G", t.Type(("G",))),
        ("attacking", v.Role("attacking")),
        ("attacked", v.Role("attacked")),
        ("boosted", v.Role("boosted")),
        ("boosting", v.Role("boosting")),
        ("[Legion]", v.InState("legion")),
    ):
        adjective.phrase(words, filter)
    for state in states():
        adjective.phrase(state, v.InState(state))


def _nouns(grammar: WordedGrammar) -> None:
    """Nouns with their filters."""
    adjective = grammar.kind("bare_adjective")  # a clan, a race or a name alone is a noun too
    adjective.phrase("{clan}", H.clan)
    adjective.phrase("{a:clan} or {b:clan}", t.Either((H.a, H.b)))
    adjective.phrase("{name}", t.Named((H.name,)), wording="bare")
    adjective.phrase("{a:name} or {b:name}", t.Named((H.a, H.b)), wording="bare or")
    for form in FORMS:
        cards = grammar.kind(f"cards{form}")
        # 11.14: a card with that ability, not any G unit on a guardian circle
        cards.phrase(
            "G guardian" + ("s" if form == "2" else "") + "{post}",
            (v.HasAbility("G guardian", wording="noun"), Noun(""), ~H.post),
        )
        cards.phrase(f"{{adjective}} {{rest:cards{form}}}", (H.adjective, ~H.rest))
        for word in NOUNS:
            if word:
                said = word if form == "1" else plural(word)
                cards.phrase(f"{said}{{post}}", (Noun(word), ~H.post))
        cards.phrase("{a:bare_adjective}{post}", (H.a, Noun(""), ~H.post))
        cards.phrase(
            "sentinel" + ("s" if form == "2" else "") + "{post}",
            (v.HasAbility("sentinel", wording="noun"), Noun(""), ~H.post),
        )


def _attributes(grammar: WordedGrammar) -> None:
    """Filters that stand after the noun, each with the space before it."""
    post = grammar.kind("post")
    post.phrase("", ())
    post.phrase("{attribute}{post}", (H.attribute, ~H.post))
    attribute = grammar.kind("attribute")
    _names(attribute)
    for words, icon in ICONS.items():
        attribute.phrase(f" with {words}", v.Icon((icon,)))
    for icon in TRIGGERS:
        attribute.phrase(
            f" with “[{icon.capitalize()}] {icon.capitalize()}”", v.TriggerIcon((icon,))
        )
        attribute.phrase(f" with “[{icon.capitalize()}]”", v.TriggerIcon((icon,)))
        attribute.phrase(f" with “[{icon.capitalize()}] {icon.upper()}”", v.TriggerIcon((icon,)))
        attribute.phrase(f" with [{icon.capitalize()}]", v.TriggerIcon((icon,)))
    attribute.phrase(" with a trigger icon", v.TriggerIcon())
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "attribute")
    for stated in KEYWORDS.asked_for():
        name = stated.name.lower()
        attribute.phrase(f" with the {name} ability", v.HasAbility(name))
        if " " in name or name == "homare":
            attribute.phrase(f" with the {stated.name} ability", v.HasAbility(name))
    for state in states():
        attribute.phrase(f" that is {state}", v.InState(state))
    attribute.phrase(" in harmony", v.InState("harmony"))
    attribute.phrase(" that is in harmony", v.InState("harmony"))
    for be in ("is", "are"):
        attribute.phrase(f" that {be} being attacked", v.Role("attacked"))
        attribute.phrase(f" that {be} [Legion]", v.InState("legion"))
    for name, property in (("[Power]", "power"), ("[Critical]", "critical"), ("grade", "grade")):
        attribute.phrase(f" with {name} {{n}} or less", t.Compare(property, "<=", H.n))
        attribute.phrase(f" with {name} {{n}} or greater", t.Compare(property, ">=", H.n))
        attribute.phrase(
            f" with original {name} {{n}} or less", t.Compare(f"original {property}", "<=", H.n)
        )
        attribute.phrase(
            f" with original {name} {{n}} or greater", t.Compare(f"original {property}", ">=", H.n)
        )
        for words, relation in (
            ("less than or equal to", "<="),
            ("greater than or equal to", ">="),
            ("equal to or less than", "<="),
            ("the same as", "=="),
            ("equal to", "=="),
        ):
            attribute.phrase(
                f" with {name} {words} {{x:owner}} {name}",
                t.Compare(property, relation, t.Of(property, H.x)),
            )
            attribute.phrase(
                f" with {name} {words} {{x:ref}}",
                t.Compare(property, relation, t.Of(property, H.x)),
            )
        attribute.phrase(
            f" with {name} less than {{x:ref}}",
            t.Compare(property, "<=", t.Plus(t.Of(property, H.x), -1)),
        )
        attribute.phrase(
            f" with {name} greater than {{x:ref}}",
            t.Compare(property, ">=", t.Plus(t.Of(property, H.x), 1)),
        )
    attribute.phrase(" in the same column as {x:ref}", t.Placed("column", H.x))
    attribute.phrase(" in the same column", t.Placed("column", t.Self()))
    attribute.phrase(" in the front row", v.Row(True))
    attribute.phrase(" in the back row", v.Row(False))
    attribute.phrase(" other than this unit", t.Other())
    attribute.phrase(" other than this card", t.Other())
    for words in PLACES:
        attribute.phrase(words, Place(words), wording="place")


def _names(attribute: Kind) -> None:
    for named in (
        "in its card name", "in their card names", "in their card name", "in its name",
        "in its card names",
    ):  # fmt: skip
        attribute.phrase(f" with {{name}} {named}", t.NameHas(H.name))
        attribute.phrase(
            f" with {{a:name}} or {{b:name}} {named}",
            t.Either((t.NameHas(H.a), t.NameHas(H.b))),
        )
        attribute.phrase(f" without {{name}} {named}", t.Not(t.NameHas(H.name)))
    for named in (
        "in its original card name",
        "in their original card names",
        "in their original card name",
    ):
        attribute.phrase(f" with {{name}} {named}", v.OriginalNameHas(H.name))
        attribute.phrase(
            f" with {{a:name}} or {{b:name}} {named}",
            t.Either((v.OriginalNameHas(H.a), v.OriginalNameHas(H.b))),
        )
    attribute.phrase(" named {name}", t.Named((H.name,)))
    attribute.phrase(" named {a:name} or {b:name}", t.Named((H.a, H.b)))
    attribute.phrase(" not named {name}", t.Not(t.Named((H.name,))))
    attribute.phrase(" other than {name}", t.Not(t.Named((H.name,))))
    for words in ("a card", "cards", "a unit", "units"):
        attribute.phrase(f" other than {words} named {{name}}", t.Not(t.Named((H.name,))))
    attribute.phrase(" with the same card name as {x:ref}", t.Shares("name", H.x))
    attribute.phrase(" with the same card names as {x:ref}", t.Shares("name", H.x))
    attribute.phrase(" with the same name as {x:ref}", t.Shares("name", H.x))
    attribute.phrase(" with a different card name from {x:ref}", t.Not(t.Shares("name", H.x)))
