"""Two people at one screen: neither sees what only the other may know."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.table.browser.conftest import Open
from tests.table.browser.seats import shown, sit_down, wait

GAME = "dragonball"


def hand(page: Page) -> set[str]:
    """The names of the cards in the hand that is shown."""
    found: list[str] = page.eval_on_selector_all(
        ".hand [data-h]", "cards => cards.map((each) => each.dataset.name)"
    )
    return set(found)


def test_a_curtain_hides_the_cards_of_one_player_from_the_other(open_page: Open) -> None:
    page = open_page("/")
    sit_down(page, GAME, ("person", "person"), 3)
    if page.query_selector(".curtain"):
        page.keyboard.press("Enter")
        page.wait_for_selector(".prompt:not(.idle)")
    before = hand(page)
    assert before
    page.hover(".hand [data-h]")
    page.wait_for_selector(".preview h2")
    for _ in range(8):
        now = shown(page)
        page.keyboard.press("Control+Enter")
        page.keyboard.press(str(max(now.digits)))
        wait(page, now.version)
        if page.query_selector(".curtain"):
            break
    curtain = page.query_selector(".curtain")
    assert curtain, "the other player was asked"
    assert not page.is_visible(".hand") and not page.is_visible(".side-panel")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt:not(.idle)")
    secret = before - hand(page)
    assert secret
    text = page.inner_text(".tablepage")
    assert not {name for name in secret if name in text}
