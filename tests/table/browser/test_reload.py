"""A page that is loaded anew in the middle of a question shows the same question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.reliability.play import TITLES
from tests.table.browser.conftest import Open
from tests.table.browser.seats import Shown, shown, sit_down, wait
from tests.table.serving import Player, any_answer, new_table, websocket

GAMES = 2  # games of a title that are looked through for kinds of questions
LONG = 90  # answers of one of them
MOST = 5  # kinds of questions that a title adds to those of the titles before
ENOUGH = 11  # kinds of questions that there are at least


def kind_of(question: Any) -> tuple[Any, ...]:
    """What tells questions apart for a page: how many are chosen, of what, in what way."""
    options = question.get("options", [])
    parts = {
        part for each in options for part in ("card", "other", "zone", "index") if part in each
    }
    least, most = question.get("least", 0), question.get("most", 0)
    return (
        min(least, 2), min(most, 2), question.get("ordered", False), "limit" in question,
        question.get("divides", False), bool(question.get("source_number")), frozenset(parts),
        any(each.get("number") and not each.get("card") for each in options),
    )  # fmt: skip


def questions(
    site: httpx.Client, game: str, known: set[tuple[Any, ...]]
) -> Iterator[tuple[str, Any]]:
    """A question of each kind that is not known yet, with its table, while it is open."""
    most = len(known) + MOST
    for seed in range(GAMES):
        table = new_table(site, game, "person", "random", seed=seed)["table"]
        chance = Random(seed)
        with websocket(site) as socket:
            player = Player(socket, table)
            player.ask("pace", delay=0)
            found = player.hear("table")
            given = 0
            while not found["result"] and given < LONG and len(known) < most:
                asked = found["question"]
                if asked is None or asked["seat"] != 0:
                    found = player.hear("table")
                    continue
                if kind_of(asked) not in known:
                    known.add(kind_of(asked))
                    yield table, found
                player.ask("answer", version=found["version"], chosen=any_answer(asked, chance))
                found = player.table_at(player.hear("done")["version"])
                given += 1


def hold_seats(page: Page, site: httpx.Client) -> None:
    """Let the page hold the seats that the client holds by now."""
    origin = str(site.base_url)
    page.context.add_cookies(
        [{"name": name, "value": value, "url": origin} for name, value in site.cookies.items()]
    )


def begin(page: Page, now: Shown) -> None:
    """Begin to answer: one of several, a share, the first number of two, a card that aims."""
    if now.digits and (now.most > 1 or now.left > 1):
        page.keyboard.press(str(now.digits[0]))
    elif page.query_selector(".choice.fold"):
        page.locator(".choice.fold").first.click()
    elif max(now.digits, default=0) > 9:
        page.keyboard.press("1")


def test_a_reload_in_the_middle_of_every_kind_of_question(
    open_page: Open, site: httpx.Client
) -> None:
    page = open_page("/")
    page.evaluate("() => localStorage.setItem('headjudge.pace', '0')")
    known: set[tuple[Any, ...]] = set()
    for game in TITLES:
        for table, found in questions(site, game, known):
            hold_seats(page, site)
            page.goto(f"{site.base_url}/table/{table}")
            wait(page, -1)
            before = shown(page)
            offered = {each["digit"] for each in found["question"].get("options", [])}
            assert set(before.digits) <= offered, before.text
            assert found["question"]["text"].lower() in before.text.lower()
            begin(page, before)
            page.reload()
            wait(page, -1)
            assert shown(page) == before
            assert not page.query_selector(".aiming, .choosing, .choice.typed")
    assert len(known) >= ENOUGH
    assert page.evaluate("attempts") == []


def test_a_reload_behind_the_curtain_shows_nobodys_cards(open_page: Open) -> None:
    page = open_page("/")
    sit_down(page, "dragonball", ("person", "person"), 3)
    for _ in range(10):
        if page.query_selector(".curtain"):
            break
        now = shown(page)
        page.keyboard.press("Control+Enter")
        page.keyboard.press(str(max(now.digits)))
        wait(page, now.version)
    assert page.query_selector(".curtain")
    page.reload()
    wait(page, -1)
    assert page.query_selector(".curtain")
    assert not page.is_visible(".hand")
