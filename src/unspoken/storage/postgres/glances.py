"""What a list of tables shows about each table, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg

from unspoken.storage.postgres.connections import PostgresPool
from unspoken.tables.ports import GlanceStore

_KEEP = """
INSERT INTO glances ("table", step, data) VALUES ($1, $2, $3)
ON CONFLICT ("table") DO UPDATE SET step = excluded.step, data = excluded.data
WHERE excluded.step >= glances.step
"""
_OF = 'SELECT "table", data FROM glances WHERE "table" = ANY ($1)'


class PostgresGlances(GlanceStore):
    """One database table."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def keep(self, table: str, step: int, data: bytes) -> None:
        """Store a table's glance, unless a later one is stored."""

        async def keep(connection: asyncpg.Connection) -> None:
            await connection.execute(_KEEP, table, step, data)

        await self._connections.work(keep, self._patience)

    async def of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the glances of these tables."""

        async def fetch(connection: asyncpg.Connection) -> dict[str, bytes]:
            return {row[0]: bytes(row[1]) for row in await connection.fetch(_OF, list(tables))}

        return await self._connections.work(fetch, self._patience)
