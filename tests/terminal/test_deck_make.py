"""`headjudge deck make`: a deck that every command reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge import games
from tests.terminal.command_line import fine, run

KITE = """
[[card]]
number = "OWN-1"
name = "Paper Kite"
name_ja = "紙の凧"
type = "battle"
rank = 1
colors = ["red"]
traits = ["Ember"]
invasion = 1
counter_power = 1000
"""


@pytest.mark.parametrize("title", games.NAMES)
@pytest.mark.parametrize("form", ["toml", "list"])
def test_what_is_made_is_legal(title: str, form: str) -> None:
    made = fine("deck", "make", title, "--seed", "5", "--as", form)
    assert fine("deck", "make", title, "--seed", "5", "--as", form) == made
    assert fine("deck", "check", title, "-", input=made).startswith("legal: ")


def test_it_is_made_around_cards_and_in_an_edition() -> None:
    made = fine("deck", "make", "godzilla", "--around", "HJ1-017", "--edition", "en-1.01")
    assert '"HJ1-017"' in made


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "filled up with {} shipped cards\n"), ("ja", "付属のカード{}枚で補いました\n")],
)
def test_shipped_cards_that_fill_it_up_are_told_on_the_error_stream(
    lang: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text(KITE, encoding="utf-8")
    line = ("deck", "make", "godzilla", "--cards", str(file), "--seed", "1", "--lang", lang)
    result = run(*line)
    assert result.exit_code == 0
    own = next(each for each in result.stdout.splitlines() if each.startswith('"OWN-1"'))
    copies = int(own.split()[2])
    assert result.stderr == said.format(54 - copies)
    assert run("deck", "make", "godzilla", "--seed", "1").stderr == ""


def test_what_cannot_be_is_an_error_with_its_rule() -> None:
    result = run("deck", "make", "dragonball", "--around", "HJD-001", "--around", "HJD-033")
    assert result.exit_code == 2
    assert result.stderr.startswith("error: deck.")
    assert result.stderr.endswith("[5-1-3]\n")
    assert result.stdout == ""
