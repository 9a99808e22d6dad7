"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into skills, `say` turns skills into printed text.
Whatever is read says itself back: `normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from typing import Any

from headjudge.games.dragonball.text import english as _english
from headjudge.games.dragonball.text import meaning as _meaning
from headjudge.games.dragonball.text import normal as _normal
from headjudge.games.dragonball.text import saying as _saying
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability

__all__ = ["Unreadable", "normalise", "read", "say", "say_normal"]


def normalise(text: str) -> str:
    """The text with everything made alike that carries no meaning."""
    return _normal.normal(text)


def read(text: str) -> tuple[Ability, ...]:
    """The skills that a card has by this text, one from each line.

    Raises `Unreadable` with the column in the normalised text.
    """
    whole = normalise(text)
    skills: list[Ability] = []
    start = 0
    for line in whole.split("\n") if whole else ():
        try:
            skills.extend(read_skills(line))
        except Unreadable as refused:
            raise Unreadable(whole, start + refused.column, refused.expected) from None
        start += len(line) + 1
    return tuple(skills)


def read_skills(line: str) -> tuple[Ability, ...]:
    """The skill that a line says, or two permanent ones said in one breath: the first reading
    that means something and says itself back."""

    def meant(value: Any) -> tuple[Ability, ...] | None:
        settled: tuple[Ability, ...] = _meaning.settle(value)
        return settled if say_line(*settled) == line else None

    found: tuple[Ability, ...] = _english.grammar().read_as(
        "skill", line, meant, _meaning.MEANINGLESS
    )
    return found


def say(skills: tuple[Ability, ...]) -> str:
    """The skills as printed text, one to a line."""
    return _normal.display(say_normal(skills))


def say_normal(skills: tuple[Ability, ...]) -> str:
    """The skills as text in its normal form."""
    lines: list[str] = []
    left = list(skills)
    while left:
        together = left[: 2 if _saying.is_first_of_two(left[0]) else 1]
        line = say_line(*together)
        if line is None:
            raise ValueError(f"no words for {together!r}")
        lines.append(line)
        del left[: len(together)]
    return "\n".join(lines)


def say_line(*skills: Ability) -> str | None:
    return _english.grammar().say("skill", _saying.unsettle(*skills))
