"""Cards that a player is shown, looked at or revealed, lie open in a panel until it is closed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.table.browser.conftest import Open
from tests.table.browser.seats import wait
from tests.table.browser.test_axe import OF_CARDS, axe, serious
from tests.table.serving import Player, any_answer, new_table, websocket

__all__ = ["axe"]
GAME, SEED, BEFORE = "gateruler", 1, 2  # after so many answers the next one lets its player look


class Elsewhere:
    """The player of the page at another window, who goes on with the game."""

    def __init__(self, player: Player, chance: Random) -> None:
        self.player = player
        self.chance = chance
        self.found: Any = player.hear("table")

    def answer(self) -> list[Any]:
        """Answer once, when it is asked for; the lines of the log that came of it."""
        while self.found["question"] is None or self.found["question"]["seat"] != 0:
            self.found = self.player.hear("table")
        chosen = any_answer(self.found["question"], self.chance)
        seen = max([line["number"] for line in self.found["log"]], default=self.found["since"])
        self.player.ask("answer", version=self.found["version"], chosen=chosen)
        self.found = self.player.table_at(self.player.hear("done")["version"])
        return [line for line in self.found["log"] if line["number"] > seen]


@contextmanager
def begun(site: httpx.Client) -> Iterator[tuple[str, Elsewhere]]:
    """A table at which the next answer but so many shows cards, with whoever gives it."""
    table: str = new_table(site, GAME, "person", "random", seed=SEED)["table"]
    with websocket(site) as socket:
        player = Player(socket, table)
        player.ask("pace", delay=0)
        yield table, Elsewhere(player, Random(SEED))


def shown_by(elsewhere: Elsewhere) -> list[str]:
    """Go on until cards are shown: their numbers."""
    for _ in range(20):
        for line in elsewhere.answer():
            if line.get("shown"):
                numbers: list[str] = line["shown"]
                return numbers
    raise AssertionError("nothing was shown")


def names(page: Page) -> list[str]:
    """The cards in the panel."""
    cards = page.locator(".showings .card")
    return [each.get_attribute("data-name") or "" for each in cards.all()]


@pytest.mark.parametrize("width", [1440, 390])
def test_what_is_looked_at_stays_until_it_is_closed_and_comes_again(
    open_page: Open, site: httpx.Client, axe: str, width: int
) -> None:
    with begun(site) as (table, elsewhere):
        page = open_page(f"/table/{table}", width=width, height=900 if width > 400 else 844)
        wait(page, -1)
        panel = page.locator(".showings")
        expect(panel).to_have_count(0)
        numbers = shown_by(elsewhere)
        expect(panel.get_by_role("heading", name="Cards that were shown")).to_be_visible()
        found = names(page)
        assert len(found) == len(numbers) > 1 and all(found)
        assert serious(page, axe, OF_CARDS) == []

        for _ in range(2):  # the box of the question first, if there is one
            page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        page.keyboard.press("v")
        expect(panel.locator(".card").first).to_be_focused()
        assert names(page) == found
        page.keyboard.press("ArrowRight")
        expect(panel.locator(".card").nth(1)).to_be_focused()
        if width > 400:
            expect(page.locator(".preview h2")).to_have_text(found[1])
        panel.get_by_role("button", name="Close").click()
        expect(panel).to_have_count(0)

        if width < 400:
            page.get_by_role("button", name="Log", exact=True).click()
        again = page.locator(".log .again").last
        expect(again).to_have_text(f"See again ({len(numbers)})")
        again.focus()
        page.keyboard.press("Enter")
        expect(panel).to_be_visible()
        assert names(page) == found
        assert page.evaluate("attempts") == []


def test_it_is_told_in_japanese_and_as_text(open_page: Open, site: httpx.Client) -> None:
    with begun(site) as (table, elsewhere):
        page = open_page(f"/table/{table}", lang="ja")
        wait(page, -1)
        shown_by(elsewhere)
        panel = page.locator(".showings")
        expect(panel.get_by_role("heading", name="見せられたカード")).to_be_visible()
        expect(page.locator(".log .again").last).to_have_text(re.compile(r"もう一度見る\(\d+枚\)"))
        page.keyboard.press("t")
        expect(page.locator(".text-page .showings li p")).to_be_visible()
        page.get_by_role("button", name="English").click()
        expect(panel.get_by_role("heading", name="Cards that were shown")).to_be_visible()


def test_what_is_taken_back_is_not_shown_any_more(open_page: Open, site: httpx.Client) -> None:
    with begun(site) as (table, elsewhere):
        page = open_page(f"/table/{table}")
        wait(page, -1)
        shown_by(elsewhere)
        panel = page.locator(".showings")
        expect(panel).to_be_visible()
        page.keyboard.press("u")
        expect(panel).to_have_count(0)
