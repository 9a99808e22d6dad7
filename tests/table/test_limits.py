"""Clients that ask too much, or read nothing: they harm nobody but themselves."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from headjudge.table import app, connections, lines
from headjudge.table import messages as m
from headjudge.table.connections import BURST, MOST_REPLIES, RATE, SEND_TIMEOUT, Connection
from headjudge.table.rates import MOST_CALLERS, Bucket, Buckets
from tests.figures import Figure
from tests.table.serving import Clock, Player, any_answer, new_table, server, websocket
from tests.table.test_hosts import Guest, new_host, quiet_store
from tests.table.virtual import new_setup, run

SOON = 0.1  # seconds


class Quick:
    """A transport whose client takes everything at once."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    async def send(self, data: bytes) -> None:
        """Keep with which key it is refused."""
        self.keys.append(msgspec.json.decode(data).get("key", ""))

    async def close(self) -> None:
        """Nothing is left to do."""


class Stuck:
    """A transport whose client reads nothing."""

    def __init__(self) -> None:
        self.sent = 0

    async def send(self, data: bytes) -> None:
        """Never done."""
        self.sent += 1
        await asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        """Nobody notices."""
        await asyncio.get_running_loop().create_future()


def test_clients_that_read_nothing_delay_nobody_and_are_let_go_of(figure: Figure) -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        id, secret = await host.create(new_setup("godzilla", 2, ("person", "person")), "01")
        loop = asyncio.get_running_loop()
        guest = Guest(host, id, secret)
        said = await guest.join()
        stuck = [Connection(host, Stuck(), {}) for _each in range(200)]
        for each in stuck:
            await each.receive(msgspec.json.encode(m.Join(table=id, viewer=2)))
        chance = Random(1)
        for number in range(figure(quick=10, gate=40, long=400)):
            question, began = said.question, loop.time()
            if question is None:
                break
            if question.seat != said.viewer:
                said = await guest.join(question.seat)
                continue
            chosen = any_answer(msgspec.to_builtins(question), chance)
            request = m.Answer(table=id, ref=number + 2, version=said.version, chosen=chosen)
            assert isinstance(await guest.ask(request), m.Done)
            assert loop.time() - began < SOON
            said = await guest.join(said.viewer)
        assert loop.time() < SEND_TIMEOUT and len(host.clients) == 201, "they are all there still"
        await asyncio.sleep(2 * SEND_TIMEOUT + 1)
        assert host.clients == {guest.connection}
        assert {each.transport.sent for each in stuck if isinstance(each.transport, Stuck)} == {1}
        await host.close()

    run(work())


def test_who_asks_too_fast_is_told_so_and_later_heard_again() -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        quick = Quick()
        connection = Connection(host, quick, {})

        async def ask(times: int) -> list[str]:
            quick.keys.clear()
            for _each in range(times):
                await connection.receive(msgspec.json.encode(m.Leave(table="none")))
                while len(quick.keys) <= _each:
                    await asyncio.sleep(0)
            return quick.keys

        assert await ask(BURST + 5) == ["no table"] * BURST + ["too fast"] * 5
        await asyncio.sleep(1)
        assert await ask(int(RATE) + 1) == ["no table"] * int(RATE) + ["too fast"]
        await host.close()

    run(work())


def test_who_does_not_take_the_replies_is_let_go_of() -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        connection = Connection(host, Stuck(), {})
        for number in range(MOST_REPLIES + 2):
            assert not connection.is_gone, number
            await connection.receive(b"nothing of the protocol")
            await asyncio.sleep(0)
        assert connection.is_gone and len(connection.replies) == MOST_REPLIES + 1
        await asyncio.sleep(2 * SEND_TIMEOUT + 1)
        assert not host.clients
        await host.close()

    run(work())


def test_a_clock_that_is_set_back_refuses_nobody() -> None:
    bucket = Bucket(2, 1.0, 1000.0)
    assert [bucket.take(now) for now in (1000, 1000, 1000, 10, 11, 11)] == [
        True, True, False, False, True, False,
    ]  # fmt: skip
    buckets = Buckets(1, 1.0)
    assert buckets.take("a", 0) and buckets.take("b", 0) and not buckets.take("a", 0)
    for number in range(2 * MOST_CALLERS):
        assert buckets.take(f"caller {number}", 0)
    assert len(buckets.kept) == MOST_CALLERS


# -- over the wire -----------------------------------------------------------------------------


def test_papers_are_asked_for_at_a_bounded_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BURST", 5)
    monkeypatch.setattr(Clock, "__call__", lambda self: self.now)
    with server(tmp_path) as client:
        found = [client.get("/api/boards/godzilla") for _each in range(7)]
        assert [each.status_code for each in found] == [200] * 5 + [429] * 2
        assert found[-1].json()[0]["text"].startswith("Too many requests")


def test_so_many_connect_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_CLIENTS", 2)
    with server(tmp_path) as client, websocket(client), websocket(client) as second:
        with pytest.raises(InvalidStatus), websocket(client):
            pass
        second.close()
        for _each in range(200):
            try:
                with websocket(client):
                    return
            except InvalidStatus:
                time.sleep(0.05)  # until the server has noticed
        raise AssertionError("a place that became free is not given away")


def test_a_browser_that_stops_reading_is_let_go_of_and_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a real line, whose buffers fill."""
    monkeypatch.setattr(connections, "SEND_TIMEOUT", 0.5)
    monkeypatch.setattr(lines, "LINGER", 0.5)
    with server(tmp_path) as client:
        table = new_table(client, "godzilla", "person", "greedy")["table"]
        with websocket(client) as socket, deaf(client) as line:
            player = Player(socket, table)
            said = player.hear("table")
            join = json.dumps({"type": "join", "table": table, "viewer": 2})
            with pytest.raises((ConnectionClosed, OSError)):
                for _each in range(10_000):
                    line.send(join)
                    time.sleep(0.002)
            for _each in range(10):
                if said["question"]["seat"] == 0:
                    chosen = any_answer(said["question"], Random(1))
                    player.ask("answer", version=said["version"], chosen=chosen)
                said = player.hear("table")
        assert said["version"] > 5


def deaf(client: httpx.Client) -> Any:
    """A line whose client reads one message at most and then no more, in small buffers."""
    address = str(client.base_url.join("/ws")).replace("http", "ws", 1)
    found = sockets.create_connection((client.base_url.host, client.base_url.port))
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    found.settimeout(20)
    origin = {"origin": client.headers["origin"]}
    return connect(
        address, sock=found, additional_headers=origin, compression=None, max_queue=1,
        max_size=None, close_timeout=1,
    )  # fmt: skip
