"""The rooms of a game's package, and the tables of them in the documentation."""

from __future__ import annotations

import re

import pytest

from scripts import chapters


@pytest.mark.parametrize("title", chapters.titles())
def test_the_page_of_a_game_lists_its_rooms(title: str) -> None:
    """Otherwise: `python scripts/chapters.py`."""
    text = chapters.page(title).read_text(encoding="utf-8")
    assert text == chapters.with_table(title, text)


@pytest.mark.parametrize("title", chapters.titles())
def test_every_room_says_what_is_in_it_and_is_short(title: str) -> None:
    for path in chapters.rooms(title):
        assert chapters.first_paragraph(path)[:1].isdigit(), path
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 500, path


@pytest.mark.parametrize("title", chapters.titles())
def test_a_package_has_at_most_nine_entries_besides_its_chapters(title: str) -> None:
    there = [each for each in (chapters.GAMES / title).iterdir() if each.name != "__pycache__"]
    others = [each.name for each in there if not re.match(r"c\d\d_", each.name)]
    assert len(others) <= 9, sorted(others)
