"""The README says what is true."""

from __future__ import annotations

import re
from pathlib import Path

from headjudge.games.godzilla.cards import catalogue
from headjudge.rulebook import gate

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_coverage_table_is_what_rules_report_prints() -> None:
    found = re.search(
        r"<!-- headjudge rules report -->\n(.*?)<!-- end of report -->", README, re.DOTALL
    )
    assert found is not None
    assert found.group(1).strip() == gate.table(gate.report("godzilla")).strip()


def test_the_number_of_cards_is_right() -> None:
    row = next(line for line in README.splitlines() if line.startswith("| [Godzilla"))
    assert int(row.split("|")[4]) == len(catalogue())


def test_every_page_it_links_to_exists() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
