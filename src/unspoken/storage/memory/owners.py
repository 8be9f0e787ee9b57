"""Table ownership in memory, for nodes of one process in tests."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from unspoken.storage.epochs import ALONE, Epochs
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.errors import LostTable, NameTaken
from unspoken.tables.ports import SaveCallback


@dataclass
class NodeLease:
    """The lease of a live node."""

    incarnation: str
    until: float
    on_bus: bool = True


@dataclass
class Registry:
    """The state that all nodes share: the store, the owners with their epochs, and the leases."""

    clock: Callable[[], float]
    store: MemoryStore = field(default_factory=MemoryStore)
    owners: dict[str, tuple[str | None, int]] = field(default_factory=dict)
    nodes: dict[str, NodeLease] = field(default_factory=dict)
    key: bytes = field(default_factory=secrets.token_bytes)
    """The secret key of the cluster."""

    def lives(self, node: str | None) -> bool:
        """True if the node's lease has not expired."""
        return node in self.nodes and self.nodes[node].until > self.clock()


class FencedMemoryStore(MemoryStore):
    """One node's access to the shared store: each write has an epoch."""

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry.store)
        self._registry = registry
        self.epochs = Epochs()

    def write(self, table: str, step: int, records: Sequence[bytes], callback: SaveCallback) -> None:
        """Append records, unless another node owns the table."""
        epoch = self.epochs.of(table)
        if self._registry.owners.get(table, (None, ALONE))[1] == epoch:
            super().write(table, step, records, callback)
        else:
            self.tell_later(self._refused(table, epoch, callback), None)

    def _refused(self, table: str, epoch: int, callback: SaveCallback) -> SaveCallback:
        def tell(_nothing: Exception | None) -> None:
            self.epochs.refused(table, epoch)
            callback(LostTable("another node owns this table now"))

        return tell


class MemoryOwners:
    """One node's access to table ownership."""

    def __init__(self, registry: Registry, node: str, lease: float, epochs: Epochs) -> None:
        self._registry = registry
        self._node = node
        self._lease = lease
        self._epochs = epochs
        self._incarnation = secrets.token_hex(8)

    def when_lost(self, tell: Callable[[str], None]) -> None:
        """Set the callback for a table of ours that another node owns now."""
        self._epochs.when_lost = tell

    async def key(self) -> bytes:
        """Return the secret key that all nodes of this store share."""
        return self._registry.key

    async def arrive(self) -> None:
        """Register this node. Raises NameTaken while another live node has this name."""
        known = self._registry.nodes.get(self._node)
        if self._registry.lives(self._node) and known and known.incarnation != self._incarnation:
            raise NameTaken(f"another node is named {self._node}")
        self._registry.nodes[self._node] = NodeLease(self._incarnation, self._registry.clock() + self._lease)

    async def renew(self, on_bus: bool) -> bool:
        """Renew the lease; return True if it never expired since the last renewal. Raises NameTaken."""
        known = self._registry.nodes.get(self._node)
        if known is None or known.incarnation != self._incarnation:
            await self.arrive()
            return False
        lived = self._registry.lives(self._node)
        known.until, known.on_bus = self._registry.clock() + self._lease, on_bus
        return lived

    async def others(self) -> list[str]:
        """Return the names of other live nodes that are connected to the bus."""
        nodes = self._registry.nodes.items()
        return sorted(
            name for name, life in nodes if name != self._node and life.on_bus and self._registry.lives(name)
        )

    async def claim(self, table: str, *, new: bool = False) -> str | None:
        """Claim a table if no other live node owns it; return its owner, or None if it does not exist."""
        node, epoch = self._registry.owners.get(table, (None, ALONE))
        if epoch == ALONE and not new and not await self._registry.store.load(table):
            return None
        if node != self._node and self._registry.lives(node):
            return node
        self._registry.owners[table] = self._node, epoch + 1
        self._epochs.claimed(table, epoch + 1)
        return self._node

    async def owner(self, table: str) -> str | None:
        """Return the live node that owns a table."""
        node = self._registry.owners.get(table, (None, ALONE))[0]
        return node if self._registry.lives(node) else None

    async def give_up(self, tables: Collection[str]) -> None:
        """Give up tables, so that others can claim them; from now on we do not write to them."""
        for table in tables:
            epoch = self._epochs.of(table)
            if self._registry.owners.get(table) == (self._node, epoch):
                self._registry.owners[table] = None, epoch
        self.lost(tables)

    def lost(self, tables: Collection[str]) -> None:
        """Forget tables that are no longer ours."""
        for table in tables:
            self._epochs.lost(table)

    async def depart(self) -> None:
        """Unregister this node."""
        known = self._registry.nodes.get(self._node)
        if known is not None and known.incarnation == self._incarnation:
            del self._registry.nodes[self._node]

    def close(self) -> None:
        """Do nothing."""
