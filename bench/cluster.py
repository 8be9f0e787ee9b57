"""`python -m bench.cluster`: CPU cost of a move and throughput of clusters of one, two and three nodes.

Tables of four play Dixit on nodes that share one store and one bus. Sockets connect either to the node that
owns their table, as behind a balancer that hashes on the table code, or all to another node, which is the
worst case. The number of tables per node is the same in every setup. Tables first play as fast as they can,
then at half and at a tenth of that rate. PostgreSQL runs with fsync and autovacuum, as in production.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Callable
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
from bench.harness.child import READY_PREFIX, Child, python_command, tree_cpu
from bench.harness.file_limit import raise_file_limit
from bench.harness.report import Section, make_console, save, show
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres

_START_DELAY = 0.5  # seconds until the first paced move is due
Setup: TypeAlias = tuple[int, bool]
"""The number of nodes, and whether every socket is connected to a node that does not own its table."""
_SETUPS: tuple[Setup, ...] = ((1, False), (2, False), (3, False), (2, True), (3, True))
_LOADS = (1.0, 0.5, 0.1)
"""Shares of the most moves per second that the same setup made in the same round."""
_DURABLE = {"fsync": "on", "autovacuum": "on", "shared_buffers": "256MB"}
"""Settings of PostgreSQL as in production; the tests switch both off."""


class Scale(Struct, frozen=True):
    """How much is played."""

    rounds: int = 5
    tables: int = 30
    """Per node."""
    moves: int = 60
    """Per table and load."""
    uncounted: int = 10


QUICK = Scale(rounds=1, tables=6, moves=20, uncounted=5)


class MoveCost(Struct, frozen=True):
    """Throughput, and CPU seconds per 10,000 moves."""

    per_second: float
    nodes: float
    """Of all nodes together."""
    database: float
    bus: float


Run: TypeAlias = dict[float, MoveCost]
"""One round of one setup: the cost at each load."""


class Cluster(Struct, frozen=True):
    """The nodes of a cluster, and the processes that all clusters share."""

    nodes: list[Child]
    postgres: Postgres
    bus: Nats

    def cpu(self) -> tuple[float, float, float]:
        """Return the CPU seconds of the nodes, the database and the bus so far."""
        return sum(node.cpu() for node in self.nodes), tree_cpu(self.postgres.pid), tree_cpu(self.bus.pid)


async def measure(scale: Scale) -> Section:
    """Measure all setups in turn; each round has a different order."""
    found: dict[Setup, list[Run]] = {setup: [] for setup in _SETUPS}
    async with _clusters() as clusters:
        for number in range(scale.rounds):
            first = number % len(_SETUPS)
            for setup in _SETUPS[first:] + _SETUPS[:first]:
                found[setup].append(await _run(clusters[setup[0]], setup[1], scale))
            costs = (f"{_describe(setup)} {runs[-1][1.0].nodes:.2f}" for setup, runs in found.items())
            print(f"» round {number + 1} of {scale.rounds}: {'; '.join(costs)}", flush=True)
    return _section(found, scale)


def _section(found: dict[Setup, list[Run]], scale: Scale) -> Section:
    def middle(setup: Setup, load: float, value: Callable[[MoveCost], float]) -> float:
        return median(value(run[load]) for run in found[setup])

    rows = tuple(
        (
            _describe(setup),
            f"{load:.0%}",
            middle(setup, load, lambda cost: cost.per_second),
            middle(setup, load, lambda cost: cost.nodes),
            middle(setup, load, lambda cost: cost.nodes) / middle(_SETUPS[0], load, lambda cost: cost.nodes),
            middle(setup, load, lambda cost: cost.database),
            middle(setup, load, lambda cost: cost.bus),
        )
        for setup in found
        for load in _LOADS
    )
    return Section(
        "Several nodes",
        ("", "load", "moves/s", "nodes: CPU s, 10,000 moves", "of one node's", "PostgreSQL", "NATS"),
        rows,
        f"{scale.tables} tables of four per node. 100 % is as fast as they can; the other loads are shares "
        f"of the moves per second that this was. Medians of {scale.rounds} rounds. PostgreSQL syncs to disk "
        "and vacuums by itself. Players, nodes, database and bus share the cores, so moves per second "
        "depend on the machine. At a low load there is little to batch, and a move costs more.",
    )


def _describe(setup: Setup) -> str:
    nodes, far = setup
    return f"{nodes} node{'s' * (nodes > 1)}, {'every socket elsewhere' if far else 'sockets at the owner'}"


async def _run(cluster: Cluster, far: bool, scale: Scale) -> Run:
    parties = await _open_tables(cluster.nodes, far, scale)
    await asyncio.gather(*(party.play(scale.uncounted) for party in parties))
    run: Run = {}
    for load in _LOADS:
        every = None if load == 1.0 else len(parties) / (load * run[1.0].per_second)
        run[load] = await _cost(cluster, parties, scale, every)
    await asyncio.gather(*(party.leave() for party in parties))
    return run


async def _cost(cluster: Cluster, parties: list[Party], scale: Scale, every: float | None) -> MoveCost:
    """Play as fast as possible, or one move at each table every `every` seconds."""
    gc.collect()  # now, so that the players' process does not collect while it plays
    moves, before, began = len(parties) * scale.moves, cluster.cpu(), perf_counter()
    if every is None:
        await asyncio.gather(*(party.play(scale.moves) for party in parties))
    else:
        await _play_paced(parties, scale, every)
    elapsed = perf_counter() - began - (0 if every is None else _START_DELAY)
    after = cluster.cpu()
    nodes, database, bus = ((now - then) / moves * 10_000 for now, then in zip(after, before, strict=True))
    return MoveCost(moves / elapsed, nodes, database, bus)


async def _play_paced(parties: list[Party], scale: Scale, every: float) -> None:
    """Play at a fixed pace, with the moves of all tables evenly spread."""
    first = asyncio.get_running_loop().time() + _START_DELAY
    between = every / len(parties)
    await asyncio.gather(
        *(
            party.play_paced(scale.moves, first + number * between, every)
            for number, party in enumerate(parties)
        )
    )


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
async def _clusters() -> AsyncIterator[dict[int, Cluster]]:
    """Start a cluster of each size on its own database. All keep running; only one at a time is loaded."""
    postgres, bus = Postgres(**_DURABLE), Nats()
    clusters: dict[int, Cluster] = {}
    try:
        for size in dict.fromkeys(setup[0] for setup in _SETUPS):
            clusters[size] = Cluster([], postgres, bus)
            store = postgres.url(postgres.fresh_database())
            for number in range(size):
                options = ("--store", store, "--bus", bus.url, "--node", f"node{number}of{size}")
                command = python_command(
                    "unspoken", "serve", "--port", "0", "--no-limits", "--bot-workers", "0", *options
                )
                node = Child(command, READY_PREFIX)
                clusters[size].nodes.append(node)
                await asyncio.to_thread(node.start)
                await asyncio.to_thread(node.wait_until_ready, "/healthz/ready")
        yield clusters
    finally:
        for node in (node for cluster in clusters.values() for node in cluster.nodes):
            await asyncio.to_thread(node.stop)
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
