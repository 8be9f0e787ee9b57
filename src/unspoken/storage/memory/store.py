"""A store in memory, for tests and for games that need not be saved."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from unspoken.atlas.port import AtlasStore
from unspoken.bans.port import BanStore
from unspoken.content.own.port import Sizes
from unspoken.daily.counts import CountStore
from unspoken.push.port import PushStore
from unspoken.storage.memory.atlas import MemoryAtlas
from unspoken.storage.memory.bans import MemoryBans
from unspoken.storage.memory.counts import MemoryCounts
from unspoken.storage.memory.glances import MemoryGlances
from unspoken.storage.memory.push import MemoryPush
from unspoken.storage.memory.transfers import MemoryTransfers
from unspoken.tables.errors import Conflict
from unspoken.tables.ports import (
    LONGEST_REST,
    PAGE,
    GlanceStore,
    LogStore,
    SaveCallback,
    Seconds,
    StoreUsage,
    TransferStore,
)


class MemoryStore(LogStore):
    """The logs of all tables in memory; several stores can share them."""

    def __init__(self, shared: MemoryStore | None = None) -> None:
        self._logs: dict[str, list[bytes]] = {} if shared is None else shared._logs
        self._sounds: dict[tuple[str, str], bytes] = {} if shared is None else shared._sounds
        self._touched: dict[str, Seconds] = {} if shared is None else shared._touched
        self.wakes: dict[str, Seconds] = {} if shared is None else shared.wakes
        self._decks: dict[str, bytes] = {} if shared is None else shared._decks
        self._pictures: dict[tuple[str, str], Sizes] = {} if shared is None else shared._pictures
        self._atlas: MemoryAtlas = MemoryAtlas() if shared is None else shared._atlas
        self.atlas: AtlasStore = self._atlas
        self.counts: CountStore = MemoryCounts() if shared is None else shared.counts
        self.bans: BanStore = MemoryBans() if shared is None else shared.bans
        self._glances: MemoryGlances = MemoryGlances() if shared is None else shared._glances
        self.glances: GlanceStore = self._glances
        self.transfers: TransferStore = MemoryTransfers() if shared is None else shared.transfers
        self._push: MemoryPush = MemoryPush() if shared is None else shared._push
        self.push: PushStore = self._push

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Append records as the next steps; calls back with Conflict if these steps exist."""
        log = self._logs.setdefault(table, [])
        if step == len(log):
            log.extend(records)
            trouble = None
        else:
            trouble = Conflict("another writer has saved this step")
        self.tell_later(callback, trouble)

    def tell_later(self, callback: SaveCallback, trouble: Exception | None) -> None:
        """Call back in the next loop iteration, because other stores never call back at once."""
        asyncio.get_running_loop().call_soon(callback, trouble)

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Return the next records of a table."""
        return self._logs.get(table, [])[step : step + PAGE]

    async def has(self, table: str) -> bool:
        """True if the table exists."""
        return bool(self._logs.get(table))

    async def keep_sound(self, table: str, sound: str, data: bytes) -> None:
        """Store a recording."""
        self._sounds[table, sound] = data

    async def sound(self, table: str, sound: str) -> bytes | None:
        """Return a recording of this table."""
        return self._sounds.get((table, sound))

    async def sounds(self, table: str) -> dict[str, int]:
        """Return the names of a table's recordings, and their sizes in bytes."""
        return {sound: len(data) for (owner, sound), data in self._sounds.items() if owner == table}

    async def touch(self, tables: Sequence[str], now: Seconds) -> None:
        """Record that these tables were used."""
        for table in self._logs.keys() & set(tables):
            self._touched[table] = max(now, self._touched.get(table, now))

    async def tidy(self, now: Seconds, keep: Seconds, keep_sounds: Seconds) -> list[str]:
        """Delete tables and recordings that were not used for long."""
        touched = {table: self._touched.get(table, now) for table in self._logs}
        gone = [table for table, at in touched.items() if at < now - keep and table not in self.wakes]
        silent = {table for table, at in touched.items() if at < now - keep_sounds}.union(gone)
        self._touched.update(touched)
        for key in [key for key in self._sounds if key[0] in silent]:
            del self._sounds[key]
        for table in gone:
            await self.delete(table)
        return gone

    async def delete(self, table: str) -> None:
        """Delete a table and its recordings."""
        for key in [key for key in self._sounds if key[0] == table]:
            del self._sounds[key]
        self._logs.pop(table, None)
        self._touched.pop(table, None)
        self.wakes.pop(table, None)
        self._atlas.forget_table(table)
        self._glances.forget_table(table)
        self._push.forget_table(table)

    async def usage(self) -> StoreUsage:
        """Return how much is stored."""
        sounds = sum(map(len, self._sounds.values()))
        entries = [len(entry.data) for entry in await self._atlas.every()]
        records = sum(len(record) for log in self._logs.values() for record in log)
        total = records + sounds + sum(entries)
        return StoreUsage(len(self._logs), len(self._sounds), sounds, len(entries), sum(entries), total)

    async def set_wakes(self, wakes: Mapping[str, Seconds | None]) -> None:
        """Record when these tables must be loaded."""
        for table, at in wakes.items():
            if at is None:
                self.wakes.pop(table, None)
            else:
                self.wakes[table] = at

    async def tables_to_wake(self, now: Seconds) -> list[str]:
        """Return the tables that must be loaded."""
        due = [code for code, at in self.wakes.items() if at <= now or at - LONGEST_REST > now]
        return sorted(due, key=self.wakes.__getitem__)

    async def keep_deck(
        self, pack: str, deck: bytes, brought: Mapping[str, Sizes], gone: Collection[str]
    ) -> None:
        """Store a deck, add new pictures, and delete others."""
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
        """Return all decks."""
        return list(self._decks.values())

    async def deck_picture(self, pack: str, picture: str, small: bool) -> bytes | None:
        """Return one size of a picture."""
        sizes = self._pictures.get((pack, picture))
        return None if sizes is None else sizes.small if small else sizes.large

    async def check_writable(self) -> None:
        """Do nothing: memory can be written."""

    async def close(self) -> None:
        """Do nothing."""
