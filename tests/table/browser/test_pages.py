"""Lobby, decks, cards and the aim of a game, in a browser."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from headjudge import games, reports
from headjudge.sim import simulate

Open = Callable[..., Page]


def test_the_lobby_starts_a_game_and_remembers_what_was_chosen(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Gate Ruler").click()
    page.get_by_role("button", name="Random bot").click()
    page.get_by_role("button", name="Lantern Watch").click()
    page.get_by_label("Seed").fill("5")
    page.reload()
    pressed = page.locator("[aria-pressed=true]")
    expect(pressed.filter(has_text="Gate Ruler")).to_have_count(1)
    expect(pressed.filter(has_text="Random bot")).to_have_count(1)
    expect(pressed.filter(has_text="Lantern Watch")).to_have_count(1)
    assert page.get_by_label("Seed").input_value() == "5"
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.goto(page.url.split("/table/")[0])
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)


def test_a_pasted_list_is_checked_as_it_is_typed(open_page: Open) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Godzilla").click()
    page.get_by_role("button", name="Paste a list").click()
    field = page.get_by_label("List of the deck")
    field.fill("3 Sparkmit\n5 HJ1-011")
    wrong = page.locator(".violations li")
    expect(wrong.filter(has_text="line 1:")).to_be_visible()
    page.get_by_role("button", name="Sparkmite").first.click()
    assert field.input_value().splitlines()[0] == "3 Sparkmite (HJ1-011)"
    expect(wrong.filter(has_text="line 1:")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "/table/" not in page.url


@pytest.mark.parametrize("game", games.NAMES)
def test_every_shipped_deck_is_shown_whole(open_page: Open, game: str) -> None:
    page = open_page(f"/decks/{game}")
    expect(page.locator(".sum .yes")).to_be_visible()
    held = page.locator(".cards .many .card")
    expect(held.nth(10)).to_be_visible()
    assert page.locator(".cards .card.back").count() == 0
    assert page.locator(".curve li").count() > 1
    held.first.click()
    expect(page.locator("dialog .card.big")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_aim_of_each_game_is_told(open_page: Open, site: httpx.Client, lang: str) -> None:
    page = open_page("/", lang=lang)
    for game in games.NAMES:
        page.goto(f"{site.base_url}/aim/{game}")
        expect(page.locator("section.panel p").first).to_be_visible()
        lessons = site.get(f"/api/boards/{game}").json()["lessons"]
        told = page.locator("main").inner_text()
        assert [each["text"][lang] in told for each in lessons] == [True] * 3


SIZES = [(1440, 900), (1024, 768), (390, 844)]


@pytest.mark.parametrize("path", ["/", "/decks", "/cards", "/replays", "/aim/godzilla"])
def test_no_page_is_wider_than_the_screen(open_page: Open, path: str) -> None:
    page = open_page(path)
    page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("attempts") == []


def test_no_word_of_the_pages_is_missing(open_page: Open, site: httpx.Client) -> None:
    home = site.get("/api/home", params={"lang": "ja"}).json()
    page = open_page("/", lang="ja")
    page.wait_for_selector(".games")
    told = page.locator("body").inner_text()
    assert home["words"]["under way"] in told
    assert "Games under way" not in told


def test_a_report_is_opened_from_the_lobby_in_its_own_style(
    open_page: Open, site: httpx.Client
) -> None:
    decks = ("ember_rush", "drowned_choir")
    reports.keep("night-1", simulate("godzilla", decks, games=4, seed=3))
    page = open_page("/")
    page.get_by_role("link", name="night-1").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("4 games")
    heat = page.locator("td.heat").first
    assert heat.evaluate("cell => getComputedStyle(cell).textAlign") == "center"
    assert page.evaluate("attempts") == []
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("link", name="night-1")).to_be_visible()
