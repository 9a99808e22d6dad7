"""The smallest pieces of text: numbers, names, traits, colours, zone numbers."""

from __future__ import annotations

from typing import Any

from headjudge.language.card_grammar import CardGrammar
from headjudge.language.card_phrases import say_number

ROMAN = ("I", "II", "III", "IV")


def say_digit(value: Any) -> str | None:
    return str(value) if type(value) is int and 0 < value < 10 else None


def say_one(value: Any) -> str | None:
    return "1" if type(value) is int and value == 1 else None


def say_several(value: Any) -> str | None:
    return str(value) if type(value) is int and value > 1 else None


def say_roman(value: Any) -> str | None:
    return ROMAN[value - 1] if type(value) is int and 0 < value <= len(ROMAN) else None


def read_roman(text: str) -> int:
    return ROMAN.index(text) + 1


def read_span(text: str) -> tuple[int, ...]:
    first, last = text.split("-")
    return tuple(range(int(first), int(last) + 1))


def say_span(value: Any) -> str | None:
    """Neighbouring zone numbers, first to last."""
    if not isinstance(value, tuple) or len(value) < 2:
        return None
    if any(type(each) is not int for each in value) or value != tuple(
        range(value[0], value[-1] + 1)
    ):
        return None
    return f"{value[0]}-{value[-1]}"


def say_single(value: Any) -> str | None:
    return str(value[0]) if isinstance(value, tuple) and len(value) == 1 else None


def numbers(grammar: CardGrammar) -> None:
    """Numbers, and the numbers of zones."""
    grammar.kind("n").token(r"\d+", int, say_number)
    grammar.kind("digit").token(r"[1-9]", int, say_digit)
    grammar.kind("one").token(r"1(?!\d)", int, say_one)
    grammar.kind("several").token(r"[2-9]|\d\d+", int, say_several)
    grammar.kind("roman").token(r"(?:IV|I{1,3})(?![A-Za-z])", read_roman, say_roman)
    grammar.kind("span").token(r"[1-8]-[1-8]", read_span, say_span)
    grammar.kind("single").token(r"[1-8](?![-\d])", lambda text: (int(text),), say_single)
