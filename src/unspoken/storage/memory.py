"""A log that is gone with the process: for games nobody wants to keep, and tests that concern no disk."""

from __future__ import annotations

from collections.abc import Sequence

from unspoken.tables.errors import Conflict


class MemoryStore:
    """The log of every table, in this process alone."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._sounds: dict[tuple[str, str], bytes] = {}

    async def append(self, table: str, step: int, records: Sequence[bytes]) -> None:
        """Keep records as the next steps; Conflict if others are there already."""
        log = self._logs.setdefault(table, [])
        if step != len(log):
            raise Conflict(table)
        log.extend(records)

    async def load(self, table: str) -> list[bytes]:
        """All records of a table."""
        return list(self._logs.get(table, ()))

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Keep a recording."""
        self._sounds[table, sound] = data

    async def sound(self, table: str, sound: str) -> bytes | None:
        """A recording of this table."""
        return self._sounds.get((table, sound))

    async def sounds(self, table: str) -> frozenset[str]:
        """The names of a table's recordings."""
        return frozenset(sound for owner, sound in self._sounds if owner == table)

    async def close(self) -> None:
        """Nothing is left to do."""
