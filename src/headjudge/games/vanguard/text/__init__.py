"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into abilities, `say` turns abilities into printed text.
Whatever is read says itself back: `normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from headjudge.games.vanguard.text import english as _english
from headjudge.games.vanguard.text import meaning as _meaning
from headjudge.games.vanguard.text import normal as _normal
from headjudge.language.card_grammar import LongestFirst, TooManyReadings
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability

__all__ = ["Unreadable", "normalise", "read", "say", "say_normal"]


def normalise(text: str) -> str:
    """The text with everything made alike that carries no meaning."""
    return _normal.normal(text)


def read(text: str) -> tuple[Ability, ...]:
    """The abilities that a card has by this text, one from each line.

    Raises `Unreadable` with the column in the normalised text.
    """
    whole = normalise(text)
    abilities: list[Ability] = []
    start = 0
    for line in whole.split("\n") if whole else ():
        try:
            abilities.append(read_ability(line))
        except Unreadable as refused:
            raise Unreadable(whole, start + refused.column, refused.expected) from None
        start += len(line) + 1
    return tuple(abilities)


def read_ability(line: str) -> Ability:
    """The ability that a line says: the first reading that means something and says itself back."""
    grammar = _english.grammar()
    reading = LongestFirst(grammar, line)
    try:
        for value, end in reading.at("ability", 0):
            if end == len(line) and grammar.exact("ability", value) == line:
                try:
                    settled: Ability = _meaning.settle(value)
                except _meaning.MEANINGLESS as refused:
                    reading.expected = str(refused)
                    continue
                if say_line(settled) == line:
                    return settled
    except (TooManyReadings, RecursionError):
        reading.expected = "a shorter text"
    column = min(reading.furthest, max(len(line) - 1, 0))
    while column > 0 and line[column - 1 : column + 1].isalpha():
        column -= 1  # to the beginning of the word
    raise Unreadable(line, column, reading.expected)


def say(abilities: tuple[Ability, ...]) -> str:
    """The abilities as printed text, one to a line."""
    return _normal.display(say_normal(abilities))


def say_normal(abilities: tuple[Ability, ...]) -> str:
    """The abilities as text in its normal form."""
    lines: list[str] = []
    for ability in abilities:
        line = say_line(ability)
        if line is None:
            raise ValueError(f"no words for {ability!r}")
        lines.append(line)
    return "\n".join(lines)


def say_line(ability: Ability) -> str | None:
    return _english.grammar().say("ability", _meaning.unsettle(ability))
