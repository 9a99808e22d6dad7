"""All tables of a server, and the connections that look at them.

Every change of a table is committed to the store, then taken, then acknowledged and shown. One
change of a table is made at a time. After a commit that failed, whatever became of it, the table
is read anew from the store, which alone is true.

The games run on one thread (`engine`) and the store on another (`writer`), so that the loop is
free to listen. Both are parameters, as are the clock, the source of randomness, the store and the
transport of each connection.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol, TypeVar

import msgspec

from headjudge import explain
from headjudge.kernel.errors import HeadjudgeError
from headjudge.table import journal, tables
from headjudge.table import messages as m
from headjudge.table.journal import Setup, encode
from headjudge.table.store import Row, Store, StoreError
from headjudge.table.tables import PERSON, PUBLIC, Change, Table
from headjudge.table.words import refusal

T = TypeVar("T")

SEND_TIMEOUT: Final = 10.0  # seconds in which a client must take a message
MOST_REPLIES: Final = 64  # that wait for one client
MOST_WATCHED: Final = 8  # tables by one connection
MOST_OPEN: Final = 500  # tables that are kept at hand
MOST_LISTED: Final = 500
BOTS_ONLY: Final = 600  # milliseconds between two answers where nobody but bots plays
BURST: Final = 60  # requests of a connection at once
RATE: Final = 30.0  # and a second
SLOW: Final = 5.0  # seconds before a bot tries again after a commit that failed


class Runs(Protocol):
    """Runs a function elsewhere, and gives what it returns."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Transport(Protocol):
    """The way to one client."""

    async def send(self, data: bytes) -> None:
        """Hand a message over; it may take long."""

    async def close(self) -> None:
        """End the connection."""


class Closed(Exception):
    """A client that is gone, or does not read."""


@dataclass(eq=False)
class Open:
    """A table at hand. `delay` and `held`: how players that play by themselves go on."""

    table: Table
    begun: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    step: asyncio.Event = field(default_factory=asyncio.Event)
    delay: int = 0
    held: bool = False
    is_stale: bool = False


@dataclass(eq=False)
class Watcher:
    """What a connection looks at: which table, as whom, in which language; the last line of the
    log and the version that were sent, and the cards that were told of."""

    connection: Connection
    table: str
    viewer: int
    lang: m.Lang
    since: int = 0
    seen: int = -1
    told: set[str] = field(default_factory=set)
    is_due: bool = True


def no_matter(_version: int) -> None:
    """Nobody waits for an acknowledgement."""


