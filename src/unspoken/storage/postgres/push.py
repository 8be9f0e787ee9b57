"""The push key and the subscriptions, in PostgreSQL, which several servers may share."""

from __future__ import annotations

from typing import Any

import asyncpg

from unspoken.push.port import PushStore
from unspoken.storage.postgres.connections import PostgresPool

_NEW_KEY = "INSERT INTO push_key (single, data) VALUES (1, $1) ON CONFLICT DO NOTHING"
_KEEP = """
INSERT INTO push_subscriptions ("table", person, data) VALUES ($1, $2, $3)
ON CONFLICT ("table", person) DO UPDATE SET data = excluded.data
"""
_OF = 'SELECT data FROM push_subscriptions WHERE "table" = $1 AND person = $2'
_DROP = """
DELETE FROM push_subscriptions WHERE "table" = $1 AND person = $2 AND data = coalesce($3::bytea, data)
"""


class PostgresPush(PushStore):
    """Two database tables."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def key(self, new: bytes) -> bytes:
        """Return the server's private key; if there is none, store and return the new one."""
        if not (rows := await self._fetch("SELECT data FROM push_key")):
            await self._fetch(_NEW_KEY, new)
            rows = await self._fetch("SELECT data FROM push_key")
        return bytes(rows[0][0])

    async def keep(self, table: str, person: int, data: bytes) -> None:
        """Store a person's subscription; it replaces their earlier one."""
        await self._fetch(_KEEP, table, person, data)

    async def of(self, table: str, person: int) -> bytes | None:
        """Return a person's subscription, or None."""
        rows = await self._fetch(_OF, table, person)
        return bytes(rows[0][0]) if rows else None

    async def drop(self, table: str, person: int, data: bytes | None = None) -> None:
        """Delete a person's subscription, or only if it is still this one."""
        await self._fetch(_DROP, table, person, data)

    async def _fetch(self, query: str, *values: object) -> list[Any]:  # rows, as asyncpg types them
        async def fetch(connection: asyncpg.Connection) -> list[Any]:
            return list(await connection.fetch(query, *values))

        return await self._connections.work(fetch, self._patience)
