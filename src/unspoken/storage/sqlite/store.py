"""The store in one SQLite file, with a single writer thread."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from unspoken.atlas.port import AtlasStore
from unspoken.bans.port import BanStore
from unspoken.content.own.port import Sizes
from unspoken.daily.counts import CountStore
from unspoken.push.port import PushStore
from unspoken.storage.sqlite.atlas import SQLiteAtlas
from unspoken.storage.sqlite.bans import SQLiteBans
from unspoken.storage.sqlite.counts import SQLiteCounts
from unspoken.storage.sqlite.file import make_private, make_upgraded_private
from unspoken.storage.sqlite.file_lock import server_lock, shared_lock
from unspoken.storage.sqlite.glances import SQLiteGlances
from unspoken.storage.sqlite.push import SQLitePush
from unspoken.storage.sqlite.schema import SCHEMA_VERSION, prepare
from unspoken.storage.sqlite.tidying import delete, set_wakes, tidy, touch
from unspoken.storage.sqlite.transfers import SQLiteTransfers
from unspoken.storage.sqlite.writer import SQLiteWrite, SQLiteWriter
from unspoken.storage.touched import TO_WAKE
from unspoken.storage.usage import usage_query
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import (
    PAGE,
    GlanceStore,
    LogStore,
    SaveCallback,
    Seconds,
    StoreUsage,
    TransferStore,
    resolve,
)

_USAGE = usage_query(
    "(SELECT page_count * page_size FROM pragma_page_count() AS pages, pragma_page_size() AS sizes)"
)
_PATIENCE = 5.0
"""Seconds to wait for another process's lock on the file."""


class SQLiteStore(LogStore):
    """WAL with synchronous=FULL: acknowledged writes survive kill -9 and power loss."""

    def __init__(self, path: Path, patience: float = _PATIENCE, *, serves: bool = False) -> None:
        """Open a file; with `serves`, as its only server. Raises UnusableStore."""
        make_private(path)
        self._lock = server_lock(path) if serves else shared_lock(path)
        self._path = path
        self._patience = patience
        try:
            self._reader = self._opened()
        except BaseException:
            self._lock.close()
            raise
        self._reading = threading.Lock()
        self._writer = SQLiteWriter(self._connect)
        self.atlas: AtlasStore = SQLiteAtlas(self._read, self._written)
        self.counts: CountStore = SQLiteCounts(self._read, self._written)
        self.bans: BanStore = SQLiteBans(self._read, self._written)
        self.glances: GlanceStore = SQLiteGlances(self._read, self._written)
        self.transfers: TransferStore = SQLiteTransfers(self._written)
        self.push: PushStore = SQLitePush(self._read, self._written)

    def _opened(self) -> sqlite3.Connection:
        connection = self._connect()
        try:
            if prepare(connection):
                make_upgraded_private(self._path)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=self._patience, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        except BaseException:
            connection.close()
            raise
        return connection

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Append records as the next steps, and call back when they are durable."""
        self._writer.put(
            SQLiteWrite(callback, [(table, step + offset, data) for offset, data in enumerate(records)])
        )

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Store a recording, durable on return. Raises StoreUnavailable."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO sounds VALUES (?, ?, ?)", (table, sound, data))

        await self._written(run)

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Store a deck, add new pictures, delete others; durable on return. Raises StoreUnavailable."""
        new = [(pack, picture, *sizes) for picture, sizes in brought.items()]
        old = [(pack, picture) for picture in gone]

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO decks VALUES (?, ?) ON CONFLICT (pack) DO UPDATE SET data = excluded.data",
                (pack, deck),
            )
            connection.executemany("INSERT OR REPLACE INTO deck_pictures VALUES (?, ?, ?, ?)", new)
            connection.executemany("DELETE FROM deck_pictures WHERE pack = ? AND picture = ?", old)

        await self._written(run)

    async def drop_deck(self, pack: str) -> None:
        """Delete a deck and its pictures. Raises StoreUnavailable."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM decks WHERE pack = ?", (pack,))
            connection.execute("DELETE FROM deck_pictures WHERE pack = ?", (pack,))

        await self._written(run)

    async def decks(self) -> list[bytes]:
        """Return all decks, the oldest first."""
        return [bytes(row[0]) for row in await self._read("SELECT data FROM decks ORDER BY rowid")]

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """Return one size of a picture."""
        size = "small" if small else "large"
        query = f"SELECT {size} FROM deck_pictures WHERE pack = ? AND picture = ?"
        rows = await self._read(query, pack, picture)
        return bytes(rows[0][0]) if rows else None

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Return the next records of a table."""
        query = 'SELECT data FROM log WHERE "table" = ? AND step >= ? ORDER BY step LIMIT ?'
        return [bytes(row[0]) for row in await self._read(query, table, step, PAGE)]

    async def has(self, table: str) -> bool:
        """True if the table exists."""
        return bool(await self._read('SELECT 1 FROM log WHERE "table" = ? LIMIT 1', table))

    async def sound(self, table: str, sound: str) -> bytes | None:
        """Return a recording of this table, or None."""
        rows = await self._read('SELECT data FROM sounds WHERE "table" = ? AND sound = ?', table, sound)
        return bytes(rows[0][0]) if rows else None

    async def sounds(self, table: str) -> dict[str, int]:
        """Return the names of a table's recordings, and their sizes in bytes."""
        return dict(await self._read('SELECT sound, length(data) FROM sounds WHERE "table" = ?', table))

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Record that these tables were used. Raises StoreUnavailable."""
        await touch(self._written, tables, now)

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables and recordings that were not used for long. Raises StoreUnavailable."""
        return await tidy(self._read, self._written, now, keep, keep_sounds)

    async def delete(self, table: str) -> None:
        """Delete a table and its recordings. Raises StoreUnavailable."""
        await delete(self._written, table)

    async def usage(self) -> StoreUsage:
        """Return how much is stored."""
        return StoreUsage(*(await self._read(_USAGE))[0])

    async def set_wakes(self, wakes: Mapping[str, Seconds | None]) -> None:
        """Record when these tables must be loaded. Raises StoreUnavailable."""
        await set_wakes(self._written, wakes)

    async def tables_to_wake(self, now: Seconds) -> list[str]:
        """Return the tables that must be loaded. Raises StoreUnavailable."""
        return [str(row[0]) for row in await self._read(TO_WAKE.format("?1"), now)]

    async def check_writable(self) -> None:
        """Write the schema version again. Raises StoreUnavailable if that fails."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")

        await self._written(run)

    async def close(self) -> None:
        """Finish the waiting writes, and close the file."""
        await self._writer.close()
        self._reader.close()
        self._lock.close()

    async def _read(
        self, query: str, *values: str | int
    ) -> list[tuple[Any, ...]]:  # as sqlite3 types its rows
        def run() -> list[tuple[Any, ...]]:  # as above
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as trouble:
            raise StoreUnavailable(f"cannot read the log: {trouble}") from trouble

    async def _written(self, run: Callable[[sqlite3.Connection], None]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(SQLiteWrite(lambda trouble: resolve(done, None, trouble), run=run))
        await done
