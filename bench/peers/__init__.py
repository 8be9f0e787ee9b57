"""Other servers that do the same work in the same run, so that figures can be compared as ratios.

To add a server, write a module here with a class that implements `Peer`, and list it in `bench/price.py`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import quantiles
from time import perf_counter
from typing import Protocol, TypeVar

import httpx
from msgspec import Struct

from bench.clients.table import SEATS, Table
from bench.clients.wire import PATIENCE
from bench.harness.child import Child

_OPENED_AT_ONCE = 16  # tables


class MoveCost(Struct, frozen=True):
    """What some moves cost a server."""

    moves: int
    cpu: float
    """CPU seconds of the server's process."""
    latencies: tuple[float, ...]
    """Seconds from sending a move until all sockets of the table have received it."""
    received: int
    """Bytes of all WebSocket frames that the players received, headers included."""
    wall: float
    """Seconds from the first move to the last."""

    @property
    def per_second(self) -> float:
        """Moves per second."""
        return self.moves / self.wall

    @property
    def cpu_per_10k(self) -> float:
        """CPU seconds per 10,000 moves."""
        return 10_000 * self.cpu / self.moves

    @property
    def bytes_per_move(self) -> float:
        """Bytes that the four sockets of a table receive together per move."""
        return self.received / self.moves

    @property
    def bytes_each(self) -> float:
        """Bytes that one socket receives per move."""
        return self.received / self.moves / SEATS

    def latency(self, hundredth: int) -> float:
        """Return a percentile of the latency in milliseconds."""
        return percentile(self.latencies, hundredth)


def percentile(seconds: Sequence[float], hundredth: int) -> float:
    """Return a percentile of these times in milliseconds."""
    return 1000 * quantiles(seconds, n=100)[hundredth - 1]


class Peer(Protocol):
    """A server that sends every move of a table to the table's four sockets."""

    @property
    def name(self) -> str:
        """The name in the tables of figures."""
        ...

    @property
    def child(self) -> Child:
        """The server's process."""
        ...

    async def start(self) -> float:
        """Start the server on loopback; return the seconds until it is ready."""
        ...

    async def gather(self, tables: int) -> None:
        """Open some tables, seat four players at each, and start their games."""
        ...

    async def play(self, moves: int) -> MoveCost:
        """Play some moves at each table, all tables at the same time, and return their cost."""
        ...

    async def disperse(self) -> None:
        """Disconnect all players."""
        ...

    async def stop(self) -> None:
        """Stop the server."""
        ...


AnyPeer = TypeVar("AnyPeer", bound=Peer)
AnyTable = TypeVar("AnyTable", bound=Table)


@asynccontextmanager
async def started(peer: AnyPeer) -> AsyncIterator[AnyPeer]:
    """Start a server, and stop it at the end of the block."""
    try:
        await peer.start()
        yield peer
    finally:
        await peer.stop()


async def run(peer: Peer, tables: int, moves: int, uncounted: int = 0) -> MoveCost:
    """Open tables, play, and disconnect; return the cost of the moves after the uncounted ones."""
    await peer.gather(tables)
    if uncounted:
        await peer.play(uncounted)
    spent = await peer.play(moves)
    await peer.disperse()
    return spent


class SocketPeer(ABC):
    """A server whose players are sockets in this process."""

    def __init__(self, name: str, child: Child, ready: str) -> None:
        self.name = name
        self.child = child
        self.tables: list[Table] = []
        self._idle: list[Table] = []
        self._ready = ready
        self._opened = 0

    async def start(self) -> float:
        """Start the server and wait until it answers."""
        await asyncio.to_thread(self.child.start)
        return await asyncio.to_thread(self.child.wait_until_ready, self._ready)

    async def gather(self, tables: int) -> None:
        """Open some tables, a limited number of them at the same time."""
        slots = asyncio.Semaphore(_OPENED_AT_ONCE)

        async def open_one(number: int) -> Table:
            async with slots:
                return await self._gather(http, number)

        async with self.http() as http:
            numbers = range(self._opened, self._opened + tables)
            self.tables += await asyncio.gather(*(open_one(number) for number in numbers))
        self._opened += tables

    async def play(self, moves: int) -> MoveCost:
        """Play some moves at each table, all tables at the same time."""
        cpu, received, began = self.child.cpu(), self._received(), perf_counter()
        await asyncio.gather(*(table.play(moves) for table in self.tables))
        return MoveCost(
            moves * len(self.tables),
            self.child.cpu() - cpu,
            tuple(seconds for table in self.tables for seconds in table.latencies),
            self._received() - received,
            perf_counter() - began,
        )

    def rest(self) -> None:
        """Keep the current tables connected until the server stops, without further moves."""
        self._idle += self.tables
        self.tables = []

    async def disperse(self) -> None:
        """Disconnect all tables except the idle ones."""
        await asyncio.gather(*(table.leave() for table in self.tables))
        self.tables = []

    async def stop(self) -> None:
        """Stop the server."""
        await asyncio.to_thread(self.child.stop)

    def http(self) -> httpx.AsyncClient:
        """Return an HTTP client for the server."""
        return httpx.AsyncClient(base_url=self.child.address, timeout=PATIENCE)

    def _received(self) -> int:
        return sum(table.received for table in self.tables)

    @abstractmethod
    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        """Open one table and seat four players at it."""
