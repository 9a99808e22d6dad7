"""A game's terms in Japanese: `telling/terms_ja.toml` in its package.

It is one list for all that people read.

An entry gives the English term, the Japanese one and, where a wrong word is near at hand, what
must not stand in its place, as patterns: `{ en = "attack", ja = "アタック", not = ["攻撃"] }`.
The list has three parts: `rules` are the terms of the rulebook, `keywords` words that stand on
cards as keywords do, `names` what is printed on cards besides (clans, races, traits, tokens). Log,
options and cards take the latter two from here; tests hold all of it against wording, glosses and
decks. The keywords themselves are stated in the game's chapter on them (`language.keywords`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final

import msgspec

FILE: Final = "telling/terms_ja.toml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term: in English, in Japanese, what else the English word may mean, and the patterns of
    what must not be said for it."""

    en: str
    ja: str
    also: tuple[str, ...] = ()
    wrong: tuple[str, ...] = msgspec.field(default=(), name="not")


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of one game."""

    rules: tuple[Term, ...]
    keywords: tuple[Term, ...] = ()
    names: tuple[Term, ...] = ()

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms of all three parts."""
        return (*self.rules, *self.keywords, *self.names)


def read(text: str) -> Glossary:
    """The terms in a TOML text."""
    return msgspec.convert(tomllib.loads(text), Glossary)


@cache
def load(package: str) -> Glossary:
    """The terms of the game in this package."""
    return read((resources.files(package) / FILE).read_text(encoding="utf-8"))


@cache
def printed(package: str) -> dict[str, str]:
    """The keywords and names of the game in this package, from English to Japanese."""
    found = load(package)
    return {term.en: term.ja for term in (*found.keywords, *found.names)}
