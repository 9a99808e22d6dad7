"""A server of tables on a thread of the test's own process, and clients of it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from headjudge.table.app import make_app
from headjudge.table.aside import Does
from headjudge.table.host import Host, at_once
from headjudge.table.lines import config
from headjudge.table.serving import LOOPBACK, free_socket
from headjudge.table.store import SqlStore, Store

PATIENCE = 60.0  # seconds


@contextmanager
def server(
    folder: Path, seed: int = 1, store: Store | None = None, reader: Does | None = None
) -> Iterator[httpx.Client]:
    """A server whose tables are kept in this folder, as a browser of our own pages reaches it."""
    kept = store or SqlStore(f"sqlite:///{folder / 'tables.db'}")
    host = Host(kept, at_once, at_once, Clock(), Random(seed))
    socket = free_socket("127.0.0.1", 0)
    serving = uvicorn.Server(config(make_app(host, LOOPBACK, reader), "error"))
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [socket]})
    thread.start()
    origin = f"http://127.0.0.1:{socket.getsockname()[1]}"
    try:
        with httpx.Client(base_url=origin, headers={"origin": origin}, timeout=PATIENCE) as client:
            yield client
    finally:
        serving.should_exit = True
        thread.join(PATIENCE)
        socket.close()
        kept.close()


@contextmanager
def websocket(client: httpx.Client, **headers: str) -> Iterator[ClientConnection]:
    """A websocket with the cookies of a client."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    sent = {"cookie": cookies, "origin": client.headers["origin"], **headers}
    address = str(client.base_url.join("/ws")).replace("http", "ws", 1)
    with connect(address, additional_headers=sent, max_size=None, ping_interval=None) as found:
        yield found


class Clock:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def new_table(client: httpx.Client, game: str, *kinds: str, **more: Any) -> Any:
    """A table with the first two decks of a game, and these at its seats."""
    found = client.get("/api/home").json()["games"]
    decks = [each["key"] for each in next(g for g in found if g["game"] == game)["decks"]]
    seats = [{"kind": kind, "deck": deck} for kind, deck in zip(kinds, decks, strict=False)]
    made = client.post("/api/tables", json={"game": game, "seed": 5, "seats": seats, **more})
    assert made.status_code == 201, made.text
    return made.json()


class Player:
    """Somebody at a websocket."""

    def __init__(self, socket: ClientConnection, table: str, viewer: int = 0) -> None:
        self.socket = socket
        self.table = table
        self.ref = 0
        self.raw: list[str] = []
        self.ask("join", viewer=viewer)

    def ask(self, kind: str, **more: Any) -> int:
        """Send a request; its number."""
        self.ref += 1
        request = {"type": kind, "table": self.table, "ref": self.ref, **more}
        self.socket.send(json.dumps(request))
        return self.ref

    def hear(self, kind: str = "") -> Any:
        """The next message, or the next of this kind."""
        while True:
            self.raw.append(str(self.socket.recv(PATIENCE)))
            message = json.loads(self.raw[-1])
            if not kind or message["type"] == kind:
                return message

    def table_at(self, version: int) -> Any:
        """The table when it has come to this version."""
        while True:
            found = self.hear("table")
            if found["version"] >= version:
                return found


def any_answer(question: Any, chance: Random) -> list[int]:
    """Some legal answer."""
    count = chance.randint(question.get("least", 0), question.get("most", 0))
    return chance.sample(range(len(question.get("options", []))), count)
