"""The pages of rulings in the documentation."""

from __future__ import annotations

import pytest

from headjudge import games
from headjudge.judge.notation import read
from scripts import rulings

PAGES = rulings.ROOT / "docs"


@pytest.mark.parametrize("game", games.NAMES)
def test_every_ruling_of_a_game_stands_on_its_page_once(game: str) -> None:
    text = (PAGES / f"rulings-{game}.md").read_text(encoding="utf-8")
    page = rulings.with_rulings(text)
    entries = [line for line in page.splitlines() if line.startswith("- [")]
    there = [(path, each) for path in rulings.files(game) for each in read(path.read_text("utf-8"))]
    assert there and sorted(entries) == sorted([rulings.entry(game, *each) for each in there])
    for path in rulings.files(game):
        assert page.count(f"({rulings.anchor(path)})=\n") == 1, path


@pytest.mark.parametrize("game", games.NAMES)
def test_chapters_are_in_the_order_of_the_book(game: str) -> None:
    titles = [line for line in rulings.page(game).splitlines() if line.startswith("## ")]
    numbers = [int(title[3:].split(".")[0]) for title in titles[:-1]]
    assert numbers == sorted(set(numbers)) and titles[-1] == "## The rulings as text"


def test_signs_of_markdown_in_a_title_are_plain_signs_on_the_page() -> None:
    assert rulings.escaped("[Blocker] costs <2> *") == r"\[Blocker\] costs \<2\> \*"
