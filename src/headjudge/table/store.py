"""Where tables are kept: their set-up, their journals and who holds which seat.

By default that is a file of SQLite in the user's data folder. Every call is one transaction, and
returns when it is on the disk; what cannot be written is a `StoreError`, and nothing of it is
there. One thread at a time uses a store.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sql
from sqlalchemy import event

from headjudge import library
from headjudge.kernel.errors import HeadjudgeError

NEWEST: Final = "0001"  # the migration that leads to the tables below
BUSY: Final = 5_000  # milliseconds to wait for another process

META: Final = sql.MetaData()
TABLES: Final = sql.Table(
    "tables", META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("begun", sql.Integer, nullable=False),
    sql.Column("changed", sql.Integer, nullable=False, index=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("setup", sql.LargeBinary, nullable=False),
    sql.Column("about", sql.LargeBinary, nullable=False),
    sql.Column("summary", sql.LargeBinary, nullable=False),
)  # fmt: skip
JOURNAL: Final = sql.Table(
    "journal", META,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True),
    sql.Column("at", sql.Integer, nullable=False),
    sql.Column("entry", sql.LargeBinary, nullable=False),
)  # fmt: skip
HOLDERS: Final = sql.Table(
    "holders", META,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("secret", sql.String(64), primary_key=True),
    sql.Column("views", sql.String(16), nullable=False),
)  # fmt: skip


class StoreError(HeadjudgeError):
    """The store could not do it, and nothing of it is there: a full disk, a lost file, another
    process in the way."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the store lists it; its parts as they were stored."""

    id: str
    game: str
    begun: int
    changed: int
    version: int
    about: bytes
    summary: bytes
    setup: bytes = b""


class Store(Protocol):
    """What keeps tables."""

    def create(self, row: Row, holders: list[tuple[str, str]]) -> None:
        """Keep a new table, with the hashes of secrets and the views that each allows."""

    def append(self, table: str, version: int, at: int, entry: bytes, summary: bytes) -> None:
        """Keep the entry that leads to this version; refused if there is one already."""

    def read(self, table: str) -> tuple[Row, list[bytes]] | None:
        """A table with its whole journal."""

    def listed(self, limit: int) -> list[Row]:
        """The tables that changed last, without their set-up."""

    def views(self, table: str, secret: str) -> str:
        """The views that the secret with this hash allows, a digit for each."""

    def close(self) -> None:
        """Let go of the file."""


def default_url() -> str:
    """Where tables are kept unless told otherwise."""
    folder = library.folder()
    return f"sqlite:///{folder / 'tables.db'}"


class SqlStore:
    """A store in a database that SQLAlchemy can reach."""

    def __init__(self, url: str) -> None:
        try:
            made = sql.make_url(url)
            shown = made.render_as_string(hide_password=True)
        except sql.exc.SQLAlchemyError as error:
            raise StoreError(cause(error), field="--db") from error
        try:
            self.engine = engine_for(made)
            self.migrate()
        except (sql.exc.SQLAlchemyError, OSError, ImportError) as error:
            raise StoreError(f"{shown}: {cause(error)}", field="--db") from error

    def migrate(self) -> None:
        """Bring the tables to the newest form, wholly or not at all. The tool for it is loaded
        only if they are not."""
        with self.engine.connect() as connection:
            found = revision(connection)
        if found == NEWEST:
            return
        if found > NEWEST:
            raise StoreError("the tables were made by a newer version of Headjudge", field="--db")
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "headjudge.table:migrations")
        with self.engine.connect() as connection, connection.begin():
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA user_version=0")  # nobody else writes now
            if revision(connection) != NEWEST:  # another process may have been faster
                config.attributes["connection"] = connection
                command.upgrade(config, NEWEST)

    def create(self, row: Row, holders: list[tuple[str, str]]) -> None:
        """Keep a new table and who holds it, in one transaction."""
        with transaction(self.engine) as connection:
            connection.execute(TABLES.insert().values(**msgspec.structs.asdict(row)))
            for secret, views in holders:
                values = {"table_id": row.id, "secret": secret, "views": views}
                connection.execute(HOLDERS.insert().values(**values))

    def append(self, table: str, version: int, at: int, entry: bytes, summary: bytes) -> None:
        """Keep an entry and the table's new version, in one transaction."""
        with transaction(self.engine) as connection:
            values = {"table_id": table, "version": version, "at": at, "entry": entry}
            connection.execute(JOURNAL.insert().values(**values))
            connection.execute(
                TABLES.update()
                .where(TABLES.c.id == table)
                .values(version=version, changed=at, summary=summary)
            )

    def read(self, table: str) -> tuple[Row, list[bytes]] | None:
        """A table with its whole journal, in order."""
        with transaction(self.engine) as connection:
            found = connection.execute(TABLES.select().where(TABLES.c.id == table)).one_or_none()
            if found is None:
                return None
            query = sql.select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table)
            entries = connection.execute(query.order_by(JOURNAL.c.version)).scalars().all()
        return Row(**found._mapping), list(entries)

    def listed(self, limit: int) -> list[Row]:
        """The tables that changed last, newest first."""
        columns = [each for each in TABLES.c if each.name != "setup"]
        query = sql.select(*columns).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit)
        with transaction(self.engine) as connection:
            return [Row(**each._mapping) for each in connection.execute(query)]

    def views(self, table: str, secret: str) -> str:
        """The views that the secret with this hash allows."""
        query = sql.select(HOLDERS.c.views).where(
            HOLDERS.c.table_id == table, HOLDERS.c.secret == secret
        )
        with transaction(self.engine) as connection:
            return str(connection.execute(query).scalar() or "")

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def engine_for(url: sql.URL) -> sql.Engine:
    """The way to a database. SQLite has one connection, whose transactions begin when we say so:
    left to itself Python begins none for a change of the tables."""
    if url.get_backend_name() != "sqlite":
        return sql.create_engine(url)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    args = {"check_same_thread": False, "isolation_level": None}
    found = sql.create_engine(url, poolclass=sql.StaticPool, connect_args=args)
    event.listen(found, "connect", make_durable)
    event.listen(found, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return found


def revision(connection: sql.Connection) -> str:
    """The migration that led to the tables there are; "": there are none."""
    if not sql.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar())


class transaction:  # noqa: N801 - used as a statement
    """`with transaction(engine) as connection`: committed at the end, or a `StoreError`."""

    def __init__(self, engine: sql.Engine) -> None:
        self.began = engine.begin()

    def __enter__(self) -> sql.Connection:
        try:
            return self.began.__enter__()
        except sql.exc.SQLAlchemyError as error:
            raise StoreError(cause(error), field="store") from error

    def __exit__(self, kind: Any, error: Any, traceback: Any) -> None:
        try:
            self.began.__exit__(kind, error, traceback)
        except sql.exc.SQLAlchemyError as failed:
            raise StoreError(cause(failed), field="store") from failed
        if isinstance(error, sql.exc.SQLAlchemyError):
            raise StoreError(cause(error), field="store") from error


def make_durable(connection: Any, _record: Any) -> None:
    """Have SQLite write ahead and bring every commit to the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.close()


def cause(error: Exception) -> str:
    """What a database says of an error, without the statement."""
    return str(getattr(error, "orig", None) or error)
