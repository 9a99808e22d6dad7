"""Typed errors. Each names the field that is wrong and, where there is one, the rule.

The message is English. An error that players read has a key and arguments besides, from which a
game's tables of words make a sentence in any language.
"""

from __future__ import annotations

# A number, a word or a card's English name, or several words.
Argument = int | str | tuple[str, ...]


class HeadjudgeError(Exception):
    """Base of every error the project raises on purpose. `key`: what is wrong, by which words
    for it are found; `arguments`: what those words are about."""

    def __init__(
        self, message: str, *, field: str = "", rule: str = "", key: str = "", **arguments: Argument
    ) -> None:
        self.message = message
        self.field = field
        self.rule = rule
        self.key = key
        self.arguments = arguments
        super().__init__(message)

    def __str__(self) -> str:
        where = f"{self.field}: " if self.field else ""
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{where}{self.message}{cited}"


class IllegalAnswer(HeadjudgeError):
    """The answer is not one of the offered options; the state is unchanged."""


class NoDecision(HeadjudgeError):
    """An answer came when nobody was asked (the game is over, or not begun)."""


class BadWish(HeadjudgeError):
    """A wish that means nothing: no such verb, card or zone."""


class HiddenZone(HeadjudgeError):
    """A zone that the viewer may not look at; `rule` is the one on that zone."""


class BadDeck(HeadjudgeError):
    """A deck breaks its game's deck construction rules; `violations` lists them all."""

    def __init__(self, message: str, violations: tuple[HeadjudgeError, ...] = ()) -> None:
        self.violations = violations
        super().__init__(message, field="deck")


class BadCard(HeadjudgeError):
    """A card record is malformed, or its text cannot be read whole."""


class BadRecord(HeadjudgeError):
    """A record or saved state is malformed, or of another version."""


class Diverged(HeadjudgeError):
    """A replay reached another state than its record says."""


class UnknownGame(HeadjudgeError):
    """No such game or edition."""


class Runaway(HeadjudgeError):
    """The fuel of one decision is used up: something goes on that no rule ends."""
