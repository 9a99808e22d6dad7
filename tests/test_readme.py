"""The README says what is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
from mypy import api as mypy

import headjudge
from headjudge import games
from headjudge.rulebook import book, gate

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COVERAGE = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")


def test_the_coverage_table_is_what_rules_report_prints() -> None:
    """Otherwise: `python scripts/coverage.py`."""
    for title in games.NAMES:
        table = gate.table(gate.report(title)).strip()
        assert f"## {book.load(title).title}\n\n{table}\n" in COVERAGE


@pytest.mark.parametrize("title", games.NAMES)
def test_the_number_of_cards_is_right(title: str) -> None:
    row = next(line for line in README.splitlines() if f"](docs/{title}.md)" in line)
    sides = games.load(title).rules().shipped
    assert int(row.split("|")[4]) == len([number for number in sides if "#" not in number])


def test_it_is_two_screens_long() -> None:
    assert len(README.splitlines()) <= 120


def test_every_page_it_links_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def programs() -> list[str]:
    """The blocks of Python that are no examples of a session."""
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    return [block for block in blocks if not block.startswith(">>>")]


def test_its_sessions_go_as_they_are_printed() -> None:
    found = doctest.DocTestParser().get_doctest(README, {}, "README", "README.md", 0)
    assert len(found.examples) > 5
    assert doctest.DocTestRunner().run(found).failed == 0


def test_its_programs_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in programs():
        exec(block, names)  # noqa: S102 - our own page
    assert names["match"].result is not None
    assert capsys.readouterr().out == f"{names['match'].say()}\n"


def test_the_program_on_the_page_of_the_python_interface_runs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {}
    exec(program, names)  # noqa: S102 - our own page
    assert capsys.readouterr().out == f"{names['match'].say()}\n"


def test_its_bot_is_short_and_beats_the_one_that_takes_any_option() -> None:
    names: dict[str, Any] = {}
    exec(programs()[0], names)  # noqa: S102 - our own page
    lines = programs()[0].split("class ")[1].splitlines()
    assert len([line for line in lines if line.strip()]) <= 15
    decks = sorted(headjudge.decks("vanguard"))
    wins = 0
    for number in range(6):
        own = number % 2  # the seat of the bot
        match = headjudge.start("vanguard", (decks[number], decks[number + 1]), number, log=False)
        players = [headjudge.players.make("random", number)] * 2
        players[own] = names["Brawler"]()
        while match.decision is not None:
            match.answer(*players[match.decision.seat].choose(match.view()))
        assert match.result is not None
        wins += match.result.winner == own
    assert wins >= 5


def test_its_programs_are_fully_typed(tmp_path: Path) -> None:
    file = tmp_path / "programs.py"
    config = str(ROOT / "pyproject.toml")
    file.write_text("".join(programs()), encoding="utf-8")
    said, wrong, code = mypy.run(["--strict", "--config-file", config, str(file)])
    assert code == 0, said + wrong
    spoilt = "".join(programs()).replace('option["verb"]', 'option["verbs"]')
    file.write_text(spoilt, encoding="utf-8")
    said, _wrong, code = mypy.run(["--strict", "--config-file", config, str(file)])
    assert code == 1
    assert 'TypedDict "Option" has no key "verbs"' in said
