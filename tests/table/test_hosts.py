"""All tables of a server: bots that fail, stores that fail at a bad moment, and the pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from headjudge.passing import Passed
from headjudge.table import host as hosting
from headjudge.table import messages as m
from headjudge.table import tables
from headjudge.table.connections import Connection
from headjudge.table.host import Host, at_once
from headjudge.table.journal import Resumed, Setup, encode
from headjudge.table.store import StoreError
from headjudge.table.tables import Change, Table
from tests.table.virtual import Faults, MemoryStore, Wire, entries_of_store, new_setup, run

T = TypeVar("T")


def new_host(store: MemoryStore) -> Host:
    """A server on this store, at the time of the loop."""
    time = asyncio.get_running_loop().time
    return Host(store, at_once, at_once, time, Random(len(store.rows)))


def quiet_store() -> MemoryStore:
    """A store where nothing goes wrong."""
    return MemoryStore(Faults(Random(1)))


class Guest:
    """A client that asks and hears, without anything in between."""

    def __init__(self, host: Host, table: str, secret: str) -> None:
        self.wire = Wire(Faults(Random(1)))
        self.connection = Connection(host, self.wire, {table: secret})
        self.table = table

    async def ask(self, request: m.AnyRequest) -> Any:
        """The reply to a request; what is said of the table meanwhile is passed over."""
        await self.connection.receive(msgspec.json.encode(request))
        while True:
            found = await self.hear()
            if not isinstance(found, m.TableSaid):
                return found

    async def hear(self) -> m.AnyMessage:
        """The next message."""
        data = await asyncio.wait_for(self.wire.heard.get(), 60)
        assert data is not None
        found: m.AnyMessage = msgspec.json.decode(data, type=m.AnyMessage)
        return found

    async def join(self, viewer: int = 0) -> m.TableSaid:
        """Look at the table."""
        await self.connection.receive(
            msgspec.json.encode(m.Join(table=self.table, viewer=viewer, ref=1))
        )
        found = await self.hear()
        assert isinstance(found, m.TableSaid)
        return found

    async def newest(self) -> m.TableSaid:
        """The table when nothing more has happened to it for a while."""
        found: m.TableSaid | None = None
        while True:
            try:
                data = await asyncio.wait_for(self.wire.heard.get(), 30)
            except TimeoutError:
                assert found is not None
                return found
            assert data is not None
            message = msgspec.json.decode(data, type=m.AnyMessage)
            found = message if isinstance(message, m.TableSaid) else found


# -- another version of the project -----------------------------------------------------------


def of_an_older_engine(setup: Setup) -> Setup:
    """A table that an earlier version of the project set up."""
    return msgspec.structs.replace(
        setup, record=msgspec.structs.replace(setup.record, engine="0.0.1")
    )


async def keep_old_table(store: MemoryStore, kinds: tuple[str, str]) -> tuple[str, str]:
    """A table in the store as an older version of the project left it, and its secret."""
    host = new_host(store)
    id, secret = await host.create(new_setup("godzilla", 2, kinds), "0")
    await host.close()
    setup = of_an_older_engine(new_setup("godzilla", 2, kinds))
    store.rows[id] = msgspec.structs.replace(store.rows[id], version=0, setup=encode(setup))
    store.journals[id].clear()
    return id, secret


def test_that_another_version_is_at_work_is_committed_before_anything_else() -> None:
    async def work() -> None:
        store = quiet_store()
        id, secret = await keep_old_table(store, ("person", "person"))
        host = new_host(store)
        said = await Guest(host, id, secret).join()
        assert said.version == 1
        assert isinstance(entries_of_store(store, id)[0], Resumed)
        await host.close()

    run(work())


@pytest.mark.parametrize("kinds", [("person", "person"), ("random", "random")])
def test_a_table_of_an_older_version_can_be_looked_at_while_nothing_can_be_written(
    kinds: tuple[str, str],
) -> None:
    """Whoever comes waits neither for the disk nor for each other, and what is done later comes
    after the entry that says what was at work."""

    async def work() -> None:
        store = quiet_store()
        id, secret = await keep_old_table(store, kinds)
        store.faults.failed = 100
        host = new_host(store)
        guest = Guest(host, id, secret)
        before = await asyncio.wait_for(guest.join(), 60)
        assert before.version == 0 and store.journals[id] == []
        other, _secret = await host.create(new_setup("godzilla", 1), "0")
        await asyncio.wait_for(host.find(other), 60)
        store.faults.failed = 0
        if kinds == ("person", "person"):
            answer = m.Answer(table=id, ref=2, version=0, chosen=[0])
            assert (await guest.ask(answer)).key == "stale", "a place in another engine's list"
        said = await guest.newest()
        assert said.version >= 1
        assert isinstance(entries_of_store(store, id)[0], Resumed)
        await host.close()

    run(work())


# -- bots that fail -------------------------------------------------------------------------------


def test_a_bot_that_fails_is_not_asked_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def fail(table: Table) -> Change:
        asked.append(table.version)
        raise RuntimeError("a defect of a bot")

    async def work() -> None:
        store = quiet_store()
        host = new_host(store)
        id, secret = await host.create(new_setup("godzilla", 2), "0")
        guest = Guest(host, id, secret)
        said = await guest.join()
        while said.question is None or said.question.seat != 0:
            said = await guest.newest()
        monkeypatch.setattr(Table, "choice", fail)
        while said.question is not None and said.question.seat == 0:
            answer = m.Answer(table=id, ref=9, version=said.version, chosen=[0])
            assert isinstance(await guest.ask(answer), m.Done)
            said = await guest.newest()
        await asyncio.sleep(3600)
        assert asked == [said.version], "it was tried once"
        stuck = await guest.newest() if guest.wire.heard.qsize() else said
        assert stuck.version == said.version and stuck.stopped.startswith("The program that plays")
        undo = m.Undo(table=id, ref=10, version=said.version, to=said.undo.to[0])
        assert isinstance(await guest.ask(undo), m.Done), "the table goes on for people"
        monkeypatch.undo()
        again = await guest.newest()
        assert not again.stopped
        answer = m.Answer(table=id, ref=11, version=again.version, chosen=[0])
        assert isinstance(await guest.ask(answer), m.Done)
        assert (await guest.newest()).version > again.version + 1, "and the bot answers again"
        await host.close()

    run(work())


def test_a_request_that_comes_upon_a_defect_is_told_so_and_the_line_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        id, secret = await host.create(new_setup("godzilla", 2), "0")
        guest = Guest(host, id, secret)
        await guest.join()
        await asyncio.sleep(60)
        said = (await guest.newest()) if guest.wire.heard.qsize() else await guest.join()
        with monkeypatch.context() as patch:
            patch.setattr(tables, "explained", lambda *_all: 1 / 0)
            wish = m.WhyNot(table=id, ref=3, version=said.version, wish="attack")
            found = await guest.ask(wish)
            assert (found.key, found.ref) == ("went wrong", 3)
        answer = m.Answer(table=id, ref=4, version=said.version, chosen=[0])
        assert isinstance(await guest.ask(answer), m.Done)
        await host.close()

    run(work())


# -- the pace ---------------------------------------------------------------------------------


def test_bots_that_are_held_answer_once_a_step_and_never_for_nobody() -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        id, secret = await host.create(new_setup("godzilla", 2, ("random", "random")), "01")
        guest = Guest(host, id, secret)
        await guest.join()
        assert isinstance(await guest.ask(m.SetPace(table=id, ref=2, held=True)), m.Done)
        held = (await guest.newest()).version
        for number in range(3):
            again = m.SetPace(table=id, ref=3, held=True, delay=700)
            assert isinstance(await guest.ask(again), m.Done)
            assert (await guest.newest()).version == held, "to say it again is no step"
            step = m.Step(table=id, ref=4 + number, version=held)
            assert isinstance(await guest.ask(step), m.Done)
            held += 1
            assert (await guest.newest()).version == held
        await guest.connection.leave()
        await asyncio.sleep(1)
        assert host.open[id].driver is None, "it can be let go of"
        guest = Guest(host, id, secret)
        assert (await guest.join()).version == held
        await asyncio.sleep(3600)
        assert host.open[id].table.version == held, "still held"
        assert isinstance(await guest.ask(m.SetPace(table=id, ref=2, held=False)), m.Done)
        await asyncio.sleep(60)
        assert host.open[id].table.version > held
        await host.close()

    run(work())


# -- threads -----------------------------------------------------------------------------------


def test_who_is_present_is_looked_at_where_people_come_and_go() -> None:
    """Not on the thread of the games, while the set changes on that of the loop."""

    async def work() -> None:
        is_on_engine = False

        async def engine(work: Callable[[], T], /) -> T:
            nonlocal is_on_engine
            is_on_engine = True
            try:
                return work()
            finally:
                is_on_engine = False

        class Watched(Host):
            def present(self, there: hosting.Open) -> tuple[bool, bool]:
                assert not is_on_engine
                return super().present(there)

        time = asyncio.get_running_loop().time
        host = Watched(quiet_store(), engine, at_once, time, Random(4))
        id, secret = await host.create(new_setup("godzilla", 2), "0")
        assert (await Guest(host, id, secret).join()).seats[0].present
        await host.close()

    run(work())


def test_no_more_tables_are_kept_at_hand_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(hosting, "MOST_OPEN", 3)
        store = quiet_store()
        host = new_host(store)
        people = ("person", "person")
        first, secret = await host.create(new_setup("godzilla", 2, people), "01")
        guest = Guest(host, first, secret)
        said = await guest.join()
        ids = [(await host.create(new_setup("godzilla", 2, people), "01"))[0] for _each in "12345"]
        assert set(host.open) == {first, *ids[-2:]}, "those that somebody looks at stay"
        assert (await host.find(ids[0])).table.version == 0
        assert said.question is not None
        store.faults.failed = 100
        answer = m.Answer(table=first, ref=2, version=0, chosen=[0])
        if said.question.seat == 0:
            assert (await guest.ask(answer)).key == "not saved"
        with pytest.raises(StoreError):
            await host.commit(host.open[ids[0]], lambda: given(host, ids[0]))
        await host.close()

    def given(host: Host, id: str) -> Change:
        table = host.open[id].table
        asked = table.game.decision
        assert asked is not None
        return table.answer(asked.seat, m.Answer(table=id, version=0, chosen=[0]))

    run(work())


# -- passing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "public", "waits"),
    [
        (("person", "person"), False, True),
        (("person", "person"), True, False),
        (("person", "random"), False, False),
    ],
)
def test_a_pass_that_would_tell_of_a_hand_comes_after_as_long_as_somebody_may_think(
    kinds: tuple[str, str], public: bool, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        host = new_host(quiet_store())
        id, _secret = await host.create(new_setup("godzilla", 2, kinds), "01")
        given = iter([Passed(0, "answer", public)])
        there = host.open[id]
        last: list[Passed] = []

        def passes(table: Table) -> Passed | None:
            if table.version == 0 and not last:
                last.append(next(given))
            return last[0] if table.version == 0 else None

        monkeypatch.setattr(Table, "passes", passes)
        began = asyncio.get_running_loop().time()
        host.drive(there)
        while there.table.version == 0:
            await asyncio.sleep(0.01)
        took = asyncio.get_running_loop().time() - began
        assert (took >= hosting.THOUGHT[0]) == waits and took <= hosting.THOUGHT[1] + 0.1
        await host.close()

    run(work())
