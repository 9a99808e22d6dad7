"""A whole game by keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.reliability.play import TITLES
from tests.table.browser.conftest import Open
from tests.table.browser.seats import (
    Shown,
    is_over,
    press_number,
    shown,
    sit_down,
    wait,
    wait_for_focus,
)

MOST_ANSWERS = 600


def answer(page: Page, now: Shown, chance: random.Random) -> None:
    """Answer by keys: one number, or as many as are to be chosen and then Enter."""
    numbers = sorted(set(now.digits))
    if now.left > 1:
        for _ in range(now.left):
            press_number(page, chance.choice(numbers))
        page.keyboard.press("Control+Enter")
    elif now.most > 1:
        for number in chance.sample(numbers, min(len(numbers), max(now.least, 1))):
            press_number(page, number)
        page.keyboard.press("Control+Enter")
    else:
        press_number(page, chance.choice([numbers[-1], *numbers]))


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keyboard(open_page: Open, game: str) -> None:
    chance = random.Random(11)
    page = open_page("/")
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    sit_down(page, game, ("person", "greedy"), 7)
    given = 0
    while not is_over(page):
        now = shown(page)
        assert now.digits, now.text
        wait_for_focus(page)
        answer(page, now, chance)
        wait(page, now.version)
        given += 1
        assert given < MOST_ANSWERS
    assert given > 5
    assert page.query_selector(".over .rule"), "the result names its rule"
    assert page.inner_text(".live")
    assert wrong == []
    assert page.evaluate("() => attempts") == [], "the page kept to its policy"
