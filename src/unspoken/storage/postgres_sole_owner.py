"""From several servers back to one: a database whose tables belonged to nodes."""

from __future__ import annotations

import asyncpg

from unspoken.storage.errors import StoreUnavailable
from unspoken.storage.postgres_connections import Connections
from unspoken.tables.errors import NotSaved

_PATIENCE = 30.0
# Whoever claims a table writes its row; the lock keeps a node from doing so between the look and the deed.
_LOCK = "LOCK TABLE owners IN SHARE ROW EXCLUSIVE MODE"
_LIVING = "SELECT name FROM nodes WHERE until > now() ORDER BY name"
_LET_GO = "DELETE FROM owners"


async def take_over(url: str) -> None:
    """All tables are a single server's, who claims none. Raises StoreUnavailable while a node lives.

    A node that only slept writes nothing when it wakes: the tables that it claimed are nobody's then.
    """
    connections = Connections(url, 1)
    try:
        living = await connections.work(_let_go, _PATIENCE)
    except NotSaved as trouble:
        raise StoreUnavailable(f"The tables cannot be taken over: {trouble}.") from trouble
    finally:
        connections.close()
    if living:
        raise StoreUnavailable(
            f"Other servers use this database ({', '.join(living)}): be one of them with --bus, or stop "
            "them first."
        )


async def _let_go(connection: asyncpg.Connection) -> list[str]:
    """No table has an owner any more, unless there are nodes that live: who they are."""
    async with connection.transaction():
        await connection.execute(_LOCK)
        living = [row[0] for row in await connection.fetch(_LIVING)]
        if not living:
            await connection.execute(_LET_GO)
        return living
