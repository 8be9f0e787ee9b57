"""A log that is gone with the process: for games nobody wants to keep, and tests that concern no disk."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from unspoken.atlas.port import AtlasStore
from unspoken.content.own.port import Sizes
from unspoken.storage.memory_atlas import MemoryAtlas
from unspoken.tables.errors import Conflict
from unspoken.tables.ports import LogStore, Saved, Seconds


class MemoryStore(LogStore):
    """The log of every table, in this process alone; several may share what they keep."""

    def __init__(self, shared: MemoryStore | None = None) -> None:
        self._logs: dict[str, list[bytes]] = {} if shared is None else shared._logs
        self._sounds: dict[tuple[str, str], bytes] = {} if shared is None else shared._sounds
        self._touched: dict[str, Seconds] = {} if shared is None else shared._touched
        self._decks: dict[str, bytes] = {} if shared is None else shared._decks
        self._pictures: dict[tuple[str, str], Sizes] = {} if shared is None else shared._pictures
        self._atlas: MemoryAtlas = MemoryAtlas() if shared is None else shared._atlas
        self.atlas: AtlasStore = self._atlas

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """Keep records as the next steps; a Conflict if others are there already."""
        log = self._logs.setdefault(table, [])
        if step == len(log):
            log.extend(records)
            trouble = None
        else:
            trouble = Conflict(table)
        self.tell_later(saved, trouble)

    def tell_later(self, saved: Saved, trouble: Exception | None) -> None:
        """As a disk would: not before whoever writes is done."""
        asyncio.get_running_loop().call_soon(saved, trouble)

    async def load(self, table: str) -> list[bytes]:
        """All records of a table."""
        return list(self._logs.get(table, ()))

    async def has(self, table: str) -> bool:
        """Whether there is such a table."""
        return bool(self._logs.get(table))

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Keep a recording."""
        self._sounds[table, sound] = data

    async def sound(self, table: str, sound: str) -> bytes | None:
        """A recording of this table."""
        return self._sounds.get((table, sound))

    async def sounds(self, table: str) -> dict[str, int]:
        """The names of a table's recordings, and their weights."""
        return {sound: len(data) for (owner, sound), data in self._sounds.items() if owner == table}

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Somebody was at these tables now."""
        for table in self._logs.keys() & set(tables):
            self._touched[table] = max(now, self._touched.get(table, now))

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete what nobody has touched for long."""
        touched = {table: self._touched.get(table, now) for table in self._logs}
        gone = [table for table, at in touched.items() if at < now - keep]
        silent = {table for table, at in touched.items() if at < now - keep_sounds}.union(gone)
        self._touched.update(touched)
        for key in [key for key in self._sounds if key[0] in silent]:
            del self._sounds[key]
        for table in gone:
            del self._logs[table], self._touched[table]
            self._atlas.let_go_of(table)
        return gone

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Keep a deck as it is now, with pictures that are new and without some."""
        self._decks[pack] = deck
        self._pictures.update({(pack, picture): sizes for picture, sizes in brought.items()})
        for picture in gone:
            self._pictures.pop((pack, picture), None)

    async def drop_deck(self, pack: str) -> None:
        """Delete a deck and its pictures."""
        self._decks.pop(pack, None)
        for key in [key for key in self._pictures if key[0] == pack]:
            del self._pictures[key]

    async def decks(self) -> list[bytes]:
        """Every deck."""
        return list(self._decks.values())

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """One file of one picture."""
        sizes = self._pictures.get((pack, picture))
        return None if sizes is None else sizes.small if small else sizes.large

    async def close(self) -> None:
        """Nothing is left to do."""
