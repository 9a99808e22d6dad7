"""`./play`: who starts it is told to type that, not a command that is not on their path."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.command_line import fine, run

ROOT = Path(__file__).parents[2]
SHOW = '#!/bin/sh\necho "$HEADJUDGE_COMMAND: $*"\n'


def script(folder: Path, text: str) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text(text, encoding="utf-8")
    folder.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose program shows what it was started with."""
    shutil.copy(ROOT / "play", tmp_path / "play")
    script(tmp_path / "scripts" / "bootstrap.py", "")
    script(tmp_path / ".venv" / "bin" / "headjudge", SHOW)
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["./play"], "./play: serve\n"),
        (["./play", "deck", "list", "godzilla"], "./play: deck list godzilla\n"),
        (["sh", "play", "--version"], "./play: --version\n"),
    ],
)
def test_the_program_knows_what_was_typed(checkout: Path, typed: list[str], told: str) -> None:
    done = subprocess.run(typed, cwd=checkout, capture_output=True, text=True, check=True)
    assert done.stdout == told


@pytest.mark.parametrize("command", ["", "./play"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_game_goes_on_by_the_command_it_was_started_with(
    monkeypatch: pytest.MonkeyPatch, lang: str, command: str
) -> None:
    monkeypatch.setenv("HEADJUDGE_COMMAND", command)
    text = fine("play", "godzilla", "--seed", "3", "--lang", lang, input="pass\nquit\n")
    assert f": {command or 'headjudge'} play godzilla --resume" in text


def test_the_overview_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_COMMAND", "./play")
    monkeypatch.setenv("LC_ALL", "C")
    text = fine()
    assert "Try this first:\n  ./play play vanguard " in text
    assert "headjudge " not in text


def started(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What the program says that the entry point starts."""
    call = [sys.executable, "-c", "from headjudge.cli import main; main()", *arguments]
    return subprocess.run(call, capture_output=True, text=True, check=False)


def test_the_help_and_a_wrong_call_name_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for command, usage in (("./play", "Usage: ./play play "), ("", "Usage: headjudge play ")):
        monkeypatch.setenv("HEADJUDGE_COMMAND", command)
        assert started("play", "--help").stdout.startswith(usage)
        told = f"error: usage: a file of rulings, or a game: {usage.split()[1]} judge vanguard\n"
        assert started("judge").stderr == told


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_way_out_of_a_damaged_set_names_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    monkeypatch.setenv("HEADJUDGE_COMMAND", "./play")
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path))
    script(tmp_path / "cards" / "godzilla" / "boats.json", "{")
    told = run("cards", "sets", "godzilla", "--lang", lang).stderr
    assert "`./play cards remove godzilla boats`" in told
