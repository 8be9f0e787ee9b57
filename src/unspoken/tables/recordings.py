"""The recordings of one table: kept in the store, and known here by their names."""

from __future__ import annotations

from unspoken.tables.ports import LogStore


class Recordings:
    """A table's own sounds; no other table hears them."""

    def __init__(self, table: str, store: LogStore) -> None:
        self._table = table
        self._store = store
        self.names: frozenset[str] = frozenset()

    async def keep(self, sound: str, data: bytes) -> None:
        """Keep a recording, durable on return."""
        await self._store.keep_sound(self._table, sound, data)
        self.names |= {sound}

    async def remember(self) -> None:
        """Know again those that were made before the server was restarted."""
        self.names |= await self._store.sounds(self._table)
