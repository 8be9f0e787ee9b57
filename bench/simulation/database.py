"""The simulated store that all nodes share: consistent, with latency, and at times unavailable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

from bench.simulation.world import Process, World
from unspoken.storage.epochs import ALONE
from unspoken.storage.memory.owners import FencedMemoryStore, MemoryOwners, Registry
from unspoken.tables.errors import Conflict, LostTable, StoreUnavailable
from unspoken.tables.ports import SaveCallback

UNAVAILABLE = "the store is unavailable"


class Database(Registry):
    """The stored logs, and who wrote each record."""

    def __init__(self, world: World) -> None:
        super().__init__(lambda: world.now)
        self.world = world
        self.is_unavailable = False
        self.failure_rate = 0.0
        """Share of writes that fail."""
        self.after_a_write: Callable[[str], None] | None = None
        """Called once, with the name of the writing node, before that node gets the reply."""
        self.writers: dict[str, list[tuple[str, int]]] = {}
        """For each table, the node and the epoch of every record."""

    def delay(self) -> float:
        """Return a random latency of a request or a response."""
        return self.world.chance.choice((0.001, 0.002, 0.004, 0.03))

    def is_owner(self, table: str, epoch: int) -> bool:
        """True if a writer with this epoch owns the table."""
        return self.owners.get(table, (None, ALONE))[1] == epoch

    def save(
        self, node: str, epoch: int, table: str, step: int, records: Sequence[bytes]
    ) -> Exception | None:
        """Append records atomically; return an error unless the owner writes at the end of the log."""
        if self.is_unavailable or self.world.chance.random() < self.failure_rate:
            return StoreUnavailable(UNAVAILABLE)
        if not self.is_owner(table, epoch):
            return LostTable(f"another node owns {table} now")
        log = self.store._logs.setdefault(table, [])
        if step != len(log):
            return Conflict(table)
        log.extend(records)
        self.writers.setdefault(table, []).extend([(node, epoch)] * len(records))
        return None


class NodeStore(FencedMemoryStore):
    """The store as one node sees it."""

    def __init__(self, database: Database, process: Process) -> None:
        super().__init__(database)
        self._database = database
        self._process = process

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Write after a latency. A node that dies in between never learns the result."""
        epoch, database = self.epochs.of(table), self._database

        def arrive() -> None:
            error = database.save(self._process.name, epoch, table, step, records)
            if error is None and database.after_a_write is not None:
                on_write, database.after_a_write = database.after_a_write, None
                on_write(self._process.name)
            database.world.later(database.delay(), lambda: self._process.post(lambda: finish(error)))

        def finish(error: Exception | None) -> None:
            if isinstance(error, LostTable):
                self.epochs.refused(table, epoch)
            callback(error)

        if not self._process.is_dead:
            database.world.later(database.delay(), arrive)

    async def load(self, table: str) -> list[bytes]:
        """Return all records of a table after a latency."""
        await request(self._database)
        return await super().load(table)


class NodeOwners(MemoryOwners):
    """The table owners as one node sees them; every call takes time and can fail."""

    def __init__(self, database: Database, node: str, lease: float, store: NodeStore) -> None:
        super().__init__(database, node, lease, store.epochs)
        self._database = database

    async def arrive(self) -> None:
        await request(self._database)
        await super().arrive()

    async def renew(self, on_bus: bool) -> bool:
        await request(self._database)
        lived = await super().renew(on_bus)
        await request(self._database)
        return lived

    async def others(self) -> list[str]:
        await request(self._database)
        return await super().others()

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        await request(self._database)
        return await super().claim(table, new=new)

    async def owner(self, table: str) -> str | None:
        await request(self._database)
        return await super().owner(table)

    async def give_up(self, tables: Collection[str]) -> None:
        await request(self._database)
        await super().give_up(tables)


async def request(database: Database) -> None:
    """Wait for the latency of a request to the store. Raises StoreUnavailable."""
    await asyncio.sleep(database.delay())
    if database.is_unavailable:
        raise StoreUnavailable(UNAVAILABLE)
