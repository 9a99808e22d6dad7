"""A fight on the board shows what the rules are going to compare, and its parts."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.table.browser.conftest import Open
from tests.table.browser.seats import wait
from tests.table.serving import Player, any_answer, new_table, websocket

MOST_GAMES, MOST_ANSWERS = 8, 200


def in_a_fight(site: httpx.Client, game: str) -> tuple[str, list[list[int]]]:
    """A table whose question is asked in the midst of a fight, one side of which has several parts;
    both sides' parts."""
    for seed in range(MOST_GAMES):
        table: str = new_table(site, game, "person", "greedy", seed=seed)["table"]
        chance = Random(seed)
        with websocket(site) as socket:
            player = Player(socket, table)
            player.ask("pace", delay=0)
            found = player.hear("table")
            for _answer in range(MOST_ANSWERS):
                while not found["result"] and (found["question"] or {"seat": 1})["seat"] != 0:
                    found = player.hear("table")
                if found["result"]:
                    break
                compared: list[Any] = found["view"].get("scene", {}).get("compared", [])
                sides = [compared[0][side]["parts"] for side in ("attacker", "target") if compared]
                if any(any(each[1:]) for each in sides):
                    return table, sides
                chosen = any_answer(found["question"], chance)
                player.ask("answer", version=found["version"], chosen=chosen)
                found = player.table_at(player.hear("done")["version"])
    raise AssertionError(f"no fight of several parts in {MOST_GAMES} games of {game}")


@pytest.mark.parametrize("game", ["vanguard", "dragonball", "gateruler"])
def test_a_fight_shows_what_is_compared(open_page: Open, site: httpx.Client, game: str) -> None:
    table, sides = in_a_fight(site, game)
    page = open_page(f"/table/{table}")
    wait(page, -1)
    fighters = page.locator(".clash .fight")
    expect(fighters).to_have_count(2)
    for at, parts in enumerate(sides):
        assert fighters.nth(at).locator("b").inner_text() == str(sum(parts))
        told = "".join(fighters.nth(at).locator("small").all_inner_texts())
        for part in [each for each in parts[1:] if each]:
            assert str(abs(part)) in told and str(parts[0]) in told


def test_a_slot_that_folds_is_there_only_while_it_is_used(
    open_page: Open, site: httpx.Client
) -> None:
    """Of three zones for strategies two are there, unless an ability gives a third."""
    table = new_table(site, "godzilla", "person", "random", seed=5)["table"]
    page = open_page("/")
    page.context.add_cookies(
        [{"name": k, "value": v, "url": str(site.base_url)} for k, v in site.cookies.items()]
    )
    page.goto(f"{site.base_url}/table/{table}")
    wait(page, -1)
    places = page.locator('.side.near [data-slot^="strategy/"]')
    expect(places).to_have_count(2)
