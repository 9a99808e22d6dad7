"""One list of Japanese terms for each game: what people read uses its words and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from headjudge import games
from headjudge.games.godzilla.c02_cards import printed_cards
from headjudge.language import glossary
from headjudge.language.glossary import Glossary, Term
from headjudge.language.words import KEYED_BY_WORDS, LANGUAGES, tables
from headjudge.rulebook import book
from tests.terminal.every_word import JAPANESE
from tests.words import shipped_words

FIELD = re.compile(r"\{[^{}|/]*\}")
EITHER = re.compile(r"\{([^{}|/]*)[|/][^{}]*\}")  # `{is/are}`, `{draw|draws}`
LATIN = re.compile(r"[A-Za-z]{3,}")

# Words of all games: full-width brackets, and numbers of cards that are no digits.
EVERYWHERE = Term("brackets and numbers", "", wrong=(r"[（）]", r"[一二三四五六七八九十]+[枚点]"))

# What is said: where it stands, in English and in Japanese.
Said = list[tuple[str, str, str]]


def wording(title: str) -> Said:
    """The tables of a game's words, key for key."""
    english, japanese = (tables(f"headjudge.games.{title}", lang) for lang in LANGUAGES)
    return [
        (f"{name}[{key!r}]", text, japanese[name][key])
        for name, table in english.items()
        if name not in KEYED_BY_WORDS
        for key, text in table.items()
    ]


def screens(title: str) -> Said:
    """What the description of this game's board says, on the terminal and in the browser."""
    found: Said = []

    def walk(place: str, part: Any) -> None:
        """All words of a part of the description."""
        if isinstance(part, dict) and part.keys() == {"en", "ja"}:
            found.append((f"board {place}", part["en"], part["ja"]))
        elif isinstance(part, dict):
            for name, each in part.items():
                walk(f"{place}.{name}", each)
        elif isinstance(part, list):
            for each in part:
                walk(place, each)

    walk("", msgspec.to_builtins(games.load(title).board()))
    return found


def glosses(title: str) -> Said:
    """Our sentences for the rules."""
    rules = book.load(title).rules.values()
    return [(rule.number, rule.gloss(), rule.gloss("ja")) for rule in rules]


def plans(title: str) -> Said:
    """What the decks that ship set out to do."""
    return [(name, deck.plan, deck.plan_ja) for name, deck in games.load(title).decks().items()]


def texts(title: str) -> Said:
    """The texts of our cards that are in Japanese."""
    cards = games.load(title).rules().shipped.values()
    found = [(card.number, card.texts["en"], card.texts.get("ja", "")) for card in cards]
    return [(number, english, text) for number, english, text in found if JAPANESE.search(text)]


def everything(title: str) -> Said:
    return [
        *wording(title), *screens(title), *glosses(title), *plans(title), *texts(title),
    ]  # fmt: skip


def wrong(found: Glossary, said: Said) -> Iterator[str]:
    """The places where something stands that must not stand for a term."""
    for term in (*found.terms, EVERYWHERE):
        for pattern in term.wrong:
            for place, _english, japanese in said:
                if re.search(pattern, japanese):
                    yield f"{place}: {japanese!r} for {term.en!r}: not {pattern}, but {term.ja}"


def missing(found: Glossary, said: Said) -> Iterator[str]:
    """The places where the English has a term of the rules and the Japanese does not. What is
    part of a longer term is that term."""
    terms = sorted(found.rules, key=lambda term: -len(term.en))
    for place, english, japanese in said:
        left = FIELD.sub("", EITHER.sub(r"\1", english))
        for term in terms:
            pattern = rf"(?<![\w-]){re.escape(term.en)}(s|es|ed|d)?(?![\w-])"
            rest = re.sub(pattern, "", left, flags=re.IGNORECASE)
            if rest != left and not any(word in japanese for word in (term.ja, *term.also)):
                yield f"{place}: {english!r} has {term.en!r}, {japanese!r} not {term.ja}"
            left = rest


def load(title: str) -> Glossary:
    """The terms of a game, and its keywords."""
    found = glossary.load(f"headjudge.games.{title}")
    stated = [Term(word.name, word.ja, (), word.wrong) for word in games.load(title).keywords]
    return msgspec.structs.replace(found, keywords=(*stated, *found.keywords))


