"""A SQLite file, to be copied or to be filled."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

from unspoken.storage.archive import BATCH, Archive, Kept, Row, Size, broken_off
from unspoken.storage.sqlite_schema import prepare


class SQLiteArchive(Archive):
    """A file within one transaction. It holds up the loop while the disk is busy: nobody else is there."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def size(self, kept: Kept) -> Size:
        """How much there is of a kind."""
        query = f"SELECT count(*), {kept.weight} FROM {kept.table}"
        return Size(*self._connection.execute(query).fetchone())

    async def rows(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """All of a kind, in the order in which they came."""
        found = self._connection.execute(f"SELECT {kept.listed} FROM {kept.table} ORDER BY rowid")
        while rows := found.fetchmany(BATCH):
            yield rows

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        places = ", ".join("?" * len(kept.columns))
        self._connection.executemany(f"INSERT INTO {kept.table} ({kept.listed}) VALUES ({places})", rows)


@asynccontextmanager
async def sqlite_archive(path: Path, fill: bool = False) -> AsyncIterator[SQLiteArchive]:
    """A file as it is now; or to be filled, if all goes well to the end."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            prepare(connection)
            connection.execute("BEGIN IMMEDIATE" if fill else "BEGIN")
            yield SQLiteArchive(connection)
            connection.execute("COMMIT")
    except (OSError, sqlite3.Error) as trouble:
        raise broken_off(trouble) from trouble
