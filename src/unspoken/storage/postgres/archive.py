"""A PostgreSQL database as an archive, to copy from or to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from unspoken.storage.archive import (
    ALL_KINDS,
    BATCH,
    TABLE_SIZES,
    Archive,
    Row,
    Size,
    StoredKind,
    TableSize,
    copy_failed,
)
from unspoken.storage.errors import UnusableStore
from unspoken.storage.postgres.connections import PAUSE, SERVER, connect
from unspoken.storage.postgres.schema import create_temporary_tables
from unspoken.storage.postgres.setup import check_readable, place_of, prepare

_ORDER = {
    "log": '"table", step',
    "sounds": '"table", sound',
    "decks": "number",
    "deck_pictures": "pack, picture",
    "atlas": "id",
    "atlas_kept": "mark",
    "daily_counts": "day, game, question, answer",
    "bans": "id",
}


class PostgresArchive(Archive):
    """A database, read or written in one transaction."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def size(self, kind: StoredKind) -> Size:
        """Return the size of a kind."""
        query = f"SELECT count(*), ({kind.weight})::bigint FROM {kind.table}"
        return Size(*await self._connection.fetchrow(query))

    async def rows(self, kind: StoredKind) -> AsyncIterator[Sequence[Row]]:
        """Yield all rows of a kind in batches, in the order of insertion where it matters."""
        query = f"SELECT {kind.listed} FROM {kind.table} ORDER BY {_ORDER[kind.table]}"
        found = await self._connection.cursor(query)
        while rows := await found.fetch(BATCH):
            yield [tuple(row) for row in rows]

    async def of(self, kind: StoredKind, key: str) -> list[Row]:
        """Return the rows of a kind that belong to one table or pack."""
        query = f"SELECT {kind.listed} FROM {kind.table} WHERE {kind.key} = $1 ORDER BY 1, 2"
        return [tuple(row) for row in await self._connection.fetch(query, key)]

    async def drop(self, kind: StoredKind, key: str) -> None:
        """Delete the rows of a kind that belong to one table or pack."""
        await self._connection.execute(f"DELETE FROM {kind.table} WHERE {kind.key} = $1", key)

    async def tables(self) -> list[TableSize]:
        """Return all tables, ordered by code."""
        return [TableSize(*row) for row in await self._connection.fetch(TABLE_SIZES)]

    async def add(self, kind: StoredKind, rows: Sequence[Row]) -> None:
        """Add rows of a kind."""
        await self._connection.copy_records_to_table(kind.table, columns=kind.columns, records=rows)


_SERVERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
)
_ATTEMPTS = 20
"""Number of checks: a server that has just stopped is still listed for a moment."""


async def _require_no_server(connection: asyncpg.Connection, url: str) -> None:
    """Raise UnusableStore if a server is connected, because it would write to the tables that we change."""
    for _ in range(_ATTEMPTS):
        if not await connection.fetchval(_SERVERS, SERVER):
            return
        await asyncio.sleep(PAUSE)
    raise UnusableStore(f"A server is using {place_of(url)}: stop it first.")


@asynccontextmanager
async def postgres_archive(url: str, fill: bool = False) -> AsyncIterator[PostgresArchive]:
    """Open a database for reading, or with `fill` for writing exclusively; an error rolls back."""
    await (prepare if fill else check_readable)(url)
    try:
        connection = await connect(url, f"{SERVER} archive")
        try:
            if fill:  # before the transaction, whose snapshot of connected servers would not change
                await _require_no_server(connection, url)
            else:
                await create_temporary_tables(connection)
            async with connection.transaction(isolation="repeatable_read", readonly=not fill):
                if fill:
                    tables = ", ".join(kind.table for kind in ALL_KINDS)
                    await connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
                yield PostgresArchive(connection)
        finally:
            connection.terminate()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
        raise copy_failed(trouble) from trouble
