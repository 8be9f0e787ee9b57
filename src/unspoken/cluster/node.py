"""A node: one of several servers that share a store, from its arrival to its leaving."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from unspoken.cluster.bus import Bus
from unspoken.cluster.calls import Answer, Calls
from unspoken.cluster.entrance import ClusterEntrance
from unspoken.cluster.envelopes import News, Peer
from unspoken.cluster.leases import LEASE, Leases
from unspoken.cluster.owners import Owners
from unspoken.cluster.post import Post
from unspoken.cluster.relays import Relays
from unspoken.cluster.remote_visits import NotReached, RemoteVisits
from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House
from unspoken.tables.neighbours import Neighbours
from unspoken.tables.ports import Ownership
from unspoken.tables.visit import Entrance, HouseEntrance

log = logging.getLogger(__name__)

_RENEWALS = 4
"""How often a lease is renewed while it would still be good."""
_SILENCE = 0.75
"""The part of a lease after which people leave an owner that says nothing: they are there when it is over."""
_STILL_THERE = 1.0
"""Seconds after which we look whether a node that owes us an answer still lives."""
_FINISH_WITHIN = 2.0
"""Seconds for what is underway at a table that is to be handed over."""


class Node(Neighbours):
    """Owns tables, carries words to those of others, and knows when it is cut off."""

    def __init__(self, name: str, owners: Owners, bus: Bus, lease: float = LEASE) -> None:
        self.name = name
        self._owners = owners
        self._bus = bus
        self._lease = lease
        self.post = Post(name, bus)
        self.leases = Leases(name, owners, lease, self._forget)
        owners.when_lost(lambda table: self.leases.lose((table,)))
        self.visits = RemoteVisits(self.post, lease * _SILENCE)
        self._calls = Calls(self.post)
        self.relays: Relays | None = None
        self._house: House | None = None
        self._off_bus_since: float | None = None
        self._is_leaving = False
        self._chores: list[asyncio.Task[None]] = []

    # ---- what a server needs of its neighbours

    @property
    def ownership(self) -> Ownership:
        """Which tables live here."""
        return self.leases

    def meet(self, house: House) -> Entrance:
        """The way to all tables; those that are lost are forgotten in this house."""
        self._house = house
        here = HouseEntrance(house)
        self.relays = Relays(self.post, here, self._give_away, self._lease)
        return ClusterEntrance(here, self.visits)

    def answer_with(self, answer: Answer) -> None:
        """Who answers what other nodes ask."""
        self._calls.answer_with(answer)

    async def ask(self, node: str, question: bytes) -> bytes:
        """Another node's answer. Raises NotSaved, soon after that node is seen to live no longer."""
        asking = asyncio.ensure_future(self._calls.ask(node, question))
        try:
            while not (await asyncio.wait((asking,), timeout=_STILL_THERE))[0]:
                if node not in await self._owners.others():
                    raise NotReached(f"{node} is gone")
            return asking.result()
        finally:
            asking.cancel()

    async def others(self) -> list[str]:
        """The names of those that live and can be talked to. Raises NotSaved."""
        return await self._owners.others()

    async def tell_all(self, of: str) -> None:
        """Something that is kept for all has changed."""
        for node in await self._owners.others():
            self.post.put(node, News(of))

    def on_news(self, told: Callable[[str], None]) -> None:
        """Who is told that something has changed."""

        def hear(_peer: Peer, item: News) -> None:
            told(item.of)

        self.post.on(News, hear)

    def trouble(self) -> str | None:
        """Why nobody should be sent here just now."""
        if self._is_leaving:
            return "this server is about to end"
        if not self.leases.seconds_left:
            return "this server has lost the store from sight"
        if not self.leases.takes_tables:
            return "this server has lost the others from sight"
        return None

    # ---- life

    async def start(self) -> None:
        """Be one of the nodes. Raises NameTaken, NotSaved or BusUnavailable."""
        await self._bus.start(self.post.hear)
        await self.leases.arrive()
        self._chores = [
            asyncio.create_task(self._again_and_again(chore, self._lease / _RENEWALS))
            for chore in (self._live_on, self._look_round)
        ]

    async def leave(self) -> None:
        """Hand all tables over: what is underway is finished, and people are sent after their tables."""
        self._is_leaving = True
        self.leases.takes_tables = False
        tables = () if self._house is None else self._house.tables
        try:
            async with asyncio.timeout(_FINISH_WITHIN):
                await asyncio.gather(
                    *(table.perform(lambda _draft: None) for table in tables), return_exceptions=True
                )
        except TimeoutError:
            log.warning("some of %d tables were not done in time", len(tables))
        await self._hand_over()
        await self.visits.close_all()

    async def close(self) -> None:
        """Be one of the nodes no more."""
        for chore in self._chores:
            chore.cancel()
        await self.leases.depart()
        await asyncio.sleep(0)  # the last envelopes are closed
        await self._bus.close()

    async def _hand_over(self) -> None:
        try:
            await self.leases.hand_over(tuple(self.leases.tables))
        except NotSaved as trouble:
            log.warning("tables could not be handed over: %s", trouble)
            self.leases.lose(tuple(self.leases.tables))

    async def _give_away(self, code: str) -> bool:
        """A table at which nobody is goes to the node that asks for it: its people are sent there."""
        table = None if self._house is None else self._house.awake(code)
        if table is None or table.connected:
            return False
        await table.perform(lambda _draft: None)  # somebody may be on their way in
        if table.connected:
            return False
        await self.leases.hand_over((code,))
        return True

    def _forget(self, table: str) -> None:
        if self._house is not None:
            self._house.forget(table)

    # ---- chores

    async def _again_and_again(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await chore()
            except Exception:
                log.exception("%s met what nobody foresaw", self.name)
            await asyncio.sleep(pause)

    async def _look_round(self) -> None:
        self.visits.look_round()
        if self.relays is not None:
            self.relays.look_round()

    async def _live_on(self) -> None:
        await self.leases.renew(self._bus.is_up)
        await self._mind_the_bus()

    async def _mind_the_bus(self) -> None:
        """A node that alone has lost the bus is of no use to the others' people: its tables go to them."""
        now = asyncio.get_running_loop().time()
        if self._bus.is_up:
            self._off_bus_since = None
            self.leases.takes_tables = not self._is_leaving
            return
        self._off_bus_since = self._off_bus_since or now
        if now - self._off_bus_since < self._lease or not self.leases.takes_tables:
            return
        try:
            others = await self._owners.others()
        except NotSaved:  # then nobody could take them
            return
        if others:
            log.warning("%s has lost the bus, and the others have not: they get its tables", self.name)
            self.leases.takes_tables = False
            await self._hand_over()
