"""Table ownership in a PostgreSQL database that nodes share: compare-and-set claims, fenced by an epoch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from datetime import timedelta
from typing import Any

import asyncpg

from unspoken.storage.epochs import Epochs
from unspoken.storage.postgres.connections import PostgresPool
from unspoken.tables.errors import NameTaken

_PATIENCE = 5.0
"""Seconds to wait for an unavailable database."""
_CONNECTIONS = 3
"""More than one, so that a lease is renewed while tables are being claimed."""
_ARRIVE = """
INSERT INTO nodes AS known (name, incarnation, until) VALUES ($1, $2, now() + $3)
ON CONFLICT (name) DO UPDATE SET incarnation = excluded.incarnation, until = excluded.until
WHERE known.until <= now() OR known.incarnation = excluded.incarnation
RETURNING name
"""
_RENEW = """
WITH before AS (SELECT until > now() AS alive FROM nodes WHERE name = $1 AND incarnation = $2 FOR UPDATE)
UPDATE nodes SET until = now() + $3, on_bus = $4 FROM before WHERE name = $1 RETURNING before.alive
"""
_OTHERS = "SELECT name FROM nodes WHERE name <> $1 AND until > now() AND on_bus ORDER BY name"
# A row with our own name is from an earlier process or a table that we gave up: no other node owns it.
_CLAIM = """
INSERT INTO owners AS known ("table", node, epoch)
SELECT $1, $2, 1 WHERE $3 OR EXISTS (SELECT FROM log WHERE "table" = $1)
ON CONFLICT ("table") DO UPDATE SET node = excluded.node, epoch = known.epoch + 1
WHERE known.node IS NULL OR known.node = excluded.node
    OR NOT EXISTS (SELECT FROM nodes WHERE name = known.node AND until > now())
RETURNING epoch
"""
_OWNER = """
SELECT node FROM owners JOIN nodes ON name = node WHERE "table" = $1 AND until > now()
"""
_GIVE_UP = """
UPDATE owners SET node = NULL FROM unnest($2::text[], $3::bigint[]) AS held ("table", epoch)
WHERE owners."table" = held."table" AND owners.epoch = held.epoch AND node = $1
"""
_KEY = """
INSERT INTO cluster_key AS known (key) VALUES ($1)
ON CONFLICT (single) DO UPDATE SET key = known.key RETURNING key
"""
_DEPART = "DELETE FROM nodes WHERE name = $1 AND incarnation = $2"


class PostgresOwners:
    """One node's access to table ownership. Methods raise StoreUnavailable if the database is down."""

    def __init__(
        self, url: str, node: str, lease: float, epochs: Epochs, patience: float = _PATIENCE
    ) -> None:
        self._node = node
        self._patience = patience
        self._incarnation = secrets.token_hex(8)
        self._lease = timedelta(seconds=lease)
        self._epochs = epochs
        self._connections = PostgresPool(url, _CONNECTIONS)

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Set the callback for a table of ours that another node owns now."""
        self._epochs.when_lost = tell

    async def key(self) -> bytes:
        """Return the secret key that all nodes of this store share. The first node creates it."""
        return bytes((await self._fetch(_KEY, secrets.token_bytes()))[0][0])

    async def arrive(self) -> None:
        """Register this node. Raises NameTaken while another live node has this name."""
        if not await self._fetch(_ARRIVE, self._node, self._incarnation, self._lease):
            raise NameTaken(f"another node is named {self._node}")

    async def renew(self, on_bus: bool) -> bool:
        """Renew the lease; return True if it never expired since the last renewal. Raises NameTaken."""
        rows = await self._fetch(
            _RENEW, self._node, self._incarnation, self._lease, on_bus, patience=self._lease.total_seconds()
        )
        if not rows:
            await self.arrive()
        return bool(rows) and bool(rows[0][0])

    async def others(self) -> list[str]:
        """Return the names of other live nodes that are connected to the bus."""
        return [row[0] for row in await self._fetch(_OTHERS, self._node)]

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Claim a table if no other live node owns it; return its owner, or None if it does not exist."""
        rows = await self._fetch(_CLAIM, table, self._node, new)
        if not rows:
            return await self.owner(table)
        self._epochs.claimed(table, rows[0][0])
        return self._node

    async def owner(self, table: str) -> str | None:
        """Return the live node that owns a table."""
        rows = await self._fetch(_OWNER, table)
        return rows[0][0] if rows else None

    async def give_up(self, tables: Collection[str]) -> None:
        """Give up tables, so that others can claim them; from now on we do not write to them."""
        held = self._held(tables)
        self.lost(tables)
        await self._fetch(_GIVE_UP, self._node, *held)

    def lost(self, tables: Collection[str]) -> None:
        """Forget tables that are no longer ours."""
        for table in tables:
            self._epochs.lost(table)

    async def depart(self) -> None:
        """Unregister this node."""
        await self._fetch(_DEPART, self._node, self._incarnation)

    def close(self) -> None:
        """Disconnect."""
        self._connections.close()

    def _held(self, tables: Collection[str]) -> tuple[list[str], list[int]]:
        return list(tables), [self._epochs.of(table) for table in tables]

    async def _fetch(self, query: str, *values: object, patience: float | None = None) -> list[Any]:
        async def fetch(connection: asyncpg.Connection) -> list[Any]:  # rows, as asyncpg types them
            return list(await connection.fetch(query, *values))

        return await self._connections.work(fetch, self._patience if patience is None else patience)
