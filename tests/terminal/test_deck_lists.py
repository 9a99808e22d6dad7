"""Decks as lists at the command line: from files and standard input, and printed as such."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from headjudge import games
from headjudge.language import deck_lists
from tests.terminal.command_line import fine, run


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("form", ["list", "toml"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_deck_show_prints_is_read_back(
    title: str, form: str, lang: str, tmp_path: Path
) -> None:
    name = sorted(games.load(title).decks())[0]
    text = fine("deck", "show", title, name, "--as", form, "--lang", lang)
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    for source in (str(file), "-"):
        again = fine("deck", "show", title, source, "--as", form, "--lang", lang, input=text)
        assert again == text
    assert fine("deck", "check", title, "-", input=text).startswith("legal: ")


def a_list(title: str, name: str) -> str:
    return fine("deck", "show", title, name, "--as", "list")


def test_a_list_is_played_and_simulated(tmp_path: Path) -> None:
    text = a_list("godzilla", "ember_rush").partition("\n\n")[2]
    file = tmp_path / "my embers.txt"
    file.write_text(text, encoding="utf-8")
    told = fine("play", "godzilla", "--deck", str(file), "--seed", "3", input="quit\n")
    assert "my embers" in told
    told = fine("simulate", "godzilla", "--decks", str(file), "-", "--games", "1", input=text)
    assert "my embers" in told


@pytest.mark.parametrize(
    "line",
    [
        "deck check godzilla {}",
        "deck show godzilla {}",
        "deck show godzilla {} --as toml",
        "play godzilla --deck {}",
        "simulate godzilla --decks ember_rush {}",
    ],
)
@pytest.mark.parametrize("source", ["file", "-"])
def test_all_that_is_wrong_is_told_a_line_each(line: str, source: str, tmp_path: Path) -> None:
    text = a_list("godzilla", "ember_rush") + "4 Smoldring Calf\n\n7 HJ1-003\n2 zzqqzz\n"
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    at = text.count("\n")
    words = [word.format("-" if source == "-" else file) for word in line.split()]
    result = run(*words, input=text)
    assert result.exit_code == 2
    assert result.stdout == ""
    told = result.stderr.splitlines()
    assert told[:3] == [
        f"error: deck: line {at - 3}: no card 'Smoldring Calf'; did you mean Smoldering Calf "
        "(HJ1-002)?",
        f"error: deck: line {at}: no card 'zzqqzz'",
        "error: deck: without the cards on these lines (6), the deck breaks rules:",
    ]
    assert any(each.endswith("[6.1.1.2]") for each in told[3:])
    assert any("HJ1-003" in each and each.endswith("[6.1.1.4]") for each in told[3:])


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "error: deck: no cards in it"),
        (b"\xff\xfe", "error: deck: standard input is not UTF-8 text"),
        (b"4 x\n" * 50_000, "error: deck: a deck file larger than 100000 bytes"),
        (b"x" * 2_000_000, "error: deck: standard input is larger than 1000000 bytes"),
        (b"4 zz\n" * 1001, "error: deck: a list of more than 1000 lines"),
    ],
)
def test_bad_standard_input_is_one_line(data: bytes, told: str) -> None:
    result = run("deck", "check", "godzilla", "-", input=data)
    assert (result.exit_code, result.stderr) == (2, told + "\n")


def test_what_is_wrong_with_a_line_is_told_in_both_languages() -> None:
    for lang, told in (
        ("en", "error: deck: line 1: no card 'カロ'; did you mean カロウ (HJD-001)?"),
        ("ja", "エラー:deck: 1行目:'カロ'というカードはありません。もしかして:カロウ (HJD-001)"),
    ):
        result = run("deck", "check", "dragonball", "-", "--lang", lang, input="カロ\n")
        assert result.stderr.splitlines()[0] == told


@pytest.mark.parametrize("title", games.NAMES)
def test_every_problem_of_a_line_has_words(title: str) -> None:
    source = Path(deck_lists.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'(?:problem|violation)\(\s*"([a-z ]+)"', source))
    assert len(keys) > 8
    package = games.load(title)
    words = package.wording(package.rules().shipped)
    for lang in ("en", "ja"):
        assert keys <= set(words.words(lang).errors)


def test_a_deck_without_its_leader_is_shown() -> None:
    shown = fine("deck", "show", "dragonball", "-", input="4 HJD-002\n")
    assert [line[:10] for line in shown.splitlines() if line] == ["Deck", " 4 HJD-002"]


def test_the_numbers_of_a_deck_stand_in_a_column_however_long_they_are(tmp_path: Path) -> None:
    card = """
[[card]]
number = "A-SET-WITH-A-LONG-NAME-001"
name = "Paper Kite"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
"""
    file = tmp_path / "kites.toml"
    file.write_text(card, encoding="utf-8")
    text = "4 Paper Kite\n4 HJ1-003\n"
    shown = fine("deck", "show", "godzilla", "-", "--cards", str(file), input=text)
    kite = next(line for line in shown.splitlines() if "LONG" in line)
    other = next(line for line in shown.splitlines() if "HJ1-003" in line)
    name = fine("cards", "list", "godzilla").partition("HJ1-003")[2].split()[0]
    assert kite.index("Paper Kite") == other.index(name)


@pytest.mark.parametrize(("lang", "told"), [("en", "battle: 1 of 1"), ("ja", "交戦: 1枚中1枚")])
def test_types_of_cards_are_told_in_the_games_words(lang: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "kites.toml"
    file.write_text(
        '[[card]]\nnumber = "XX-1"\nname = "Kite"\ntype = "battle"\nrank = 1\n'
        'colors = ["red"]\ntraits = ["Ember"]\ninvasion = 1\ncounter_power = 1000\n'
        'text = "[Enter] Draw 1 card."\n',
        encoding="utf-8",
    )
    assert told in fine("cards", "check", "godzilla", str(file), "--lang", lang)
