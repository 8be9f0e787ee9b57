"""The SQLite store of one run of the server: its writes are watched, may fail, or may outlive the server.

It reads and writes on the event loop, because the order in which threads end differs from run to run.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NoReturn, Protocol

from unspoken.storage.sqlite import writer
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.ports import SaveCallback, Seconds

_FULL = "the disk is full"


class StoreWitness(Protocol):
    """Is told what the store does."""

    def saved(self, table: str, records: Sequence[bytes]) -> None:
        """Note records that are durable, before the server learns of it."""
        ...

    def loaded(self, table: str) -> None:
        """Note that the server loads a table."""
        ...


class LoopWriter(writer.SQLiteWriter):
    """Commits all writes of one loop iteration as one batch, on the loop instead of in a thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._waiting = []
        self._is_busy = False

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self._written(batch, writer._write_batch(self._connection, batch))

    async def close(self) -> None:
        """Finish the waiting writes, and close the file."""
        self._hand_over()
        self._connection.close()


class WatchedStore(SQLiteStore):
    """A SQLite file that one run of the server has opened."""

    def __init__(self, path: Path, witness: StoreWitness, chance: Random) -> None:
        super().__init__(path, serves=True)
        self._writer._batches.put(None)  # ends the thread
        self._writer = LoopWriter(self._connect)
        self._witness = witness
        self._chance = chance
        self.failure_rate = 0.0
        """Share of writes that fail."""
        self.kills_with_next_write = False
        """True if the server dies after the next write is durable, before it learns of it."""
        self.died = asyncio.Event()

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Save the records, or fail; a dead server does not learn the result."""
        if self.died.is_set():
            return
        if self._fails():
            asyncio.get_running_loop().call_soon(callback, StoreUnavailable(_FULL))
            return

        def done(error: Exception | None) -> None:
            if error is None:
                self._witness.saved(table, records)
            if self.kills_with_next_write:
                self.died.set()
            if not self.died.is_set():
                callback(error)

        super().write(table, step, records, done)

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Return a page of a log."""
        if step == 0:
            self._witness.loaded(table)
        return await super().load_page(table, step)

    async def set_wakes(self, wakes: Mapping[str, Seconds | None]) -> None:
        """Record when these tables must be loaded, or fail."""
        if self._fails():
            raise StoreUnavailable(_FULL)
        await super().set_wakes(wakes)

    def _fails(self) -> bool:
        return self.failure_rate > 0 and self._chance.random() < self.failure_rate

    async def _read(self, query: str, *values: str | int) -> list[tuple[Any, ...]]:
        if self.died.is_set():
            await _never()
        await asyncio.sleep(0)  # a thread would need a moment
        return self._reader.execute(query, values).fetchall()

    async def _written(self, run: Callable[[sqlite3.Connection], None]) -> None:
        if self.died.is_set():
            await _never()
        await super()._written(run)


async def _never() -> NoReturn:
    """Never return, like a call in a killed process."""
    await asyncio.get_running_loop().create_future()
    raise AssertionError
