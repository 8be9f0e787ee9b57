"""The log in one SQLite file: one writer thread, and one commit for all that waits for it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from unspoken.content.own.port import Sizes
from unspoken.tables.errors import Conflict, NotSaved

_SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL,
    step INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", step)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sounds (
    "table" TEXT NOT NULL,
    sound TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY ("table", sound)
);
CREATE TABLE IF NOT EXISTS decks (
    pack TEXT PRIMARY KEY,
    data BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS deck_pictures (
    pack TEXT NOT NULL,
    picture TEXT NOT NULL,
    large BLOB NOT NULL,
    small BLOB NOT NULL,
    PRIMARY KEY (pack, picture)
);
"""
_MOST_AT_ONCE = 256
_PATIENCE = 5.0
"""Seconds to wait for somebody else's lock on the file before it is called trouble."""


@dataclass(frozen=True)
class _Write:
    """One thing to be written, and who waits to hear that it is safe."""

    run: Callable[[sqlite3.Connection], None]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SQLiteStore:
    """WAL with synchronous=FULL: what was acknowledged survives kill -9 and a pulled plug."""

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._patience = patience
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._reader = self._connect()
        self._reader.executescript(_SCHEMA)
        self._reading = threading.Lock()
        self._thread = threading.Thread(target=self._write_all, name="log writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=self._patience, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    async def append(self, table: str, step: int, records: Sequence[bytes]) -> None:
        """Save records as the next steps; durable on return. Raises Conflict or NotSaved."""
        rows = [(table, step + offset, data) for offset, data in enumerate(records)]

        def run(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
            except sqlite3.IntegrityError as taken:
                raise Conflict(table) from taken

        await self._written(run)

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

    async def sound(self, table: str, sound: str) -> bytes | None:
        """A recording of this table, if there is such a one."""
        rows = await self._read('SELECT data FROM sounds WHERE "table" = ? AND sound = ?', table, sound)
        return bytes(rows[0][0]) if rows else None

    async def sounds(self, table: str) -> frozenset[str]:
        """The names of a table's recordings."""
        rows = await self._read('SELECT sound FROM sounds WHERE "table" = ?', table)
        return frozenset(str(row[0]) for row in rows)

    async def close(self) -> None:
        """Write what still waits, and let go of the file."""
        self._writes.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    async def _read(self, query: str, *values: str) -> list[tuple[Any, ...]]:  # as sqlite3 types its rows
        def run() -> list[tuple[Any, ...]]:  # as above
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(run)
        except sqlite3.Error as trouble:
            raise NotSaved(f"the log cannot be read: {trouble}") from trouble

    async def _written(self, run: Callable[[sqlite3.Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._writes.put(_Write(run, done, loop))
        await done

    # ---- the writer's thread

    def _write_all(self) -> None:
        connection = self._connect()
        try:
            while (first := self._writes.get()) is not None:
                batch, last = self._gather(first)
                self._write_batch(connection, batch)
                if last:
                    return
        finally:
            connection.close()

    def _gather(self, first: _Write) -> tuple[list[_Write], bool]:
        """All that waits by now shares one commit; whether the end was among it."""
        batch = [first]
        with suppress(queue.Empty):
            while len(batch) < _MOST_AT_ONCE:
                more = self._writes.get_nowait()
                if more is None:
                    return batch, True
                batch.append(more)
        return batch, False

    def _write_batch(self, connection: sqlite3.Connection, batch: list[_Write]) -> None:
        troubles: list[Exception | None] = [None] * len(batch)
        try:
            connection.execute("BEGIN IMMEDIATE")
            for number, write in enumerate(batch):
                troubles[number] = _write_one(connection, write)
            connection.execute("COMMIT")
        except sqlite3.Error as trouble:
            with suppress(sqlite3.Error):  # a failed BEGIN left nothing to roll back
                connection.execute("ROLLBACK")
            troubles = [NotSaved(f"the log cannot be written: {trouble}")] * len(batch)
        for write, why in zip(batch, troubles, strict=True):
            # the server may be closing: then nobody waits any longer, and its loop is gone
            with suppress(RuntimeError):
                write.loop.call_soon_threadsafe(_answer, write.done, why)


def _write_one(connection: sqlite3.Connection, write: _Write) -> Conflict | None:
    """One write of a batch within its own savepoint: its conflict is nobody else's."""
    conflict: Conflict | None = None
    connection.execute("SAVEPOINT one")
    try:
        write.run(connection)
    except Conflict as taken:
        connection.execute("ROLLBACK TO one")
        conflict = taken
    connection.execute("RELEASE one")  # on other trouble SQLite may have rolled back all of it already
    return conflict


def _answer(done: asyncio.Future[None], trouble: Exception | None) -> None:
    if done.done():
        return
    if trouble is None:
        done.set_result(None)
    else:
        done.set_exception(trouble)
