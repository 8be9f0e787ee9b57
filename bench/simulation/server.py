"""A simulated machine that starts, kills, pauses, drains and restarts one node."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import cast

from bench.simulation.database import Database, NodeOwners, NodeStore
from bench.simulation.wires import NodeBus, SimulatedBus
from bench.simulation.world import World
from unspoken.bots.player import RANDOM, ChosenBot, decide
from unspoken.cluster.node import Node
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.games import find_games
from unspoken.tables.house import House
from unspoken.tables.ports import BotAnswer
from unspoken.tables.table.services import Services
from unspoken.tables.visit import Entrance
from unspoken.web.sockets.loop_alarm import LoopAlarm

LEASE = 3.0
NO_LORE = cast(Lore, None)
"""Random answers need no lore."""


@cache
def games() -> dict[str, AnyGame]:
    """Return all installed games."""
    return dict(find_games())


@cache
def library() -> HouseLibrary:
    """Return the packs of this server, without own decks."""
    return HouseLibrary(load_packs(), OwnDecks(MemoryStore()))


class HastyBots:
    """Bots that give random legal answers within a second."""

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return a random legal answer."""
        decided = decide(game, frame, seat, ChosenBot(NO_LORE, chance, RANDOM), key=key)
        return None if decided is None else (decided.command, None)

    def thinking_time(
        self, _game: AnyGame, _frame: bytes, _seat: Seat, _key: str, chance: Chance, _manner: Manner
    ) -> Millis:
        """Return at most a second."""
        return Millis(100 + chance.below(900))

    async def close(self) -> None:
        """Do nothing: there are no resources to release."""


class Machine:
    """A machine that runs one node; each start creates a new process."""

    def __init__(self, world: World, database: Database, bus: SimulatedBus, name: str) -> None:
        self._world = world
        self._database = database
        self._bus = bus
        self.name = name
        self.calendar_jump = 0
        self.start()

    def start(self) -> None:
        """Start the node in a new process."""
        self.process = self._world.process(self.name)
        self.is_up = False
        store = NodeStore(self._database, self.process)
        owners = NodeOwners(self._database, self.name, LEASE, store)
        self.node = Node(self.name, owners, NodeBus(self._bus, self.process), LEASE)
        services = Services(
            games(),
            store,
            library(),
            HastyBots(),
            lambda: int(self._world.now * 1000),
            calendar=lambda: 1_700_000_000 + int(self._world.now) + self.calendar_jump,
        )
        self.house = House(services, lambda: LoopAlarm(1), self.node.ownership)
        self.entrance: Entrance = self.node.open_entrance(self.house)
        self.process.post(partial(self.process.begin, self._begin()))

    async def _begin(self) -> None:
        while not self.is_up:
            try:
                await self.node.start()
                self.is_up = True
            except StoreUnavailable:  # or the lease of the previous process has not expired
                await asyncio.sleep(0.5)

    def kill(self) -> None:
        """Kill the process, as by kill -9."""
        self._world.log(f"{self.name} is killed")
        self.process.is_dead = True
        self.is_up = False

    def pause(self, seconds: float) -> None:
        """Pause the process for some seconds, as by SIGSTOP and SIGCONT."""
        process = self.process
        self._world.log(f"{self.name} is paused for {seconds:.1f} s")
        process.is_paused = True

        def wake() -> None:
            process.is_paused = False
            self._world.log(f"{self.name} continues")

        self._world.later(seconds, wake)

    def leave(self) -> None:
        """Drain the node, as by SIGTERM."""
        self._world.log(f"{self.name} is asked to stop")
        self.process.post(partial(self.process.begin, self._end()))

    async def _end(self) -> None:
        self.is_up = False
        await self.node.leave()
        await self.node.close()
        self._world.log(f"{self.name} has stopped")
        self._world.later(0.0, self._mark_dead)

    def _mark_dead(self) -> None:
        self.process.is_dead = True
