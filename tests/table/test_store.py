"""The store: wholly there or not at all, and what is wrong is said."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from headjudge.table import store as stores
from headjudge.table.store import META, NEWEST, Row, SqlStore, StoreError, default_url
from tests.figures import Figure


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def row(id: str = "t", version: int = 0) -> Row:
    return Row(
        id=id, game="g", begun=1, changed=1, version=version, about=b"a", summary=b"s", setup=b"x"
    )


def test_migrations_lead_to_the_tables_that_are_used(tmp_path: Path) -> None:
    store = SqlStore(url(tmp_path))
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
        assert stores.revision(connection) == NEWEST
    store.close()


def test_a_table_more_would_be_noticed(tmp_path: Path) -> None:
    store = SqlStore(url(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(sql.text("CREATE TABLE more (x INTEGER)"))
        assert compare_metadata(MigrationContext.configure(connection), META)
    store.close()


def test_a_migration_that_is_broken_off_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the next start begins it anew."""

    def broken(engine: sql.Engine, statement: str) -> None:
        if "holders" in statement:
            raise OSError("the power went")

    engine_for = stores.engine_for

    def spoilt(made: sql.URL) -> sql.Engine:
        engine = engine_for(made)

        @sql.event.listens_for(engine, "before_cursor_execute")
        def fail(_c: object, _u: object, statement: str, *_more: object) -> None:
            broken(engine, statement)

        return engine

    with monkeypatch.context() as patch:
        patch.setattr(stores, "engine_for", spoilt)
        with pytest.raises(StoreError, match="the power went"):
            SqlStore(url(tmp_path))
    with sqlite3.connect(tmp_path / "tables.db") as there:
        assert there.execute("SELECT name FROM sqlite_master").fetchall() == []
    store = SqlStore(url(tmp_path))
    store.create(row(), [("hash", "0")])
    assert store.views("t", "hash") == "0"
    store.close()


def test_tables_of_a_newer_version_are_left_alone_and_that_is_said(tmp_path: Path) -> None:
    SqlStore(url(tmp_path)).close()
    with sqlite3.connect(tmp_path / "tables.db") as there:
        there.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version of Headjudge"):
        SqlStore(url(tmp_path))


def test_a_password_is_not_told(tmp_path: Path) -> None:
    for wrong in ("sqlite://us:hush@host/none.db", "none://us:hush@host/x", "hush"):
        with pytest.raises(StoreError) as error:
            SqlStore(wrong)
        assert "hush" not in str(error.value)


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    store = SqlStore(url(tmp_path))
    with store.engine.connect() as connection:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == wanted
    store.close()
    assert Path(default_url().removeprefix("sqlite:///")).is_absolute()


def test_two_processes_never_commit_the_same_version(tmp_path: Path) -> None:
    one, other = SqlStore(url(tmp_path)), SqlStore(url(tmp_path))
    one.create(row(), [])
    one.append("t", 1, 2, b"first", b"s")
    with pytest.raises(StoreError):
        other.append("t", 1, 2, b"second", b"s")
    other.append("t", 2, 3, b"third", b"s2")
    found = one.read("t")
    assert found is not None
    assert (found[1], found[0].version, found[0].summary) == ([b"first", b"third"], 2, b"s2")
    for each in (one, other):
        each.close()


def test_on_a_full_disk_nothing_is_lost_and_nothing_is_half_there(
    tmp_path: Path, figure: Figure
) -> None:
    """What was acknowledged stays; when there is room again, the very same entry is taken."""
    store = SqlStore(url(tmp_path))
    store.create(row(), [])
    kept = 0
    for _round in range(figure(quick=2, gate=5, long=50)):
        with store.engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 3}")
        with pytest.raises(StoreError, match="full"):
            while True:
                store.append("t", kept + 1, 2, bytes(900), b"s%d" % (kept + 1))
                kept += 1
        found = store.read("t")
        assert found is not None
        assert (len(found[1]), found[0].version, found[0].summary) == (kept, kept, b"s%d" % kept)
        with pytest.raises(StoreError):
            store.create(row("other"), [("h" * 64, "0")] * 1)
            store.append("other", 1, 2, bytes(90_000), b"s")
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1000000")
        store.append("t", kept + 1, 2, bytes(900), b"s%d" % (kept + 1))
        kept += 1
        with sqlite3.connect(tmp_path / "tables.db") as there:
            assert there.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            there.execute("DELETE FROM holders")
            there.execute("DELETE FROM tables WHERE id = 'other'")
    assert kept > 5
    store.close()
