"""The smallest pieces of text: numbers, names, attributes and factions."""

from __future__ import annotations

from functools import partial
from typing import Any

from headjudge.games.gateruler import vocabulary as v
from headjudge.language.card_grammar import WordedGrammar

PROPERTIES = {"ATK": "atk", "HP": "hp", "STK": "stk", "level": "level", "life": "life"}
# Keywords that are an ability by themselves, in the order of chapter 16.
KEYWORDS = (
    "Breakthrough", "Defender", "Intercept", "Retaliate", "Familiar", "Undying", "Charge Shield",
    "Forced Reveal", "Concealment", "Forced Concealment", "Dormant", "Sentinel Summoning",
    "Deadly", "Deploy", "Charge Link", "Essence Drain",
)  # fmt: skip
# Those that only begin an ability, and that texts ask for.
BEGINNINGS = (
    "Genesis Summoning", "Abyssal Summoning", "Abyssal Concerto", "Enhance", "Discount",
    "Summon Requirement", "Gear Up", "Gear Requirement", "Gear Ability", "Charge Bonus",
)  # fmt: skip
ATTACKS = {"Double": 2, "Triple": 3, "Quadruple": 4}


def is_number(value: Any) -> bool:
    return type(value) is int and value >= 0


def say_number(value: Any) -> str | None:
    return str(value) if is_number(value) else None


def say_several(value: Any) -> str | None:
    return str(value) if is_number(value) and value != 1 else None


def say_signed(value: Any) -> str | None:
    return f"{value:+d}" if type(value) is int else None


def within(text: str) -> str:
    """What stands between a pair of signs."""
    return text[1:-1]


def say_within(first: str, last: str, value: Any) -> str | None:
    return f"{first}{value}{last}" if isinstance(value, str) else None


def numbers(grammar: WordedGrammar) -> None:
    grammar.kind("n").token(r"\d+", int, say_number)
    grammar.kind("several").token(r"(?!1\b)\d+", int, say_several)
    grammar.kind("signed").token(r"[+-]\d+", int, say_signed)


def names(grammar: WordedGrammar) -> None:
    for kind, first, last in (("name", "“", "”"), ("exact", "«", "»"), ("named_part", "<", ">")):
        grammar.kind(kind).token(
            f"{first}[^{first}{last}]+{last}", within, partial(say_within, first, last)
        )
    grammar.kind("trait").token(  # one attribute by itself
        r"\{(?:(?! or | and )[^{}])+\}",
        within,
        partial(say_within, "{", "}"),
    )
    attribute = grammar.kind("attribute")
    attribute.token(r"\{[^{}]+\}", read_attribute, say_attribute)
    # A faction's name has capitals (2-4b leaves open which there are).
    grammar.kind("faction").token(
        r"[A-Z][a-z][\w'-]*(?: [A-Z][a-z][\w'-]*)*",
        str,
        partial(say_within, "", ""),
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
