"""A node: one of several servers that share a store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from unspoken.cluster.bus import Bus
from unspoken.cluster.calls import Answer, Calls
from unspoken.cluster.entrance import ClusterEntrance
from unspoken.cluster.envelopes import News, Peer
from unspoken.cluster.leases import LEASE, Leases
from unspoken.cluster.mailbox import Mailbox
from unspoken.cluster.owners import Owners
from unspoken.cluster.relays import Relays
from unspoken.cluster.remote_visits import NotReached, RemoteVisits
from unspoken.cluster.remote_voices import ClusterVoiceEntrance, RemoteVoices
from unspoken.cluster.signing import Signer
from unspoken.cluster.voice_relays import VoiceRelays
from unspoken.tables.cluster_node import ClusterNode
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.ports import Ownership
from unspoken.tables.visit import Entrance, HouseEntrance
from unspoken.tables.voice_visit import HouseVoiceEntrance, VoiceEntrance

log = logging.getLogger(__name__)

_RENEWALS = 4
"""Renewals within the time of one lease."""
_SILENCE_FRACTION = 0.75
"""Fraction of a lease after which visitors leave a silent owner, to reconnect when its lease expires."""
_LIVENESS_CHECK = 1.0
"""Seconds between checks that a node is alive while we wait for its answer."""
_SILENCE_CHECK = 0.2
"""Seconds between checks that the owners of our visitors' tables answer."""
_FINISH_WITHIN = 2.0
"""Seconds for pending work at a table before it is handed over."""


