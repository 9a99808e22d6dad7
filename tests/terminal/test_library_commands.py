"""`headjudge cards add | sets | remove`, and what the other commands know of the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge import library
from tests.terminal.command_line import fine, run
from tests.test_library import INCOMPLETE, KITE, REFUSED, card, stored, written


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of this test's own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HEADJUDGE_DATA", str(folder))
    return folder


@pytest.fixture
def kites(tmp_path: Path) -> str:
    return str(written(tmp_path / "kites.toml", KITE + REFUSED + INCOMPLETE))


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """Ember Rush with three Paper Kites."""
    text = fine("deck", "show", "godzilla", "ember_rush", "--as", "list")
    line = next(line for line in text.splitlines() if "HJ1-017" in line)
    return str(written(tmp_path / "deck.txt", text.replace(line, "3 OWN-1")))


def test_a_set_is_added_listed_and_removed(kites: str) -> None:
    assert fine("cards", "sets", "godzilla") == (
        "no sets of godzilla: `headjudge cards add godzilla FILE` adds one\n"
    )
    told = fine("cards", "add", "godzilla", kites).splitlines()
    assert told[0] == "set kites added: 3 cards"
    assert told[-1].startswith("in all 3: 1 compiled, 1 refused, 1 incomplete")
    (line,) = fine("cards", "sets", "godzilla").splitlines()
    assert line.startswith("kites  2")
    assert line.endswith("1 of 3 (33.3 %)")
    assert fine("cards", "add", "godzilla", kites).startswith("set kites replaced: 3 cards\n")
    assert fine("cards", "remove", "godzilla", "kites") == "set kites removed\n"
    assert "no sets" in fine("cards", "sets", "godzilla")


def test_it_is_said_in_japanese_too(kites: str) -> None:
    assert "セットkitesを加えました:3枚" in fine("cards", "add", "godzilla", kites, "--lang", "ja")
    assert "3枚中1枚" in fine("cards", "sets", "godzilla", "--lang", "ja")
    told = fine("cards", "remove", "godzilla", "kites", "--lang", "ja")
    assert told == "セットkitesを取り除きました\n"


def test_a_set_may_have_a_name_and_pictures_of_its_own(kites: str, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    picture = written(folder / "OWN-1.jpg", "a picture")
    fine("cards", "add", "godzilla", kites, "--set", "mine", "--pictures", str(folder))
    line = fine("cards", "sets", "godzilla")
    assert line.startswith("mine ")
    assert line.endswith(f"pictures in {folder}\n")
    assert library.picture("godzilla", "OWN-1") == picture


def test_verdicts_of_another_version_are_said_to_be_such(kites: str, data: Path) -> None:
    fine("cards", "add", "godzilla", kites)
    text = stored(data).read_text(encoding="utf-8")
    written(stored(data), text.replace('"version":"', '"version":"0.0'))
    assert "counted by another version (0.0" in fine("cards", "sets", "godzilla")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("deck check godzilla {deck}", "legal"),
        ("deck show godzilla {deck}", "Paper Kite"),
        ("play godzilla --deck {deck} --seed 3", "Ember Rush"),
        ("simulate godzilla --decks {deck} ember_rush --games 2 --workers 2", "Ember Rush"),
        ("cards show godzilla OWN-1", "Paper Kite"),
        ("cards list godzilla", "Paper Kite"),
    ],
)
def test_every_command_knows_the_library(line: str, told: str, kites: str, deck: str) -> None:
    command = line.format(deck=deck).split()
    assert "Paper Kite" not in run(*command, input="quit\n").stdout
    fine("cards", "add", "godzilla", kites)
    assert told in fine(*command, input="quit\n")


def test_the_cards_of_one_set_are_listed(kites: str, tmp_path: Path) -> None:
    fine("cards", "add", "godzilla", kites)
    fine("cards", "add", "godzilla", str(written(tmp_path / "boats.toml", card("OWN-6", "Boat"))))
    told = fine("cards", "list", "godzilla", "--set", "kites")
    assert [line.split()[0] for line in told.splitlines()] == ["OWN-1", "OWN-2"]
    told = fine("cards", "list", "godzilla", "--set", "boats", "--trait", "Ember")
    assert [line.split()[0] for line in told.splitlines()] == ["OWN-6"]
    result = run("cards", "list", "godzilla", "--set", "ships")
    assert (result.exit_code, result.stderr) == (
        2, "error: set: no set 'ships' of godzilla; there is boats, kites\n",
    )  # fmt: skip


def test_a_deck_is_told_why_a_card_of_the_library_cannot_be_played(
    kites: str, deck: str, tmp_path: Path
) -> None:
    fine("cards", "add", "godzilla", kites)
    text = Path(deck).read_text(encoding="utf-8")
    for number, why in (("OWN-2", "sing"), ("OWN-3", "rank")):
        file = str(written(tmp_path / "other.txt", text.replace("OWN-1", number)))
        result = run("deck", "check", "godzilla", file)
        assert result.exit_code == 2
        assert why in result.stderr


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("cards add godzilla {folder}/none.toml", "none.toml: No such file or directory"),
        ("cards add godzilla {folder}", "Is a directory"),
        ("cards add godzilla {folder}/bad.toml", "bad.toml: neither TOML nor JSON"),
        ("cards add godzilla {folder}/kites.toml --set a/b", "set: letters, digits"),
        ("cards add godzilla {folder}/kites.toml --pictures {folder}/no", "pictures: "),
        ("cards add chess {folder}/kites.toml", "game: no such game"),
        ("cards remove godzilla kites", "set: no set 'kites'"),
        ("cards remove godzilla ../../x", "set: letters, digits"),
        ("cards sets chess", "game: no such game"),
    ],
)
def test_bad_input_is_a_line_and_adds_nothing(
    line: str, told: str, kites: str, tmp_path: Path, data: Path
) -> None:
    written(tmp_path / "bad.toml", "[[card")
    result = run(*line.format(folder=tmp_path).split())
    assert result.exit_code == 2
    assert result.stderr.startswith("error: ")
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not data.exists()


def test_a_damaged_set_is_told_of_and_the_rest_goes_on(
    kites: str, deck: str, tmp_path: Path, data: Path
) -> None:
    fine("cards", "add", "godzilla", kites)
    fine("cards", "add", "godzilla", str(written(tmp_path / "boats.toml", card("OWN-6", "Boat"))))
    written(stored(data, "boats"), "{")
    result = run("deck", "check", "godzilla", deck)
    assert result.exit_code == 0
    assert result.stderr.startswith("warning: set boats: ")
    assert "`headjudge cards remove godzilla boats` removes it" in result.stderr
    result = run("cards", "sets", "godzilla")
    assert result.exit_code == 2
    assert result.stdout.startswith("kites ")
    assert result.stderr.startswith("error: set boats: ")
    fine("cards", "remove", "godzilla", "boats")
    assert run("deck", "check", "godzilla", deck).stderr == ""
