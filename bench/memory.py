"""`python -m bench.memory`: memory of servers with many idle tables, and their start-up time."""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.harness.file_limit import raise_file_limit, tables_within_limit
from bench.harness.report import Section, Value, make_console, show
from bench.peers import Peer
from bench.peers.boardgame_io import BoardgameIO
from bench.peers.colyseus import Colyseus
from bench.peers.ours import Ours

TABLES = 1000
FEW = 50
_SETTLE = 1.0
"""Seconds to wait until a server has finished its work for the last arrivals."""
_STARTS = 3
_UNLOADED_WITHIN = 240.0
"""Seconds in which the server unloads the tables that everybody left."""


class Memory(Struct, frozen=True):
    """One server's figures, in bytes and seconds."""

    at_start: int
    """RSS when the server is ready, before the first connection."""
    idle: int
    """RSS with all tables: four connections at each, a game started, no moves."""
    ready: float
    """Time from the start to the first successful request; the best of several starts."""
    seated: int | None = None
    """RSS with all tables before their games start, for servers that have such a state."""
    after: int | None = None
    """RSS when everybody has left and all tables are unloaded; only measured for our server."""
    tables: int = TABLES


async def measure(packs: Path | None, tables: int) -> dict[str, Memory]:
    """Measure the servers one after the other."""
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as name:
        folder = Path(name)

        def ours(number: int) -> Ours:
            return Ours(folder / f"memory-{number}.db", packs, begins=False)

        return {
            "unspoken": await _measured([ours(number) for number in range(_STARTS)], tables),
            "unspoken, many": await _measured([ours(_STARTS)], tables_within_limit(5 * tables)),
            "boardgame.io": await _measured([BoardgameIO() for _ in range(_STARTS)], tables),
            "colyseus": await _measured([Colyseus() for _ in range(_STARTS)], tables),
        }


async def _measured(peers: Sequence[Peer], tables: int) -> Memory:
    """Measure the start of all these servers, and fill the last one with tables."""
    *others, peer = peers
    starts = [await _start_time(other) for other in others]
    try:
        starts.append(await peer.start())
        at_start = peer.child.rss()
        await peer.gather(tables)
        seated = await _settled_rss(peer)
        if isinstance(peer, Ours):
            await peer.begin()
        idle = await _settled_rss(peer)
        await peer.disperse()
        after = await _rss_without_tables(peer) if isinstance(peer, Ours) else None
    finally:
        await peer.stop()
    return Memory(at_start, idle, min(starts), seated if isinstance(peer, Ours) else None, after, tables)


async def _start_time(peer: Peer) -> float:
    try:
        return await peer.start()
    finally:
        await peer.stop()


async def _rss_without_tables(peer: Ours) -> int:
    """Return the RSS as soon as the server has unloaded all tables."""
    async with asyncio.timeout(_UNLOADED_WITHIN), peer.http() as http:
        while True:
            metrics = (await http.get("/metrics")).text
            if re.search(r"^unspoken_tables_awake 0(\.0)?$", metrics, re.MULTILINE):
                return peer.child.rss()
            await asyncio.sleep(_SETTLE)


async def _settled_rss(peer: Peer) -> int:
    await asyncio.sleep(_SETTLE)
    return peer.child.rss()


def section(found: dict[str, Memory]) -> Section:
    """Return the figures as a table."""
    ours = found["unspoken"]

    def row(name: str, memory: Memory) -> tuple[Value, ...]:
        return (
            name,
            f"{memory.tables:,} × 4",
            memory.at_start / 1e6,
            memory.seated and memory.seated / 1e6,
            memory.idle / 1e6,
            (memory.idle - memory.at_start) / memory.tables / 1e3,
            memory.after and memory.after / 1e6,
            ours.idle / memory.idle if memory.tables == ours.tables else None,
            memory.ready,
        )

    return Section(
        "Memory",
        (
            *("server", "tables", "MB at start", "MB seated", "MB playing", "kB a table"),
            *("MB when all left", "ours ÷ theirs", "s to ready"),
        ),
        tuple(row(name, memory) for name, memory in found.items()),
        "RSS of the server. Seated: all four players are connected, a state that the other servers do not "
        "have. Playing: the game is dealt, but nobody has moved. When all left: the server has unloaded the "
        "tables. Ready: the first successful request, the best of several starts.",
    )


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument("--quick", action="store_true", help="fewer tables; the figures prove nothing")
    args = parser.parse_args()
    raise_file_limit()
    tables = FEW if args.quick else TABLES
    found = asyncio.run(measure(args.packs, tables))
    show(make_console(), section(found))
    if args.json is not None:
        whole = {"tables": tables, "servers": found}
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