@pytest.mark.parametrize("title", games.NAMES)
class TestEveryGame:
    def test_no_wrong_word_stands_for_a_term(self, title: str) -> None:
        said = everything(title)
        assert len(said) > 700
        assert list(wrong(load(title), said)) == []

    def test_the_words_of_the_game_are_the_terms(self, title: str) -> None:
        assert list(missing(load(title), [*wording(title), *screens(title)])) == []

    def test_headings_of_the_rulebook_are_the_terms(self, title: str) -> None:
        terms = {
            term.en.casefold(): term.ja for term in (*load(title).rules, *load(title).keywords)
        }
        named = 0
        for number, english, japanese in glosses(title):
            term = terms.get(english.casefold().strip("[]"))
            if term is not None:
                named += 1
                assert term in japanese, number
        assert named > 5

    def test_every_term_is_used(self, title: str) -> None:
        said = " ".join([japanese for _place, _english, japanese in everything(title)])
        terms = (*load(title).rules, *load(title).keywords)
        assert [term.ja for term in terms if term.ja not in said] == []

    def test_no_term_has_two_words(self, title: str) -> None:
        found = load(title)
        for part in (found.rules, (*found.keywords, *found.names)):
            names = [term.en for term in part]
            assert len(set(names)) == len(names)

    def test_what_is_printed_on_cards_has_japanese_words(self, title: str) -> None:
        package = games.load(title)
        catalogue = package.rules().shipped
        printed = {
            value
            for card in catalogue.values()
            for name in package.wording.LISTED.values()
            for value in strings(card.values[name])
        }
        keywords = {word.name for card in catalogue.values() for word in card.abilities.keywords}
        said = {term.en for term in (*load(title).keywords, *load(title).names)}
        assert {name for name in keywords if name not in said} == set()
        told = tables(f"headjudge.games.{title}", "ja")
        own = {*told.get("colors", {}), *told["types"], *told.get("triggers", {})}
        assert {name for name in printed if name not in said} - own == set()

    def test_a_card_in_japanese_has_no_english_but_in_its_text(self, title: str) -> None:
        said_by = shipped_words(title)
        for number in said_by.cards:
            text = said_by.text(number, "ja").splitlines()
            lines = said_by.card_lines(number, "ja")
            said = [line.partition("[")[0] for line in lines if line not in text]
            assert len(said) > 1
            assert LATIN.search(re.sub(r"ATK|STK|III", "", " ".join(said))) is None, said

    def test_every_deck_has_a_plan_in_japanese(self, title: str) -> None:
        for name, _english, japanese in plans(title):
            assert JAPANESE.search(japanese), name


def strings(value: Any) -> list[str]:
    found = value if isinstance(value, tuple) else (value,)
    return [each for each in found if isinstance(each, str) and each]


def test_the_traits_of_godzilla_cards_are_those_of_the_list() -> None:
    said = glossary.printed("headjudge.games.godzilla")
    for card in printed_cards():
        assert tuple(card.traits_ja) == tuple([said[trait] for trait in card.traits]), card.number


# -- the check can fail ---------------------------------------------------------------------

LIST = glossary.read(
    """
    rules = [
      { en = "attack phase", ja = "アタックフェイズ" },
      { en = "attack", ja = "攻撃", not = ["アタック(?!フェイズ)"] },
    ]
    keywords = [{ en = "Blaze", ja = "炎", not = ["ブレイズ"] }]
    """
)


@pytest.mark.parametrize(
    ("english", "japanese", "is_wrong", "is_missing"),
    [
        ("{Card} attacks.", "{card}が攻撃する。", False, False),
        ("{Card} attacks.", "{card}がアタックする。", True, True),
        ("{Card} attacks.", "{card}が進む。", False, True),
        ("Attack phase.", "アタックフェイズ。", False, False),
        ("Attack phase.", "攻撃フェイズ。", False, True),
        ("Blaze.", "ブレイズ。", True, False),
        ("Draw six cards.", "六枚引く。", True, False),
        ("Draw (6 cards).", "（6枚）引く。", True, False),
        ("{attack}.", "そうする。", False, False),
        ("{Who} {attack|attacks}.", "{who}は進む。", False, True),
    ],
)
def test_a_wrong_word_and_a_missing_one_are_found(
    english: str, japanese: str, is_wrong: bool, is_missing: bool
) -> None:
    said = [("here", english, japanese)]
    assert (bool(list(wrong(LIST, said))), bool(list(missing(LIST, said)))) == (
        is_wrong,
        is_missing,
    )
