"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into abilities, `say` turns abilities into printed text.
Whatever is read says itself back: `normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.vanguard.text import english as _english
from headjudge.games.vanguard.text import meaning as _meaning
from headjudge.games.vanguard.text import normal as _normal
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

    def meant(value: Any) -> Ability | None:
        settled: Ability = _meaning.settle(value)
        return settled if say_line(settled) == line else None

    found: Ability = _english.grammar().read_as("ability", line, meant, _meaning.MEANINGLESS)
    return found


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
