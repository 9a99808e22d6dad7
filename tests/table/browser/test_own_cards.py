"""Own cards: a file is dropped, what becomes of each card is shown, and a deck is played with."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.table.browser.conftest import Open
from tests.table.browser.seats import shown, wait

CARDS = """
[[card]]
number = "OWN-1"
name = "Kettle Warden"
type = "battle"
rank = 2
colors = ["red"]
traits = ["Kettle"]
invasion = 1
counter = 3000
text = "[Enter] Draw 1 card."

[[card]]
number = "OWN-2"
name = "Kettle Singer"
type = "battle"
rank = 2
colors = ["red"]
traits = ["Kettle"]
invasion = 1
counter = 2000
text = "[Enter] Sing a song to the harbour."
"""
DROP = """([where, name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    document.querySelector(where).dispatchEvent(
        new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file where the lobby takes cards."""
    page.wait_for_selector(".drop")
    page.evaluate(DROP, [".drop", name, text])


def test_dropped_cards_are_read_kept_and_played_with(open_page: Open, site: httpx.Client) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Godzilla").click()
    drop(page, "own.toml", CARDS)
    report = page.locator(".report")
    expect(report.get_by_text("Read: 1")).to_be_visible()
    expect(report.get_by_text("Refused: 1")).to_be_visible()
    refused = report.locator("li li").filter(has_text="Kettle Singer")
    assert "Sing a song" in refused.locator("mark").inner_text()
    page.get_by_role("button", name="Keep these cards").click()
    expect(page.get_by_text("Kept as")).to_be_visible()

    page.goto(f"{site.base_url}/cards/godzilla")
    page.get_by_role("searchbox").fill("kettle")
    page.get_by_role("button", name="Kettle Warden").click()
    detail = page.locator(".detail")
    expect(detail.get_by_text("read whole")).to_be_visible()
    home = site.get("/api/home").json()
    decks = next(each for each in home["games"] if each["game"] == "godzilla")["decks"]
    rows = site.post("/api/decks/check", json={"game": "godzilla", "deck": decks[0]["key"]}).json()
    assert rows["problems"] == []
    for _ in range(2):
        page.get_by_role("button", name="One more in your list").click()
    expect(detail.locator(".into b")).to_have_text("2")
    page.get_by_role("link", name="To your list").click()
    field = page.get_by_label("List of the deck")
    expect(field).to_have_value("2 Kettle Warden (OWN-1)")
    expect(page.locator(".violations li").first).to_be_visible()


def test_a_deck_with_an_own_card_is_played(open_page: Open, site: httpx.Client) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Godzilla").click()
    drop(page, "own.toml", CARDS)
    page.get_by_role("button", name="Keep these cards").click()
    expect(page.get_by_text("Kept as")).to_be_visible()
    found = site.post("/api/decks/check", json={"game": "godzilla", "deck": "ember_rush"}).json()
    # one copy of a card of the main deck, which is in no other part, makes room for the own one
    rows = found["as_list"].splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("4 "))
    rows[at] = rows[at].replace("4 ", "3 ", 1)
    page.goto(f"{site.base_url}/decks/godzilla")
    page.get_by_label("List of the deck").fill("\n".join([*rows, "1 OWN-1"]))
    expect(page.locator(".sum .yes")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Random bot").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    wait(page, -1)
    assert shown(page).digits


def test_a_file_that_is_no_cards_says_what_is_wrong(open_page: Open) -> None:
    page = open_page("/")
    drop(page, "own.toml", "[[card]\nnumber = ")
    expect(page.locator(".drop .violations li, .drop .bad").first).to_be_visible()
