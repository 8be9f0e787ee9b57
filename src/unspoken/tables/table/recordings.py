"""The recordings of one table: stored in the log store, listed here by name."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.kernel.types import Refused
from unspoken.tables.ports import LogStore

_MEGABYTE = 1_000_000
MOST_BYTES = 30 * _MEGABYTE
"""Limit for one table: about three hundred spoken clues, more than an evening needs."""


class Recordings:
    """A table's recordings. No other table can play them."""

    def __init__(self, table: str, store: LogStore) -> None:
        self._table = table
        self._store = store
        self._bytes = 0
        self.names: frozenset[str] = frozenset()

    async def keep(self, sound: str, data: bytes) -> None:
        """Save a recording, durable on return. Raises Refused if the table's recordings are too large."""
        if self._bytes + len(data) > MOST_BYTES:
            raise Refused("recordings-full", most=MOST_BYTES // _MEGABYTE)
        self._bytes += len(data)  # before the save, because other saves may start meanwhile
        try:
            await self._store.keep_sound(self._table, sound, data)
        except BaseException:
            self._bytes -= len(data)
            raise
        self.names |= {sound}

    def remember(self, found: Mapping[str, int]) -> None:
        """Add recordings from before a restart, with their sizes."""
        self._bytes += sum(found.values())
        self.names |= found.keys()
