"""Lets a single server take over a database that several nodes have used."""

from __future__ import annotations

import asyncpg

from unspoken.storage.errors import UnusableStore
from unspoken.storage.postgres.connections import PostgresPool
from unspoken.tables.errors import StoreUnavailable

_PATIENCE = 30.0
# Claiming a table writes to `owners`; the lock prevents that between the check and the deletion.
_LOCK = "LOCK TABLE owners IN SHARE ROW EXCLUSIVE MODE"
_LIVING = "SELECT name FROM nodes WHERE until > now() ORDER BY name"
_DELETE_OWNERS = "DELETE FROM owners"


async def take_over(url: str) -> None:
    """Remove all owners, because a single server claims no tables. Raises UnusableStore if a node is alive.

    A suspended node that wakes up cannot write: it no longer owns its tables.
    """
    connections = PostgresPool(url, 1)
    try:
        living = await connections.work(_delete_owners, _PATIENCE)
    except StoreUnavailable as trouble:
        raise UnusableStore(f"Cannot take over the tables: {trouble}.") from trouble
    finally:
        connections.close()
    if living:
        raise UnusableStore(
            f"Other servers use this database ({', '.join(living)}): join them with --bus, or stop "
            "them first."
        )


async def _delete_owners(connection: asyncpg.Connection) -> list[str]:
    """Delete all owners if no node is alive; return the names of live nodes."""
    async with connection.transaction():
        await connection.execute(_LOCK)
        living = [row[0] for row in await connection.fetch(_LIVING)]
        if not living:
            await connection.execute(_DELETE_OWNERS)
        return living
