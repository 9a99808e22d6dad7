"""Tables on virtual time: a loop whose clock jumps, a store that fails, lines that lose messages.

A run is made from its seed alone. A person answers, takes back and sets passes over a line that
drops, doubles, delays and reorders messages and breaks; commits fail before or after they are
made; the server crashes at any moment and comes back with what the store has. Whoever gets no
reply sends the same bytes again.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec

from headjudge.table import forms, journal, lobby
from headjudge.table import messages as m
from headjudge.table.connections import Connection
from headjudge.table.host import Host
from headjudge.table.journal import Answered, AnyEntry, TakenBack
from headjudge.table.store import Row, StoreError

T = TypeVar("T")

PATIENCE = 4.0  # seconds until a request is sent again
MOST_TIME = 50_000.0  # seconds until a run is given up


class Jumping(selectors.DefaultSelector):
    """A selector that does not wait: the clock jumps instead."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise AssertionError("everybody waits, and nothing will ever happen")
        self.loop.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop on virtual time."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = Jumping()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something on virtual time, on a thread of its own: a browser's loop may be at work on
    this one."""

    def on_its_loop() -> T:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(on_its_loop).result()


class Crash(BaseException):
    """The process is gone."""


@dataclass
class Faults:
    """How often what goes wrong, in a hundred."""

    chance: Random
    lost: int = 0  # messages
    doubled: int = 0
    late: int = 0
    broken: int = 0  # lines, at a message
    slow: int = 0  # readers
    failed: int = 0  # commits, before or after they are made
    crashed: int = 0  # processes, before or after a commit
    crashes: int = 0
    seen: dict[str, int] = field(default_factory=dict)

    def strikes(self, name: str) -> bool:
        """Whether this goes wrong now."""
        struck = self.chance.randrange(100) < int(getattr(self, name))
        self.seen[name] = self.seen.get(name, 0) + struck
        return struck


class MemoryStore:
    """A store in memory, which outlives crashes of the server and fails when told to."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.rows: dict[str, Row] = {}
        self.journals: dict[str, list[bytes]] = {}
        self.holders: dict[tuple[str, str], str] = {}

    def create(self, row: Row, holders: list[tuple[str, str]]) -> None:
        self.rows[row.id] = row
        self.journals[row.id] = []
        self.holders.update({(row.id, secret): views for secret, views in holders})

    def append(self, table: str, version: int, at: int, entry: bytes, summary: bytes) -> None:
        self.go_wrong("before")
        kept = self.journals[table]
        if version != len(kept) + 1:
            raise StoreError("that version is there already")
        kept.append(entry)
        self.rows[table] = msgspec.structs.replace(
            self.rows[table], version=version, changed=at, summary=summary
        )
        self.go_wrong("after")

    def go_wrong(self, _when: str) -> None:
        """Fail, or take the whole process down."""
        if self.faults.strikes("crashed"):
            self.faults.crashes += 1
            raise Crash
        if self.faults.strikes("failed"):
            raise StoreError("the disk is full")

    def read(self, table: str) -> tuple[Row, list[bytes]] | None:
        found = self.rows.get(table)
        return None if found is None else (found, list(self.journals[table]))

    def listed(self, limit: int) -> list[Row]:
        return list(self.rows.values())[:limit]

    def views(self, table: str, secret: str) -> str:
        return self.holders.get((table, secret), "")

    def close(self) -> None:
        pass


