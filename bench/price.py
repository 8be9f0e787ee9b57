"""`python -m bench.price`: what a move costs our server, and what it costs others that play the same game."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.files import allow_files
from bench.peers import Peer, Spent, run, started
from bench.peers.boardgame_io import BoardgameIO
from bench.peers.colyseus import Colyseus
from bench.peers.floor import c_floor, python_floor
from bench.peers.ours import Ours
from bench.report import Section, screen, show

OURS = "unspoken"


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 5
    """At each server, in turn."""
    tables: int = 50
    moves: int = 200
    """At each table, in each round."""
    uncounted: int = 20
    """Moves at each table before: a server that slept or has just seated people must find its pace again."""
    warm_tables: int = 50
    warm_moves: int = 100


QUICK = Scale(rounds=2, tables=10, moves=60, uncounted=10, warm_tables=5, warm_moves=40)


class Price(Struct, frozen=True):
    """CPU seconds of the server's process per 10,000 moves, by server, and how they were found."""

    cpu_per_10k: dict[str, float]
    """The median of all rounds."""
    spread: dict[str, tuple[float, float]]
    """The cheapest and the dearest round."""
    ratio: dict[str, float]
    """Ours to each of the others."""
    bytes_each: dict[str, float]
    """What one socket is sent for one move, where it was counted."""
    p50_ms: dict[str, float]
    """Until the last of four has heard, all tables playing as fast as they can: how full the server is."""
    versions: dict[str, str]
    rounds: int
    tables: int
    moves: int
    """In one round, at all tables together."""
    load_average: tuple[float, float]
    """Of the machine, before and after: what others did meanwhile."""


async def measure(packs: Path | None, scale: Scale) -> Price:
    """All servers alive side by side, one of them at work at a time, in another order each round."""
    before = os.getloadavg()[0]
    spent: dict[str, list[Spent]] = {}
    async with servers(packs, scale) as peers:
        for peer in peers:
            await run(peer, scale.warm_tables, scale.warm_moves)
        for number in range(scale.rounds):
            for peer in turned(peers, number):
                gc.collect()  # of the players' process, so that it need not while they play
                spent.setdefault(peer.name, []).append(
                    await run(peer, scale.tables, scale.moves, scale.uncounted)
                )
            costs = (f"{name} {some[-1].cpu_per_10k:.2f}" for name, some in spent.items())
            print(f"» round {number + 1} of {scale.rounds}: {', '.join(costs)}", flush=True)
    return _price(spent, scale, (before, os.getloadavg()[0]))


def turned(peers: list[Peer], number: int) -> list[Peer]:
    """In another order each round, so that nobody is always the one after somebody."""
    first = number % len(peers)
    return peers[first:] + peers[:first]


@asynccontextmanager
async def servers(packs: Path | None, scale: Scale) -> AsyncIterator[list[Peer]]:
    """Ours first: the floors send as many bytes as it does."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="unspoken-bench-")))
        ours = await stack.enter_async_context(started(Ours(folder / "price.db", packs)))
        size = round((await run(ours, scale.warm_tables, scale.warm_moves)).bytes_each)
        floors = [floor for floor in (c_floor(size, folder), python_floor(size)) if floor is not None]
        others: list[Peer] = [BoardgameIO(), BoardgameIO(flat_file=True), Colyseus(), *floors]
        yield [ours, *[await stack.enter_async_context(started(peer)) for peer in others]]


def _price(spent: dict[str, list[Spent]], scale: Scale, load: tuple[float, float]) -> Price:
    costs = {name: [one.cpu_per_10k for one in some] for name, some in spent.items()}
    medians = {name: median(some) for name, some in costs.items()}
    medians.setdefault("floor", medians["floor-python"])  # without a compiler
    return Price(
        cpu_per_10k=medians,
        spread={name: (min(some), max(some)) for name, some in costs.items()},
        ratio={name: medians[OURS] / other for name, other in medians.items()},
        bytes_each={name: some[0].bytes_each for name, some in spent.items() if some[0].received},
        p50_ms={name: median(one.latency(50) for one in some) for name, some in spent.items()},
        versions={
            "python": platform.python_version(),
            "boardgame.io": BoardgameIO.version(),
            "colyseus": Colyseus.version(),
        },
        rounds=scale.rounds,
        tables=scale.tables,
        moves=scale.tables * scale.moves,
        load_average=load,
    )


def section(price: Price) -> Section:
    """As a table."""
    rows = tuple(
        (
            name,
            cpu,
            *price.spread.get(name, (None, None)),
            price.ratio[name],
            price.bytes_each.get(name),
            price.p50_ms.get(name),
        )
        for name, cpu in price.cpu_per_10k.items()
    )
    compiled = "in C" if "floor" in price.spread else "the one in Python, for want of a C compiler"
    before, after = price.load_average
    return Section(
        "The price of a move",
        ("server", "CPU s, 10,000 moves", "least", "most", "ours ÷ it", "bytes to each", "ms p50, full"),
        rows,
        f"Dixit at {price.tables} tables of four sockets, {price.moves:,} moves a round, median of "
        f"{price.rounds} rounds in turn. Ours keeps every rule and has a move on disk before it sends it. "
        f"The floor ({compiled}) sends as many bytes, and does nothing else. boardgame.io "
        f"{price.versions['boardgame.io']}, Colyseus {price.versions['colyseus']}. The machine's load "
        f"average: {before:.1f} before, {after:.1f} after.",
    )


def main() -> int:
    """Measure, print, and write."""
    parser = argparse.ArgumentParser(prog="python -m bench.price", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="write the figures there too")
    parser.add_argument("--packs", type=Path, help="a folder with more packs")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, no measurement")
    parser.add_argument("--rounds", type=int, help=f"of all servers in turn ({Scale().rounds})")
    parser.add_argument("--moves", type=int, help=f"at each table in each round ({Scale().moves})")
    asked = parser.parse_args()
    allow_files()
    scale = QUICK if asked.quick else Scale()
    scale = replace(scale, rounds=asked.rounds or scale.rounds, moves=asked.moves or scale.moves)
    price = asyncio.run(measure(asked.packs, scale))
    show(screen(), section(price))
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(price), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
