"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into skills, `say` turns skills into printed text.
Whatever is read says itself back: `normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from collections.abc import Sequence

from headjudge.games.dragonball.language.text import english as _english
from headjudge.games.dragonball.language.text import meaning as _meaning
from headjudge.games.dragonball.language.text import normal as _normal
from headjudge.games.dragonball.language.text import saying as _saying
from headjudge.language.card_text import read_back, read_lines, said
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability

__all__ = ["Unreadable", "normalise", "normalise_name", "read", "say", "say_normal"]


def normalise(text: str) -> str:
    """The text with everything made alike that carries no meaning."""
    return _normal.normal(text)


def normalise_name(name: str) -> str:
    """A card name, a character or a special trait as the normal text calls it."""
    return _normal.normal_name(name)


def read(text: str) -> tuple[Ability, ...]:
    """The skills that a card has by this text, one from each line.

    Raises `Unreadable` with the column in the normalised text.
    """
    return read_lines(normalise(text), read_skills)


def read_skills(line: str) -> tuple[Ability, ...]:
    """The skill that a line says, or two permanent ones said in one breath."""
    found: tuple[Ability, ...] = read_back(
        _english.grammar(), "skill", line, _meaning.settle, _say_together, _meaning.MEANINGLESS
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
        lines.append(said(_say_together(together), *together))
        del left[: len(together)]
    return "\n".join(lines)


def _say_together(skills: Sequence[Ability]) -> str | None:
    return _english.grammar().say("skill", _saying.unsettle(*skills))
