"""The smallest pieces of text: numbers, names, clans and races."""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.c02_cards.clans import NATION_OF, NATIONS, OF_EVERY_CLAN
from headjudge.games.vanguard.language import vocabulary as v
from headjudge.language import card_phrases
from headjudge.language.card_grammar import WordedGrammar
from headjudge.language.card_phrases import is_number
from headjudge.language.terms import Filter

WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
)  # fmt: skip
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
ENDINGS = ("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th")
CLANS = (*NATION_OF, OF_EVERY_CLAN, "Touken Ranbu")
IN_ANGLE_MARKS = "<<[^<>]+>>|<[^<>]+>"


def say_word(value: Any) -> str | None:
    return WORDS[value] if is_number(value) and value < len(WORDS) else None


def say_several(value: Any) -> str | None:
    return say_word(value) if value != 1 else None


def say_ordinal(value: Any) -> str | None:
    return ORDINALS[value - 1] if is_number(value) and 0 < value <= len(ORDINALS) else None


def say_time(value: Any) -> str | None:
    return f"{value}{ENDINGS[value % 10]}" if is_number(value) else None


def numbers(grammar: WordedGrammar) -> None:
    card_phrases.numbers(grammar)
    word = "|".join(sorted(WORDS[1:], key=len, reverse=True))
    grammar.kind("num").token(rf"(?:{word})\b", WORDS.index, say_word)
    several = "|".join(sorted(WORDS[2:], key=len, reverse=True))
    grammar.kind("several").token(rf"(?:{several})\b", WORDS.index, say_several)
    grammar.kind("ordinal").token(
        rf"(?:{'|'.join(ORDINALS)})\b", lambda text: ORDINALS.index(text) + 1, say_ordinal
    )
    grammar.kind("time").token(r"\d(?:st|nd|rd|th)", lambda text: int(text[0]), say_time)


def names(grammar: WordedGrammar) -> None:
    card_phrases.bracketed(grammar, "name", "“", "”")
    grammar.kind("clan_name").token(IN_ANGLE_MARKS, without_marks, in_marks)
    grammar.kind("clan").token(IN_ANGLE_MARKS, read_clan, say_clan)


def without_marks(text: str) -> str:
    return text.strip("<>")


def in_marks(clan: Any) -> str | None:
    """The name of a clan, in double marks if the book's lists do not have it (2.2.3)."""
    if not isinstance(clan, str):
        return None
    return f"<{clan}>" if clan in CLANS else f"<<{clan}>>"


def read_clan(text: str) -> Filter:
    """What stands in double marks is a clan. Clans, nations and races are written alike
    otherwise; which one it is, the book's lists say."""
    word = without_marks(text)
    if word in CLANS or text.startswith("<<"):
        return v.Clan((word,))
    if word in NATIONS:
        return v.Nation((word,))
    return v.Race((word,))


def say_clan(value: Any) -> str | None:
    match value:
        case v.Clan((word,)):
            return in_marks(word)
        case v.Race((word,)) | v.Nation((word,)):
            return f"<{word}>"
    return None
