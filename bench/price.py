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

from bench.clients.table import SEATS
from bench.harness.disturbance import CAN_DETECT, Disturbance, Round, Rounds, between, play_rounds, sample
from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, show
from bench.peers import MoveCost, Peer, run, started
from bench.peers.boardgame_io import BoardgameIO
from bench.peers.colyseus import Colyseus
from bench.peers.floor import c_floor, python_floor
from bench.peers.npm import node_version
from bench.peers.ours import COMPILED_NAME, NAME, Ours

OURS = NAME
_SIZING_TABLES = 10
_FRAME_HEADER = 4  # bytes of a WebSocket header; `bytes_each` includes it, and the floors add their own


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 9
    """Undisturbed rounds; in each, the servers take turns."""
    tables: int = 50
    moves: int = 200
    """Per table and round."""
    uncounted: int = 20
    """Warm-up moves per table and round, since a server that was idle is slower at first."""
    warm_tables: int = 100
    warm_moves: int = 200
    """Per table, once before the first round. JIT compilers need 20,000 moves to optimize a server."""


QUICK = Scale(rounds=2, tables=10, moves=60, uncounted=10, warm_tables=5, warm_moves=40)


class Price(Struct, frozen=True):
    """CPU seconds of each server's process per 10,000 moves, and the conditions of the measurement."""

    cpu_per_10k: dict[str, float]
    """The median of all rounds that count."""
    spread: dict[str, tuple[float, float]]
    """The cheapest and the most expensive round."""
    ratio: dict[str, float]
    """Our cost divided by each server's."""
    bytes_per_move: dict[str, float]
    """Bytes that the four sockets of a table receive together per move, WebSocket headers included."""
    bytes_each: dict[str, float]
    """Bytes that one socket receives per move: a quarter of `bytes_per_move`."""
    p50_ms: dict[str, float]
    """Median latency with all tables playing as fast as they can."""
    per_second: dict[str, float]
    """Moves per second with all tables playing as fast as they can. The players share the cores."""
    versions: dict[str, str]
    rounds: int
    """Rounds that count."""
    discarded: int
    """Rounds that were repeated, because other processes or the host used too much CPU time meanwhile."""
    complete: bool
    """Whether enough rounds were undisturbed. If not, fewer count; if none was, the discarded ones count."""
    disturbance: Disturbance
    """The largest shares of stolen and foreign CPU time during a measurement, in the rounds that count."""
    disturbance_detected: bool
    """Whether the machine counts stolen and foreign CPU time; if not, no round is ever discarded."""
    tables: int
    moves: int
    """Per round, at all tables together."""
    load_average: tuple[float, float]
    """Load average of the machine, before and after the measurement."""


async def measure(packs: Path | None, scale: Scale, compiled: Path | None = None) -> Price:
    """Measure all servers in turn. All of them keep running; each round has a different order."""
    before = os.getloadavg()[0]
    async with servers(packs, scale, compiled) as peers:
        for peer in peers:
            print(f"» warming up {peer.name}: {scale.warm_tables * scale.warm_moves:,} moves", flush=True)
            await run(peer, scale.warm_tables, scale.warm_moves)

        async def play(attempt: int) -> Round[MoveCost]:
            played = await _play_round(peers, attempt, scale)
            print(f"» attempt {attempt + 1}: {_summary(played)}", flush=True)
            return played

        rounds = await play_rounds(scale.rounds, play)
    return make_price(rounds, scale, (before, os.getloadavg()[0]), _versions())


async def _play_round(peers: list[Peer], attempt: int, scale: Scale) -> Round[MoveCost]:
    """Measure each server once. Only the counted moves are checked for disturbances."""
    costs: dict[str, MoveCost] = {}
    disturbances: dict[str, Disturbance] = {}
    for peer in rotated(peers, attempt):
        await peer.gather(scale.tables)
        await peer.play(scale.uncounted)
        gc.collect()  # now, so that the players' process does not collect while it plays
        before = sample()
        costs[peer.name] = await peer.play(scale.moves)
        disturbances[peer.name] = between(before, sample(), os.cpu_count() or 1)
        await peer.disperse()
    names = [peer.name for peer in peers]
    return Round({name: costs[name] for name in names}, {name: disturbances[name] for name in names})


def _summary(played: Round[MoveCost]) -> str:
    costs = ", ".join(f"{name} {cost.cpu_per_10k:.2f}" for name, cost in played.results.items())
    found = played.disturbances
    causes = ", ".join(
        f"{name} (stolen {found[name].stolen:.0%}, foreign {found[name].foreign:.0%})"
        for name in played.disturbed
    )
    return f"{costs}; discarded, because other work took CPU time from {causes}" if causes else costs


def rotated(peers: list[Peer], number: int) -> list[Peer]:
    """Return the peers, starting with a different peer in each round."""
    first = number % len(peers)
    return peers[first:] + peers[:first]


