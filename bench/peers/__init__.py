"""Servers that do the same work in the same run, so that figures can be read as ratios.

To add one: a module here with a class that has what `Peer` asks for, and a line in `bench/serving.py`.
"""

from __future__ import annotations

from statistics import quantiles
from typing import Protocol

from msgspec import Struct

SEATS = 4
"""Sockets at a table: every move goes out to each."""


class Spent(Struct, frozen=True):
    """What some moves have cost a server."""

    moves: int
    cpu: float
    """Seconds that the server's process computed."""
    latencies: tuple[float, ...]
    """Seconds from sending a move until the last of the table's sockets has heard of it."""
    received: int
    """Bytes that all sockets got."""

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
        return 1000 * quantiles(self.latencies, n=100)[hundredth - 1]


class Peer(Protocol):
    """A server that tells every move of a table to the table's four sockets."""

    @property
    def name(self) -> str:
        """What it is, in a few words."""
        ...

    async def start(self) -> None:
        """Start it as a process of its own, on loopback."""
        ...

    async def run(self, tables: int, moves: int) -> Spent:
        """Play so many moves at each of so many tables side by side, and tell what they cost."""
        ...

    async def stop(self) -> None:
        """End it."""
        ...
