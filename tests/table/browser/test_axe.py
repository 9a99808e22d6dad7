"""No page has anything that axe calls serious: in dark and light, large and small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Page

from tests.table.browser.conftest import lacking
from tests.table.serving import Player, any_answer, new_table, websocket

Open = Callable[..., Page]

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((each) => ['serious', 'critical'].includes(each.impact))
  .map((each) => [each.id, ...each.nodes.slice(0, 3).map((one) => one.target)].join(' '))"""


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe, from the packages of the client."""
    if not AXE.is_file():
        lacking("axe-core is not installed: npm ci in the folder web")
    return AXE.read_text(encoding="utf-8")


# A card on the board is called by its name and, in words, by what is true of it; what stands on it
# are figures and signs, which nobody speaks.
OF_CARDS = "label-content-name-mismatch"


def serious(page: Page, axe: str, but: str = "-") -> list[str]:
    """What axe finds on a page in both themes, but for one rule."""
    page.evaluate(axe)
    found: list[str] = []
    for theme in ("dark", "light"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        told = [each for each in page.evaluate(FOUND) if not each.startswith(but)]
        found += [f"{theme} {each}" for each in told]
    return found


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("/", ".decks .deck"),
        ("/decks/godzilla", ".cards .card"),
        ("/cards/vanguard", ".cards .card"),
        ("/replays", "h1"),
        ("/aim/gateruler", ".on-card .card"),
    ],
)
def test_pages(open_page: Open, axe: str, path: str, wanted: str, width: int) -> None:
    page = open_page(path, width=width)
    page.wait_for_selector(wanted)
    assert serious(page, axe) == []


def test_what_is_wrong_with_a_list_and_a_card_in_full(open_page: Open, axe: str) -> None:
    page = open_page("/decks/godzilla")
    page.get_by_label("List of the deck").fill("5 HJ1-011\n2 Nothing at all")
    page.wait_for_selector(".violations li")
    assert serious(page, axe) == []
    page = open_page("/cards/dragonball")
    page.locator(".cards .card").first.click()
    page.wait_for_selector(".detail .card.big")
    assert serious(page, axe) == []


def played(site: httpx.Client, game: str, decisions: int) -> str:
    """A table at which so many decisions were made, and which is given up."""
    table: str = new_table(site, game, "person", "random")["table"]
    chance = Random(2)
    with websocket(site) as socket:
        player = Player(socket, table)
        found = player.hear("table")
        for _ in range(decisions):
            while found["question"] is None or found["question"]["seat"] != 0:
                found = player.hear("table")
            chosen = any_answer(found["question"], chance)
            player.ask("answer", version=found["version"], chosen=chosen)
            found = player.table_at(player.hear("done")["version"])
        player.ask("concede", version=found["version"])
        player.hear("done")
    return table


def test_the_table_and_the_replay_room(open_page: Open, site: httpx.Client, axe: str) -> None:
    table = new_table(site, "gateruler", "person", "random")["table"]
    page = open_page(f"/table/{table}")
    page.wait_for_selector(".prompt")
    assert serious(page, axe, OF_CARDS) == []
    over = played(site, "gateruler", 6)
    page = open_page(f"/replay/{over}?at=4")
    page.wait_for_selector(".timeline")
    assert serious(page, axe, OF_CARDS) == []
