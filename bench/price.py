"""`python -m bench.price`: CPU cost of a move on our server and on other servers with the same game."""

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

from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, show
from bench.peers import MoveCost, Peer, run, started
from bench.peers.boardgame_io import BoardgameIO
from bench.peers.colyseus import Colyseus
from bench.peers.floor import c_floor, python_floor
from bench.peers.ours import Ours

OURS = "unspoken"


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 5
    """Per server; the servers take turns."""
    tables: int = 50
    moves: int = 200
    """Per table and round."""
    uncounted: int = 20
    """Warm-up moves per table and round, since a server that was idle is slower at first."""
    warm_tables: int = 50
    warm_moves: int = 100


QUICK = Scale(rounds=2, tables=10, moves=60, uncounted=10, warm_tables=5, warm_moves=40)


class Price(Struct, frozen=True):
    """CPU seconds of each server's process per 10,000 moves, and the conditions of the measurement."""

    cpu_per_10k: dict[str, float]
    """The median of all rounds."""
    spread: dict[str, tuple[float, float]]
    """The cheapest and the most expensive round."""
    ratio: dict[str, float]
    """Our cost divided by each server's."""
    bytes_each: dict[str, float]
    """Bytes that one socket receives per move, where they were counted."""
    p50_ms: dict[str, float]
    """Median latency with all tables playing as fast as they can."""
    versions: dict[str, str]
    rounds: int
    tables: int
    moves: int
    """Per round, at all tables together."""
    load_average: tuple[float, float]
    """Load average of the machine, before and after the measurement."""


async def measure(packs: Path | None, scale: Scale) -> Price:
    """Measure all servers in turn. All of them keep running; each round has a different order."""
    before = os.getloadavg()[0]
    spent: dict[str, list[MoveCost]] = {}
    async with servers(packs, scale) as peers:
        for peer in peers:
            await run(peer, scale.warm_tables, scale.warm_moves)
        for number in range(scale.rounds):
            for peer in rotated(peers, number):
                gc.collect()  # now, so that the players' process does not collect while it plays
                spent.setdefault(peer.name, []).append(
                    await run(peer, scale.tables, scale.moves, scale.uncounted)
                )
            costs = (f"{name} {rounds[-1].cpu_per_10k:.2f}" for name, rounds in spent.items())
            print(f"» round {number + 1} of {scale.rounds}: {', '.join(costs)}", flush=True)
    return _price(spent, scale, (before, os.getloadavg()[0]))


def rotated(peers: list[Peer], number: int) -> list[Peer]:
    """Return the peers, starting with a different peer in each round."""
    first = number % len(peers)
    return peers[first:] + peers[:first]


@asynccontextmanager
async def servers(packs: Path | None, scale: Scale) -> AsyncIterator[list[Peer]]:
    """Start all servers. Ours starts first, because the floors send as many bytes as our server."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="unspoken-bench-")))
        ours = await stack.enter_async_context(started(Ours(folder / "price.db", packs)))
        size = round((await run(ours, scale.warm_tables, scale.warm_moves)).bytes_each)
        floors = [floor for floor in (c_floor(size, folder), python_floor(size)) if floor is not None]
        others: list[Peer] = [BoardgameIO(), BoardgameIO(flat_file=True), Colyseus(), *floors]
        yield [ours, *[await stack.enter_async_context(started(peer)) for peer in others]]


def _price(spent: dict[str, list[MoveCost]], scale: Scale, load: tuple[float, float]) -> Price:
    costs = {name: [cost.cpu_per_10k for cost in rounds] for name, rounds in spent.items()}
    medians = {name: median(rounds) for name, rounds in costs.items()}
    medians.setdefault("floor", medians["floor-python"])  # if there is no C compiler
    return Price(
        cpu_per_10k=medians,
        spread={name: (min(rounds), max(rounds)) for name, rounds in costs.items()},
        ratio={name: medians[OURS] / other for name, other in medians.items()},
        bytes_each={name: rounds[0].bytes_each for name, rounds in spent.items() if rounds[0].received},
        p50_ms={name: median(cost.latency(50) for cost in rounds) for name, rounds in spent.items()},
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
    """Return the figures as a table."""
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
    compiled = "in C" if "floor" in price.spread else "in Python, because there is no C compiler"
    before, after = price.load_average
    return Section(
        "CPU cost of a move",
        ("server", "CPU s, 10,000 moves", "least", "most", "ours ÷ it", "bytes to each", "ms p50, full"),
        rows,
        f"Dixit at {price.tables} tables of four sockets, {price.moves:,} moves a round, median of "
        f"{price.rounds} rounds. Our server checks every rule and syncs a move to disk before it sends it. "
        f"The floor ({compiled}) sends the same number of bytes and does nothing else. boardgame.io "
        f"{price.versions['boardgame.io']}, Colyseus {price.versions['colyseus']}. Load average of the "
        f"machine: {before:.1f} before, {after:.1f} after.",
    )


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.price", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    parser.add_argument("--rounds", type=int, help=f"rounds of all servers ({Scale().rounds})")
    parser.add_argument("--moves", type=int, help=f"moves per table and round ({Scale().moves})")
    args = parser.parse_args()
    raise_file_limit()
    scale = QUICK if args.quick else Scale()
    scale = replace(scale, rounds=args.rounds or scale.rounds, moves=args.moves or scale.moves)
    price = asyncio.run(measure(args.packs, scale))
    show(make_console(), section(price))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(price), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
