"""Filters: what stands before a noun, the nouns, and what stands after them."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.games.dragonball.language.text.places import (
    DOUBLED,
    DOUBLED_AND,
    NOUNS,
    PLACES,
    SORTS,
    UNSPOKEN,
)
from headjudge.games.dragonball.language.text.targets import any_of
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.parse_terms import Noun, Place
from headjudge.language.phrases import H, Kind

RELATIONS = (("or less", "<="), ("or lower", "<="), ("or more", ">="), ("or higher", ">="))
MODES = (("active mode", True), ("rest mode", False))


def phrases(grammar: WordedGrammar) -> None:
    _colors(grammar.kind("color"))
    _named(grammar)
    _adjectives(grammar.kind("adjective"))
    _attributes(grammar)
    _nouns(grammar)


def _colors(color: Kind) -> None:
    color.phrase("{a:color_word}", t.Color((H.a,)))
    color.phrase("{a:color_word} or {b:color_word}", t.Color((H.a, H.b)))
    color.phrase("non-{a:color_word}", t.Not(t.Color((H.a,))))
    color.phrase("multicolor", v.Multicolor())


def _named(grammar: WordedGrammar) -> None:
    """Cards by character, special trait, name or keyword."""
    named = grammar.kind("named")
    named.phrase("{x:character}", v.Character((H.x,)))
    named.phrase("{x:trait}", t.Trait((H.x,)))
    named.phrase("{x:name}", t.Named((H.x,)))
    named.phrase("[Dragon Ball]", t.HasKeyword("Dragon Ball"))
    several = grammar.kind("named_several")
    for joint in (" or ", " and "):
        several.phrase(f"{{a:named}}{joint}{{b:named}}", t.Either((H.a, H.b)))
        several.phrase(f"{{a:named}}, {{b:named}},{joint}{{c:named}}", t.Either((H.a, H.b, H.c)))
    several.phrase("{a:named} or {b:named} or {c:named}", t.Either((H.a, H.b, H.c)))
    several.phrase("{a:named}, {b:named}, {c:named}, or {d:named}", t.Either((H.a, H.b, H.c, H.d)))
    either = grammar.kind("names")
    either.phrase("{x:named}", H.x)
    either.phrase("{x:named_several}", H.x)


def _adjectives(adjective: Kind) -> None:
    """Filters that stand before the noun."""
    adjective.phrase("{x:color}", H.x)
    adjective.phrase("{x:names}", H.x)
    adjective.phrase("non-{x:named}", t.Not(H.x))
    adjective.phrase("other", t.Other())
    adjective.phrase("skill-less", v.SkillLess())
    for words, active in MODES:
        adjective.phrase(words, t.Upright(active))
    adjective.phrase("attacking", v.Role("attack"))


def _nouns(grammar: WordedGrammar) -> None:
    """Nouns with their filters."""
    cards = grammar.kind("cards")
    cards.phrase("{adjective} {rest:cards}", (H.adjective, ~H.rest))
    for word in NOUNS:
        if word not in UNSPOKEN:
            cards.phrase(f"{word}{{post}}", (Noun(word), ~H.post))
    cards.phrase("{a:names}{post}", (H.a, Noun(""), ~H.post))
    for joint, noun in (("or", DOUBLED), ("and", DOUBLED_AND)):
        cards.phrase(
            f"{{a:color}} leader cards {joint} {{a:color}} battle cards{{post}}",
            (H.a, Noun(noun), ~H.post),
        )
    sort = grammar.kind("sort")
    for card in ("card", "cards"):
        sort.phrase(f"{{a:named}} {card}", v.AllOf((H.a,)))
        sort.phrase(f"{{c:color}} {{a:named}} {card}", v.AllOf((H.c, H.a)))
    either = t.Either((H.a, H.b), wording="sorts")
    cards.phrase("{a:sort} or {b:sort}{post}", (either, Noun(SORTS), ~H.post))


def _attributes(grammar: WordedGrammar) -> None:
    """Filters that stand after the noun, each with the space before it."""
    post = grammar.kind("post")
    post.phrase("", ())
    post.phrase("{attribute}{post}", (H.attribute, ~H.post))
    attribute, value = grammar.kind("attribute"), grammar.kind("value")
    for text, filter in _values():
        value.phrase(text, filter)
        for joint in (" with ", " and ", " and with "):
            attribute.phrase(joint + text, filter)
    _others(attribute)
    for words, active in MODES:
        for be in (" in ", " that are in ", " that is in "):
            attribute.phrase(f"{be}{words}", t.Upright(active))
    for stated in KEYWORDS:
        stated.phrases(attribute.grammar, "en", "attribute")
    for be in ("is", "are"):
        attribute.phrase(f" that {be} being attacked", v.Role("guard"))
        attribute.phrase(f" that {be} attacking", v.Role("attack"))
    attribute.phrase("{x:place}", H.x)
    grammar.kind("place").token(any_of(list(PLACES)), _read_place, _say_place)


def _read_place(words: str) -> Place:
    return Place(words)


def _say_place(value: Any) -> str | None:
    return value.words if isinstance(value, Place) else None


def _values() -> list[tuple[str, t.Filter]]:
    """What cards have, as it follows `with`."""
    found: list[tuple[str, t.Filter]] = []
    for property in ("energy cost", "original energy cost", "combo cost"):
        for what in (f"an {property}", f"a {property}", property, f"{property}s"):
            found.append((f"{what} of {{n}}", t.Compare(property, "==", H.n)))
            for words, relation in RELATIONS:
                found.append((f"{what} of {{n}} {words}", t.Compare(property, relation, H.n)))
            mine = t.Count(t.Cards(("energy",), t.YOU, wording="own"))
            for words in ("current energy", "total energy"):
                found.append(
                    (f"{what} less than or equal to your {words}", t.Compare(property, "<=", mine))
                )
    for word, property in (("power", "power"), ("original power", "original power")):
        found.append((f"{{n}} {word}", t.Compare(property, "==", H.n)))
        for words, relation in RELATIONS:
            found.append((f"{{n}} {words} {word}", t.Compare(property, relation, H.n)))
            found.append((f"{{n}} {word} {words}", t.Compare(property, relation, H.n)))
    found.append(("{k:any_keyword}", t.HasKeyword(H.k)))
    found.append(("{x:trait}", t.Trait((H.x,))))
    for words in ("in its name", "in its card name", "in their names", "in their card names"):
        found.append((f"{{x:name}} {words}", t.NameHas(H.x)))
    found.append(("a card name that includes {x:name}", t.NameHas(H.x)))
    return found


def _others(attribute: Kind) -> None:
    """Which cards are not meant, and which names only in part."""
    attribute.phrase(" other than {x:named}", t.Not(H.x))
    for article in ("a", "an"):
        attribute.phrase(f" other than {article} {{x:named}} card", t.Not(H.x))
    attribute.phrase(" other than {x:named} cards", t.Not(H.x))
    attribute.phrase(" but not {x:named}", t.Not(H.x))
    for be in ("is", "are"):
        attribute.phrase(f" that {be} {{c:color_word}} and no other color", v.OnlyColors((H.c,)))
    for words in ("this card", "this one"):
        attribute.phrase(f" other than {words}", t.Other())
        attribute.phrase(f" besides {words}", t.Other())
    attribute.phrase(" which includes {x:name} in its card name", t.NameHas(H.x))
    attribute.phrase(" whose character name includes {x:character}", v.CharacterHas(H.x))