class World:
    """A server that may crash, and everything that goes on around it."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.chance = Random(seed)
        self.faults = faults
        self.store = MemoryStore(faults)
        self.lives = 0
        self.host = self.born()

    def born(self) -> Host:
        """A server on what the store has."""
        self.lives += 1
        life = self.lives

        async def writer(work: Callable[[], T], /) -> T:
            await asyncio.sleep(self.chance.random() * 0.05)
            if life != self.lives:
                await asyncio.get_running_loop().create_future()  # the process is gone
            try:
                return work()
            except Crash:
                self.crash()
                await asyncio.get_running_loop().create_future()
                raise

        async def engine(work: Callable[[], T], /) -> T:
            await asyncio.sleep(self.chance.random() * 0.01)
            return work()

        loop = asyncio.get_running_loop()
        return Host(self.store, engine, writer, loop.time, Random(self.chance.getrandbits(64)))

    def crash(self) -> None:
        """The server is gone at once, and another one is there."""
        old = self.host
        self.host = self.born()
        for task in list(old.tasks):
            task.cancel()
        for client in list(old.clients):
            assert isinstance(client, Connection)
            assert isinstance(client.transport, Wire)
            client.transport.is_broken = True
            client.transport.heard.put_nowait(None)


class Wire:
    """The way from a connection to its client: slow, and lossy."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_broken = False

    async def send(self, data: bytes) -> None:
        """Hand a message to the client, sometimes not, sometimes twice, sometimes never."""
        await asyncio.sleep(self.faults.chance.random() * 0.02)
        if self.faults.strikes("slow"):
            await asyncio.sleep(self.faults.chance.random() * 20)
        self.is_broken = self.is_broken or self.faults.strikes("lost")
        if self.is_broken:  # what was sent is lost, and all that comes after it
            return
        self.heard.put_nowait(data)
        if self.faults.strikes("doubled"):
            self.heard.put_nowait(data)

    async def close(self) -> None:
        """The client notices that the line is gone."""
        self.is_broken = True
        self.heard.put_nowait(None)


@dataclass
class Asked:
    """A request that was sent, and the version that it was acknowledged with."""

    request: m.Answer | m.Undo | m.SetPassing
    version: int = 0


