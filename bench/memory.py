"""`python -m bench.memory`: what servers hold with as many tables, and how soon they are ready."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.files import allow_files
from bench.peers import Peer
from bench.peers.boardgame_io import BoardgameIO
from bench.peers.colyseus import Colyseus
from bench.peers.ours import Ours
from bench.report import Section, screen, show

TABLES = 1000
FEW = 50
_SETTLE = 1.0
"""Seconds after which a server has done what the last arrivals left it to do."""
_STARTS = 3


class Memory(Struct, frozen=True):
    """One server's figures, in bytes and seconds."""

    at_start: int
    """RSS when it is ready, before anybody has come."""
    idle: int
    """With all tables, four connections at each, a game begun and nobody at move."""
    ready: float
    """From its start to the first request that it answers well; the best of some starts."""
    seated: int | None = None
    """The same before a game is begun, where there is such a time."""


async def measure(packs: Path | None, tables: int) -> dict[str, Memory]:
    """Each server alone, one after the other."""
    with tempfile.TemporaryDirectory(prefix="unspoken-bench-") as name:
        folder = Path(name)

        def ours(number: int) -> Ours:
            return Ours(folder / f"memory-{number}.db", packs, begins=False)

        return {
            "unspoken": await _measured([ours(number) for number in range(_STARTS)], tables),
            "boardgame.io": await _measured([BoardgameIO() for _ in range(_STARTS)], tables),
            "colyseus": await _measured([Colyseus() for _ in range(_STARTS)], tables),
        }


async def _measured(peers: Sequence[Peer], tables: int) -> Memory:
    """The last of some fresh servers is filled; the others only start."""
    *others, peer = peers
    starts = [await _started(other) for other in others]
    try:
        starts.append(await peer.start())
        at_start = peer.child.rss()
        await peer.gather(tables)
        seated = await _settled(peer)
        if isinstance(peer, Ours):
            await peer.begin()
        idle = await _settled(peer)
        await peer.disperse()
    finally:
        await peer.stop()
    return Memory(at_start, idle, min(starts), seated if isinstance(peer, Ours) else None)


async def _started(peer: Peer) -> float:
    try:
        return await peer.start()
    finally:
        await peer.stop()


async def _settled(peer: Peer) -> int:
    await asyncio.sleep(_SETTLE)
    return peer.child.rss()


def section(found: dict[str, Memory], tables: int) -> Section:
    """As a table."""
    ours = found["unspoken"]
    return Section(
        "Memory",
        ("server", "MB at start", f"MB, {tables:,} tables × 4", "kB a table", "ours ÷ it", "s to ready"),
        (
            (
                "unspoken, seated",
                ours.at_start / 1e6,
                (ours.seated or 0) / 1e6,
                ((ours.seated or 0) - ours.at_start) / tables / 1e3,
                None,
                ours.ready,
            ),
            *(
                (
                    name,
                    one.at_start / 1e6,
                    one.idle / 1e6,
                    (one.idle - one.at_start) / tables / 1e3,
                    ours.idle / one.idle,
                    one.ready,
                )
                for name, one in found.items()
            ),
        ),
        "RSS of the server. All four are connected and a game is dealt, but nobody has moved; our first line "
        "is before the game is begun, which the others do not know. Ready: the first request that is "
        "answered well, the best of some starts.",
    )


def main() -> int:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer tables: a look, no measurement")
    asked = parser.parse_args()
    allow_files()
    tables = FEW if asked.quick else TABLES
    found = asyncio.run(measure(asked.packs, tables))
    show(screen(), section(found, tables))
    if asked.json is not None:
        whole = {"tables": tables, "servers": found}
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
