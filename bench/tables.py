"""How long an answer takes while many tables with bots go on.

    python -m bench.tables [TABLES] [SECONDS]

A server in this process has so many tables, at each a person and a bot, who make one decision a
second. After a while, when everybody has joined and texts were read, times are taken. Printed:
how long it takes from an answer to its acknowledgement.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from headjudge import games
from headjudge.table import forms, lobby
from headjudge.table import messages as m
from headjudge.table.connections import Connection
from headjudge.table.host import Host
from headjudge.table.serving import OnThread, collect_seldom
from headjudge.table.store import SqlStore


class Person:
    """A client that answers once a second, as its transport too."""

    def __init__(self, table: str, chance: Random, took: list[float]) -> None:
        self.table = table
        self.chance = chance
        self.took = took
        self.sent = 0.0
        self.counts_from = 0.0
        self.news = asyncio.Event()
        self.said: m.TableSaid | None = None

    async def send(self, data: bytes) -> None:
        """Take a message of the server."""
        message = msgspec.json.decode(data, type=m.AnyMessage)
        if isinstance(message, m.TableSaid):
            self.said = message
            self.news.set()
        elif isinstance(message, m.Done) and self.sent > self.counts_from:
            self.took.append(time.perf_counter() - self.sent)

    async def close(self) -> None:
        """Nothing is left to do."""

    async def play(self, host: Host, secret: str, until: float) -> None:
        """Join, and answer whenever asked, once a second."""
        connection = Connection(host, self, {self.table: secret})
        await asyncio.sleep(self.chance.random())
        await connection.receive(msgspec.json.encode(m.Join(table=self.table, viewer=0)))
        while time.perf_counter() < until:
            await asyncio.sleep(1)
            said = self.said
            if said is None or said.question is None or said.question.seat != 0:
                continue
            question = said.question
            count = self.chance.randint(question.least, question.most)
            chosen = self.chance.sample(range(len(question.options)), count)
            self.sent = time.perf_counter()
            answer = m.Answer(table=self.table, version=said.version, chosen=chosen, ref=1)
            await connection.receive(msgspec.json.encode(answer))
        await connection.leave()


async def measure(count: int, seconds: float) -> list[float]:
    """The times of all answers."""
    took: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = SqlStore(f"sqlite:///{Path(folder) / 'tables.db'}")
        host = Host(store, OnThread("games"), OnThread("store"), time.time, Random(1))
        people: list[tuple[Person, str]] = []
        for number in range(count):
            game = games.NAMES[number % len(games.NAMES)]
            decks = sorted(lobby.shipped_decks(game))
            kinds = ("person", "greedy")
            seats = [
                forms.SeatWish(kind=kind, deck=decks[(number + at) % len(decks)])
                for at, kind in enumerate(kinds)
            ]
            setup = lobby.set_up(forms.NewTable(game=game, seats=seats, seed=number), number)
            table, secret = await host.create(setup, "0")
            host.open[table].delay = 1000
            people.append((Person(table, Random(number), took), secret))
        until = time.perf_counter() + WARM + seconds
        for each, _secret in people:
            each.counts_from = until - seconds
        await asyncio.gather(*[each.play(host, secret, until) for each, secret in people])
        await host.close()
        store.close()
    return sorted(took)


def main() -> None:
    """Measure and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30.0
    collect_seldom()
    took = asyncio.run(measure(count, seconds))
    share = {name: took[min(len(took) - 1, int(len(took) * at))] for name, at in SHARES.items()}
    told = ", ".join(f"{name} {1000 * each:.1f} ms" for name, each in share.items())
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{count} tables, {len(took)} answers in {seconds:.0f} s: {told} (load {load})")


WARM = 20.0  # seconds before times are taken
SHARES = {"median": 0.5, "p99": 0.99, "most": 1.0}

if __name__ == "__main__":
    main()
