"""A SQLite file, to be copied or to be filled."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from unspoken.storage.archive import BATCH, TABLE_SIZES, Archive, Kept, Row, Size, TableSize, broken_off
from unspoken.storage.file_lock import alone, take_part
from unspoken.storage.sqlite_file import make_private, unusable
from unspoken.storage.sqlite_schema import FORM, prepare


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

    async def of(self, kept: Kept, key: str) -> list[Row]:
        """Those of a kind that belong to one table, or to one pack."""
        query = f"SELECT {kept.listed} FROM {kept.table} WHERE {kept.key} = ? ORDER BY 1, 2"
        return self._connection.execute(query, (key,)).fetchall()

    async def drop(self, kept: Kept, key: str) -> None:
        """Delete those of a kind that belong to one table, or to one pack."""
        self._connection.execute(f"DELETE FROM {kept.table} WHERE {kept.key} = ?", (key,))

    async def tables(self) -> list[TableSize]:
        """All tables, by their codes."""
        return [TableSize(*row) for row in self._connection.execute(TABLE_SIZES)]

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        places = ", ".join("?" * len(kept.columns))
        self._connection.executemany(f"INSERT INTO {kept.table} ({kept.listed}) VALUES ({places})", rows)


@asynccontextmanager
async def sqlite_archive(path: Path, fill: bool = False) -> AsyncIterator[SQLiteArchive]:
    """A file as it is now; or to be changed, if all goes well to the end, while nobody else uses it."""
    with _opened(path, fill) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE" if fill else "BEGIN")
            yield SQLiteArchive(connection)
            connection.execute("COMMIT")
        except (OSError, sqlite3.Error) as trouble:
            raise (broken_off(trouble) if fill else unusable(path, trouble)) from trouble


@contextmanager
def _opened(path: Path, fill: bool) -> Iterator[sqlite3.Connection]:
    with ExitStack() as held:
        try:
            make_private(path)
            held.enter_context(alone(path) if fill else take_part(path))
            connection = held.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
            if fill:
                connection.execute("PRAGMA journal_mode=WAL")
                connection.execute("PRAGMA synchronous=FULL")
                prepare(connection)
            else:
                connection = _in_this_form(connection, held)
        except (OSError, sqlite3.Error) as trouble:
            raise unusable(path, trouble) from trouble
        yield connection


def _in_this_form(connection: sqlite3.Connection, held: ExitStack) -> sqlite3.Connection:
    """The same, or a copy where the file is of an older form: whoever only reads changes nothing."""
    if int(connection.execute("PRAGMA user_version").fetchone()[0]) >= FORM:
        prepare(connection)
        return connection
    folder = held.enter_context(TemporaryDirectory())
    copy = held.enter_context(closing(sqlite3.connect(Path(folder, "copy.db"), isolation_level=None)))
    connection.backup(copy)
    prepare(copy)
    return copy
