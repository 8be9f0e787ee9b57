"""Three real nodes on a real PostgreSQL and NATS, people at each of them, and disturbances."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import asyncpg

from tests.client import Client
from tests.cluster.recovery import LOST, Recovery, ViewDifferences, saves_again
from tests.cluster.undisturbed import Undisturbed, shown_frames
from tests.patience import PATIENCE
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.servers.proxy import Proxy, proxy_to
from tests.serving import Server
from tests.web.kill_run import GAMES, Player, newest_frame, nonces
from unspoken.kernel.types import Seat

_MORE = ("--no-limits", "--bot-workers", "0", "--no-models", "--store-patience", "30")
_LOG = 'SELECT data FROM log WHERE "table" = $1 ORDER BY step'
_DOUBLE_WRITERS = """
SELECT count(*) FROM (
    SELECT epoch < lag(epoch) OVER (PARTITION BY "table" ORDER BY step) AS back FROM log
) AS steps WHERE back
"""
SEATS = {"dixit": 3, "telepathic": 2, "rorschach": 4, "pareidolia": 4}
LEASE, AWAY = 3.0, 10.0
"""Seconds of a node's lease, and seconds for which a node is paused or cut off: longer than the lease."""
Disturbance: TypeAlias = Callable[[], AbstractAsyncContextManager[Server | None]]


