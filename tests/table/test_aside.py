"""Files of cards are read in a process of their own, so that tables go on meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from headjudge.table.aside import OnProcess
from tests.table.serving import new_table, server
from tests.table.test_papers import CARD


def own_process(_given: int) -> int:
    return os.getpid()


def end_it(_given: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_set_is_read_and_kept_elsewhere_and_its_cards_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEADJUDGE_DATA", str(tmp_path / "data"))
    with server(tmp_path, reader=OnProcess()) as client:
        new_table(client, "godzilla", "person", "random")
        assert not client.get("/api/cards/godzilla", params={"words": "paper boat"}).json()["cards"]
        wish = {
            "game": "godzilla",
            "file": "mine.toml",
            "text": CARD.format(text="[Revenge] Draw 1 card."),
            "keep": True,
        }
        found = client.post("/api/sets", json=wish).json()
        assert found["kept"] == "mine" and not found["problems"]
        listed = client.get("/api/cards/godzilla", params={"words": "paper boat"}).json()["cards"]
        assert [each["card"]["number"] for each in listed] == ["MINE-1"]


def test_the_process_is_another_one_and_is_begun_anew_when_it_was_ended() -> None:
    async def work() -> None:
        aside = OnProcess()
        first = await aside(own_process, 0)
        assert first not in (os.getpid(), 0)
        assert await aside(own_process, 0) == first, "it is kept"
        os.kill(first, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await aside(own_process, 0) not in (first, os.getpid())
        with pytest.raises(Exception, match="terminated abruptly"):
            await aside(end_it, 0)
        aside.close()

    with ThreadPoolExecutor(1) as thread:  # on this one a browser's loop may run
        thread.submit(asyncio.run, work()).result()
