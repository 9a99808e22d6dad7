"""Sitting down at a table in a browser, and reading the question that it shows."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urljoin

from playwright.sync_api import Page

SET_UP = """async (wish) => {
    const home = await (await fetch("/api/home")).json();
    const decks = home.games.find((each) => each.game === wish.game).decks;
    const seats = wish.kinds.map((kind, i) => ({ kind, name: `P${i + 1}`, deck: decks[i].key }));
    const sent = { game: wish.game, seats, seed: wish.seed };
    const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(sent),
        headers: { "content-type": "application/json" } });
    return (await answer.json()).table;
}"""
READ = """() => {
    const prompt = document.querySelector(".prompt"), page = document.querySelector(".tablepage");
    const digits = [...prompt.querySelectorAll("[data-o]")].map((each) => Number(each.dataset.o));
    return {
        version: Number(page.dataset.version), least: Number(prompt.dataset.least ?? 0),
        most: Number(prompt.dataset.most ?? 0), left: Number(prompt.dataset.left ?? 0), digits,
        text: prompt.innerText,
    };
}"""
SETTLED = """(version) => {
    const page = document.querySelector(".tablepage");
    return Number(page?.dataset.version ?? -1) > version
        && document.querySelector(".over, .curtain, .prompt:not(.idle)");
}"""


@dataclass(frozen=True)
class Shown:
    """The question as the page shows it: the version of the table, how many are to be chosen, how
    much is left to divide, and the digits in sight."""

    version: int
    least: int
    most: int
    left: int
    digits: list[int]
    text: str


def sit_down(page: Page, game: str, kinds: tuple[str, str], seed: int) -> str:
    """Set a table up from any page of the site and open it; its name. Players that play by
    themselves answer at once."""
    page.evaluate("() => localStorage.setItem('headjudge.pace', '0')")
    wish = {"game": game, "kinds": list(kinds), "seed": seed}
    table: str = page.evaluate(SET_UP, wish)
    page.goto(urljoin(page.url, f"/table/{table}"))
    wait(page, -1)
    return table


def wait(page: Page, version: int) -> None:
    """Wait until the table is newer than this and somebody here is asked, or it is over."""
    page.wait_for_function(SETTLED, arg=version, timeout=30_000)


def wait_for_focus(page: Page) -> None:
    """Wait until the focus is on the page of the table, where it must be after every answer."""
    page.wait_for_function(
        "() => document.querySelector('.tablepage').contains(document.activeElement)", timeout=3000
    )


def shown(page: Page) -> Shown:
    """The question on the page."""
    return Shown(**page.evaluate(READ))


def is_over(page: Page) -> bool:
    """Whether the page says that the game is over."""
    return bool(page.query_selector(".over"))


def press_number(page: Page, number: int) -> None:
    """Type a number; Enter ends it where a longer one would fit."""
    for sign in str(number):
        page.keyboard.press(sign)
    if page.query_selector(".choice.typed"):
        page.keyboard.press("Enter")


def answer_last(page: Page) -> None:
    """Answer with the last option that is in sight."""
    now = shown(page)
    for digit in sorted(set(now.digits))[-max(1, now.least) :]:
        press_number(page, digit)
    if now.most > 1:
        page.keyboard.press("Control+Enter")
    page.wait_for_function(
        "(version) => Number(document.querySelector('.tablepage').dataset.version) > version",
        arg=now.version,
    )
