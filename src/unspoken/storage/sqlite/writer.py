"""The thread that writes to the SQLite file: one commit for all waiting writes."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from unspoken.tables.errors import Conflict, StoreUnavailable
from unspoken.tables.ports import SaveCallback

log = logging.getLogger(__name__)

LogRow: TypeAlias = tuple[str, int, bytes]
"""Table, step, record."""
_APPEND = "INSERT INTO log VALUES (?, ?, ?)"


class SQLiteWrite(NamedTuple):
    """A write, and the callback for when it is durable."""

    callback: SaveCallback
    rows: Sequence[LogRow] = ()
    """Steps of a table's log."""
    run: Callable[[sqlite3.Connection], None] | None = None
    """Any other statements, in the same commit."""


class SQLiteWriter:
    """Commits all writes of one loop iteration, or those that arrive during a commit, as one batch."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: list[SQLiteWrite] = []
        self._is_busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._batches: queue.SimpleQueue[list[SQLiteWrite] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="log writer", daemon=True)
        self._thread.start()

    def put(self, write: SQLiteWrite) -> None:
        """Queue a write; its callback runs on the running loop."""
        self._waiting.append(write)
        if not self._is_busy:
            self._is_busy = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)

    async def close(self) -> None:
        """Finish the waiting writes, and end the thread."""
        self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _written(self, batch: list[SQLiteWrite], troubles: list[Exception | None]) -> None:
        self._hand_over()  # first, so that the disk works while the callbacks run
        for write, trouble in zip(batch, troubles, strict=True):
            try:
                write.callback(trouble)
            except Exception:
                log.exception("write callback failed after commit")

    # ---- in the thread

    def _write_batches(self) -> None:
        connection: sqlite3.Connection | None = None
        try:
            while (batch := self._batches.get()) is not None:
                try:
                    connection = connection or self._connect()
                except Exception as trouble:  # noqa: BLE001  (reported by the callback; the next write tries again)
                    troubles = _not_saved(trouble, batch)
                else:
                    troubles = _write_batch(connection, batch)
                assert self._loop is not None
                # RuntimeError: the server has stopped and its loop is closed
                with suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(self._written, batch, troubles)
        finally:
            if connection is not None:
                connection.close()


def _write_batch(connection: sqlite3.Connection, batch: list[SQLiteWrite]) -> list[Exception | None]:
    """Write a batch; return the error of each write or None. It never raises, so the thread keeps running."""
    try:
        return _write_together(connection, batch) or _write_apart(connection, batch)
    except Exception as trouble:  # noqa: BLE001  (reported by the callbacks; unexpected errors are logged)
        _roll_back(connection)
        return _not_saved(trouble, batch)


def _roll_back(connection: sqlite3.Connection) -> None:
    """Roll back an open transaction."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):  # without a commit nothing was written
            connection.execute("ROLLBACK")


def _not_saved(trouble: Exception, batch: list[SQLiteWrite]) -> list[Exception | None]:
    if not isinstance(trouble, OSError | sqlite3.Error):
        log.error("unhandled exception in the log writer", exc_info=trouble)
    return [StoreUnavailable(f"cannot write the log: {trouble}")] * len(batch)


def _write_together(connection: sqlite3.Connection, batch: list[SQLiteWrite]) -> list[Exception | None]:
    """Write the whole batch in one transaction; return an empty list if it conflicts."""
    rows = [row for write in batch for row in write.rows]
    runs = [write.run for write in batch if write.run is not None]
    try:
        if len(rows) == 1 and not runs:  # a single statement is its own transaction
            connection.execute(_APPEND, rows[0])
        else:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(_APPEND, rows)
            for run in runs:
                run(connection)
            connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        _roll_back(connection)
        return []
    return [None] * len(batch)


def _write_apart(connection: sqlite3.Connection, batch: list[SQLiteWrite]) -> list[Exception | None]:
    """Write a batch that has conflicts: the writes without a conflict are committed together."""
    connection.execute("BEGIN IMMEDIATE")
    troubles = [_write_in_savepoint(connection, write) for write in batch]
    connection.execute("COMMIT")
    return troubles


def _write_in_savepoint(connection: sqlite3.Connection, write: SQLiteWrite) -> Exception | None:
    """Write one item of a batch in its own savepoint, so that a conflict does not affect the others."""
    connection.execute("SAVEPOINT one")
    try:
        if write.run is None:
            connection.executemany(_APPEND, write.rows)
        else:
            write.run(connection)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        return Conflict("another writer has saved this step")
    connection.execute("RELEASE one")
    return None
