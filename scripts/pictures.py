#!/usr/bin/env python3
"""Takes the pictures of docs/pictures from the client: starts a server in a folder of its own,
has two players play each game, goes back to full positions of these games, and looks at them.

    python scripts/pictures.py            # all of them
    python scripts/pictures.py lobby deck # those whose names begin so

It wants the built client and a chromium (see tests/table/browser)."""

from __future__ import annotations

import base64
import os
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.table.browser.conftest import installed  # noqa: E402
from tests.table.serving import Player, new_table, server, websocket  # noqa: E402

OUT: Final = ROOT / "docs" / "pictures"
STEP: Final = 2  # moments from one that is looked at to the next
MAIN: Final = ("main", "act")  # the questions of a main phase
PILE: Final = 9  # cards of a zone that are not laid side by side
SEEDS: Final = range(11, 17)
SETTLED: Final = 900  # milliseconds
WIDE, MIDDLE, NARROW = (1440, 900), (1024, 768), (390, 844)

OWN: Final = "\n".join(
    f"""
[[card]]
number = "OWN-{number}"
name = "{name}"
type = "battle"
rank = 2
colors = ["red"]
traits = ["Quarry"]
invasion = 1
counter = 3000
text = "{text}"
"""
    for number, name, text in (
        (1, "Quarry Warden", "[Enter] Draw 1 card."),
        (2, "Quarry Sentry", "[Enter] Look at the moon."),
    )
)

PALETTE: Final = ROOT / "scripts" / "palette.js"


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def small(browser: Browser, png: bytes) -> bytes:
    """A screenshot as a PNG with a palette."""
    page = browser.new_page()
    source = "data:image/png;base64," + base64.b64encode(png).decode()
    width, height, palette, indices = page.evaluate(
        PALETTE.read_text(encoding="utf-8").split("\n", 2)[2], source
    )
    page.close()
    pixels = base64.b64decode(indices)
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes([part for each in palette for part in each])
    return b"\x89PNG\r\n\x1a\n" + b"".join([
        chunk(b"IHDR", head), chunk(b"PLTE", colours), chunk(b"IDAT", zlib.compress(rows, 9)),
        chunk(b"IEND", b""),
    ])  # fmt: skip


# -- games and their moments ---------------------------------------------------------------


@dataclass
class Tables:
    """Games that two players played, and their moments as the one who is asked sees them."""

    client: httpx.Client
    played: dict[tuple[str, int], str] = field(default_factory=dict)
    seen: dict[str, list[tuple[int, Any]]] = field(default_factory=dict)

    def game(self, game: str, seed: int = SEEDS[0]) -> str:
        """A finished game of two players that play by themselves."""
        if (game, seed) not in self.played:
            table = new_table(self.client, game, "greedy", "greedy", seed=seed)["table"]
            with websocket(self.client) as socket:
                player = Player(socket, table)
                player.ask("pace", delay=0)
                while not player.hear("table")["result"]:
                    pass
            self.played[game, seed] = table
        return self.played[game, seed]

    def moments(self, table: str) -> list[tuple[int, Any]]:
        """The moments of a game."""
        if table not in self.seen:
            self.seen[table] = []
            for each in self.client.get(f"/api/replays/{table}").json()["moments"][::STEP]:
                if each["seat"] >= 0:
                    query = {"viewer": each["seat"], "since": 10**6}
                    found = self.client.get(f"/api/replays/{table}/{each['at']}", params=query)
                    self.seen[table].append((each["at"], found.json()))
        return self.seen[table]

    def fullest(self, game: str, is_wanted: Callable[[Any], bool]) -> tuple[str, int, int]:
        """The fullest moment that is wanted, of the first game that has one: the table, how many
        answers were given, and which seat is asked."""
        for seed in SEEDS:
            played = self.game(game, seed)
            fitting = [(at, said) for at, said in self.moments(played) if is_wanted(said)]
            if fitting:
                at, said = max(fitting, key=lambda each: fullness(each[1]))
                return played, at, said["viewer"]
        raise SystemExit(f"no such moment in {len(SEEDS)} games of {game}")

    def at(self, game: str, is_wanted: Callable[[Any], bool], lang: str = "en") -> str:
        """A table at the fullest moment that is wanted, with a person at the seat that is asked.
        Who was asked just before gives that answer again, so that it can be taken back."""
        played, at, viewer = self.fullest(game, is_wanted)
        moments = self.client.get(f"/api/replays/{played}").json()["moments"]
        again = at > 0 and moments[at - 1]["seat"] == viewer
        seats = [{"kind": "person" if seat == viewer else "greedy"} for seat in (0, 1)]
        wish = {
            "game": game, "record_of": played, "at": at - 1 if again else at, "seats": seats,
            "lang": lang,
        }  # fmt: skip
        table = str(self.client.post("/api/tables", json=wish).json()["table"])
        if again:
            answers = self.client.get(f"/api/replays/{played}/record").json()["answers"]
            with websocket(self.client) as socket:
                player = Player(socket, table, viewer)
                version = player.hear("table")["version"]
                player.ask("answer", version=version, chosen=answers[at - 1])
                player.hear("done")
        return table


