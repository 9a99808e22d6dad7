"""What a deck file says is printed, and tells the terminal nothing: signs that would clear the
screen, or turn the order of the others round, are shown as question marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from headjudge import games
from headjudge.cli import main
from tests.terminal.command_line import fine

CLEARS = "\u001b[2J"
SIGNS = f"{CLEARS}\u009b2J\u202e"
IN_TOML = "\\u001b[2J\\u009b2J\\u202e"
HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def legal_deck() -> str:
    """A legal deck whose name and plan hold such signs, in both languages."""
    text = fine("deck", "show", "godzilla", "ember_rush", "--as", "toml")
    for field in ("name", "name_ja", "plan", "plan_ja"):
        old = next(line for line in text.splitlines() if line.startswith(f"{field} = "))
        text = text.replace(old, f'{field} = "Em{IN_TOML}ber"')
    return text


def harmless(*arguments: str, code: int, input: str = "") -> str:
    """What a command prints on both streams, without a sign that does harm."""
    done = CliRunner().invoke(main, arguments, input=input, color=True)  # as on a terminal
    assert done.exit_code == code, done.output
    assert not HARMFUL.search(done.output), ascii(HARMFUL.search(done.output))
    return done.output


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("deck check godzilla FILE", "Em?[2J?2J?ber"),
        ("deck show godzilla FILE", "Em?[2J?2J?ber"),
        ("deck show godzilla FILE --as toml", "Em\\u001b[2J\\u009b2J\\u202eber"),
        ("deck show godzilla FILE --as list", "Em\\u001b[2J\\u009b2J\\u202eber"),
        ("play godzilla --deck FILE --seed 3", "Em?[2J?2J?ber"),
        ("simulate godzilla --decks FILE FILE --games 1", "Em?[2J?2J?ber"),
    ],
)
def test_a_decks_name_and_plan_do_no_harm(line: str, told: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(legal_deck(), encoding="utf-8")
    words = [str(file) if word == "FILE" else word for word in line.split()]
    assert told in harmless(*words, "--lang", lang, code=0, input="quit\n")


@pytest.mark.parametrize("form", ["toml", "list"])
def test_such_a_deck_is_read_back_as_the_same(form: str) -> None:
    package = games.load("godzilla")
    deck = package.read_deck(legal_deck())
    assert SIGNS in deck.name
    shown = fine("deck", "show", "godzilla", "-", "--as", form, input=legal_deck())
    assert package.read_deck(shown) == deck


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "line",
    [
        "deck check godzilla FILE",
        "play godzilla --deck FILE --seed 3",
        "simulate godzilla --decks FILE FILE --games 1",
    ],
)
def test_the_name_of_an_unknown_card_does_no_harm(line: str, lang: str, tmp_path: Path) -> None:
    for name, text in {
        "deck.toml": f'name = "x"\nmonsters = []\n[main]\n"No{IN_TOML}card" = 4\n',
        "deck.txt": f"4 No{SIGNS}card\n",
    }.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        words = [str(file) if word == "FILE" else word for word in line.split()]
        assert "card" in harmless(*words, "--lang", lang, code=2)


def test_an_unknown_card_in_a_deck_that_is_shown_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(f'name = "x"\nmonsters = []\n[main]\n"No{IN_TOML}card" = 4\n')
    assert "No?[2J?2J?card" in harmless("deck", "show", "godzilla", str(file), code=0)
    for form in ("toml", "list"):
        harmless("deck", "show", "godzilla", str(file), "--as", form, code=0)


@pytest.mark.parametrize(
    "line", ["deck check godzilla {}", "play godzilla --deck {}", "cards check godzilla {}"]
)
def test_the_name_of_a_file_that_is_not_there_does_no_harm(line: str) -> None:
    harmless(*line.format(f"no{CLEARS}file").split(), code=2)