@asynccontextmanager
async def servers(
    packs: Path | None, scale: Scale, compiled: Path | None = None
) -> AsyncIterator[list[Peer]]:
    """Start all servers. Ours starts first, because the floors send as many bytes as our server.

    `compiled` is the Python of an environment in which the compiled wheel is installed.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="unspoken-bench-")))
        ours = await stack.enter_async_context(started(Ours(folder / "price.db", packs)))
        sent = await run(ours, min(scale.tables, _SIZING_TABLES), scale.moves, scale.uncounted)
        size = round(sent.bytes_each) - _FRAME_HEADER
        others: list[Peer] = [
            BoardgameIO(),
            BoardgameIO(lean=True),
            BoardgameIO(flat_file=True),
            Colyseus(),
            Colyseus(lean=True),
            *[floor for floor in (c_floor(size, folder), python_floor(size)) if floor is not None],
        ]
        if compiled is not None:
            others.insert(0, Ours(folder / "compiled.db", packs, name=COMPILED_NAME, python=compiled))
        yield [ours, *[await stack.enter_async_context(started(peer)) for peer in others]]


def make_price(
    rounds: Rounds[MoveCost], scale: Scale, load: tuple[float, float], versions: dict[str, str]
) -> Price:
    """Return the figures of the rounds that count."""
    counted = [played.results for played in rounds.counted]
    spent = {name: [costs[name] for costs in counted] for name in counted[0]}
    costs = {name: [cost.cpu_per_10k for cost in of_rounds] for name, of_rounds in spent.items()}
    medians = {name: median(of_rounds) for name, of_rounds in costs.items()}
    medians.setdefault("floor", medians["floor-python"])  # if there is no C compiler
    sent = {name: median(cost.bytes_per_move for cost in of_rounds) for name, of_rounds in spent.items()}
    return Price(
        cpu_per_10k=medians,
        spread={name: (min(of_rounds), max(of_rounds)) for name, of_rounds in costs.items()},
        ratio={name: medians[OURS] / other for name, other in medians.items()},
        bytes_per_move=sent,
        bytes_each={name: received / SEATS for name, received in sent.items()},
        p50_ms={name: median(cost.latency(50) for cost in of_rounds) for name, of_rounds in spent.items()},
        per_second={name: median(cost.per_second for cost in of_rounds) for name, of_rounds in spent.items()},
        versions=versions,
        rounds=len(counted),
        discarded=len(rounds.discarded),
        complete=rounds.complete,
        disturbance=rounds.worst,
        disturbance_detected=CAN_DETECT,
        tables=scale.tables,
        moves=scale.tables * scale.moves,
        load_average=load,
    )


def _versions() -> dict[str, str]:
    return {
        "python": platform.python_version(),
        "node": node_version(),
        "boardgame.io": BoardgameIO.version(),
        "colyseus": Colyseus.version(),
    }


def section(price: Price) -> Section:
    """Return the figures as a table."""
    rows = tuple(
        (
            name,
            cpu,
            *price.spread.get(name, (None, None)),
            price.ratio[name],
            price.bytes_per_move.get(name),
            price.p50_ms.get(name),
            price.per_second.get(name),
        )
        for name, cpu in price.cpu_per_10k.items()
    )
    compiled = "in C" if "floor" in price.spread else "in Python, because there is no C compiler"
    before, after = price.load_average
    return Section(
        "CPU cost of a move",
        (
            *("server", "CPU s, 10,000 moves", "least", "most", "ours ÷ theirs", "bytes a move"),
            *("ms p50, full", "moves/s, full"),
        ),
        rows,
        f"Dixit at {price.tables} tables of four sockets, {price.moves:,} moves a round, median of "
        f"{price.rounds} rounds. {describe_rounds(price)} Our server checks every rule and syncs a move to "
        "disk before it sends it. The lean games are tuned for speed; the others follow the documentation of "
        f"their frameworks. The floor ({compiled}) sends as many bytes as our server and does nothing else. "
        "Bytes a move: to all four sockets together. Full: as fast as they can, with the players on the same "
        "cores. "
        f"boardgame.io {price.versions['boardgame.io']}, Colyseus {price.versions['colyseus']}, Node "
        f"{price.versions['node']}. Load average of the machine: {before:.1f} before, {after:.1f} after.",
    )


def describe_rounds(price: Price) -> str:
    """Say how many rounds were disturbed, and whether the figures can be relied on."""
    if not price.disturbance_detected:
        return "This machine does not count stolen and foreign CPU time, so disturbed rounds were not found."
    worst = (
        f"at most {price.disturbance.stolen:.1%} of the CPU time stolen by the host and "
        f"{price.disturbance.foreign:.1%} used by other processes"
    )
    if price.complete:
        return f"{price.discarded} disturbed rounds were discarded and repeated; in the others, {worst}."
    return (
        f"INCOMPLETE: the machine was too busy. {price.discarded} rounds were disturbed, and too few others "
        f"are left. In the rounds that count, {worst}."
    )


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.price", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    parser.add_argument("--packs", type=Path, help="a folder of additional packs")
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    parser.add_argument("--rounds", type=int, help=f"undisturbed rounds of all servers ({Scale().rounds})")
    parser.add_argument("--moves", type=int, help=f"moves per table and round ({Scale().moves})")
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="PYTHON",
        help=f"also measure {COMPILED_NAME}: the interpreter of an environment with the compiled wheel",
    )
    args = parser.parse_args()
    raise_file_limit()
    scale = QUICK if args.quick else Scale()
    scale = replace(scale, rounds=args.rounds or scale.rounds, moves=args.moves or scale.moves)
    price = asyncio.run(measure(args.packs, scale, args.compiled))
    show(make_console(), section(price))
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(price), indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
