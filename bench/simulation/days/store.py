"""The SQLite store of one run of the server: its writes are watched, may fail, or may outlive the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol

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


class WatchedStore(SQLiteStore):
    """A SQLite file that one run of the server has opened."""

    def __init__(self, path: Path, witness: StoreWitness, chance: Random) -> None:
        super().__init__(path, serves=True)
        self._witness = witness
        self._chance = chance
        self.failure_rate = 0.0
        """Share of writes that fail."""
        self.kills_with_next_write = False
        """True if the server dies after the next write is durable, before it learns of it."""
        self.died = asyncio.Event()
        self._working = 0
        self._idle = asyncio.Event()

    async def settled(self) -> None:
        """Wait until everything is done that the last event has caused."""
        quiet = 0
        while quiet < 12:
            await asyncio.sleep(0)
            quiet += 1
            if self._working:
                self._idle.clear()
                await self._idle.wait()
                quiet = 0

    def _ended(self) -> None:
        self._working -= 1
        if not self._working:
            self._idle.set()

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Save the records, or fail; a dead server does not learn the result."""
        if self.died.is_set():
            return
        if self._fails():
            asyncio.get_running_loop().call_soon(callback, StoreUnavailable(_FULL))
            return
        self._working += 1

        def done(error: Exception | None) -> None:
            self._ended()
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
        self._working += 1
        try:
            return await super()._read(query, *values)
        finally:
            self._ended()

    async def _written(self, run: Callable[[sqlite3.Connection], None]) -> None:
        self._working += 1
        try:
            await super()._written(run)
        finally:
            self._ended()
