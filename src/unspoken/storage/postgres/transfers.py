"""Links that move seats to another device, in PostgreSQL, which several servers may share."""

from __future__ import annotations

import asyncpg

from unspoken.storage.postgres.connections import PostgresPool
from unspoken.tables.ports import Seconds, TransferStore

_KEEP = """
WITH expired AS (DELETE FROM transfers WHERE until <= $4)
INSERT INTO transfers (key, until, data) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING
"""


class PostgresTransfers(TransferStore):
    """One database table."""

    def __init__(self, connections: PostgresPool, patience: float) -> None:
        self._connections = connections
        self._patience = patience

    async def keep(self, key: str, data: bytes, until: Seconds, now: Seconds) -> None:
        """Store the seats of a link, and delete expired links."""

        async def keep(connection: asyncpg.Connection) -> None:
            await connection.execute(_KEEP, key, until, data, now)

        await self._connections.work(keep, self._patience)

    async def take(self, key: str, now: Seconds) -> bytes | None:
        """Delete a link and return its seats; None if it is unknown, used or expired."""

        async def take(connection: asyncpg.Connection) -> bytes | None:
            # If the reply is lost, the retry finds nothing: the person makes a new link.
            row = await connection.fetchrow("DELETE FROM transfers WHERE key = $1 RETURNING until, data", key)
            return bytes(row[1]) if row is not None and row[0] > now else None

        return await self._connections.work(take, self._patience)
