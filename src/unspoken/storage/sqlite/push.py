"""The push key and the subscriptions, in the SQLite file."""

from __future__ import annotations

import sqlite3

from unspoken.push.port import PushStore
from unspoken.storage.sqlite.tidying import Read, Written

_KEEP = """
INSERT INTO push_subscriptions ("table", person, data) VALUES (?, ?, ?)
ON CONFLICT ("table", person) DO UPDATE SET data = excluded.data
"""
_OF = 'SELECT data FROM push_subscriptions WHERE "table" = ? AND person = ?'
_DROP = 'DELETE FROM push_subscriptions WHERE "table" = ?1 AND person = ?2 AND data = coalesce(?3, data)'


class SQLitePush(PushStore):
    """Two database tables."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def key(self, new: bytes) -> bytes:
        """Return the server's private key; if there is none, store and return the new one."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO push_key (single, data) VALUES (1, ?)", (new,))

        if not (rows := await self._read("SELECT data FROM push_key")):
            await self._written(run)
            rows = await self._read("SELECT data FROM push_key")
        return bytes(rows[0][0])

    async def keep(self, table: str, person: int, data: bytes) -> None:
        """Store a person's subscription; it replaces their earlier one."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_KEEP, (table, person, data))

        await self._written(run)

    async def of(self, table: str, person: int) -> bytes | None:
        """Return a person's subscription, or None."""
        rows = await self._read(_OF, table, person)
        return bytes(rows[0][0]) if rows else None

    async def drop(self, table: str, person: int, data: bytes | None = None) -> None:
        """Delete a person's subscription, or only if it is still this one."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_DROP, (table, person, data))

        await self._written(run)
