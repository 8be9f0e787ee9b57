"""The store that all nodes share: exact about what it keeps, slow and at times away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

from bench.simulation.world import Process, World
from unspoken.storage.epochs import ALONE
from unspoken.storage.memory_owners import FencedMemoryStore, MemoryOwners, Registry
from unspoken.tables.errors import Conflict, LostTable, NotSaved
from unspoken.tables.ports import Saved

AWAY = "the store is away"


class Database(Registry):
    """What is kept, and by whom it was written."""

    def __init__(self, world: World) -> None:
        super().__init__(lambda: world.now)
        self.world = world
        self.is_away = False
        self.fails = 0.0
        """The share of writes that a disk refuses."""
        self.after_a_write: Callable[[str], None] | None = None
        """Told once which node has written, before that node is."""
        self.writers: dict[str, list[tuple[str, int]]] = {}
        """By table: the node and the epoch of every record."""

    def delay(self) -> float:
        """How long a question is on its way, or its answer."""
        return self.world.chance.choice((0.001, 0.002, 0.004, 0.03))

    def is_owner(self, table: str, epoch: int) -> bool:
        """Whether whoever writes in this epoch owns the table."""
        return self.owners.get(table, (None, ALONE))[1] == epoch

    def keep(
        self, node: str, epoch: int, table: str, step: int, records: Sequence[bytes]
    ) -> Exception | None:
        """Write, as an exact store does: all or nothing, by its owner, where nobody has written."""
        if self.is_away or self.world.chance.random() < self.fails:
            return NotSaved(AWAY)
        if not self.is_owner(table, epoch):
            return LostTable(f"another node owns {table} now")
        log = self.store._logs.setdefault(table, [])
        if step != len(log):
            return Conflict(table)
        log.extend(records)
        self.writers.setdefault(table, []).extend([(node, epoch)] * len(records))
        return None


class NodeStore(FencedMemoryStore):
    """One node's way to the store."""

    def __init__(self, database: Database, process: Process) -> None:
        super().__init__(database)
        self._database = database
        self._process = process

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """On its way; a node that dies meanwhile never hears whether it arrived."""
        epoch, database = self.epochs.of(table), self._database

        def arrive() -> None:
            trouble = database.keep(self._process.name, epoch, table, step, records)
            if trouble is None and database.after_a_write is not None:
                tell, database.after_a_write = database.after_a_write, None
                tell(self._process.name)
            database.world.later(database.delay(), lambda: self._process.post(lambda: told(trouble)))

        def told(trouble: Exception | None) -> None:
            if isinstance(trouble, LostTable):
                self.epochs.refused(table, epoch)
            saved(trouble)

        if not self._process.is_dead:
            database.world.later(database.delay(), arrive)

    async def load(self, table: str) -> list[bytes]:
        """All records of a table, after a while."""
        await answer(self._database)
        return await super().load(table)


class NodeOwners(MemoryOwners):
    """One node's dealings with the owners, which take time and can fail."""

    def __init__(self, database: Database, node: str, lease: float, store: NodeStore) -> None:
        super().__init__(database, node, lease, store.epochs)
        self._database = database

    async def arrive(self) -> None:
        await answer(self._database)
        await super().arrive()

    async def renew(self, on_bus: bool) -> bool:
        await answer(self._database)
        lived = await super().renew(on_bus)
        await answer(self._database)
        return lived

    async def others(self) -> list[str]:
        await answer(self._database)
        return await super().others()

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        await answer(self._database)
        return await super().claim(table, new=new)

    async def owner(self, table: str) -> str | None:
        await answer(self._database)
        return await super().owner(table)

    async def give_up(self, tables: Collection[str]) -> None:
        await answer(self._database)
        await super().give_up(tables)


async def answer(database: Database) -> None:
    """What a question to the store takes. Raises NotSaved."""
    await asyncio.sleep(database.delay())
    if database.is_away:
        raise NotSaved(AWAY)
