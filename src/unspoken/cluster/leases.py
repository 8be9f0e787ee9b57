"""A node's lease, and the tables that it owns by it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine

from unspoken.cluster.owners import Owners
from unspoken.tables.errors import NotSaved, OwnedElsewhere
from unspoken.tables.ports import Ownership

log = logging.getLogger(__name__)

LEASE = 3.0
"""Seconds after which a node that is not heard of is taken to be dead."""


class Leases(Ownership):
    """Claims tables while the lease is good; when it is not, we own nothing, whatever we believe."""

    def __init__(self, name: str, owners: Owners, lease: float, forget: Callable[[str], None]) -> None:
        self._name = name
        self._owners = owners
        self._lease = lease
        self._forget = forget
        """Told of each table that lives here no longer."""
        self._good_until = 0.0
        self._giving_up: set[asyncio.Task[None]] = set()
        self.tables: set[str] = set()
        self.takes_tables = True
        """Whether we claim more: not while we are about to leave."""
        self.lapsed = 0
        """How often the lease was over before it was renewed."""
        self.lost_tables = 0

    @property
    def seconds_left(self) -> float:
        """How long the lease is good."""
        return max(0.0, self._good_until - _now())

    async def arrive(self) -> None:
        """Begin to live, as soon as an earlier life of ours is over. Raises NameTaken or NotSaved."""
        begun = _now()
        await self._owners.arrive()
        self._good_until = begun + self._lease

    async def renew(self, on_bus: bool) -> None:
        """Live on. Where that cannot be done in time, all our tables are lost."""
        begun = _now()
        try:
            async with asyncio.timeout_at(max(self._good_until, begun + self._lease / 2)):
                lived = await self._owners.renew(on_bus)
        except (NotSaved, TimeoutError) as trouble:
            log.warning("the lease of %s could not be renewed: %s", self._name, str(trouble) or "no answer")
            lived = False
        else:
            if not lived or begun > self._good_until:
                self._lapse()
            self._good_until = begun + self._lease
        if not lived and _now() >= self._good_until:
            self._lapse()

    def _lapse(self) -> None:
        if self.tables:
            log.warning("the lease of %s was over: %d tables are let go", self._name, len(self.tables))
        self.lapsed += 1
        self.lose(tuple(self.tables))

    def lose(self, tables: Collection[str]) -> None:
        """Tables are ours no longer: whoever is at them is to come back."""
        self.lost_tables += len(tables)
        self._owners.lost(tables)
        self.tables.difference_update(tables)
        for table in tables:
            self._forget(table)

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Own a table from now on, if it is there or to be new. Raises OwnedElsewhere or NotSaved."""
        if not self.seconds_left:
            raise NotSaved("this server has lost the store from sight")
        if not self.takes_tables:
            if new:
                raise NotSaved("no table is opened at this server any more")
            raise OwnedElsewhere(table, await self._somebody_else(table))
        owner = await self._owners.claim(table, new=new)
        if owner is not None and owner != self._name:
            raise OwnedElsewhere(table, owner)
        if owner is not None:
            self.tables.add(table)

    def owns(self, table: str) -> bool:
        """Whether a table that was claimed is still ours, as far as we know."""
        return table in self.tables

    async def _somebody_else(self, table: str) -> str:
        """Who has a table, or could have it."""
        owner = await self._owners.owner(table)
        if owner is not None and owner != self._name:
            return owner
        others = await self._owners.others()
        if not others:
            raise NotSaved("this server is about to end, and there is no other")
        return others[0]

    def give_up(self, tables: Collection[str]) -> None:
        """Nobody is at them any more: whoever is asked for one next may own it."""
        if tables:
            self._begin(self._give_up(tables))

    async def hand_over(self, tables: Collection[str]) -> None:
        """Give tables up, and send whoever is there after them. Raises NotSaved."""
        await self._owners.give_up(tables)
        self.lose(tables)

    async def _give_up(self, tables: Collection[str]) -> None:
        self.tables.difference_update(tables)
        try:
            await self._owners.give_up(tables)
        except NotSaved as trouble:  # the rows say that they are ours: whoever wants one asks us, and we look
            log.warning("%d tables could not be given up: %s", len(tables), trouble)

    async def depart(self) -> None:
        """Live no longer, as far as the others know."""
        try:
            await self._owners.depart()
        except NotSaved as trouble:
            log.warning("%s could not say goodbye: %s", self._name, trouble)
        if self._giving_up:
            await asyncio.gather(*self._giving_up)
        self._owners.close()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._giving_up.add(task)
        task.add_done_callback(self._giving_up.discard)


def _now() -> float:
    return asyncio.get_running_loop().time()