def fullness(said: Any) -> int:
    """How much there is to see on the board: what lies in zones, and not in piles."""
    seen = sum(len(zone["cards"]) for zone in said["view"]["zones"] if len(zone["cards"]) < PILE)
    return seen + 2 * min(9, len((said["question"] or {}).get("options", [])))


def chooses(said: Any, least: int = 5) -> bool:
    """A question with so many things to do."""
    return len((said["question"] or {}).get("options", [])) >= least


def main_action(said: Any) -> bool:
    """The player whose turn it is may do many things."""
    own = said["view"]["turn_player"] == said["viewer"]
    return own and chooses(said) and said["question"]["prompt"] in MAIN


def aims(said: Any) -> bool:
    """Some card may choose among two things to attack."""
    options = (said["question"] or {}).get("options", [])
    sources = [each["card"] for each in options if each.get("card") and each.get("other")]
    return len(sources) > len(set(sources)) + 1 and main_action(said)


def held_back(said: Any) -> bool:
    """Some card in the hand can do nothing, among others that can."""
    if not main_action(said):
        return False
    offered = {each.get("card") for each in said["question"]["options"]}
    held = [
        card["handle"]
        for zone in said["view"]["zones"]
        if zone["kind"] == "hand" and zone["seat"] == said["viewer"]
        for card in zone["cards"]
    ]
    return bool(set(held) - offered) and bool(set(held) & offered)


def guards(said: Any) -> bool:
    """The defender is asked for guardians."""
    return bool(said["question"]) and said["question"]["prompt"] == "guard" and chooses(said, 3)


def waits(said: Any) -> bool:
    """The other player may answer what waits to be resolved."""
    return answers(said) and bool(said["waiting"]) and chooses(said, 2)


def answers(said: Any) -> bool:
    """The other player is asked in somebody's turn, while something is under way."""
    return bool(said["question"]) and said["view"]["turn_player"] != said["viewer"]


def several(said: Any) -> bool:
    """Several are to be chosen."""
    return bool(said["question"]) and said["question"].get("most", 1) > 1 and chooses(said, 3)


# -- what is done before a picture ---------------------------------------------------------------


def aim(page: Page) -> None:
    """Touch cards that can do something until one of them aims."""
    for card in page.locator(".board .card.lit").all():
        card.click()
        page.wait_for_timeout(150)
        if page.locator(".aiming").count():
            return
        page.keyboard.press("Escape")


def why_not(page: Page) -> None:
    """Touch a card of the hand that can do nothing."""
    card = page.locator(".fan .card:not(.lit)")
    if card.count():
        card.first.click()
    page.wait_for_timeout(600)


def rule(page: Page) -> None:
    """Open the rule of the question."""
    page.locator(".prompt .rule").first.click()
    page.wait_for_timeout(600)


def pull(page: Page) -> None:
    """Open the hand of a phone."""
    page.locator(".pull").click()


def two(page: Page) -> None:
    """Choose two of several."""
    for number in (1, 3):
        page.locator(f".prompt [data-o='{number}']").click()


def menu(page: Page) -> None:
    """Open what a card of the hand can do, of one that can do two things."""
    for card in page.locator(".hand .card.lit").all():
        if card.locator("kbd").count() > 1:
            card.click(position={"x": 12, "y": 40})
            page.wait_for_selector(".pop.menu")
            return


def drop_cards(page: Page) -> None:
    """Drop a file with a card that is read and one that is not."""
    page.evaluate(
        "([name, text]) => { const data = new DataTransfer();"
        " data.items.add(new File([text], name)); document.querySelector('.drop').dispatchEvent("
        "new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })); }",
        ["own.toml", OWN],
    )
    page.wait_for_selector(".report")


def as_text(page: Page) -> None:
    """Show the table as text."""
    page.keyboard.press("t")


