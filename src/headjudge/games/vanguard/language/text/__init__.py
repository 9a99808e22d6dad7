"""Card text and terms: what this game's cards say and what it means.

`read` turns printed text into abilities, `say` turns abilities into printed text.
Whatever is read says itself back: `normalise(say(read(text))) == normalise(text)`.
"""

from __future__ import annotations

from headjudge.games.vanguard.language.text import english as _english
from headjudge.games.vanguard.language.text import meaning as _meaning
from headjudge.games.vanguard.language.text import normal as _normal
from headjudge.language.card_text import read_back, read_lines, said
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
    return read_lines(normalise(text), read_line)


def read_line(line: str) -> tuple[Ability, ...]:
    """The ability that a line says."""
    found: Ability = read_back(
        _english.grammar(), "ability", line, _meaning.settle, say_line, _meaning.MEANINGLESS
    )
    return (found,)


def say(abilities: tuple[Ability, ...]) -> str:
    """The abilities as printed text, one to a line."""
    return _normal.display(say_normal(abilities))


def say_normal(abilities: tuple[Ability, ...]) -> str:
    """The abilities as text in its normal form."""
    return "\n".join([said(say_line(each), each) for each in abilities])


def say_line(ability: Ability) -> str | None:
    return _english.grammar().say("ability", _meaning.unsettle(ability))
