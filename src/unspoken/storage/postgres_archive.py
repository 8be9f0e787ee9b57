"""A PostgreSQL database, to be copied or to be filled."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg

from unspoken.storage.archive import ALL_KEPT, BATCH, Archive, Kept, Row, Size, broken_off
from unspoken.storage.postgres_connections import connect
from unspoken.storage.postgres_setup import prepare

_ORDER = {
    "log": '"table", step',
    "sounds": '"table", sound',
    "decks": "number",
    "deck_pictures": "pack, picture",
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

    async def add(self, kept: Kept, rows: Sequence[Row]) -> None:
        """More of a kind."""
        await self._connection.copy_records_to_table(kept.table, columns=kept.columns, records=rows)


@asynccontextmanager
async def postgres_archive(url: str, fill: bool = False) -> AsyncIterator[PostgresArchive]:
    """A database as it is now; or to be filled by us alone, if all goes well to the end."""
    await prepare(url)
    try:
        connection = await connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=not fill):
                if fill:
                    tables = ", ".join(kept.table for kept in ALL_KEPT)
                    await connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
                yield PostgresArchive(connection)
        finally:
            connection.terminate()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as trouble:
        raise broken_off(trouble) from trouble
