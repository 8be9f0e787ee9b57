"""The recordings of one table: kept in the store, and known here by their names."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.kernel.game import Refused
from unspoken.tables.ports import LogStore

_MEGABYTE = 1_000_000
MOST_BYTES = 30 * _MEGABYTE
"""Of one table: some three hundred clues that were spoken, more than an evening has."""


class Recordings:
    """A table's own sounds; no other table hears them."""

    def __init__(self, table: str, store: LogStore) -> None:
        self._table = table
        self._store = store
        self._weight = 0
        self.names: frozenset[str] = frozenset()

    async def keep(self, sound: str, data: bytes) -> None:
        """Keep a recording, durable on return; Refused when the table has kept enough."""
        if self._weight + len(data) > MOST_BYTES:
            raise Refused("recordings-full", most=MOST_BYTES // _MEGABYTE)
        self._weight += len(data)  # before it is kept: others may come meanwhile
        try:
            await self._store.keep_sound(self._table, sound, data)
        except BaseException:
            self._weight -= len(data)
            raise
        self.names |= {sound}

    def remember(self, found: Mapping[str, int]) -> None:
        """Know again those that were made before the server was restarted, and what each weighs."""
        self._weight += sum(found.values())
        self.names |= found.keys()
