"""`python -m bench.cluster`: CPU cost of a move and throughput of clusters of one, two and three nodes.

Tables of four play Dixit on nodes that share one store and one bus. Sockets connect either to the node that
owns their table, as behind a balancer that hashes on the table code, or all to another node, which is the
worst case. The number of tables per node is the same in every setup. Tables first play at a fixed pace, so
that nodes are equally busy in every setup, then as fast as they can.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeAlias

import httpx
from msgspec import Struct
from msgspec.structs import replace

from bench.clients.party import Party
from bench.clients.wire import PATIENCE
from bench.harness.child import READY_PREFIX, Child, python_command
from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, save, show
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres

_START_DELAY = 0.5  # seconds until the first paced move is due
Setup: TypeAlias = tuple[int, bool]
"""The number of nodes, and whether every socket is connected to a node that does not own its table."""
_SETUPS: tuple[Setup, ...] = ((1, False), (2, False), (3, False), (2, True), (3, True))


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 5
    tables: int = 30
    """Per node."""
    moves: int = 60
    """Per table, once paced and once as fast as possible."""
    every: float = 0.25
    """Seconds between two paced moves of a table."""
    uncounted: int = 10


QUICK = Scale(rounds=1, tables=6, moves=40, uncounted=5)


class MoveCost(Struct, frozen=True):
    """Throughput and CPU cost of some moves."""

    per_second: float
    cpu_per_10k: float
    """CPU seconds of all nodes together per 10,000 moves."""


class Run(Struct, frozen=True):
    """One round of one setup."""

    paced: MoveCost
    fast: MoveCost


async def measure(scale: Scale) -> Section:
    """Measure all setups in turn; each round has a different order."""
    found: dict[Setup, list[Run]] = {setup: [] for setup in _SETUPS}
    async with _clusters() as clusters:
        for number in range(scale.rounds):
            first = number % len(_SETUPS)
            for setup in _SETUPS[first:] + _SETUPS[:first]:
                found[setup].append(await _run(clusters[setup[0]], setup[1], scale))
            costs = (f"{_describe(setup)} {runs[-1].paced.cpu_per_10k:.2f}" for setup, runs in found.items())
            print(f"» round {number + 1} of {scale.rounds}: {'; '.join(costs)}", flush=True)
    return _section(found, scale)


def _section(found: dict[Setup, list[Run]], scale: Scale) -> Section:
    paced = {setup: median(run.paced.cpu_per_10k for run in runs) for setup, runs in found.items()}
    fast = {setup: median(run.fast.cpu_per_10k for run in runs) for setup, runs in found.items()}
    rows = [
        (
            _describe(setup),
            paced[setup],
            paced[setup] / paced[_SETUPS[0]],
            median(run.fast.per_second for run in runs),
            fast[setup],
            fast[setup] / fast[_SETUPS[0]],
        )
        for setup, runs in found.items()
    ]
    return Section(
        "Several nodes",
        ("", "CPU s per 10,000", "of one node's", "moves/s, full", "CPU s, full", "of one's, full"),
        tuple(rows),
        f"{scale.tables} tables of four per node, a move every {scale.every:g} s at each; then as fast as "
        f"they can (full). Medians of {scale.rounds} rounds. CPU is that of the nodes alone. Players, "
        "database and bus share this machine's cores, so moves per second depend on the machine; the ratio "
        "at a fixed pace is the server's own: with more nodes each has fewer writes to batch.",
    )


def _describe(setup: Setup) -> str:
    nodes, far = setup
    return f"{nodes} node{'s' * (nodes > 1)}, {'every socket elsewhere' if far else 'sockets at the owner'}"


async def _run(nodes: list[Child], far: bool, scale: Scale) -> Run:
    parties = await _open_tables(nodes, far, scale)
    await asyncio.gather(*(party.play(scale.uncounted) for party in parties))
    paced = await _cost(nodes, parties, scale.moves, _play_paced(parties, scale))
    fast = await _cost(nodes, parties, scale.moves, _play_fast(parties, scale))
    await asyncio.gather(*(party.leave() for party in parties))
    return Run(paced, fast)


async def _cost(nodes: list[Child], parties: list[Party], moves: int, playing: Awaitable[None]) -> MoveCost:
    gc.collect()  # now, so that the players' process does not collect while it plays
    before, began = sum(node.cpu() for node in nodes), perf_counter()
    await playing
    gone, spent = perf_counter() - began, sum(node.cpu() for node in nodes) - before
    return MoveCost(len(parties) * moves / gone, spent / len(parties) / moves * 10_000)


async def _play_paced(parties: list[Party], scale: Scale) -> None:
    """Play at a fixed pace, with the moves of all tables evenly spread."""
    first = asyncio.get_running_loop().time() + _START_DELAY
    between = scale.every / len(parties)
    await asyncio.gather(
        *(
            party.play_paced(scale.moves, first + number * between, scale.every)
            for number, party in enumerate(parties)
        )
    )


async def _play_fast(parties: list[Party], scale: Scale) -> None:
    await asyncio.gather(*(party.play(scale.moves) for party in parties))


async def _open_tables(nodes: list[Child], far: bool, scale: Scale) -> list[Party]:
    """Open tables on all nodes in turn; with `far`, all sockets of a table are at the next node."""
    parties: list[Party] = []
    for number in range(scale.tables * len(nodes)):
        here = nodes[number % len(nodes)].address
        there = nodes[(number + far) % len(nodes)].address
        party = Party(number)
        async with (
            httpx.AsyncClient(base_url=here, timeout=PATIENCE) as http,
            httpx.AsyncClient(base_url=there, timeout=PATIENCE) as sockets,
        ):
            await party.gather(http, sockets)
        await party.begin()
        parties.append(party)
    return parties


@asynccontextmanager
async def _clusters() -> AsyncIterator[dict[int, list[Child]]]:
    """Start a cluster of each size on its own database. All keep running; only one at a time is loaded."""
    postgres, bus = Postgres(), Nats()
    clusters: dict[int, list[Child]] = {}
    try:
        for nodes in dict.fromkeys(setup[0] for setup in _SETUPS):
            store = postgres.url(postgres.fresh_database())
            for number in range(nodes):
                options = ("--store", store, "--bus", bus.url, "--node", f"node{number}of{nodes}")
                command = python_command(
                    "unspoken", "serve", "--port", "0", "--no-limits", "--bot-workers", "0", *options
                )
                clusters.setdefault(nodes, []).append(Child(command, READY_PREFIX))
                await asyncio.to_thread(clusters[nodes][-1].start)
                await asyncio.to_thread(clusters[nodes][-1].wait_until_ready, "/healthz/ready")
        yield clusters
    finally:
        for child in (child for nodes in clusters.values() for child in nodes):
            await asyncio.to_thread(child.stop)
        bus.end()
        postgres.end()


def main() -> int:
    """Measure, print, and write JSON if the command line asks for it."""
    parser = argparse.ArgumentParser(prog="python -m bench.cluster", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="fewer moves and tables; the figures prove nothing"
    )
    parser.add_argument("--rounds", type=int, help=f"rounds of all setups ({Scale().rounds})")
    parser.add_argument("--json", type=Path, metavar="PATH", help="also write the figures to this file")
    args = parser.parse_args()
    raise_file_limit()
    scale = QUICK if args.quick else Scale()
    section = asyncio.run(measure(replace(scale, rounds=args.rounds or scale.rounds)))
    show(make_console(), section)
    if args.json is not None:
        save(args.json, [section])
    return 0


if __name__ == "__main__":
    sys.exit(main())
