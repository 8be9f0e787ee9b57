"""What a list of tables shows about each table, in the SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from unspoken.storage.sqlite.tidying import Read, Written
from unspoken.tables.ports import GlanceStore

_KEEP = """
INSERT INTO glances ("table", step, data) VALUES (?, ?, ?)
ON CONFLICT ("table") DO UPDATE SET step = excluded.step, data = excluded.data
WHERE excluded.step >= glances.step
"""


class SQLiteGlances(GlanceStore):
    """One database table."""

    def __init__(self, read: Read, written: Written) -> None:
        self._read = read
        self._written = written

    async def keep(self, table: str, step: int, data: bytes) -> None:
        """Store a table's glance, unless a later one is stored."""

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_KEEP, (table, step, data))

        await self._written(run)

    async def of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the glances of these tables."""
        places = ", ".join("?" * len(tables))
        query = f'SELECT "table", data FROM glances WHERE "table" IN ({places})'
        return {str(table): bytes(data) for table, data in await self._read(query, *tables)}
