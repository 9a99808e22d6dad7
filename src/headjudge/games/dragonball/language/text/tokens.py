"""The smallest pieces of text: numbers, colours, names, keywords and energy."""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.c10_keywords.bundles import KEYWORDS
from headjudge.games.dragonball.language import vocabulary as v
from headjudge.language import card_phrases
from headjudge.language import terms as t
from headjudge.language.card_grammar import WordedGrammar

COLORS = ("red", "blue", "green", "yellow", "black")
LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "K": "black"}
LETTER_OF = {color: letter for letter, color in LETTERS.items()}


def numbers(grammar: WordedGrammar) -> None:
    card_phrases.numbers(grammar)
    grammar.kind("less").token(r"\d+", lambda text: -int(text), say_less)


def say_less(value: Any) -> str | None:
    """By how much something is less."""
    return str(-value) if type(value) is int and value < 0 else None


def names(grammar: WordedGrammar) -> None:
    """2-1-2, 2-5-3, 2-6-4: the brackets say what is named."""
    for kind, (left, right) in (("character", "<>"), ("trait", "《》"), ("name", "{}")):
        card_phrases.bracketed(grammar, kind, left, right)
    color = grammar.kind("color_word")
    for word in COLORS:
        color.phrase(word, word)
    for stated in KEYWORDS:
        stated.phrases(grammar, "en", "keyword")  # what a card can have
    for stated in KEYWORDS.asked_for():
        grammar.kind("any_keyword").phrase(f"[{stated.name}]", stated.name)
    grammar.kind("energy").token(r"‹[RBGYK]*\d*›", read_energy, say_energy)


def read_energy(text: str) -> t.Effect:
    """8-4-2-3, 8-4-2-4: so much energy of these colours, and so much of any."""
    letters = text[1:-1].rstrip("0123456789")
    more = text[1 + len(letters) : -1]
    colors = tuple([LETTERS[letter] for letter in letters])
    return v.PayEnergy(len(letters) + int(more or "0"), colors)


def say_energy(value: Any) -> str | None:
    if not isinstance(value, v.PayEnergy):
        return None
    more = value.number - len(value.colors)
    return f"‹{''.join([LETTER_OF[color] for color in value.colors])}{more if more else ''}›"
