"""Cards fly from where they lay to where they lie, unless the reader asked for no motion."""

from __future__ import annotations

import httpx
import pytest

from tests.table.browser.conftest import Open
from tests.table.browser.seats import answer_last
from tests.table.browser.test_table import under_way

# Every card that begins to fly, and where from: its first and last place on the screen.
COUNT = """() => {
    window.flown = [];
    const layer = document.querySelector(".flights");
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
            const frames = node.getAnimations()[0]?.effect.getKeyframes() ?? [];
            flown.push(frames.map((frame) => frame.transform));
        }
    }).observe(layer, { childList: true });
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_cards_fly_where_motion_is_welcome_and_nothing_is_left_in_the_air(
    open_page: Open, site: httpx.Client, motion: bool
) -> None:
    page = open_page(f"/table/{under_way(site, 'vanguard', 6)}", motion=motion)
    page.wait_for_selector(".prompt:not(.idle)")
    page.evaluate(COUNT)
    for _answer in range(4):
        answer_last(page)
        page.wait_for_selector(".prompt:not(.idle), .over")
    if motion:
        page.wait_for_function("() => flown.length > 0", timeout=5_000)
    page.wait_for_function("() => document.querySelector('.flights').childElementCount === 0")
    flown = page.evaluate("() => flown")
    assert bool(flown) == motion
    for frames in flown:
        assert frames[0] != frames[-1] == "none", "it ends where the card lies"
    assert page.evaluate("() => attempts") == []
