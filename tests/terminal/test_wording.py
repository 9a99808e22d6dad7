"""Every event, question, option and result has words, in English and in Japanese."""

from __future__ import annotations

import ast
from string import Formatter

import pytest

import headjudge
from headjudge.games.godzilla.c02_cards import shipped_pool
from headjudge.games.godzilla.telling.wording import Wording
from headjudge.language.terms import Auto
from headjudge.terminal import words
from tests.terminal.every_word import JAPANESE, EveryWord, a_card, an_entry, calls

wording = Wording(shipped_pool())


class TestEveryWord(EveryWord):
    title = "godzilla"
    games = 30
    decisions = 120
    in_japanese = slice(0, None)
    more_results = frozenset(
        {
            str(keyword.value.value)
            for call in calls("godzilla", "call")
            for keyword in call.keywords
            if keyword.arg == "rule" and isinstance(keyword.value, ast.Constant)
        }
    )


def test_a_result_names_the_victory() -> None:
    ended = {"winner": 1, "rule": "5.13.1.1.2"}
    assert wording.result(ended, 1, "en") == "You win: victory through invasion"
    assert wording.result(ended, 0, "ja") == "相手の勝ち:進攻勝利"
    assert wording.result({"winner": None, "rule": "13.1.1.3"}, 2, "en").startswith("A draw")


@pytest.mark.parametrize(
    ("keyword", "english", "japanese"),
    [
        ("Enter", "You play Enter of X.", "あなたは「X」の出現時の能力を発動した。"),
        ("Strategy", "You play the effect of X.", "あなたは「X」の効果を発動した。"),
        ("", "You play an automatic ability of X.", "あなたは「X」の自動能力を発動した。"),
    ],
)
def test_an_ability_is_told_by_its_keyword(keyword: str, english: str, japanese: str) -> None:
    card, at = next(
        (card, at)
        for card in shipped_pool().values()
        for at, term in enumerate(card.abilities.terms)
        if isinstance(term, Auto) and wording.keyword_of(card, term) == keyword
    )
    ability = {"number": card.number, "at": at, "sort": "Auto"}
    seen = an_entry("ability", who=0, card=a_card(card.number, 0), ability=ability)
    assert wording.entry(seen, 0, "en") == english.replace("X", wording.card(card.number, "en"))
    assert wording.entry(seen, 0, "ja") == japanese.replace("X", wording.card(card.number, "ja"))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(headjudge.HeadjudgeError, match="no language 'fr'; there is en, ja"):
        wording.words("fr")


def test_a_card_shows_what_has_changed_about_it() -> None:
    lines = wording.card_lines("HJ1-001", "en", {"threat": 15000, "counter_power": 0})
    assert "now: threat level 15000" in lines


def test_options_of_a_choice_are_the_lines_of_the_card() -> None:
    found = [number for number, card in shipped_pool().items() if "\n・" in card.texts["en"]]
    for number in found:
        for lang in ("en", "ja"):
            assert wording.bullet(number, 0, lang)
            assert wording.bullet(number, 99, lang) == ""
    assert found
    assert wording.bullet("nothing", 0, "en") == ""


@pytest.mark.parametrize(
    ("n", "told"),
    [(0, "set x added: 0 cards"), (1, "set x added: 1 card"), (2, "set x added: 2 cards")],
)
def test_the_terminal_counts_in_the_right_number(n: int, told: str) -> None:
    assert words.say("set added", "en", name="x", n=n) == told
    assert words.say("set added", "ja", name="x", n=n) == f"セットxを加えました:{n}枚"


def test_the_terminal_says_everything_in_both_languages() -> None:
    english, japanese = words.tables("en"), words.tables("ja")
    for key, told in english["words"].items():
        one, other = (
            {part[1] for part in Formatter().parse(each)} - {None}
            for each in (told, japanese["words"][key])
        )
        assert one == other, key
    assert list(english["commands"]) == list(japanese["commands"])
    assert all(JAPANESE.search(told) for told in japanese["commands"].values())
