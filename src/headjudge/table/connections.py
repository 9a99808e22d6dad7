"""A client's connection: what it asks for and what it gets, over whatever transport."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from headjudge import explain
from headjudge.kernel.errors import HeadjudgeError
from headjudge.table import messages as m
from headjudge.table import tables
from headjudge.table.host import Host, Open, Watcher
from headjudge.table.rates import Bucket
from headjudge.table.store import StoreError
from headjudge.table.tables import PUBLIC, Change
from headjudge.table.words import refusal

SEND_TIMEOUT: Final = 10.0  # seconds in which a client must take a message
MOST_REPLIES: Final = 64  # that wait for one client
MOST_WATCHED: Final = 8  # tables by one connection
BURST: Final = 60  # requests of a connection at once
RATE: Final = 30.0  # and a second
LOG: Final = logging.getLogger("headjudge.table")


class Transport(Protocol):
    """The way to one client."""

    async def send(self, data: bytes) -> None:
        """Hand a message over; it may take long."""

    async def close(self) -> None:
        """End the connection."""


class Closed(Exception):
    """A client that is gone, or does not read."""


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
        self.bucket = Bucket(BURST, RATE, host.clock())
        host.clients.add(self)
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
        except Exception:
            LOG.exception("what was to be sent")
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
        present, told = self.host.present(there), frozenset(watcher.told)

        def said() -> tuple[m.TableSaid, bytes, int]:
            table = there.table
            made = table.say(
                watcher.viewer, watcher.lang, watcher.since, watcher.seen, told, present,
                there.held, there.has_failed,
            )  # fmt: skip
            newest = explain.told_so_far(table.game, watcher.viewer)
            return made, msgspec.json.encode(made), newest

        made, data, newest = await self.host.engine(said)
        watcher.since, watcher.seen = newest, made.version
        watcher.told.update(made.cards)
        await self.send(data)

    async def leave(self) -> None:
        """The client is gone."""
        if self not in self.host.clients:
            return
        self.host.clients.discard(self)
        self.is_gone = True
        self.wake.set()
        for watcher in list(self.watching.values()):
            self.look_away(watcher)
        with suppress(Exception):  # whoever is gone need not be told
            await asyncio.wait_for(self.transport.close(), SEND_TIMEOUT)

    def look_away(self, watcher: Watcher) -> None:
        """Look at a table no longer."""
        self.watching.pop(watcher.table, None)
        self.host.look_away(watcher)

    # -- receiving ------------------------------------------------------------------------------

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
            if not self.bucket.take(self.host.clock()):
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
        except Exception:
            LOG.exception("a request")
            self.reply(tables.error_said(refusal("went wrong"), None, request.ref, lang))

    async def refresh(self, id: str) -> None:
        """Send a table again, as it is."""
        watcher = self.watching.get(id)
        if watcher is not None:
            watcher.is_due = True
            self.wake.set()

    async def obey(self, there: Open, request: m.AnyRequest) -> None:
        """Do what a request asks for."""
        if isinstance(request, m.Join):
            await self.join(request)
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

    async def join(self, request: m.Join) -> None:
        """Look at a table, if this client may see it so."""
        id, viewer = request.table, request.viewer
        if id not in self.allowed:
            self.allowed[id] = await self.host.views(id, self.secrets.get(id, ""))
        if viewer not in range(PUBLIC + 1):
            raise refusal("no viewer", "viewer")
        if viewer != PUBLIC and str(viewer) not in self.allowed[id]:
            raise refusal("not your seat", "viewer")
        there = await self.host.find(id)  # it may have been let go of meanwhile
        old = self.watching.get(id)
        if old is not None:
            self.look_away(old)
        elif len(self.watching) >= MOST_WATCHED:
            raise refusal("too many", "table", n=MOST_WATCHED)
        watcher = Watcher(
            self, id, viewer, request.lang, max(0, request.since), request.version,
        )  # fmt: skip
        self.watching[id] = watcher
        self.host.look_at(there, watcher)

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
