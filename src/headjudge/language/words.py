"""The words for people: tables of sentences and names, one file of TOML for each language.

What all games say alike is in `words_en.toml` and `words_ja.toml` beside this module. A game has
files of the same names in its `telling/`: a sentence there stands beside the shared ones, or in
the place of the one with its key. `speech.py` and `telling.py` say what the fields in braces are.

A file is refused if it has a table that its game does not know, lacks one, or differs from the
English file in its keys or in the fields of a sentence.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Final, Generic, TypeVar

import msgspec

from headjudge.kernel.errors import HeadjudgeError

LANGUAGES: Final = ("en", "ja")
MODEL: Final = "en"  # the language that the others are held against
SHARED: Final = "headjudge.language"  # where the words lie that all games say alike
# Tables whose keys are words of the language itself.
KEYED_BY_WORDS: Final = ("aliases", "cannot", "rulings", "wishes")

_FIELD: Final = re.compile(r"\{(\w+)(?::[^{}]*)?\}")

Table = dict[str, str]
Tables = dict[str, Table]


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of one language about one game. A game adds the tables that it alone has."""

    players: Table
    zones: Table
    entries: Table  # the log, by message
    until: Table  # how long an effect lasts
    changes: Table  # what becomes of a property
    properties: Table
    abilities: Table  # by keyword or by sort
    deeds: Table  # sorts of events, as what a card does or what befalls it
    cannot: Table  # how a deed is said not to be possible, by the end of its words
    moments: Table  # what an effect waits for
    results: Table  # by the rule that ends the game
    prompts: Table
    costs: Table
    counts: Table  # how many are to be chosen
    options: Table  # by verb, or by verb and prompt
    short: Table  # options beside a card that is named already, by verb
    labels: Table  # options in a word or two, by verb, or by verb and prompt
    places: Table
    types: Table  # of cards
    card: Table
    errors: Table
    because: Table  # the facts behind a refusal, by rule
    wishes: Table  # the verb that is meant; the first word that a wish contains counts
    examples: Table  # what can be typed
    rulings: Table  # of rulings: the English word that is meant, where no other table has it

    def __post_init__(self) -> None:
        for deed in self.deeds.values():
            self.impossible(deed)

    def impossible(self, deed: str) -> str:
        """That a deed cannot be: `cannot attack`, アタックできない."""
        for end, form in self.cannot.items():
            if deed.endswith(end):
                return form.format(stem=deed.removesuffix(end))
        raise ValueError(f"no word for not being able to: {deed}")


W = TypeVar("W", bound=Words)


class Languages(Generic[W]):
    """The words of the game in a package, read when a language is first asked for."""

    __slots__ = ("_words", "kind", "package")

    def __init__(self, kind: type[W], package: str) -> None:
        self.kind = kind
        self.package = package
        self._words: dict[str, W] = {}

    def __getitem__(self, lang: str) -> W:
        if lang not in self._words:
            if lang not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise HeadjudgeError(f"no language {lang!r}; there is {known}", field="lang")
            self._words[lang] = self._made(lang)
        return self._words[lang]

    def _made(self, lang: str) -> W:
        """The words of a language, strictly made of its tables."""
        try:
            made = msgspec.convert(tables(self.package, lang), self.kind)
            if lang != MODEL:
                check_alike(msgspec.to_builtins(self[MODEL]), tables(self.package, lang))
        except ValueError as error:
            raise ValueError(f"words_{lang}.toml of {self.package}: {error}") from error
        return made


def check_alike(english: Tables, other: Tables) -> None:
    """Refuse words that have other keys than the English ones, or other fields in a sentence."""
    if english.keys() != other.keys():
        raise ValueError(
            f"not the tables that English has: {sorted(english.keys() ^ other.keys())}"
        )
    for name, ours in english.items():
        theirs = other[name]
        if name in KEYED_BY_WORDS:
            continue
        unmatched = ours.keys() ^ theirs.keys()
        if unmatched:
            raise ValueError(f"{name}: not the keys that English has: {sorted(unmatched)}")
        for key, text in ours.items():
            if fields(text) != fields(theirs[key]):
                raise ValueError(f"{name}: {key!r} has not the fields of the English sentence")
    meant = set(other.get("wishes", {}).values()) - set(english.get("wishes", {}).values())
    if meant:
        raise ValueError(f"wishes: English has no word that means {sorted(meant)}")


def fields(text: str) -> set[str]:
    """The fields of a sentence; who and Who are the same, and the forms of verbs are none."""
    return {name.lower() for name in _FIELD.findall(text)}


@cache
def tables(package: str, lang: str) -> Tables:
    """The tables of a language: those that all games share, under those of the game in this
    package; the former alone, if no package is named."""
    if not package:
        return read(text_of(SHARED, f"words_{lang}.toml"))
    shared, own = tables("", lang), read(text_of(package, f"telling/words_{lang}.toml"))
    names = {**shared, **own}
    return {name: {**shared.get(name, {}), **own.get(name, {})} for name in names}


def text_of(package: str, path: str) -> str:
    """The text of a file in a package."""
    return (resources.files(package) / path).read_text(encoding="utf-8")


def read(text: str) -> Tables:
    """The tables of a TOML text: nothing but tables, of nothing but text."""
    return msgspec.convert(tomllib.loads(text), Tables)


def errors(package: str = "", lang: str = MODEL) -> Table:
    """The sentences for errors by their keys: those of the game in this package, or those that are
    about no game."""
    return tables(package, lang)["errors"]


def command() -> str:
    """What is typed to start Headjudge: `headjudge`, or as `./play` was called, if that did."""
    return os.environ.get("HEADJUDGE_COMMAND") or "headjudge"
