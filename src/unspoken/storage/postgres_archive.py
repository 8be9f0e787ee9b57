"""A PostgreSQL database, to be copied or to be filled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from unspoken.storage.archive import (
    ALL_KEPT,
    BATCH,
    TABLE_SIZES,
    Archive,
    Kept,
    Row,
    Size,
    TableSize,
    broken_off,
)
from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.postgres_connections import PAUSE, SERVER, connect
from unspoken.storage.postgres_schema import stand_in
from unspoken.storage.postgres_setup import look, place_of, prepare

_ORDER = {
    "log": '"table", step',
    "sounds": '"table", sound',
    "decks": "number",
    "deck_pictures": "pack, picture",
    "atlas": "id",
    "atlas_kept": "mark",
}


class PostgresArchive(Archive):
    """A database within one transaction."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def size(self, kept: Kept) -> Size:
        """How much there is of a kind."""
        query = f"SELECT count(*), ({kept.weight})::bigint FROM {kept.table}"
        return Size(*await self._connection.fetchrow(query))

    async def rows(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """All of a kind, in the order in which they came, as far as it matters."""
        query = f"SELECT {kept.listed} FROM {kept.table} ORDER BY {_ORDER[kept.table]}"
        found = await self._connection.cursor(query)
        while rows := await found.fetch(BATCH):
            yield [tuple(row) for row in rows]

    async def of(self, kept: Kept, key: str) -> list[Row]:
        """Those of a kind that belong to one table, or to one pack."""
        query = f"SELECT {kept.listed} FROM {kept.table} WHERE {kept.key} = $1 ORDER BY 1, 2"
        return [tuple(row) for row in await self._connection.fetch(query, key)]

    async def drop(self, kept: Kept, key: str) -> None:
        """Delete those of a kind that belong to one table, or to one pack."""
        await self._connection.execute(f"DELETE FROM {kept.table} WHERE {kept.key} = $1", key)

    async def tables(self) -> list[TableSize]:
        """All tables, by their codes."""
        return [TableSize(*row) for row in await self._connection.fetch(TABLE_SIZES)]

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        await self._connection.copy_records_to_table(kept.table, columns=kept.columns, records=rows)


_SERVERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
)
_LOOKS = 20
"""How often we look for servers: one that has just ended is still to be seen for a moment."""


async def _need_nobody(connection: asyncpg.Connection, url: str) -> None:
    """Raises StoreUnavailable while a server is connected: it would go on writing to what we change."""
    for _ in range(_LOOKS):
        if not await connection.fetchval(_SERVERS, SERVER):
            return
        await asyncio.sleep(PAUSE)
    raise StoreUnavailable(f"A server is using {place_of(url)}: stop it first.")


@asynccontextmanager
async def postgres_archive(url: str, fill: bool = False) -> AsyncIterator[PostgresArchive]:
    """A database as it is now; or to be filled by us alone, if all goes well to the end."""
    await (prepare if fill else look)(url)
    try:
        connection = await connect(url, f"{SERVER} archive")
        try:
            if fill:  # before the transaction, which would see the same servers to its end
                await _need_nobody(connection, url)
            else:
                await stand_in(connection)
            async with connection.transaction(isolation="repeatable_read", readonly=not fill):
                if fill:
                    tables = ", ".join(kept.table for kept in ALL_KEPT)
                    await connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
                yield PostgresArchive(connection)
        finally:
            connection.terminate()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
        raise broken_off(trouble) from trouble
