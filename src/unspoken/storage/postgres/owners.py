"""Table ownership in a PostgreSQL database that nodes share: compare-and-set claims, fenced by an epoch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from datetime import timedelta
from typing import Any

import asyncpg

from unspoken.storage.epochs import Epochs
from unspoken.storage.postgres.connections import PostgresPool
from unspoken.storage.postgres.life_lock import LOCKED, LOST_ITS_LOCK, LifeLock, Suspects, is_held
from unspoken.tables.errors import NameTaken

_PATIENCE = 5.0
"""Seconds to wait for an unavailable database."""
_CONNECTIONS = 3
"""More than one, so that a lease is renewed while tables are being claimed."""
_LOCK_FRACTION = 1 / 6
"""Fraction of a lease that taking the lock may delay a renewal."""
# A new node has no prefix, because it takes its lock only before the first renewal. $4, also in _CLAIM, lists
# dead incarnations. An incarnation that holds its lock again is alive.
_ARRIVE = f"""
INSERT INTO nodes AS known (name, incarnation, until) VALUES ($1, $2, now() + $3)
ON CONFLICT (name) DO UPDATE SET incarnation = excluded.incarnation, until = excluded.until
WHERE known.until <= now() OR known.incarnation IN ($2, '{LOCKED}' || $2)
    OR known.incarnation = ANY($4::text[]) AND NOT {is_held("known.incarnation")}
RETURNING name
"""
_RENEW = f"""
WITH before AS (
    SELECT until > now() AS alive, {is_held(f"'{LOCKED}' || $2")} AS locked
    FROM nodes WHERE name = $1 AND incarnation IN ($2, '{LOCKED}' || $2) FOR UPDATE
)
UPDATE nodes SET until = now() + $3, on_bus = $4,
    incarnation = CASE WHEN before.locked THEN '{LOCKED}' || $2 ELSE $2 END
