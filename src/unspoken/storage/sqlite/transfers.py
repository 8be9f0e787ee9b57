"""Links that move seats to another device, in the SQLite file."""

from __future__ import annotations

import sqlite3

from unspoken.storage.sqlite.tidying import Written
from unspoken.tables.ports import Seconds, TransferStore


class SQLiteTransfers(TransferStore):
    """One database table."""

    def __init__(self, written: Written) -> None:
        self._written = written

    async def keep(self, key: str, data: bytes, until: Seconds, now: Seconds) -> None:
        """Store the seats of a link, and delete expired links."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM transfers WHERE until <= ?", (now,))
            connection.execute(
                "INSERT INTO transfers (key, until, data) VALUES (?, ?, ?)", (key, until, data)
            )

        await self._written(run)

    async def take(self, key: str, now: Seconds) -> bytes | None:
        """Delete a link and return its seats; None if it is unknown, used or expired."""
        found: list[bytes] = []

        def run(connection: sqlite3.Connection) -> None:
            rows = connection.execute("SELECT until, data FROM transfers WHERE key = ?", (key,)).fetchall()
            connection.execute("DELETE FROM transfers WHERE key = ?", (key,))
            found[:] = [bytes(data) for until, data in rows if until > now]

        await self._written(run)
        return found[0] if found else None
