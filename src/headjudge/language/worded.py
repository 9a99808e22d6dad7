"""Errors with words: a key and what it is about, and for each key a sentence in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from headjudge.kernel.errors import Argument, HeadjudgeError
from headjudge.language import words

E = TypeVar("E", bound=HeadjudgeError)


def worded(
    kind: type[E],
    key: str,
    field: str = "",
    rule: str = "",
    package: str = "",
    **arguments: Argument,
) -> E:
    """An error of this kind with the English sentence for its key; `package`: the game whose words
    have it."""
    said = words.errors(package)[key].format(**_said(arguments))
    return kind(said, field=field, rule=rule, key=key, **arguments)


def in_words(error: HeadjudgeError, lang: str) -> str:
    """An error that is about no game's cards, in a language: the sentence for its key, or else its
    own message, with the rule that it cites."""
    template = words.errors(lang=lang).get(error.key)
    said = error.message if template is None else template.format(**_said(error.arguments))
    return f"{said} [{error.rule}]" if error.rule else said


def _said(arguments: Mapping[str, Argument]) -> dict[str, int | str]:
    """What a sentence is about, several words joined."""
    return {
        name: "/".join(each) if isinstance(each, tuple) else each
        for name, each in arguments.items()
    }
