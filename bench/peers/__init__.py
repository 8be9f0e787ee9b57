"""Servers that do the same work in the same run, so that figures can be read as ratios.

To add one: a module here with a class that has what `Peer` asks for, and a line in `bench/price.py`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from statistics import quantiles
from typing import Protocol, TypeVar

import httpx
from msgspec import Struct

from bench.child import Child
from bench.table import SEATS, Table
from bench.wire import PATIENCE

_AT_ONCE = 16  # tables that are opened side by side


class Spent(Struct, frozen=True):
    """What some moves have cost a server."""

    moves: int
    cpu: float
    """Seconds that the server's process computed."""
    latencies: tuple[float, ...]
    """Seconds from sending a move until the last of the table's sockets has heard of it."""
    received: int
    """Bytes that all sockets got; 0 where nobody counted them."""

    @property
    def cpu_per_10k(self) -> float:
        """CPU seconds per 10,000 moves."""
        return 10_000 * self.cpu / self.moves

    @property
    def bytes_each(self) -> float:
        """Bytes that one socket gets for one move."""
        return self.received / self.moves / SEATS

    def latency(self, hundredth: int) -> float:
        """Milliseconds within which so many of a hundred moves were heard by all."""
        return percentile(self.latencies, hundredth)


def percentile(seconds: Sequence[float], hundredth: int) -> float:
    """Milliseconds within which so many of a hundred lie."""
    return 1000 * quantiles(seconds, n=100)[hundredth - 1]


class Peer(Protocol):
    """A server that tells every move of a table to the table's four sockets."""

    @property
    def name(self) -> str:
        """What it is, in a word."""
        ...

    @property
    def child(self) -> Child:
        """Its process."""
        ...

    async def start(self) -> float:
        """Start it as a process of its own, on loopback; the seconds that it took to be ready."""
        ...

    async def gather(self, tables: int) -> None:
        """Open so many tables, seat four at each, and begin."""
        ...

    async def play(self, moves: int) -> Spent:
        """Play so many moves at each table, all tables side by side, and tell what they cost."""
        ...

    async def disperse(self) -> None:
        """Everybody leaves."""
        ...

    async def stop(self) -> None:
        """End it."""
        ...


AnyPeer = TypeVar("AnyPeer", bound=Peer)
AnyTable = TypeVar("AnyTable", bound=Table)


@asynccontextmanager
async def started(peer: AnyPeer) -> AsyncIterator[AnyPeer]:
    """A server for as long as it is needed."""
    try:
        await peer.start()
        yield peer
    finally:
        await peer.stop()


async def run(peer: Peer, tables: int, moves: int, uncounted: int = 0) -> Spent:
    """Some tables from their opening to their end; what the moves alone have cost, but for the first few."""
    await peer.gather(tables)
    if uncounted:
        await peer.play(uncounted)
    spent = await peer.play(moves)
    await peer.disperse()
    return spent


class SocketPeer(ABC):
    """A server whose players are sockets of this process."""

    def __init__(self, name: str, child: Child, ready: str) -> None:
        self.name = name
        self.child = child
        self.tables: list[Table] = []
        self._resting: list[Table] = []
        self._ready = ready
        self._opened = 0

    async def start(self) -> float:
        """Start it, and wait until it answers."""
        await asyncio.to_thread(self.child.start)
        return await asyncio.to_thread(self.child.wait_until_ready, self._ready)

    async def gather(self, tables: int) -> None:
        """Some at once, not all: nobody opens a thousand tables in one moment."""
        turn = asyncio.Semaphore(_AT_ONCE)

        async def one(number: int) -> Table:
            async with turn:
                return await self._gather(http, number)

        async with self.http() as http:
            numbers = range(self._opened, self._opened + tables)
            self.tables += await asyncio.gather(*(one(number) for number in numbers))
        self._opened += tables

    async def play(self, moves: int) -> Spent:
        """All tables at once; each of them one move after the other."""
        cpu, received = self.child.cpu(), self._received()
        await asyncio.gather(*(table.play(moves) for table in self.tables))
        return Spent(
            moves * len(self.tables),
            self.child.cpu() - cpu,
            tuple(one for table in self.tables for one in table.latencies),
            self._received() - received,
        )

    def rest(self) -> None:
        """All who are there stay connected until the server ends, and move no more."""
        self._resting += self.tables
        self.tables = []

    async def disperse(self) -> None:
        """All but those who rest hang up."""
        await asyncio.gather(*(table.leave() for table in self.tables))
        self.tables = []

    async def stop(self) -> None:
        """End it."""
        await asyncio.to_thread(self.child.stop)

    def http(self) -> httpx.AsyncClient:
        """Requests to it."""
        return httpx.AsyncClient(base_url=self.child.address, timeout=PATIENCE)

    def _received(self) -> int:
        return sum(table.received for table in self.tables)

    @abstractmethod
    async def _gather(self, http: httpx.AsyncClient, number: int) -> Table:
        """Open one table, and seat four at it."""
