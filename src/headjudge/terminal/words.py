"""What the terminal itself says, in English and Japanese: `words_en.toml` and `words_ja.toml`."""

from __future__ import annotations

from functools import cache

from headjudge.language.words import (
    LANGUAGES,
    MODEL,
    Table,
    Tables,
    check_alike,
    command,
    read,
    text_of,
)


@cache
def tables(lang: str) -> Tables:
    """The tables of a language; a file that differs from the English one in its keys or fields is
    refused."""
    found = read(text_of("headjudge.terminal", f"words_{lang}.toml"))
    if lang != MODEL:
        check_alike(tables(MODEL), found)
    return found


@cache
def aliases() -> Table:
    """What may be typed in any language for a command, or for yes, besides its own name."""
    return {typed: meant for lang in LANGUAGES for typed, meant in tables(lang)["aliases"].items()}


class Count(int):
    """A number in a sentence; `{n:card}` is "1 card" or "2 cards"."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self)} {noun}" if self == 1 else f"{int(self)} {noun}s"


def say(key: str, lang: str, **fields: object) -> str:
    """The sentence under a key, with these fields filled in."""
    told: dict[str, object] = {"command": command()}
    told |= {name: Count(each) if type(each) is int else each for name, each in fields.items()}
    return tables(lang)["words"][key].format(**told)


def help_lines(lang: str, examples: dict[str, str]) -> list[str]:
    """A line for each command, with a game's own examples of what to type."""
    commands = tables(lang)["commands"].items()
    return [f"  {name:<12} {told.format(**examples)}" for name, told in commands]
