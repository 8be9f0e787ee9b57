"""The store in a PostgreSQL database, which several servers may share."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import asyncpg

from unspoken.atlas.port import AtlasStore
from unspoken.bans.port import BanStore
from unspoken.content.own.port import Sizes
from unspoken.daily.counts import CountStore
from unspoken.storage.epochs import Epochs
from unspoken.storage.postgres.atlas import PostgresAtlas
from unspoken.storage.postgres.bans import PostgresBans
from unspoken.storage.postgres.connections import PostgresPool
from unspoken.storage.postgres.counts import PostgresCounts
from unspoken.storage.postgres.tidying import DELETE_TABLE, TIDY_PATIENCE, TOUCH, tidy
from unspoken.storage.postgres.writer import PostgresWrite, PostgresWriter
from unspoken.storage.usage import usage_query
from unspoken.tables.errors import LostTable
from unspoken.tables.ports import PAGE, LogStore, SaveCallback, Seconds, StoreUsage

PATIENCE = 5.0
"""Seconds to wait for an unavailable database before a request fails."""
_READERS = 4
"""Number of connections besides the writer's."""
_KEEP_SOUND = """
INSERT INTO sounds ("table", sound, data) VALUES ($1, $2, $3)
ON CONFLICT ("table", sound) DO UPDATE SET data = excluded.data
"""
_KEEP_DECK = """
INSERT INTO decks (pack, data) VALUES ($1, $2) ON CONFLICT (pack) DO UPDATE SET data = excluded.data
"""
_KEEP_PICTURE = """
INSERT INTO deck_pictures (pack, picture, large, small) VALUES ($1, $2, $3, $4)
ON CONFLICT (pack, picture) DO UPDATE SET large = excluded.large, small = excluded.small
"""
_DROP_DECK = """
WITH pictures AS (DELETE FROM deck_pictures WHERE pack = $1) DELETE FROM decks WHERE pack = $1
"""
_USAGE = usage_query("pg_database_size(current_database())")
_REWRITE = "UPDATE schema_version SET since = since WHERE version = 1"
_DROP_PICTURES = "DELETE FROM deck_pictures WHERE pack = $1 AND picture = ANY ($2)"


class PostgresStore(LogStore):
    """A database whose schema is ready. Requests wait while it is unavailable."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.epochs = Epochs()
        """Our epoch as owner of each table."""
        self.patience = patience
        """Seconds that a write or read waits for an unavailable database."""
        self._writer = PostgresWriter(url)
        self._connections = PostgresPool(url, _READERS)
        self.atlas: AtlasStore = PostgresAtlas(self._connections, patience)
        self.counts: CountStore = PostgresCounts(self._connections, patience)
        self.bans: BanStore = PostgresBans(self._connections, patience)

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Append records as the next steps, and call back when they are durable."""
        deadline = asyncio.get_running_loop().time() + self.patience
        epoch = self.epochs.of(table)

        def on_saved(trouble: Exception | None) -> None:
            if isinstance(trouble, LostTable):
                self.epochs.refused(table, epoch)
            callback(trouble)

        self._writer.put(PostgresWrite(on_saved, table, epoch, step, records, deadline))

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Return the next records of a table."""
        query = 'SELECT data FROM log WHERE "table" = $1 AND step >= $2 ORDER BY step LIMIT $3'
        return [row[0] for row in await self._fetch(query, table, step, PAGE)]

    async def has(self, table: str) -> bool:
        """True if the table exists."""
        return bool(await self._fetch('SELECT 1 FROM log WHERE "table" = $1 LIMIT 1', table))

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Store a recording, durable on return. Raises StoreUnavailable."""
        await self._fetch(_KEEP_SOUND, table, sound, data)

    async def sound(self, table: str, sound: str) -> bytes | None:
        """Return a recording of this table, or None."""
        query = 'SELECT data FROM sounds WHERE "table" = $1 AND sound = $2'
        return _only(await self._fetch(query, table, sound))

    async def sounds(self, table: str) -> dict[str, int]:
        """Return the names of a table's recordings, and their sizes in bytes."""
        query = 'SELECT sound, length(data) FROM sounds WHERE "table" = $1'
        return {row[0]: row[1] for row in await self._fetch(query, table)}

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Record that these tables were used. Raises StoreUnavailable."""
        await self._fetch(TOUCH, list(tables), now)

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables and recordings that were not used for long. Raises StoreUnavailable."""
        return await self._connections.work(
            lambda connection: tidy(connection, now, keep, keep_sounds), TIDY_PATIENCE
        )

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Store a deck, add new pictures, delete others; durable on return. Raises StoreUnavailable."""
        new = [(pack, picture, *sizes) for picture, sizes in brought.items()]

        async def keep(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.execute(_KEEP_DECK, pack, deck)
                await connection.executemany(_KEEP_PICTURE, new)
                await connection.execute(_DROP_PICTURES, pack, list(gone))

        await self._connections.work(keep, self.patience)

    async def drop_deck(self, pack: str) -> None:
        """Delete a deck and its pictures. Raises StoreUnavailable."""
        await self._fetch(_DROP_DECK, pack)

    async def decks(self) -> list[bytes]:
        """Return all decks, the oldest first."""
        return [row[0] for row in await self._fetch("SELECT data FROM decks ORDER BY number")]

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """Return one size of a picture."""
        size = "small" if small else "large"
        query = f"SELECT {size} FROM deck_pictures WHERE pack = $1 AND picture = $2"
        return _only(await self._fetch(query, pack, picture))

    async def delete(self, table: str) -> None:
        """Delete a table and its recordings. Raises StoreUnavailable."""
        await self._fetch(DELETE_TABLE, table)

    async def usage(self) -> StoreUsage:
        """Return how much is stored."""
        return StoreUsage(*(await self._fetch(_USAGE))[0])

    async def check_writable(self) -> None:
        """Write the date of the schema version again. Raises StoreUnavailable if that fails."""
        await self._fetch(_REWRITE)

    async def close(self) -> None:
        """Finish the waiting writes, then disconnect."""
        await self._writer.close()
        self._connections.close()

    async def _fetch(self, query: str, *values: object) -> list[Any]:  # rows, as asyncpg types them
        async def fetch(connection: asyncpg.Connection) -> list[Any]:
            return list(await connection.fetch(query, *values))

        return await self._connections.work(fetch, self.patience)


def _only(rows: list[Any]) -> bytes | None:  # as above
    return rows[0][0] if rows else None