FROM before WHERE name = $1 RETURNING before.alive, before.locked
"""
_NAMED = f"SELECT name, incarnation, {LOST_ITS_LOCK} FROM nodes WHERE name = $1 AND until > now()"
_OTHERS = f"""
SELECT name, incarnation, {LOST_ITS_LOCK} FROM nodes
WHERE name <> $1 AND until > now() AND on_bus ORDER BY name
"""
# A row with our own name is from an earlier process or a table that we gave up: no other node owns it.
_CLAIM = f"""
INSERT INTO owners AS known ("table", node, epoch)
SELECT $1, $2, 1 WHERE $3 OR EXISTS (SELECT FROM log WHERE "table" = $1)
ON CONFLICT ("table") DO UPDATE SET node = excluded.node, epoch = known.epoch + 1
WHERE known.node IS NULL OR known.node = excluded.node OR NOT EXISTS (
    SELECT FROM nodes WHERE name = known.node AND until > now()
        AND NOT (incarnation = ANY($4::text[]) AND {LOST_ITS_LOCK})
)
RETURNING epoch
"""
_OWNER = f"""
SELECT node, incarnation, {LOST_ITS_LOCK} FROM owners JOIN nodes ON name = node
WHERE "table" = $1 AND until > now()
"""
_TAKEN = """
SELECT held."table", held.epoch FROM unnest($2::text[], $3::bigint[]) AS held ("table", epoch)
WHERE NOT EXISTS (
    SELECT FROM owners WHERE owners."table" = held."table" AND owners.epoch = held.epoch AND node = $1
)
"""
_GIVE_UP = """
UPDATE owners SET node = NULL FROM unnest($2::text[], $3::bigint[]) AS held ("table", epoch)
WHERE owners."table" = held."table" AND owners.epoch = held.epoch AND node = $1
"""
_KEY = """
INSERT INTO cluster_key AS known (key) VALUES ($1)
ON CONFLICT (single) DO UPDATE SET key = known.key RETURNING key
"""
_DEPART = f"DELETE FROM nodes WHERE name = $1 AND incarnation IN ($2, '{LOCKED}' || $2)"


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
        self._suspects = Suspects(lease)
        self._lock = LifeLock(url, LOCKED + self._incarnation, lease * _LOCK_FRACTION)
        self._times_locked = 0
        """How often the lock had been taken when we last checked our tables."""
        self._claimed: set[str] = set()

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Set the callback for a table of ours that another node owns now."""
        self._epochs.when_lost = tell

    async def key(self) -> bytes:
        """Return the secret key that all nodes of this store share. The first node creates it."""
        return bytes((await self._fetch(_KEY, secrets.token_bytes()))[0][0])

    async def arrive(self) -> None:
        """Register this node. Raises NameTaken while another live node has this name."""
        if not await self._arrive():
            await self._living(_NAMED, self._node)  # an earlier process of this name may be dead
            if not await self._arrive():
                raise NameTaken(f"another node is named {self._node}")

    async def _arrive(self) -> bool:
        dead = list(self._suspects.dead())
        return bool(await self._fetch(_ARRIVE, self._node, self._incarnation, self._lease, dead))

    async def renew(self, on_bus: bool) -> bool:
        """Renew the lease; return True if it never expired since the last renewal. Raises NameTaken."""
        await self._lock.hold()  # a node without a lock still has its lease
        rows = await self._fetch(
            _RENEW, self._node, self._incarnation, self._lease, on_bus, patience=self._lease.total_seconds()
        )
        if not rows:
            await self.arrive()
            return False
        alive, is_locked = rows[0]
        if not is_locked:
            self._lock.close()  # PostgreSQL does not know its connection: take it anew with the next renewal
        elif self._times_locked != self._lock.times_taken:
            await self._check_tables()
        return bool(alive)

    async def _check_tables(self) -> None:
        """Report the tables that others have claimed while we had no lock."""
        times = self._lock.times_taken
        for table, epoch in await self._fetch(_TAKEN, self._node, *self._held(self._claimed)):
            self._epochs.refused(table, epoch)
        self._times_locked = times

    async def others(self) -> list[str]:
        """Return the names of other live nodes that are connected to the bus."""
        return await self._living(_OTHERS, self._node)

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Claim a table if no other live node owns it; return its owner, or None if it does not exist."""
        while True:
            dead = self._suspects.dead()
            rows = await self._fetch(_CLAIM, table, self._node, new, list(dead))
            if rows:
                self._epochs.claimed(table, rows[0][0])
                self._claimed.add(table)
                return self._node
            owner = await self.owner(table)
            if owner is not None or self._suspects.dead() <= dead:
                return owner

    async def owner(self, table: str) -> str | None:
        """Return the live node that owns a table."""
        living = await self._living(_OWNER, table)
        return living[0] if living else None

    async def _living(self, query: str, *values: object) -> list[str]:
        """Return the nodes that a query finds, without the dead. Wait if a node has just lost its lock."""
        while True:
            rows = await self._fetch(query, *values)
            wait = self._suspects.see((incarnation, lost) for _name, incarnation, lost in rows)
            if wait <= 0:
                dead = self._suspects.dead()
                return [name for name, incarnation, _lost in rows if incarnation not in dead]
            await asyncio.sleep(wait)

    async def give_up(self, tables: Collection[str]) -> None:
        """Give up tables, so that others can claim them; from now on we do not write to them."""
        held = self._held(tables)
        self.lost(tables)
        await self._fetch(_GIVE_UP, self._node, *held)

    def lost(self, tables: Collection[str]) -> None:
        """Forget tables that are no longer ours."""
        for table in tables:
            self._claimed.discard(table)
            self._epochs.lost(table)

    async def depart(self) -> None:
        """Unregister this node."""
        await self._fetch(_DEPART, self._node, self._incarnation)

    def close(self) -> None:
        """Disconnect."""
        self._lock.close()
        self._connections.close()

    def _held(self, tables: Collection[str]) -> tuple[list[str], list[int]]:
        return list(tables), [self._epochs.of(table) for table in tables]

    async def _fetch(self, query: str, *values: object, patience: float | None = None) -> list[Any]:
        async def fetch(connection: asyncpg.Connection) -> list[Any]:  # rows, as asyncpg types them
            return list(await connection.fetch(query, *values))

        return await self._connections.work(fetch, self._patience if patience is None else patience)