class Person:
    """Somebody at seat 0 who plays at random and insists on replies."""

    def __init__(self, world: World, table: str, secret: str, chance: Random) -> None:
        self.world = world
        self.table = table
        self.secret = secret
        self.chance = chance
        self.asked: list[Asked] = []
        self.pending: Asked | None = None
        self.said: m.TableSaid | None = None
        self.lines: dict[int, m.LineSaid] = {}
        self.connection: Connection | None = None
        self.wire = Wire(world.faults)
        self.refusals: dict[str, int] = {}

    def connect(self) -> None:
        """Connect anew and join, with what is known already."""
        self.wire = Wire(self.world.faults)
        host = self.world.host
        self.connection = Connection(host, self.wire, {self.table: self.secret})
        since = max(self.lines, default=0)
        version = self.said.version if self.said is not None and since else 0
        self.send(m.Join(table=self.table, viewer=0, since=since, version=version))

    def send(self, request: m.AnyRequest) -> None:
        """Send a request over the line, which loses, doubles, delays and reorders."""
        faults, connection = self.world.faults, self.connection
        assert connection is not None
        data = msgspec.json.encode(request)
        if faults.strikes("broken"):
            self.wire.is_broken = True
            self.wire.heard.put_nowait(None)
            asyncio.ensure_future(connection.leave())
            return
        if faults.strikes("lost"):
            return

        async def arrive(wait: float) -> None:
            await asyncio.sleep(wait)
            if not connection.is_gone:
                await connection.receive(data)

        for _copy in range(2 if faults.strikes("doubled") else 1):
            wait = self.chance.random() * (8 if faults.strikes("late") else 0.02)
            self.world.host.start(arrive(wait))

    async def play(self, answers: int) -> None:
        """Play until so many answers were acknowledged, or the game is over."""
        self.connect()
        while not self.is_done(answers):
            assert asyncio.get_running_loop().time() < MOST_TIME, "it never ends"
            try:
                data = await asyncio.wait_for(self.wire.heard.get(), PATIENCE)
            except TimeoutError:
                data = None
            if data is None:
                await self.come_back()
                continue
            self.hear(msgspec.json.decode(data, type=m.AnyMessage))

    def is_done(self, answers: int) -> bool:
        """Whether enough was played."""
        if self.pending is not None or self.said is None:
            return False
        return bool(self.said.result) or len(self.asked) >= answers

    async def come_back(self) -> None:
        """Nothing was heard for a while, or the line is gone: connect anew, mostly, and send the
        same bytes again."""
        assert self.connection is not None
        if self.connection.is_gone or self.wire.is_broken or self.chance.random() < 0.5:
            await self.connection.leave()
            await asyncio.sleep(1)
            self.connect()
        if self.pending is not None:
            self.send(self.pending.request)

    def hear(self, message: m.AnyMessage) -> None:
        """Take what the server says."""
        pending = self.pending
        if isinstance(message, m.TableSaid):
            self.see(message)
            self.act()
        elif isinstance(message, m.Done) and pending is not None:
            if message.ref == pending.request.ref:
                pending.version = message.version
                self.asked.append(pending)
                self.pending = None
        elif isinstance(message, m.Refused):
            self.refusals[message.key] = self.refusals.get(message.key, 0) + 1
            is_mine = pending is not None and message.ref == pending.request.ref
            if is_mine and message.key in ("stale", "not asked", "no undo", "over"):
                self.pending = None
            # anything else is tried again with the same bytes when patience ends

    def watch(self, data: bytes) -> None:
        """Take what the server says without asking for anything any more."""
        message = msgspec.json.decode(data, type=m.AnyMessage)
        if isinstance(message, m.TableSaid):
            self.see(message)

    def see(self, said: m.TableSaid) -> None:
        """The table as it is now: never older than what was acknowledged on this line."""
        if self.said is not None and said.version < self.said.version:
            return  # an old message that came late
        self.lines = {number: line for number, line in self.lines.items() if number <= said.since}
        self.lines.update({line.number: line for line in said.log})
        self.said = said

    def act(self) -> None:
        """Ask for something, if it is this person's turn to."""
        said = self.said
        if self.pending is not None or said is None or said.question is None:
            return
        ref = len(self.asked) * 1000 + self.chance.randrange(1, 1000)
        question = said.question
        request: m.Answer | m.Undo | m.SetPassing
        if said.undo.to and self.chance.random() < 0.1:
            to = self.chance.choice(said.undo.to[:3])
            request = m.Undo(table=self.table, ref=ref, version=said.version, to=to)
        elif self.chance.random() < 0.05:
            untils: tuple[journal.Until, ...] = ("", "answer", "turn")
            until = self.chance.choice(untils)
            request = m.SetPassing(
                table=self.table, ref=ref, version=said.version, until=until, stops=[]
            )
        elif question.seat == 0:
            count = self.chance.randint(question.least, question.most)
            chosen = self.chance.sample(range(len(question.options)), count)
            request = m.Answer(table=self.table, ref=ref, version=said.version, chosen=chosen)
        else:
            return
        self.pending = Asked(request)
        self.send(request)


def new_setup(game: str, seed: int, kinds: tuple[str, str] = ("person", "random")) -> journal.Setup:
    """A person against a bot, or whom else."""
    decks = sorted(lobby.shipped_decks(game))
    seats = [
        forms.SeatWish(kind=kind, deck=decks[(seed + at) % len(decks)])
        for at, kind in enumerate(kinds)
    ]
    return lobby.set_up(forms.NewTable(game=game, seats=seats, seed=seed), seed)


def entries_of(world: World, table: str) -> list[AnyEntry]:
    """The journal of a table."""
    return entries_of_store(world.store, table)


def entries_of_store(store: MemoryStore, table: str) -> list[AnyEntry]:
    """The journal of a table, from its store."""
    return [journal.read_entry(each) for each in store.journals[table]]


def is_of(entry: AnyEntry, request: m.Answer | m.Undo | m.SetPassing) -> bool:
    """Whether an entry is what a request asked for."""
    if entry.ref != request.ref or entry.seat != 0:
        return False
    if isinstance(request, m.Answer):
        return isinstance(entry, Answered) and entry.chosen == request.chosen
    if isinstance(request, m.Undo):
        return isinstance(entry, TakenBack) and entry.to == request.to
    return isinstance(entry, journal.PassingSet) and entry.until == request.until
