"""The smallest pieces of text: numbers, names, attributes and factions."""

from __future__ import annotations

from typing import Any

from headjudge.games.gateruler.language import vocabulary as v
from headjudge.language import card_phrases
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import is_number, say_within, within

PROPERTIES = {"ATK": "atk", "HP": "hp", "STK": "stk", "level": "level", "life": "life"}


def say_several(value: Any) -> str | None:
    return str(value) if is_number(value) and value != 1 else None


def numbers(grammar: WordedGrammar) -> None:
    card_phrases.numbers(grammar)
    grammar.kind("several").token(r"(?!1\b)\d+", int, say_several)


def names(grammar: WordedGrammar) -> None:
    for kind, first, last in (("name", "“", "”"), ("exact", "«", "»"), ("named_part", "<", ">")):
        card_phrases.bracketed(grammar, kind, first, last)
    grammar.kind("trait").token(  # one attribute by itself
        r"\{(?:(?! or | and )[^{}])+\}",
        within,
        say_within("{", "}"),
    )
    attribute = grammar.kind("attribute")
    attribute.token(r"\{[^{}]+\}", read_attribute, say_attribute)
    # A faction's name has capitals (2-4b leaves open which there are).
    grammar.kind("faction").token(
        r"[A-Z][a-z][\w'-]*(?: [A-Z][a-z][\w'-]*)*",
        str,
        say_within("", ""),
    )
    grammar.kind("property").word(ATK="atk", HP="hp", STK="stk")
    grammar.kind("property").phrase("level", "level")


def read_attribute(text: str) -> v.Attribute:
    """2-5d-1. One of several attributes, or (with "and") all of them."""
    inside = text[1:-1]
    if " and " in inside:
        return v.Attribute(tuple(inside.split(" and ")), every=True)
    return v.Attribute(tuple(inside.split(" or ")))


def say_attribute(value: Any) -> str | None:
    if not isinstance(value, v.Attribute):
        return None
    return "{" + (" and " if value.every else " or ").join(value.attributes) + "}"
