"""`docs/judge.md` says what is so: its ruling holds, its commands run, its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from headjudge import games
from headjudge.cli import main
from headjudge.judge.expecting import CHECKS
from headjudge.judge.notation import READERS, TITLE

GUIDE = (Path(__file__).parents[2] / "docs" / "judge.md").read_text(encoding="utf-8")


def test_the_ruling_of_the_guide_holds(tmp_path: Path) -> None:
    file = tmp_path / "blocker.ruling"
    file.write_text(GUIDE.split("```text\n")[1].split("```")[0], encoding="utf-8")
    for more in ([], ["--explain"], ["--quiet"]):
        result = CliRunner().invoke(main, ["judge", str(file), *more])
        assert result.exit_code == 0, result.output
        assert "1 of 1 rulings hold" in result.output


def test_the_japanese_ruling_of_the_guide_holds(tmp_path: Path) -> None:
    file = tmp_path / "call.ruling"
    text = next(each for each in GUIDE.split("```text\n") if each.startswith("裁定"))
    file.write_text(text.split("```")[0], encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", str(file)])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("game", games.NAMES)
def test_a_new_ruling_names_the_questions_and_what_is_done(game: str) -> None:
    made = CliRunner().invoke(main, ["judge", "--new", game]).output
    words = games.load(game).wording(games.load(game).rules().shipped).words("en")
    told = " ".join(re.sub(r"\n#\s+", " ", made).split())
    for name in (*words.prompts, *words.wishes):
        assert name in told, name


@pytest.mark.parametrize("game", games.NAMES)
def test_a_new_ruling_holds_as_it_is(game: str, tmp_path: Path) -> None:
    made = CliRunner().invoke(main, ["judge", "--new", game])
    file = tmp_path / "new.ruling"
    file.write_text(made.output, encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", str(file)])
    assert (result.exit_code, "1 of 1 rulings hold" in result.output) == (0, True), result.output


def test_a_ruling_that_differs_has_its_own_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "wrong.ruling"
    file.write_text("ruling A\ngame vanguard\nexpect you have hand 3\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["judge", str(file)])
    assert result.exit_code == 2
    assert f"{file}:3: expected 'you have hand 3', but there are 0: nothing" in result.output


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.ruling"
    file.write_text("ruling A\nflurb\n", encoding="utf-8")
    for name in (str(file), str(tmp_path / "none.ruling"), str(tmp_path)):
        result = CliRunner().invoke(main, ["judge", name])
        assert result.exit_code == 2 and result.output.count("\n") == 1, result.output
    result = CliRunner().invoke(main, ["judge"])
    assert result.exit_code == 2 and "a file of rulings" in result.output


def test_the_guide_names_every_line_and_clause() -> None:
    for word in (*TITLE, *READERS):
        if word.isascii():
            assert re.search(rf"`{word} ", GUIDE), word
        else:
            assert f"`{word}`" in GUIDE, word
    tables = GUIDE.split("| clause | ")[1:]
    assert len(tables) == 2  # in English and in Japanese
    rows = "".join([each.split("\n\n")[0] for each in tables])
    clauses = [each for each in re.findall(r"`([^`]+)`", rows)]
    for pattern, _check in CHECKS:
        assert any(re.fullmatch(pattern, each) for each in clauses), pattern


def test_the_prompt_plays_branches_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "found.ruling"
    lines = [
        "help", "you have hand Plain", "turn you, main phase", "show", "what if",
        "you: play Nobody", "why not attack", "you: pass", "back", "undo", "turn you, main phase",
        "expect you have hand 1", "why", "undo", f"save {file}", f"save {file}", "quit",
    ]  # fmt: skip
    result = CliRunner().invoke(main, ["judge", "dragonball"], input="\n".join(lines))
    assert result.exit_code == 0
    for words in (
        "what if", "You are asked", "error: 'nobody' means nothing", "Branch 1 begins here.",
        "Back where the branch began.", "Taken back: turn you", "as expected: you have hand 1",
        f"Saved: {file}", "is there already",
    ):  # fmt: skip
        assert words in result.output, (words, result.output)
    text = file.read_text(encoding="utf-8")
    assert "you: pass" not in text and "you have hand Plain" in text
    assert CliRunner().invoke(main, ["judge", str(file)]).exit_code == 0
