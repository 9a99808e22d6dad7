"""`headjudge` alone says what one can do."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from headjudge import games
from headjudge.terminal import overview
from tests.terminal.command_line import fine, run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in overview.LOCALES:
        monkeypatch.delenv(name, raising=False)


def test_without_arguments_the_games_and_the_first_command_are_told() -> None:
    text = fine()
    assert all(name in text for name in games.NAMES)
    assert "Try this first:\n  headjudge play vanguard " in text
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert len(text.splitlines()) < 24


def test_it_is_told_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert overview.language({"LANG": "ja_JP.UTF-8"}) == "ja"
    assert overview.language({"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}) == "en"
    assert overview.language({}) == "en"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    text = fine()
    assert "まずはこちら:\n  headjudge play vanguard --lang ja" in text
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_the_command_to_try_first_works() -> None:
    assert "`help`" in fine(*overview.FIRST[0].split(), input="quit\n")


@pytest.mark.parametrize("typed", [each[0] for each in overview.COMMANDS])
def test_every_command_and_option_that_is_told_exists(typed: str) -> None:
    words = [word for word in typed.split() if word.islower() and not word.startswith("-")]
    path = words[: 2 if words[0] in ("deck", "cards", "rules") else 1]
    text = fine(*path, "--help")
    for word in typed.split():
        assert word in text or word in path


def test_help_and_what_is_no_command_are_as_before() -> None:
    assert "Commands:" in fine("--help")
    result = run("nothing")
    assert result.exit_code == 2
    assert "No such command" in result.stderr
