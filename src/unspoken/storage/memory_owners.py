"""Who owns which table, for nodes of one process: what is proved of several machines is tried here first."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from unspoken.storage.epochs import ALONE, Epochs
from unspoken.storage.memory import MemoryStore
from unspoken.tables.errors import LostTable, NameTaken
from unspoken.tables.ports import Saved


@dataclass
class Life:
    """A node that lives, for a while."""

    incarnation: str
    until: float
    on_bus: bool = True


@dataclass
class Registry:
    """What all nodes share: the log, the owners with their epochs, and the nodes that live."""

    clock: Callable[[], float]
    store: MemoryStore = field(default_factory=MemoryStore)
    owners: dict[str, tuple[str | None, int]] = field(default_factory=dict)
    nodes: dict[str, Life] = field(default_factory=dict)

    def lives(self, node: str | None) -> bool:
        """Whether a node's lease is good."""
        return node in self.nodes and self.nodes[node].until > self.clock()


class FencedMemoryStore(MemoryStore):
    """One node's way to the shared log: each write carries an epoch."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry.store)
        self._registry = registry
        self.epochs = Epochs()

    def write(self, table: str, step: int, records: Sequence[bytes], saved: Saved) -> None:
        """Keep records, unless another node owns the table."""
        epoch = self.epochs.of(table)
        if self._registry.owners.get(table, (None, ALONE))[1] == epoch:
            super().write(table, step, records, saved)
        else:
            self.tell_later(self._refused(table, epoch, saved), None)

    def _refused(self, table: str, epoch: int, saved: Saved) -> Saved:
        def tell(_nothing: Exception | None) -> None:
            self.epochs.refused(table, epoch)
            saved(LostTable(f"another node owns {table} now"))

        return tell


class MemoryOwners:
    """One node's dealings with the owners."""

    def __init__(self, registry: Registry, node: str, lease: float, epochs: Epochs) -> None:
        self._registry = registry
        self._node = node
        self._lease = lease
        self._epochs = epochs
        self._incarnation = secrets.token_hex(8)

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Who is told of a table of ours that turns out to be another's."""
        self._epochs.when_lost = tell

    async def arrive(self) -> None:
        """Be known to the others. Raises NameTaken while another node lives by this name."""
        known = self._registry.nodes.get(self._node)
        if self._registry.lives(self._node) and known and known.incarnation != self._incarnation:
            raise NameTaken(f"another node is called {self._node}")
        self._registry.nodes[self._node] = Life(self._incarnation, self._registry.clock() + self._lease)

    async def renew(self, on_bus: bool) -> bool:
        """Live on; whether we lived all the time since the last time. Raises NameTaken."""
        known = self._registry.nodes.get(self._node)
        if known is None or known.incarnation != self._incarnation:
            await self.arrive()
            return False
        lived = self._registry.lives(self._node)
        known.until, known.on_bus = self._registry.clock() + self._lease, on_bus
        return lived

    async def others(self) -> list[str]:
        """The nodes that live besides us, and can be talked to."""
        nodes = self._registry.nodes.items()
        return sorted(
            name for name, life in nodes if name != self._node and life.on_bus and self._registry.lives(name)
        )

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Own a table if nobody else does; whose it is now, None if there is no such table."""
        node, epoch = self._registry.owners.get(table, (None, ALONE))
        if epoch == ALONE and not new and not await self._registry.store.load(table):
            return None
        if node != self._node and self._registry.lives(node):
            return node
        self._registry.owners[table] = self._node, epoch + 1
        self._epochs.claimed(table, epoch + 1)
        return self._node

    async def owner(self, table: str) -> str | None:
        """The node that owns a table and lives."""
        node = self._registry.owners.get(table, (None, ALONE))[0]
        return node if self._registry.lives(node) else None

    async def give_up(self, tables: Collection[str]) -> None:
        """Let others own some tables of ours; we write to them no more."""
        for table in tables:
            epoch = self._epochs.of(table)
            if self._registry.owners.get(table) == (self._node, epoch):
                self._registry.owners[table] = None, epoch
        self.lost(tables)

    def lost(self, tables: Collection[str]) -> None:
        """Some tables are ours no longer."""
        for table in tables:
            self._epochs.lost(table)

    async def depart(self) -> None:
        """Live no longer, as far as the others know."""
        known = self._registry.nodes.get(self._node)
        if known is not None and known.incarnation == self._incarnation:
            del self._registry.nodes[self._node]

    def close(self) -> None:
        """There is nothing to hang up."""
