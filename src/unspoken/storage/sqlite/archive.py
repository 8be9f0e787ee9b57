"""A SQLite file as an archive, to copy from or to."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from unspoken.storage.archive import (
    BATCH,
    TABLE_SIZES,
    Archive,
    Row,
    Size,
    StoredKind,
    TableSize,
    copy_failed,
)
from unspoken.storage.sqlite.file import make_private, make_upgraded_private, unusable
from unspoken.storage.sqlite.file_lock import exclusive_lock, shared_lock
from unspoken.storage.sqlite.schema import SCHEMA_VERSION, prepare


class SQLiteArchive(Archive):
    """A file, read or written in one transaction. It blocks the loop, which has nothing else to do."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def size(self, kind: StoredKind) -> Size:
        """Return the size of a kind."""
        query = f"SELECT count(*), {kind.weight} FROM {kind.table}"
        return Size(*self._connection.execute(query).fetchone())

    async def rows(self, kind: StoredKind) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a kind in batches, in the order of insertion."""
        found = self._connection.execute(f"SELECT {kind.listed} FROM {kind.table} ORDER BY rowid")
        while rows := found.fetchmany(BATCH):
            yield rows

    async def of(self, kind: StoredKind, key: str) -> list[Row]:
        """Return the rows of a kind that belong to one table or pack."""
        query = f"SELECT {kind.listed} FROM {kind.table} WHERE {kind.key} = ? ORDER BY 1, 2"
        return self._connection.execute(query, (key,)).fetchall()

    async def drop(self, kind: StoredKind, key: str) -> None:
        """Delete the rows of a kind that belong to one table or pack."""
        self._connection.execute(f"DELETE FROM {kind.table} WHERE {kind.key} = ?", (key,))

    async def tables(self) -> list[TableSize]:
        """Return all tables, ordered by code."""
        return [TableSize(*row) for row in self._connection.execute(TABLE_SIZES)]

    async def add(self, kind: StoredKind, rows: Sequence[Row]) -> None:
        """Add rows of a kind."""
        places = ", ".join("?" * len(kind.columns))
        self._connection.executemany(f"INSERT INTO {kind.table} ({kind.listed}) VALUES ({places})", rows)


@asynccontextmanager
async def sqlite_archive(path: Path, fill: bool = False) -> AsyncIterator[SQLiteArchive]:
    """Open a file for reading, or with `fill` for writing exclusively; an error rolls back."""
    with _opened(path, fill) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE" if fill else "BEGIN")
            yield SQLiteArchive(connection)
            connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as trouble:
            raise (copy_failed(trouble) if fill else unusable(path, trouble)) from trouble


@contextmanager
def _opened(path: Path, fill: bool) -> Iterator[sqlite3.Connection]:
    with ExitStack() as held:
        try:
            make_private(path)
            held.enter_context(exclusive_lock(path) if fill else shared_lock(path))
            connection = held.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
            if fill:
                connection.execute("PRAGMA journal_mode=WAL")
                connection.execute("PRAGMA synchronous=FULL")
                if prepare(connection):
                    make_upgraded_private(path)
            else:
                connection = _in_this_form(connection, held)
        except (OSError, sqlite3.Error) as trouble:
            raise unusable(path, trouble) from trouble
        yield connection


def _in_this_form(connection: sqlite3.Connection, held: ExitStack) -> sqlite3.Connection:
    """Return the connection; for an older file, a connection to an upgraded temporary copy."""
    if int(connection.execute("PRAGMA user_version").fetchone()[0]) >= SCHEMA_VERSION:
        prepare(connection)
        return connection
    folder = held.enter_context(TemporaryDirectory())
    copy = held.enter_context(closing(sqlite3.connect(Path(folder, "copy.db"), isolation_level=None)))
    connection.backup(copy)
    prepare(copy)
    return copy
