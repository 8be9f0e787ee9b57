"""A node's lease, and the tables that it owns while the lease is valid."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine

from unspoken.cluster.owners import Owners
from unspoken.tables.errors import OwnedElsewhere, StoreUnavailable
from unspoken.tables.ports import Ownership

log = logging.getLogger(__name__)

LEASE = 3.0
"""Seconds after which a silent node is considered dead."""


class Leases(Ownership):
    """Claims tables while the lease is valid; when it has expired, the node owns no tables."""

    def __init__(self, name: str, owners: Owners, lease: float, forget: Callable[[str], None]) -> None:
        self._name = name
        self._owners = owners
        self._lease = lease
        self._forget = forget
        """Called with each table that this node no longer owns."""
        self._good_until = 0.0
        self._giving_up: set[asyncio.Task[None]] = set()
        self.tables: set[str] = set()
        self.takes_tables = True
        """False while the node is leaving: it claims no more tables."""
        self.expirations = 0
        """How often the lease expired before it was renewed."""
        self.lost_tables = 0

    @property
    def seconds_left(self) -> float:
        """Seconds until the lease expires."""
        return max(0.0, self._good_until - _now())

    async def arrive(self) -> None:
        """Register the node and start its lease. Raises NameTaken or StoreUnavailable."""
        begun = _now()
        await self._owners.arrive()
        self._good_until = begun + self._lease

    async def renew(self, on_bus: bool) -> None:
        """Renew the lease. If that takes too long, the node loses all its tables."""
        begun = _now()
        try:
            async with asyncio.timeout_at(max(self._good_until, begun + self._lease / 2)):
                lived = await self._owners.renew(on_bus)
        except (StoreUnavailable, TimeoutError) as trouble:
            log.warning("cannot renew the lease of node %s: %s", self._name, str(trouble) or "no answer")
            lived = False
        else:
            if not lived or begun > self._good_until:
                self._expire()
            self._good_until = begun + self._lease
        if not lived and _now() >= self._good_until:
            self._expire()

    def _expire(self) -> None:
        if self.tables:
            log.warning("the lease of node %s expired: dropping %d tables", self._name, len(self.tables))
        self.expirations += 1
        self.lose(tuple(self.tables))

    def lose(self, tables: Collection[str]) -> None:
        """Drop tables that are no longer ours; their connections are closed, so that people reconnect."""
        self.lost_tables += len(tables)
        self._owners.lost(tables)
        self.tables.difference_update(tables)
        for table in tables:
            self._forget(table)

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Claim a table that exists or is `new`. Raises OwnedElsewhere or StoreUnavailable."""
        if not self.seconds_left:
            raise StoreUnavailable("this server cannot reach the store")
        if not self.takes_tables:
            if new:
                raise StoreUnavailable("this server opens no new tables")
            raise OwnedElsewhere(await self._somebody_else(table))
        owner = await self._owners.claim(table, new=new)
        if owner is not None and owner != self._name:
            raise OwnedElsewhere(owner)
        if owner is not None:
            self.tables.add(table)

    def owns(self, table: str) -> bool:
        """True if we claimed the table and, as far as we know, still own it."""
        return table in self.tables

    async def _somebody_else(self, table: str) -> str:
        """Return another node that owns the table or could own it."""
        owner = await self._owners.owner(table)
        if owner is not None and owner != self._name:
            return owner
        others = await self._owners.others()
        if not others:
            raise StoreUnavailable("this server is shutting down, and there is no other server")
        return others[0]

    def give_up(self, tables: Collection[str]) -> None:
        """Give up tables without connections, so that any node can claim them."""
        if tables:
            self._begin(self._give_up(tables))

    async def hand_over(self, tables: Collection[str]) -> None:
        """Give up tables, and close their connections so that people reconnect. Raises StoreUnavailable."""
        await self._owners.give_up(tables)
        self.lose(tables)

    async def _give_up(self, tables: Collection[str]) -> None:
        self.tables.difference_update(tables)
        try:
            await self._owners.give_up(tables)
        except StoreUnavailable as trouble:  # we stay the owner in the store
            log.warning("cannot give up %d tables: %s", len(tables), trouble)

    async def depart(self) -> None:
        """Unregister the node."""
        try:
            await self._owners.depart()
        except StoreUnavailable as trouble:
            log.warning("cannot unregister node %s: %s", self._name, trouble)
        if self._giving_up:
            await asyncio.gather(*self._giving_up)
        self._owners.close()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._giving_up.add(task)
        task.add_done_callback(self._giving_up.discard)


def _now() -> float:
    return asyncio.get_running_loop().time()
