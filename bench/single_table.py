"""Latency of a single table on our server, on other servers, and of the disk alone, in the same run."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from bench.harness.report import Section
from bench.peers import Peer, percentile, run, started
from bench.peers.ours import Ours
from bench.price import OURS, Scale, rotated, servers

ROUNDS = 5
_MOVES = 150
"""Per round. Few enough for one game: not every server can start a second one at the same table."""
_MOVE_ON_DISK = bytes(2 * 4096)
"""The least that SQLite writes for a move: a page of the log and a page of its index."""
_DISK = "the disk alone"
_RAM_DISK = Path("/dev/shm")
_HAS_RAM_DISK = _RAM_DISK.is_dir()


class TableLatency(Struct, frozen=True):
    """Latency of one server with a single table that moves as fast as it can: medians of all rounds."""

    p50_ms: float
    p99_ms: float
    ratio: float
    """Our p50 divided by this p50."""


async def measure(packs: Path | None, rounds: int = ROUNDS) -> dict[str, TableLatency]:
    """Measure all servers in turn. All of them keep running; each round has a different order."""
    p50s: dict[str, list[float]] = {}
    p99s: dict[str, list[float]] = {}

    def record(name: str, seconds: tuple[float, ...]) -> None:
        p50s.setdefault(name, []).append(percentile(seconds, 50))
        p99s.setdefault(name, []).append(percentile(seconds, 99))

    async with servers(packs, Scale(warm_tables=1, warm_moves=_MOVES)) as others, _diskless(packs) as ours:
        peers = others + ours
        for peer in peers:
            await run(peer, 1, _MOVES)
        for number in range(rounds):
            for peer in rotated(peers, number):
                gc.collect()  # now, so that the players' process does not collect while it plays
                record(peer.name, (await run(peer, 1, _MOVES)).latencies)
            record(_DISK, _fsync_times(_MOVES))
    own = median(p50s[OURS])
    return {
        name: TableLatency(median(p50s[name]), median(p99s[name]), own / median(p50s[name])) for name in p50s
    }


@asynccontextmanager
async def _diskless(packs: Path | None) -> AsyncIterator[list[Peer]]:
    """Start our server with its log on a RAM disk; yield an empty list if there is no RAM disk."""
    if not _HAS_RAM_DISK:
        yield []
        return
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-", dir=_RAM_DISK) as folder:
        ours = Ours(Path(folder) / "beside.db", packs)
        ours.name = f"{OURS}, no disk"
        async with started(ours):
            yield [ours]


def _fsync_times(times: int) -> tuple[float, ...]:
    """Return the seconds that each of several writes takes, with fsync, for as many bytes as a move."""
    took = []
    with tempfile.NamedTemporaryFile(prefix="unspoken-bench-") as file:
        for _ in range(times):
            began = perf_counter()
            file.write(_MOVE_ON_DISK)
            file.flush()
            os.fsync(file.fileno())
            took.append(perf_counter() - began)
    return tuple(took)


def section(found: dict[str, TableLatency]) -> Section:
    """Return the figures as a table, with the ratio of our server to each."""
    return Section(
        "Latency of a single table",
        ("server", "ms p50", "ms p99", "ours ÷ theirs"),
        tuple((name, latency.p50_ms, latency.p99_ms, latency.ratio) for name, latency in found.items()),
        "Medians of several rounds; the servers take turns. Our server checks every rule and syncs a move to "
        "disk before it sends it. FlatFile writes to disk too, but does not wait for the write; the other "
        "servers write nothing. The floors send the same number of bytes and do nothing else. The disk "
        "alone: two pages written and synced.",
    )
