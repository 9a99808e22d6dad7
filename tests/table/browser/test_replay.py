"""The replay room: going through a game, links, records, and taking over from a moment."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.table.browser.conftest import Open
from tests.table.browser.seats import answer_last, shown, wait
from tests.table.browser.test_table import under_way
from tests.table.serving import Player, new_table, websocket

GAME = "godzilla"


@pytest.fixture
def played(site: httpx.Client) -> str:
    """A finished game of two players that play by themselves."""
    table: str = new_table(site, GAME, "greedy", "greedy", seed=2)["table"]
    with websocket(site) as socket:
        player = Player(socket, table)
        player.ask("pace", delay=0)
        while not player.hear("table")["result"]:
            pass
    return table


def wait_for_moment(page: Page, at: int) -> None:
    """Wait until the address names this decision and the board shows it."""
    page.wait_for_function(
        "(at) => new URLSearchParams(location.search).get('at') === String(at)", arg=at
    )
    page.wait_for_selector(".moment[aria-busy=false]")


def test_going_through_a_game_and_linking_to_a_moment(open_page: Open, played: str) -> None:
    page = open_page(f"/replay/{played}?at=4&side=0")
    page.wait_for_selector(".timeline")
    first = page.text_content(".moment") or ""
    page.keyboard.press("ArrowRight")
    expect(page.locator(".moment")).not_to_have_text(first)
    wait_for_moment(page, 5)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".moment")).to_have_text(first)
    page.keyboard.press("PageDown")
    expect(page.locator(".moment")).not_to_have_text(first)
    page.wait_for_selector(".moment[aria-busy=false]")
    told = page.locator(".log .lines li").count()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".log .lines li")).to_have_count(told + 1)
    page.keyboard.press("End")
    expect(page.locator(".moment .rule")).to_have_count(1)
    page.keyboard.press("Home")
    page.get_by_role("slider").fill("7")
    wait_for_moment(page, 7)
    backs = ".backs .card.back"
    assert page.locator(backs).count() > 0
    page.get_by_role("button", name="Show both hands").click()
    expect(page.locator(backs)).to_have_count(0)
    mine = page.text_content(".hand") or ""
    page.get_by_role("button", name="Change sides").click()
    expect(page.locator(".hand")).not_to_have_text(mine)
    linked, text = page.url, page.text_content(".moment") or ""
    assert "side=1" in linked and "hands=open" in linked
    page.goto("about:blank")
    page.goto(linked)
    expect(page.locator(".moment")).to_have_text(text)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => !location.search.includes('at=7&')")
    assert page.evaluate("attempts") == []


def test_taking_over_keeps_the_game_and_the_branch(
    open_page: Open, site: httpx.Client, played: str
) -> None:
    before = site.get(f"/api/replays/{played}").json()
    page = open_page(f"/replay/{played}?at=9&side=0")
    page.evaluate("() => localStorage.setItem('headjudge.pace', '0')")
    page.reload()
    page.get_by_role("combobox").select_option("random")
    page.get_by_role("button", name="Take over from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt[data-least]")  # the table's own, no longer the room's
    for _ in range(3):
        version = shown(page).version
        answer_last(page)
        wait(page, version)
    branch = page.url.rsplit("/", 1)[1]
    assert site.get(f"/api/replays/{played}").json() == before
    page.goto(f"{site.base_url}/")
    expect(page.get_by_text("taken over at decision 9")).to_be_visible()
    moments = site.get(f"/api/replays/{branch}").json()["moments"]
    assert len(moments) > 9
    assert [each["rule"] for each in moments[:9]] == [
        each["rule"] for each in before["moments"][:9]
    ]


def test_a_record_is_taken_away_and_brought_back(
    open_page: Open, site: httpx.Client, played: str, tmp_path: Path
) -> None:
    page = open_page(f"/replay/{played}?at=3")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    page.goto(f"{site.base_url}/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".timeline")
    again = page.url.split("/replay/")[1].split("?")[0]
    one, two = (site.get(f"/api/replays/{each}").json()["moments"] for each in (played, again))
    assert [(each["seat"], each["rule"]) for each in one] == [
        (each["seat"], each["rule"]) for each in two
    ]
    record.write_text('{"no": "record"}')
    page.goto(f"{site.base_url}/replays")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator(".drop .bad")).not_to_be_empty()


# What of a region cannot be clicked where it is: it lies outside the screen, or under something.
HIDDEN = """(region) => [
    ...document.querySelectorAll(`${region} :is(button, a, select)`)
].filter((each) => {
    const box = each.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return !each.contains(document.elementFromPoint(x, y));
}).map((each) => each.getAttribute("aria-label") ?? each.innerText)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_everything_in_the_replay_room_can_be_clicked(
    open_page: Open, site: httpx.Client, width: int, height: int
) -> None:
    page = open_page(f"/replay/{under_way(site, 'vanguard', 6)}?at=3&side=0", width, height)
    page.wait_for_selector(".replay-dock [aria-busy=false]")
    assert page.locator(".replay-dock button:visible").count() > 10
    assert page.evaluate(HIDDEN, ".replay-dock") == []
    page.evaluate(
        "() => document.querySelector('.replay-dock').style.transform = 'translateY(99px)'"
    )
    assert page.evaluate(HIDDEN, ".replay-dock"), "what cannot be clicked is found"
