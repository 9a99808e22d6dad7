"""All tables of a server, and who looks at them.

Every change of a table is committed to the store, then taken, then acknowledged and shown. One
change of a table is made at a time. After a commit that failed, whatever became of it, the table
is read anew from the store, which alone is true.

The games run on one thread (`engine`) and the store on another (`writer`), so that the loop is
free to listen. Both are parameters, as are the clock, the source of randomness and the store.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Protocol, TypeVar

from headjudge.table import journal, tables
from headjudge.table import messages as m
from headjudge.table.journal import Setup, encode
from headjudge.table.store import Row, Store, StoreError
from headjudge.table.tables import PERSON, Change, Table
from headjudge.table.words import refusal

T = TypeVar("T")

MOST_OPEN: Final = 500  # tables that are kept at hand
MOST_LISTED: Final = 500
BOTS_ONLY: Final = 600  # milliseconds between two answers where nobody but bots plays
THOUGHT: Final = (0.6, 2.6)  # seconds that somebody may think before they pass
SLOW: Final = 5.0  # seconds before a table is read again after a commit that failed
LOG: Final = logging.getLogger("headjudge.table")


class Runs(Protocol):
    """Runs a function elsewhere, and gives what it returns."""

    async def __call__(self, work: Callable[[], T], /) -> T: ...


class Client(Protocol):
    """Whoever is connected. `wake` is set when there is something to send; `allowed` are the
    views that they hold, by table."""

    wake: asyncio.Event
    allowed: dict[str, str]

    async def leave(self) -> None:
        """End the connection."""


@dataclass(eq=False)
class Open:
    """A table at hand. `delay` and `held`: how players that play by themselves go on, who failed
    to at the version `failed`; `is_stale`: it is to be read from the store again."""

    table: Table
    begun: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    driver: asyncio.Task[None] | None = None
    step: asyncio.Event = field(default_factory=asyncio.Event)
    delay: int = 0
    held: bool = False
    failed: int = -1
    is_stale: bool = False

    @property
    def has_failed(self) -> bool:
        """Whether a player that plays by itself failed to, and nothing was changed since."""
        return self.failed == self.table.version


@dataclass(eq=False)
class Watcher:
    """What a client looks at: which table, as whom, in which language; the last line of the
    log and the version that were sent, and the cards that were told of."""

    client: Client
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
        self.clients: set[Client] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_closing = False

    # -- tables -----------------------------------------------------------------------------

    async def create(self, setup: Setup, views: str) -> tuple[str, str]:
        """Set a table up; its name, and the secret with which its creator gets these views."""
        id = f"{self.chance.getrandbits(60):015x}"
        secret = urlsafe_b64encode(self.chance.getrandbits(256).to_bytes(32)).decode()[:43]
        table = await self.engine(lambda: tables.set_up(id, setup))
        now = int(self.clock())
        row = Row(
            id=id,
            game=setup.record.game,
            begun=now,
            changed=now,
            version=0,
            setup=encode(table.setup),
            about=encode(setup.about()),
            summary=encode(table.summary(table.game)),
        )
        await self.writer(lambda: self.store.create(row, [(hashed(secret), views)]))
        self.keep(table, now)
        return id, secret

    def keep(self, table: Table, begun: int) -> Open:
        """Keep a table at hand, and let go of the oldest that nobody looks at or changes."""
        for id in [id for id, each in self.open.items() if is_idle(each)]:
            if len(self.open) < MOST_OPEN:
                break
            del self.open[id]
        there = self.open[table.id] = Open(table, begun)
        if not any(each.kind == PERSON for each in table.setup.seats):
            there.delay = BOTS_ONLY
        self.drive(there)
        return there

    async def find(self, id: str) -> Open:
        """A table by its name: the one at hand, or as the store has it. That another version of
        the project is at work on it now is committed first; while that cannot be, the table can
        be looked at."""
        there = self.open.get(id)
        if there is None:
            there = await self.at_hand(id)
            if tables.resumed(there.table) is not None:
                with suppress(StoreError):
                    await self.commit(there, lambda: Change(there.table.version))
        return await self.at_hand(id) if there.is_stale else there

    async def at_hand(self, id: str) -> Open:
        """A table, read from the store if it is not at hand. Whoever waits for this may change
        the table, but nothing here waits for a change of it."""
        async with self.opening:
            there = self.open.get(id)
            if there is None:
                return self.keep(*await self.read(id))
            if there.is_stale:
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
                await self.at_hand(there.table.id)
            resumed = tables.resumed(there.table)
            if resumed is not None:
                await self.put(there, resumed)
                self.show(there)
            change = await self.engine(made)
            await self.put(there, change)
            told(change.version)
        if change.entry is not None:
            self.show(there)
            self.drive(there)

    async def put(self, there: Open, change: Change) -> None:
        """Commit a change and take it; if it was committed before, do nothing."""
        entry, after, table = change.entry, change.game, there.table
        if entry is None or after is None:
            return
        summary, now = encode(table.summary(after)), int(self.clock())
        try:
            await self.writer(
                lambda: self.store.append(table.id, change.version, now, encode(entry), summary)
            )
        except BaseException:
            there.is_stale = True
            raise
        await self.engine(lambda: table.take(change))

    def show(self, there: Open) -> None:
        """Everybody who looks at a table is to see it as it is now."""
        for watcher in there.watchers:
            watcher.is_due = True
            watcher.client.wake.set()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside, and hold on to it until it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # -- players that play by themselves ------------------------------------------------------

    def drive(self, there: Open) -> None:
        """Have players that play by themselves answer, and passes be given, if any are due."""
        if there.driver is None and not self.is_closing and self.is_due(there):
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
        if there.is_stale or there.has_failed:
            return False
        if table.passes() is not None:
            return True
        if there.held and not there.watchers:
            return False  # nobody is there who could let it go on
        somebody = bool(there.watchers) or any(each.kind == PERSON for each in table.setup.seats)
        return somebody and table.plays_itself() >= 0

    async def play_on(self, there: Open) -> None:
        """Answer for bots and give passes as long as any are due. Where that fails, nothing is
        tried again before somebody has changed the table."""
        while self.is_due(there):
            if not await self.is_time(there):
                continue
            version = there.table.version
            try:
                await self._commit(there, partial(self.next_answer, there, version))
            except StoreError:
                await self.recover(there)
            except Exception as error:
                if there.table.version == version:  # else something else was committed meanwhile
                    LOG.error("table %s goes no further", there.table.id, exc_info=error)
                    there.failed = version
                    self.show(there)

    async def is_time(self, there: Open) -> bool:
        """Wait as the pace of the table says; or, where a pass that is given for somebody would
        tell another person of their hand, as long as they might have thought. False: it is to be
        looked at anew."""
        given = there.table.passes()
        if given is not None:
            if not given.public and there.table.is_person(0) and there.table.is_person(1):
                version = there.table.version
                await asyncio.sleep(self.chance.uniform(*THOUGHT))
                return there.table.version == version
            return True
        if there.held:
            await there.step.wait()
            there.step.clear()
            return self.is_due(there)
        if there.delay:
            await asyncio.sleep(there.delay / 1000)
        return not there.held

    async def recover(self, there: Open) -> None:
        """Read a table from the store again and again, until that succeeds."""
        while there.is_stale:
            await asyncio.sleep(SLOW)
            with suppress(StoreError):
                await self.at_hand(there.table.id)

    def next_answer(self, there: Open, version: int) -> Change:
        """The answer that is due at this version."""
        table = there.table
        if table.version != version:
            raise refusal("stale", "version")
        given = table.passes()
        return table.choice() if given is None else table.passed(given)

    def present(self, there: Open) -> tuple[bool, bool]:
        """Which seats have somebody at the table now; bots always are."""
        first, second = [
            not there.table.is_person(seat)
            or any(str(seat) in each.client.allowed.get(each.table, "") for each in there.watchers)
            for seat in (0, 1)
        ]
        return first, second

    def pace(self, there: Open, delay: int, held: bool) -> None:
        """Set how players that play by themselves go on."""
        there.delay, there.held = max(0, min(delay, 10_000)), held
        if held:
            there.step.clear()
        else:
            there.step.set()
        self.show(there)

    def look_at(self, there: Open, watcher: Watcher) -> None:
        """Somebody looks at a table from now on."""
        if not there.watchers:
            there.step.clear()
        there.watchers.add(watcher)
        watcher.client.wake.set()
        self.drive(there)

    def look_away(self, watcher: Watcher) -> None:
        """Somebody looks at a table no longer; if nobody does, who is held need not wait."""
        there = self.open.get(watcher.table)
        if there is not None:
            there.watchers.discard(watcher)
            if not there.watchers:
                there.step.set()

    async def close(self) -> None:
        """End all connections and let what is being committed finish."""
        self.is_closing = True
        for each in list(self.clients):
            await each.leave()
        for there in self.open.values():
            if there.driver is not None:
                there.driver.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def is_idle(there: Open) -> bool:
    """Whether nobody looks at a table, and nothing goes on there."""
    return not there.watchers and there.driver is None and not there.lock.locked()


def hashed(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


async def at_once(work: Callable[[], T], /) -> T:
    """Run a function here and now."""
    return work()
