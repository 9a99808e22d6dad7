"""The tutorial: what it says to type is typed, and what it says is printed is printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from headjudge import games
from headjudge.terminal.marks import marks
from tests.terminal.guide import blocks, carry_out, commands, section

PAGE = "first-game.md"
HEADINGS = {
    "godzilla": "Godzilla Card Game",
    "vanguard": "Cardfight!! Vanguard",
    "dragonball": "Dragon Ball Super Card Game",
    "gateruler": "Gate Ruler",
}
PROMPT = "> "
TWO_SCREENS = 110  # lines


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HEADJUDGE_DATA", "data")
    monkeypatch.setenv("XDG_STATE_HOME", "state")


@pytest.mark.parametrize("title", games.NAMES)
def test_a_first_game_goes_as_it_is_told(title: str) -> None:
    """Every block is what the terminal prints, one after another, when the lines behind its
    prompts are typed."""
    part = section(PAGE, HEADINGS[title])
    (command,) = commands(part)
    shown = blocks(part, "text")
    typed = [
        line.removeprefix(PROMPT)
        for block in shown
        for line in block.splitlines()
        if line.startswith(PROMPT)
    ]
    assert len(typed) >= 4
    printed = carry_out(command, "".join(f"{line}\n" for line in [*typed, "quit"]))
    rest = "".join(f"{line.rstrip()}\n" for line in printed.splitlines())
    for block in shown:
        assert block in rest, block
        rest = rest.partition(block)[2]


@pytest.mark.parametrize("title", games.NAMES)
def test_each_game_has_its_aim_a_turn_and_the_marks_on_two_screens(title: str) -> None:
    part = section(PAGE, HEADINGS[title])
    assert f"headjudge play {title} " in part
    for word in ("**The aim.**", "**A turn.**", "**On the board.**"):
        assert word in part
    signs = {sign for mark, _ in marks(title, "en") for sign in mark if sign in ">!*■□·"}
    assert signs and all(sign in part.partition("```sh")[0] for sign in signs)
    assert len(part.splitlines()) <= TWO_SCREENS
