"""Every event, question, option and result has words, in English and in Japanese."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import headjudge
from headjudge.games import godzilla
from headjudge.games.godzilla import effects, wording, wording_en, wording_ja
from headjudge.games.godzilla.cards import catalogue
from headjudge.kernel.triggers import IN_VAIN
from headjudge.language.doing import ACT
from headjudge.terminal import words

SOURCE = Path(headjudge.__file__).parent
FILES = [
    *SOURCE.glob("kernel/*.py"),
    *SOURCE.glob("language/*.py"),
    *SOURCE.glob("games/godzilla/*.py"),
]
TABLES = [name for name in vars(wording_en) if name.isupper()]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of that name in the code that makes games."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if getattr(called, "attr", getattr(called, "id", "")) == name:
                    yield node


def strings(name: str, at: int) -> set[str]:
    """The literal strings given as that argument."""
    return {
        str(argument.value)
        for call in calls(name)
        if len(call.args) > at
        for argument in [call.args[at]]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    """What thirty random games bring about."""
    entries: list[dict[str, Any]] = []
    prompts: set[str] = set()
    verbs: set[str] = set()
    decks = sorted(godzilla.decks())
    for number in range(30):
        chance = random.Random(number)
        pair = (decks[number % len(decks)], decks[(number + number // 9) % len(decks)])
        game = headjudge.start("godzilla", pair, seed=number)
        while game.decision is not None and game.state.decisions < 120:
            decision = game.decision
            prompts.add(decision.prompt)
            verbs.update(str(option[0]) for option in decision.options)
            count = chance.randint(decision.least, decision.most)
            game.answer(*chance.sample(range(len(decision.options)), count))
        entries.extend(entry.seen_by(number % 3) for entry in game.log or ())
    return {"entries": entries, "prompts": prompts, "verbs": verbs}


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_have_the_same_keys(table: str) -> None:
    english, japanese = getattr(wording_en, table), getattr(wording_ja, table)
    if isinstance(english, dict):
        assert list(english) == list(japanese)
        for key, text in english.items():
            assert fields(text) == fields(japanese[key]), key
    else:
        assert {meaning for _word, meaning in english} >= {meaning for _word, meaning in japanese}


def fields(text: str) -> set[str]:
    """The fields of a sentence; who and Who are the same, and verbs are English only."""
    return {name.lower() for name in re.findall(r"\{(\w+)\}", text)}


def test_every_kind_of_event_has_words(played: dict[str, Any]) -> None:
    kinds = {*effects.HAPPEN, *strings("note", 0), *(seen["kind"] for seen in played["entries"])}
    assert len(kinds) > 30
    for table in (wording_en.ENTRIES, wording_ja.ENTRIES):
        assert sorted(kinds - set(table)) == []


def test_every_question_has_words(played: dict[str, Any]) -> None:
    own = ("headjudge.language.", "headjudge.games.godzilla.")
    acts = [kind.__name__ for kind in ACT if kind.__module__.startswith(own)]
    prompts = {*strings("Decision", 1), *acts, *played["prompts"]}
    assert len(prompts) > 30
    for table in (wording_en.PROMPTS, wording_ja.PROMPTS):
        assert sorted(prompts - set(table)) == []


def test_every_option_has_words(played: dict[str, Any]) -> None:
    verbs = {*godzilla.VERBS, "yes", "no", "pass", *played["verbs"]}
    for table in (wording_en.OPTIONS, wording_ja.OPTIONS):
        assert sorted(verbs - set(table)) == []


def test_every_area_has_a_name() -> None:
    kinds = set(godzilla.rules().layout.kind)
    for table in (wording_en.ZONES, wording_ja.ZONES):
        assert kinds <= set(table)


def test_every_end_of_a_game_has_words() -> None:
    rules = {each for each in strings("end", 1) if "." in each}
    rules |= {
        str(keyword.value.value)
        for call in calls("call")
        for keyword in call.keywords
        if keyword.arg == "rule" and isinstance(keyword.value, ast.Constant)
    }
    for table in (wording_en.RESULTS, wording_ja.RESULTS):
        assert sorted(rules - set(table)) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_entries_make_whole_sentences(played: dict[str, Any], lang: str) -> None:
    for seen in played["entries"]:
        for viewer in (0, 1, 2):
            text = wording.entry(seen, viewer, lang)
            if seen.get("amount") == IN_VAIN:
                assert text is None
                continue
            assert text, seen
            assert not set("{}|?") & set(text), text
            assert text[0].upper() == text[0]
            if lang == "ja":
                assert JAPANESE.search(text)


def test_the_verb_goes_with_the_player() -> None:
    seen = {"kind": "draw", "seat": 0, "turn": 1, "rules": [], "card": ""}
    assert wording.entry(seen, 0, "en") == "You draw a card."
    assert wording.entry(seen, 1, "en") == "Your opponent draws a card."
    assert wording.entry(seen, 2, "en") == "Player 1 draws a card."
    assert wording.entry(seen, 1, "ja") == "相手はカード1枚を引いた。"


def test_a_result_names_the_victory() -> None:
    ended = {"winner": 1, "rule": "5.13.1.1.2"}
    assert wording.result(ended, 1, "en") == "You win: victory through invasion"
    assert wording.result(ended, 0, "ja") == "相手の勝ち:進攻勝利"
    assert wording.result({"winner": None, "rule": "13.1.1.3"}, 2, "en").startswith("A draw")
    assert wording.result({"winner": 0, "rule": "9.9.9"}, 0, "en") == "You win"


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(headjudge.HeadjudgeError, match="no language 'fr'; there is en, ja"):
        wording.words("fr")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_card_can_be_read(lang: str) -> None:
    for number in catalogue():
        lines = wording.card_lines(number, lang)
        assert lines[0].endswith(f"[{number}]")
        assert len(lines) >= 3
        if lang == "ja":
            assert all(JAPANESE.search(line) for line in lines)


def test_a_card_shows_what_has_changed_about_it() -> None:
    lines = wording.card_lines("HJ1-001", "en", {"threat": 15000, "counter_power": 0})
    assert "now: threat level 15000" in lines


def test_options_of_a_choice_are_the_lines_of_the_card() -> None:
    found = [number for number, card in catalogue().items() if "\n・" in card.texts["en"]]
    for number in found:
        for lang in ("en", "ja"):
            assert wording.bullet(number, 0, lang)
            assert wording.bullet(number, 99, lang) == ""
    assert found
    assert wording.bullet("nothing", 0, "en") == ""


def test_the_terminal_says_everything_in_both_languages() -> None:
    for key, (english, japanese) in words.WORDS.items():
        assert fields(english) == fields(japanese), key
    for _name, english, japanese in words.COMMANDS:
        assert english
        assert JAPANESE.search(japanese)
