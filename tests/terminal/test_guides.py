"""What the guides say is true: their files are written and their commands carried out, in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge import games
from tests.terminal.command_line import run
from tests.terminal.guide import blocks, carry_out, commands, section


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_what_is_said_of_decks() -> None:
    """The list is written to the file it names, and the example of errors is what comes of the
    misprint."""
    part = section("your-cards.md", "Your deck")
    text, errors = blocks(part, "text")
    Path("my-deck.txt").write_text(text, encoding="utf-8")
    for line in commands(part):
        printed = carry_out(line)
        if " check " in line:
            assert printed == "legal: my-deck (1.074)\n"
    result = run("deck", "check", "dragonball", "-", input=text.replace("4x Karrow", "4x Karow"))
    assert result.stderr == errors
    for title in games.NAMES:
        for each in games.load(title).DECK_FORM.parts:
            assert f"`{each.en}`" in part


def test_what_is_said_of_decks_made_for_you() -> None:
    part = section("your-cards.md", "A deck made for you")
    printed = [carry_out(line) for line in commands(part)]
    assert printed[0].startswith('name = "')
    assert printed[1].startswith("legal: ")
    assert len(printed) == 3
