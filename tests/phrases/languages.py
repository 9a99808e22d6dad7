"""The languages in which card texts are read: their grammars, how they compile, their texts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from headjudge import games
from headjudge.language import card_text
from headjudge.language.card_grammar import CardGrammar, LongestFirst
from headjudge.language.phrases import Unreadable
from headjudge.language.terms import Ability
from tests.parts import part_of
from tests.phrases.pieces import Piece, dissect

NAMES = ("godzilla", "godzilla ja", "vanguard", "dragonball", "gateruler")
LINES = "\n"

Text = tuple[Piece, ...]  # of each line that was read by itself


@dataclass(frozen=True)
class Language:
    """One of them: its name, the title of its game, and the language of its texts."""

    name: str
    title: str
    lang: str

    @property
    def module(self) -> Any:
        return part_of(self.title, "text")

    @property
    def grammar(self) -> CardGrammar:
        words = "japanese" if self.lang == "ja" else "english"
        found: CardGrammar = import_module(f"{self.module.__name__}.{words}").grammar()
        return found

    def normalise(self, text: str) -> str:
        more = (self.lang,) if self.title == "godzilla" else ()
        found: str = self.module.normalise(text, *more)
        return found

    def abilities(self, text: str, card_type: str) -> tuple[Ability, ...]:
        """What a card of this type has by a text."""
        more = (self.lang, card_type) if self.title == "godzilla" else ()
        found: tuple[Ability, ...] = self.module.read(text, *more)
        if self.module.say_normal(found, *more) != self.normalise(text):
            raise Unreadable(text, 0, "the same text said back")
        return found

    def compiled(self, text: str, card_type: str) -> Text:
        """The pieces that a text is read as if it compiles and says itself back; else it is
        `Unreadable`."""
        if self.normalise(text) != text:
            raise Unreadable(text, 0, "a text in its normal form")
        with noted_readings() as noted:
            self.abilities(text, card_type)
        pieces = [dissect(self.grammar, kind, value) for (kind, _line), value in noted.items()]
        return tuple([piece for piece in pieces if piece is not None])

    def shipped(self) -> list[tuple[str, str]]:
        """The texts of the shipped cards, each with the type of its card."""
        cards = games.load(self.title).rules().shipped.values()
        found = [(self.normalise(c.texts[self.lang]), c.values["type"]) for c in cards]
        return list(dict.fromkeys([each for each in found if each[0]]))

    def tested(self) -> list[tuple[str, str]]:
        """The texts of the families of phrases that the tests of the game's text hold, and those
        that are written for some phrases."""
        tests = import_module(f"tests.games.{self.title}.text.test_phrases")
        if self.title == "godzilla":
            at = 1 if self.lang == "ja" else 0
            found = [(family[at], family[2]) for family in tests.FAMILIES.values()]
            more = list(tests.WORDINGS) if self.lang == "en" else []
        else:
            found = [(family[0], "") for family in tests.TestPhrases.families.values()]
            more = [(one, "") for each in tests.TestPhrases.all_wordings for one in each]
        texts = [(self.normalise(text), card_type) for text, card_type in found + more]
        return texts + self.directed()

    def directed(self) -> list[tuple[str, str]]:
        """Texts written for phrases that chance seldom puts where they can stand, or that games
        seldom come to, each with the type of its card."""
        own = Path(__file__).parent / "texts" / f"{self.name.replace(' ', '-')}.toml"
        texts = tomllib.loads(own.read_text(encoding="utf-8"))
        return [(self.normalise(text), kind) for kind, several in texts.items() for text in several]


@cache
def language(name: str) -> Language:
    """The language of that name."""
    title, _, lang = name.partition(" ")
    return Language(name, title, lang or "en")


@contextmanager
def noted_readings() -> Iterator[dict[tuple[str, str], Any]]:
    """While it lasts: by kind and line, the reading that was taken, and no time is spent on where
    the obstacle in a refused text lies."""
    noted: dict[tuple[str, str], Any] = {}
    readings = CardGrammar.readings

    def noting(self: CardGrammar, kind: str, reading: LongestFirst) -> Iterator[Any]:
        for value in readings(self, kind, reading):
            noted[(kind, reading.text)] = value
            yield value
            del noted[(kind, reading.text)]  # another one is asked for: it was not this one

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CardGrammar, "readings", noting)
        patch.setattr(card_text, "obstacle", nowhere)
        yield noted


def nowhere(line: str, means_something: Any) -> int:
    return 0
