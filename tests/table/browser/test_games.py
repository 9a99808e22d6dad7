"""Whole games in a browser: by mouse, on a phone by touch, in Japanese."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, Position

from tests.table.browser.conftest import Open
from tests.table.browser.seats import Shown, is_over, press_number, shown, sit_down, wait

MOST_ANSWERS = 600
MOST_TOUCHES = 12  # of one answer
JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")

# What may be pressed now, the innermost first: beside a card, while aiming, on the board, in the
# hand, in the prompt. What is only partly in sight (a hand that overlaps) is pressed at its edge.
PRESSED = ".pop .choice:not([aria-pressed=true])", ".pop .cards .lit:not(.chosen)", ".aimed"
OFFERED = (
    ".board .card.lit", ".board .slot.lit > .digits", ".hand .card.lit", ".prompt .choice",
    ".prompt .pass:not(:disabled)",
)  # fmt: skip


def seen(page: Page, selectors: tuple[str, ...]) -> list[Locator]:
    """What is there to be pressed of these."""
    return [each for one in selectors for each in page.locator(one).all() if each.is_visible()]


def press(page: Page, at: Locator, by_touch: bool) -> None:
    """Press something as a hand would: at a place where nothing lies on it."""
    at.scroll_into_view_if_needed()
    box = at.bounding_box()
    assert box is not None
    place: Position = {"x": min(14.0, box["width"] / 2), "y": box["height"] / 2}
    if by_touch:
        at.tap(position=place)
    else:
        at.click(position=place)


def answer(page: Page, now: Shown, chance: random.Random, by_touch: bool) -> None:
    """Press until the question is answered: what opens is pressed on, what is chosen confirmed."""
    for _ in range(MOST_TOUCHES):
        confirm = seen(page, (".pop .confirm:not(:disabled)", ".prompt .confirm:not(:disabled)"))
        inner = seen(page, PRESSED)
        if confirm and (not inner or page.locator(".chosen, .choice[aria-pressed=true]").count()):
            press(page, confirm[0], by_touch)
        else:
            found = inner or seen(page, OFFERED)
            assert found, now.text
            press(page, chance.choice(found), by_touch)
        page.wait_for_function(
            "(version) => !document.querySelector('.tablepage.sent')"
            " || Number(document.querySelector('.tablepage').dataset.version) > version",
            arg=now.version,
        )
        if page.evaluate("() => Number(document.querySelector('.tablepage').dataset.version)") > (
            now.version
        ):
            return
    raise AssertionError(f"not answered after {MOST_TOUCHES} touches: {now.text}")


def play(page: Page, game: str, seed: int, by_touch: bool = False) -> int:
    """A whole game; how many answers were given."""
    chance = random.Random(seed)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    sit_down(page, game, ("person", "greedy"), seed)
    given = 0
    while not is_over(page):
        now = shown(page)
        answer(page, now, chance, by_touch)
        wait(page, now.version)
        given += 1
        assert given < MOST_ANSWERS
    assert wrong == []
    assert page.evaluate("() => attempts") == []
    return given


def test_a_whole_game_by_mouse(open_page: Open) -> None:
    page = open_page("/")
    assert play(page, "vanguard", 5) > 5
    assert page.query_selector(".over .rule"), "the result names its rule"


def test_a_whole_game_on_a_phone(open_page: Open) -> None:
    page = open_page("/", width=390, height=844, phone=True)
    assert play(page, "godzilla", 5, by_touch=True) > 5
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_whole_game_in_japanese(open_page: Open) -> None:
    chance = random.Random(3)
    page = open_page("/", lang="ja")
    sit_down(page, "gateruler", ("person", "greedy"), 3)
    given = 0
    while not is_over(page):
        now = shown(page)
        assert JAPANESE.search(page.inner_text("#question")), now.text
        numbers = sorted(set(now.digits))
        for number in chance.sample(numbers, max(1, now.least) if now.most > 1 else 1):
            press_number(page, number)
        if now.most > 1 or now.left > 1:
            page.keyboard.press("Control+Enter")
        wait(page, now.version)
        given += 1
        assert given < MOST_ANSWERS
    told = page.locator(".log .lines li").all_inner_texts()
    assert told
    assert [each for each in told if not JAPANESE.search(each)] == []
    assert JAPANESE.search(page.inner_text(".over .result"))
    assert page.get_attribute("html", "lang") == "ja"
