"""The README says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_every_page_it_links_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
