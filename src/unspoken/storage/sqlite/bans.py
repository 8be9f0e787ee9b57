"""Bans in the SQLite file."""

from __future__ import annotations

import sqlite3
from functools import partial

from unspoken.bans.port import Ban, BanStore
from unspoken.storage.sqlite.tidying import Read, Written

_EVERY = "SELECT id, kind, value, since, until, note FROM bans ORDER BY since DESC, id"


class SQLiteBans(BanStore):
    """One database table."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def add(self, ban: Ban) -> None:
        """Store a ban instead of earlier bans of the same value; delete expired bans."""
        await self._written(partial(_add, ban))

    async def remove(self, id: str) -> bool:
        """Delete a ban; False if there is none with this id."""
        found = await self._read("SELECT 1 FROM bans WHERE id = ?", id)
        await self._written(lambda connection: _remove(id, connection))
        return bool(found)

    async def every(self) -> list[Ban]:
        """Return all stored bans, the newest first."""
        return [Ban(*row) for row in await self._read(_EVERY)]


def _add(ban: Ban, connection: sqlite3.Connection) -> None:
    connection.execute(
        "DELETE FROM bans WHERE until <= ? OR (kind = ? AND value = ?)", (ban.since, ban.kind, ban.value)
    )
    connection.execute(
        "INSERT INTO bans (id, kind, value, since, until, note) VALUES (?, ?, ?, ?, ?, ?)", ban
    )


def _remove(id: str, connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM bans WHERE id = ?", (id,))