@dataclass
class DisturbanceRun:
    """Tables of all games that are played during disturbances."""

    postgres: Postgres
    bus: Nats
    url: str
    servers: list[Server]
    wires: list[Proxy]
    """The proxies between the last node and the database and the bus."""
    away: float
    """Seconds for which a node is paused or cut off."""
    players: list[Player] = field(default_factory=list)
    down: set[Server] = field(default_factory=set)
    """Nodes to which nobody connects, because a balancer would notice that they are down."""
    recoveries: list[Recovery] = field(default_factory=list)
    reconnections: int = 0

    def __post_init__(self) -> None:
        self._in_turn = itertools.cycle(self.servers)
        """Round robin: the worst balancer, as most people are relayed."""
        self._starting: asyncio.Future[None] = asyncio.ensure_future(asyncio.sleep(0))

    # ---- people

    async def open_table(self, game: str) -> None:
        """Open a table of a game, with people at all nodes."""
        where = itertools.cycle(self.servers)
        host = await Client.opens(next(where).address, "Ada", game=game)
        others = [
            await Client.joins(next(where).address, host.code, f"Guest {n}") for n in range(SEATS[game] - 1)
        ]
        people = [host, *others]
        while (reply := await host.command("start"))["type"] != "ok":
            assert reply["code"] == "not-saved", reply  # a busy machine may cost a node its lease
            await asyncio.sleep(0.1)
        for person in people:
            await person.sees_the_game()
        self.players += [Player(person, GAMES[game]) for person in people]

    async def play(self) -> None:
        """Play at all tables until cancelled."""
        await asyncio.gather(*(self._plays(player) for player in self.players))

    async def _plays(self, player: Player) -> None:
        while True:
            try:
                await player.moves()
                await asyncio.sleep(0.05)
            except LOST:
                await self.comes_back(player.person)

    async def comes_back(self, person: Client) -> None:
        """Reconnect as a page does, to any node that is not down."""
        for server in self._in_turn:
            await asyncio.sleep(0.1)
            if server in self.down:
                continue
            person.address = server.address
            with contextlib.suppress(*LOST):
                await person.connect()
                if person.closed is None:
                    self.reconnections += 1
                    return

    # ---- disturbances

    @property
    def disturbances(self) -> list[Disturbance]:
        """All disturbances. Each starts, yields the affected node, and ends with a repair."""
        return [self.kill, self.pause, self.restart_bus, self.drain, self.restart_database, self.cut_off]

    async def disturb(self, disturbance: Disturbance) -> None:
        """Run a disturbance, and measure how soon each person can save again."""
        where = {player.person: player.person.address for player in self.players}
        began = perf_counter()
        async with asyncio.timeout(PATIENCE), disturbance() as struck:
            saving = {person: asyncio.ensure_future(saves_again(person, began)) for person in where}
        async with asyncio.timeout(PATIENCE):
            seconds = {person: await saved for person, saved in saving.items()}
        own = {person for person, address in where.items() if struck and address == struck.address}
        spared = [[who for who in where if who.code == code and who not in own] for code in self.codes]
        self.recoveries.append(
            Recovery(
                disturbance.__name__,
                [min(seconds[person] for person in people) for people in spared if people],
                [seconds[person] for person in own],
            )
        )

    @asynccontextmanager
    async def kill(self) -> AsyncIterator[Server]:
        """Kill a node with SIGKILL; it is started again after the others have taken over."""
        node = self._owner()
        self.down.add(node)
        await asyncio.to_thread(node.kill)
        yield node
        self._later(node)

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[Server]:
        """Stop a node with SIGSTOP for longer than a lease, then continue it."""
        node = self._owner()
        self.down.add(node)
        os.kill(node.pid, signal.SIGSTOP)
        yield node
        await asyncio.sleep(self.away)
        os.kill(node.pid, signal.SIGCONT)
        self.down.discard(node)

    @asynccontextmanager
    async def drain(self) -> AsyncIterator[Server]:
        """Stop a node with SIGTERM: its tables are handed over."""
        node = self._owner()
        self.down.add(node)
        stopping = asyncio.ensure_future(asyncio.to_thread(node.stop))
        yield node
        await stopping
        self._later(node)

    @asynccontextmanager
    async def restart_bus(self) -> AsyncIterator[None]:
        """Kill NATS, and start it again."""
        await asyncio.to_thread(self.bus.kill)
        yield
        await asyncio.to_thread(self.bus.start)

    @asynccontextmanager
    async def restart_database(self) -> AsyncIterator[None]:
        """Kill PostgreSQL, and start it again."""
        await asyncio.to_thread(self.postgres.kill)
        yield
        await asyncio.to_thread(self.postgres.start)

    @asynccontextmanager
    async def cut_off(self) -> AsyncIterator[Server]:
        """Disconnect a node from database and bus at once, and reconnect it."""
        node = self.servers[-1]
        self.down.add(node)
        for wire in self.wires:
            wire.cut()
        yield node
        await asyncio.sleep(self.away)
        for wire in self.wires:
            wire.mend()
        self.down.discard(node)

    def _owner(self) -> Server:
        """Return the first and the second node in turn."""
        return self.servers[len(self.recoveries) % 2]

    def _later(self, node: Server) -> None:
        async def start() -> None:
            await asyncio.to_thread(node.start)
            self.down.discard(node)

        self._starting = asyncio.ensure_future(start())

    async def wait_until_idle(self) -> None:
        """Reconnect everybody, and pause every table, so that no message is in transit."""
        for player in self.players:
            if player.person.closed is not None:
                await self.comes_back(player.person)
        hosts = {player.person.code: player.person for player in reversed(self.players)}
        for host in hosts.values():
            await host.command("pause")
        for player in self.players:
            await player.person.until(partial(_stands_still, player.person))

    async def wait_until_recovered(self) -> None:
        """Wait until all nodes run again."""
        async with asyncio.timeout(PATIENCE):
            await self._starting

    # ---- results

    @property
    def codes(self) -> list[str]:
        """The codes of all tables."""
        return list(dict.fromkeys(player.person.code for player in self.players))

    @property
    def answers(self) -> int:
        """The number of acknowledged answers."""
        return sum(len(player.acknowledged) for player in self.players)

    async def lost_and_duplicated(self) -> tuple[int, int]:
        """Return how many acknowledged answers are missing in the log, and how many are there twice."""
        lost = twice = 0
        for code in self.codes:
            log = nonces(await self.read_log(code))
            twice += sum(count - 1 for count in log.values())
            for player in self.players:
                if player.person.code == code:
                    lost += sum(f"{player.person.seat}:{answer}" not in log for answer in player.acknowledged)
        return lost, twice

    async def double_writers(self) -> int:
        """Count steps written with an older epoch than the step before."""
        return int((await self._fetch(_DOUBLE_WRITERS))[0][0])

    async def differing_views(self) -> ViewDifferences:
        """Compare with the same games and answers, replayed by one undisturbed process."""
        steps = last = ever = 0
        for code in self.codes:
            undisturbed = Undisturbed(await self.read_log(code))
            steps += undisturbed.differing_steps
            for person in (player.person for player in self.players if player.person.code == code):
                if person.seat is not None:
                    seat = Seat(person.seat)
                    last += newest_frame(person) != undisturbed.newest[seat]
                    ever += len(set(shown_frames(person)) - undisturbed.frames[seat])
        return ViewDifferences(steps, last, ever)

    async def read_log(self, code: str) -> list[bytes]:
        """Return a table's log from the database."""
        return [row[0] for row in await self._fetch(_LOG, code)]

    async def _fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()


@asynccontextmanager
async def disturbance_run(
    postgres: Postgres, database: str, folder: Path, lease: float = LEASE, away: float = AWAY
) -> AsyncIterator[DisturbanceRun]:
    """Start three nodes; the last one reaches database and bus through proxies."""
    bus = Nats()
    url = postgres.url(database)
    async with proxy_to(postgres.port) as to_database, proxy_to(bus.port) as to_bus:
        ways = [(url, bus.url), (url, bus.url)]
        ways += [(url.replace(str(postgres.port), str(to_database.port)), f"nats://127.0.0.1:{to_bus.port}")]
        servers = [
            Server(
                folder / f"node{n}",
                (*_MORE, "--lease", str(lease), "--bus", way, "--node", f"node{n}"),
                store,
            )
            for n, (store, way) in enumerate(ways)
        ]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            yield DisturbanceRun(postgres, bus, url, servers, [to_database, to_bus], away)
        finally:
            for server in servers:
                if server.is_running:
                    await asyncio.to_thread(server.kill)
            bus.end()


def _stands_still(person: Client) -> bool:
    return bool(person.room["paused"]) or person.room["phase"] != "playing"
