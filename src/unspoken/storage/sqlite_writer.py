"""The thread that writes the SQLite file: one commit for all that waits for it."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from unspoken.tables.errors import Conflict, NotSaved
from unspoken.tables.ports import Saved

log = logging.getLogger(__name__)

LogRow: TypeAlias = tuple[str, int, bytes]
"""A table, a step, and the record of it."""
_APPEND = "INSERT INTO log VALUES (?, ?, ?)"


class Write(NamedTuple):
    """One thing to be written, and who is told that it is safe."""

    saved: Saved
    rows: Sequence[LogRow] = ()
    """Steps of a table's log;"""
    run: Callable[[sqlite3.Connection], None] | None = None
    """or anything else, within the same commit."""


class SQLiteWriter:
    """All that comes in one turn of the loop, or while the disk is busy, is one batch and one commit."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: list[Write] = []
        self._is_busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_batches, name="log writer", daemon=True)
        self._thread.start()

    def put(self, write: Write) -> None:
        """Write it soon; whoever wants to know is told on the running loop."""
        self._waiting.append(write)
        if not self._is_busy:
            self._is_busy = True
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)

    async def close(self) -> None:
        """Write what still waits, and end."""
        self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _written(self, batch: list[Write], troubles: list[Exception | None]) -> None:
        self._hand_over()  # the disk works while the tables talk
        for write, trouble in zip(batch, troubles, strict=True):
            try:
                write.saved(trouble)
            except Exception:
                log.exception("somebody could not be told that their write is safe")

    # ---- the thread

    def _write_batches(self) -> None:
        connection: sqlite3.Connection | None = None
        try:
            while (batch := self._batches.get()) is not None:
                try:
                    connection = connection or self._connect()
                except Exception as trouble:  # noqa: BLE001  (told as below; whoever writes next tries again)
                    troubles = _not_saved(trouble, batch)
                else:
                    troubles = _write_batch(connection, batch)
                assert self._loop is not None
                # the server may be closing: then nobody waits any longer, and its loop is gone
                with suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(self._written, batch, troubles)
        finally:
            if connection is not None:
                connection.close()


def _write_batch(connection: sqlite3.Connection, batch: list[Write]) -> list[Exception | None]:
    """Write a batch; says of each write what went wrong with it. Whatever happens, the thread lives on."""
    try:
        return _write_together(connection, batch) or _write_apart(connection, batch)
    except Exception as trouble:  # noqa: BLE001  (whoever waits is told, and what nobody foresaw is logged)
        _roll_back(connection)
        return _not_saved(trouble, batch)


def _roll_back(connection: sqlite3.Connection) -> None:
    """As if nothing had been begun, where something was."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):  # what cannot be rolled back was not written either
            connection.execute("ROLLBACK")


def _not_saved(trouble: Exception, batch: list[Write]) -> list[Exception | None]:
    if not isinstance(trouble, OSError | sqlite3.Error):
        log.error("the log's writer met what nobody foresaw", exc_info=trouble)
    return [NotSaved(f"the log cannot be written: {trouble}")] * len(batch)


def _write_together(connection: sqlite3.Connection, batch: list[Write]) -> list[Exception | None]:
    """All of a batch in one go, as it nearly always can be; else nothing of it, and an empty answer."""
    rows = [row for write in batch for row in write.rows]
    runs = [write.run for write in batch if write.run is not None]
    try:
        if len(rows) == 1 and not runs:  # a move alone is a statement alone, which is its own transaction
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


def _write_apart(connection: sqlite3.Connection, batch: list[Write]) -> list[Exception | None]:
    """All of a batch that can be written, in one commit: something in it was written by others already."""
    connection.execute("BEGIN IMMEDIATE")
    troubles = [_write_one(connection, write) for write in batch]
    connection.execute("COMMIT")
    return troubles


def _write_one(connection: sqlite3.Connection, write: Write) -> Exception | None:
    """One write of a batch within its own savepoint: its conflict is nobody else's."""
    connection.execute("SAVEPOINT one")
    try:
        if write.run is None:
            connection.executemany(_APPEND, write.rows)
        else:
            write.run(connection)
    except sqlite3.IntegrityError as taken:
        connection.execute("ROLLBACK TO one")
        return Conflict(str(taken))
    connection.execute("RELEASE one")
    return None
