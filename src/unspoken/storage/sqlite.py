"""The log in one SQLite file: one thread writes, and one commit is for all that waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from unspoken.atlas.port import AtlasStore
from unspoken.content.own.port import Sizes
from unspoken.storage.file_lock import take_part
from unspoken.storage.sqlite_atlas import SQLiteAtlas
from unspoken.storage.sqlite_file import make_private
from unspoken.storage.sqlite_schema import prepare
from unspoken.storage.sqlite_tidying import tidy, touch
from unspoken.storage.sqlite_writer import SQLiteWriter, Write
from unspoken.tables.errors import NotSaved
from unspoken.tables.ports import LogStore, Saved, Seconds, settle

_PATIENCE = 5.0
"""Seconds to wait for somebody else's lock on the file before it is called trouble."""


class SQLiteStore(LogStore):
    """WAL with synchronous=FULL: what was acknowledged survives kill -9 and a pulled plug."""

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        make_private(path)
        self._part = take_part(path)
        self._path = path
        self._patience = patience
        try:
            self._reader = self._opened()
        except BaseException:
            self._part.close()
            raise
        self._reading = threading.Lock()
        self._writer = SQLiteWriter(self._connect)
        self.atlas: AtlasStore = SQLiteAtlas(self._read, self._written)

    def _opened(self) -> sqlite3.Connection:
        connection = self._connect()
        try:
            prepare(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=self._patience, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """Save records as the next steps, and tell when they are durable."""
        self._writer.put(Write(saved, [(table, step + offset, data) for offset, data in enumerate(records)]))

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Save a recording, durable on return. Raises NotSaved."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO sounds VALUES (?, ?, ?)", (table, sound, data))

        await self._written(run)

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Save a deck with what is new in it and without what is gone, durable on return. Raises NotSaved."""
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
        """Delete a deck and its pictures. Raises NotSaved."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM decks WHERE pack = ?", (pack,))
            connection.execute("DELETE FROM deck_pictures WHERE pack = ?", (pack,))

        await self._written(run)

    async def decks(self) -> list[bytes]:
        """Every deck, the oldest first."""
        return [bytes(row[0]) for row in await self._read("SELECT data FROM decks ORDER BY rowid")]

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """One file of one picture."""
        size = "small" if small else "large"
        query = f"SELECT {size} FROM deck_pictures WHERE pack = ? AND picture = ?"
        rows = await self._read(query, pack, picture)
        return bytes(rows[0][0]) if rows else None

    async def load(self, table: str) -> list[bytes]:
        """All records of a table, in order."""
        rows = await self._read('SELECT data FROM log WHERE "table" = ? ORDER BY step', table)
        return [bytes(row[0]) for row in rows]

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(await self._read('SELECT 1 FROM log WHERE "table" = ? LIMIT 1', table))

    async def sound(self, table: str, sound: str) -> bytes | None:
        """A recording of this table, if there is such a one."""
        rows = await self._read('SELECT data FROM sounds WHERE "table" = ? AND sound = ?', table, sound)
        return bytes(rows[0][0]) if rows else None

    async def sounds(self, table: str) -> dict[str, int]:
        """The names of a table's recordings, and their weights."""
        return dict(await self._read('SELECT sound, length(data) FROM sounds WHERE "table" = ?', table))

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Somebody was at these tables now. Raises NotSaved."""
        await touch(self._written, tables, now)

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete what nobody has touched for long. Raises NotSaved."""
        return await tidy(self._read, self._written, now, keep, keep_sounds)

    async def close(self) -> None:
        """Write what still waits, and let go of the file."""
        await self._writer.close()
        self._reader.close()
        self._part.close()

    async def _read(
        self, query: str, *values: str | int
    ) -> list[tuple[Any, ...]]:  # as sqlite3 types its rows
        def run() -> list[tuple[Any, ...]]:  # as above
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as trouble:
            raise NotSaved(f"the log cannot be read: {trouble}") from trouble

    async def _written(self, run: Callable[[sqlite3.Connection], None]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Write(lambda trouble: settle(done, trouble), run=run))
        await done
