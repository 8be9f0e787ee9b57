"""What a list of tables shows about each table, in memory."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.tables.ports import GlanceStore


class MemoryGlances(GlanceStore):
    """A dictionary."""

    def __init__(self) -> None:
        self._glances: dict[str, tuple[int, bytes]] = {}

    async def keep(self, table: str, step: int, data: bytes) -> None:
        """Store a table's glance, unless a later one is stored."""
        if step >= self._glances.get(table, (0, b""))[0]:
            self._glances[table] = step, data

    async def of(self, tables: Sequence[str]) -> dict[str, bytes]:
        """Return the glances of these tables."""
        return {table: self._glances[table][1] for table in tables if table in self._glances}

    def forget_table(self, table: str) -> None:
        """Delete the glance of a deleted table."""
        self._glances.pop(table, None)
