"""Bans in PostgreSQL, which several servers may share."""

from __future__ import annotations

import asyncpg

from unspoken.bans.port import Ban, BanStore
from unspoken.storage.postgres.connections import PostgresPool

_FORGET = "DELETE FROM bans WHERE until <= $1 OR (kind = $2 AND value = $3)"
_ADD = "INSERT INTO bans (id, kind, value, since, until, note) VALUES ($1, $2, $3, $4, $5, $6)"
_REMOVE = "DELETE FROM bans WHERE id = $1 RETURNING id"
_EVERY = 'SELECT id, kind, value, since, until, note FROM bans ORDER BY since DESC, id COLLATE "C"'


class PostgresBans(BanStore):
    """One database table."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def add(self, ban: Ban) -> None:
        """Store a ban instead of earlier bans of the same value; delete expired bans."""

        async def add(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.execute(_FORGET, ban.since, ban.kind, ban.value)
                await connection.execute(_ADD, *ban)

        await self._connections.work(add, self._patience)

    async def remove(self, id: str) -> bool:
        """Delete a ban; False if there is none with this id."""

        async def remove(connection: asyncpg.Connection) -> bool:
            return bool(await connection.fetch(_REMOVE, id))

        return await self._connections.work(remove, self._patience)

    async def every(self) -> list[Ban]:
        """Return all stored bans, the newest first."""

        async def fetch(connection: asyncpg.Connection) -> list[Ban]:
            return [Ban(*row) for row in await connection.fetch(_EVERY)]

        return await self._connections.work(fetch, self._patience)
