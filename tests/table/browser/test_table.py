"""What a table tells whoever touches it: rules, reasons, cards, piles, the log; undo, passing,
the language, an opponent that is held, and a line that was lost."""

from __future__ import annotations

import re
from random import Random

import httpx
from playwright.sync_api import WebSocketRoute, expect

from tests.table.browser.conftest import Open
from tests.table.browser.seats import answer_last, shown, sit_down, wait
from tests.table.serving import Player, any_answer, new_table, websocket

JAPANESE = re.compile("[\u3041-\u30ff\u4e00-\u9fff]")


def under_way(site: httpx.Client, game: str, decisions: int, seed: int = 5) -> str:
    """A table at which a person has made so many decisions, and is asked for the next."""
    table: str = new_table(site, game, "person", "random", seed=seed)["table"]
    chance = Random(seed)
    with websocket(site) as socket:
        player = Player(socket, table)
        player.ask("pace", delay=0)
        found = player.hear("table")
        while decisions or found["question"] is None or found["question"]["seat"] != 0:
            assert not found["result"]
            if found["question"] is None or found["question"]["seat"] != 0:
                found = player.hear("table")
                continue
            chosen = any_answer(found["question"], chance)
            player.ask("answer", version=found["version"], chosen=chosen)
            found = player.table_at(player.hear("done")["version"])
            decisions -= 1
    return table


def test_rules_reasons_cards_piles_and_the_log(open_page: Open, site: httpx.Client) -> None:
    page = open_page(f"/table/{under_way(site, 'godzilla', 8)}")
    wait(page, -1)

    page.locator(".prompt .rule").first.click()
    drawer = page.locator(".drawer")
    number = drawer.locator(".rule.big").inner_text()
    expect(drawer.locator(".gloss")).not_to_be_empty()
    expect(drawer.get_by_text("Where it stands")).to_be_visible()
    other = drawer.locator("li:not(.here) .rule").first
    name = other.inner_text()
    other.click()
    expect(drawer.locator(".rule.big")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(drawer.locator(".rule.big")).to_have_text(number)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    page.locator(".side.near .slot.vacant:not(.lit)").first.click()
    expect(page.locator(".pop.no .rule")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator(".board .card[data-h]:not(.lit)").first.click()
    reason = page.locator(".pop.no")
    expect(reason.locator(".rule").or_(reason.get_by_text("Nothing forbids it"))).to_be_visible()
    page.keyboard.press("Escape")

    card = page.locator(".hand .card[data-h]").first
    card.hover(position={"x": 12, "y": 40})
    expect(page.locator(".preview h2")).to_have_text(card.get_attribute("data-name") or "")
    expect(page.locator(".preview tbody tr").first).to_be_visible()

    page.locator(".near .pile .count").first.click()
    expect(page.locator(".pop.spread h3")).to_be_visible()
    page.keyboard.press("Escape")

    marked = 0
    for line in reversed(page.locator(".log .lines li:has(.named)").all()[-8:]):
        line.hover()
        marked = max(marked, page.locator(".card.pointed").count())
    assert marked > 0, "a line of the log marks the cards that it speaks of"

    page.keyboard.press("g")
    expect(page.locator(".pop.hint .plain li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator(".pop.keys dt").first).to_be_visible()
    assert page.evaluate("attempts") == []


def test_the_language_changes_at_any_time(open_page: Open, site: httpx.Client) -> None:
    page = open_page(f"/table/{under_way(site, 'gateruler', 6)}")
    wait(page, -1)
    before = shown(page)
    assert not JAPANESE.search(before.text)
    page.get_by_role("button", name="日本語で表示").click()
    page.wait_for_function(
        "() => /[\\u3041-\\u9fff]/.test(document.querySelector('.ask').innerText)"
    )
    expect(page.locator(".log .lines li").last).to_have_text(JAPANESE)
    after = shown(page)
    assert (after.digits, after.least, after.most) == (before.digits, before.least, before.most)
    page.get_by_role("button", name="English").click()
    expect(page.locator(".ask")).not_to_have_text(JAPANESE)
    assert shown(page) == before


def test_undo_and_passing(open_page: Open) -> None:
    page = open_page("/")
    sit_down(page, "dragonball", ("person", "random"), 4)
    asked = page.inner_text("#question")
    answer_last(page)
    wait(page, shown(page).version - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#question")).to_have_text(asked)
    page.keyboard.press("p")
    page.get_by_label("Pass until the turn is over").check()
    stops = page.locator(".pop.settings input[type=checkbox]")
    for stop in (0, 1):
        stops.nth(stop).check()
    expect(page.locator(".pop.settings input[type=checkbox]:checked")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".passing.on")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".passing.on")).to_have_count(0)


def test_an_opponent_is_held_stepped_and_summed_up(open_page: Open) -> None:
    page = open_page("/")
    table = sit_down(page, "godzilla", ("person", "random"), 4)
    page.evaluate("() => localStorage.setItem('headjudge.pace', '1200')")
    page.goto(page.url)
    wait(page, -1)
    for _ in range(60):
        if page.query_selector(".prompt.idle"):
            break
        answer_last(page)
    page.get_by_role("button", name="Hold").click()
    step = page.get_by_role("button", name="Next step")
    expect(step).to_be_visible()
    held = int(page.get_attribute(".tablepage", "data-version") or 0)
    page.keyboard.press("n")
    page.wait_for_function(
        "(version) => Number(document.querySelector('.tablepage').dataset.version) > version",
        arg=held,
    )
    for _ in range(60):
        if not page.query_selector(".prompt.idle"):
            break
        before = int(page.get_attribute(".tablepage", "data-version") or 0)
        page.keyboard.press("n")
        page.wait_for_function(
            "(version) => Number(document.querySelector('.tablepage').dataset.version) > version",
            arg=before,
        )
    expect(page.locator(".happened li").first).to_be_visible()
    assert table in page.url


def test_a_lost_line_counts_down_and_comes_back(open_page: Open) -> None:
    page = open_page("/")
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/ws", through)
    sit_down(page, "godzilla", ("person", "random"), 4)
    before = shown(page)
    lines[-1].close()
    lost = page.locator(".lost-line")
    expect(lost).to_contain_text("The connection is lost.")
    expect(lost).to_contain_text(re.compile(r"Trying again in \d+ s|Connecting"))
    expect(lost).to_have_count(0)  # by itself
    assert len(lines) > 1
    assert shown(page) == before
    answer_last(page)