class Host:
    """All tables."""

    def __init__(
        self,
        store: Store,
        engine: Runs,
        writer: Runs,
        clock: Callable[[], float],
        chance: Random,
    ) -> None:
        self.store = store
        self.engine = engine
        self.writer = writer
        self.clock = clock
        self.chance = chance
        self.open: dict[str, Open] = {}
        self.opening = asyncio.Lock()  # tables are read from the store one by one
        self.connections: set[Connection] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    # -- tables -----------------------------------------------------------------------------

    async def create(self, setup: Setup, views: str) -> tuple[str, str]:
        """Set a table up; its name, and the secret with which its creator gets these views."""
        id = f"{self.chance.getrandbits(60):015x}"
        secret = f"{self.chance.getrandbits(192):048x}"
        table = await self.engine(lambda: tables.begin(id, setup))
        now = int(self.clock())
        row = Row(
            id=id,
            game=setup.record.game,
            begun=now,
            changed=now,
            version=0,
            setup=encode(setup),
            about=encode(setup.about()),
            summary=encode(table.summary(table.game)),
        )
        await self.writer(lambda: self.store.create(row, [(hashed(secret), views)]))
        self.keep(table, now)
        return id, secret

    def keep(self, table: Table, begun: int) -> Open:
        """Keep a table at hand, and of those that nobody looks at let go of the oldest."""
        for id in [id for id, each in self.open.items() if not each.watchers and not each.driver]:
            if len(self.open) < MOST_OPEN:
                break
            del self.open[id]
        there = self.open[table.id] = Open(table, begun)
        if not any(each.kind == PERSON for each in table.setup.seats):
            there.delay = BOTS_ONLY
        self.drive(there)
        return there

    async def find(self, id: str) -> Open:
        """A table by its name: the one at hand, or as the store has it."""
        there = self.open.get(id)
        if there is not None and not there.is_stale:
            return there
        async with self.opening:
            there = self.open.get(id)
            if there is None:
                table, begun = await self.read(id)
                there = self.keep(table, begun)
                await self.note_version(there)
            elif there.is_stale:
                there.table, there.begun = await self.read(id)
                there.is_stale = False
                self.show(there)
                self.drive(there)
        return there

    async def read(self, id: str) -> tuple[Table, int]:
        """A table as the store has it."""
        found = await self.writer(lambda: self.store.read(id))
        if found is None:
            raise refusal("no table", "table")
        row, entries = found

        def rebuilt() -> Table:
            setup = journal.read_setup(row.setup)
            return tables.rebuild(id, setup, [journal.read_entry(each) for each in entries])

        return await self.engine(rebuilt), row.begun

    async def note_version(self, there: Open) -> None:
        """Commit that another version of the project is at work on a table, if it is."""
        change = tables.resumed(there.table)
        if change is not None:
            await self.commit(there, lambda: change)

    async def listed(self) -> list[Row]:
        """The tables that changed last."""
        return await self.writer(lambda: self.store.listed(MOST_LISTED))

    async def views(self, id: str, secret: str) -> str:
        """The views that a secret allows, a digit for each; without one, none."""
        if not secret or len(secret) > 100:
            return ""
        return await self.writer(lambda: self.store.views(id, hashed(secret)))

    # -- changes ----------------------------------------------------------------------------

    async def commit(
        self, there: Open, made: Callable[[], Change], told: Callable[[int], None] = no_matter
    ) -> None:
        """Make a change, commit it and take it, and tell the version that it led to. It is
        carried to its end even if whoever asked for it goes away."""
        await asyncio.shield(self.start(self._commit(there, made, told)))

    async def _commit(
        self, there: Open, made: Callable[[], Change], told: Callable[[int], None] = no_matter
    ) -> None:
        """Make a change while no other is made at this table. It is acknowledged before anybody
        is shown what came of it."""
        async with there.lock:
            if there.is_stale:
                raise refusal("stale", "version")
            change = await self.engine(made)
            entry, after = change.entry, change.game
            if entry is None or after is None:
                told(change.version)
                return
            table = there.table
            summary = encode(table.summary(after))
            now = int(self.clock())
            try:
                await self.writer(
                    lambda: self.store.append(table.id, change.version, now, encode(entry), summary)
                )
            except BaseException:
                there.is_stale = True
                raise
            await self.engine(lambda: table.take(change))
            told(change.version)
        self.show(there)
        self.drive(there)

    def show(self, there: Open) -> None:
        """Everybody who looks at a table is to see it as it is now."""
        for watcher in there.watchers:
            watcher.is_due = True
            watcher.connection.wake.set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside, and hold on to it until it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # -- players that play by themselves ------------------------------------------------------

    def drive(self, there: Open) -> None:
        """Have players that play by themselves answer, and passes be given, if any are due."""
        if there.driver is None and self.is_due(there):
            there.driver = self.start(self.play_on(there))
            there.driver.add_done_callback(lambda _task: self.stopped(there))

    def stopped(self, there: Open) -> None:
        """A table has nothing more to do by itself, or failed to; look whether it has now."""
        there.driver = None
        if not there.is_stale:
            self.drive(there)

    def is_due(self, there: Open) -> bool:
        """Whether a table goes on by itself: a pass is due, or a bot is asked and somebody plays
        or looks on."""
        table = there.table
        if there.is_stale:
            return False
        if table.passes():
            return True
        somebody = bool(there.watchers) or any(each.kind == PERSON for each in table.setup.seats)
        return somebody and table.plays_itself() >= 0

    async def play_on(self, there: Open) -> None:
        """Answer for bots and give passes as long as any are due."""
        while self.is_due(there):
            if not there.table.passes():
                if there.held:
                    there.step.clear()
                    await there.step.wait()
                    if not self.is_due(there):
                        return
                elif there.delay:
                    await asyncio.sleep(there.delay / 1000)
            version = there.table.version
            try:
                await self._commit(there, partial(self.next_answer, there.table, version))
            except StoreError:
                await asyncio.sleep(SLOW)
                await self.find(there.table.id)
            except HeadjudgeError:
                await asyncio.sleep(0)  # something else was committed meanwhile

    def next_answer(self, table: Table, version: int) -> Change:
        """The answer that is due at this version."""
        if table.version != version:
            raise refusal("stale", "version")
        return table.passed() if table.passes() else table.choice()

    def pace(self, there: Open, delay: int, held: bool) -> None:
        """Set how players that play by themselves go on."""
        there.delay, there.held = max(0, min(delay, 10_000)), held
        there.step.set()
        self.show(there)

    # -- connections --------------------------------------------------------------------------

    def connect(self, transport: Transport, secrets: dict[str, str]) -> Connection:
        """A client has come, with these secrets by table."""
        made = Connection(self, transport, secrets)
        self.connections.add(made)
        return made

    async def close(self) -> None:
        """End all connections and let what is being committed finish."""
        for each in list(self.connections):
            await each.leave()
        for there in self.open.values():
            if there.driver is not None:
                there.driver.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Connection:
    """One client: what it asks for and what it gets. Replies wait in a bounded queue; a table is
    put into words when the client is ready for it, so a slow one gets the newest."""

    def __init__(self, host: Host, transport: Transport, secrets: dict[str, str]) -> None:
        self.host = host
        self.transport = transport
        self.secrets = secrets
        self.allowed: dict[str, str] = {}  # views by table
        self.watching: dict[str, Watcher] = {}
        self.replies: list[bytes] = []
        self.wake = asyncio.Event()
        self.is_gone = False
        self.tokens, self.filled = float(BURST), host.clock()
        self.sender = host.start(self.send_all())

    # -- sending --------------------------------------------------------------------------------

    def reply(self, message: m.VerdictSaid | m.ValuesSaid | m.Refused | m.Done) -> None:
        """Put a reply into the queue; a client that lets it overflow is let go of."""
        self.replies.append(msgspec.json.encode(message))
        if len(self.replies) > MOST_REPLIES:
            self.is_gone = True
        self.wake.set()

    async def send_all(self) -> None:
        """Send what is to be sent, as long as the client takes it."""
        try:
            while not self.is_gone:
                await self.wake.wait()
                self.wake.clear()
                while self.replies and not self.is_gone:
                    await self.send(self.replies.pop(0))
                for watcher in list(self.watching.values()):
                    if watcher.is_due and not self.is_gone:
                        await self.send_table(watcher)
                        if self.replies:
                            self.wake.set()
        except (Closed, HeadjudgeError):
            pass
        finally:
            await self.leave()

    async def send(self, data: bytes) -> None:
        """Send a message; `Closed` if the client does not take it in time."""
        try:
            await asyncio.wait_for(self.transport.send(data), SEND_TIMEOUT)
        except Exception as error:
            raise Closed from error

    async def send_table(self, watcher: Watcher) -> None:
        """Send a table as it is now."""
        there = await self.host.find(watcher.table)
        watcher.is_due = False

        def said() -> tuple[m.TableSaid, bytes, int]:
            table = there.table
            made = table.say(
                watcher.viewer, watcher.lang, watcher.since, watcher.seen,
                frozenset(watcher.told), self.host_presence(there), there.held,
            )  # fmt: skip
            newest = explain.told_so_far(table.game, watcher.viewer)
            return made, msgspec.json.encode(made), newest

        made, data, newest = await self.host.engine(said)
        watcher.since, watcher.seen = newest, made.version
        watcher.told.update(made.cards)
        await self.send(data)

    def host_presence(self, there: Open) -> tuple[bool, bool]:
        """Which seats have somebody at the table now; bots always are."""
        found = [
            not there.table.is_person(seat)
            or any(
                str(seat) in each.connection.allowed.get(each.table, "") for each in there.watchers
            )
            for seat in (0, 1)
        ]
        return found[0], found[1]

    async def leave(self) -> None:
        """The client is gone."""
        if self not in self.host.connections:
            return
        self.host.connections.discard(self)
        self.is_gone = True
        self.wake.set()
        for watcher in list(self.watching.values()):
            self.look_away(watcher)
        with suppress(Exception):  # whoever is gone need not be told
            await asyncio.wait_for(self.transport.close(), SEND_TIMEOUT)

    def look_away(self, watcher: Watcher) -> None:
        """Look at a table no longer."""
        self.watching.pop(watcher.table, None)
        there = self.host.open.get(watcher.table)
        if there is not None:
            there.watchers.discard(watcher)

    # -- receiving ------------------------------------------------------------------------------

    def is_too_fast(self) -> bool:
        """Whether more requests have come than a client may send."""
        now = self.host.clock()
        self.tokens = min(float(BURST), self.tokens + (now - self.filled) * RATE)
        self.filled = now
        self.tokens -= 1
        return self.tokens < 0

    async def receive(self, data: bytes) -> None:
        """Do what a message asks for, or refuse it in words."""
        try:
            request = msgspec.json.decode(data, type=m.AnyRequest)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self.reply(tables.error_said(refusal("malformed", why=str(error)[:200]), None, 0, "en"))
            return
        watcher = self.watching.get(request.table)
        lang: m.Lang = request.lang if isinstance(request, m.Join) else "en"
        lang = watcher.lang if watcher is not None else lang
        there: Open | None = None
        try:
            if self.is_too_fast():
                raise refusal("too fast")
            there = await self.host.find(request.table)
            await self.obey(there, request)
        except StoreError as error:
            told = refusal("not saved", why=str(error))
            self.reply(tables.error_said(told, None, request.ref, lang))
            await self.refresh(request.table)
        except HeadjudgeError as error:
            table = None if there is None else there.table
            self.reply(tables.error_said(error, table, request.ref, lang))
            if error.key == "stale":
                await self.refresh(request.table)

    async def refresh(self, id: str) -> None:
        """Send a table again, as it is."""
        watcher = self.watching.get(id)
        if watcher is not None:
            watcher.is_due = True
            self.wake.set()

    async def obey(self, there: Open, request: m.AnyRequest) -> None:
        """Do what a request asks for."""
        if isinstance(request, m.Join):
            await self.join(there, request)
            return
        watcher = self.watching.get(request.table)
        if watcher is None:
            raise refusal("not joined", "table")
        if isinstance(request, m.Leave):
            self.look_away(watcher)
            return
        seat = watcher.viewer
        if str(seat) not in self.allowed.get(request.table, ""):
            raise refusal("not your seat", "seat")
        if isinstance(request, m.SetPace):
            self.host.pace(there, request.delay, request.held)
            self.reply(m.Done(ref=request.ref, version=there.table.version))
        elif isinstance(request, m.Step):
            there.step.set()
            self.reply(m.Done(ref=request.ref, version=there.table.version))
        elif isinstance(request, m.WhyNot | m.WhyValue):
            await self.explain(there, watcher, request)
        else:
            await self.change(there, seat, request)

    async def join(self, there: Open, request: m.Join) -> None:
        """Look at a table, if this client may see it so."""
        id, viewer = request.table, request.viewer
        if id not in self.allowed:
            self.allowed[id] = await self.host.views(id, self.secrets.get(id, ""))
        if viewer not in range(PUBLIC + 1):
            raise refusal("no viewer", "viewer")
        if viewer != PUBLIC and str(viewer) not in self.allowed[id]:
            raise refusal("not your seat", "viewer")
        old = self.watching.get(id)
        if old is not None:
            self.look_away(old)
        elif len(self.watching) >= MOST_WATCHED:
            raise refusal("too many", "table", n=MOST_WATCHED)
        watcher = Watcher(
            self, id, viewer, request.lang, max(0, request.since), request.version,
        )  # fmt: skip
        self.watching[id] = watcher
        there.watchers.add(watcher)
        self.host.drive(there)
        self.wake.set()

    async def change(
        self, there: Open, seat: int, request: m.Answer | m.Undo | m.Concede | m.SetPassing
    ) -> None:
        """Change a table for a seat, and say when it is committed."""
        if seat == PUBLIC:
            raise refusal("not your seat", "seat")

        def made() -> Change:
            table = there.table
            if isinstance(request, m.Answer):
                return table.answer(seat, request)
            if isinstance(request, m.Undo):
                return table.undo(seat, request)
            if isinstance(request, m.Concede):
                return table.concede(seat, request)
            return table.set_passing(seat, request)

        await self.host.commit(
            there, made, lambda version: self.reply(m.Done(ref=request.ref, version=version))
        )

    async def explain(self, there: Open, watcher: Watcher, request: m.WhyNot | m.WhyValue) -> None:
        """Say why something cannot be done, or why a value is what it is."""
        made = await self.host.engine(
            lambda: tables.explained(there.table, watcher.viewer, watcher.lang, request)
        )
        self.reply(made)


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def at_once(work: Callable[[], T], /) -> T:
    """Run a function here and now."""
    return work()
