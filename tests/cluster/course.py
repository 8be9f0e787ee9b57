"""Three real nodes on a real PostgreSQL and a real NATS, people at all of them, and things that go wrong."""

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
from tests.cluster.recovery import LOST, Recovery, StrangeViews, saves_again
from tests.cluster.undisturbed import Undisturbed, shown_frames
from tests.patience import PATIENCE
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.servers.proxy import Proxy, proxy_to
from tests.serving import Server
from tests.web.course import GAMES, Player, newest_frame, nonces
from unspoken.kernel.game import Seat

_MORE = ("--no-limits", "--bot-workers", "0", "--no-models", "--store-patience", "30")
_LOG = 'SELECT data FROM log WHERE "table" = $1 ORDER BY step'
_DOUBLE_WRITERS = """
SELECT count(*) FROM (
    SELECT epoch < lag(epoch) OVER (PARTITION BY "table" ORDER BY step) AS back FROM log
) AS steps WHERE back
"""
SEATS = {"dixit": 3, "telepathic": 2, "rorschach": 4, "pareidolia": 4}
AWAY = 10.0
"""Seconds for which a node is paused or cut off: longer than any lease."""
Disturbance: TypeAlias = Callable[[], AbstractAsyncContextManager[Server | None]]


@dataclass
class Course:
    """Tables of all games, played while things go wrong."""

    postgres: Postgres
    bus: Nats
    url: str
    servers: list[Server]
    wires: list[Proxy]
    """The network between the last node and what all nodes share."""
    players: list[Player] = field(default_factory=list)
    down: set[Server] = field(default_factory=set)
    """Nodes to which nobody is sent: a balancer would notice."""
    recoveries: list[Recovery] = field(default_factory=list)
    reconnections: int = 0

    def __post_init__(self) -> None:
        self._in_turn = itertools.cycle(self.servers)
        """So that there are people at every node, and most of them are relayed: no balancer does worse."""
        self._starting: asyncio.Future[None] = asyncio.ensure_future(asyncio.sleep(0))

    # ---- people

    async def opens(self, game: str) -> None:
        """A table of a game, with people at all nodes."""
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
        """Everybody plays, until this is cancelled."""
        await asyncio.gather(*(self._plays(player) for player in self.players))

    async def _plays(self, player: Player) -> None:
        while True:
            try:
                await player.moves()
                await asyncio.sleep(0.05)
            except LOST:
                await self.comes_back(player.person)

    async def comes_back(self, person: Client) -> None:
        """A page connects anew by itself, to any node that the balancer thinks well of."""
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

    # ---- what goes wrong

    @property
    def disturbances(self) -> list[Disturbance]:
        """All that can. Each begins, tells which node it has struck, and is then made good."""
        return [self.kill, self.pause, self.restart_bus, self.drain, self.restart_database, self.cut_off]

    async def disturb(self, disturbance: Disturbance) -> None:
        """Let something go wrong, and see how soon everybody has something saved again."""
        where = {player.person: player.person.address for player in self.players}
        began = perf_counter()
        async with asyncio.timeout(PATIENCE), disturbance() as struck:
            saving = {person: asyncio.ensure_future(saves_again(person, began)) for person in where}
        async with asyncio.timeout(PATIENCE):
            seconds = {person: await saved for person, saved in saving.items()}
        own = {one for one, address in where.items() if struck is not None and address == struck.address}
        spared = [[one for one in where if one.code == code and one not in own] for code in self.codes]
        self.recoveries.append(
            Recovery(
                disturbance.__name__,
                [min(seconds[one] for one in people) for people in spared if people],
                [seconds[one] for one in own],
            )
        )

    @asynccontextmanager
    async def kill(self) -> AsyncIterator[Server]:
        """kill -9 for a node; it is started again when the others have long taken over."""
        node = self._owner()
        self.down.add(node)
        await asyncio.to_thread(node.kill)
        yield node
        self._later(node)

    @asynccontextmanager
    async def pause(self) -> AsyncIterator[Server]:
        """SIGSTOP for longer than a lease, then SIGCONT: it writes nothing, and its people come back."""
        node = self._owner()
        self.down.add(node)
        os.kill(node.pid, signal.SIGSTOP)
        yield node
        await asyncio.sleep(AWAY)
        os.kill(node.pid, signal.SIGCONT)
        self.down.discard(node)

    @asynccontextmanager
    async def drain(self) -> AsyncIterator[Server]:
        """SIGTERM: tables are handed over."""
        node = self._owner()
        self.down.add(node)
        stopping = asyncio.ensure_future(asyncio.to_thread(node.stop))
        yield node
        await stopping
        self._later(node)

    @asynccontextmanager
    async def restart_bus(self) -> AsyncIterator[None]:
        """NATS is killed, and comes back."""
        await asyncio.to_thread(self.bus.kill)
        yield
        await asyncio.to_thread(self.bus.start)

    @asynccontextmanager
    async def restart_database(self) -> AsyncIterator[None]:
        """PostgreSQL is killed, and comes back."""
        await asyncio.to_thread(self.postgres.kill)
        yield
        await asyncio.to_thread(self.postgres.start)

    @asynccontextmanager
    async def cut_off(self) -> AsyncIterator[Server]:
        """A node loses database and bus at once, and finds them again."""
        node = self.servers[-1]
        self.down.add(node)
        for wire in self.wires:
            wire.cut()
        yield node
        await asyncio.sleep(AWAY)
        for wire in self.wires:
            wire.mend()
        self.down.discard(node)

    def _owner(self) -> Server:
        """A node other than the last, each in its turn."""
        return self.servers[len(self.recoveries) % 2]

    def _later(self, node: Server) -> None:
        async def start() -> None:
            await asyncio.to_thread(node.start)
            self.down.discard(node)

        self._starting = asyncio.ensure_future(start())

    async def comes_to_rest(self) -> None:
        """Everybody is there, and every table is paused by its host: nothing is on its way any more."""
        for player in self.players:
            if player.person.closed is not None:
                await self.comes_back(player.person)
        hosts = {player.person.code: player.person for player in reversed(self.players)}
        for host in hosts.values():
            await host.command("pause")
        for player in self.players:
            await player.person.until(partial(_stands_still, player.person))

    async def is_whole(self) -> None:
        """All nodes are there again."""
        async with asyncio.timeout(PATIENCE):
            await self._starting

    # ---- what came of it

    @property
    def codes(self) -> list[str]:
        """The tables."""
        return list(dict.fromkeys(player.person.code for player in self.players))

    @property
    def answers(self) -> int:
        """How many answers were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def lost_and_twice(self) -> tuple[int, int]:
        """Of the acknowledged answers, how many are not in the log; and how many answers are there twice."""
        lost = twice = 0
        for code in self.codes:
            log = nonces(await self.read_log(code))
            twice += sum(count - 1 for count in log.values())
            for player in self.players:
                if player.person.code == code:
                    lost += sum(f"{player.person.seat}:{one}" not in log for one in player.acknowledged)
        return lost, twice

    async def double_writers(self) -> int:
        """Steps that were written by an owner from before the one who wrote the step before."""
        return int((await self._fetch(_DOUBLE_WRITERS))[0][0])

    async def strange_views(self) -> StrangeViews:
        """Beside the same games with the same answers, played on one machine on which nothing went wrong."""
        steps = last = ever = 0
        for code in self.codes:
            undisturbed = Undisturbed(await self.read_log(code))
            steps += undisturbed.strange_steps
            for person in (player.person for player in self.players if player.person.code == code):
                if person.seat is not None:
                    seat = Seat(person.seat)
                    last += newest_frame(person) != undisturbed.newest[seat]
                    ever += len(set(shown_frames(person)) - undisturbed.seen[seat])
        return StrangeViews(steps, last, ever)

    async def read_log(self, code: str) -> list[bytes]:
        """A table's log as it is in the database."""
        return [row[0] for row in await self._fetch(_LOG, code)]

    async def _fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        connection = await asyncpg.connect(self.url)
        try:
            return list(await connection.fetch(query, *values))
        finally:
            await connection.close()


@asynccontextmanager
async def course(postgres: Postgres, database: str, folder: Path, lease: float = 3) -> AsyncIterator[Course]:
    """Three nodes, of which the last reaches the others through a network that can be cut."""
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
            yield Course(postgres, bus, url, servers, [to_database, to_bus])
        finally:
            for server in servers:
                if server.is_running:
                    await asyncio.to_thread(server.kill)
            bus.end()


def _stands_still(person: Client) -> bool:
    return bool(person.room["paused"]) or person.room["phase"] != "playing"