class Node(ClusterNode):
    """Owns tables, relays visitors to tables of other nodes, and notices when it is disconnected."""

    def __init__(self, name: str, owners: Owners, bus: Bus, lease: float = LEASE) -> None:
        self.name = name
        self._owners = owners
        self._bus = bus
        self._lease = lease
        self.mailbox = Mailbox(name, bus)
        self.leases = Leases(name, owners, lease, self._forget)
        owners.when_lost(lambda table: self.leases.lose((table,)))
        self.visits = RemoteVisits(self.mailbox, lease * _SILENCE_FRACTION)
        self.voices = RemoteVoices(self.mailbox)
        self.voice_relays: VoiceRelays | None = None
        self._calls = Calls(self.mailbox)
        self.relays: Relays | None = None
        self._house: House | None = None
        self._off_bus_since: float | None = None
        self._is_leaving = False
        self._chores: list[asyncio.Task[None]] = []

    # ---- ClusterNode

    @property
    def ownership(self) -> Ownership:
        """The tables that this node owns."""
        return self.leases

    def open_entrance(self, house: House) -> Entrance:
        """Return the entrance to all tables. Tables that the node loses are unloaded from this house."""
        self._house = house
        here = HouseEntrance(house)
        self.relays = Relays(self.mailbox, here, self._hand_over_idle, self._lease)
        return ClusterEntrance(here, self.visits)

    def open_voice_entrance(self, house: House) -> VoiceEntrance:
        """Return the entrance for voice connections to all tables."""
        here = HouseVoiceEntrance(house)
        self.voice_relays = VoiceRelays(self.mailbox, here, self.voices, self._lease)
        return ClusterVoiceEntrance(here, self.voices)

    def answer_with(self, answer: Answer) -> None:
        """Register the function that answers other nodes' questions."""
        self._calls.answer_with(answer)

    async def ask(self, node: str, question: bytes) -> bytes:
        """Return another node's answer. Raises StoreUnavailable soon after that node's lease has expired."""
        asking = asyncio.ensure_future(self._calls.ask(node, question))
        try:
            while not (await asyncio.wait((asking,), timeout=_LIVENESS_CHECK))[0]:
                if node not in await self._owners.others():
                    raise NotReached(f"{node} is gone")
            return asking.result()
        finally:
            asking.cancel()

    async def others(self) -> list[str]:
        """Return the names of other live nodes that are connected to the bus. Raises StoreUnavailable."""
        return await self._owners.others()

    async def announce_change(self, topic: str) -> None:
        """Tell all nodes that shared data has changed."""
        for node in await self._owners.others():
            self.mailbox.put(node, News(topic))

    def on_change(self, callback: Callable[[str], None]) -> None:
        """Register the callback for changes of shared data."""

        def hear(_peer: Peer, item: News) -> None:
            callback(item.topic)

        self.mailbox.on(News, hear)

    def unavailable_reason(self) -> str | None:
        """Return why no traffic should be sent to this node, or None."""
        if self._is_leaving:
            return "this server is shutting down"
        if not self.leases.seconds_left:
            return "this server cannot reach the store"
        if not self.leases.takes_tables:
            return "this server cannot reach the other servers"
        return None

    # ---- start and stop

    async def start(self) -> None:
        """Connect and register. Raises NameTaken, StoreUnavailable or BusUnavailable."""
        self.mailbox.signer = Signer(await self._owners.key())
        await self._bus.start(self.mailbox.hear)
        await self.leases.arrive()
        often = self._lease / _RENEWALS
        chores = ((self._renew, often), (self._check_visits, often), (self._check_owners, _SILENCE_CHECK))
        self._chores = [asyncio.create_task(self._repeat(chore, pause)) for chore, pause in chores]

    async def leave(self) -> None:
        """Finish pending work and hand all tables over; people reconnect to their new owners."""
        self._is_leaving = True
        self.leases.takes_tables = False
        tables = () if self._house is None else self._house.tables
        try:
            async with asyncio.timeout(_FINISH_WITHIN):
                await asyncio.gather(
                    *(table.perform(lambda _draft: None) for table in tables), return_exceptions=True
                )
        except TimeoutError:
            log.warning("some of %d tables did not finish their work in time", len(tables))
        await self._hand_over()
        self.voices.close_all()
        await self.visits.close_all()

    async def close(self) -> None:
        """Unregister and disconnect."""
        for chore in self._chores:
            chore.cancel()
        await self.leases.depart()
        await asyncio.sleep(0)  # the mailbox sends its last envelopes
        await self._bus.close()

    async def _hand_over(self) -> None:
        try:
            await self.leases.hand_over(tuple(self.leases.tables))
        except StoreUnavailable as trouble:
            log.warning("cannot hand over tables: %s", trouble)
            self.leases.lose(tuple(self.leases.tables))

    async def _hand_over_idle(self, code: str) -> bool:
        """Hand a table without connections to the node that asks for it; return True if that succeeded."""
        table = None if self._house is None else self._house.loaded(code)
        if table is None or table.connected:
            return False
        await table.perform(lambda _draft: None)  # a connection may be about to enter
        if table.connected:
            return False
        await self.leases.hand_over((code,))
        return True

    def _forget(self, table: str) -> None:
        if self._house is not None:
            self._house.forget(table)

    # ---- periodic work

    async def _repeat(self, chore: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await chore()
            except Exception:
                log.exception("unhandled exception in periodic work of node %s", self.name)
            await asyncio.sleep(pause)

    async def _check_visits(self) -> None:
        self.visits.send_pulses()
        self.voices.send_pulses()
        for relays in (self.relays, self.voice_relays):
            if relays is not None:
                relays.drop_stale()

    async def _check_owners(self) -> None:
        """Drop the visits to owners that do not answer and, as the store knows, are dead."""
        for node, table in self.visits.unanswered().items():
            try:
                is_dead = await self._owners.owner(table) != node and node not in await self._owners.others()
            except StoreUnavailable:
                continue
            if is_dead:
                log.warning("node %s is dead: its visitors reconnect", node)
                self.visits.drop_visits_to(node)

    async def _renew(self) -> None:
        await self.leases.renew(self._bus.is_up)
        await self._check_bus()

    async def _check_bus(self) -> None:
        """Hand over all tables if only this node has lost the bus: others could not reach them."""
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
        except StoreUnavailable:  # no other node can claim the tables now
            return
        if others:
            log.warning("node %s has lost the bus, the others have not: handing over its tables", self.name)
            self.leases.takes_tables = False
            await self._hand_over()