def wrong_list(page: Page) -> None:
    """A deck with two things wrong."""
    page.locator(".picks select").nth(1).select_option("ember_rush")
    page.get_by_role("heading", name="Ember Rush").wait_for()
    list_field = page.get_by_label("List of the deck")
    rows = list_field.input_value()
    list_field.fill(rows.replace("4 HJ1-011", "5 HJ1-011") + "\n2 HJ1-036 Lanternmaw")
    page.wait_for_selector(".violations li")


@dataclass
class Shot:
    """A picture: which page, at which size, and what is done before it."""

    path: str
    size: tuple[int, int] = WIDE
    theme: str = "dark"
    lang: str = "en"
    before: Callable[[Page], None] | None = None
    game: str = ""
    wanted: Callable[[Any], bool] = main_action


SHOTS: Final[dict[str, Shot]] = {
    "deck-1440": Shot("/decks/godzilla", before=wrong_list),
    "cards-1440": Shot("/cards/dragonball", theme="light"),
    "motifs": Shot("/motifs", (1440, 1330)),
    "aim-1024": Shot("/aim/vanguard", MIDDLE),
    "replay-1440": Shot("/replay/{played}?at={at}&side={side}&hands=open", game="dragonball"),
    "godzilla-1440": Shot("", game="godzilla"),
    "godzilla-1440-japanese": Shot("", game="godzilla", lang="ja"),
    "godzilla-1440-several": Shot("", game="godzilla", wanted=several, before=two),
    "godzilla-1024": Shot("", MIDDLE, game="godzilla", before=menu),
    "godzilla-390": Shot("", NARROW, game="godzilla"),
    "vanguard-1440-guard": Shot("", game="vanguard", wanted=guards),
    "vanguard-1440-light": Shot("", game="vanguard", theme="light"),
    "vanguard-390": Shot("", NARROW, game="vanguard", wanted=guards),
    "dragonball-1440-aim": Shot("", game="dragonball", wanted=aims, before=aim),
    "dragonball-1440-why-not": Shot(
        "", theme="light", game="dragonball", wanted=held_back, before=why_not
    ),
    "dragonball-390-hand": Shot("", NARROW, game="dragonball", before=pull),
    "gateruler-1440-gate": Shot("", game="gateruler", wanted=waits),
    "gateruler-1440-rule": Shot("", game="gateruler", before=rule),
    "gateruler-1024-light": Shot("", MIDDLE, "light", game="gateruler", wanted=waits),
    "gateruler-390-light": Shot("", NARROW, "light", game="gateruler", wanted=answers),
    "text-mode-1440": Shot("", game="vanguard", wanted=guards, before=as_text),
    # these list the games that the others left behind
    "lobby-1440": Shot("/", before=drop_cards),
    "lobby-390": Shot("/", NARROW, "light", "ja"),
}


@contextmanager
def page_of(browser: Browser, client: httpx.Client, shot: Shot) -> Iterator[Page]:
    """A page of a browser with the cookies of the client."""
    width, height = shot.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if shot.theme == "light" else "dark",
        locale=shot.lang,
        reduced_motion="reduce",
    )
    origin = str(client.base_url)
    context.add_cookies(
        [{"name": name, "value": value, "url": origin} for name, value in client.cookies.items()]
    )
    yield context.new_page()
    context.close()


def take(browser: Browser, tables: Tables, name: str, shot: Shot) -> None:
    """Take one picture."""
    path = shot.path
    if not path:
        path = f"/table/{tables.at(shot.game, shot.wanted, shot.lang)}"
    elif shot.game:
        played, at, side = tables.fullest(shot.game, shot.wanted)
        path = path.format(played=played, at=at, side=side)
    with page_of(browser, tables.client, shot) as page:
        page.goto(f"{tables.client.base_url}{path}")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED)
        if shot.before:
            shot.before(page)
            page.wait_for_timeout(SETTLED)
        data = small(browser, page.screenshot())
    (OUT / f"{name}.png").write_bytes(data)
    print(f"{name}.png {len(data) // 1000} kB", flush=True)


def main(wanted: list[str]) -> None:
    """Take the pictures whose names begin with one of these, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        os.environ["HEADJUDGE_DATA"] = folder
        browser = playwright.chromium.launch(
            executable_path=installed(), args=["--no-sandbox", "--disable-gpu"]
        )
        with server(Path(folder)) as client:
            tables = Tables(client)
            for name, shot in SHOTS.items():
                if not wanted or any(name.startswith(each) for each in wanted):
                    take(browser, tables, name, shot)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
