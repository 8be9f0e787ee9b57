"""One table alone, ours beside others in the same run, and beside what nobody can do without."""

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

from bench.peers import Peer, percentile, run, started
from bench.peers.ours import Ours
from bench.price import OURS, Scale, servers, turned
from bench.report import Section

ROUNDS = 5
_MOVES = 150
"""In each round: not all of the servers can begin a game again."""
_A_MOVE = bytes(2 * 4096)
"""What SQLite writes down for a move at least: a page of the log, and one of its index."""
_DISK = "the disk alone"
_MEMORY = Path("/dev/shm")
_HAS_MEMORY = _MEMORY.is_dir()


class Beside(Struct, frozen=True):
    """One of them at a table that moves as fast as it can."""

    p50_ms: float
    """The median of all rounds, as below."""
    p99_ms: float
    ratio: float
    """Ours to it, p50."""


async def measure(packs: Path | None, rounds: int = ROUNDS) -> dict[str, Beside]:
    """All servers alive side by side, one of them at work at a time, in another order each round."""
    p50s: dict[str, list[float]] = {}
    p99s: dict[str, list[float]] = {}

    def took(name: str, seconds: tuple[float, ...]) -> None:
        p50s.setdefault(name, []).append(percentile(seconds, 50))
        p99s.setdefault(name, []).append(percentile(seconds, 99))

    async with servers(packs, Scale(warm_tables=1, warm_moves=_MOVES)) as others, _diskless(packs) as ours:
        peers = others + ours
        for peer in peers:
            await run(peer, 1, _MOVES)
        for number in range(rounds):
            for peer in turned(peers, number):
                gc.collect()  # of the players' process, so that it need not while they play
                took(peer.name, (await run(peer, 1, _MOVES)).latencies)
            took(_DISK, _flushed(_MOVES))
    own = median(p50s[OURS])
    return {name: Beside(median(p50s[name]), median(p99s[name]), own / median(p50s[name])) for name in p50s}


@asynccontextmanager
async def _diskless(packs: Path | None) -> AsyncIterator[list[Peer]]:
    """Ours on a log in memory, where there is such a folder: all that it does but for the disk."""
    if not _HAS_MEMORY:
        yield []
        return
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-", dir=_MEMORY) as folder:
        ours = Ours(Path(folder) / "beside.db", packs)
        ours.name = f"{OURS}, no disk"
        async with started(ours):
            yield [ours]


def _flushed(times: int) -> tuple[float, ...]:
    """Seconds that the disk takes for as many bytes as a move's, each time until they are safe."""
    took = []
    with tempfile.NamedTemporaryFile(prefix="unspoken-bench-") as file:
        for _ in range(times):
            began = perf_counter()
            file.write(_A_MOVE)
            file.flush()
            os.fsync(file.fileno())
            took.append(perf_counter() - began)
    return tuple(took)


def section(found: dict[str, Beside]) -> Section:
    """As a table, with ours as a share of each."""
    return Section(
        "One table alone, ours beside others",
        ("server", "ms p50", "ms p99", "ours ÷ it"),
        tuple((name, one.p50_ms, one.p99_ms, one.ratio) for name, one in found.items()),
        "Medians of some rounds in turn. Ours keeps every rule and has a move on disk before it sends it; of "
        "the others only FlatFile writes at all, and does not wait for it. The floors send as many bytes and "
        "do nothing else; the disk is given two pages and told to keep them.",
    )
